"""A session: a lobby, then a match, then its result, in one channel.

`lobbies`, `turns`, `matches`, `absence` and `consent` change it; they are pure and know neither Discord nor Redis. Each
returns a `Change`: the session one revision later, and whether it has to be announced.
"""

import hmac
from enum import StrEnum
from functools import cache
from typing import Any, Final, Generic, NamedTuple, TypeVar

import msgspec
from msgspec import Struct, structs

from bot.domain.calendar import FOREVER, Span
from bot.domain.clock import Clock
from bot.domain.errors import UserError
from bot.domain.parts import HasParts, Lasts, Part, ended
from bot.domain.proposal import Outcome, Proposal
from bot.domain.stored_forms import FORM, to_newest
from rules import games, preparing, ranking
from rules import match as matches
from rules.game import AnyGame, Option, Score
from rules.proof import Proof

T = TypeVar("T")


class Stage(StrEnum):
    LOBBY = "lobby"
    PLAY = "play"
    OVER = "over"


class Origin(StrEnum):
    """Where a match comes from."""

    LOBBY = "lobby"
    TRIED = "tried"
    """A position of another match, which somebody tries again against computers: nothing of it counts."""
    FILE = "file"
    """A file that somebody has brought: it is only looked at."""


class Ending(StrEnum):
    """How a match ended."""

    PLAYED = "played"
    """By its rules, or because somebody conceded."""
    ABSENT = "absent"
    """A player was absent, and the others did not want to wait."""
    IDLE = "idle"
    """Nobody had moved for long."""
    AGREED = "agreed"
    """All agreed to end it with the current result."""
    ANNULLED = "annulled"
    """All agreed to end it without a result."""
    STOPPED = "stopped"
    """Those who manage the server ended it."""
    DEADLINE = "deadline"
    """The round of the contest that it belongs to was over."""


class Left(StrEnum):
    """How somebody lost a seat to somebody else."""

    AGREED = ""
    """They gave it away."""
    ABSENT = "absent"
    """They were absent. It is still theirs: its new person stands in for them until they come back."""
    CONCEDED = "conceded"
    STOOD_IN = "stood in"
    """They had stood in for somebody absent."""


class Holder(HasParts, omit_defaults=True):
    """Who had a seat before its player changed during the match."""

    person: int
    name: str
    until: int
    """How many lines the log had then."""
    is_new: bool = False
    left: Left = Left.AGREED
    pace: tuple[int, ...] = ()
    """As `Seat.pace`, as is `spent`."""
    spent: int = 0


class Chat(Struct, frozen=True, omit_defaults=True):
    """A group chat, a conversation of two people, or a channel of a server without Parlour: it only answers there."""

    guild: int = 0
    """That server, or 0. Of a server it is only the address: a match in a chat belongs to none."""


class Seat(HasParts, kw_only=True, omit_defaults=True, rename={"turn_began_at": "asked"}):
    """A seat. The computer plays it if it has no person (`person` 0), or the person has conceded or is away."""

    person: int = 0
    name: str = ""
    former: bool = False
    """Whether it was the seat of a person about whom nothing is stored any more."""
    conceded: bool = False
    turn_began_at: int = 0
    """The revision at which its turn began; 0: no person is to move here."""
    aware: bool = False
    """Whether its person's own move led to this turn, so that they have seen the question."""
    since: int = 0
    """The moment at which its turn began."""
    left: int = 0
    """Seconds on its clock when its turn began."""
    turns: tuple[int, ...] = ()
    """Lines of the log after each of its turns, if there is a clock."""
    pace: tuple[int, ...] = ()
    """How many of its person's turns took how long, see the module `pace`."""
    spent: int = 0
    """How many seconds they took together."""
    waited: int = 0
    """As `spent`, with quiet hours, vacations, and time for which the channel was hidden from its person."""
    unseen: int = 0
    """The moment since when the match stands still because the channel is hidden from its person; 0: it is not."""
    again: int = 0
    """How many of its turns were rewound and not played again yet: they have earned their increment."""
    late: int = 0
    """The revision at which the time of this turn ran out; 0: it has not. It stays if that ended the match."""
    given: tuple[int, ...] = ()
    """The people who have given more time for this turn."""
    gone: bool = False
    """Whether its person had left the server at the last check."""
    took_over: bool = False
    """Whether its person took it over after the match had begun."""
    earlier: tuple[Holder, ...] = ()
    """The people who had it before, since the match began."""
    is_new: bool = False
    """Whether its person had joined the server less than a day before taking the seat."""
    away: bool = False
    """Whether the computer plays until its person comes back."""
    away_at: int = 0
    """How many lines the log had when that began."""
    guest: int = 0
    """The person who is invited to take the seat."""
    guest_name: str = ""
    invited: int = 0
    """The revision of the invitation."""
    entropy: str = ""
    """What its person has added to the chance of the match, in a lobby (see `rules.proof`)."""

    @property
    def by_computer(self) -> bool:
        return self.person == 0 or self.conceded or self.away

    @property
    def is_asked_again(self) -> bool:
        """Whether it is reserved for somebody who had joined the lobby before its options changed."""
        return self.is_reserved and bool(self.entropy)

    @property
    def owner(self) -> Holder | None:
        """The absent person for whom its person stands in; None if its person plays for themselves."""
        return next((holder for holder in self.earlier if holder.left is Left.ABSENT and holder.person), None)

    def was_given_away_by(self, person: int) -> bool:
        """Whether a person had it before: two accounts that pass it back and forth get no time by that."""
        return bool(person) and any(each.person == person and each.left is Left.AGREED for each in self.earlier)

    @property
    def owned_by(self) -> int:
        """The person to whom it belongs, even if somebody stands in for them; 0: nobody."""
        return self.owner.person if self.owner else self.person

    @property
    def is_absent(self) -> bool:
        """Whether its owner is absent: late, gone, or replaced by the computer or by somebody who stands in."""
        return bool(self.late or self.gone or self.away or self.conceded or self.owner)

    @property
    def is_reserved(self) -> bool:
        """Whether it waits, in a lobby, for the person who is invited to it."""
        return self.person == 0 and self.guest != 0


