"""The other end of `processes.py`: a program that answers each line of its standard input with a line. Imports little.

Before the answer it may write notes: lines that say how far it is.

It ends with its standard input, so it cannot outlive the process that started it.
"""

import os
import signal
import sys
import traceback
from collections.abc import Callable
from typing import Any

import msgspec

NOTE = b"+"
"""What a note begins with, and no JSON."""


def serve(question: Any, answer: Callable[[Any], msgspec.Struct], niceness: int) -> None:
    """Answers questions, which are JSON of the type `question`, until standard input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process of the terminal
    os.nice(niceness)
    decoder = msgspec.json.Decoder(question)
    for line in sys.stdin.buffer:
        _write(msgspec.json.encode(answer(decoder.decode(line))))


def note(found: msgspec.Struct) -> None:
    """Tells who waits for the answer how far it is."""
    _write(NOTE + msgspec.json.encode(found))


def _write(line: bytes) -> None:
    try:
        sys.stdout.buffer.write(line + b"\n")
        sys.stdout.buffer.flush()
    except BrokenPipeError:  # nobody waits for the answer any more, so this is no error
        os._exit(0)  # at a usual end, Python would write the answer once more


def described(error: Exception) -> str:
    """Returns where an error was raised, and its type. Its message is left out: it may name cards of a hand."""
    return "".join(traceback.format_tb(error.__traceback__)) + type(error).__qualname__
