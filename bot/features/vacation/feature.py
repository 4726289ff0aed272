"""Vacations: days off, on which clocks stand still; one begins by itself when a clock would run out."""

from collections.abc import Callable
from datetime import date
from hashlib import blake2b
from typing import Annotated

import structlog
from discord import ui
from msgspec import Meta

from bot.actions.press import Press
from bot.actions.turn import Play
from bot.delivery.refusals import refusals_logged
from bot.delivery.send import Outgoing, direct, send
from bot.domain.calendar import begin_of, day_of
from bot.domain.errors import UserError
from bot.domain.parts import was_given_late
from bot.domain.preferences import Preferences, Reminders
from bot.domain.quotas import CALENDARS
from bot.domain.session import AnySession
from bot.domain.turn_time import Moment, limit, runs_out
from bot.feature import Feature
from bot.features.vacation import domain as vacation
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.i18n import Words
from bot.jobs.alarms import IN_TIME
from bot.jobs.services import Services
from bot.views import components
from bot.views.components import Form, Panel
from bot.views.pages import OF_PERSON
from bot.views.reader import Reader
from bot.views.wording import channel_mention, date_and_time, stamp

_log = structlog.get_logger()
LENGTHS = (1, 2, 3, 4, 5, 6, 7, 10, 14, 21)
"""Days that are offered."""
LONGEST = 20
"""The longest first day that can be written, in characters."""
Day = Annotated[str, Meta(max_length=LONGEST)]
"""A first day, such as 2030-12-24; empty: now."""
ListedDay = Annotated[str, Meta(pattern="^([0-9]{4}-[0-9]{2}-[0-9]{2})?$")]


class ShowVacation(Press, frozen=True, tag="vacation"):
    """Shows the person's vacation, and how to begin or end one."""

    label = "button-vacation"
    emoji = "🏖️"


class BeginVacation(Press, frozen=True, tag="rest"):
    """Begins or plans a vacation of `days`."""

    chosen = "days"

    first: ListedDay = ""
    days: Annotated[int, Meta(ge=1, le=vacation.ALLOWANCE)] = 1


class EndVacation(Press, frozen=True, tag="unrest"):
    """Ends the current vacation, or drops the planned one."""

    label = "button-end-vacation"


class WriteFirstDay(Press, frozen=True, tag="anotherday"):
    """Opens a form for the first day."""

    label = "button-another-day"
    opens_form = True


class ChooseFirstDay(Press, frozen=True, tag="firstday"):
    """Shows how many days a vacation from `first` can have."""

    chosen = "first"

    first: Day = ""


def page(person: Preferences, now: int, words: Words, first: str = "") -> Panel:
    """Returns the page with the current or planned vacation and the days left, and what begins one from `first`."""
    span = vacation.current(person, now)
    rests = span is not None and span.start <= now
    if span is None:
        state = words("vacation-none")
    else:
        start, end = date_and_time(span.start), date_and_time(span.end)
        state = words("vacation-on", end=end) if rests else words("vacation-planned", start=start, end=end)
    left = vacation.days_left(person, first_moment(person, now, first))
    text = f"### {words('vacation-title')}\n{state}\n{words('vacation-left', days=vacation.days_left(person, now))}"
    rows = [] if rests or not left else [_lengths(left, first, words)]
    buttons = [] if rests else [components.button(words, WriteFirstDay())]
    if span is not None:
        buttons.append(components.button(words, EndVacation(), "" if rests else words("button-drop-vacation")))
    pieces = [text, f"-# {words('vacation-explained')}"]
    return Panel(components.message(pieces, *rows, components.row(*buttons)))


def _lengths(left: int, first: str, words: Words) -> components.Row:
    """Returns the menu of how many days, at most `left`."""
    lengths = [days for days in LENGTHS if days < left] + [left]
    choices = [components.choice(words("vacation-days", days=days), days) for days in lengths]
    return components.row(
        components.menu(words("vacation-length", first=first or "now"), BeginVacation(first), choices)
    )


