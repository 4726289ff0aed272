"""One interaction as handlers see it: person, place, what was read for it, and what it commits."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Iterable, Mapping, Sequence
from enum import Enum
from functools import cached_property
from itertools import count
from typing import NamedTuple, Protocol

from bot.delivery.members import Rights
from bot.domain.channel_refusal import ChannelRefusal
from bot.domain.errors import UserError
from bot.domain.listing import Listing
from bot.domain.match_kinds import kind_of
from bot.domain.matches import is_rated, was_deleted_for_a_day
from bot.domain.preferences import Preferences
from bot.domain.quotas import OPEN_MATCHES, Quota
from bot.domain.server import Server, check_person
from bot.domain.session import AnySession, Change, Chat, Stage
from bot.domain.turn_time import Moment, is_waited_for, keep, was_hidden
from bot.feature import Slot
from bot.i18n import Words, words_in
from bot.jobs.services import Services
from bot.languages import language_of
from bot.store.database import Snapshot
from bot.views import components
from bot.views.board import Boards
from bot.views.components import Panel
from bot.views.reader import Reader, of_channel
from bot.views.wording import link
from rules.match import AnyEntry

DIGITS = 20
"""The most digits of an id."""


class ChannelKind(Enum):
    """What kind of channel an interaction comes from."""

    WITH_THREADS = "with threads"
    """A channel that can have threads."""
    THREAD = "thread"
    PRIVATE_THREAD = "private thread"
    """A thread that shows itself to its members only."""
    OTHER = "other"
    """The chat of a voice channel, or a channel outside servers."""


PERSONAL = (ChannelKind.PRIVATE_THREAD, ChannelKind.OTHER)
"""Kinds of channels on servers that can belong to a player, who could hide them from others."""


class Chosen(NamedTuple):
    """A person chosen in a menu or in a command's option."""

    id: int
    name: str
    is_bot: bool


class Request(NamedTuple):
    """Who sends an interaction, and where."""

    person: int
    name: str
    language: str
    """The language of the person's Discord."""
    channel: int
    parent: int
    """The parent of a thread, or the channel itself."""
    channel_kind: ChannelKind
    guild: int
    """0 in direct messages."""
    missing: tuple[str, ...]
    """The permissions that Parlour lacks there, by their names in discord.py."""
    interaction: int
    """The id of the interaction, which Discord may deliver twice."""
    posts: bool = True
    """Whether the person may post there."""
    manages: bool = False
    """Whether the person may manage the server."""
    is_new: bool = False
    """Whether the person has joined the server less than a day ago."""
    chosen: Chosen | None = None
    channel_refusal: ChannelRefusal | None = None
    """Why the channel would refuse a post, as far as the interaction shows."""
    chat: Chat | None = None
    """Set where Parlour is no member, so that it only answers. `guild` is then 0."""
    present: frozenset[int] = frozenset()
    """People who are in the chat, all whom the interaction concerns; empty if Discord does not name them."""
    whispers: bool = False
    """Whether the server shows all answers to the person alone."""
    answers_by: str = ""
    """The token by which the interaction is answered."""
    installed: bool = False
    """Whether the person is known to have installed Parlour for themselves."""


HAS_STAKE: Slot[Callable[["Context", AnySession], Awaitable[bool]]] = Slot()
"""Whether the person has something to gain by how a match of others ends, so they do not end it as a manager."""


SEES: Slot[Callable[["Context", AnySession], Awaitable[bool]]] = Slot()
"""Whether the person may see a match in which they have no part, and whose channel they cannot see."""


class Reply(Protocol):
    """The answer to an interaction, for the few handlers that do more than return a panel."""

    async def acknowledged(self) -> None:
        """Waits until the interaction is acknowledged, if that is under way. Raises what it raises."""

    async def open_public(self) -> int:
        """Acknowledges with a public answer; returns the id of its message."""

    async def show(self, panel: Panel) -> None:
        """Shows the person a panel while the handler goes on; what it returns replaces that."""

    async def show_public(self, view: components.View) -> None:
        """Puts `view` into the public answer."""

    async def post_beside(self, view: components.View) -> int:
        """Posts a message that mentions nobody beside the private answer; returns its id."""

    async def post(self, panel: Panel) -> None:
        """Puts a panel into the public answer, which mentions nobody."""

    async def add_private(self, panel: Panel) -> None:
        """Sends the person a private message beside the public answer; no harm if Discord refuses it."""

    async def open_form(self, form: components.Form) -> None:
        """Acknowledges with a form to fill in."""


