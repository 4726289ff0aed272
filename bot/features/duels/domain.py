"""Deals that several people play, each in a match of their own: the same draws, the same computers. Pure."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from msgspec import Struct, structs

from bot.domain import session_options
from bot.domain.calendar import DAY
from bot.domain.errors import UserError
from bot.domain.match_kinds import MatchKind
from bot.domain.parts import Part
from bot.domain.results import Player, result_of
from bot.domain.session import AnySession, Change, Seat, Session, Stage, played
from rules import games, proof
from rules import match as matches
from rules.levels import Level
from rules.proof import Proof

DAYS = 35
"""How many days what is known of a deal is kept after its end."""
EFFORT = 1000
"""How many playouts a computer tries for a turn. It is no time, so that it plays as well on a busy machine."""


class OfDuel(Struct, frozen=True, omit_defaults=True):
    """What a match keeps of the duel that it belongs to."""

    id: int = 0
    ends: int = 0
    """When the duel was to end, as it was when the match began."""
    over: int = 0
    """When it was over, as far as this match was told; 0: it goes on."""


DEAL = Part("daily", int, was="deal")
"""The day whose deal is played, in days since 1970; 0: none."""
DUEL = Part("duel", OfDuel)


class Deal(NamedTuple):
    """What is the same for everybody who plays it."""

    game: str
    seats: int
    options: dict[str, str]
    """Of the game."""
    proof: Proof
    level: str = Level.NORMAL
    """Of the computers, who have all seats but the first."""


class Entry(Struct, frozen=True, array_like=True):
    """What somebody has made of a deal."""

    name: str
    session: int
    """0: they have not begun."""
    over: bool = False
    counts: bool = False
    """Whether it was played to its end in time."""
    won: bool = False
    points: int = 0
    rival: int = 0
    """The points of the best opponent."""

    @property
    def told(self) -> dict[str, Any]:
        """What it says, as JSON that its person can read."""
        found = {"name": self.name, "match": str(self.session or ""), "over": self.over, "counts": self.counts}
        return found | ({"won": self.won, "points": self.points, "best opponent": self.rival} if self.counts else {})

    @property
    def ahead(self) -> int:
        """By how many points the best opponent was beaten."""
        return self.points - self.rival


FORGOTTEN = Entry("", 0, over=True)
"""What is known of the try of somebody about whom everything else was deleted: that there was one."""


class Ranked(NamedTuple):
    """A line of the table of a deal."""

    place: int
    person: int
    entry: Entry


def begins(day: int) -> int:
    """Returns the moment at which a day begins."""
    return day * DAY


def usual_seats(game: str) -> int:
    """Returns how many seats a deal has: one if the game has an opponent for a single player, otherwise a few."""
    rules = games.load(game)
    return 1 if rules.opponent is not None and rules.info.fewest == 1 else max(2, rules.info.fewest)


def deal_proof(secret: bytes, number: int, seats: int) -> Proof:
    """Returns the proof of the deal of that number, the same for everybody. `secret`: what its chance comes from.

    Nobody adds anything to its chance, and `number` takes the place of the match. With several seats, the draws of each
    kind are numbered apart: they stay the same although the others at the table play differently.
    """
    seated = [f"computer {seat + 1}" for seat in range(seats)]
    sealed, _ = proof.seal(proof.promise(secret), number, seated, shuffled=seats == 1)
    return structs.replace(sealed, apart=seats > 1)


def gathered(deal: Deal, host: Seat, language: str) -> AnySession:
    """Returns the match of the person at the seat `host`, before it has a place."""
    options = {session_options.HINTS.name: "off", session_options.RATED.name: "no"}
    if deal.seats > 1:
        options |= {session_options.LEVEL.name: deal.level, session_options.PACE.name: "quick"}
    return Session(
        id=0,
        channel=0,
        parent=0,
        lobby=0,
        language=language,
        host=host.person,
        game=deal.game,
        seats=[host, *[Seat()] * (deal.seats - 1)],
        options=deal.options,
        match_options=options,
        proof=deal.proof,
    )


def begin(gathered: AnySession, channel: int, message: int, now: int) -> Change:
    """Begins the match in the `channel` of direct messages where `message` announces it."""
    assert gathered.proof is not None
    rules = gathered.rules
    options = games.complete(rules, gathered.options)
    key = proof.chance_key(gathered.proof, rules.info.name, rules.info.version, options)
    match, opening = matches.start_match(rules, len(gathered.seats), options, key)
    placed = structs.replace(
        gathered, id=message, channel=channel, parent=channel, lobby=message, stage=Stage.PLAY, moved=now
    )
    return played(placed, match, [opening])


def is_deal(session: AnySession) -> bool:
    """Whether a match is one of a deal that others play, too."""
    return bool(DEAL.of(session) or DUEL.of(session).id)


def is_over(session: AnySession, moment: int) -> bool:
    """Whether the draws of a deal are no secret any more, so that what is finished then does not count.

    A duel that has not ended by `DAYS` after it was to end is gone.
    """
    if day := DEAL.of(session):
        return moment >= begins(day + 1)
    duel = DUEL.of(session)
    return 0 < duel.over <= moment or moment >= duel.ends + DAYS * DAY


def is_late(session: AnySession) -> bool:
    """Returns whether a deal was finished too late to count."""
    return is_deal(session) and session.stage is Stage.OVER and is_over(session, session.moved)


def entry_of(session: AnySession) -> Entry:
    """Returns what somebody has made of their deal so far. What was finished late does not count."""
    seat, *_ = session.seats
    if session.stage is not Stage.OVER:
        return Entry(seat.name, session.id)
    result = result_of(session)
    if result is None or not result.complete or seat.conceded or not seat.person or is_late(session):
        return Entry(seat.name, session.id, over=True)
    player, *others = result.players
    return Entry(
        seat.name,
        session.id,
        over=True,
        counts=True,
        won=player.won,
        points=player.score.points,
        rival=_rival(session, others),
    )


def _rival(session: AnySession, others: list[Player]) -> int:
    """Returns the points of the best opponent."""
    opponent = session.rules.opponent(session.playing.state) if session.rules.opponent else None
    scores = [opponent.score] if opponent else []
    return max((score.points for score in (*scores, *(other.score for other in others))), default=0)


def need_over(session: AnySession, now: int) -> None:
    """Raises UserError while others may play the same deal: what a match of it holds would spoil it for them."""
    if not is_over(session, now):
        raise UserError("duel-not-over" if DUEL.of(session).id else "deal-not-over")


KIND = MatchKind(
    part=DEAL,
    keeps_players=lambda: UserError("deal-is-own"),
    never_rewinds=lambda: UserError("deal-is-final"),
    lobby_text="daily-posted",
    secret_text="daily-secret-later",
    check_open=need_over,
    effort=EFFORT,
)
KIND_OF_DUEL = KIND._replace(part=DUEL, lobby_text="duel-posted", secret_text="duel-secret-later")


def ranked(entries: Mapping[int, Entry]) -> list[Ranked]:
    """Returns the table of a deal: who has won comes first, then by how many points; equals share a place."""
    counted = [(person, entry) for person, entry in entries.items() if entry.counts]
    counted.sort(key=lambda each: each[1].name)
    counted.sort(key=lambda each: _strength(each[1]), reverse=True)
    found: list[Ranked] = []
    for number, (person, entry) in enumerate(counted, 1):
        ties = found and _strength(found[-1].entry) == _strength(entry)
        found.append(Ranked(found[-1].place if ties else number, person, entry))
    return found


def _strength(entry: Entry) -> tuple[bool, int, int]:
    return entry.won, entry.ahead, entry.points
