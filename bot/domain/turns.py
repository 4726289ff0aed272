"""Changes in a turn: moves and standing orders. Pure."""

from collections.abc import Sequence

from bot.domain.errors import UserError
from bot.domain.session import AnySession, Change, Stage, played
from rules import match as matches
from rules import preparing
from rules.game import Move, Preset, StandingOrder
from rules.match import Question


def question(session: AnySession, seat: int) -> Question | None:
    """Returns the question of `seat`; None if it is not to move, or the match is not in play."""
    return matches.question(session.playing, seat) if session.stage is Stage.PLAY else None


def choose(session: AnySession, seat: int, move: Move) -> Change:
    """Adds `move` to the draft of `seat`. Commits it if it is final, or is Done as well. Raises matches.Illegal."""
    add = matches.commit_move if move.ends_turn else matches.choose
    change = played(session, *add(session.playing, seat, move))
    return change if move.ends_turn and change.entries else change._replace(within=seat)


def follow(session: AnySession, seat: int, preset: Preset) -> Change:
    """Adds what `preset` answers to the draft of `seat`, up to a question without. Raises matches.Illegal."""
    match = session.playing
    entries: list[matches.AnyEntry] = []
    at = matches.question(match, seat)
    while at and at.step and not entries and (move := at.step.obey(at.state, seat, preset)) is not None:
        match, entries = matches.choose(match, seat, move)
        at = matches.question(match, seat)
    return played(session, match, entries)._replace(within=seat)


def take_back(session: AnySession, seat: int) -> Change:
    """Removes the last move from the draft of `seat`."""
    try:
        return played(session, matches.take_back(session.playing, seat), [])
    except matches.Illegal:
        raise UserError("nothing-to-take-back") from None


def done(session: AnySession, seat: int) -> Change:
    """Commits the draft of `seat`."""
    try:
        return played(session, *matches.done(session.playing, seat))
    except matches.Illegal:
        raise UserError("not-done") from None


def give_standing_order(session: AnySession, seat: int, order: StandingOrder) -> Change:
    """Gives a standing order of `seat`, and plays what it answers at once. It drops a prepared turn that it answers."""
    match, entries = matches.give_standing_order(session.rules, session.playing, seat, order)
    return played(session, preparing.unless_ordered(session.rules, match, seat), entries)


def cancel_standing_order(session: AnySession, seat: int, order: StandingOrder) -> Change:
    """Cancels a standing order of `seat`."""
    return played(session, matches.cancel_standing_order(session.playing, seat, order), [])


def commit_move(session: AnySession, seat: int, moves: Sequence[Move]) -> Change:
    """Commits `moves` without a draft, for a computer player. Raises matches.Illegal."""
    match, entries = session.playing, []
    for move in moves:
        match, more = matches.commit_move(match, seat, move)
        entries += more
    return played(session, match, entries)
