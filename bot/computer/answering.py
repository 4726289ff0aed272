"""The other end of `processes.py`: a program that answers each line of its standard input with a line. Imports little.

It ends with its standard input, so it cannot outlive the process that started it.
"""

import os
import signal
import sys
import traceback
from collections.abc import Callable
from typing import Any

import msgspec


def serve(question: Any, answer: Callable[[Any], msgspec.Struct], niceness: int) -> None:
    """Answers questions, which are JSON of the type `question`, until standard input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process of the terminal
    os.nice(niceness)
    decoder = msgspec.json.Decoder(question)
    for line in sys.stdin.buffer:
        found = msgspec.json.encode(answer(decoder.decode(line)))
        try:
            sys.stdout.buffer.write(found + b"\n")
            sys.stdout.buffer.flush()
        except BrokenPipeError:  # nobody waits for the answer any more, so this is no error
            os._exit(0)  # at a usual end, Python would write the answer once more


def described(error: Exception) -> str:
    """Returns where an error was raised, and its type. Its message is left out: it may name cards of a hand."""
    return "".join(traceback.format_tb(error.__traceback__)) + type(error).__qualname__