NO_GUEST: Final[dict[str, Any]] = {"guest": 0, "guest_name": "", "invited": 0}
"""The fields of a seat that nobody is invited to."""


# The stored names, unchanged since the first version.
STORED = {"match": "table", "match_options": "house_options"}


class Session(HasParts, Generic[T], kw_only=True, omit_defaults=True, rename=STORED):
    """The stored document of a channel. `match` is set once the match has started."""

    form: int = msgspec.field(default_factory=lambda: FORM)
    """The form of the document: always stored, as only constant defaults are left out."""
    id: int
    """The channel's id; of a lobby, its message's id, which a thread made from it shares."""
    channel: int
    """The channel of its posts."""
    parent: int
    """The channel of the lobby; if the match has a thread, the thread's parent."""
    lobby: int
    """The lobby's message."""
    lost: bool = False
    """Whether its channel was deleted, or is hidden from somebody who is to move."""
    held: bool = False
    """Whether its clocks stand still because of that."""
    guild: int = 0
    chat: Chat | None = None
    """Set if it is played where Parlour is no member."""
    language: str
    host: int
    game: str
    stage: Stage = Stage.LOBBY
    revision: int = 1
    seats: list[Seat]
    removed: list[int] = []
    """The people whom the host has removed from the lobby: they cannot join again by themselves."""
    keeps_seats: bool = False
    """Whether the match begins as the lobby sits, as soon as everybody invited has accepted: a rematch."""
    options: dict[str, str] = {}
    match_options: dict[str, str] = {}
    clock: Clock | None = None
    pauses: list[Span] = []
    """When no clock ran; a pause that goes on ends at FOREVER."""
    moved: int = 0
    """The moment of the last move; of a lobby, of its last change."""
    warned: int = 0
    """The revision at which the players were warned that nobody moves; 0: they were not."""
    ending: Ending = Ending.PLAYED
    match: T | None = None
    proof: Proof | None = None
    """How its chance came about. None: it has no lobby, or one of an early version, with no hash."""
    origin: Origin = Origin.LOBBY
    start: T | None = None
    """The match after the first line of its log, which is empty. None: it began with a set-up."""
    entries: int = 0
    """Lines in the log."""
    proposal: Proposal | None = None
    """The open proposal, or the last one."""

    @property
    def address(self) -> int:
        """The server in the address of its channel; 0 in direct messages and group chats."""
        return self.chat.guild if self.chat else self.guild

    @property
    def rules(self) -> AnyGame:
        return games.load(self.game)

    @property
    def playing(self) -> matches.AnyMatch:
        """The match. Raises UserError if it has not started."""
        if self.match is None:
            raise UserError("not-started")
        return self.match  # type: ignore[return-value]  # T is the match's type

    @property
    def paused(self) -> bool:
        """Whether all clocks are paused, and nobody has given notice that the pause ends."""
        return self.paused_until == FOREVER

    @property
    def paused_until(self) -> int:
        """When the last pause ends or has ended; 0 if there was none."""
        return self.pauses[-1].end if self.pauses else 0

    @property
    def to_move(self) -> list[int]:
        """The seats that the match waits for."""
        return matches.to_move(self.playing) if self.stage is Stage.PLAY else []

    @property
    def people(self) -> list[int]:
        """The people who play, in the order of their seats."""
        return [seat.person for seat in self.seats if not seat.by_computer]

    @property
    def invited(self) -> list[int]:
        """The people for whom a seat of the lobby is reserved."""
        return [seat.guest for seat in self.seats if seat.is_reserved]

    @property
    def proposed(self) -> Proposal | None:
        """The open proposal, if there is one."""
        return self.proposal if self.proposal and self.proposal.is_open else None

    def seat(self, number: int) -> Seat:
        """Returns a seat. Raises UserError if there is none of that number."""
        if not 0 <= number < len(self.seats):
            raise UserError("moved-on")
        return self.seats[number]

    def concerns(self, person: int) -> bool:
        """Whether a person has a part in it: a seat, even a conceded one, an invitation, or one proposed to them.

        Only who has brought a file has a part in it.
        """
        if self.origin is Origin.FILE:
            return person == self.host
        return self.has_place(person) or bool(person and self.proposed and self.proposed.taker == person)

    def has_place(self, person: int) -> bool:
        """Whether a person has a seat, even if they conceded or somebody stands in for them, or is invited to one."""
        return bool(person) and any(person in (seat.person, seat.guest, seat.owned_by) for seat in self.seats)

    def knows_another(self, person: int, number: int | None = None) -> bool:
        """Whether a person has or had a seat, other than `number`, and so knows what was hidden there.

        Who was forgotten since had one, perhaps this one.
        """
        return self.mark_of(person) in MARKS.of(self) or self.had_seat(person, but=number)

    def had_seat(self, person: int, *, but: int | None = None) -> bool:
        """Whether a person has or had a seat, other than `but`, and was not forgotten since."""
        return any(
            person in (seat.person, *(holder.person for holder in seat.earlier))
            for other, seat in enumerate(self.seats)
            if other != but
        )

    def looks_on(self, person: int) -> bool:
        """Whether a person has no part in it, had none, and is not to get one."""
        return bool(person) and not self.concerns(person) and not self.knows_another(person)

    def mark_of(self, person: int) -> str:
        """Returns what stands for a person who was forgotten, to those alone who know what chance comes from."""
        secret = self.proof.secret if self.proof else b""
        key = secret if self.match is None else self.playing.state.chance.key
        return hmac.digest(key, f"knew {person}".encode(), "sha256").hex()

    def setting(self, option: Option) -> str:
        """Returns the value of an option that every match has."""
        return self.match_options.get(option.name, option.values[0])

    def seat_of(self, person: int) -> int | None:
        """Returns the seat of `person`; None if they have none or have conceded."""
        seats = enumerate(self.seats)
        return next((n for n, seat in seats if seat.person == person and not seat.conceded), None)

    def left_to_another(self, person: int) -> int | None:
        """Returns the seat in which somebody stands in for `person`; None if there is none."""
        seats = enumerate(self.seats)
        return next((n for n, seat in seats if seat.owner and seat.owner.person == person), None)