class Context:
    """What a handler may read and do."""

    def __init__(self, services: Services, request: Request, reply: Reply, seen: Snapshot) -> None:
        self.services = services
        self.request = request
        self.reply = reply
        self.at: Moment = seen.at
        self.recent = seen.recent
        """The newest lines of the log, as many as the action needs."""
        self.has_whole_log = seen.has_whole_log
        self.fields = seen.fields
        """What features have stored with the session, if the action needs log lines."""
        self.waiting = seen.waiting
        """How many matches wait for the person."""
        self.server = seen.server
        """What was decided for the server that the interaction comes from."""
        self.committed: AnySession | None = None
        """The session to announce once the person has been answered."""
        self._session = seen.session
        self._operations = count()
        self._channel_refusal = seen.channel_refusal

    @property
    def person(self) -> int:
        """The person who sent the interaction."""
        return self.request.person

    @property
    def preferences(self) -> Preferences:
        """The person's preferences."""
        return self.at.person

    @property
    def language(self) -> str:
        """The language of the person."""
        return language_of(self.preferences.language, self.request.language)

    @property
    def words(self) -> Words:
        """The texts in the person's language."""
        return words_in(self.language)

    @property
    def has_session(self) -> bool:
        """Whether there is a session that the interaction is about."""
        return self._session is not None

    @property
    def session(self) -> AnySession:
        """The session that the interaction is about. Raises UserError if there is none."""
        if self._session is None:
            raise UserError("no-session")
        return self._session

    @property
    def channel_refusal(self) -> ChannelRefusal | None:
        """Why the match's channel refuses posts, as far as this interaction or the last post shows."""
        is_here = self.request.channel == self.session.channel
        if self.session.chat:
            return None if is_here and not self.request.whispers else ChannelRefusal.CHAT
        return (self.request.channel_refusal if is_here else None) or self._channel_refusal

    @property
    def seat(self) -> int:
        """The person's seat. Raises UserError for spectators and before the start."""
        if self.session.match is None:
            raise UserError("not-started")
        seat = self.session.seat_of(self.person)
        if seat is None:
            raise UserError("not-a-player")
        return seat

    @property
    def boards(self) -> Boards:
        """Renders boards for the person, in the colours of their choice."""
        return self.services.boards.owned_by(self.person, self.preferences.colours)

    @cached_property
    def reader(self) -> Reader:
        """For whom answers are shown: the person, with their seat if the interaction is about a match of theirs."""
        seat = self._session.seat_of(self.person) if self._session is not None else None
        channel = self.request.channel or 0
        return Reader(self.language, self.boards, self.at, self.services.emojis, self.person, seat, channel)

    def channel_reader(self, session: AnySession) -> Reader:
        """Returns for whom a post in the channel of `session` is shown."""
        at = Moment(self.at.now, down=self.at.down)
        return of_channel(session, self.services.boards, at, self.services.emojis)

    def follow(self, session: AnySession) -> None:
        """Goes on with `session` as it is now, in which the person has another seat than before."""
        self._session = session
        self.__dict__.pop("reader", None)

    def limit(self, quota: Quota, key: Hashable = None) -> None:
        """Counts one use of `quota`, by the person or by `key`. Raises UserError if it is used up."""
        self.limit_all((quota, self.person if key is None else key))

    def limit_shared(self, own: Sequence[Quota], shared: Sequence[tuple[Quota, Hashable]]) -> None:
        """Counts one use of each of the person's `own` quotas, and of those `shared` with others.

        The latter not if no use of the first own one counts any more: others keep nobody from a first use.
        """
        is_first = self.services.quotas.is_empty(own[0], self.person, self.at.now)
        self.limit_all(*((quota, self.person) for quota in own), *(() if is_first else shared))

    def limit_all(self, *uses: tuple[Quota, Hashable]) -> None:
        """Counts one use of each quota by its key; none of them if that raises UserError, because one is used up."""
        self.services.quotas.take_all(uses, self.at.now)

    async def need_room(self, *people: int) -> None:
        """Raises UserError if one of `people`, by default the person, is in too many matches to begin another.

        To be called wherever somebody comes into a match. What begins meanwhile is not counted.
        """
        if self.services.quotas.are_active:
            full = await self.services.store.indexes.busy(people or (self.person,), OPEN_MATCHES)
            if self.person in full:
                raise UserError("too-many-matches", most=OPEN_MATCHES)
            if full:
                raise UserError("player-in-too-many-matches", player=f"<@{min(full)}>", most=OPEN_MATCHES)

    def need_seat(self) -> None:
        """Raises UserError for spectators and before the start."""
        _ = self.seat

    async def need_sight(self) -> None:
        """Raises UserError for a session in which the person has no part and whose channel they cannot see.

        Its players may look and play from anywhere, even after they have left the server: their seat is their own.
        Those who manage the server see all of its matches, as everybody in the channel does.
        """
        session, request = self._session, self.request
        if session is None or session.concerns(self.person) or (request.manages and request.guild == session.guild):
            return
        if not await self._sees() and not any([await sees(self, session) for sees in SEES]):
            raise UserError("no-session")

    async def need_standing(self, *, posts_in: int = 0) -> Server:
        """Raises UserError unless the person may act on others: on the server, not excluded, with a seat or in sight.

        Returns what was decided for the server of the match. `posts_in`: a channel in which it makes Parlour post, so
        the person has to be allowed to post there.
        """
        session, decided = self.session, self.server
        if session.guild != self.request.guild:
            if await self.services.courier.has_left(session.guild, self.person):
                raise UserError("left-server")
            decided = await self.services.store.servers.server(session.guild)
        check_person(decided, self.person)
        if session.seat_of(self.person) is None and not await self._sees():
            raise UserError("no-sight")
        if posts_in and not await self._may_post(posts_in):
            raise UserError("may-not-post")
        return decided

    async def is_new(self) -> bool:
        """Whether the person joined the server of the match within a day. A direct message does not show that."""
        if self.session.guild in (0, self.request.guild):
            return self.request.is_new
        return (await self._rights(self.session.channel)).is_new(self.at.now)

    async def need_players_to_see(self, channel: int, parent: int) -> None:
        """Raises UserError if a player who is still on the server cannot see the channel to which the match is to move.

        They would not be told of their turns there, while their clock runs. For somebody from whom the channel was
        hidden for a day, nobody has to wait any longer; nor for anybody, a day after it was deleted. A match that is
        rated or in a contest, or was hidden from a player, does not go on in a channel that could belong to one of
        them.
        """
        session, courier = self.session, self.services.courier
        is_at_risk = is_rated(session) or kind_of(session).forfeits or any(map(was_hidden, session.seats))
        if is_at_risk and self.request.channel_kind in PERSONAL:
            raise UserError("not-in-personal-channel")
        if was_deleted_for_a_day(session, self.at.now):
            return
        seats = [seat for seat in session.seats if not seat.conceded and is_waited_for(seat, self.at.now)]
        players = {person for seat in seats for person in (seat.person, seat.owned_by)}
        for person in sorted(players - {0, self.person}):
            rights = await courier.rights(session.guild, channel, parent, person)
            if not rights.sees and not await courier.has_left(session.guild, person):
                raise UserError("player-without-sight", player=f"<@{person}>")

    async def _sees(self) -> bool:
        """Whether the person sees the channel of the session; nobody but its players sees one that was deleted."""
        session = self.session
        if self.request.channel in (session.channel, session.parent):  # Discord shows nobody a button elsewhere
            return True
        if not session.guild or session.lost:
            return session.concerns(self.person)
        return (await self._rights(session.channel)).sees

    async def _may_post(self, channel: int) -> bool:
        if channel == self.request.channel or not self.session.guild or self.session.lost:
            return self.request.posts
        return (await self._rights(channel)).posts

    async def _rights(self, channel: int) -> Rights:
        session = self.session
        return await self.services.courier.rights(session.guild, channel, session.parent, self.person)

    async def commit(self, session: AnySession, change: Callable[[AnySession], Change]) -> AnySession:
        """Commits `change` with all clocks updated. It is announced once the person has been answered."""
        return await self._commit(session, lambda now: keep(now, change(now), self.at))

    async def commit_and_show(
        self,
        session: AnySession,
        change: Callable[[AnySession], Change],
        show: Callable[[AnySession], Awaitable[Panel]],
    ) -> Panel:
        """Commits `change`, and returns the panel that `show` makes of the session after it.

        It is made meanwhile, as hardly any commit fails; if another commit was faster, it is made again.
        """
        expected = keep(session, change(session), self.at)
        showing = asyncio.ensure_future(show(expected.session))
        try:
            committed = await self._commit(
                session, lambda now: expected if now is session else keep(now, change(now), self.at)
            )
            return await (showing if committed is expected.session else show(committed))
        finally:
            if not showing.done():
                showing.cancel()
                await asyncio.wait({showing})
            _ = showing.cancelled() or showing.exception()  # else asyncio logs it

    async def _commit(self, session: AnySession, kept: Callable[[AnySession], Change]) -> AnySession:
        """Commits a change that keeps all clocks, not before the interaction is acknowledged."""
        await self.reply.acknowledged()
        with self.services.figures.phase("commit"):
            changed = await self.services.store.sessions.update(session, kept, self.operation())
        if changed.news or changed.proposal_changed or changed.post_changed:
            self.committed = changed.session
        return changed.session

    def operation(self) -> str:
        """Returns the name of the next write of this interaction: the same if the interaction is delivered again."""
        return f"{self.request.interaction}.{next(self._operations)}"

    async def log(self, start: int = 0, stop: int | None = None) -> list[AnyEntry]:
        """Returns a slice of the log of the session; reads it unless all of it was read with the session."""
        session = self.session
        end = session.entries if stop is None else min(stop, session.entries)
        if self.has_whole_log:
            return self.recent[start:end]
        return await self.services.store.sessions.log(session, start, end - 1) if end > start else []

    async def reread(self, session: AnySession) -> AnySession:
        """Returns `session` as it is stored now."""
        now = await self.services.store.sessions.load(session.id)
        if now is None:
            raise UserError("no-session")
        return now

    def chosen(self, person: int) -> Chosen:
        """Returns the person chosen in a menu. Raises UserError if it is not `person`, whom the press names."""
        chosen = self.request.chosen
        if chosen is None or chosen.id != person:
            raise UserError("unknown-choice")
        return chosen

    def note(self, name: str, **values: int | str) -> Panel:
        """Returns a panel with one text."""
        return components.note(self.words(name, **values))

    def permission(self, name: str) -> str:
        """Returns Discord's name of a permission in the person's language."""
        return self.words(f"permission-{name}".replace("_", "-"))


