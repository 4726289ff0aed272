"""A process that analyses matches: reads a question per line from standard input, writes an answer per line.

It keeps nothing between questions, so any process can go on with any match.
"""

import os
import signal
import sys
import time
import traceback

import msgspec

from bot.computer.analysis.messages import Answer, Question
from rules import games, record
from rules.analysis_report import report
from rules.analysis_studies import Analyst, played

NICENESS = 19
"""It yields to everything, also to the searches of computer players."""


def answer(question: Question) -> Answer:
    """Does some steps. An exception becomes the answer's error."""
    progress = question.progress
    try:
        game = games.load(msgspec.json.decode(question.record, type=_Head).game)
        match = msgspec.json.decode(question.record, type=record.record_type(game))
        work = played(game, match, question.people, question.effort)
        analyst = Analyst(work)
        stop = time.monotonic() + question.seconds
        while analyst.step(progress):
            if time.monotonic() >= stop:
                return Answer(progress)
        return Answer(progress, report(progress, analyst.scores, len(work.lines) + 1))
    except Exception as error:  # its message is left out: it may name cards of a hand
        return Answer(progress, error="".join(traceback.format_tb(error.__traceback__)) + type(error).__qualname__)


class _Head(msgspec.Struct):
    """What says as which type a record is read."""

    game: str


def main() -> None:
    """Answers questions until standard input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process of the terminal
    os.nice(NICENESS)
    decoder = msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(answer(decoder.decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