AnySession = Session[Any]
MARKS: Final = Part("marks", tuple)
"""Marks of people who were forgotten although they know a hand of the match, or were removed from the lobby."""
UNPROVED = Part("unproved", bool)
"""Whether its proof was deleted, because it held the id of somebody who was forgotten."""


class TakenBack(Struct, frozen=True, tag=True):
    """Posted with a board: `seat` has rewound the match to one of its turns."""

    seat: int


class CameBack(Struct, frozen=True, tag=True):
    """Posted with a board: the person of `seat` is back; the computer no longer plays for them."""

    seat: int


class Seated(Struct, frozen=True, tag=True):
    """Posted with a board: `seat` has a new player; `former` mentions the one before."""

    seat: int
    former: str

    @property
    def former_person(self) -> int:
        """The id in the mention."""
        return int(self.former.strip("<@>"))


Notice = TakenBack | CameBack | Seated


class Change(NamedTuple):
    """A session one revision later, its new log lines, and what has to be announced."""

    session: AnySession
    entries: list[matches.AnyEntry]
    news: bool
    """Whether there is a new board."""
    within: int | None = None
    """A seat that has drafted a move and whose turn goes on."""
    proposal_changed: bool = False
    """Whether there is a new proposal, or its state is another."""
    post_changed: bool = False
    """Whether the newest post shows something else beside its lines, so that it is to be edited."""
    kept: int | None = None
    """How many of the earlier log lines stay; None: all."""
    notices: tuple[Notice, ...] = ()


