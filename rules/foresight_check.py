"""The check of foresight: what an option is said to cost and bring is what happens, and shows nothing hidden.

It raises Broken, with a sentence, if a game breaks the contract.
"""

from collections.abc import Callable, Iterable
from typing import Any

from rules import foresight, play
from rules import match as matches
from rules.contract import SOME_DRAFTS, Check, expect, match
from rules.drafts import Draft
from rules.foresight import Foresight
from rules.game import AnyGame, Options
from rules.match import AnyMatch
from rules.secrecy import hidden_twins

Foresee = Callable[[AnyGame, Any, int, list[Any]], Iterable[Foresight]]


def check_foresight(
    game: AnyGame, seats: int, options: Options, foresee: Foresee = foresight.foresee, every: int = SOME_DRAFTS
) -> None:
    """Checks what is foreseen of all options of one in `every` questions of a random match."""

    def watch(at: AnyMatch, seat: int, draft: Draft) -> None:
        if next(calls) % every == 0:
            _check_question(game, at, seat, draft, foresee)

    calls = iter(range(10**6))
    match(game, seats, options, seed=12, watch=watch)


def _check_question(game: AnyGame, at: AnyMatch, seat: int, draft: Draft, foresee: Foresee) -> None:
    options = draft.to_move[seat]
    found = list(foresee(game, game.view(draft.state, seat), seat, options))
    expect(len(found) == len(options), "not every option is foreseen")
    before, twins = foresight.holdings(game, draft.state, seat), hidden_twins(game, draft.state, seat)
    for option, seen in zip(options, found, strict=True):
        for position in (draft.state, *twins):
            real = foresight.carried_out(game, play.copy(position), seat, option, before)
            expect(_said(real) == _said(seen), f"{option} leads to {_said(real)}, not to {_said(seen)}")
        if seen.ending in ("question", "end"):
            after = play.copy(draft.state)
            matches.advance(after, seat, option)
            changes = foresight.changes(before, foresight.holdings(game, after, seat))
            expect(changes == seen.changes, f"{option} changes {changes}, not {seen.changes}")
        _check_events(at, seat, draft, option, seen)


def _said(seen: Foresight) -> tuple[Any, ...]:
    return seen.events, seen.changes, seen.forced, seen.ending


def _check_events(at: AnyMatch, seat: int, draft: Draft, option: Any, seen: Foresight) -> None:
    """Checks that the turn, carried out for real, goes on with the events that are foreseen."""
    after, entries = matches.commit_move(at, seat, option)
    if entries:
        happened = [event for entry in entries for event in entry.events]
    else:
        longer = matches.draft_of(after, seat)
        assert longer is not None
        happened = longer.events
    real = [event for event in happened if event.is_seen_by(seat)]
    start = len(draft.events)
    happens = real[start : start + len(seen.events)]
    expect(happens == seen.events, f"{option} leads to {happens}, not to {seen.events}")


CHECKS: tuple[Check, ...] = (check_foresight,)
"""All of them."""
