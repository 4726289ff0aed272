"""Vacations that begin by themselves when a clock would run out."""

from hashlib import blake2b

import discord
import structlog

from bot.delivery.refusals import is_refusal
from bot.delivery.send import Outgoing, direct, send
from bot.domain.preferences import Reminders
from bot.domain.session import AnySession
from bot.domain.turn_time import Moment, limit
from bot.features.vacation import domain as vacation
from bot.features.vacation.views import vacation_begun
from bot.jobs.alarms import write_alarms
from bot.jobs.services import Services
from bot.views.reader import Reader

_log = structlog.get_logger()


async def begin(services: Services, session: AnySession, seat: int, at: Moment) -> bool:
    """Starts an automatic vacation instead of letting the clock run out; returns whether it did."""
    sitting = session.seats[seat]
    runs_out = limit(session, seat, at.person, at.down)
    begun = session.clock and vacation.begin_automatically(at.person, sitting.since, runs_out)
    if not begun:
        return False
    await services.store.people.note(
        sitting.person, lambda now: vacation.begin_automatically(now, sitting.since, runs_out) or now
    )
    await write_alarms(services, sitting.person)
    await _notify(services, session, seat, at._replace(person=begun))
    return True


async def _notify(services: Services, session: AnySession, number: int, at: Moment) -> None:
    """Notifies a person that a vacation has begun, where they want to be reminded."""
    seat = session.seats[number]
    directly = at.person.reminders is Reminders.DIRECT
    if not at.person.is_reminded:
        return
    language = (at.person.language if directly else "") or session.language
    reader = Reader(language, services.boards, at, person=seat.person)
    message = Outgoing(vacation_begun(session, reader, mentions=not directly), mentions=[seat.person])
    nonce = blake2b(f"rest.{session.id}.{number}.{seat.turn_began_at}".encode(), digest_size=12).hexdigest()
    for private in (True, False) if directly else (False,):
        try:
            channel = await direct(services.client, seat.person) if private else session.channel
            await send(services.client, channel, message, nonce)
            return
        except discord.HTTPException as error:
            if not is_refusal(error):
                raise
            _log.info("vacation notice refused", person=seat.person, error=str(error))
