"""Checks of what has to hold in every game at every moment."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

import msgspec

from rules import match as matches
from rules import play
from rules.chance import Chance, key
from rules.game import AnyGame, Options
from rules.match import AnyEntry, AnyMatch

MOVE_LIMIT = 3000
DEEPEST = 12
"""The most steps on an agenda: a game with more of them pushes too early."""


class Moment(NamedTuple):
    """A settled position, and who is to move with what options."""

    state: Any
    to_move: play.ToMove


def moments(game: AnyGame, seats: int, options: Options, seed: int) -> Iterator[Moment]:
    """Yields every settled position of a random game, including the last one."""
    state = game.new(seats, options, Chance(key(seed)))
    dice = Random(seed)
    for _ in range(MOVE_LIMIT):
        to_move = play.settle(state)
        play.drain(state)
        yield Moment(state, to_move)
        if not to_move:
            return
        seat = dice.choice(sorted(to_move))
        play.take(state, seat, dice.choice(to_move[seat]))
    raise AssertionError(f"not over after {MOVE_LIMIT} moves")


def check_options(game: AnyGame, moment: Moment) -> None:
    """Checks that options exist and are distinct, and that reading a position does not change it."""
    before = msgspec.json.encode(moment.state)
    for seat, options in moment.to_move.items():
        assert options, f"seat {seat} is to move and has no options"
        different = {play.identity(option) for option in options}
        assert len(different) == len(options), f"options of seat {seat} differ in nothing but labels: {options}"
        step = moment.state.agenda[-1]
        assert step.options(moment.state, seat) == options
        step.refusals(moment.state, seat)
        game.view(moment.state, seat)
    game.view(moment.state, None)
    assert len(game.scores(moment.state)) == len(game.scores(game.view(moment.state, None)))
    assert game.violations(moment.state) == []
    assert msgspec.json.encode(moment.state) == before


def check_standing_orders(game: AnyGame, moment: Moment, seats: int) -> None:
    """Checks that the standing orders which a seat can give are distinct and have not expired."""
    for seat in range(seats if game.standing_orders else 0):
        assert game.standing_orders is not None
        orders = game.standing_orders(game.view(moment.state, seat), seat)
        assert len(set(orders)) == len(orders)
        assert not any(moment.state.is_expired(seat, order) for order in orders)


def check_storing(game: AnyGame, moment: Moment) -> None:
    """Checks that a position is equal after storing and loading, and does not grow."""
    assert play.copy(moment.state) == moment.state
    assert moment.state.events == []
    assert len(moment.state.agenda) <= DEEPEST
    assert game.state is type(moment.state)


def check_visibility(game: AnyGame, moment: Moment, seats: int) -> None:
    """Checks that a view has no key, gives the same options, and does not depend on what it hides."""
    for seat in (*range(seats), None):
        view = game.view(moment.state, seat)
        assert view.chance.key == b""
        assert view.events == []
        twin = hidden_twin(game, moment.state, seat)
        assert game.violations(twin) == []
        assert game.view(twin, seat) == view
        if seat in moment.to_move:
            step, same, other = (state.agenda[-1] for state in (moment.state, view, twin))
            assert same.options(view, seat) == other.options(twin, seat) == moment.to_move[seat]
            refused = step.refusals(moment.state, seat)
            assert same.refusals(view, seat) == other.refusals(twin, seat) == refused


def hidden_twin(game: AnyGame, state: Any, seat: int | None) -> Any:
    """Returns a position that looks like `state` to `seat`: everything that it cannot see is determinized again."""
    draws = state.chance.draws
    twin = game.determinize(game.view(state, seat), Chance(key(draws)))
    twin.chance.draws = draws
    return twin


class PlayedMatch(NamedTuple):
    """A whole match and its log."""

    match: AnyMatch
    log: list[AnyEntry]


Watch = Callable[[AnyMatch, int], None]


def match(
    game: AnyGame, seats: int, options: Options, seed: int, watch: Watch = lambda match, seat: None
) -> PlayedMatch:
    """Plays a random match; `watch` is called with the match and the seat before every choice."""
    dice = Random(seed)
    at, opening = matches.start_match(game, seats, options, key(seed))
    log = [opening]
    while to_move := matches.to_move(at):
        seat = dice.choice(to_move)
        question = matches.question(at, seat)
        assert question is not None
        if question.step is None:
            at, entries = matches.done(at, seat)
        else:
            watch(at, seat)
            at, entries = matches.choose(at, seat, dice.choice(question.options))
        log += entries
        assert len(log) < MOVE_LIMIT
    return PlayedMatch(at, log)


def check_draft(game: AnyGame, at: AnyMatch, seat: int) -> None:
    """Checks that all moves but final ones can be taken back, byte for byte, and leave the shared position alone."""
    before = msgspec.json.encode(at)
    question = matches.question(at, seat)
    assert question is not None
    for option, final in zip(question.options, question.final, strict=True):
        after, entries = matches.choose(at, seat, option)
        assert bool(entries) == final
        if not final:
            assert after.state == at.state
            assert msgspec.json.encode(matches.take_back(after, seat)) == before
    assert msgspec.json.encode(at) == before


def check_secrets_of_a_draft(game: AnyGame, at: AnyMatch, seat: int) -> None:
    """Checks that nothing a seat sees depends on hidden information while it can still take back."""
    twin = msgspec.structs.replace(at, state=hidden_twin(game, at.state, seat))
    question = matches.question(at, seat)
    assert question is not None
    assert seen(game, twin, seat) == seen(game, at, seat)
    for option, final in zip(question.options, question.final, strict=True):
        if not final:
            after, _ = matches.choose(at, seat, option)
            twin_after, _ = matches.choose(twin, seat, option)
            assert seen(game, twin_after, seat) == seen(game, after, seat)


def seen(game: AnyGame, at: AnyMatch, seat: int) -> Any:
    """Returns what `seat` is shown of its question: the position as its view has it, and no step."""
    question = matches.question(at, seat)
    assert question is not None
    return question._replace(state=game.view(question.state, seat), step=None)


def check_log(game: AnyGame, seats: int, options: Options, seed: int, played: PlayedMatch) -> None:
    """Checks that a match and its log are equal after storing and loading, and that the log replays to the match."""
    kind, entry = matches.match_type(game), matches.entry_type(game)
    assert msgspec.json.decode(msgspec.json.encode(played.match), type=kind) == played.match
    log = [msgspec.json.decode(msgspec.json.encode(line), type=entry) for line in played.log]
    assert log == played.log
    assert matches.replay(game, seats, options, key(seed), log) == played.match


class Prompt(NamedTuple):
    """A question of a match: its step, its seat, and whether it continues a draft."""

    step: str
    seat: int
    alone: bool
    """Whether no other seat was to move and nothing else was on the agenda, so that it interrupts no turn."""
    in_draft: bool


def questions(game: AnyGame, seats: int, options: Options, seed: int) -> list[Prompt]:
    """Returns all questions of a random match, in order."""
    found: list[Prompt] = []

    def watch(at: AnyMatch, seat: int) -> None:
        question = matches.question(at, seat)
        assert question is not None
        assert question.step is not None
        alone = matches.to_move(at) == [seat] and len(question.state.agenda) == 1
        found.append(Prompt(question.step.prompt_key(question.state, seat), seat, alone, bool(question.drafted)))

    match(game, seats, options, seed, watch)
    return found


def check_turns(prompts: list[Prompt]) -> None:
    """Checks that no draft goes on to another turn.

    If a question that interrupts no turn is followed by another of another seat, that one begins a turn. So it does
    after the same question of the same seat, and Done has to come between them.
    """
    pairs = [(before, after) for before, after in pairwise(prompts) if before.alone and after.alone]
    handed_over = {(before.step, after.step) for before, after in pairs if before.seat != after.seat}
    for before, after in pairs:
        if after.in_draft and before.seat == after.seat:
            assert (before.step, after.step) not in handed_over, f"a draft goes on from {before.step} to {after.step}"
