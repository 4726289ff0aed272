"""The raw counts that a result adds to the record of each person, and to that of the server. Pure.

Counts are divided only when they are shown. Their names have parts with dots between: whom a match was against, the
game (empty: all of them), the number of seats if the count depends on it, and what is counted.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec import Struct

from bot.domain.parts import had_help
from bot.domain.results import Against, Player, Result, categories

SERVER: Final = ""
"""The owner of the counts of a server."""
RECENT = 100
"""How many of somebody's newest matches of each kind are remembered one by one."""


class Recent(Struct, frozen=True, array_like=True):
    """One of the newest matches."""

    moment: int
    game: str
    seats: int
    place: int
    points: int
    complete: bool
    """Whether the points count."""
    match: str
    """The id of its session, as text: numbers in Lua are less precise."""
    won: bool


class Meeting(Struct, frozen=True, array_like=True):
    """What a match adds to the head to head with another person: 1 in `ahead`, in `behind`, or in neither."""

    person: str
    name: str
    ahead: int
    behind: int
    moment: int


class Tally(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a result adds for one owner: a person, or SERVER."""

    owner: str
    """The id of a person, or SERVER."""
    add: Mapping[str, int] = {}
    """By how much counts grow."""
    best: Mapping[str, int] = {}
    """Counts that become this if they are lower; the match, and what it was before, are remembered."""
    match: str = ""
    streak: Mapping[str, bool] = {}
    """Streaks that get longer, or end."""
    against: str = ""
    """The kind of `recent`."""
    recent: Recent | None = None
    met: tuple[Meeting, ...] = ()


def tallies(result: Result) -> list[Tally]:
    """Returns what `result` adds: for everybody who has played, and for the server."""
    people = [player for player in result.players if player.person]
    if not result.decided:
        return [Tally(owner=str(player.person), add=_unfinished(result, player)) for player in people]
    found = [_of_person(result, player) for player in people]
    counts_for_server = result.guild and result.against is Against.PEOPLE
    return [*found, _of_server(result)] if counts_for_server else found


def _unfinished(result: Result, player: Player) -> dict[str, int]:
    start = f"{result.against}.{result.game}"
    return {f"{start}.unfinished": 1, f"{start}.absent": int(bool(player.sitting.late) or player.sitting.away)}


def _of_person(result: Result, player: Player) -> Tally:
    game = f"{result.against}.{result.game}"
    scored = result.complete and player.plays
    points = player.score.points
    return Tally(
        owner=str(player.person),
        match=str(result.match),
        add={name: number for name, number in _counts(result, player, scored=scored) if number},
        best={f"{game}.best": points} if scored else {},
        streak={f"{result.against}..streak": player.won, f"{game}.streak": player.won},
        against=result.against,
        recent=Recent(
            moment=result.moment,
            game=result.game,
            seats=len(result.players),
            place=player.place,
            points=points,
            complete=scored,
            match=str(result.match),
            won=player.won,
        ),
        met=tuple(_meetings(result, player)) if result.against is Against.PEOPLE else (),
    )


def _counts(result: Result, player: Player, *, scored: bool) -> Iterator[tuple[str, int]]:
    sitting = player.sitting
    game = f"{result.against}.{result.game}"
    seats = f"{game}.{len(result.players)}"
    yield f"{seats}.matches", 1
    yield f"{seats}.wins", int(player.won)
    yield f"{seats}.fair", result.fair
    yield f"{seats}.places", player.place
    yield f"{seats}.conceded", int(sitting.conceded)
    yield f"{seats}.took_over", int(sitting.took_over)
    yield f"{seats}.hinted", int(had_help(sitting))
    yield f"{game}.spent", sitting.spent
    for length, turns in enumerate(sitting.pace):
        yield f"{game}.pace.{length}", turns
    if scored:
        yield f"{seats}.scored", 1
        yield f"{seats}.points", player.score.points
        for category, points in categories(player.score).items():
            yield f"{game}.category.{category}", points


def _meetings(result: Result, player: Player) -> Iterator[Meeting]:
    for other in result.players:
        if other.person and other.side != player.side:
            ahead, behind = player.place < other.place, player.place > other.place
            yield Meeting(str(other.person), other.sitting.name, int(ahead), int(behind), result.moment)


def _of_server(result: Result) -> Tally:
    """Returns what is counted of a match of people: by seat, by category and by strength, of winners and of others."""
    game = result.game
    add = {f"{game}.{len(result.players)}.matches": 1}
    scored = [player for player in result.players if player.plays] if result.complete else []
    for player in result.players:
        add[f"{game}.{len(result.players)}.seat.{player.seat}"] = int(player.won)
    for player in scored:
        who = "winners" if player.won else "others"
        gained = {f"{game}.{who}": 1, f"{game}.points": player.score.points}
        gained |= {f"{game}.{who}.{name}": points for name, points in categories(player.score).items()}
        if player.strength:
            gained[f"{game}.strength.{player.strength}.{who}"] = 1
        for name, number in gained.items():
            add[name] = add.get(name, 0) + number
    best = {f"{game}.best": max(player.score.points for player in scored)} if scored else {}
    return Tally(owner=SERVER, match=str(result.match), add={n: c for n, c in add.items() if c}, best=best)
