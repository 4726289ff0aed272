"""The deal of the day: one match alone against an automated opponent, with the same draws for everybody. Pure."""

import hmac
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import NamedTuple

from msgspec import Struct, structs

from bot.domain import session_options
from bot.domain.calendar import DAY
from bot.domain.errors import UserError
from bot.domain.match_kinds import MatchKind
from bot.domain.parts import Part
from bot.domain.results import result_of
from bot.domain.session import AnySession, Change, Seat, Session, Stage, played
from rules import games, proof
from rules import match as matches
from rules.proof import Proof

DEAL = Part("daily", int, was="deal")
"""The day whose deal is played, in days since 1970; 0: none."""
OPPONENT = "opponent"
"""The option of a game that chooses its opponent; the deals go through its values, except that of a random one."""
RANDOM = "random"
WEEK = 7
EPOCH_WEEKDAY = 3
"""Day 0, 1 January 1970, was a Thursday: three days after a Monday."""


class Entry(Struct, frozen=True, array_like=True):
    """What somebody has made of a deal."""

    name: str
    session: int
    over: bool = False
    counts: bool = False
    """Whether it was played to its end on its day."""
    won: bool = False
    points: int = 0
    rival: int = 0
    """The points of the opponent."""


FORGOTTEN = Entry("", 0, over=True)
"""What is known of the try of somebody about whom everything else was deleted: that there was one."""


class Ranked(NamedTuple):
    """A line of the table of a day."""

    place: int
    person: int
    entry: Entry


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


def begins(day: int) -> int:
    """Returns the moment at which a day begins."""
    return day * DAY


def week_of(day: int) -> range:
    """Returns the days of a week, Monday first."""
    monday = day - (day + EPOCH_WEEKDAY) % WEEK
    return range(monday, monday + WEEK)


def game_of_deals() -> str:
    """Returns the game whose deals are played: the first that has an opponent for one player. Raises UserError."""
    for name in games.names():
        rules = games.load(name)
        if rules.opponent is not None and rules.info.fewest == 1:
            return name
    raise UserError("no-daily")


def opponent(game: str, day: int) -> str:
    """Returns the opponent of a day; nothing if the game has only one."""
    found = [option for option in games.load(game).info.options if option.name == OPPONENT]
    values = sorted(value for option in found for value in option.values if value != RANDOM)
    return values[day % len(values)] if values else ""


def deal_proof(secret: bytes, day: int) -> Proof:
    """Returns the proof of a deal, the same for everybody. `secret`: that of the installation.

    Nobody adds anything to its chance: the day takes the place of the match.
    """
    date = int(datetime.fromtimestamp(begins(day), UTC).strftime("%Y%m%d"))
    promised = proof.promise(hmac.digest(secret, str(date).encode(), "sha256"))
    sealed, _ = proof.seal(promised, date, ("computer 1",), shuffled=True)
    return sealed


def gathered(game: str, day: int, dealt: Proof, host: Seat, language: str) -> AnySession:
    """Returns the match of the person at the seat `host`, before it has a place."""
    chosen = opponent(game, day)
    return Session(
        id=0,
        channel=0,
        parent=0,
        lobby=0,
        language=language,
        host=host.person,
        game=game,
        seats=[host],
        options={OPPONENT: chosen} if chosen else {},
        match_options={session_options.HINTS.name: "off", session_options.RATED.name: "no"},
        proof=dealt,
        parts={DEAL.name: day},
    )


def begin(gathered: AnySession, channel: int, message: int, now: int) -> Change:
    """Begins the match in the `channel` of direct messages where `message` announces it."""
    assert gathered.proof is not None
    rules = gathered.rules
    options = games.complete(rules, gathered.options)
    key = proof.chance_key(gathered.proof, rules.info.name, rules.info.version, options)
    match, opening = matches.start_match(rules, 1, options, key)
    placed = structs.replace(
        gathered, id=message, channel=channel, parent=channel, lobby=message, stage=Stage.PLAY, moved=now
    )
    return played(placed, match, [opening])


def is_late(session: AnySession) -> bool:
    """Returns whether a deal was finished after its day, when its draws were no secret any more."""
    return session.stage is Stage.OVER and day_of(session.moved) > DEAL.of(session)


def entry_of(session: AnySession) -> Entry:
    """Returns what somebody has made of their deal so far. What was finished late does not count."""
    (seat,) = session.seats
    if session.stage is not Stage.OVER:
        return Entry(seat.name, session.id)
    result = result_of(session)
    if result is None or not result.complete or seat.conceded or not seat.person or is_late(session):
        return Entry(seat.name, session.id, over=True)
    (player,) = result.players
    rival = session.rules.opponent(session.playing.state) if session.rules.opponent else None
    return Entry(
        seat.name,
        session.id,
        over=True,
        counts=True,
        won=player.won,
        points=player.score.points,
        rival=rival.score.points if rival else 0,
    )


def need_day_over(session: AnySession, now: int) -> None:
    """Raises UserError for a deal whose day is not over: what it holds would spoil it for others."""
    if DEAL.of(session) >= day_of(now):
        raise UserError("deal-not-over")


KIND = MatchKind(
    part=DEAL,
    keeps_players=lambda: UserError("deal-is-own"),
    never_rewinds=lambda: UserError("deal-is-final"),
    lobby_text="daily-posted",
    secret_text="daily-secret-later",
    check_open=need_day_over,
)


def ranked(entries: Mapping[int, Entry]) -> list[Ranked]:
    """Returns the table of a day: who has won comes first, then by how many points; equals share a place."""
    counted = [(person, entry) for person, entry in entries.items() if entry.counts]
    counted.sort(key=lambda each: (_strength(each[1]), each[1].name), reverse=True)
    found: list[Ranked] = []
    for number, (person, entry) in enumerate(counted, 1):
        ties = found and _strength(found[-1].entry) == _strength(entry)
        found.append(Ranked(found[-1].place if ties else number, person, entry))
    return found


def _strength(entry: Entry) -> tuple[bool, int, int]:
    return entry.won, entry.points - entry.rival, entry.points


def of_week(days: Iterable[Mapping[int, Entry]]) -> list[OfWeek]:
    """Returns the table of some days: most deals won first, then by how many points."""
    sums: dict[int, OfWeek] = {}
    for entries in days:
        for person, entry in entries.items():
            if entry.counts:
                old = sums.get(person, OfWeek(0, person, "", 0, 0, 0))
                ahead = old.ahead + entry.points - entry.rival
                sums[person] = OfWeek(0, person, entry.name, old.played + 1, old.won + entry.won, ahead)
    every = sorted(sums.values(), key=lambda each: (-each.won, -each.ahead, each.name))
    found: list[OfWeek] = []
    for number, each in enumerate(every, 1):
        ties = found and (found[-1].won, found[-1].ahead) == (each.won, each.ahead)
        found.append(each._replace(place=found[-1].place if ties else number))
    return found
