"""Reminds people of their turns: one message for several matches, where the person wants it.

Everything is read from the database and may be repeated: the nonce of a message is made of its turn.
"""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import partial
from hashlib import blake2b
from itertools import groupby

import discord
import structlog
from discord import ui
from msgspec import structs

from bot.actions.press import Count, MatchPress
from bot.actions.turn import Play
from bot.delivery.announcer import Announced
from bot.delivery.missed import is_missed
from bot.delivery.refusals import is_refusal, log_refusal
from bot.delivery.send import Outgoing, direct, send
from bot.domain.alarms import DUE, MUTED, due
from bot.domain.calendar import HOUR, Now
from bot.domain.errors import UserError
from bot.domain.parts import PARTS
from bot.domain.preferences import Reminders
from bot.domain.session import AnySession
from bot.domain.turn_time import Moment, runs_out
from bot.feature import Feature, Keys
from bot.features.reminders import domain
from bot.features.reminders.domain import (
    DECIDE,
    REMIND,
    REMINDED,
    REMINDERS,
    TOLD_AGAIN,
    is_muted,
    next_decision,
    next_reminder,
    noted,
    reminded,
)
from bot.features.reminders.store import NewestReminders
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.jobs.alarms import RINGS, due_seats
from bot.jobs.announce import AFTER_NEWS
from bot.jobs.failures import FAILURES
from bot.jobs.queue import OneAtATime
from bot.jobs.services import Services
from bot.jobs.worker import TASKS, Task
from bot.store.database import Store
from bot.store.forgetting import ABOUT_PEOPLE
from bot.store.kinds import FORGOTTEN
from bot.views import components, more
from bot.views.board import Boards
from bot.views.components import Panel
from bot.views.more import plays
from bot.views.reader import Reader
from bot.views.waiting import waiting
from bot.views.wording import channel_mention

TOGETHER = HOUR
"""Reminders due within this time share a message."""
DIRECT = -1
"""In place of a channel's id: direct messages."""
_log = structlog.get_logger()


class Mute(MatchPress, frozen=True, tag="hush"):
    """Ends the reminders of one turn."""

    label = "button-mute"

    turn: Count = 0
    """The revision at which the turn began; 0 for the current turn."""


def reminder(matches: Sequence[AnySession], until: Sequence[int], reader: Reader, *, mentions: bool) -> ui.LayoutView:
    """Returns the reminder of `matches`, each with its task, effort and end of time (`until`; 0: no clock runs)."""
    words, person = reader.words, reader.person
    mention = f"<@{person}> · " if mentions else ""
    title = f"{mention}⏰ **{words('reminder-title', count=len(matches))}**"
    lines = [
        waiting(session, _seat(session, person), reader, channel_mention(session), end)
        for session, end in zip(matches, until, strict=True)
    ]
    if len(matches) > 1:
        lines = [f"{number}. {line}" for number, line in enumerate(lines, 1)]
    plays, mutes = components.row(), components.row()
    for number, session in enumerate(matches[: components.ROW], 1):
        place = f" {number}" if len(matches) > 1 else ""
        mute = Mute(session.id, session.seats[_seat(session, person)].turn_began_at)
        plays.add_item(components.button(words, Play(session.id), words("button-play") + place))
        mutes.add_item(components.button(words, mute, words("button-mute") + place))
    return components.message([title, "\n".join(lines)], plays, mutes)


def _seat(session: AnySession, person: int) -> int:
    seat = session.seat_of(person)
    assert seat is not None  # they are to move there
    return seat


def on_page(session: AnySession, reader: Reader) -> Mute | None:
    """Returns the button of the page under More, if the reader's clock runs."""
    seat = session.seats[reader.seat] if plays(session, reader) and reader.seat is not None else None
    asked = seat is not None and session.clock and seat.turn_began_at and not is_muted(seat)
    return Mute(session.id, seat.turn_began_at) if seat and asked else None


