"""One interaction as handlers see it: who it is, where, what was read for it, and what it commits."""

from collections.abc import Callable
from enum import Enum
from typing import NamedTuple, Protocol

from bot.domain.errors import UserError
from bot.domain.preferences import Preferences
from bot.domain.session import AnySession, Change
from bot.domain.turn_time import Moment, keep
from bot.handlers.services import Services
from bot.i18n import Book, book
from bot.store.database import Seen
from bot.views import components
from bot.views.components import Panel


class Room(Enum):
    """What kind of channel an interaction comes from."""

    WITH_THREADS = "with threads"
    """A channel in which threads can be made."""
    THREAD = "thread"
    OTHER = "other"


class Chosen(NamedTuple):
    """A person whom somebody has chosen in a menu or named in a command."""

    id: int
    name: str
    is_bot: bool


class Request(NamedTuple):
    """Who asks, and where."""

    person: int
    name: str
    language: str
    """The language of the person's Discord."""
    table_language: str
    """The language of the server."""
    channel: int
    room: Room
    guild: int
    """0 in direct messages."""
    missing: tuple[str, ...]
    """The permissions that Parlour lacks there, by discord.py's names."""
    chosen: Chosen | None = None


class Reply(Protocol):
    """The answer of an interaction, for the few handlers that need more than to return a panel."""

    async def open_public(self) -> int:
        """Acknowledges with an answer that everybody sees; returns the id of its message."""

    async def show_public(self, view: components.View) -> None:
        """Puts `view` into the public answer."""


class Context:
    """What a handler may read and do."""

    def __init__(self, services: Services, request: Request, reply: Reply, seen: Seen) -> None:
        self.services = services
        self.request = request
        self.reply = reply
        self.at: Moment = seen.at
        self.recent = seen.recent
        """The newest lines of the log, as many as the action wants."""
        self.waiting = seen.waiting
        """How many matches wait for the person."""
        self.committed: AnySession | None = None
        """The session to be announced once the person has been answered."""
        self._session = seen.session

    @property
    def person(self) -> int:
        """Who asks."""
        return self.request.person

    @property
    def preferences(self) -> Preferences:
        """What this person has set."""
        return self.at.person

    @property
    def language(self) -> str:
        """The language that this person reads."""
        return self.preferences.language or self.request.language

    @property
    def words(self) -> Book:
        """The texts in this person's language."""
        return book(self.language)

    @property
    def session(self) -> AnySession:
        """The session that was read. Raises UserError if there is none."""
        if self._session is None:
            raise UserError("no-session")
        return self._session

    @property
    def seat(self) -> int:
        """The person's seat. Raises UserError for strangers and before the start."""
        if self.session.match is None:
            raise UserError("not-started")
        seat = self.session.seat_of(self.person)
        if seat is None:
            raise UserError("stranger")
        return seat

    def need_seat(self) -> None:
        """Raises UserError for strangers and before the start."""
        _ = self.seat

    async def commit(self, session: AnySession, change: Callable[[AnySession], Change]) -> AnySession:
        """Commits `change` with the time that it took; it is announced once the person has been answered."""
        changed = await self.services.store.sessions.update(session, lambda now: keep(now, change(now), self.at))
        if changed.news or changed.asks:
            self.committed = changed.session
        return changed.session

    async def reread(self, session: AnySession) -> AnySession:
        """Returns `session` as it is now."""
        now = await self.services.store.sessions.load(session.id)
        if now is None:
            raise UserError("no-session")
        return now

    def note(self, name: str, **values: int | str) -> Panel:
        """A panel with one text."""
        return components.note(self.words(name, **values))

    def permission(self, name: str) -> str:
        """A permission as Discord calls it to this person."""
        return self.words(f"permission-{name}".replace("_", "-"))


async def read(services: Services, request: Request, channel: int, recent: int = 0) -> Seen:
    """Returns the session of `channel` with what else an interaction starts from. Raises UserError if there is none."""
    seen = await services.store.visit(channel, request.person, services.now(), recent)
    if seen.session is None:
        raise UserError("no-session")
    return seen


async def read_person(services: Services, request: Request) -> Seen:
    """Returns what an interaction starts from that is about no session."""
    return Seen(None, await services.store.people.moment(request.person, services.now()), [], 0)


async def read_nothing(services: Services) -> Seen:
    """Returns what an interaction starts from that has to be acknowledged before anything is read."""
    return Seen(None, Moment(services.now()), [], 0)


async def find(services: Services, request: Request, table: str = "", recent: int = 0) -> Seen:
    """Returns the session that a command is about: `table`, that of its channel, or the person's only one.

    Raises UserError if there is none, or if the person takes part in several.
    """
    channel = int(table) if table.isdecimal() else request.channel
    seen = await services.store.visit(channel, request.person, services.now(), recent)
    if seen.session is not None:
        return seen
    own = await services.store.indexes.tables_of(request.person)
    near = [session for session in own if session.channel == request.channel] or own
    if len(near) != 1:
        raise UserError("no-session")
    return seen._replace(session=near[0])
