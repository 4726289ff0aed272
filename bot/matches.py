"""What changes a session during the match: moves, standing orders, who sits where, its end before the end."""

from collections.abc import Sequence

from bot.hours import FOREVER, Span
from bot.session import AnySession, Change, Ending, Seat, Seated, Stage, TakenBack, Trouble, changed, played, with_seat
from rules import table as tables
from rules.game import Move, StandingOrder


def choose(session: AnySession, seat: int, move: Move) -> Change:
    """With `move` in the draft of `seat`, or carried out where it is final. Raises tables.Illegal."""
    change = played(session, *tables.choose(session.playing, seat, move))
    return change._replace(within=seat)


def take_back(session: AnySession, seat: int) -> Change:
    """Without the last move of the draft of `seat`."""
    try:
        return played(session, tables.take_back(session.playing, seat), [])
    except tables.Illegal:
        raise Trouble("nothing-to-take-back") from None


def done(session: AnySession, seat: int) -> Change:
    """With the draft of `seat` played for good."""
    try:
        return played(session, *tables.done(session.playing, seat))
    except tables.Illegal:
        raise Trouble("not-done") from None


def give_order(session: AnySession, seat: int, order: StandingOrder) -> Change:
    """With a standing order of `seat`, and what it answers at once."""
    return played(session, *tables.give(session.rules, session.playing, seat, order))


def cancel_order(session: AnySession, seat: int, order: StandingOrder) -> Change:
    """Without a standing order of `seat`."""
    return played(session, tables.cancel(session.playing, seat, order), [])


def play_out(session: AnySession, seat: int, moves: Sequence[Move]) -> Change:
    """With `moves` played for good, for a seat that never takes back. Raises tables.Illegal."""
    table, entries = session.playing, []
    for move in moves:
        table, more = tables.play_out(table, seat, move)
        entries += more
    return played(session, table, entries)


def pause(session: AnySession, now: int) -> Change:
    """With all clocks standing still from `now` on."""
    if session.stage is not Stage.PLAY or session.paused:
        raise Trouble("not-running")
    return changed(session, news=True, pauses=[*session.pauses, Span(now, FOREVER)])


def resume(session: AnySession, now: int) -> Change:
    """With all clocks running on from `now`."""
    if not session.paused:
        raise Trouble("not-paused")
    *earlier, last = session.pauses
    return changed(session, news=True, pauses=[*earlier, Span(last.start, max(last.start, now))])


def remind(session: AnySession, seat: int, asked: int, times: int) -> Change:
    """With the turn that began in revision `asked` reminded of so many times. Raises Trouble once it is over."""
    if session.seats[seat].asked != asked or session.seats[seat].reminded >= times:
        raise Trouble("moved-on")
    return changed(session, news=False, seats=with_seat(session, seat, reminded=times))


def moved(session: AnySession, channel: int) -> Change:
    """Posted in another channel from now on."""
    return changed(session, news=False, channel=channel)


def lost(session: AnySession) -> Change:
    """With no channel any more to be posted in."""
    return changed(session, news=False, lost=True)


def found(session: AnySession, person: int, channel: int) -> Change:
    """Posted in a channel that `person`, who plays, has chosen in place of the one that is lost."""
    if session.seat_of(person) is None:
        raise Trouble("stranger")
    if not session.lost:
        raise Trouble("not-lost")
    return changed(session, news=True, channel=channel, parent=channel, lost=False)


def concede(session: AnySession, person: int) -> Change:
    """With `person` out of the match: of two seats the other has won, of more the computer plays on."""
    seat = session.seat_of(person)
    if session.stage is not Stage.PLAY or seat is None:
        raise Trouble("not-playing")
    seats = with_seat(session, seat, conceded=True)
    table = tables.abandoned(session.playing, seat)
    alone = len(seats) == 2 or all(s.by_computer for s in seats)
    return changed(session, news=True, seats=seats, table=table, stage=Stage.OVER if alone else Stage.PLAY)


def rewound(session: AnySession, seat: int, line: int, again: tables.AnyTable) -> Change:
    """Taken back by `seat` to where the log had `line` lines, which is what they replay to: `again`."""
    table = tables.rewound(session.playing, again)
    change = changed(session, news=True, table=table, entries=line)
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
        raise Trouble("not-in-play")
    if person and session.seat_of(person) is not None:
        raise Trouble("already-seated")
    former = session.seats[seat].person
    new = Seat(person=person, name=name, left=session.clock.start if session.clock else 0)
    seats = [new if n == seat else s for n, s in enumerate(session.seats)]
    people = [s.person for s in seats if not s.by_computer]
    host = session.host if session.host in people or not people else people[0]
    table = tables.abandoned(session.playing, seat)
    stage = Stage.PLAY if people else Stage.OVER
    change = changed(session, news=True, seats=seats, table=table, host=host, stage=stage)
    return change._replace(notices=(Seated(seat, f"<@{former}>"),) if former else ())


def followed(session: AnySession, channel: int) -> Change:
    """With a rematch in `channel`; there is one at the most."""
    if session.rematch:
        raise Trouble("rematch-on", channel=f"<#{session.rematch}>")
    return changed(session, news=False, rematch=channel)
