"""What has to hold of every game at every moment, as checks that any game can be put through."""

from collections.abc import Callable, Iterator
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
"""Steps on an agenda: more would mean that a game piles up what it should ask for later."""


class Moment(NamedTuple):
    """A settled position in the middle of a game, and who is asked what."""

    state: Any
    asked: play.ToMove


def moments(game: AnyGame, seats: int, options: Options, seed: int) -> Iterator[Moment]:
    """Every settled position of a game played at random, the end included."""
    state = game.new(seats, options, Chance(key(seed)))
    dice = Random(seed)
    for _ in range(MOVE_LIMIT):
        asked = play.settle(state)
        play.drain(state)
        yield Moment(state, asked)
        if not asked:
            return
        seat = dice.choice(sorted(asked))
        play.take(state, seat, dice.choice(asked[seat]))
    raise AssertionError(f"not over after {MOVE_LIMIT} moves")


def check_options(game: AnyGame, moment: Moment) -> None:
    """They exist, are distinct, and neither they nor anything else that looks at a position changes it."""
    before = msgspec.json.encode(moment.state)
    for seat, options in moment.asked.items():
        assert options, f"seat {seat} is asked and has no options"
        assert len(set(options)) == len(options), f"double options for seat {seat}: {options}"
        step = moment.state.agenda[-1]
        assert step.options(moment.state, seat) == options
        step.refusals(moment.state, seat)
        game.view(moment.state, seat)
    game.view(moment.state, None)
    assert len(game.scores(moment.state)) == len(game.scores(game.view(moment.state, None)))
    assert game.violations(moment.state) == []
    assert msgspec.json.encode(moment.state) == before


def check_storing(game: AnyGame, moment: Moment) -> None:
    """What is stored and loaded is equal, and nothing piles up in it."""
    assert play.copy(moment.state) == moment.state
    assert moment.state.events == []
    assert len(moment.state.agenda) <= DEEPEST
    assert game.state is type(moment.state)


def check_sight(game: AnyGame, moment: Moment, seats: int) -> None:
    """A view holds no key, allows the same choices, and does not change with what it hides."""
    for seat in (*range(seats), None):
        view = game.view(moment.state, seat)
        assert view.chance.key == b""
        assert view.events == []
        twin = hidden_twin(game, moment.state, seat)
        assert game.violations(twin) == []
        assert game.view(twin, seat) == view
        if seat in moment.asked:
            step, same, other = (state.agenda[-1] for state in (moment.state, view, twin))
            assert same.options(view, seat) == other.options(twin, seat) == moment.asked[seat]
            refused = step.refusals(moment.state, seat)
            assert same.refusals(view, seat) == other.refusals(twin, seat) == refused


def hidden_twin(game: AnyGame, state: Any, seat: int | None) -> Any:
    """A position that `seat` cannot tell from `state`: what it does not see is drawn anew."""
    drawn = state.chance.draws
    twin = game.determinize(game.view(state, seat), Chance(key(drawn)))
    twin.chance.draws = drawn
    return twin


class Played(NamedTuple):
    """A whole match at a table."""

    match: AnyMatch
    log: list[AnyEntry]


Watch = Callable[[AnyMatch, int], None]


def match(game: AnyGame, seats: int, options: Options, seed: int, watch: Watch = lambda match, seat: None) -> Played:
    """A match at a table, played at random; `watch` sees the table and the seat before every choice."""
    dice = Random(seed)
    at, opening = matches.start_match(game, seats, options, key(seed))
    log = [opening]
    while waiting := matches.to_move(at):
        seat = dice.choice(waiting)
        question = matches.question(at, seat)
        assert question is not None
        if question.step is None:
            at, entries = matches.done(at, seat)
        else:
            watch(at, seat)
            at, entries = matches.choose(at, seat, dice.choice(question.options))
        log += entries
        assert len(log) < MOVE_LIMIT
    return Played(at, log)


def check_draft(game: AnyGame, at: AnyMatch, seat: int) -> None:
    """Every choice that is not final can be taken back to the byte; the table itself has not moved."""
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
    """Nothing that a seat sees while it may still take back depends on what is hidden from it."""
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
    """Everything that `seat` is shown of a question: the position and its step as a view has them."""
    question = matches.question(at, seat)
    assert question is not None
    return question._replace(state=game.view(question.state, seat), step=None)


def check_log(game: AnyGame, seats: int, options: Options, seed: int, played: Played) -> None:
    """The table and its log survive storing, and the log replays to the same table."""
    kind, entry = matches.match_type(game), matches.entry_type(game)
    assert msgspec.json.decode(msgspec.json.encode(played.match), type=kind) == played.match
    log = [msgspec.json.decode(msgspec.json.encode(line), type=entry) for line in played.log]
    assert log == played.log
    assert matches.replay(game, seats, options, key(seed), log) == played.match