class Rank(NamedTuple):
    """The rank of a seat."""

    seat: int
    place: int
    score: Score


class UnknownGame(Exception):
    """A stored session is of a game that is not installed, or is left out."""


class NewerForm(Exception):
    """A stored session was written by a newer Parlour, in a form that this one does not know."""


def decode(document: bytes | str) -> AnySession:
    """Decodes a stored session. Raises UnknownGame, NewerForm, or msgspec.MsgspecError if it is invalid."""
    head = _HEADS.decode(document)
    if head.form > FORM:
        raise NewerForm(head.form)
    if head.game not in games.names():
        raise UnknownGame(head.game)
    session: AnySession = _decoder(head.game).decode(to_newest(document) if head.form == 1 else document)
    session.form = FORM
    for match in (session.match, session.start):
        if match is not None:
            matches.with_new_options(session.rules, match)
    return session


class _Head(Struct):
    """What says how to read a document. One without a form is of form 1."""

    game: str
    form: int = 1


_HEADS = msgspec.json.Decoder(_Head)


@cache
def _decoder(name: str) -> "msgspec.json.Decoder[Any]":
    return msgspec.json.Decoder(Session[matches.match_type(games.load(name))])  # type: ignore[misc]


def ranked(session: AnySession) -> list[Rank]:
    """Returns the rank of every seat, best first; players who conceded come last."""
    scores = session.rules.scores(session.playing.state)
    staying = [number for number, seat in enumerate(session.seats) if not seat.conceded]
    places = dict(zip(staying, ranking.places([scores[number] for number in staying]), strict=True))
    last = len(staying) + 1
    ranks = [Rank(number, places.get(number, last), score) for number, score in enumerate(scores)]
    return sorted(ranks, key=lambda s: s.place)


def with_seat(session: AnySession, number: int, **fields: Any) -> list[Seat]:
    """Returns the seats, with fields of one of them replaced."""
    return [structs.replace(seat, **fields) if n == number else seat for n, seat in enumerate(session.seats)]


def changed(session: AnySession, *, news: bool, **fields: Any) -> Change:
    """Returns `session` one revision later, with `fields` replaced. A proposal that no longer fits lapses."""
    after = structs.replace(session, revision=session.revision + 1, **fields)
    if after.stage is Stage.OVER:
        after = _without_plans(after)
    after = without_outdated_proposal(after)
    return Change(after, [], news, proposal_changed=after.proposal != session.proposal)


def without_outdated_proposal(session: AnySession, moved: tuple[int, ...] = ()) -> AnySession:
    """Returns a session in which an open proposal that no longer fits has lapsed. `moved`: the seats that just have."""
    proposal, absent = session.proposed, [number for number, seat in enumerate(session.seats) if seat.is_absent]
    if not proposal or (session.stage is Stage.PLAY and proposal.fits(session.people, session.entries, absent, moved)):
        return session
    return structs.replace(session, proposal=structs.replace(proposal, outcome=Outcome.LAPSED))


def _without_plans(session: AnySession) -> AnySession:
    """Returns a session that is over without what people had noted and prepared for themselves, and without marks."""
    session = MARKS.put(session, ())
    if session.match is not None and session.playing.prepared:
        session = structs.replace(session, match=structs.replace(session.playing, prepared={}))
    if any(seat.parts for seat in session.seats):
        seats = [structs.replace(seat, parts=ended(seat.parts, Lasts.PLAY)) for seat in session.seats]
        session = structs.replace(session, seats=seats)
    return session


def played(session: AnySession, match: matches.AnyMatch, entries: list[matches.AnyEntry], **also: Any) -> Change:
    """Returns `session` with `match` as it is after `entries` and the prepared turns that come with them.

    It is over if no seat is to move.
    """
    if entries:
        match, prepared = preparing.come(session.rules, match, entries)
        entries = entries + prepared
    also.setdefault("stage", session.stage)
    if entries and not matches.to_move(match):
        also["stage"] = Stage.OVER
    change = changed(session, news=bool(entries), match=match, entries=session.entries + len(entries), **also)
    return change._replace(entries=entries)
