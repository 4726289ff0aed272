"""What changes a match as a whole: its pauses, its channel, who sits where, its end before the end."""

from bot.domain.calendar import FOREVER, Span
from bot.domain.errors import UserError
from bot.domain.session import AnySession, Change, Ending, Seat, Seated, Stage, TakenBack, changed, with_seat
from rules import match as matches


def pause(session: AnySession, now: int) -> Change:
    """With all clocks standing still from `now` on."""
    if session.stage is not Stage.PLAY or session.paused:
        raise UserError("not-running")
    return changed(session, news=True, pauses=[*session.pauses, Span(now, FOREVER)])


def resume(session: AnySession, now: int) -> Change:
    """With all clocks running on from `now`."""
    if not session.paused:
        raise UserError("not-paused")
    *earlier, last = session.pauses
    return changed(session, news=True, pauses=[*earlier, Span(last.start, max(last.start, now))])


def moved(session: AnySession, channel: int) -> Change:
    """Posted in another channel from now on."""
    return changed(session, news=False, channel=channel)


def lost(session: AnySession) -> Change:
    """With no channel any more to be posted in."""
    return changed(session, news=False, lost=True)


def found(session: AnySession, person: int, channel: int) -> Change:
    """Posted in a channel that `person`, who plays, has chosen in place of the one that is lost."""
    if session.seat_of(person) is None:
        raise UserError("stranger")
    if not session.lost:
        raise UserError("not-lost")
    return changed(session, news=True, channel=channel, parent=channel, lost=False)


def concede(session: AnySession, person: int) -> Change:
    """With `person` out of the match: of two seats the other has won, of more the computer plays on."""
    seat = session.seat_of(person)
    if session.stage is not Stage.PLAY or seat is None:
        raise UserError("not-playing")
    seats = with_seat(session, seat, conceded=True)
    match = matches.without_plans(session.playing, seat)
    alone = len(seats) == 2 or all(s.by_computer for s in seats)
    return changed(session, news=True, seats=seats, match=match, stage=Stage.OVER if alone else Stage.PLAY)


def rewound(session: AnySession, seat: int, line: int, again: matches.AnyMatch) -> Change:
    """Taken back by `seat` to where the log had `line` lines, which is what they replay to: `again`."""
    match = matches.rewound(session.playing, again)
    change = changed(session, news=True, match=match, entries=line)
    return change._replace(kept=line, notices=(TakenBack(seat),))


def ended(session: AnySession, ending: Ending) -> Change:
    """Over before the rules say so."""
    return changed(session, news=True, stage=Stage.OVER, ending=ending)


def seated(session: AnySession, seat: int, person: int, name: str) -> Change:
    """With `person` at `seat`, or the computer where that is 0; its clock starts anew.

    What its former owner had in mind is forgotten. A seat that was given up can be given away too. Where no person is
    left the match is over.
    """
    if session.stage is not Stage.PLAY:
        raise UserError("not-in-play")
    if person and session.seat_of(person) is not None:
        raise UserError("already-seated")
    former = session.seats[seat].person
    new = Seat(person=person, name=name, left=session.clock.start if session.clock else 0)
    seats = [new if n == seat else s for n, s in enumerate(session.seats)]
    people = [s.person for s in seats if not s.by_computer]
    host = session.host if session.host in people or not people else people[0]
    match = matches.without_plans(session.playing, seat)
    stage = Stage.PLAY if people else Stage.OVER
    change = changed(session, news=True, seats=seats, match=match, host=host, stage=stage)
    return change._replace(notices=(Seated(seat, f"<@{former}>"),) if former else ())


def followed(session: AnySession, channel: int) -> Change:
    """With a rematch in `channel`; there is one at the most."""
    if session.rematch:
        raise UserError("rematch-on", channel=f"<#{session.rematch}>")
    return changed(session, news=False, rematch=channel)