async def read(services: Services, request: Request, channel: int, recent: int = 0) -> Snapshot:
    """Claims an interaction and reads the session of `channel` for it. Raises UserError if there is none."""
    seen = await _seen(services, request, channel, recent)
    if seen.session is None:
        raise UserError("no-session")
    return seen


async def read_person(services: Services, request: Request) -> Snapshot:
    """Claims an interaction and reads what it needs without a session."""
    return await services.store.surroundings(request.person, services.now(), request.guild, request.interaction)


async def find(services: Services, request: Request, match: str = "", recent: int = 0) -> Snapshot:
    """Claims a command and reads the session that it is about: `match`, that of its channel, or the person's only one.

    Raises UserError if there is none, or if the person takes part in several elsewhere.
    """
    seen = await find_if_any(services, request, match, recent)
    if seen.session is None:
        raise await nothing_here(services, request)
    return seen


async def nothing_here(services: Services, request: Request) -> UserError:
    """Returns what to say where there is no match: the channel's newest lobby may still be open."""
    lobby = await open_lobby(services, request)
    return only_a_lobby(lobby) if lobby is not None else UserError("no-session")


def only_a_lobby(lobby: AnySession) -> UserError:
    """Returns what to say about a match that has not begun."""
    return UserError("only-a-lobby", place=link(lobby.address, lobby.parent, lobby.lobby))


