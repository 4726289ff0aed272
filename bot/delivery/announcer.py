"""Announces commits in their channel: one message per turn, never lost and never posted twice.

Everything is read from the database and may be repeated. That an attempt begins is stored before it posts anything, so
that the next one looks for a post whose answer was lost. The nonce of a message is made of its session and revision:
Discord recognizes a message that is sent again at once.
"""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple

import discord
import structlog
from msgspec import structs

from bot.delivery import invitations
from bot.delivery.lost_answers import Posted, find
from bot.delivery.lost_channels import lose
from bot.delivery.post_lines import extended, is_to_be_mentioned, lines, renewed
from bot.delivery.proposals import ProposalMessages
from bot.delivery.refusals import is_refusal, reason
from bot.delivery.send import Outgoing, direct, send, shrink
from bot.domain.alarms import closing
from bot.domain.calendar import Now
from bot.domain.match_kinds import kind_of
from bot.domain.matches import move
from bot.domain.obstacle import Obstacle
from bot.domain.preferences import Colours
from bot.domain.session import AnySession, Seated, Stage
from bot.domain.turn_time import Moment, limits
from bot.features.analysis import views as analysis
from bot.features.analysis.store import Stored
from bot.features.analysis.views import Analysed
from bot.features.daily.domain import DEAL, entry_of
from bot.features.daily.store import Daily
from bot.features.record.rated import is_rated
from bot.features.record.ratings import Changed
from bot.features.record.ratings_store import Ratings
from bot.features.record.store import Records
from bot.features.reminders.habits import noted
from bot.features.result import views as result
from bot.features.result.recap import has_result, retold
from bot.store.database import Store
from bot.store.outbox import NO_MESSAGE, Pending, ProposalMessage
from bot.views import components, posts, unposted
from bot.views.board import Boards, Picture, joined, seen_by
from bot.views.emojis import Emojis
from bot.views.lobby import lobby
from bot.views.posts import NOTHING_KNOWN, Aftermath, News
from bot.views.reader import Reader, of_channel
from bot.views.wording import plain_words
from rules.course import AnyCourse

THREAD_EXISTS = 160004
ARCHIVE_MINUTES: Final = 10080
"""A week: the longest that a thread stays open by itself."""
SHORTER_MINUTES: Final = 4320

_log = structlog.get_logger()


class Announced(NamedTuple):
    """A session whose news was announced, or refused by its channel."""

    session: AnySession
    lobby_is_old: bool = False
    """Whether the lobby's message shows an earlier state."""


