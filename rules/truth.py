"""The check of foresight: what an option is said to cost and bring is what happens, and shows nothing hidden.

It raises Broken, with a sentence, if a game breaks the contract.
"""

from collections.abc import Callable, Iterable
from typing import Any

from rules import foresight, play
from rules import match as matches
from rules.contract import SOME_DRAFTS, Check, expect, match, question_of
from rules.drafts import Draft
from rules.foresight import Foresight
from rules.game import AnyGame, Options
from rules.match import AnyMatch, Question
from rules.secrecy import TWINS, hidden_twin

Foresee = Callable[[AnyGame, Any, int, list[Any]], Iterable[Foresight]]


def check_foresight(
    game: AnyGame, seats: int, options: Options, foresee: Foresee = foresight.foresee, every: int = SOME_DRAFTS
) -> None:
    """Checks what is foreseen of all options of one of `every` so many questions of a random match."""

    def watch(at: AnyMatch, seat: int, _: Draft) -> None:
        if next(calls) % every == 0:
            _check_question(game, at, question_of(at, seat), foresee)

    calls = iter(range(10**6))
    match(game, seats, options, seed=12, watch=watch)


def _check_question(game: AnyGame, at: AnyMatch, question: Question, foresee: Foresee) -> None:
    view = game.view(question.state, question.seat)
    found = list(foresee(game, view, question.seat, question.options))
    expect(len(found) == len(question.options), "not every option is foreseen")
    for option, seen in zip(question.options, found, strict=True):
        _check_holdings(game, question, option, seen)
        _check_events(at, question, option, seen)


def _said(seen: Foresight) -> tuple[Any, ...]:
    return seen.events, seen.changes, seen.forced, seen.ending


def _check_holdings(game: AnyGame, question: Question, option: Any, seen: Foresight) -> None:
    """Checks what is foreseen on the real position, on others that look the same, and against the real turn."""
    seat = question.seat
    before = foresight.holdings(game, question.state, seat)
    twins = [hidden_twin(game, question.state, seat, number) for number in range(TWINS)]
    for position in (play.copy(question.state), *twins):
        real = foresight.carried_out(game, position, seat, option, before)
        expect(_said(real) == _said(seen), f"{option} leads to {_said(real)}, not to {_said(seen)}")
    if seen.ending in ("question", "end"):
        after = play.copy(question.state)
        matches.advance(after, seat, option)
        changes = foresight.changes(before, foresight.holdings(game, after, seat))
        expect(changes == seen.changes, f"{option} changes {changes}, not {seen.changes}")


def _check_events(at: AnyMatch, question: Question, option: Any, seen: Foresight) -> None:
    """Checks that the turn, carried out for real, goes on with the events that are foreseen."""
    seat = question.seat
    _, entries = matches.commit_move(at, seat, option)
    if entries:
        happened = [event for entry in entries for event in entry.events]
    else:
        after, _ = matches.choose(at, seat, option)
        happened = question_of(after, seat).events
    real = [event for event in happened if event.is_seen_by(seat)]
    start = len(question.events)
    happens = real[start : start + len(seen.events)]
    expect(happens == seen.events, f"{option} leads to {happens}, not to {seen.events}")


CHECKS: tuple[Check, ...] = (check_foresight,)
"""All of them."""
