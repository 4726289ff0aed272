"""A process that searches for computer players: answers views with moves or advice."""

import time

import msgspec
from msgspec import Raw, Struct

from bot.computer.answering import described, serve
from rules import games, ladder, levels, reasons, search
from rules.game import AnyGame
from rules.levels import Level
from rules.search import Budget

NICENESS = 10
"""Searches yield to everything that answers people."""


NOTHING = Raw(b"null")


class Question(Struct):
    """The view of `seat`, and how to search it."""

    game: str
    view: Raw
    seat: int
    seed: int
    normal: float
    """Seconds that the normal level thinks about a turn."""
    strength: Level | float = Level.NORMAL
    """A level, or points as `rules.ladder` counts them."""
    advises: bool = False
    """Whether to return advice for a person instead of moves."""
    choice: Raw = NOTHING
    """What is explained instead, if anything: a choice of the seat."""
    effort: int = 0
    """How many playouts to try for a turn, whatever time it takes; 0: as many as fit into the time."""


class Answer(Struct):
    """Moves, advice or an explanation, or an error."""

    moves: Raw = Raw(b"[]")
    error: str = ""


def answer(question: Question) -> Answer:
    """Searches. An exception becomes the answer's error."""
    try:
        game = games.load(question.game)
        view = msgspec.json.decode(question.view, type=game.state)
        budget = _budget(game, question)
        if question.choice != NOTHING:
            choice = msgspec.json.decode(question.choice, type=game.move)
            found: object = reasons.explain(game, view, question.seat, choice, budget, question.seed)
        else:
            think = reasons.advise if question.advises else search.plan
            found = think(game, view, question.seat, budget, question.seed)
        return Answer(moves=Raw(msgspec.json.encode(found)))
    except Exception as error:  # reported to the pool; the next question can still be answered
        return Answer(error=described(error))


def _budget(game: AnyGame, question: Question) -> Budget:
    strength, normal = question.strength, question.normal
    if not isinstance(strength, Level):
        return ladder.budget(game, strength, time.monotonic, normal)
    if question.effort:
        return levels.steady(strength, question.effort)
    return levels.budget(strength, time.monotonic, normal)


if __name__ == "__main__":
    serve(Question, answer, NICENESS)
