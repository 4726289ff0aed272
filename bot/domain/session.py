"""A session: a lobby, then a match, then its result, in one channel.

`lobbies`, `matches`, `absence` and `consent` change it, purely: they know neither Discord nor Redis. Each change gives
the session one revision on; one that people must hear of says so in `Change.news`.
"""

from enum import StrEnum
from functools import cache
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec
from msgspec import Struct, structs

from bot.domain.calendar import FOREVER, Span
from bot.domain.clock import Clock
from bot.domain.errors import UserError
from bot.domain.proposal import Outcome, Proposal
from rules import games, ranking
from rules import match as matches
from rules.game import AnyGame, Option, Score

T = TypeVar("T")


class Stage(StrEnum):
    LOBBY = "lobby"
    PLAY = "play"
    OVER = "over"


class Ending(StrEnum):
    """How a match ended."""

    PLAYED = "played"
    """By its rules, or because somebody conceded."""
    ABSENT = "absent"
    """Somebody was missing, and the others did not want to wait."""
    IDLE = "idle"
    """Nobody had moved for long."""
    AGREED = "agreed"
    """All wanted to end it with the result as it stood."""
    ANNULLED = "annulled"
    """All wanted to end it without a result."""


class Seat(Struct, kw_only=True, omit_defaults=True, rename={"turn_began_at": "asked"}):
    """A place at the table. The computer plays it where nobody sits (`person` 0), who sat there conceded or is away."""

    person: int = 0
    name: str = ""
    conceded: bool = False
    turn_began_at: int = 0
    """The revision with which its turn began; 0: nothing is asked of a person here."""
    aware: bool = False
    """Whether a move of its person led to this turn, so that they have seen what is asked."""
    since: int = 0
    """The moment at which its turn began."""
    left: int = 0
    """Seconds on its clock when its turn began."""
    turns: tuple[int, ...] = ()
    """How long the log was after each of its turns, where there is a clock."""
    again: int = 0
    """How many of its turns were taken back and are not taken again yet: they have earned their increment."""
    reminded: int = 0
    """How many reminders of this turn there were."""
    late: int = 0
    """The revision with which the time of this turn had run out; 0: it has not."""
    given: tuple[int, ...] = ()
    """Who has given more time for this turn."""
    gone: bool = False
    """Whether its person had left the server when they were looked for."""
    away: bool = False
    """Whether the computer plays until its person comes back."""
    guest: int = 0
    """Who is invited to take the seat."""
    guest_name: str = ""
    invited: int = 0
    """The revision of the invitation."""

    @property
    def by_computer(self) -> bool:
        return self.person == 0 or self.conceded or self.away


# The names in which sessions were always stored.
STORED = {"match": "table", "match_options": "house_options"}


class Session(Struct, Generic[T], kw_only=True, omit_defaults=True, rename=STORED):
    """The stored document of a channel. The table is there once the match has started."""

    id: int
    """The channel's id; while people gather the lobby message's, which a thread made from it shares."""
    channel: int
    """Where it is posted."""
    parent: int
    """The channel in which it was opened; that of the thread, where the match has one."""
    lobby: int
    """The message at which people gathered."""
    lost: bool = False
    """Whether there is no channel any more in which it could be posted."""
    guild: int = 0
    language: str
    host: int
    game: str
    stage: Stage = Stage.LOBBY
    revision: int = 1
    seats: list[Seat]
    options: dict[str, str] = {}
    match_options: dict[str, str] = {}
    clock: Clock | None = None
    pauses: list[Span] = []
    """Spells of play in which no clock ran; the last one, while it lasts, up to FOREVER."""
    moved: int = 0
    """The moment of the last move; while people gather, of the last of their changes."""
    warned: int = 0
    """The revision with which the table was told that nobody moves; 0: it was not."""
    ending: Ending = Ending.PLAYED
    match: T | None = None
    entries: int = 0
    """Lines in the log."""
    proposal: Proposal | None = None
    """What is proposed to the table, or was last."""
    rematch: int = 0
    """The channel of the match that these people play next."""

    @property
    def rules(self) -> AnyGame:
        return games.load(self.game)

    @property
    def playing(self) -> matches.AnyMatch:
        """The table. Raises UserError while there is none."""
        if self.match is None:
            raise UserError("not-started")
        return self.match  # type: ignore[return-value]  # T is the table's type or nothing

    @property
    def paused(self) -> bool:
        """Whether all clocks stand still until the table goes on."""
        return bool(self.pauses) and self.pauses[-1].end == FOREVER

    @property
    def to_move(self) -> list[int]:
        """The seats that the match waits for."""
        return matches.to_move(self.playing) if self.stage is Stage.PLAY else []

    @property
    def people(self) -> list[int]:
        """Who sits at the table, in the order of the seats."""
        return [seat.person for seat in self.seats if not seat.by_computer]

    @property
    def proposed(self) -> Proposal | None:
        """What waits for the table's consent."""
        return self.proposal if self.proposal and self.proposal.is_open else None

    def setting(self, option: Option) -> str:
        """What was chosen of an option that every table has."""
        return self.match_options.get(option.name, option.values[0])

    def seat_of(self, person: int) -> int | None:
        """The seat at which `person` plays; None for everybody else."""
        seats = enumerate(self.seats)
        return next((n for n, seat in seats if seat.person == person and not seat.conceded), None)


