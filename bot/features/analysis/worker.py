"""A process that analyses matches.

It keeps nothing between questions, so any process can go on with any match.
"""

import time

from bot.computer.answering import described, serve
from bot.features.analysis.messages import Answer, Question
from rules import games, record
from rules.analysis_report import report
from rules.analysis_studies import Analyst, played

NICENESS = 19
"""It yields to everything, also to the searches of computer players."""


def answer(question: Question) -> Answer:
    """Does some steps. An exception becomes the answer's error."""
    progress = question.progress
    try:
        match = record.decode_own(question.record)
        work = played(games.load(match.game), match, question.people, question.effort)
        analyst = Analyst(work)
        stop = time.monotonic() + question.seconds
        while analyst.step(progress):
            if time.monotonic() >= stop:
                return Answer(progress)
        return Answer(progress, report(progress, analyst.scores, work.turns))
    except Exception as error:  # reported to the pool
        return Answer(progress, error=described(error))


if __name__ == "__main__":
    serve(Question, answer, NICENESS)
