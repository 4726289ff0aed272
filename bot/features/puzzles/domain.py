"""A puzzle: a position with one choice that is clearly the best, and which matches may become one. Pure."""

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw, Struct

from bot.domain.calendar import DAY
from bot.domain.errors import UserError
from bot.domain.match_kinds import kind_of
from bot.domain.preferences import Preferences
from bot.domain.session import AnySession, Seat
from bot.features.analysis.domain import is_of_interest
from rules import games, play
from rules.analysis_report import Analysis, Best, Mark
from rules.game import AnyGame, Move

LINES = 6
"""The most questions of a match that are judged again."""


class Puzzle(Struct, frozen=True):
    """A puzzle as it is stored."""

    game: str
    version: int
    """The version of the rules under which it was found."""
    seats: int
    state: Raw
    """The whole position; nothing in it is private."""
    seat: int
    """Whose choice it is."""
    best: int
    """The number of the best option."""
    points: int
    """By how many tenths of a point its lead is higher than that of the next best."""
    own: bool = False
    """Whether it comes from a match on the one server that has it."""


class Posed(NamedTuple):
    """A puzzle, ready to be shown."""

    puzzle: Puzzle
    rules: AnyGame
    state: Any
    options: list[Move]

    @property
    def best(self) -> Move:
        return self.options[self.puzzle.best]


class Found(NamedTuple):
    """How people have answered a puzzle."""

    answered: int
    found: int


class Answered(NamedTuple):
    """A person's answer to the puzzle of a day."""

    day: int
    option: int
    first: int
    """The answer that counts."""
    found: Found
    on_server: bool
    """Whether it was given on a server, and not in direct messages."""


def day_of(now: int) -> int:
    """Returns the number of the day: days since 1970, by UTC."""
    return now // DAY


def fits(session: AnySession) -> bool:
    """Whether questions of a match may become puzzles on its server: it is over, and nothing in it needs explaining."""
    usual = {option.name: option.values[0] for option in session.rules.info.options}
    is_usual = session.options.items() <= usual.items()
    is_ours = session.guild and not kind_of(session).check_open and not any(seat.former for seat in session.seats)
    return bool(is_ours and len(session.seats) > 1 and is_usual and is_of_interest(session))


def remarkable(session: AnySession, analysis: Analysis) -> list[int]:
    """Returns how many lines come before each question that may become a puzzle, the most remarkable first.

    Everybody is shown what people did well, but nobody else what they missed. Computers do not mind.
    """
    found: list[Best | Mark] = [*analysis.best]
    found += [mark for mark in analysis.marks if _is_computer(session, mark.seat)]
    found.sort(key=lambda each: each.points, reverse=True)
    return [each.line for each in found][:LINES]


def _is_computer(session: AnySession, number: int) -> bool:
    """Whether a computer player had a seat from the beginning to the end."""
    seat = session.seats[number] if number < len(session.seats) else Seat(person=1)
    return not (seat.person or seat.former or seat.earlier)


def have_agreed(session: AnySession, preferences: Mapping[int, Preferences]) -> bool:
    """Whether none of the people who have played a match hides their record. `preferences`: those of `players`."""
    return not any(preferences[person].hide_record for person in players(session))


def players(session: AnySession) -> set[int]:
    """Returns everybody who had a seat of a match, at any time."""
    found = {seat.person for seat in session.seats}
    return (found | {holder.person for seat in session.seats for holder in seat.earlier}) - {0}


def posed(puzzle: Puzzle) -> Posed:
    """Returns a puzzle with its options. Raises UserError if its game is gone, or has other rules now."""
    if puzzle.game not in games.names() or games.load(puzzle.game).info.version != puzzle.version:
        raise UserError("puzzle-gone")
    rules = games.load(puzzle.game)
    state = games.with_new_options(rules, _decoder(puzzle.game).decode(puzzle.state))
    options = play.settle(state).get(puzzle.seat, [])
    if puzzle.best >= len(options):
        raise UserError("puzzle-gone")
    return Posed(puzzle, rules, state, [*options])


@cache
def _decoder(game: str) -> "msgspec.json.Decoder[Any]":
    return msgspec.json.Decoder(games.load(game).state)