AnySession = Session[Any]


class TakenBack(Struct, frozen=True, tag=True):
    """Told with a board: `seat` has taken back a turn, and all that followed it."""

    seat: int


class CameBack(Struct, frozen=True, tag=True):
    """Told with a board: the person of `seat` has it back from the computer."""

    seat: int


class Seated(Struct, frozen=True, tag=True):
    """Told with a board: who plays at `seat` now, in place of somebody who is mentioned."""

    seat: int
    former: str


Notice = TakenBack | CameBack | Seated


class Change(NamedTuple):
    """A session one revision on, the log's new lines, and whether the channel must hear of it."""

    session: AnySession
    entries: list[matches.AnyEntry]
    news: bool
    """Whether there is a new board."""
    within: int | None = None
    """A seat that has moved and whose turn goes on."""
    asks: bool = False
    """Whether the proposal to the table is another one, or stands otherwise."""
    kept: int | None = None
    """How many lines of the log before stay; None: all."""
    notices: tuple[Notice, ...] = ()


class Rank(NamedTuple):
    """Where a seat ended, or stands."""

    seat: int
    place: int
    score: Score


def decode(document: bytes | str) -> AnySession:
    """The session of a stored document. Raises msgspec.MsgspecError or KeyError where it is broken."""
    game = msgspec.json.decode(document, type=_GameOf).game
    session: AnySession = _decoder(game).decode(document)
    return session


class _GameOf(Struct):
    game: str


@cache
def _decoder(name: str) -> "msgspec.json.Decoder[Any]":
    return msgspec.json.Decoder(Session[matches.match_type(games.load(name))])  # type: ignore[misc]


def ranked(session: AnySession) -> list[Rank]:
    """Every seat, best first; who conceded comes last."""
    scores = session.rules.scores(session.playing.state)
    staying = [number for number, seat in enumerate(session.seats) if not seat.conceded]
    places = dict(zip(staying, ranking.places([scores[number] for number in staying]), strict=True))
    last = len(staying) + 1
    ranks = [Rank(number, places.get(number, last), score) for number, score in enumerate(scores)]
    return sorted(ranks, key=lambda s: s.place)


def with_seat(session: AnySession, number: int, **fields: Any) -> list[Seat]:
    """The seats, with fields of one of them replaced."""
    return [structs.replace(seat, **fields) if n == number else seat for n, seat in enumerate(session.seats)]


def changed(session: AnySession, *, news: bool, **fields: Any) -> Change:
    """`session` one revision on, with `fields` replaced. A proposal that lost its meaning by that has lapsed."""
    after = structs.replace(session, revision=session.revision + 1, **fields)
    proposal = after.proposed
    if proposal and (after.stage is not Stage.PLAY or not proposal.means_the_same(after.people, after.entries)):
        after.proposal = structs.replace(proposal, outcome=Outcome.LAPSED)
    return Change(after, [], news, asks=after.proposal != session.proposal)


def played(session: AnySession, match: matches.AnyMatch, entries: list[matches.AnyEntry], **also: Any) -> Change:
    """`session` with `table` as it is after `entries`; over where nobody is asked any more."""
    also.setdefault("stage", session.stage)
    if entries and not matches.to_move(match):
        also["stage"] = Stage.OVER
    change = changed(session, news=bool(entries), match=match, entries=session.entries + len(entries), **also)
    return change._replace(entries=entries)