class Reminder:
    """Sends reminders, to one person at a time."""

    def __init__(self, client: discord.Client, store: Store, boards: Boards, now: Now) -> None:
        self._client = client
        self._store = store
        self._boards = boards
        self._now = now

    async def remind(self, person: int) -> None:
        """Reminds `person` of every turn for which a reminder is due."""
        at = await self._store.people.moment(person, self._now())
        waiting = [
            session for session in await self._store.indexes.turns(person) if _is_due(session, person, at, TOGETHER)
        ]
        if not any(_is_due(session, person, at) for session in waiting):
            return
        waiting.sort(key=lambda session: (runs_out(session, person, at), session.id))
        wants, by_message = at.person.is_reminded, at.person.reminders is Reminders.DIRECT
        directly = [
            each
            for each in waiting
            if (wants and (each.chat or by_message)) or await is_missed(self._client, self._store, each, person)
        ]
        sent = directly and await self._send(person, DIRECT, directly, at)
        public = [each for each in waiting if wants and not (each.chat or (sent and each in directly))]
        public.sort(key=lambda session: session.parent)  # no channel learns of matches that it may not show
        for parent, matches in groupby(public, lambda session: session.parent):
            reached = await self._send(person, parent, together := list(matches), at)
            if not reached and not by_message:
                await self._send(person, DIRECT, together, at)
        for session in waiting:
            await self._note(session, person, at)

    async def _send(self, person: int, parent: int, matches: Sequence[AnySession], at: Moment) -> bool:
        """Sends one message about `matches` and deletes the one before; returns whether it could."""
        first = matches[0]
        language = (at.person.language if parent == DIRECT else "") or first.language
        until = [runs_out(session, person, at) for session in matches]
        reader = Reader(language, self._boards, at, person=person)
        view = reminder(matches, until, reader, mentions=parent != DIRECT)
        try:
            channel = await direct(self._client, person) if parent == DIRECT else first.channel
            message = await send(self._client, channel, Outgoing(view, mentions=[person]), _nonce(first, person))
        except discord.HTTPException as error:
            if not is_refusal(error):
                raise
            log_refusal(_log, "reminder refused", error, person=person, session=first.id, direct=parent == DIRECT)
            return False
        await self._replace(person, parent, channel, message)
        return True

    async def _replace(self, person: int, parent: int, channel: int, message: int) -> None:
        """Stores the newest reminder and deletes the one before."""
        before = await self._store.of(NewestReminders).replace(person, parent, channel, message)
        if before not in (None, (channel, message)):
            try:
                await self._client.http.delete_message(*before)
            except discord.HTTPException as error:
                log_refusal(_log, "old reminder not deleted", error, person=person)

    async def _note(self, session: AnySession, person: int, at: Moment) -> None:
        """Counts a reminder of a turn, unless the turn is over by now."""
        number = session.seat_of(person)
        assert number is not None
        turn = session.seats[number].turn_began_at
        times = max(REMINDED.of(session.seats[number]) + 1, reminded(session, number, at))
        try:
            change = await self._store.sessions.update(session, lambda now: domain.remind(now, number, turn, times))
        except UserError:
            return
        await self._store.indexes.write(change.session, at.now)


def _is_due(session: AnySession, person: int, at: Moment, ahead: int = 0) -> bool:
    """Whether a reminder is due, now or within `ahead` seconds."""
    number = session.seat_of(person)
    what = None if number is None else due(session, number, at)
    return what is not None and what.kind == REMIND and what.moment <= at.now + ahead


def _nonce(session: AnySession, person: int) -> str:
    seat = session.seats[session.seat_of(person) or 0]
    turn = f"{session.id}.{person}.{seat.turn_began_at}.{REMINDED.of(seat)}"
    return blake2b(turn.encode(), digest_size=12).hexdigest()


@handles(Mute)
async def mute(context: Context, press: Mute) -> Panel:
    """Ends the reminders of the person's current turn."""
    session, seat = context.session, context.seat
    began = session.seats[seat].turn_began_at
    if not began or press.turn not in (0, began):
        raise UserError("not-your-turn")
    if not is_muted(session.seats[seat]):
        await context.commit(session, lambda now: domain.remind(now, seat, began, REMINDERS))
    return context.note("mute-noted")


async def schedule(services: Services, person: int) -> None:
    """Schedules the reminder of a person."""
    await services.queue.tasks.add("remind", key=f"remind:{person}")(person)


async def tell_again(services: Services, person: int) -> None:
    """Tells those who can decide about `person`, who is late, if they do not find the post that says so."""
    store, now = services.store, services.now()
    for session, seat in await due_seats(services, person, DECIDE):
        await services.announcer.tell_of_late(session)
        turn = session.seats[seat].turn_began_at
        with suppress(UserError):  # the turn is over, or not late any more
            change = await store.sessions.update(session, partial(domain.told_again, seat=seat, turn=turn))
            await store.indexes.write(change.session, now)


def tasks(services: Services) -> Iterable[Task]:
    """Returns the task `remind`."""
    reminder = Reminder(services.client, services.store, services.boards, services.now)

    async def remind(person: OneAtATime) -> None:
        """Reminds a person of every turn for which a reminder is due."""
        try:
            await reminder.remind(person)
        except FAILURES as error:
            log_refusal(_log, "reminder failed", error, level="warning", person=person)

    return (remind,)


async def note_habits(services: Services, announced: Announced) -> None:
    """Stores the hour of the turn for each person who has moved."""
    session, now = announced.session, services.now()
    chosen = [entry for entry in announced.entries if not (entry.by_standing_order or entry.prepared)]
    seats = {entry.seat for entry in chosen if entry.seat is not None}
    for person in {session.seats[seat].person for seat in seats if not session.seats[seat].by_computer}:
        await services.store.people.note(person, lambda known: structs.replace(known, habits=noted(known.habits, now)))


FEATURE = Feature(
    keys=(
        Keys(
            begin=("reminders:",),
            what="the newest reminder for the matches of each channel: channel and message",
            why="to replace it by the next one",
            until=FORGOTTEN,
            types=("hash",),
        ),
    ),
    stores=(NewestReminders,),
    adds=(
        ABOUT_PEOPLE.add("reminders:"),
        PARTS.add(REMINDED),
        PARTS.add(TOLD_AGAIN),
        DUE.add(next_reminder),
        DUE.add(next_decision),
        MUTED.add(is_muted),
        RINGS.add((REMIND, schedule)),
        RINGS.add((DECIDE, tell_again)),
        TASKS.add(tasks),
        AFTER_NEWS.add(note_habits),
        more.BUTTONS.add(on_page, at=75),
    ),
)
