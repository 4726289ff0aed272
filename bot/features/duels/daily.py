"""The deal that each day has in each game, and the table of a week. Pure."""

import hmac
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import NamedTuple

from bot.domain.calendar import DAY
from bot.domain.errors import UserError
from bot.features.duels.domain import Deal, Entry, begins, deal_proof, usual_seats
from rules import games

OPPONENT = "opponent"
"""The option of a game that chooses its opponent; the deals go through its values, except that of a random one."""
RANDOM = "random"
WEEK = 7
EPOCH_WEEKDAY = 3
"""Day 0, 1 January 1970, was a Thursday: three days after a Monday."""


class OfWeek(NamedTuple):
    """A line of the table of a week."""

    place: int
    person: int
    name: str
    played: int
    won: int
    ahead: int
    """By how many points all deals together were won, less those by which others were lost."""


def day_of(now: int) -> int:
    """Returns the number of the day: days since 1970, by UTC."""
    return now // DAY


def week_of(day: int) -> range:
    """Returns the days of a week, Monday first."""
    monday = day - (day + EPOCH_WEEKDAY) % WEEK
    return range(monday, monday + WEEK)


def usual_game() -> str:
    """Returns the game whose deal is shown first: the first that has an opponent for one player, or just the first.

    Raises UserError if there is no game.
    """
    names = games.names()
    if not names:
        raise UserError("no-daily")
    return next((name for name in names if usual_seats(name) == 1), names[0])


def stored_name(game: str) -> str:
    """Returns the name by which keys and presses know a game: nothing for the usual one."""
    return "" if game == usual_game() else game


def opponent(game: str, day: int) -> str:
    """Returns the automated opponent of a day; nothing if the game has only one, or none for a single player."""
    if usual_seats(game) > 1:
        return ""
    found = [option for option in games.load(game).info.options if option.name == OPPONENT]
    values = sorted(value for option in found for value in option.values if value != RANDOM)
    return values[day % len(values)] if values else ""


def deal_of(game: str, day: int, secret: bytes) -> Deal:
    """Returns the deal of a day in a game. `secret`: that of the installation."""
    chosen = opponent(game, day)
    date = datetime.fromtimestamp(begins(day), UTC).strftime("%Y%m%d")
    what = date if game == usual_game() else f"{date} {game}"
    seats = usual_seats(game)
    dealt = deal_proof(hmac.digest(secret, what.encode(), "sha256"), int(date), seats)
    return Deal(game, seats, {OPPONENT: chosen} if chosen else {}, dealt)


def of_week(days: Iterable[Mapping[int, Entry]]) -> list[OfWeek]:
    """Returns the table of some days: most deals won first, then by how many points these were won.

    By how many a deal was lost does not count, so that giving up is no better than losing.
    """
    sums: dict[int, OfWeek] = {}
    for entries in days:
        for person, entry in entries.items():
            if entry.counts:
                old = sums.get(person, OfWeek(0, person, "", 0, 0, 0))
                ahead = old.ahead + (entry.ahead if entry.won else 0)
                sums[person] = OfWeek(0, person, entry.name, old.played + 1, old.won + entry.won, ahead)
    every = sorted(sums.values(), key=lambda each: (-each.won, -each.ahead, each.name))
    found: list[OfWeek] = []
    for number, each in enumerate(every, 1):
        ties = found and (found[-1].won, found[-1].ahead) == (each.won, each.ahead)
        found.append(each._replace(place=found[-1].place if ties else number))
    return found
