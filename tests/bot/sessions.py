"""Sessions for tests: lobbies, matches that have just begun, and whole matches played at random."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

import pytest

from bot.domain import lobbies, turns
from bot.domain.parts import PARTS
from bot.domain.session import AnySession, Seat, Session, Stage
from bot.handlers.entropy import new_proof
from bot.views.names import LONGEST
from rules import games
from rules import match as matches
from rules.chance import key
from rules.contract import option_sets
from rules.game import Move, Options
from rules.proof import promise

ALICE, BOB, CAROL, DAVE = PEOPLE = (101, 102, 103, 104)
IN_SANDBOX = tuple(1_100_000_000_000_000_200 + number for number in (1, 2, 3, 4))
"""The same people by their ids in the sandbox, for tests in which Parlour writes to them."""
NAMES = dict(zip(PEOPLE + IN_SANDBOX, ("Alice", "Bob", "Carol", "Dave") * 2, strict=True))
CHANNEL, LOBBY = 4001, 5001
LONGEST_TEXT = 1000
"""The longest text that a feature keeps with a seat, such as a note."""
TAPS = 3000
"""More presses than any match takes."""


def lobby(*people: int, computers: int = 0, number: int = LOBBY, options: Options | None = None) -> AnySession:
    """Returns a lobby; the first person is the host."""
    return Session(
        id=number,
        channel=CHANNEL,
        parent=CHANNEL,
        lobby=number,
        language="en",
        host=people[0],
        game="manhattan",
        seats=[
            *(
                Seat(person=person, name=NAMES[person], entropy=str(7000 + place))
                for place, person in enumerate(people)
            ),
            *[Seat()] * computers,
        ],
        proof=promise(key(number)),
        options=options or {},
    )


def match(*people: int, computers: int = 0, number: int = LOBBY, options: Options | None = None) -> AnySession:
    """Returns a match that has just begun in the thread of its lobby. The first person sits first."""
    gathered = lobby(*people, computers=computers, number=number, options=options)
    return lobbies.start(gathered, people[0], number, new_proof()).session


def seeded_match(game: str, seats: int, options: Options, seed: int, language: str = "en") -> AnySession:
    """Returns a match of people whose chance depends on `seed` alone."""
    started, _ = matches.start_match(games.load(game), seats, options, key(seed))
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
        match=started,
        entries=1,
    )


class Tap(NamedTuple):
    """A moment of a match: the question of `seat` in `session`, before it answers."""

    session: AnySession
    seat: int
    question: matches.Question


def taps(session: AnySession, seed: int) -> Iterator[Tap]:
    """Yields every question of a match whose seats choose at random, up to its end."""
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
    """Gives all people the longest possible names, and the longest texts that features keep."""
    for number, seat in enumerate(session.seats):
        seat.name = f"{number}{'*_~`' * 8}"[:LONGEST]
        for part in PARTS:
            if part.kind is str:
                seat.parts = part.put(seat, "*" * LONGEST_TEXT).parts
    return session


def whole_match(game: str, seats: int, options: Options) -> Sequence[Tap]:
    """Returns every question of a match with long names, played once for all tests of `every_setup`."""
    return _played(game, seats, tuple(options.items()))


@lru_cache(maxsize=1)
def _played(game: str, seats: int, options: tuple[tuple[str, str], ...]) -> tuple[Tap, ...]:
    return tuple(taps(with_long_names(seeded_match(game, seats, dict(options), seed=1)), seed=1))


def answer(session: AnySession, question: matches.Question, move: Move | None) -> AnySession:
    """Returns `session` with `move` chosen, or after Done if nothing is left to choose."""
    if move is None:
        return turns.done(session, question.seat).session
    return turns.choose(session, question.seat, move).session


def played_out(session: AnySession, seed: int = 1) -> AnySession:
    """Returns `session` at its end, after its seats have chosen at random."""
    *_, last = taps(session, seed)
    dice = Random(seed)
    while last.session.to_move:
        move = dice.choice(last.question.options) if last.question.options else None
        after = answer(last.session, last.question, move)
        last = Tap(after, last.seat, matches.question(after.playing, last.seat) or last.question)
    return last.session


def turn(session: AnySession, seat: int) -> AnySession:
    """Returns `session` after `seat` has chosen its first option throughout and pressed Done."""
    made = session.playing.move_counts[seat]
    while session.stage is Stage.PLAY and session.playing.move_counts[seat] == made:
        question = matches.question(session.playing, seat)
        assert question is not None
        session = answer(session, question, question.options[0] if question.options else None)
    return session


def setups(*marks: pytest.MarkDecorator) -> Iterator[Any]:
    """Yields every game with every number of seats, and each of its other sets of options with one of these numbers.

    The latter have `marks`, or are variants.

    `make test-all` tests the rules with all numbers of seats and all options (`tests/rules/test_contract.py`).
    """
    for name in games.names():
        info = games.load(name).info
        numbers = range(info.fewest, info.most + 1)
        usual, *others = option_sets(info)
        for seats in numbers:
            yield pytest.param(name, seats, usual, id=f"{name}-{seats}-0")
        for number, options in enumerate(others, 1):
            seats = numbers[number % len(numbers)]
            yield pytest.param(name, seats, options, id=f"{name}-{seats}-{number}", marks=marks or pytest.mark.variant)


every_game = pytest.mark.parametrize("game", games.names())
every_setup = pytest.mark.parametrize(
    ("game", "seats", "options"),
    list(setups()),
    scope="session",  # all tests of one setup run one after the other
)
every_usual_setup = pytest.mark.parametrize(
    ("game", "seats", "options"),
    list(setups(pytest.mark.variant, pytest.mark.campaign)),
    scope="session",
)
"""For tests of what does not depend on options: with others than the usual ones in `make test-all`."""
