"""What changes a session in a turn: moves, standing orders, and the reminders that were sent."""

from collections.abc import Sequence

from bot.domain.errors import UserError
from bot.domain.session import AnySession, Change, changed, played, with_seat
from rules import match as matches
from rules.game import Move, StandingOrder


def choose(session: AnySession, seat: int, move: Move) -> Change:
    """With `move` in the draft of `seat`, or carried out where it is final. Raises matches.Illegal."""
    change = played(session, *matches.choose(session.playing, seat, move))
    return change._replace(within=seat)


def take_back(session: AnySession, seat: int) -> Change:
    """Without the last move of the draft of `seat`."""
    try:
        return played(session, matches.take_back(session.playing, seat), [])
    except matches.Illegal:
        raise UserError("nothing-to-take-back") from None


def done(session: AnySession, seat: int) -> Change:
    """With the draft of `seat` played for good."""
    try:
        return played(session, *matches.done(session.playing, seat))
    except matches.Illegal:
        raise UserError("not-done") from None


def give_standing_order(session: AnySession, seat: int, order: StandingOrder) -> Change:
    """With a standing order of `seat`, and what it answers at once."""
    return played(session, *matches.give_standing_order(session.rules, session.playing, seat, order))


def cancel_standing_order(session: AnySession, seat: int, order: StandingOrder) -> Change:
    """Without a standing order of `seat`."""
    return played(session, matches.cancel_standing_order(session.playing, seat, order), [])


def commit_move(session: AnySession, seat: int, moves: Sequence[Move]) -> Change:
    """With `moves` played for good, for a seat that never takes back. Raises matches.Illegal."""
    match, entries = session.playing, []
    for move in moves:
        match, more = matches.commit_move(match, seat, move)
        entries += more
    return played(session, match, entries)


def remind(session: AnySession, seat: int, turn: int, times: int) -> Change:
    """With the turn that began in revision `asked` reminded of so many times. Raises UserError once it is over."""
    if session.seats[seat].turn_began_at != turn or session.seats[seat].reminded >= times:
        raise UserError("moved-on")
    return changed(session, news=False, seats=with_seat(session, seat, reminded=times))
