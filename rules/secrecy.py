"""The checks of secrets: nothing that anybody sees, or has to choose, depends on what is hidden from them.

A position is compared with hidden twins, which look the same to a seat. Each check raises Broken, with a sentence.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from rules import match as matches
from rules import play, search
from rules.chance import Chance, key
from rules.contract import MOVE_LIMIT, SOME_DRAFTS, Broken, Check, Moment, expect, match, moments, question_of, step_of
from rules.drafts import Draft
from rules.game import AnyGame, Options
from rules.match import AnyMatch, Question

SOME_VIEWS = 4
"""One moment in this number is checked from every seat."""
SOME_PLANS = 17
"""In one moment of this number a computer player thinks."""
SHORT = search.Budget(iterations=40)
TWINS = 3
"""How many hidden twins of a position are compared with it: a forced choice is rare."""


def check_views(game: AnyGame, seats: int, options: Options) -> None:
    """Checks that a view has no key, gives the same options, and does not depend on what it hides."""
    for number, moment in enumerate(moments(game, seats, options, seed=3)):
        if number % SOME_VIEWS == 0:
            for seat in (*range(seats), None):
                _check_view(game, moment, seat)


def _check_view(game: AnyGame, moment: Moment, seat: int | None) -> None:
    where = f"the view of seat {seat} in {step_of(moment.state)}"
    view = game.view(moment.state, seat)
    expect(view.chance.key == b"", f"{where} has the key of chance")
    expect(view.events == [], f"{where} has events")
    twin = hidden_twin(game, moment.state, seat)
    violated = game.violations(twin)
    expect(not violated, f"{where} is determinized to a position that violates: {violated}")
    expect(game.view(twin, seat) == view, f"{where} changes when what it hides is determinized")
    expect(_samples_alike(game, view), f"{where} is determinized differently after a move in another determinization")
    if seat in moment.to_move:
        step, same, other = (state.agenda[-1] for state in (moment.state, view, twin))
        offered = moment.to_move[seat]
        expect(same.options(view, seat) == offered, f"{where} gives other options")
        expect(other.options(twin, seat) == offered, f"the options of {where} depend on what it hides")
        refused = step.refusals(moment.state, seat)
        alike = same.refusals(view, seat) == other.refusals(twin, seat) == refused
        expect(alike, f"the refusals of {where} depend on what it hides")


def _samples_alike(game: AnyGame, view: Any) -> bool:
    """Returns whether equal draws make equal positions of `view`, whatever happens in one that was made before."""
    sample = game.sampler(view)
    first = sample(Chance(key(1)))
    before = play.copy(first)
    for seat, offered in play.settle(first).items():
        play.take(first, seat, offered[0])
    again: bool = sample(Chance(key(1))) == before
    return again


def hidden_twin(game: AnyGame, state: Any, seat: int | None) -> Any:
    """Returns a position that looks like `state` to `seat`: everything that it cannot see is determinized again."""
    return hidden_twins(game, state, seat, count=1)[0]


def hidden_twins(game: AnyGame, state: Any, seat: int | None, count: int = TWINS) -> list[Any]:
    """Returns this number of them."""
    view, draws = game.view(state, seat), state.chance.draws
    twins = [game.determinize(view, Chance(key(draws, number))) for number in range(count)]
    for twin in twins:
        twin.chance.draws = draws
    return twins


def check_advances(game: AnyGame, seats: int, options: Options) -> None:
    """Checks that who is to move next, and what is then public, does not depend on what is hidden.

    A single option that is taken automatically shows that there is no other. An automatic step may show hidden things
    if it draws, or if one of its events `reveals`.
    """
    for state, seat in _advances(game, seats, options, seed=10):
        _check_advance(game, state, seat)


def _advances(game: AnyGame, seats: int, options: Options, seed: int) -> Iterator[tuple[Any, int | None]]:
    """Yields every position of a random game before its next step, and who has seen how the turn led there.

    That is the seat that has moved, or everybody (None) after a draw or a revelation, which commits the turn so far.
    Seats that take the only option of the same question count as one step: nobody sees them do it.
    """
    state = game.new(seats, options, Chance(key(seed)))
    dice = Random(seed)
    mover, step, draws = None, None, state.chance.draws
    for _ in range(MOVE_LIMIT):
        to_move = None
        while to_move is None and state.agenda:
            events = play.drain(state)
            if state.chance.draws != draws or any(event.reveals for event in events):
                mover, draws = None, state.chance.draws
            if step is not state.agenda[-1]:
                yield state, mover
            step = state.agenda[-1]
            to_move = play.advance(state)
        if not to_move:
            return
        mover, step = dice.choice(sorted(to_move)), None
        play.take(state, mover, dice.choice(to_move[mover]))
    raise Broken(f"a game was not over after {MOVE_LIMIT} moves")


def _check_advance(game: AnyGame, state: Any, seat: int | None) -> None:
    top = state.agenda[-1]
    step, here = type(top).__name__, play.copy(state)
    to_move, events = _to_move(here), play.drain(here)
    is_open = bool(top.seats) or top.opponent_turn or here.chance.draws != state.chance.draws
    seen = None if is_open else game.view(here, seat)
    for there in hidden_twins(game, state, seat):
        twin_to_move, twin_events = _to_move(there), play.drain(there)
        same = to_move == twin_to_move
        expect(same, f"hidden information decides whether {step} prompts {to_move} or {twin_to_move}")
        if is_open or any(event.reveals for event in [*events, *twin_events]):
            continue
        public, twin_public = ([event for event in emitted if not event.private] for emitted in (events, twin_events))
        expect(public == twin_public, f"the events of {step} show hidden information, and none of them reveals")
        expect(seen == game.view(there, seat), f"{step} shows hidden information, and no event reveals")


def _to_move(state: Any) -> list[int]:
    """Carries out the next step. Returns the seats that it prompts; none if it needs no choice."""
    step = state.agenda[-1]
    to_move = play.advance(state)
    while to_move is None and state.agenda and state.agenda[-1] is step:
        to_move = play.advance(state)
    return sorted(to_move or {})


def check_secrets_of_drafts(game: AnyGame, seats: int, options: Options) -> None:
    """Checks that nothing a seat sees depends on hidden information while it can still take back."""

    def watch(at: AnyMatch, seat: int, _: Draft) -> None:
        if next(calls) % SOME_DRAFTS == 0:
            _check_secrets(game, at, question_of(at, seat))

    calls = iter(range(10**6))
    match(game, seats, options, seed=6, watch=watch)


def _check_secrets(game: AnyGame, at: AnyMatch, question: Question) -> None:
    seat = question.seat
    twin = msgspec.structs.replace(at, state=hidden_twin(game, at.state, seat))
    expect(_seen(game, twin, seat) == _seen(game, at, seat), f"what seat {seat} sees depends on what is hidden from it")
    for option, final in zip(question.options, question.final, strict=True):
        if not final:
            after, _ = matches.choose(at, seat, option)
            twin_after, _ = matches.choose(twin, seat, option)
            same = _seen(game, twin_after, seat) == _seen(game, after, seat)
            expect(same, f"{option} shows what is hidden from seat {seat}, and can be taken back")


def _seen(game: AnyGame, at: AnyMatch, seat: int) -> Any:
    """Returns what `seat` is shown of its question: the position as its view has it, and no step."""
    question = question_of(at, seat)
    return question._replace(state=game.view(question.state, seat), step=None)


def check_computer_players(game: AnyGame, seats: int, options: Options) -> None:
    """Checks that a computer player finds legal moves, whatever its view hides."""
    for number, (state, to_move) in enumerate(moments(game, seats, options, seed=1)):
        if number % SOME_PLANS == 0:
            for seat in list(to_move)[:1]:
                twin = hidden_twin(game, state, seat)
                views = [game.view(position, seat) for position in (state, twin)]
                first, second = (search.plan(game, view, seat, SHORT, seed=3) for view in views)
                expect(first[0] in to_move[seat], f"a computer player chooses what is not offered in {step_of(state)}")
                expect(first == second, f"what is hidden from seat {seat} changes its choice in {step_of(state)}")


CHECKS: tuple[Check, ...] = (check_views, check_advances, check_secrets_of_drafts, check_computer_players)
"""All of them."""
