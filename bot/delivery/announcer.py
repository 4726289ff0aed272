"""Says in a channel what was committed and not yet said: one message a turn, never lost and never doubled.

Everything is read from the record and may be done again: a message carries a nonce made of its session and
revision, so that Discord knows one sent twice.
"""

from functools import partial
from typing import Final

import discord
import structlog
from discord import ui
from msgspec import structs

from bot.delivery.proposals import Balloting
from bot.delivery.send import send
from bot.domain.alarms import closing
from bot.domain.calendar import Now
from bot.domain.habits import noted
from bot.domain.matches import lost, moved
from bot.domain.session import AnySession, Stage, changed
from bot.domain.turn_time import Moment, is_kept, keep, limits
from bot.store.database import Store
from bot.store.outbox import Unsaid
from bot.views import components, posts
from bot.views.board import Boards, Picture
from bot.views.lobby import lobby
from bot.views.wording import names, plain_words

THREAD_EXISTS = 160004
ARCHIVE_MINUTES: Final = 10080
"""A week: the longest that a thread stays open by itself."""
SHORTER_MINUTES: Final = 4320

_log = structlog.get_logger()


class Announcer:
    """Speaks in channels, through the bot's own REST client; needs no gateway."""

    def __init__(self, client: discord.Client, store: Store, boards: Boards, now: Now) -> None:
        self._client = client
        self._store = store
        self._boards = boards
        self._now = now
        self._balloting = Balloting(client, store)

    async def announce(self, channel: int) -> AnySession | None:
        """Says everything that `channel` has not heard; gives the session, or None where there is none."""
        unsaid = await self._store.sessions.unsaid(channel)
        if unsaid is None or not unsaid.revision:
            return unsaid and unsaid.session
        session = unsaid.session
        if session.lost:
            await self._store.indexes.write(session, self._now())
            return session
        if session.match is None:
            await self._show_lobby(session)
            await self._store.sessions.said(channel, unsaid.revision, 0)
            if session.stage is Stage.OVER:  # closed before it began: nothing of it is worth keeping
                await self._store.sessions.let_go(channel)
            await self._store.indexes.write(session, self._now())
            return session
        if not unsaid.post:
            session = await self._open(session)
        await self._store.indexes.write(
            session, self._now()
        )  # first: reminders come even where the channel cannot be told
        longer = _longer(session, unsaid)
        if longer is not None and await self._extend(session, longer):
            post, unsaid = unsaid.post, longer
        else:
            post = await self._post(session, unsaid) if unsaid.board else unsaid.post
        ballot = await self._balloting.show(session, unsaid, partial(self._send, session))
        await self._store.sessions.said(session.id, unsaid.revision, post, ballot, _shown_from(unsaid))
        if unsaid.post not in (0, post):
            await self._clear(session, unsaid.post)
        await self._note_habits(session, unsaid)
        return session

    async def _note_habits(self, session: AnySession, unsaid: Unsaid) -> None:
        """Remembers for who has moved at what hour that was."""
        now = self._now()
        seats = {entry.seat for entry in unsaid.entries if entry.seat is not None and not entry.by_standing_order}
        for person in {session.seats[seat].person for seat in seats if not session.seats[seat].by_computer}:
            await self._store.people.update(
                person, lambda known: structs.replace(known, habits=noted(known.habits, now))
            )

    async def index(self, channel: int) -> None:
        """Notes whom the match in `channel` waits for and what is due there; gives it its times where it has none."""
        session = await self._store.sessions.load(channel)
        if session is None or session.stage is Stage.OVER:
            return
        at = Moment(self._now())
        if session.match is not None and not is_kept(session):
            session = (
                await self._store.sessions.update(session, lambda now: keep(now, changed(now, news=False), at))
            ).session
        await self._store.indexes.write(session, at.now)

    async def keep_awake(self, session: AnySession) -> None:
        """Keeps the thread of a match open for another week, without a word: a change of that week counts as life."""
        for minutes in (SHORTER_MINUTES, ARCHIVE_MINUTES):
            await self._client.http.edit_channel(session.channel, archived=False, auto_archive_duration=minutes)

    async def _show_lobby(self, session: AnySession) -> None:
        """Brings the lobby's message up to date; one that was deleted is left alone."""
        try:
            await self._message(session.parent, session.lobby).edit(view=lobby(session))
        except discord.NotFound:
            _log.info("lobby message is gone", session=session.id)

    async def _open(self, session: AnySession) -> AnySession:
        """Makes the thread for a match that has one, and shows at the lobby where it is played."""
        if session.channel != session.parent:
            words, players = plain_words(session, session.language), names(session, session.language)
            title = f"{words('game-name')} · {', '.join(players)}"
            try:
                await self._client.http.start_thread_with_message(
                    session.parent,
                    session.lobby,
                    name=components.clip(title, 100),
                    auto_archive_duration=ARCHIVE_MINUTES,
                )
            except (discord.NotFound, discord.Forbidden):
                session = await self._move(session)
            except discord.HTTPException as error:
                if error.code != THREAD_EXISTS:
                    raise
        await self._show_lobby(session)
        return session

    async def _move(self, session: AnySession) -> AnySession:
        """Plays on in the channel that the thread was made in, or should have been."""
        change = await self._store.sessions.update(session, lambda now: moved(now, now.parent))
        _log.info("match moved to its parent channel", session=session.id, channel=session.parent)
        return change.session

    async def _post(self, session: AnySession, unsaid: Unsaid) -> int:
        nonce = f"{session.id:x}.{unsaid.revision:x}"
        picture = await self._picture(session, unsaid)
        try:
            return await self._send(session, await self._compose(session, unsaid, picture), nonce, picture)
        except discord.Forbidden:  # perhaps only images may not be sent
            if picture is None:
                raise
        return await self._send(session, await self._compose(session, unsaid, None), nonce)

    async def _extend(self, session: AnySession, longer: Unsaid) -> bool:
        """Whether the newest post now tells and shows what came after it too. That calls nobody."""
        picture = await self._picture(session, longer)
        view = await self._compose(session, longer, picture)
        try:
            await self._message(session.channel, longer.post).edit(view=view, attachments=components.files(picture))
        except discord.HTTPException as error:
            _log.info("post cannot be extended", session=session.id, post=longer.post, error=str(error))
            return False
        return True

    async def _send(self, session: AnySession, view: ui.LayoutView, nonce: str, picture: Picture | None = None) -> int:
        """Sends a message to the match. Where the thread is gone it goes to the channel around it.

        Where that is gone too the match is lost until somebody moves it.
        """
        try:
            return await send(self._client, session.channel, view, nonce, picture)
        except discord.NotFound:
            if session.channel != session.parent:
                return await self._send(await self._move(session), view, nonce, picture)
            await self._store.sessions.update(session, lost)
            raise

    async def _picture(self, session: AnySession, unsaid: Unsaid) -> Picture | None:
        """The board for everybody. Without it the post is text: a match never waits for an image."""
        events = [event for entry in unsaid.entries for event in entry.events if not event.private]
        view = session.rules.view(session.playing.state, None)
        try:
            return await self._boards.draw(
                session.game, view, None, plain_words(session, session.language), events=events
            )
        except Exception:
            _log.exception("board was not drawn", session=session.id, revision=unsaid.revision)
            return None

    async def _compose(self, session: AnySession, unsaid: Unsaid, picture: Picture | None) -> ui.LayoutView:
        if session.stage is Stage.OVER:
            return posts.over(session, unsaid.entries, picture, unsaid.notices)
        to_move = {session.seats[seat].person: seat for seat in session.to_move if not session.seats[seat].by_computer}
        people, down = await self._store.people.known(to_move, self._now())
        called = [
            person for person, seat in to_move.items() if people[person].mention and _calls(session, seat, unsaid)
        ]
        called += [seat.guest for seat in session.seats if seat.guest and seat.invited >= unsaid.first]
        until, end = limits(session, people, down), closing(session, down)
        return posts.turn(session, unsaid.entries, picture, called, until, end, unsaid.notices)

    async def _clear(self, session: AnySession, post: int) -> None:
        """Takes the buttons off an older post. It does no harm where that fails: they would still work."""
        try:
            message = await self._message(session.channel, post).fetch()
            await message.edit(view=components.without_buttons(message))
        except discord.HTTPException as error:
            _log.info("old post keeps its buttons", session=session.id, post=post, error=str(error))

    def _message(self, channel: int, message: int) -> discord.PartialMessage:
        return self._client.get_partial_messageable(channel).get_partial_message(message)


