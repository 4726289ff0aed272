"""Sessions for tests: lobbies, matches that have just begun, and whole matches tapped at random."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from random import Random
from typing import NamedTuple

import pytest

from bot.domain import lobbies, turns
from bot.domain.session import AnySession, Seat, Session, Stage
from bot.handlers.entropy import draw
from bot.views.wording import NAME
from rules import games
from rules import match as matches
from rules.chance import key
from rules.game import Move, Options
from tests.rules.test_contract import option_sets

ALICE, BOB, CAROL, DAVE = PEOPLE = (101, 102, 103, 104)
IN_SANDBOX = tuple(1_100_000_000_000_000_200 + number for number in (1, 2, 3, 4))
"""The same people by their ids in the sandbox, where a test has them spoken to."""
NAMES = dict(zip(PEOPLE + IN_SANDBOX, ("Alice", "Bob", "Carol", "Dave") * 2, strict=True))
CHANNEL, LOBBY = 4001, 5001
TAPS = 3000
"""More than a match can take."""


def lobby(*people: int, computers: int = 0, number: int = LOBBY, options: Options | None = None) -> AnySession:
    """People gathered for a game, the first one as host."""
    return Session(
        id=number,
        channel=CHANNEL,
        parent=CHANNEL,
        lobby=number,
        language="en",
        host=people[0],
        game="manhattan",
        seats=[*(Seat(person=person, name=NAMES[person]) for person in people), *[Seat()] * computers],
        options=options or {},
    )


def match(*people: int, computers: int = 0, number: int = LOBBY, options: Options | None = None) -> AnySession:
    """A match of theirs that has just begun in the thread of its lobby. The first of them sits first."""
    gathered = lobby(*people, computers=computers, number=number, options=options)
    return lobbies.start(gathered, people[0], number, draw(4)).session


def at_table(game: str, seats: int, options: Options, seed: int, language: str = "en") -> AnySession:
    """A match of people whose chance depends on `seed` alone."""
    table, _ = matches.start_match(games.load(game), seats, options, key(seed))
    return Session(
        id=LOBBY,
        channel=LOBBY,
        parent=CHANNEL,
        lobby=LOBBY,
        language=language,
        host=ALICE,
        game=game,
        stage=Stage.PLAY,
        seats=[Seat(person=person, name=NAMES[person]) for person in PEOPLE[:seats]],
        options=options,
        match=table,
        entries=1,
    )


class Tap(NamedTuple):
    """A moment of a match: what `seat` is asked in `session`, before it answers."""

    session: AnySession
    seat: int
    question: matches.Question


def taps(session: AnySession, seed: int) -> Iterator[Tap]:
    """Every question of a match whose seats tap at random, up to its end."""
    dice = Random(seed)
    for _ in range(TAPS):
        if not session.to_move:
            return
        seat = dice.choice(session.to_move)
        question = matches.question(session.playing, seat)
        assert question is not None
        yield Tap(session, seat, question)
        session = answer(session, question, dice.choice(question.options) if question.options else None)
    raise AssertionError(f"not over after {TAPS} taps")


def with_long_names(session: AnySession) -> AnySession:
    """The same people with names that take as much room as a name can."""
    for number, seat in enumerate(session.seats):
        seat.name = f"{number}{'*_~`' * 8}"[:NAME]
    return session


def whole_match(game: str, seats: int, options: Options) -> Sequence[Tap]:
    """Every question of a match of people with long names, which is played once for all tests of `every_table`."""
    return _played(game, seats, tuple(options.items()))


@lru_cache(maxsize=1)
def _played(game: str, seats: int, options: tuple[tuple[str, str], ...]) -> tuple[Tap, ...]:
    return tuple(taps(with_long_names(at_table(game, seats, dict(options), seed=1)), seed=1))


def answer(session: AnySession, question: matches.Question, move: Move | None) -> AnySession:
    """`session` with `move` chosen, or with the turn handed over where nothing is left to choose."""
    if move is None:
        return turns.done(session, question.seat).session
    return turns.choose(session, question.seat, move).session


def turn(session: AnySession, seat: int) -> AnySession:
    """`session` after `seat` has taken its first option throughout and pressed Done."""
    made = session.playing.move_counts[seat]
    while session.stage is Stage.PLAY and session.playing.move_counts[seat] == made:
        question = matches.question(session.playing, seat)
        assert question is not None
        session = answer(session, question, question.options[0] if question.options else None)
    return session


every_game = pytest.mark.parametrize("game", games.names())
every_table = pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        pytest.param(name, seats, options, id=f"{name}-{seats}-{number}", marks=pytest.mark.variant if number else ())
        for name in games.names()
        for seats, (number, options) in product(
            range(games.load(name).info.fewest, games.load(name).info.most + 1),
            enumerate(option_sets(games.load(name).info)),
        )
    ],
    scope="session",  # all tests of one table run one after the other
)
