"""The taps and the screens of a turn, from Play to Done: the computer plays seeded matches as people would.

It follows every preset, as people mostly would. A press counts as one tap, a choice in a menu as two. The figures
depend on nothing but the code.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from statistics import median
from typing import Any, NamedTuple

from discord import ui

from benchmarks.measure import Figure, percentile
from bot.actions.custom_id import decode
from bot.actions.press import Press
from bot.actions.turn import Pick, PickFromMenu
from bot.domain import lobbies, turns
from bot.domain.session import AnySession, Change, Seat, Session
from bot.domain.turn_time import Moment
from bot.handlers.turn import since
from bot.views import choices, components
from bot.views.board import Boards
from bot.views.reader import Reader
from rules import games, search
from rules import match as matches
from rules.chance import key
from rules.match import AnyEntry, Question
from rules.proof import promise

ITERATIONS = 200
"""The iterations of a search for the moves of a turn."""
SEATS = (2, 3, 4)
ENOUGH = 60
"""The fewest turns of a game with one number of seats, answers to others included."""
CHANNEL = 1
LANGUAGE = "en"
READER = Reader(LANGUAGE, Boards(), Moment(0))
PLAY, PRESS, MENU, DONE = 1, 1, 2, 1
"""Taps: to open the panel, on a button, to open a menu and choose in it, and to end the turn."""
RECENT = 40
"""A panel tells the news of at most this number of lines of the log."""


class Screen(NamedTuple):
    """A panel of a turn."""

    session: AnySession
    question: Question | None
    """None: the turn is over, and the panel says so."""
    news: Sequence[AnyEntry] = ()
    """What has happened since the seat last moved."""
    opened: int | None = None
    """An option whose kind is open."""
    menu: bool = False
    """Whether something is chosen in a menu, so that its options are read."""


class Turn(NamedTuple):
    """A turn of a seat: from Play until its turn is over, or it waits for others."""

    game: str
    seats: int
    question: str
    """The name of its first question."""
    moves: list[str]
    """The names of its moves."""
    taps: int
    screens: list[Screen]


class Measured(NamedTuple):
    """The turns of a game that begin with one question, and the budget for their median."""

    name: str
    game: str
    question: str
    budget: int
    move: str = ""
    """A move that these turns have in common; empty: any."""
    seats: int = 0
    """The number of seats of their matches; 0: any."""

    def of(self, played: Sequence[Turn]) -> list[Turn]:
        """Returns these turns among those `played`. Raises RuntimeError if there are none."""
        found = [turn for turn in played if (turn.game, turn.question) == (self.game, self.question)]
        found = [turn for turn in found if self.move in ("", *turn.moves) and self.seats in (0, turn.seats)]
        if not found:
            raise RuntimeError(f"no {self.name} was played")
        return found

    def taps(self, played: Sequence[Turn]) -> list[int]:
        """Returns the taps of each of these turns among those `played`. Raises RuntimeError if there are none."""
        return [turn.taps for turn in self.of(played)]


MEASURED = (
    Measured("turn of Manhattan", "manhattan", "PlayCard", 5),
    Measured("choice of blocks in Manhattan", "manhattan", "ChooseBlocks", 3),
    Measured("turn of Mint Works", "mint_works", "TakeTurn", 4),
    Measured("turn of Rolled West", "rolled_west", "ChooseTerrain", 5),
    Measured("turn of Rolled West with two", "rolled_west", "ChooseTerrain", 5, seats=2),
    Measured("copying in Rolled West", "rolled_west", "CopyDie", 3),
    Measured("turn of Coal Baron", "coal_baron", "TakeTurn", 6),
    Measured("turn of Coal Baron in the mine", "coal_baron", "TakeTurn", 9, "Mine"),
    Measured("turn of Montana", "montana", "TakeTurn", 6),
)


def figures() -> Iterator[Figure]:
    """Yields the median and the 90th percentile of the taps of a turn."""
    played = whole()
    for measured in MEASURED:
        taps = measured.taps(played)
        yield Figure(f"{measured.name}, median of {len(taps)}", median(taps), "taps", budget=measured.budget)
        yield Figure(f"{measured.name}, 90th percentile", percentile(taps, 90), "taps")


@cache
def whole() -> list[Turn]:
    """Returns the turns of matches of each game with each number of seats, played once for all figures."""
    return [turn for name in games.names() for seats in SEATS for turn in _enough(name, seats)]


def _enough(game: str, seats: int) -> list[Turn]:
    """Returns the turns of as many whole matches as it takes for `ENOUGH` of them."""
    found: list[Turn] = []
    while len(found) < ENOUGH:
        found += play(game, seats, seats + len(found), ITERATIONS)
    return found


def play(game: str, seats: int, seed: int, iterations: int) -> Iterator[Turn]:
    """Yields the turns of a whole match between computer players that search this number of iterations."""
    people = [Seat(person=1 + seat, name=name) for seat, name in enumerate(("Alice", "Bob", "Carol", "Dave")[:seats])]
    lobby: AnySession = Session(
        id=1, channel=CHANNEL, parent=1, lobby=1, language=LANGUAGE, host=1, game=game, seats=people
    )
    at = _Match(lobbies.start(lobby, 1, 1, promise(key(seed))).session, search.Budget(iterations))
    while at.session.to_move:
        yield at.turn(at.session.to_move[0])


class _Match:
    """A match that the computer plays, with its log."""

    def __init__(self, session: AnySession, budget: search.Budget) -> None:
        self.session = session
        self._budget = budget
        self._log: list[AnyEntry] = []

    def turn(self, seat: int) -> Turn:
        """Plays the turn of `seat` and returns it. Done within a turn lets others act meanwhile."""
        taps, names, moves, screens = PLAY, [], [], []
        planned: list[Any] = []
        is_over = False
        while not is_over and (question := matches.question(self.session.playing, seat)):
            screen = Screen(self.session, question, since(self._log[-RECENT:], seat))
            screens.append(screen)
            if question.step is None:
                self._keep(turns.done(self.session, seat))
                taps += DONE
                is_over = not question.state.agenda or question.state.agenda[-1].waits_for_done
                continue
            names.append(question.step.prompt_key(question.state, seat))
            if question.presets:
                self._keep(turns.follow(self.session, seat, question.presets[0]))
                taps += PRESS
                continue
            planned = planned or self._plan(question)
            move = planned.pop(0)
            number = question.options.index(move)
            through = _screens(screen, number)
            screens[-1:] = through
            taps += sum(MENU if shown.menu else PRESS for shown in through)
            is_over = question.ends[number]
            moves.append(type(move).__name__)
            self._keep(turns.choose(self.session, seat, move))
        seats = len(self.session.seats)
        return Turn(self.session.game, seats, names[0], moves, taps, [*screens, Screen(self.session, None)])

    def _plan(self, question: Question) -> list[Any]:
        rules, seat = self.session.rules, question.seat
        return search.plan(rules, rules.view(question.state, seat), seat, self._budget, question.version)

    def _keep(self, change: Change) -> None:
        self.session = change.session
        self._log += change.entries


def _screens(screen: Screen, number: int) -> list[Screen]:
    """Returns the panels through which an option of a question is chosen: two if its kind is opened first."""
    session, question = screen.session, screen.question
    assert question is not None
    kind = choices.opened(session, question, number)
    for press in _presses(choices.rows(session, question, READER, kind)):
        if isinstance(press, (Pick, PickFromMenu)) and press.option == number:
            last = screen._replace(opened=number if kind else None, menu=isinstance(press, PickFromMenu))
            return [screen, last] if kind else [last]
    raise RuntimeError(f"option {number} is not offered")


def _presses(rows: Sequence[components.Row]) -> Iterator[Press]:
    """Yields what can be pressed, and each choice of the menus."""
    pieces: list[Any] = [piece for row in rows for piece in row.children]
    for piece in pieces:
        for values in [[option.value] for option in piece.options] if isinstance(piece, ui.Select) else [None]:
            yield decode(piece.custom_id, values)
