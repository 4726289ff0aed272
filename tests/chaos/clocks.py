"""Scenarios in which a clock stands still or has run out: an agreed pause, a vacation, and somebody who is absent.

The campaign does not wait for days to pass: it dates back what is stored.
"""

from __future__ import annotations

from functools import partial
from time import time

from msgspec import structs

from bot.actions.absence import PlayOn
from bot.actions.proposals import Agree, Idea, Offer, Propose
from bot.actions.turn import Play
from bot.domain.calendar import DAY, FOREVER, HOUR, Span
from bot.domain.preferences import Preferences
from bot.domain.session import AnySession, Change, changed
from bot.features.vacation.feature import BeginVacation, EndVacation, ShowVacation
from sandbox import Person
from tests.chaos.asking import PATIENCE, asked, pressed, private, shown
from tests.chaos.quiet import Quiet, opened
from tests.chaos.scenarios import until
from tests.chaos.system import System
from tests.end_to_end.harness import components_of

LONG = 40 * HOUR
"""Longer than the clock of a turn, and shorter than the vacation."""
VACATION_DAYS = 3


async def pause(system: System) -> Quiet:
    """Pauses a match for longer than a turn may take: no time is used, and one person alone cannot end that at once."""
    quiet = await opened(system)
    alice, bob = quiet.table.people
    await _propose(quiet, alice, "pause")
    if (await quiet.settled()).paused_until:
        quiet.note("match changed without consent", "it is paused")
    await _agree(quiet, bob)
    if not (await quiet.settled()).paused:
        quiet.note("match not changed in spite of consent", "it is not paused")
    await _pass(quiet, LONG)
    await _take_turn(quiet)
    await _check(quiet)
    await _pass(quiet, LONG)
    await _propose(quiet, bob, "resume")
    if (await quiet.settled()).paused_until < time() + DAY - HOUR:
        quiet.note("match changed without consent", "its pause has ended")
    await _agree(quiet, alice)
    if (await quiet.settled()).paused_until > time():
        quiet.note("match not changed in spite of consent", "its pause goes on")
    await _take_turn(quiet)
    await _check(quiet)
    return quiet


async def away(system: System) -> Quiet:
    """Lets somebody begin a vacation in their turn, end it, and stay absent; the computer plays until they are back."""
    quiet = await opened(system)
    mover, seat = await quiet.mover(), (await quiet.settled()).to_move[0]
    (other,) = (person for person in quiet.table.people if person is not mover)
    page = await asked(mover, await private(mover, "dm"), ShowVacation())
    menu = components_of(page, BeginVacation)[0]["custom_id"]
    await shown(mover.choose(page, menu, str(VACATION_DAYS), patience=PATIENCE))
    await _pass(quiet, LONG)
    await _check(quiet)
    if not quiet.found:
        await asked(mover, page, EndVacation())
        await _stay_away(quiet, seat, other)
        await _come_back(quiet, seat, mover)
    return quiet


async def _stay_away(quiet: Quiet, seat: int, other: Person) -> None:
    """Lets the time of a seat run out, and the computer play it for a turn."""

    async def is_late() -> bool:
        await quiet.system.sweep()
        return bool((await quiet.session()).seats[seat].late)

    await _pass(quiet, 2 * LONG)
    await until(is_late)
    entries = (await quiet.settled()).entries
    await asked(other, await quiet.post(), PlayOn(int(quiet.table.channel), seat, await _turn(quiet, seat)))
    await quiet.settled()
    for entry in (await quiet.log())[entries:]:
        if entry.seat == seat:
            assert entry.move is not None
            quiet.table.ledger.begin(seat, entry.move).is_sure = True


async def _come_back(quiet: Quiet, seat: int, mover: Person) -> None:
    await asked(mover, await quiet.post(), Play(int(quiet.table.channel)))
    if (await quiet.settled()).seats[seat].by_computer:
        quiet.note("seat not given back", "the computer goes on")
        return
    for _ in range(2):
        await _take_turn(quiet)
        await quiet.check_choices()


async def _turn(quiet: Quiet, seat: int) -> int:
    return (await quiet.session()).seats[seat].turn_began_at


async def _propose(quiet: Quiet, person: Person, idea: Idea) -> None:
    offered = await asked(person, await quiet.post(), Offer(int(quiet.table.channel), idea))
    await pressed(person, offered, Propose)


async def _agree(quiet: Quiet, person: Person) -> None:
    await asked(person, await quiet.post(), Agree(int(quiet.table.channel)))


async def _take_turn(quiet: Quiet) -> None:
    """Takes a turn, which has to take hardly any time."""
    if quiet.found:
        return
    seat = (await quiet.settled()).to_move[0]
    await quiet.take_turn()
    session = await quiet.settled()
    assert session.clock is not None
    if session.seats[seat].left < session.clock.start - HOUR:
        quiet.note("clock that runs out at another moment", f"seat {seat} has {session.seats[seat].left} seconds left")


async def _check(quiet: Quiet) -> None:
    """Compares what is told and chosen with what is stored; nobody may be late."""
    await quiet.check_posts()
    await quiet.check_choices()
    session = await quiet.settled()
    late = [number for number, seat in enumerate(session.seats) if seat.late or seat.away]
    if late:
        quiet.note("clock that runs out at another moment", f"time is up for {late}")


async def _pass(quiet: Quiet, seconds: int) -> None:
    """Makes everything as if it had happened so much earlier, and lets Parlour look at it."""
    people = quiet.system.store.people
    for person in (await quiet.settled()).people:
        await people.note(person, partial(_vacations_earlier, seconds=seconds))
    await quiet.system.store.sessions.update(await quiet.settled(), partial(_earlier, seconds=seconds))
    await quiet.system.sweep()
    await quiet.settled()
    await quiet.system.sweep()


def _earlier(session: AnySession, seconds: int) -> Change:
    seats = [structs.replace(seat, since=max(0, seat.since - seconds)) for seat in session.seats]
    pauses = [_span_earlier(span, seconds) for span in session.pauses]
    return changed(session, news=True, seats=seats, pauses=pauses, moved=session.moved - seconds)


def _vacations_earlier(person: Preferences, seconds: int) -> Preferences:
    return structs.replace(person, vacations=tuple(_span_earlier(span, seconds) for span in person.vacations))


def _span_earlier(span: Span, seconds: int) -> Span:
    return Span(span.start - seconds, span.end if span.end == FOREVER else span.end - seconds)
