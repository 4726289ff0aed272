"""Changes of a match as a whole: pauses, its channel, its players, an early end. Pure."""

from msgspec import structs

from bot.domain.calendar import FOREVER, Span
from bot.domain.errors import UserError
from bot.domain.match_kinds import kind_of
from bot.domain.parts import Lasts, ended, lasting
from bot.domain.session import (
    AnySession,
    Change,
    Ending,
    Holder,
    Seat,
    Seated,
    Stage,
    TakenBack,
    changed,
    played,
    with_seat,
)
from bot.domain.session_options import RATED
from rules import match as matches


def pause(session: AnySession, now: int) -> Change:
    """Stops all clocks at `now`."""
    if session.stage is not Stage.PLAY or session.paused:
        raise UserError("not-running")
    return changed(session, news=True, pauses=[*session.pauses, Span(now, FOREVER)])


def resume(session: AnySession, now: int) -> Change:
    """Restarts all clocks at `now`."""
    if not session.paused:
        raise UserError("not-paused")
    *earlier, last = session.pauses
    return changed(session, news=True, pauses=[*earlier, Span(last.start, max(last.start, now))])


def is_rated(session: AnySession) -> bool:
    """Whether the players have chosen that a match is rated. It counts only if people play against each other.

    One without a value began before there were ratings.
    """
    return bool(session.guild) and session.match_options.get(RATED.name) == "yes"


def unrate(session: AnySession) -> Change:
    """Takes the match out of the ratings."""
    return changed(session, news=False, match_options={**session.match_options, RATED.name: "no"})


def move(session: AnySession, channel: int) -> Change:
    """Moves the match to another channel."""
    return changed(session, news=False, channel=channel)


def need_free(there: AnySession | None, session: AnySession) -> None:
    """Raises UserError if another match than `session` is played `there`, in the channel that it is to move to."""
    if there is not None and there.id != session.id and there.stage is not Stage.OVER:
        raise UserError("channel-taken")


def lose_channel(session: AnySession, now: int) -> Change:
    """Marks the match as lost: its channel was deleted. Its clocks are held until it continues elsewhere."""
    if session.lost or session.match is None:
        raise UserError("moved-on")
    held = session.stage is Stage.PLAY and not session.paused
    pauses = [*session.pauses, Span(now, FOREVER)] if held else session.pauses
    return changed(session, news=False, lost=True, held=held, pauses=pauses)


def relocate(session: AnySession, person: int, channel: int, now: int) -> Change:
    """Moves a lost match to `channel`, chosen by `person`, one of its players."""
    if session.seat_of(person) is None:
        raise UserError("not-a-player")
    if not session.lost:
        raise UserError("not-lost")
    return _continued(session, channel, now)


def _continued(session: AnySession, channel: int, now: int) -> Change:
    """Returns the match in `channel`, where its board is posted; its clocks run again if they were held."""
    *earlier, last = session.pauses or [Span(now, now)]
    pauses = [*earlier, Span(last.start, max(last.start, now))] if session.held else session.pauses
    return changed(session, news=True, channel=channel, parent=channel, lost=False, held=False, pauses=pauses)


def move_by_manager(session: AnySession, channel: int, now: int) -> Change:
    """Moves a match to `channel`, chosen by somebody who manages the server."""
    if session.stage is not Stage.PLAY:
        raise UserError("not-in-play")
    return _continued(session, channel, now)


def stop(session: AnySession) -> Change:
    """Ends a match or closes a lobby for those who manage the server."""
    if session.stage is Stage.OVER:
        raise UserError("not-in-play")
    return end(session, Ending.STOPPED)


def concede(session: AnySession, person: int) -> Change:
    """Concedes for `person`: with two players the other wins, with more the computer takes over."""
    seat = session.seat_of(person)
    if session.stage is not Stage.PLAY or seat is None:
        raise UserError("not-playing")
    seats = with_seat(session, seat, conceded=True, parts=ended(session.seats[seat].parts, Lasts.PLAY))
    match = matches.without_plans(session.playing, seat)
    decided = kind_of(session).forfeits and sum(not s.conceded for s in seats) < 2
    alone = decided or len(seats) == 2 or all(s.by_computer for s in seats)
    return changed(session, news=True, seats=seats, match=match, stage=Stage.OVER if alone else Stage.PLAY)


def rewind(session: AnySession, seat: int, line: int, again: matches.AnyMatch) -> Change:
    """Rewinds the match for `seat` to where the log had `line` lines. `again`: the match replayed from them."""
    match, entries = matches.rewound(session.playing, again, seat)
    change = played(structs.replace(session, entries=line), match, entries)
    return change._replace(news=True, kept=line, notices=(TakenBack(seat),))


def end(session: AnySession, ending: Ending) -> Change:
    """Ends the match early."""
    return changed(session, news=True, stage=Stage.OVER, ending=ending)


def seat_player(session: AnySession, seat: int, person: int, name: str) -> Change:
    """Seats `person` at `seat`, or the computer if `person` is 0; the seat gets a full clock.

    Drops the former owner's draft and standing orders. A conceded seat can be given away too. The match ends if no
    person is left.
    """
    if session.stage is not Stage.PLAY:
        raise UserError("not-in-play")
    if person and session.seat_of(person) is not None:
        raise UserError("already-seated")
    before = session.seats[seat]
    former = before.person
    left = session.clock.start if session.clock else 0
    holder = Holder(former, before.name, session.entries, is_new=before.is_new, parts=lasting(before.parts))
    earlier = (*before.earlier, holder) if former else before.earlier
    new = Seat(person=person, name=name, took_over=bool(person), left=left, earlier=earlier)
    seats = [new if n == seat else s for n, s in enumerate(session.seats)]
    people = [s.person for s in seats if not s.by_computer]
    host = session.host if session.host in people or not people else people[0]
    match = matches.without_plans(session.playing, seat)
    stage = Stage.PLAY if people else Stage.OVER
    change = changed(session, news=True, seats=seats, match=match, host=host, stage=stage)
    return change._replace(notices=(Seated(seat, f"<@{former}>"),) if former else ())
