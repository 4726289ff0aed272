"""A process that works on one whole match: reads a question from standard input, writes the answer, and ends."""

import os
import resource
import signal
import sys
import traceback

import msgspec

from bot.computer.replays import animating, reading
from bot.computer.replays.messages import Animate, Answer, Failed, Question, Unreadable
from rules import games, record
from rules.flaws import InvalidRecord

NICENESS = 10
"""It yields to everything that answers people."""
MEMORY = 1 << 30
"""The most memory that it may take, in bytes: a file of a stranger must not take all there is."""


def answer(question: Question) -> Answer:
    """Returns the answer; if something fails, why."""
    try:
        if isinstance(question, Animate):
            head = msgspec.json.decode(question.record, type=Head)
            kind = record.record_type(games.load(head.game))
            return animating.animate(msgspec.json.decode(question.record, type=kind), question.language)
        return reading.read(question.content)
    except InvalidRecord as error:
        return Unreadable(error.problem)
    except Exception as error:  # its message is left out: it may name cards of a hand
        return Failed("".join(traceback.format_tb(error.__traceback__)) + type(error).__qualname__)


class Head(msgspec.Struct):
    """What says as which type a record is read."""

    game: str


def main() -> None:
    """Answers one question."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process of the terminal
    os.nice(NICENESS)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    question: Question = msgspec.json.decode(sys.stdin.buffer.readline(), type=Question)
    sys.stdout.buffer.write(msgspec.json.encode(answer(question)) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