class Announcer:
    """Posts in channels through the bot's REST client; needs no gateway."""

    def __init__(
        self, client: discord.Client, store: Store, boards: Boards, now: Now, emojis: Callable[[], Emojis] = Emojis
    ) -> None:
        """`emojis` returns those that stand in posts."""
        self._client = client
        self._store = store
        self._boards = boards
        self._now = now
        self._emojis = emojis
        self._proposals = ProposalMessages(client, store)

    async def announce(self, channel: int) -> Announced | None:
        """Announces everything pending in `channel`; None if there is no session.

        A lobby is left to `announce_lobby`. If the channel refuses, those who are to move are notified directly.
        """
        pending = await self._store.sessions.pending(channel)
        if pending is None or not pending.revision:
            await self._store.sessions.note_unannounced(channel)
        if pending is None:
            return None
        session = pending.session
        if not pending.revision or session.match is None:
            return Announced(session, lobby_is_old=session.match is None)
        await self._store.indexes.write(session, self._now())  # first: reminders come even if posting fails
        if session.stage is Stage.OVER:
            await self._store.of(Records).limit(session.guild, [seat.person for seat in session.seats if seat.person])
        if day := DEAL.of(session):
            await self._store.of(Daily).note(day, session.host, entry_of(session))
        if session.lost:
            if session.stage is Stage.OVER:  # nobody will continue it: there is nothing left to announce
                await self._store.sessions.mark_announced(session.id, pending.revision, pending.post)
            return Announced(session)
        try:
            return await self._publish(session, pending)
        except discord.HTTPException as error:
            if not is_refusal(error):
                raise
            is_new = await self._refused(session, pending, error)
            return Announced(session, lobby_is_old=is_new and not pending.post)

    async def _publish(self, session: AnySession, pending: Pending) -> Announced:
        """Posts what is pending, unless an earlier attempt has; the session may move to its parent channel."""
        if not pending.post:
            session = await self._open(session)
        posted = await find(self._client, session, pending) if pending.attempted >= pending.first else Posted()
        if pending.attempted in (0, pending.revision):
            await self._finish(session, pending, posted)
        else:
            if posted.post:  # somebody has moved since then
                await self._finish(session, pending.until(pending.attempted), posted)
            else:
                await self._store.sessions.mark_attempted(session, pending.revision)
            await self.announce(session.id)
        return Announced(session, lobby_is_old=not pending.post and kind_of(session).has_lobby)

    async def _finish(self, session: AnySession, pending: Pending, posted: Posted) -> None:
        """Shows what an earlier attempt has not `posted`, and notes that everything was announced."""
        content = None if posted.post else extended(session, pending)
        if content is not None and await self._extend(session, content):
            post = pending.post
        elif pending.board:
            content = renewed(pending)
            post = posted.post or await self._post(session, content)
        else:
            content, post = None, pending.post
        if session.proposal and posted.proposal:
            pending = pending._replace(message=ProposalMessage(session.proposal.number, posted.proposal))
        message = await self._proposals.show(session, self._reader(session), pending, partial(self._send, session))
        if pending.post not in (0, post):
            await self._shrink(session, pending.post)
        shown = lines(pending, content)
        await self._store.sessions.mark_announced(session.id, pending.revision, post, message, *shown)
        await self._note_habits(session, pending)

    async def _refused(self, session: AnySession, pending: Pending, error: discord.HTTPException) -> bool:
        """Backs off from a channel that refuses posts; returns whether it had not refused this news before.

        In that case, those whom the post would mention are notified by direct message.
        """
        why = reason(error)
        _log.warning("announcement refused", session=session.id, reason=why, error=str(error))
        is_new = await self._store.back_off.refused(session.id, pending.revision, why, self._now())
        if not is_new or why is Obstacle.GONE:  # the match stops without a word to anybody
            return False
        mentioned = (await self._compose(session, pending)).mentions
        people, _ = await self._store.people.known(mentioned, self._now())
        for person in mentioned:
            reader = replace(self._reader(session), language=people[person].language or session.language)
            view = unposted.turn(session, why, reader)
            nonce = f"{session.id:x}.d{pending.revision:x}"
            try:
                await send(self._client, await direct(self._client, person), Outgoing(view), nonce)
            except discord.HTTPException as failure:
                _log.info("direct message refused", person=person, session=session.id, error=str(failure))
        return True

    async def announce_lobby(self, channel: int) -> None:
        """Shows the newest state of a lobby, which may have become a match."""
        pending = await self._store.sessions.pending(channel)
        if pending is None or not (pending.revision or pending.session.match):
            return
        session = pending.session
        await self._store.indexes.write(session, self._now())  # first: it may be a match before Discord takes the edit
        await self._show_lobby(session)
        if session.match is not None:
            return
        await invitations.call(self._client, self._store, session, self._reader(session), pending.first)
        await self._store.sessions.mark_announced(channel, pending.revision, 0)
        if session.stage is Stage.OVER:  # closed before it began: not worth keeping
            await self._store.sessions.delete_later(channel)

    async def _note_habits(self, session: AnySession, pending: Pending) -> None:
        """Stores the hour of the turn for each person who has moved."""
        now = self._now()
        chosen = [entry for entry in pending.entries if not (entry.by_standing_order or entry.prepared)]
        seats = {entry.seat for entry in chosen if entry.seat is not None}
        for person in {session.seats[seat].person for seat in seats if not session.seats[seat].by_computer}:
            await self._store.people.note(person, lambda known: structs.replace(known, habits=noted(known.habits, now)))

    async def keep_awake(self, session: AnySession) -> None:
        """Keeps a thread open for another week without posting: changing its archive duration counts as activity."""
        for minutes in (SHORTER_MINUTES, ARCHIVE_MINUTES):
            await self._client.http.edit_channel(session.channel, archived=False, auto_archive_duration=minutes)

    async def _show_lobby(self, session: AnySession) -> None:
        """Updates the lobby's message, unless Discord refuses: it may be deleted, or older than an hour (30046)."""
        try:
            await self._message(session.parent, session.lobby).edit(view=lobby(session, self._reader(session)))
        except discord.HTTPException as error:
            if not is_refusal(error):
                raise
            _log.info("lobby not edited", session=session.id, error=str(error))

    async def _open(self, session: AnySession) -> AnySession:
        """Creates the match's thread, if it has one. If Discord refuses, the match is played in the parent channel."""
        if session.channel != session.parent:
            try:
                await self._client.http.start_thread_with_message(
                    session.parent,
                    session.lobby,
                    name=thread_name(session),
                    auto_archive_duration=ARCHIVE_MINUTES,
                )
            except discord.HTTPException as error:
                if not is_refusal(error):
                    raise
                if error.code != THREAD_EXISTS:
                    _log.info("thread refused", session=session.id, error=str(error))
                    session = await self._move(session)
        return session

    async def _move(self, session: AnySession) -> AnySession:
        """Moves a match from its thread to the parent channel."""
        change = await self._store.sessions.update(session, lambda now: move(now, now.parent))
        _log.info("match moved to parent channel", session=session.id, channel=session.parent)
        return change.session

    async def _post(self, session: AnySession, pending: Pending) -> int:
        nonce = f"{session.id:x}.{pending.revision:x}"
        aftermath = await self._aftermath(session)
        picture = await self._picture(session, pending, aftermath.course)
        try:
            return await self._send(session, await self._compose(session, pending, picture, aftermath), nonce)
        except discord.Forbidden:  # perhaps only files are forbidden
            if picture is None:
                raise
        return await self._send(session, await self._compose(session, pending, None, aftermath), nonce)

    async def _extend(self, session: AnySession, content: Pending) -> bool:
        """Edits the newest post to show what came after it, notifying nobody; returns whether it could."""
        picture = await self._picture(session, content)
        view = (await self._compose(session, content, picture)).view
        try:
            await self._message(session.channel, content.post).edit(view=view, attachments=components.files(picture))
        except discord.HTTPException as error:
            _log.info("post not extended", session=session.id, post=content.post, error=str(error))
            return False
        return True

    async def join_analysis(self, session: AnySession, stored: Stored) -> None:
        """Edits the post of a result to show everybody's best choice, too, notifying nobody; no harm if it is gone."""
        if stored.analysis is None or not stored.post:
            return
        reader = self._reader(session)
        best = analysis.best_choices(Analysed(session, stored.analysis, stored.log), reader.of(session))
        entries = stored.log[session.entries if stored.shown is None else stored.shown :]
        if not best:
            return
        aftermath = (await self._aftermath(session))._replace(best=best)
        pending = Pending(session, [], 0, 0, entries, None, [], stored.post, NO_MESSAGE, 0)
        picture = await self._picture(session, pending, aftermath.course)
        view = posts.over(session, reader, News(entries, picture=picture), aftermath)
        try:
            await self._message(session.channel, stored.post).edit(
                view=view, attachments=components.files(picture), allowed_mentions=discord.AllowedMentions.none()
            )
        except discord.DiscordServerError:  # an outage: everything is repeated
            raise
        except discord.HTTPException as error:
            _log.info("result not edited", session=session.id, post=stored.post, error=str(error))

    async def _send(self, session: AnySession, outgoing: Outgoing, nonce: str) -> int:
        """Sends a message to the match. If its channel is gone, it stops until one of its players moves it."""
        try:
            return await send(self._client, session.channel, outgoing, nonce)
        except discord.NotFound:
            await lose(self._store, session, self._now())
            raise

    def _reader(self, session: AnySession) -> Reader:
        """Returns for whom the posts of a match are shown."""
        return of_channel(session, self._boards.owned_by(session.host), Moment(self._now()), self._emojis())

    async def _aftermath(self, session: AnySession) -> Aftermath:
        """Returns what is known of a match if it is over."""
        course, beaten = await self._course(session), await self._store.of(Records).beaten(session)
        return Aftermath(course, beaten, await self._rated(session))

    async def _course(self, session: AnySession) -> AnyCourse | None:
        """Returns how a match went that is over; None if that is not known, or it has no result."""
        if not has_result(session):
            return None
        log = await self._store.sessions.log(session)
        try:
            return await asyncio.to_thread(retold, session, log)
        except Exception:
            _log.exception("course not retold", session=session.id)
            return None

    async def _rated(self, session: AnySession) -> list[Changed] | None:
        """Returns what a match that is over has changed in the ratings; None if nothing, or if they are off."""
        if session.stage is not Stage.OVER or not is_rated(session):
            return None
        decided = await self._store.servers.server(session.guild)
        return await self._store.of(Ratings).changed(session, self._now()) if decided.ratings else None

    async def _picture(self, session: AnySession, pending: Pending, course: AnyCourse | None = None) -> Picture | None:
        """Renders the public board, after a match with its result; None if that fails.

        The post is then text, so no match waits for an image.
        """
        shown = [*pending.entries, *pending.passing]
        events = [event for entry in shown for event in entry.events if not event.private]
        boards = self._boards.owned_by(session.host, await self._colours(session))
        reader = replace(self._reader(session), boards=boards)
        try:
            board = await boards.render(seen_by(session, None), reader.plain(session), events)
            if has_result(session):
                return joined(await result.pictures(session, reader, course), board)
            return board
        except Exception:
            _log.exception("board not rendered", session=session.id, revision=pending.revision)
            return None

    async def _colours(self, session: AnySession) -> Colours:
        """Returns the colours of a post: the choice of a person who is alone with Parlour, else the usual ones."""
        if session.guild or session.people != [session.host]:
            return Colours.USUAL
        return (await self._store.people.person(session.host)).colours

    async def _compose(
        self,
        session: AnySession,
        pending: Pending,
        picture: Picture | None = None,
        aftermath: Aftermath = NOTHING_KNOWN,
    ) -> Outgoing:
        """Returns the post; it mentions those concerned who want to be mentioned."""
        to_move = {session.seats[seat].person: seat for seat in session.to_move if not session.seats[seat].by_computer}
        concerned = [person for person, seat in to_move.items() if is_to_be_mentioned(session, seat, pending)]
        concerned += [seat.guest for seat in session.seats if seat.guest and seat.invited >= pending.first]
        concerned += [notice.former_person for notice in pending.notices if isinstance(notice, Seated)]
        concerned += session.people if session.stage is Stage.OVER else []
        people, down = await self._store.people.known({*to_move, *concerned}, self._now())
        mentioned = [person for person in concerned if people[person].mention]
        reader = self._reader(session)
        news = News(pending.entries, pending.passing, pending.notices, picture, mentioned)
        if session.stage is Stage.OVER:
            view = posts.over(session, reader, news, aftermath)
        else:
            view = posts.turn(session, reader, news, limits(session, people, down), closing(session, down))
        return Outgoing(view, picture, mentioned)

    async def _shrink(self, session: AnySession, post: int) -> None:
        """Leaves the story of an older post only. No harm if Discord refuses that: its buttons still work."""
        try:
            await shrink(self._client, session.channel, post)
        except discord.DiscordServerError:  # an outage: everything is repeated
            raise
        except discord.HTTPException as error:
            _log.info("old post not shrunk", session=session.id, post=post, error=str(error))

    def _message(self, channel: int, message: int) -> discord.PartialMessage:
        return self._client.get_partial_messageable(channel).get_partial_message(message)


def thread_name(session: AnySession) -> str:
    """Returns the name of the thread in which a match is played."""
    words = plain_words(session, session.language)
    return components.clip(f"{words('game-name')} · {', '.join(words.players)}", 100)
