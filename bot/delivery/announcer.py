"""Announces commits in their channel: one message per turn, never lost and never posted twice.

Everything is read from the database and may be repeated. That an attempt begins is stored before it posts anything, so
that the next one looks for a post whose answer was lost. The nonce of a message is made of its session and revision:
Discord recognizes a message that is sent again at once.
"""

from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple

import discord
import structlog

from bot.delivery import additions, invitations, members
from bot.delivery.additions import BEFORE_NEWS, Added
from bot.delivery.direct_news import DirectNews
from bot.delivery.lost_answers import Posted, find
from bot.delivery.lost_channels import found_again, lose
from bot.delivery.missed import is_missed
from bot.delivery.places import Place, place_of
from bot.delivery.post_lines import as_it_is, extended, is_to_be_mentioned, lines, renewed, told
from bot.delivery.proposals import ProposalMessages, absent, concerned
from bot.delivery.refusals import Code, is_refusal, log_refusal, reason, refusals_logged
from bot.delivery.send import Outgoing, Told, shrink
from bot.domain.absence import deciding
from bot.domain.alarms import closing, is_muted
from bot.domain.calendar import Now
from bot.domain.channel_refusal import ChannelRefusal
from bot.domain.match_kinds import kind_of
from bot.domain.matches import move
from bot.domain.preferences import Colours
from bot.domain.proposal import Proposal
from bot.domain.session import AnySession, Seated, Stage
from bot.domain.turn_time import Moment, is_waited_for, limits, was_hidden
from bot.store.connection import StoreUnavailable
from bot.store.database import Store
from bot.store.outbox import NO_MESSAGE, Pending, ProposalMessage
from bot.store.sessions import CorruptRecord
from bot.views import components, posts, unposted
from bot.views.board import Boards, Picture, joined, ringed, seen_by
from bot.views.emojis import Emojis
from bot.views.lobby import lobby
from bot.views.posts import News
from bot.views.reader import Reader, of_channel
from bot.views.wording import plain_words
from rules.match import AnyEntry

THREAD_EXISTS = 160004
ARCHIVE_MINUTES: Final = 10080
"""A week: the longest that a thread stays open by itself."""
SHORTER_MINUTES: Final = 4320
OVER_MINUTES: Final = 1440
"""A day: a server has at most 1,000 open threads, and the match in this one is over."""
MOST_LARGE: Final = 5
"""How many older posts are shrunk later, if Discord refuses it."""

_log = structlog.get_logger()


class Announced(NamedTuple):
    """A session whose news was announced, or refused by its channel."""

    session: AnySession
    lobby_is_old: bool = False
    """Whether the lobby's message shows an earlier state."""
    entries: Sequence[AnyEntry] = ()
    """The lines of the log that were posted."""


