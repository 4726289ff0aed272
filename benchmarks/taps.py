"""Taps of a turn, from Play to Done: the computer plays seeded matches, and presses what a person would have to press.

It follows every preset, as people mostly would.

A press counts as one tap, a choice in a menu as two. The figures depend on nothing but the code.
"""

from collections.abc import Iterator, Sequence
from statistics import median
from typing import Any, NamedTuple

from discord import ui

from benchmarks.measure import Figure, percentile
from bot.actions.custom_id import decode
from bot.actions.press import Press
from bot.actions.turn import Pick, PickFromMenu
from bot.domain import lobbies, turns
from bot.domain.session import AnySession, Seat, Session
from bot.domain.turn_time import Moment
from bot.views import choices, components
from bot.views.board import Boards
from bot.views.reader import Reader
from rules import games, search
from rules import match as matches
from rules.chance import key
from rules.match import Question
from rules.proof import promise

ITERATIONS = 200
"""The iterations of a search for the moves of a turn."""
LANGUAGE = "en"
READER = Reader(LANGUAGE, Boards(), Moment(0))
PLAY, PRESS, MENU, DONE = 1, 1, 2, 1
"""Taps: to open the panel, on a button, to open a menu and choose in it, and to end the turn."""


class Turn(NamedTuple):
    """A turn of a seat: from Play until its turn is over, or it waits for others."""

    game: str
    question: str
    """The name of its first question."""
    moves: list[str]
    """The names of its moves."""
    taps: int


class Measured(NamedTuple):
    """The turns of a game that begin with one question, and the budget for their median."""

    name: str
    game: str
    question: str
    budget: int
    move: str = ""
    """A move that these turns have in common; empty: any."""

    def taps(self, played: Sequence[Turn]) -> list[int]:
        """Returns the taps of each of these turns among those `played`. Raises RuntimeError if there are none."""
        turns = [turn for turn in played if (turn.game, turn.question) == (self.game, self.question)]
        taps = [turn.taps for turn in turns if not self.move or self.move in turn.moves]
        if not taps:
            raise RuntimeError(f"no {self.name} was played")
        return taps


MEASURED = (
    Measured("turn of Manhattan", "manhattan", "PlayCard", 5),
    Measured("choice of blocks in Manhattan", "manhattan", "ChooseBlocks", 3),
    Measured("turn of Mint Works", "mint_works", "TakeTurn", 4),
    Measured("turn of Rolled West", "rolled_west", "ChooseTerrain", 6),
    Measured("turn of Coal Baron", "coal_baron", "TakeTurn", 6),
    Measured("turn of Coal Baron in the mine", "coal_baron", "TakeTurn", 9, "Mine"),
    Measured("turn of Montana", "montana", "TakeTurn", 6),
)


def figures() -> Iterator[Figure]:
    """Yields the median and the 90th percentile of the taps of a turn."""
    played = [turn for name in games.names() for seats in (2, 3, 4) for turn in play(name, seats, seats, ITERATIONS)]
    for measured in MEASURED:
        taps = measured.taps(played)
        yield Figure(f"{measured.name}, median of {len(taps)}", median(taps), "taps", budget=measured.budget)
        yield Figure(f"{measured.name}, 90th percentile", percentile(taps, 90), "taps")


def play(game: str, seats: int, seed: int, iterations: int) -> Iterator[Turn]:
    """Yields the turns of a whole match between computer players that search so many iterations."""
    people = [Seat(person=1 + seat, name=f"Player {seat + 1}") for seat in range(seats)]
    lobby: AnySession = Session(id=1, channel=1, parent=1, lobby=1, language=LANGUAGE, host=1, game=game, seats=people)
    session = lobbies.start(lobby, 1, 1, promise(key(seed))).session
    budget = search.Budget(iterations)
    while session.to_move:
        session, turn = _take_turn(session, session.to_move[0], budget)
        yield turn


def _take_turn(session: AnySession, seat: int, budget: search.Budget) -> tuple[AnySession, Turn]:
    """Returns the session after the turn of `seat`, and the turn. Done within a turn lets others act meanwhile."""
    taps, names, moves = PLAY, [], []
    planned: list[Any] = []
    is_over = False
    while not is_over and (question := matches.question(session.playing, seat)):
        if question.step is None:
            session, taps = turns.done(session, seat).session, taps + DONE
            is_over = not question.state.agenda or question.state.agenda[-1].waits_for_done
            continue
        names.append(question.step.prompt_key(question.state, seat))
        if question.presets:
            session, taps = turns.follow(session, seat, question.presets[0]).session, taps + PRESS
            continue
        planned = planned or search.plan(
            session.rules, session.rules.view(question.state, seat), seat, budget, question.version
        )
        move = planned.pop(0)
        number = question.options.index(move)
        taps += taps_to_choose(session, question, number)
        is_over = question.ends[number]
        moves.append(type(move).__name__)
        session = turns.choose(session, seat, move).session
    return session, Turn(session.game, names[0], moves, taps)


def taps_to_choose(session: AnySession, question: Question, number: int) -> int:
    """Returns the taps that it takes to choose an option."""
    kind = choices.opened(session, question, number)
    for press in _presses(choices.rows(session, question, READER, kind)):
        if isinstance(press, (Pick, PickFromMenu)) and press.option == number:
            return (PRESS if kind else 0) + (PRESS if isinstance(press, Pick) else MENU)
    raise RuntimeError(f"option {number} is not offered")


def _presses(rows: Sequence[components.Row]) -> Iterator[Press]:
    """Yields what can be pressed, and each choice of the menus."""
    pieces: list[Any] = [piece for row in rows for piece in row.children]
    for piece in pieces:
        for values in [[option.value] for option in piece.options] if isinstance(piece, ui.Select) else [None]:
            yield decode(piece.custom_id, values)
