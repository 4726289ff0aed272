"""A process that works on whole matches. Their files may come from strangers."""

import resource

from bot.computer.answering import described, note, serve
from bot.features.replay import animating, reading
from bot.features.replay.messages import Animate, Answer, Failed, Question, Unreadable
from rules import record
from rules.record_errors import InvalidRecord

NICENESS = 10
"""It yields to everything that answers people."""
MEMORY = 1 << 30
"""The most memory that it may take, in bytes: a file of a stranger must not take all there is."""


def answer(question: Question) -> Answer:
    """Returns the answer; if something fails, why."""
    try:
        if isinstance(question, Animate):
            return animating.animate(record.decode_own(question.record), question.language, note, question.captions)
        return reading.read(question.content)
    except InvalidRecord as error:
        return Unreadable(error.problem)
    except Exception as error:  # reported to the pool
        return Failed(described(error))


if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    serve(Question, answer, NICENESS)