def _may_hide(session: AnySession) -> bool:
    """Whether players may not see the channel. A thread that Parlour has started shows itself to all in the lobby."""
    return bool(session.guild) and session.channel == session.parent


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
        self._proposals = ProposalMessages(store, self._place)
        self._direct = DirectNews(client, store, now, self._reader)

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
        for note in BEFORE_NEWS:
            await note(self._store, session, self._now())
        if session.lost and session.stage is not Stage.OVER:
            if await found_again(self._store, session, self._now()):
                return await self.announce(channel)
            # it waits until somebody moves the match
            await self._store.back_off.refused(session.id, pending.revision, ChannelRefusal.GONE, self._now())
            return Announced(session)
        if session.lost and not any(seat.unseen for seat in session.seats):  # there is no place to announce its end
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
        only_computers = session.stage is Stage.PLAY and all(
            session.seats[seat].by_computer for seat in session.to_move
        )
        await self._place(session).need_open(for_people=not only_computers)
        again = pending.attempted >= pending.first and session.chat is None
        posted = await find(self._client, session, pending) if again else Posted()
        if pending.attempted in (0, pending.revision):
            await self._finish(session, pending, posted)
        else:
            if posted.post:  # somebody has moved since then
                await self._finish(session, pending.until(pending.attempted), posted)
            else:
                await self._store.sessions.mark_attempted(session, pending.revision)
            await self.announce(session.id)
        is_old = not pending.post and kind_of(session).has_lobby
        return Announced(session, lobby_is_old=is_old, entries=pending.entries)

    async def _finish(self, session: AnySession, pending: Pending, posted: Posted) -> None:
        """Shows what an earlier attempt has not `posted`, and notes that everything was announced."""
        content = None if posted.post else extended(session, pending)
        if content is not None and await self._extend(session, content):
            post = pending.post
        elif pending.board:
            content = renewed(pending)
            post = posted.post or await self._post(session, content)
            await self._need_sight(session, pending)
        else:
            content, post = await self._edited(session, pending), pending.post
        if session.proposal and posted.proposal:
            pending = pending._replace(message=ProposalMessage(session.proposal.number, posted.proposal))
        if session.proposed and session.proposed.number != pending.message.proposal:
            told = await self._tell_of_proposal(session, session.proposed)
            pending = pending._replace(message=pending.message._replace(told=int(told)))
        message = await self._proposals.show(session, self._reader(session), pending, partial(self._send, session))
        if pending.post not in (0, post):
            await self._shrink(session, pending)
        shown = lines(pending, content)
        await self._store.sessions.mark_announced(session.id, pending.revision, post, message, *shown)
        if session.stage is Stage.OVER and session.channel == session.lobby:
            with refusals_logged(_log, "thread stays open for a week", session=session.id):
                await self._client.http.edit_channel(session.channel, auto_archive_duration=OVER_MINUTES)

    async def _edited(self, session: AnySession, pending: Pending) -> Pending | None:
        """Edits the newest post if something beside its lines has changed.

        Returns what it shows; None if it was not edited, or shows more than lines, or is not the last message.
        """
        content = as_it_is(session, pending) if pending.post_changed else None
        if content is None:
            return None
        if session.stage is Stage.OVER:
            await self.show_result_again(session, pending.post, content.entries)
        else:
            await self._extend(session, content)
        return None if pending.proposal_changed else content

    async def _refused(self, session: AnySession, pending: Pending, error: discord.HTTPException) -> bool:
        """Backs off from a channel that refuses posts; returns whether it had not refused this news before.

        In that case, those whom the post would mention are notified by direct message, and so are those who can decide
        about somebody who has run out of time.
        """
        why = reason(error)
        log_refusal(_log, "announcement refused", error, level="warning", session=session.id, reason=why)
        is_new = await self._store.back_off.refused(session.id, pending.revision, why, self._now())
        if not is_new or why is ChannelRefusal.GONE:  # the match stops without a word to anybody
            return False
        mentioned = (await self._compose(session, pending)).mentions
        unreached = await self._direct.tell(session, mentioned, partial(unposted.turn, session, why))
        if pending.has_late:
            await self._direct.tell_of_late(session, deciding(session), why)
        uncalled = [number for number in session.to_move if session.seats[number].person in unreached]
        if session.guild and uncalled:
            await self.stop_unseen(session, uncalled)
        return True

    async def _need_sight(self, session: AnySession, pending: Pending) -> None:
        """Stops a match of which a post was not seen by somebody who is to move, and for whom it waits.

        It also tells those who do not see it of their turn, if it waits for them no more, and of late players about
        whom they can decide.
        """
        if pending.has_late:
            await self._tell_hidden(session, deciding(session), self._direct.tell_of_late)
        moving = [session.seats[number] for number in session.to_move]
        called = [seat for seat in moving if not (seat.by_computer or is_waited_for(seat, self._now()))]
        suspected = [seat.person for seat in called if _may_hide(session) or was_hidden(seat)]
        await self._tell_hidden(session, suspected, self._direct.tell_of_turn)
        if _may_hide(session) and (hidden := await self.hidden_from(session)):
            await self.stop_unseen(session, hidden)

    async def _tell_hidden(
        self, session: AnySession, people: Collection[int], tell: Callable[[AnySession, list[int]], Awaitable[set[int]]]
    ) -> None:
        """Tells those of `people` who do not see the channel."""
        if hidden := [person for person in people if await members.is_hidden_from(self._client, session, person)]:
            await self._direct.tell_above(session, await tell(session, hidden))

    async def _tell_of_proposal(self, session: AnySession, proposal: Proposal) -> bool:
        """Tells those for whom a proposal does not wait, and those who do not see its post.

        Returns whether the former take direct messages: a post can be deleted or hidden until their notice ends.
        """
        noticed = absent(session, proposal)
        unreached = await self._direct.tell_of_notice(session, noticed)
        others = {*concerned(session, proposal)} - {proposal.taker, *noticed}  # nobody takes a seat in an unseen match
        await self._tell_hidden(session, others | unreached, self._direct.tell_of_proposal)
        return not unreached

    async def tell_of_late(self, session: AnySession) -> None:
        """Tells those who can decide about a late player if they do not find the post that says so."""
        missing = [who for who in deciding(session) if await is_missed(self._client, self._store, session, who)]
        await self._direct.tell_above(session, await self._direct.tell_of_late(session, missing))

    async def hidden_from(self, session: AnySession) -> list[int]:
        """Returns the seats that are to move, that the match waits for, and from whose people its channel is hidden."""
        moving = [(number, session.seats[number]) for number in session.to_move]
        seats = [n for n, seat in moving if not seat.by_computer and is_waited_for(seat, self._now())]
        return [n for n in seats if await members.is_hidden_from(self._client, session, session.seats[n].person)]

    async def stop_unseen(self, session: AnySession, seats: Collection[int]) -> None:
        """Stops a match because its channel is hidden from the people of these seats, and tells all its players."""
        if await lose(self._store, session, self._now(), seats):
            unreached = await self._direct.tell(session, session.people, partial(unposted.unseen, session, seats))
            hidden = [person for person in unreached if await members.is_hidden_from(self._client, session, person)]
            await self._direct.tell_above(session, hidden)

    async def channel_deleted(self, channel: int, guild: int = 0) -> None:
        """Stops the matches of a channel that was deleted, as Discord reports. If this fails, the next post finds out.

        `guild`: its server, unless it is a thread: other channels may have many matches.
        """
        store = self._store
        try:
            for played in await store.indexes.in_channel(guild, channel) if guild else [channel]:
                session = await store.sessions.load(played)
                if session is not None and session.channel == channel:
                    await self._stop_deleted(session)
        except (StoreUnavailable, CorruptRecord) as error:
            _log.warning("deleted channel not noted", channel=channel, error=str(error))

    async def _stop_deleted(self, session: AnySession) -> None:
        if await lose(self._store, session, self._now()):
            await self._direct.tell_of_loss(session)

    async def thread_archived(self, thread: int, *, locked: bool) -> None:
        """Tells the players of a thread that was archived, as Discord reports, how to go on: not all can wake it."""
        try:
            session = await self._store.sessions.load(thread)
            if session is not None and session.channel == thread and session.stage is Stage.PLAY:
                await self._tell_of_archive(session, locked=locked, soon=False)
        except (StoreUnavailable, CorruptRecord) as error:
            _log.warning("archived thread not noted", channel=thread, error=str(error))

    async def _tell_of_archive(self, session: AnySession, *, locked: bool, soon: bool) -> None:
        """Tells those who are to move, once for each revision, that their thread is archived, or will be `soon`."""
        seats = [session.seats[seat] for seat in session.to_move]
        concerned = [seat.person for seat in seats if not seat.by_computer and not is_muted(seat)]
        people, _ = await self._store.people.known(concerned, self._now())
        mentioned = [person for person in concerned if people[person].mention]
        if mentioned and await self._store.back_off.told(session.id, session.revision):
            _log.info("told of archived thread", session=session.id, people=len(mentioned), locked=locked, soon=soon)
            await self._direct.tell(session, mentioned, partial(unposted.archived, session, locked, soon))

    async def announce_lobby(self, channel: int) -> None:
        """Shows the newest state of a lobby, which may have become a match.

        In a chat it does so without news, too: what came without a press on the lobby's message could not be shown.
        """
        pending = await self._store.sessions.pending(channel)
        if pending is None or not (pending.revision or pending.session.match or pending.session.chat):
            return
        session = pending.session
        await self._store.indexes.write(session, self._now())  # first: it may be a match before Discord takes the edit
        await self._show_lobby(session)
        await invitations.show_answers(self._lobby(session), self._store, session, self._reader(session))
        if session.match is not None or not pending.revision:
            return
        await invitations.call(self._lobby(session), self._store, session, self._reader(session), pending.first)
        await self._store.sessions.mark_announced(channel, pending.revision, 0)
        if session.stage is Stage.OVER:  # closed before it began: not worth keeping
            await self._store.sessions.delete_later(channel)

    async def keep_awake(self, session: AnySession) -> None:
        """Keeps a thread open for another week without posting: changing its archive duration counts as activity.

        If Discord refuses that, those who are to move are told how to go on. A chat needs nothing.
        """
        if session.chat:
            return
        try:
            for minutes in (SHORTER_MINUTES, ARCHIVE_MINUTES):
                await self._client.http.edit_channel(session.channel, archived=False, auto_archive_duration=minutes)
        except discord.HTTPException as error:
            why = reason(error)
            if not is_refusal(error) or why is ChannelRefusal.GONE:
                raise
            log_refusal(_log, "thread not kept open", error, session=session.id)
            await self._tell_of_archive(session, locked=why is ChannelRefusal.LOCKED, soon=True)

    async def _show_lobby(self, session: AnySession) -> None:
        """Updates the lobby's message, unless Discord refuses: it may be deleted, or older than an hour."""
        with refusals_logged(_log, "lobby not edited", session=session.id):
            await self._lobby(session).message(session.lobby).edit(view=lobby(session, self._reader(session)))

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
                if error.code != Code.THREAD_EXISTS:
                    log_refusal(_log, "thread refused", error, session=session.id)
                    session = await self._move(session)
        return session

    async def _move(self, session: AnySession) -> AnySession:
        """Moves a match from its thread to the parent channel."""
        change = await self._store.sessions.update(session, lambda now: move(now, now.parent))
        _log.info("match moved to parent channel", session=session.id, channel=session.parent)
        return change.session

    async def _post(self, session: AnySession, pending: Pending) -> int:
        nonce = f"{session.id:x}.{pending.revision:x}"
        picture, texts = await self._shown(session, pending)
        try:
            return await self._send(session, await self._compose(session, pending, picture, texts), nonce)
        except discord.Forbidden:  # perhaps only files are forbidden
            if picture is None:
                raise
        return await self._send(session, await self._compose(session, pending, None, texts), nonce)

    async def _extend(self, session: AnySession, content: Pending) -> bool:
        """Edits the newest post to show what came after it, notifying nobody; returns whether it could."""
        picture = await self._picture(session, content)
        view = (await self._compose(session, content, picture)).view
        try:
            await self._place(session).message(content.post).edit(view=view, attachments=components.files(picture))
        except discord.HTTPException as error:
            log_refusal(_log, "post not extended", error, session=session.id, post=content.post)
            return False
        return True

    async def show_result_again(self, session: AnySession, post: int, entries: Sequence[AnyEntry]) -> None:
        """Edits the post of a result, which tells `entries`, notifying nobody; no harm if it is gone."""
        pending = Pending(session, [], 0, 0, [*entries], None, [], post, NO_MESSAGE, 0, [])
        picture, texts = await self._shown(session, pending)
        view = posts.over(session, self._reader(session), News(entries, picture=picture, texts=texts))
        try:
            await (
                self._place(session)
                .message(post)
                .edit(view=view, attachments=components.files(picture), allowed_mentions=discord.AllowedMentions.none())
            )
        except discord.DiscordServerError:  # an outage: everything is repeated
            raise
        except discord.HTTPException as error:
            log_refusal(_log, "result not edited", error, session=session.id, post=post)

    async def _send(self, session: AnySession, outgoing: Outgoing, nonce: str) -> int:
        """Sends a message to the match. If its channel is gone, it stops until one of its players moves it."""
        try:
            return await self._place(session).send(outgoing, nonce)
        except discord.NotFound:
            await self._stop_deleted(session)
            raise

    def _reader(self, session: AnySession) -> Reader:
        """Returns for whom the posts of a match are shown."""
        return of_channel(session, self._boards.owned_by(session.host), Moment(self._now()), self._emojis())

    async def _shown(self, session: AnySession, pending: Pending) -> tuple[Picture | None, list[str]]:
        """Returns the picture of a new post and the texts below it, with what features add to those of a result."""
        added = await additions.of_result(self._store, session, await self._reader_of_pictures(session))
        return await self._picture(session, pending, added), [text for each in added for text in each.texts]

    async def _picture(self, session: AnySession, pending: Pending, added: Sequence[Added] = ()) -> Picture | None:
        """Renders the public board below the pictures that were added to it; None if that fails.

        The post is then text, so no match waits for an image.
        """
        events = ringed([*pending.entries, *pending.passing])
        if any(each.failed for each in added):
            return None
        reader = await self._reader_of_pictures(session)
        try:
            board = await reader.boards.render(seen_by(session, None), reader.plain(session), events)
            for picture in [each.picture for each in added if each.picture]:
                board = joined(picture, board)
            return board
        except Exception:
            _log.exception("board not rendered", session=session.id, revision=pending.revision)
            return None

    async def _reader_of_pictures(self, session: AnySession) -> Reader:
        """Returns for whom the pictures of a post are rendered, in their colours."""
        boards = self._boards.owned_by(session.host, await self._colours(session))
        return replace(self._reader(session), boards=boards)

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
        texts: Sequence[str] = (),
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
        news = News(pending.entries, pending.passing, pending.notices, picture, mentioned, texts)
        if session.stage is Stage.OVER:
            view = posts.over(session, reader, news)
        else:
            view = posts.turn(session, reader, news, limits(session, people, down), closing(session, people, down))
        return Outgoing(view, picture, mentioned)

    async def _shrink(self, session: AnySession, pending: Pending) -> None:
        """Leaves the story only of the post before, and of those for which Discord has refused that earlier."""
        own = told(pending)
        posted = (
            Told(pending.start, partial(posts.told, session, self._reader(session), own)) if own is not None else None
        )
        left = [post for post in pending.large if post != pending.post and not await self._has_shrunk(session, post)]
        if not await self._has_shrunk(session, pending.post, posted):
            left.append(pending.post)
        if left != pending.large:
            await self._store.sessions.note_large_posts(session.id, left[-MOST_LARGE:])

    async def _has_shrunk(self, session: AnySession, post: int, posted: Told | None = None) -> bool:
        """Leaves the story of an older post only; returns whether there is nothing more to do.

        No harm if Discord refuses that: its buttons still work.
        """
        try:
            await shrink(self._place(session).message(post), posted)
        except discord.DiscordServerError:  # an outage: everything is repeated
            raise
        except discord.HTTPException as error:
            log_refusal(_log, "old post not shrunk", error, session=session.id, post=post)
            return isinstance(error, discord.NotFound)
        return True

    def _place(self, session: AnySession) -> Place:
        return place_of(self._client, self._store, session, self._now)

    def _lobby(self, session: AnySession) -> Place:
        return place_of(self._client, self._store, session, self._now, lobby=True)


def thread_name(session: AnySession) -> str:
    """Returns the name of the thread in which a match is played."""
    words = plain_words(session, session.language)
    return components.clip(f"{words('game-name')} · {', '.join(words.players)}", 100)
