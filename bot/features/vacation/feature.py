"""Vacations: /vacation takes days off, on which clocks stand still; one begins by itself when a clock would run out."""

from datetime import date
from hashlib import blake2b
from typing import Literal

import discord
import structlog
from discord import ui

from bot.actions.turn import Play
from bot.delivery.refusals import is_refusal, log_refusal
from bot.delivery.send import Outgoing, direct, send
from bot.domain.calendar import begin_of
from bot.domain.errors import UserError
from bot.domain.preferences import Preferences, Reminders
from bot.domain.quotas import CALENDARS
from bot.domain.session import AnySession
from bot.domain.turn_time import Moment, limit
from bot.feature import Feature
from bot.features.vacation import domain as vacation
from bot.handlers.context import Context
from bot.i18n import Words
from bot.interactions.request import Interaction
from bot.interactions.slash import Command, answer, command
from bot.jobs.alarms import IN_TIME, write_alarms
from bot.jobs.services import Services
from bot.views import components
from bot.views.components import Panel
from bot.views.reader import Reader
from bot.views.wording import date_and_time

_log = structlog.get_logger()
Days = discord.app_commands.Range[int, 1, vacation.ALLOWANCE]


def page(person: Preferences, now: int, words: Words) -> Panel:
    """Returns the page with the current or planned vacation, and the days left."""
    span = vacation.current(person, now)
    if span is None:
        state = words("vacation-none")
    else:
        start, end = date_and_time(span.start), date_and_time(span.end)
        state = words("vacation-on", end=end) if span.start <= now else words("vacation-planned", start=start, end=end)
    left = words("vacation-left", days=vacation.days_left(person, now))
    return Panel(
        components.message([f"### {words('vacation-title')}\n{state}\n{left}", f"-# {words('vacation-explained')}"])
    )


def vacation_begun(session: AnySession, reader: Reader, *, mentions: bool) -> ui.LayoutView:
    """Returns the notice that a vacation has begun instead of a clock running out."""
    words, at = reader.of(session), reader.at
    span = vacation.current(at.person, at.now)
    assert span is not None
    mention = f"<@{reader.person}> · " if mentions else ""
    begun = words("vacation-began", end=date_and_time(span.end), days=vacation.days_left(at.person, at.now))
    play = components.button(words, Play(session.id))
    place = f"**{words('game-name')}** · <#{session.channel}>"
    return components.message([f"{mention}🏖️ {begun}\n{place}"], components.row(play))


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
            log_refusal(_log, "vacation notice refused", error, person=seat.person)


def build(services: Services) -> Command:
    """Returns the command."""

    async def vacation_(
        interaction: Interaction,
        action: Literal["start", "end"] | None = None,
        days: Days = 7,
        first_day: str = "",
    ) -> None:
        async def work(there: Context) -> Panel:
            def change(person: Preferences) -> Preferences:
                if action == "start":
                    return vacation.begin(person, there.at.now, _first(person, there.at.now, first_day), days)
                return vacation.end(person, there.at.now)

            person = there.preferences
            if action:
                there.limit(CALENDARS)
                person = await services.store.people.update(there.person, change, known=person)
                await services.queue.calendar_changed(there.person)
            return page(person, there.at.now, there.words)

        await answer(services, interaction, work)

    return command("vacation", vacation_)


def _first(person: Preferences, now: int, day: str) -> int:
    """Returns when a vacation begins: now, or with `day` in the person's time zone."""
    if not day:
        return now
    try:
        return max(now, begin_of(date.fromisoformat(day), person.hours))
    except (ValueError, OverflowError):
        raise UserError("unknown-day") from None


FEATURE = Feature(adds=(IN_TIME.add(begin),))
