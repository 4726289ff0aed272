"""`python -m tests.playing_without FEATURE[,FEATURE...] ...`: plays a first turn without each group of features.

For a copy of the project: it moves their folders aside. Each turn is played in a fork that has imported the libraries,
which takes longer than the turn itself.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import discord  # noqa: F401
import docket  # noqa: F401
import jsonschema_rs  # noqa: F401
import PIL.Image  # noqa: F401
import pytest

FEATURES = Path("bot/features")
ASIDE = Path("deleted")
TURN = "tests/end_to_end/test_first_turn.py"


@contextmanager
def without(*names: str) -> Iterator[None]:
    """Moves features aside, and brings them back."""
    ASIDE.mkdir()
    for name in names:
        shutil.move(FEATURES / name, ASIDE / name)
    try:
        yield
    finally:
        for name in names:
            shutil.move(ASIDE / name, FEATURES / name)
        ASIDE.rmdir()


def is_played() -> bool:
    """Whether a turn is played by a process that has imported nothing of the project before."""
    child = os.fork()
    if child == 0:
        status = 1
        try:
            status = pytest.main(["-q", "-p", "no:cacheprovider", TURN])
        finally:  # whatever happens: what comes after it is the parent's
            sys.stdout.flush()
            os._exit(status)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def main(*groups: str) -> int:
    """Returns how many groups the bot does not play without."""
    failed = []
    for group in groups:
        with without(*group.split(",")):
            if not is_played():
                failed.append(group)
    print("no turn was played without:", *failed or ["–"], file=sys.stderr)
    return len(failed)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
