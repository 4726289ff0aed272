"""The checks of the contract: what holds in every game at every moment of a random match.

The tests and `parlour check` run them, and those of `rules/secrecy.py`. Each check raises Broken, with a sentence, if
a game breaks the contract.
"""

from collections.abc import Callable, Iterator
from itertools import chain, pairwise
from math import isfinite
from random import Random
from typing import Any, NamedTuple

import msgspec

from rules import drafts, play
from rules import match as matches
from rules.chance import Chance, key
from rules.drafts import Draft
from rules.game import AnyGame, Info, Options, Score
from rules.match import AnyEntry, AnyMatch, Illegal, Question
from rules.ranking import sides

MOVE_LIMIT = 3000
"""Moves after which a game counts as endless."""
DEEPEST = 12
"""The most steps on an agenda: a game with more of them pushes too early."""
SOME_ORDERS = 4
"""In one moment of this number the standing orders of every seat are checked."""
SOME_DRAFTS = 9
"""One question in this number is answered in every way."""
OTHER_KEYS = range(8, 16)
FEW = 40
"""How many questions are answered with moves that are not offered."""


class Broken(Exception):
    """A game breaks the contract. The message is a sentence for its author."""


class Moment(NamedTuple):
    """A settled position, and who is to move with what options."""

    state: Any
    to_move: play.ToMove


class PlayedMatch(NamedTuple):
    """A whole match and its log."""

    match: AnyMatch
    log: list[AnyEntry]


Watch = Callable[[AnyMatch, int, Draft], None]
"""What is called with a match, a seat that has something to choose, and the position after its draft."""
Check = Callable[[AnyGame, int, Options], None]
"""A check of a game, with a number of seats and a value for every option."""


def expect(holds: bool, sentence: str) -> None:
    """Raises Broken with `sentence` unless it `holds`."""
    if not holds:
        raise Broken(sentence)


def option_sets(info: Info) -> list[Options]:
    """Returns a few sets of options in which every value of every option occurs; the first has all defaults."""
    longest = max((len(option.values) for option in info.options), default=1)
    return [
        {option.name: option.values[number % len(option.values)] for option in info.options}
        for number in range(longest)
    ]


def moments(game: AnyGame, seats: int, options: Options, seed: int) -> Iterator[Moment]:
    """Yields every settled position of a random game, including the last one. Raises Broken if it does not end."""
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
    raise Broken(f"a game was not over after {MOVE_LIMIT} moves")


def match(
    game: AnyGame, seats: int, options: Options, seed: int, watch: Watch = lambda match, seat, draft: None
) -> PlayedMatch:
    """Plays a random match; `watch` is called before every choice. Raises Broken."""
    dice = Random(seed)
    at, opening = matches.start_match(game, seats, options, key(seed))
    log, to_move = [opening], matches.to_move(at)
    drafted: dict[int, Draft] = {}
    while to_move:
        seat = dice.choice(to_move)
        draft = drafted.get(seat) or matches.draft_of(at, seat)
        assert draft is not None
        if draft.complete:
            at, entries = matches.committed(at, seat, draft)
        else:
            watch(at, seat, draft)
            drafted[seat] = drafts.with_move(draft, seat, dice.choice(draft.to_move[seat]))
            at, entries = matches.with_draft(at, seat, drafted[seat])
        if entries:
            to_move, drafted = matches.to_move(at), {}
            log += entries
            expect(len(log) < MOVE_LIMIT, f"a match was not over after {MOVE_LIMIT} moves")
    return PlayedMatch(at, log)


def check_options(game: AnyGame, seats: int, options: Options) -> None:
    """Checks that options are distinct, teams public, no invariant is violated, and that reading changes nothing."""
    lengths: set[tuple[int, ...]] = set()
    for state, to_move in moments(game, seats, options, seed=1):
        before = msgspec.json.encode(state)
        for seat, offered in to_move.items():
            where = f"seat {seat} in {step_of(state)}"
            different = {play.identity(option) for option in offered}
            expect(len(different) == len(offered), f"{where} has an option twice, labels aside: {offered}")
            step = state.agenda[-1]
            expect(step.options(state, seat) == offered, f"{where} has other options the second time")
            values = step.prompt_values(game.view(state, seat), seat)
            expect(values.keys() == {*step.prompt_fields}, f"{where} is asked with other values than it names")
            step.refusals(state, seat)
        check_features(game, state, lengths)
        _check_scores(game.scores(state), game.scores(game.view(state, None)), seats)
        violated = game.violations(state)
        expect(not violated, f"violated: {violated}")
        expect(msgspec.json.encode(state) == before, f"reading the position changes it in {step_of(state)}")


def check_features(game: AnyGame, state: Any, lengths: set[tuple[int, ...]]) -> None:
    """Checks that there are as many numbers as in the positions before, and that each is finite."""
    if game.features:
        own, common = game.features(state)
        lengths.add((*map(len, own), len(common)))
        expect(len(lengths) == 1, f"a position has other features in {step_of(state)} than before: {lengths}")
        expect(all(map(isfinite, chain(common, *own))), f"a feature is no finite number in {step_of(state)}")


