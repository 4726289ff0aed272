"""A draft: the moves of an unfinished turn, carried out on a copy of the position. Only their seat sees them.

A move that draws chance or reveals something hidden is final: neither it nor any move before it can be taken back.
Automatic steps after a move run in the draft too, up to the first one that would draw or reveal (such as drawing a card
at the end of a turn), that concerns another seat, or that says that the turn before it is over. Those wait for Done. A
step that concerns others as well may let the seat go on (`Step.asks_others_later`).

The moves of a stored draft may not hold any more: another version of the rules may refuse one of them, or ask another
question at that point. The draft then ends before it.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import zip_longest
from typing import Any, NamedTuple

from msgspec import structs

from rules import play
from rules.game import Event, Move, State, Step
from rules.play import BrokenGame, Illegal
from rules.turns import ends_before


class Draft(NamedTuple):
    """A position after the moves of a draft."""

    state: State
    to_move: play.ToMove
    complete: bool
    """Whether everything is chosen, so that only Done is missing."""
    events: list[Event]
    """What the moves caused."""
    moves: list[Any]
    """The moves that still hold, oldest first."""
    questions: list[str]
    """By move: the question that it answers (`question_name`)."""
    taken: tuple[Any, ...] = ()
    """The moves together with those that followed because there was no alternative, oldest first."""
    final: bool = False
    """Whether its last move is final."""


def draft(state: State, seat: int, moves: Sequence[Move] = (), questions: Iterable[str] = ()) -> Draft | None:
    """Carries out `moves` on a copy of `state`, up to the first that does not hold any more.

    `questions`: what the moves answered when they were chosen; of moves without a name it is not known. Returns None if
    `seat` is not to move.
    """
    at = play.copy(state)
    to_move = play.settle(at)
    if seat not in to_move:
        return None
    found = Draft(at, to_move, complete=False, events=[], moves=[], questions=[])
    for move, question in zip_longest(moves, list(questions)[: len(moves)], fillvalue=""):
        try:
            found = with_move(found, seat, move, question)  # type: ignore[arg-type]  # there are as many moves
        except Illegal:
            break
        except BrokenGame:  # the position is used up
            return draft(state, seat, found.moves, found.questions)
    return found


def with_move(draft: Draft, seat: int, move: Move, question: str = "") -> Draft:
    """Returns `draft` with one more move and the automatic steps after it that need not wait for Done.

    Raises Illegal if there is no such option, or if the move was an answer to another question than `question`; and
    BrokenGame if no choice comes any more. `draft` itself is used up.
    """
    if draft.complete:
        raise Illegal(move)
    name = question_name(draft.state, seat)
    if question not in ("", name):
        raise Illegal(move)
    state, option, draws = draft.state, play.chosen(draft.to_move[seat], move), draft.state.chance.draws
    play.take(state, seat, option)
    more = play.drain(state)
    draft = draft._replace(
        moves=[*draft.moves, option],
        questions=[*draft.questions, name],
        final=_is_irreversible(draws, state, more),
    )
    events, taken = draft.events + more, (*draft.taken, option)
    for _ in range(play.AUTOMATIC_LIMIT):
        if _ends_here(state, seat, draft.to_move):
            break
        to_move = play.options(state)
        forced = next(((other, offered) for other, offered in to_move.items() if _is_single(state, offered)), None)
        if to_move and not forced:  # a choice, before which nothing happens
            return draft._replace(state=state, to_move=to_move, events=events, taken=taken)
        ahead = play.copy(state)
        play.advance(ahead)
        more = play.drain(ahead)
        if _is_irreversible(state.chance.draws, ahead, more):
            break
        state, events = ahead, events + more
        taken = (*taken, *forced[1]) if forced and forced[0] == seat else taken
    else:
        raise play.endless(state)
    return draft._replace(state=state, to_move={}, complete=True, events=events, taken=taken)


def is_final(state: State, seat: int, move: Move) -> bool:
    """Returns whether `move` itself draws chance or reveals something hidden."""
    after = play.copy(state)
    play.take(after, seat, move)
    return _is_irreversible(state.chance.draws, after, play.drain(after))


def ends_turn(state: State, to_move: play.ToMove, seat: int, move: Move) -> bool:
    """Returns whether `move` says that the turn of `seat` is over, and nothing is left to choose after it."""
    if not move.ends_turn:
        return False
    return with_move(Draft(play.copy(state), to_move, False, [], [], []), seat, move).complete


def goes_on(state: State, to_move: play.ToMove, seat: int, move: Move) -> bool:
    """Returns whether the turn of `seat` goes on after `move`, with no draw or revelation first. `state` is used up."""
    after = with_move(Draft(state, to_move, False, [], [], []), seat, move)
    return not (after.final or after.complete)


def question_name(state: State, seat: int) -> str:
    """Returns what distinguishes the question of `seat` from others: the name of its texts, and the values in them.

    Lists and mappings of the step are left out, because the answers of others change them, and so are defaults, because
    a later version may add fields.
    """
    step: Step[Any, Any] = state.agenda[-1]
    values = [(name, getattr(step, name), usual) for name, usual in _defaults(type(step))]
    shown = [f"{name}={value}" for name, value, usual in values if isinstance(value, (int, str)) and value != usual]
    return " ".join([step.prompt_key(state, seat), *shown])


@cache
def _defaults(step: type[Step[Any, Any]]) -> list[tuple[str, object]]:
    """Returns the fields of a step with their defaults, which are slow to find."""
    return [(field.name, field.default) for field in structs.fields(step)]


def _ends_here(state: State, seat: int, prompted: play.ToMove) -> bool:
    """Returns whether the turn of `seat` is over before the next step, or waits there for the moves of others.

    `prompted`: the seats that were to move together with it.
    """
    if not state.agenda:
        return True
    step: Step[Any, Any] = state.agenda[-1]
    if ends_before(step):
        return True
    if not step.seats:
        return False
    others = [other for other in step.seats if other != seat]
    if len(others) == len(step.seats):
        return True
    if step.asks_others_later:
        return False
    return any(other not in prompted or _is_single(state, step.options(state, other)) for other in others)


def _is_single(state: State, options: Sequence[Move]) -> bool:
    """Returns whether there is one option, which is taken automatically."""
    step: Step[Any, Any] = state.agenda[-1]
    return step.takes_single and len(options) == 1


def _is_irreversible(draws: int, after: State, events: Iterable[Event]) -> bool:
    """Returns whether what happened drew chance, after a number of `draws`, or revealed something."""
    return draws != after.chance.draws or any(event.reveals for event in events)