async def open_lobby(services: Services, request: Request) -> AnySession | None:
    """Returns the newest lobby of the channel; None if there is none, or it is not open any more."""
    session = await _newest(services, request)
    return session if session is not None and session.stage is Stage.LOBBY else None


async def find_if_any(services: Services, request: Request, match: str = "", recent: int = 0) -> Snapshot:
    """Claims and reads the same; without a session if there is none."""
    channel = whole_number(match)
    seen = await _seen(services, request, request.channel if channel is None else channel, recent)
    if seen.session is not None and (channel is not None or seen.session.stage is not Stage.OVER):
        return seen
    own = await services.store.indexes.listed(request.person)
    near = [session for session, listing in own.items() if listing.channel == request.channel]
    if not near and (there := seen.session or await _newest_match(services, request)) is not None:
        return seen._replace(session=there)
    if near:
        return seen._replace(session=await services.store.sessions.load(_most_urgent(own, near, request.person)))
    return seen._replace(session=await services.store.sessions.load(next(iter(own))) if len(own) == 1 else None)


def _most_urgent(own: Mapping[int, Listing], matches: Iterable[int], person: int) -> int:
    """Returns the match that waits for a person; of several the one whose time is over first, or else the newest."""
    return min(matches, key=lambda match: (own[match].until(person), -match))


async def _newest_match(services: Services, request: Request) -> AnySession | None:
    """Returns the match of the channel's newest lobby, if it is played in the channel itself."""
    session = await _newest(services, request)
    return session if session is not None and session.match is not None and session.channel == request.channel else None


async def _newest(services: Services, request: Request) -> AnySession | None:
    lobby = await services.store.indexes.lobby(request.channel)
    return await services.store.sessions.load(lobby) if lobby else None


async def _seen(services: Services, request: Request, channel: int, recent: int) -> Snapshot:
    now, interaction = services.now(), request.interaction
    return await services.store.snapshot(channel, request.person, now, recent, request.guild, interaction)


def whole_number(text: str) -> int | None:
    """Returns the number that was typed, at most as large as an id; None if it is none."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= DIGITS else None