def _check_scores(scores: list[Score], public: list[Score], seats: int) -> None:
    """Checks that every seat has a score, that everybody knows the teams, and that partners share a result."""
    expect(len(scores) == len(public) == seats, "there is not one score for every seat")
    expect([score.team for score in scores] == [score.team for score in public], "the teams are no secret")
    results = {(side, score.points, score.tie_breaks) for side, score in zip(sides(scores), scores, strict=True)}
    expect(len(results) == len({side for side, *_ in results}), "partners have different points or tie-breaks")


def check_storing(game: AnyGame, seats: int, options: Options) -> None:
    """Checks that a position is equal after storing and loading, and that its agenda does not grow."""
    for state, _ in moments(game, seats, options, seed=2):
        expect(game.state is type(state), "a position is not of the type that the game names")
        expect(play.copy(state) == state, f"a position differs after storing and loading in {step_of(state)}")
        expect(len(state.agenda) <= DEEPEST, f"there are more than {DEEPEST} steps on the agenda")


def check_standing_orders(game: AnyGame, seats: int, options: Options) -> None:
    """Checks that the standing orders which a seat can give are distinct and have not expired."""
    for number, (state, _) in enumerate(moments(game, seats, options, seed=1)):
        for seat in range(seats if game.standing_orders and number % SOME_ORDERS == 0 else 0):
            assert game.standing_orders is not None
            orders = game.standing_orders(game.view(state, seat), seat)
            expect(len(set(orders)) == len(orders), f"seat {seat} can give a standing order twice")
            expired = [order for order in orders if state.is_expired(seat, order)]
            expect(not expired, f"seat {seat} can give standing orders that have expired: {expired}")


def check_presets(game: AnyGame, seats: int, options: Options) -> None:
    """Checks that presets are distinct, and that each answers the question that offers it."""
    for state, to_move in moments(game, seats, options, seed=1):
        for seat, moves in to_move.items():
            step = state.agenda[-1]
            presets = step.presets(state, seat)
            expect(len(set(presets)) == len(presets), f"{step_of(state)} offers a preset twice")
            for preset in presets:
                answer = step.obey(state, seat, preset)
                expect(answer in moves, f"{preset} does not answer {step_of(state)}")


def check_kinds(game: AnyGame, seats: int, options: Options) -> None:
    """Checks that a kind depends on what distinguishes a move alone, not on what only its label shows."""
    for state, to_move in moments(game, seats, options, seed=1):
        kinds: dict[Any, set[Any]] = {}
        for move in [move for moves in to_move.values() for move in moves]:
            kinds.setdefault(play.identity(move), set()).add(game.kind and game.kind(move))
        expect(all(len(found) == 1 for found in kinds.values()), f"a move has two kinds in {step_of(state)}")


def check_log(game: AnyGame, seats: int, options: Options) -> None:
    """Checks that a match and its log are equal after storing and loading, and that the log replays to the match.

    Every question is put together in full, so every option is carried out as far as a question looks ahead.
    """

    def watch(at: AnyMatch, seat: int, draft: Draft) -> None:
        same = question_of(at, seat).options == draft.to_move[seat]
        expect(same, f"{step_of(draft.state)} has other options in its question")

    played = match(game, seats, options, seed=4, watch=watch)
    kind, entry = matches.match_type(game), matches.entry_type(game)
    loaded = msgspec.json.decode(msgspec.json.encode(played.match), type=kind)
    expect(loaded == played.match, "a match differs after storing and loading")
    log = [msgspec.json.decode(msgspec.json.encode(line), type=entry) for line in played.log]
    expect(log == played.log, "a log differs after storing and loading")
    again = matches.replay(game, seats, options, key(4), log)
    expect(again == played.match, "a log does not lead to the same match again")


def check_drafts(game: AnyGame, seats: int, options: Options) -> None:
    """Checks that all moves but final ones can be taken back, byte for byte, and leave the shared position alone."""

    def watch(at: AnyMatch, seat: int, _: Draft) -> None:
        if next(calls) % SOME_DRAFTS == 0:
            _check_draft(at, question_of(at, seat))

    calls = iter(range(10**6))
    match(game, seats, options, seed=5, watch=watch)


def _check_draft(at: AnyMatch, question: Question) -> None:
    before, seat = msgspec.json.encode(at), question.seat
    for option, final in zip(question.options, question.final, strict=True):
        after, entries = matches.choose(at, seat, option)
        expect(bool(entries) == final, f"{option} is not carried out as it was announced")
        if not final:
            expect(after.state == at.state, f"{option} changes the shared position before Done")
            back = msgspec.json.encode(matches.take_back(after, seat))
            expect(back == before, f"taking back {option} does not give the match before it")
    expect(msgspec.json.encode(at) == before, "answering a question changes the match before it")


