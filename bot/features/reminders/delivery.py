"""Reminds people of their turns: one message for several matches, where the person wants it.

Everything is read from the database and may be repeated: the nonce of a message is made of its turn.
"""

from collections.abc import Sequence
from hashlib import blake2b
from itertools import groupby

import discord
import structlog

from bot.delivery.refusals import is_refusal
from bot.delivery.send import Outgoing, direct, send
from bot.domain.alarms import due
from bot.domain.calendar import HOUR, Now
from bot.domain.errors import UserError
from bot.domain.preferences import Reminders
from bot.domain.session import AnySession
from bot.domain.turn_time import Moment, runs_out
from bot.features.reminders import views as reminders
from bot.features.reminders.domain import REMIND, REMINDED, remind, reminded
from bot.store.database import Store
from bot.views.board import Boards
from bot.views.reader import Reader

TOGETHER = HOUR
"""Reminders due within this time share a message."""
DIRECT = -1
"""In place of a channel's id: direct messages."""

_log = structlog.get_logger()


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
        if at.person.reminders is not Reminders.DIRECT or not await self._send(person, DIRECT, waiting, at):
            waiting.sort(key=lambda session: session.parent)  # no channel learns of matches that it may not show
            for parent, matches in groupby(waiting, lambda session: session.parent):
                await self._send(person, parent, list(matches), at)
        for session in waiting:
            await self._note(session, person, at)

    async def _send(self, person: int, parent: int, matches: Sequence[AnySession], at: Moment) -> bool:
        """Sends one message about `matches` and deletes the one before; returns whether it could."""
        first = matches[0]
        language = (at.person.language if parent == DIRECT else "") or first.language
        until = [runs_out(session, person, at) for session in matches]
        reader = Reader(language, self._boards, at, person=person)
        view = reminders.reminder(matches, until, reader, mentions=parent != DIRECT)
        try:
            channel = await direct(self._client, person) if parent == DIRECT else first.channel
            message = await send(self._client, channel, Outgoing(view, mentions=[person]), _nonce(first, person))
        except discord.HTTPException as error:
            if not is_refusal(error):
                raise
            _log.info("reminder refused", person=person, session=first.id, direct=parent == DIRECT, error=str(error))
            return False
        await self._replace(person, parent, channel, message)
        return True

    async def _replace(self, person: int, parent: int, channel: int, message: int) -> None:
        """Stores the newest reminder and deletes the one before."""
        before = await self._store.people.replace_reminder(person, parent, channel, message)
        if before not in (None, (channel, message)):
            try:
                await self._client.http.delete_message(*before)
            except discord.HTTPException as error:
                _log.info("old reminder not deleted", person=person, error=str(error))

    async def _note(self, session: AnySession, person: int, at: Moment) -> None:
        """Counts a reminder of a turn, unless the turn is over by now."""
        number = session.seat_of(person)
        assert number is not None
        turn = session.seats[number].turn_began_at
        times = max(REMINDED.of(session.seats[number]) + 1, reminded(session, number, at))
        try:
            change = await self._store.sessions.update(session, lambda now: remind(now, number, turn, times))
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
