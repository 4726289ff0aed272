"""Changes of what a person has prepared for their next turn. Pure.

A prepared turn is carried out, or offered, within the commit that makes it the turn of its seat (`session.played`).
What is prepared is line 0, and each branch a line with the next number (`rules/preparing.py`).
"""

from collections.abc import Sequence
from typing import Any

from bot.actions.press import checksum
from bot.domain.errors import UserError
from bot.domain.session import AnySession, Change, Stage, changed
from rules import branches, preparing
from rules import match as matches
from rules.game import Move, Preset
from rules.match import AnyMatch, Question
from rules.prepared import Branch, Prepared


class NothingKept(Exception):
    """What was prepared is no longer there: it was carried out or offered, or it never was."""


class Line:
    """A line of what people have prepared, as a turn that a panel can be about (`bot.handlers.turn.OTHER_TURNS`)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def is_of(self, version: int) -> bool:
        """Returns whether a version is that of a question of this line."""
        return preparing.line_of(version) == self.number

    def question(self, session: AnySession, seat: int) -> Question:
        """Returns the question of the next turn of `seat`. Raises UserError if it cannot be prepared now."""
        return question(session, seat, self.number)

    def choose(self, session: AnySession, seat: int, move: Move) -> Change:
        """Adds `move` to what `seat` has prepared. Raises matches.Illegal."""
        return _changed(session, preparing.choose(session.rules, session.playing, seat, move, self.number))

    def follow(self, session: AnySession, seat: int, preset: Preset) -> Change:
        """Adds what `preset` answers to what `seat` has prepared."""
        return _changed(session, preparing.follow(session.rules, session.playing, seat, preset, self.number))

    def take_back(self, session: AnySession, seat: int) -> Change:
        """Removes the last move from what `seat` has prepared."""
        try:
            return _changed(session, preparing.take_back(session.rules, session.playing, seat, self.number))
        except matches.Illegal:
            raise UserError("nothing-to-take-back") from None


LINES = tuple(map(Line, range(branches.MOST + 1)))
"""The prepared turn itself, and its branches."""
TURN = LINES[0]


def question(session: AnySession, seat: int, line: int = 0) -> Question:
    """Returns the question of the next turn of `seat`. Raises UserError if it cannot be prepared now."""
    if session.stage is not Stage.PLAY or session.seats[seat].by_computer:
        raise UserError("not-playing")
    if seat in session.to_move:
        raise UserError("prepare-your-turn")
    try:
        found = preparing.question(session.rules, session.playing, seat, line)
    except preparing.OrderAnswers:
        raise UserError("prepare-ordered") from None
    if found is None:
        raise UserError("prepare-no-branch" if line else "prepare-not-now")
    return found


def is_possible(session: AnySession, seat: int) -> bool:
    """Returns whether `seat` can prepare its next turn now."""
    try:
        question(session, seat)
    except UserError:
        return False
    return True


def prepared(session: AnySession, seat: int) -> Prepared[Move] | None:
    """Returns what `seat` has prepared, or what became of it in the turn that has come; None if there is nothing."""
    return session.playing.prepared.get(seat) if session.stage is Stage.PLAY else None


def waiting(session: AnySession, seat: int) -> Prepared[Move]:
    """Returns what `seat` has prepared for a turn that has not come. Raises NothingKept."""
    kept = prepared(session, seat)
    if kept is None or kept.offered:
        raise NothingKept
    return kept


def keep(session: AnySession, seat: int, *, at_once: bool, line: int = 0) -> Change:
    """Keeps what `seat` has prepared, to be carried out when its turn has come, or only offered."""
    try:
        return _changed(session, preparing.keep(session.rules, session.playing, seat, at_once=at_once, line=line))
    except matches.Illegal:
        raise UserError("not-done") from None


def drop(session: AnySession, seat: int) -> Change:
    """Drops what `seat` has prepared. Raises NothingKept if there is nothing, or if the turn has come."""
    waiting(session, seat)
    return _changed(session, preparing.drop(session.playing, seat))


def is_looked_at(session: AnySession, kept: Prepared[Move]) -> bool:
    """Returns whether the branches of what is prepared were proposed for the match as it is now."""
    return kept.proposed_at == branches.moment(session.playing)


def propose(session: AnySession, seat: int, kept: Prepared[Move], found: Sequence[Branch[Move]]) -> Change:
    """Makes `found` the branches of what is prepared. Raises NothingKept if that is no longer `kept`."""
    if waiting(session, seat) != kept:
        raise NothingKept
    return _changed(session, branches.with_branches(session.playing, seat, found))


def shown(kept: Prepared[Any]) -> str:
    """Returns a checksum of the branches, whatever is chosen in them."""
    return checksum([branch.outcome for branch in kept.branches])


def begin(session: AnySession, seat: int, line: int, was: str) -> Change:
    """Begins a branch in which nothing is chosen as the prepared turn.

    Raises NothingKept if it is another by now, and UserError if it cannot be prepared now.
    """
    kept = waiting(session, seat)
    if shown(kept) != was or not 0 < line <= len(kept.branches):
        raise NothingKept
    question(session, seat, line)
    match = session.playing
    if not kept.branches[line - 1].moves:
        match = preparing.even_so(session.rules, match, seat, line)
    return _changed(session, match)


def ask(session: AnySession, seat: int, line: int) -> Change:
    """Leaves nothing in a branch."""
    return _changed(session, preparing.ask(session.playing, seat, line))


def despite_news(session: AnySession, seat: int, *, wanted: bool) -> Change:
    """Says whether what is prepared holds even if something was revealed. Raises NothingKept."""
    waiting(session, seat)
    return _changed(session, preparing.despite_news(session.playing, seat, wanted=wanted))


def _changed(session: AnySession, match: AnyMatch) -> Change:
    return changed(session, news=False, match=match)
