"""Standing orders."""

from msgspec import structs

from rules import match, mint_works
from rules.chance import key
from rules.mint_works.moves import GiveCoopTo, GiveMint, Pass, PassUntilEnd, Place
from rules.mint_works.standing_orders import standing_orders
from rules.mint_works.steps import ChooseCoop, TakeTurn
from tests.rules.mint_works.positions import options, position
from tests.rules.playing import offered


def test_passing_until_the_end_passes_in_every_turn_of_its_round() -> None:
    state = position("3:", "3:")
    step = state.agenda[-1]
    assert isinstance(step, TakeTurn)
    assert step.obey(state, 0, PassUntilEnd(1)) == Pass()
    assert Pass() in offered(state)
    assert step.obey(state, 0, GiveCoopTo(1)) is None
    state.round = 2
    assert step.obey(state, 0, PassUntilEnd(1)) is None


def test_a_standing_order_for_the_coop_answers_nothing_else() -> None:
    state = position("3: | co_op", "3:", "3:")
    step = ChooseCoop([0])
    assert step.obey(state, 0, GiveCoopTo(2)) == GiveMint(2)
    assert step.obey(state, 0, PassUntilEnd(1)) is None


def test_standing_orders_are_offered_only_if_they_can_apply() -> None:
    state = position("3: | co_op", "3:", "3:")
    assert standing_orders(state, 0) == [PassUntilEnd(1), GiveCoopTo(1), GiveCoopTo(2)]
    assert standing_orders(state, 1) == [PassUntilEnd(1)]
    assert standing_orders(position("3: | co_op", "3:"), 0) == [PassUntilEnd(1)]
    state.agenda = []
    assert standing_orders(state, 0) == []


def test_a_standing_order_to_pass_given_in_upkeep_is_for_the_next_round() -> None:
    state = position("3: | co_op", "3:", "3:")
    assert [state.is_expired(0, order) for order in (PassUntilEnd(1), GiveCoopTo(1))] == [False, False]
    state.passed, state.agenda = [0, 1, 2], [ChooseCoop([0])]
    assert standing_orders(state, 1) == [PassUntilEnd(2)]
    assert [state.is_expired(0, order) for order in (PassUntilEnd(1), GiveCoopTo(1))] == [True, False]


def test_a_standing_order_for_the_coop_is_obeyed_until_cancelled() -> None:
    at, _ = match.start_match(mint_works.GAME, 3, options(), key(1))
    at = structs.replace(at, state=position("1: | co_op", "1:", "1:"))
    at, _ = match.give_standing_order(mint_works.GAME, at, 0, GiveCoopTo(2))
    events = []
    for _ in range(2):
        at, _ = match.commit_move(at, 0, Pass())
        at, _ = match.commit_move(at, 1, Pass())
        at, entries = match.commit_move(at, 2, Pass())
        events.append([(entry.move, entry.by_standing_order) for entry in entries])
    assert events == [[(Pass(), False), (GiveMint(2), True)]] * 2
    at = match.cancel_standing_order(at, 0, GiveCoopTo(2))
    for seat in range(3):
        at, _ = match.commit_move(at, seat, Pass())
    assert isinstance(at.state.agenda[-1], ChooseCoop)


def test_a_standing_order_to_pass_is_obeyed_for_one_round_only() -> None:
    at, _ = match.start_match(mint_works.GAME, 2, options(), key(1))
    first, other = (0, 1) if match.to_move(at) == [0] else (1, 0)
    at, entries = match.give_standing_order(mint_works.GAME, at, first, PassUntilEnd(1))
    assert [(entry.seat, entry.move, entry.by_standing_order) for entry in entries] == [(first, Pass(), True)]
    at, entries = match.commit_move(at, other, Place("producer", 1))
    assert [entry.seat for entry in entries] == [other, first]
    assert at.state.round == 1
    at, _ = match.commit_move(at, other, Pass())
    assert at.state.round == 2
    assert match.to_move(at) == [first]
    assert at.move_counts[first] == 2
    assert at.standing_orders == {}