def vacation_begun(session: AnySession, reader: Reader, *, mentions: bool) -> ui.LayoutView:
    """Returns the notice that a vacation has begun instead of a clock running out."""
    words, at = reader.of(session), reader.at
    span = vacation.current(at.person, at.now)
    assert span is not None
    mention = f"<@{reader.person}> · " if mentions else ""
    begun = words("vacation-began", end=date_and_time(span.end), days=vacation.days_left(at.person, at.now))
    play = components.button(words, Play(session.id))
    ends = runs_out(session, reader.person, at)
    if 0 < ends < span.end:
        begun += f" {words('vacation-cut', when=stamp(ends))}"
    place = f"**{words('game-name')}** · {channel_mention(session)}"
    end = components.button(words, EndVacation())
    return components.message([f"{mention}🏖️ {begun}\n{place}"], components.row(play, end))


async def begin(services: Services, session: AnySession, seat: int, at: Moment) -> bool:
    """Starts an automatic vacation instead of letting the clock run out; returns whether it did."""
    sitting = session.seats[seat]
    end = limit(session, seat, at.person, at.down)
    begun = session.clock and vacation.begin_automatically(at.person, sitting.since, end)
    if not begun or was_given_late(sitting):  # the turn had its vacation before, if days were left
        return False
    await services.store.people.note(
        sitting.person, lambda now: vacation.begin_automatically(now, sitting.since, end) or now
    )
    await services.queue.calendar_changed(sitting.person)
    await _notify(services, session, seat, at._replace(person=begun))
    return True


async def _notify(services: Services, session: AnySession, number: int, at: Moment) -> None:
    """Notifies a person that a vacation has begun, where they want to be reminded."""
    seat = session.seats[number]
    directly = bool(session.chat) or at.person.reminders is Reminders.DIRECT
    if not at.person.is_reminded or (session.chat and not at.person.installed):
        return
    language = (at.person.language if directly else "") or session.language
    reader = Reader(language, services.boards, at, person=seat.person)
    message = Outgoing(vacation_begun(session, reader, mentions=not directly), mentions=[seat.person])
    nonce = blake2b(f"rest.{session.id}.{number}.{seat.turn_began_at}".encode(), digest_size=12).hexdigest()
    for private in (True,) if session.chat else (True, False) if directly else (False,):
        with refusals_logged(_log, "vacation notice refused", person=seat.person):
            channel = await direct(services.client, seat.person) if private else session.channel
            await send(services.client, channel, message, nonce)
            return


@handles(ShowVacation)
async def show(context: Context, press: ShowVacation) -> Panel:
    """Shows the person's vacation."""
    return page(context.preferences, context.at.now, context.words)


@handles(WriteFirstDay)
async def write_first_day(context: Context, press: WriteFirstDay) -> None:
    """Opens the form for the first day."""
    words = context.words
    form = Form(words("button-another-day"), words("vacation-first-day"), ChooseFirstDay(), "", LONGEST)
    await context.reply.open_form(form)


@handles(ChooseFirstDay)
async def choose_first_day(context: Context, press: ChooseFirstDay) -> Panel:
    """Shows how long a vacation from that day can be."""
    person, now, first = context.preferences, context.at.now, press.first.strip()
    moment = first_moment(person, now, first)
    vacation.need_day(now, moment)
    return page(person, now, context.words, "" if moment == now else day_of(moment, person.hours).isoformat())


@handles(BeginVacation)
async def begin_chosen(context: Context, press: BeginVacation) -> Panel:
    """Begins or plans a vacation."""
    now = context.at.now
    return await _change(
        context, lambda person: vacation.begin(person, now, first_moment(person, now, press.first), press.days)
    )


@handles(EndVacation)
async def end_current(context: Context, press: EndVacation) -> Panel:
    """Ends the person's vacation."""
    return await _change(context, lambda person: vacation.end(person, context.at.now))


async def _change(context: Context, change: Callable[[Preferences], Preferences]) -> Panel:
    context.limit(CALENDARS)
    person = await context.services.store.people.update(context.person, change, known=context.preferences)
    await context.services.queue.calendar_changed(context.person)
    return page(person, context.at.now, context.words)


def first_moment(person: Preferences, now: int, day: str) -> int:
    """Returns when a vacation begins: now, or with `day` in the person's time zone. Raises UserError if it is none."""
    if not day:
        return now
    try:
        return max(now, begin_of(date.fromisoformat(day), person.hours))
    except (ValueError, OverflowError):
        raise UserError("unknown-day") from None


FEATURE = Feature(adds=(IN_TIME.add(begin), OF_PERSON.add(ShowVacation())))
