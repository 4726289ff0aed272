"""Locks on files. The kernel drops one when the last process that holds the file open ends, however that happens.

The library filelock cannot do this: when it lets go of a lock, it also takes it from a process that has inherited it.
"""

import fcntl
import os
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO


def locked(path: Path) -> BinaryIO:
    """Returns the file, open and locked. Raises BlockingIOError if somebody else holds it."""
    while True:
        path.touch(mode=0o600)
        file = path.open("ab")
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.close()
            raise
        # The last owner may have removed the file after we opened it.
        with suppress(FileNotFoundError):
            if os.path.samestat(os.fstat(file.fileno()), path.stat()):
                return file
        file.close()


def is_locked(path: Path) -> bool:
    """Whether somebody holds the file."""
    try:
        file = path.open("rb")
    except FileNotFoundError:
        return False
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False