class Prompted(NamedTuple):
    """A question of a match: its step, its seat, and whether it continues a draft."""

    step: str
    seat: int
    alone: bool
    """Whether no other seat was to move and nothing else was on the agenda, so that it interrupts no turn."""
    in_draft: bool


def check_turns(game: AnyGame, seats: int, options: Options) -> None:
    """Checks that no draft goes on to another turn.

    If a question that interrupts no turn is followed by another of another seat, that one begins a turn. So it does
    after the same question of the same seat, and Done has to come between them.
    """
    prompted = [question for seed in range(3) for question in _questions(game, seats, options, seed)]
    pairs = [(before, after) for before, after in pairwise(prompted) if before.alone and after.alone]
    handed_over = {(before.step, after.step) for before, after in pairs if before.seat != after.seat}
    for before, after in pairs:
        if after.in_draft and before.seat == after.seat:
            is_other = (before.step, after.step) in handed_over
            expect(not is_other, f"a draft goes on from {before.step} to {after.step}, which begins another turn")


def _questions(game: AnyGame, seats: int, options: Options, seed: int) -> list[Prompted]:
    """Returns all questions of a random match, in order."""
    found: list[Prompted] = []

    def watch(at: AnyMatch, seat: int, draft: Draft) -> None:
        name = draft.state.agenda[-1].prompt_key(draft.state, seat)
        alone = len(draft.state.agenda) == 1 and at.state.agenda[-1].seats == [seat]
        found.append(Prompted(name, seat, alone, bool(draft.moves)))

    match(game, seats, options, seed, watch)
    return found


def check_tampering(game: AnyGame, seats: int, options: Options) -> None:
    """Checks that a log does not replay with a line missing, without its last events, or with every other key.

    With some keys it may replay: they can draw the same.
    """
    played = match(game, seats, options, seed=7)
    log = played.log
    for tampered in ([*log[:1], *log[2:]], [*log[:-1], msgspec.structs.replace(log[-1], events=())]):
        refused = _is_refused(lambda: matches.replay(game, seats, options, key(7), tampered))  # noqa: B023
        expect(refused, "a log replays although it was changed: its events say too little")
    others = (_is_refused(lambda: matches.replay(game, seats, options, key(n), log)) for n in OTHER_KEYS)  # noqa: B023
    expect(not played.match.state.chance.draws or any(others), "a log replays with any key: draws do not show in it")


def check_illegal_moves(game: AnyGame, seats: int, options: Options) -> None:
    """Checks that moves offered before are refused when they are not offered, and those of seats not to move always."""
    calls = iter(range(10**6))
    offered: dict[Any, Any] = {}

    def watch(at: AnyMatch, seat: int, draft: Draft) -> None:
        if next(calls) >= FEW:
            return
        legal = {play.identity(option) for option in draft.to_move[seat]}
        for illegal in [move for name, move in offered.items() if name not in legal]:
            expect(_is_refused(lambda: matches.choose(at, seat, illegal)), f"{illegal} is taken")  # noqa: B023
        offered.update((play.identity(option), option) for option in draft.to_move[seat][:3])
        for other in set(range(seats)) - set(matches.to_move(at)):
            taken = _is_refused(lambda: matches.choose(at, other, draft.to_move[seat][0]))  # noqa: B023
            expect(taken, f"seat {other} is not to move, and its move is taken")

    match(game, seats, options, seed=9, watch=watch)


def check_applying_options(game: AnyGame, seats: int, options: Options) -> None:
    """Checks that an option that does not apply changes no question and no score."""
    usual = _course(game, seats, options)
    for option in game.info.options:
        for value in () if option.applies(seats, options) else option.values:
            same = _course(game, seats, options | {option.name: value}) == usual
            expect(same, f"{option.name}={value} changes the game, although the option is said not to apply")


def _course(game: AnyGame, seats: int, options: Options) -> list[Any]:
    """Returns what is asked in a random game, with the scores at every moment."""
    return [(to_move, game.scores(state)) for state, to_move in moments(game, seats, options, seed=3)]


CHECKS: tuple[Check, ...] = (
    check_options,
    check_applying_options,
    check_storing,
    check_standing_orders,
    check_presets,
    check_kinds,
    check_log,
    check_drafts,
    check_turns,
    check_tampering,
    check_illegal_moves,
)
"""All of them."""


def question_of(at: AnyMatch, seat: int) -> Question:
    """Returns the question for a seat that is to move."""
    question = matches.question(at, seat)
    assert question is not None
    return question


def _is_refused(act: Callable[[], object]) -> bool:
    try:
        act()
    except Illegal:
        return True
    return False


def step_of(state: Any) -> str:
    """Returns the name of the step on top; for the last position, "the end"."""
    return type(state.agenda[-1]).__name__ if state.agenda else "the end"