def _longer(session: AnySession, unsaid: Unsaid) -> Unsaid | None:
    """The news with what the newest post told, where it can tell both: nobody is asked anew, but somebody still is."""
    to_move = [seat for seat in session.to_move if not session.seats[seat].by_computer]
    invited = any(seat.guest and seat.invited >= unsaid.first for seat in session.seats)
    stands = session.stage is Stage.PLAY and unsaid.post and unsaid.shown is not None and not unsaid.notices
    if (
        not (stands and unsaid.entries and to_move)
        or invited
        or any(_is_new(session, seat, unsaid) for seat in to_move)
    ):
        return None
    shown = unsaid.shown or []
    first = min(session.seats[seat].turn_began_at for seat in to_move)
    return unsaid._replace(entries=[*shown, *unsaid.entries], shown=[], first=first)


def _shown_from(unsaid: Unsaid) -> int | None:
    """The line of the log from which on the newest post tells."""
    if unsaid.notices or not unsaid.board:
        return None
    return unsaid.session.entries - len(unsaid.entries)


def _calls(session: AnySession, seat: int, unsaid: Unsaid) -> bool:
    """Whether there is news for a seat that its person has not seen: their own move shows them what it asks next."""
    sitting = session.seats[seat]
    return _is_new(session, seat, unsaid) and not (sitting.aware and max(sitting.late, session.warned) < unsaid.first)


def _is_new(session: AnySession, seat: int, unsaid: Unsaid) -> bool:
    """Whether the news is that a seat is asked, that it is late, or that nobody moves."""
    sitting = session.seats[seat]
    return max(sitting.turn_began_at, sitting.late, session.warned) >= unsaid.first
