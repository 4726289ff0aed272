"""The checks of the contract: what holds in every game at every moment of a random match.

The tests and `parlour check` run them. Each check raises Broken, with a sentence, if a game breaks the contract.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

import msgspec

from rules import match as matches
from rules import play, search
from rules.chance import Chance, key
from rules.game import AnyGame, Info, Options
from rules.match import AnyEntry, AnyMatch, Illegal

MOVE_LIMIT = 3000
"""Moves after which a game counts as endless."""
DEEPEST = 12
"""The most steps on an agenda: a game with more of them pushes too early."""
SOME_VIEWS = 4
"""One of so many moments is checked from every seat."""
SOME_DRAFTS = 9
"""One of so many questions is answered in every way."""
SOME_PLANS = 17
"""In one of so many moments a computer player thinks."""
SHORT = search.Budget(iterations=40)
FEW = 40
"""So many questions are answered with moves that are not offered."""


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


Watch = Callable[[AnyMatch, int], None]
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
        expect(bool(to_move[seat]), f"seat {seat} is to move and has no options in {_step(state)}")
        play.take(state, seat, dice.choice(to_move[seat]))
    raise Broken(f"a game was not over after {MOVE_LIMIT} moves")


def match(
    game: AnyGame, seats: int, options: Options, seed: int, watch: Watch = lambda match, seat: None
) -> PlayedMatch:
    """Plays a random match; `watch` is called with the match and the seat before every choice. Raises Broken."""
    dice = Random(seed)
    at, opening = matches.start_match(game, seats, options, key(seed))
    log = [opening]
    while to_move := matches.to_move(at):
        seat = dice.choice(to_move)
        question = _question(at, seat)
        if question.step is None:
            at, entries = matches.done(at, seat)
        else:
            watch(at, seat)
            at, entries = matches.choose(at, seat, dice.choice(question.options))
        log += entries
        expect(len(log) < MOVE_LIMIT, f"a match was not over after {MOVE_LIMIT} moves")
    return PlayedMatch(at, log)


def check_options(game: AnyGame, seats: int, options: Options) -> None:
    """Checks that options exist and are distinct, that no invariant is violated, and that reading changes nothing."""
    for state, to_move in moments(game, seats, options, seed=1):
        before = msgspec.json.encode(state)
        for seat, offered in to_move.items():
            where = f"seat {seat} in {_step(state)}"
            expect(len(set(offered)) == len(offered), f"{where} has an option twice: {offered}")
            step = state.agenda[-1]
            expect(step.options(state, seat) == offered, f"{where} gets other options when asked again")
            step.refusals(state, seat)
            game.view(state, seat)
        seen = len(game.scores(game.view(state, None)))
        expect(len(game.scores(state)) == seen == seats, "there is not one score for every seat")
        violated = game.violations(state)
        expect(not violated, f"violated: {violated}")
        expect(msgspec.json.encode(state) == before, f"reading the position changes it in {_step(state)}")


def check_storing(game: AnyGame, seats: int, options: Options) -> None:
    """Checks that a position is equal after storing and loading, and that its agenda does not grow."""
    for state, _ in moments(game, seats, options, seed=2):
        expect(game.state is type(state), "a position is not of the type that the game names")
        expect(play.copy(state) == state, f"a position differs after storing and loading in {_step(state)}")
        expect(len(state.agenda) <= DEEPEST, f"there are more than {DEEPEST} steps on the agenda")


def check_views(game: AnyGame, seats: int, options: Options) -> None:
    """Checks that a view has no key, gives the same options, and does not depend on what it hides."""
    for number, moment in enumerate(moments(game, seats, options, seed=3)):
        if number % SOME_VIEWS == 0:
            for seat in (*range(seats), None):
                _check_view(game, moment, seat)


def _check_view(game: AnyGame, moment: Moment, seat: int | None) -> None:
    where = f"the view of seat {seat} in {_step(moment.state)}"
    view = game.view(moment.state, seat)
    expect(view.chance.key == b"", f"{where} has the key of chance")
    expect(view.events == [], f"{where} has events")
    twin = hidden_twin(game, moment.state, seat)
    violated = game.violations(twin)
    expect(not violated, f"{where} is determinized to a position that violates: {violated}")
    expect(game.view(twin, seat) == view, f"{where} changes when what it hides is determinized")
    if seat in moment.to_move:
        step, same, other = (state.agenda[-1] for state in (moment.state, view, twin))
        offered = moment.to_move[seat]
        expect(same.options(view, seat) == offered, f"{where} gives other options")
        expect(other.options(twin, seat) == offered, f"the options of {where} depend on what it hides")
        refused = step.refusals(moment.state, seat)
        told = same.refusals(view, seat) == other.refusals(twin, seat) == refused
        expect(told, f"the refusals of {where} depend on what it hides")


def hidden_twin(game: AnyGame, state: Any, seat: int | None) -> Any:
    """Returns a position that looks like `state` to `seat`: everything that it cannot see is determinized again."""
    draws = state.chance.draws
    twin = game.determinize(game.view(state, seat), Chance(key(draws)))
    twin.chance.draws = draws
    return twin


def check_log(game: AnyGame, seats: int, options: Options) -> None:
    """Checks that a match and its log are equal after storing and loading, and that the log replays to the match."""
    played = match(game, seats, options, seed=4)
    kind, entry = matches.match_type(game), matches.entry_type(game)
    loaded = msgspec.json.decode(msgspec.json.encode(played.match), type=kind)
    expect(loaded == played.match, "a match differs after storing and loading")
    log = [msgspec.json.decode(msgspec.json.encode(line), type=entry) for line in played.log]
    expect(log == played.log, "a log differs after storing and loading")
    again = matches.replay(game, seats, options, key(4), log)
    expect(again == played.match, "a log does not lead to the same match again")


def check_drafts(game: AnyGame, seats: int, options: Options) -> None:
    """Checks that all moves but final ones can be taken back, byte for byte, and leave the shared position alone."""

    def watch(at: AnyMatch, seat: int) -> None:
        if next(calls) % SOME_DRAFTS == 0:
            _check_draft(at, seat)

    calls = iter(range(10**6))
    match(game, seats, options, seed=5, watch=watch)


def _check_draft(at: AnyMatch, seat: int) -> None:
    before = msgspec.json.encode(at)
    question = _question(at, seat)
    for option, final in zip(question.options, question.final, strict=True):
        after, entries = matches.choose(at, seat, option)
        expect(bool(entries) == final, f"{option} is not carried out as it was announced")
        if not final:
            expect(after.state == at.state, f"{option} changes the shared position before Done")
            back = msgspec.json.encode(matches.take_back(after, seat))
            expect(back == before, f"taking back {option} does not give the match before it")
    expect(msgspec.json.encode(at) == before, "answering a question changes the match that was asked")


def check_secrets_of_drafts(game: AnyGame, seats: int, options: Options) -> None:
    """Checks that nothing a seat sees depends on hidden information while it can still take back."""

    def watch(at: AnyMatch, seat: int) -> None:
        if next(calls) % SOME_DRAFTS == 0:
            _check_secrets(game, at, seat)

    calls = iter(range(10**6))
    match(game, seats, options, seed=6, watch=watch)


def _check_secrets(game: AnyGame, at: AnyMatch, seat: int) -> None:
    twin = msgspec.structs.replace(at, state=hidden_twin(game, at.state, seat))
    question = _question(at, seat)
    expect(_seen(game, twin, seat) == _seen(game, at, seat), f"what seat {seat} sees depends on what is hidden from it")
    for option, final in zip(question.options, question.final, strict=True):
        if not final:
            after, _ = matches.choose(at, seat, option)
            twin_after, _ = matches.choose(twin, seat, option)
            same = _seen(game, twin_after, seat) == _seen(game, after, seat)
            expect(same, f"{option} shows what is hidden from seat {seat}, and can be taken back")


def _seen(game: AnyGame, at: AnyMatch, seat: int) -> Any:
    """Returns what `seat` is shown of its question: the position as its view has it, and no step."""
    question = _question(at, seat)
    return question._replace(state=game.view(question.state, seat), step=None)


def check_tampering(game: AnyGame, seats: int, options: Options) -> None:
    """Checks that a log does not replay with a line missing, without its last events, or with another key."""
    played = match(game, seats, options, seed=7)
    log = played.log
    missing = [*log[:1], *log[2:]]
    emptied = [*log[:-1], msgspec.structs.replace(log[-1], events=())]
    tries = [(key(7), missing), (key(7), emptied)]
    if played.match.state.chance.draws:
        tries.append((key(8), log))
    for secret, tampered in tries:
        refused = _is_refused(lambda: matches.replay(game, seats, options, secret, tampered))  # noqa: B023
        expect(refused, "a log replays although it was changed: its events say too little")


def check_illegal_moves(game: AnyGame, seats: int, options: Options) -> None:
    """Checks that moves offered before are refused when they are not offered, and those of seats not to move always."""
    calls = iter(range(10**6))
    offered: set[Any] = set()

    def watch(at: AnyMatch, seat: int) -> None:
        if next(calls) >= FEW:
            return
        question = _question(at, seat)
        for illegal in offered - set(question.options):
            expect(_is_refused(lambda: matches.choose(at, seat, illegal)), f"{illegal} is taken")  # noqa: B023
        offered.update(question.options[:3])
        for other in set(range(seats)) - set(matches.to_move(at)):
            taken = _is_refused(lambda: matches.choose(at, other, question.options[0]))  # noqa: B023
            expect(taken, f"seat {other} is not to move, and its move is taken")

    match(game, seats, options, seed=9, watch=watch)


def check_computer_players(game: AnyGame, seats: int, options: Options) -> None:
    """Checks that a computer player finds legal moves, whatever its view hides."""
    for number, (state, to_move) in enumerate(moments(game, seats, options, seed=1)):
        if number % SOME_PLANS == 0:
            for seat in list(to_move)[:1]:
                twin = hidden_twin(game, state, seat)
                views = [game.view(position, seat) for position in (state, twin)]
                first, second = (search.plan(game, view, seat, SHORT, seed=3) for view in views)
                expect(first[0] in to_move[seat], f"a computer player chooses what is not offered in {_step(state)}")
                expect(first == second, f"what is hidden from seat {seat} changes its choice in {_step(state)}")


CHECKS: tuple[Check, ...] = (
    check_options,
    check_storing,
    check_views,
    check_log,
    check_drafts,
    check_secrets_of_drafts,
    check_tampering,
    check_illegal_moves,
    check_computer_players,
)
"""All of them."""


def _question(at: AnyMatch, seat: int) -> matches.Question:
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


def _step(state: Any) -> str:
    """Returns the name of the step on top; for the last position, "the end"."""
    return type(state.agenda[-1]).__name__ if state.agenda else "the end"
