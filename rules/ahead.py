"""The position that a seat prepares for: as it knows it, with its turn come, perhaps after a turn of another.

It is made from the view of the seat. What is hidden is made up there, so it cannot show. The turns between are skipped.
"""

from collections.abc import Callable, Sequence
from functools import partial
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec

from rules import drafts, foresight, play
from rules.chance import Chance, key
from rules.drafts import Draft
from rules.game import AnyGame, Move, Step
from rules.play import BrokenGame, Illegal
from rules.prepared import Branch, Prepared

MADE_UP = (key(0), key(1), key(2))
"""Keys of which the first makes up what is hidden. What comes out alike with all is not made up."""


class Line(NamedTuple):
    """Prepared moves, and what they meant to their player."""

    moves: Sequence[Any] = ()
    meanings: Sequence[str] = ()


AnyLine = Line | Prepared[Any] | Branch[Any]


class Tried(NamedTuple):
    """What prepared moves lead to in a position."""

    draft: Draft
    """After those that are legal."""
    meanings: list[str]
    """What these mean now."""
    same: bool
    """Whether they still mean what they meant."""

    @property
    def outcome(self) -> str:
        """A checksum of all that they do."""
        return digest(self.meanings)


def known(game: AnyGame, view: Any) -> Any:
    """Returns a full position that fits a view: always the same one."""
    return game.determinize(view, Chance(MADE_UP[0]))


def turn_begun(state: Any, seat: int) -> bool:
    """Brings the turn of `seat` about in `state`, in place. Returns whether it begins with a choice that is known."""
    if not state.agenda:
        return False
    step: Step[Any, Any] | None = state.agenda[-1]
    if step is not None and seat not in step.seats:
        step = step.turn_of(state, seat)
    if step is None:
        return False
    state.agenda[-1] = step
    play.drain(state)
    return not step.takes_single or all(len(step.options(state, other)) > 1 for other in step.seats)


def asked(state: Any) -> str:
    """Returns what the step on top asks: its tag, with its occasion if it has one (`Prepared.step`)."""
    step: Step[Any, Any] = state.agenda[-1]
    return f"{type(step).__struct_config__.tag} {step.occasion(state)}".rstrip()


def after_turn(game: AnyGame, view: Any, seat: int, mover: int, turn: Sequence[Move]) -> Any:
    """Returns what `seat`, whose `view` it is, would know after a turn of `mover`, with its own turn come.

    What such a turn draws or reveals afterwards is left out. Returns None if the turn is not possible as far as `seat`
    knows, if it shows something hidden itself, or if nobody can know what follows.
    """
    state = known(game, view)
    if not turn_begun(state, mover):
        return None
    try:
        for move in turn:
            option = play.chosen(play.settle(state).get(mover, []), move)
            state = _unrevealed(game, state, seat, partial(play.take, seat=mover, move=option))
            state = None if state is None else _settled(game, state, seat, mover)
            if state is None:
                return None
    except (Illegal, BrokenGame):
        return None
    play.drain(state)
    return state if turn_begun(state, seat) else None


def _settled(game: AnyGame, state: Any, seat: int, mover: int) -> Any:
    """Returns the position at the next choice, in which a choice of one of `mover` is taken.

    Steps that would show `seat` something hidden are left out; None if that choice would.
    """
    for _ in range(play.AUTOMATIC_LIMIT):
        if not state.agenda:
            return state
        step = state.agenda[-1]
        options = step.options(state, mover) if step.seats == [mover] else []
        if len(options) == 1 and step.takes_single:
            state = _unrevealed(game, state, seat, partial(play.take, seat=mover, move=options[0]))
            if state is None:
                return None
        elif step.seats:
            return state
        else:
            after = _unrevealed(game, state, seat, _run_next)
            if after is None:
                state.agenda.pop()
            else:
                state = after
    raise play.endless(state)


def _run_next(state: Any) -> None:
    state.agenda.pop().run(state)


def _unrevealed(game: AnyGame, state: Any, seat: int, act: Callable[[Any], None]) -> Any:
    """Returns a copy of `state` after `act`; None if that shows `seat` what nobody can know before."""
    found: list[Any] = []
    for made_up in MADE_UP:
        play.drain(state)
        at = play.copy(state)
        at.chance.key = made_up
        act(at)
        events = play.drain(at)
        if at.chance.draws == state.chance.draws:
            return None if _shows(events, seat) else at
        if _shows(events, seat):
            return None
        found.append(at)
    views = [game.view(at, seat) for at in found]
    first: Any = found[0]
    first.chance.key = MADE_UP[0]
    return first if views[0] == views[1] == views[2] else None


def _shows(events: Sequence[Any], seat: int) -> bool:
    return any(event.reveals and event.is_seen_by(seat) for event in events)


def tried(game: AnyGame, state: Any, seat: int, line: AnyLine) -> Tried | None:
    """Plays prepared moves on a copy of `state`, up to the first that is not legal. None if `seat` is not to move."""
    found = drafts.draft(state, seat)
    if found is None:
        return None
    moves, meanings, same = line.moves, [], True
    for number, move in enumerate(moves):
        try:
            found, meaning = with_move(game, found, seat, move)
        except Illegal:
            break
        except BrokenGame:  # the position is used up
            return tried(game, state, seat, Line(moves[:number], line.meanings[:number]))
        meanings.append(meaning.now)
        same = same and line.meanings[number : number + 1] in ([meaning.now], [meaning.earlier])
    return Tried(found, meanings, same)


class Meaning(NamedTuple):
    """What a prepared move means, as checksums."""

    now: str
    earlier: str
    """As earlier versions computed it: of the question and the events alone."""


def with_move(game: AnyGame, draft: Draft, seat: int, move: Move) -> tuple[Draft, Meaning]:
    """Returns `draft` with one more move, and what that means.

    A final one is not carried out: nobody can know what it leads to. Raises Illegal, and BrokenGame.
    """
    if draft.complete:
        raise Illegal(move)
    option = play.chosen(draft.to_move[seat], move)
    shown = _shown(game, draft.state, seat, option)
    if drafts.is_final(draft.state, seat, option):
        name = drafts.question_name(draft.state, seat)
        moves, questions, taken = [*draft.moves, option], [*draft.questions, name], (*draft.taken, option)
        draft = draft._replace(to_move={}, complete=True, moves=moves, questions=questions, taken=taken)
    else:
        draft = drafts.with_move(draft, seat, option)
    what = [draft.questions[-1], draft.events]
    return draft, Meaning(digest([*what, *shown]), digest(what))


def _shown(game: AnyGame, state: Any, seat: int, option: Move) -> list[Any]:
    """Returns what `seat` is shown of an option: its label, and what it costs and brings for certain.

    The label of an option that only leads to another question counts what can be chosen there: it is left out, as it
    says nothing of the choice that follows.
    """
    view = game.view(state, seat)
    (seen,) = foresight.foresee(game, view, seat, [option])
    certain = [seen.events, seen.changes, seen.forced]
    leads_on = seen.ending == "question" and not any(certain)
    return [play.identity(option)[1:] if leads_on else option, *certain, seen.ending]


def digest(what: Any) -> str:
    """Returns a checksum of anything that can be stored."""
    return blake2b(msgspec.json.encode(what), digest_size=8).hexdigest()
