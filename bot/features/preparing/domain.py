"""Changes of what a person has prepared for their next turn. Pure.

A prepared turn is carried out, or offered, within the commit that makes it the turn of its seat (`session.played`).
"""

from bot.domain.errors import UserError
from bot.domain.session import AnySession, Change, Stage, changed
from rules import match as matches
from rules import preparing
from rules.game import Move, Preset
from rules.match import AnyMatch, Question
from rules.prepared import Prepared


class NothingKept(Exception):
    """What was prepared is no longer there: it was carried out or offered, or it never was."""


def question(session: AnySession, seat: int) -> Question:
    """Returns the question of the next turn of `seat`. Raises UserError if it cannot be prepared now."""
    if session.stage is not Stage.PLAY or session.seats[seat].by_computer:
        raise UserError("not-playing")
    if seat in session.to_move:
        raise UserError("prepare-your-turn")
    try:
        found = preparing.question(session.rules, session.playing, seat)
    except preparing.OrderAnswers:
        raise UserError("prepare-ordered") from None
    if found is None:
        raise UserError("prepare-not-now")
    return found


def is_possible(session: AnySession, seat: int) -> bool:
    """Returns whether `seat` can prepare its next turn now."""
    try:
        question(session, seat)
    except UserError:
        return False
    return True


def is_of(version: int) -> bool:
    """Returns whether a version is that of a question of the next turn."""
    return version >= preparing.VERSIONS


def prepared(session: AnySession, seat: int) -> Prepared[Move] | None:
    """Returns what `seat` has prepared, or what became of it in the turn that has come; None if there is nothing."""
    return session.playing.prepared.get(seat) if session.stage is Stage.PLAY else None


def choose(session: AnySession, seat: int, move: Move) -> Change:
    """Adds `move` to what `seat` has prepared. Raises matches.Illegal."""
    return _changed(session, preparing.choose(session.rules, session.playing, seat, move))


def follow(session: AnySession, seat: int, preset: Preset) -> Change:
    """Adds what `preset` answers to what `seat` has prepared."""
    return _changed(session, preparing.follow(session.rules, session.playing, seat, preset))


def take_back(session: AnySession, seat: int) -> Change:
    """Removes the last move from what `seat` has prepared."""
    try:
        return _changed(session, preparing.take_back(session.rules, session.playing, seat))
    except matches.Illegal:
        raise UserError("nothing-to-take-back") from None


def keep(session: AnySession, seat: int, *, at_once: bool) -> Change:
    """Keeps what `seat` has prepared, to be carried out when its turn has come, or only offered."""
    try:
        return _changed(session, preparing.keep(session.rules, session.playing, seat, at_once=at_once))
    except matches.Illegal:
        raise UserError("not-done") from None


def drop(session: AnySession, seat: int) -> Change:
    """Drops what `seat` has prepared. Raises NothingKept if there is nothing, or if the turn has come."""
    kept = prepared(session, seat)
    if kept is None or kept.offered:
        raise NothingKept
    return _changed(session, preparing.drop(session.playing, seat))


def _changed(session: AnySession, match: AnyMatch) -> Change:
    return changed(session, news=False, match=match)
