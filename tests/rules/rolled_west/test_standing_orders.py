"""Standing orders for the rolls of others: a list, tried in the order given, until one's own turn begins."""

from rules import match, rolled_west
from rules.match import AnyEntry, AnyMatch
from rules.rolled_west.moves import AlwaysDecline, AnyStandingOrder, Copy, CopyIfShown, Decline, DeclineOtherwise, End
from rules.rolled_west.standing_orders import standing_orders
from tests.rules.rolled_west.positions import bank, position
from tests.rules.rolled_west.test_parallel import ask, draft, match_at

ROUND = 3
"""The round of all positions here in which seats 1 and 2 have yet to take their turns."""
GOLD, SILVER, WOOD, COPPER = (CopyIfShown(resource, ROUND) for resource in ("gold", "silver", "wood", "copper"))
WAIT, NEVER = DeclineOtherwise(0, ROUND), DeclineOtherwise(1, ROUND)


def give(now: AnyMatch, seat: int, *orders: CopyIfShown | DeclineOtherwise) -> tuple[AnyMatch, list[AnyEntry]]:
    events: list[AnyEntry] = []
    for order in orders:
        now, entries = match.give_standing_order(rolled_west.GAME, now, seat, order)
        events += entries
    return now, events


def rolled(dice: str) -> AnyMatch:
    """Returns a match in which seat 0 chooses the terrain; it is the last chance of seat 1 and the first of seat 2."""
    return match_at(position("", "", "", dice=dice))


def begin(now: AnyMatch) -> tuple[AnyMatch, list[tuple[int | None, object, bool]]]:
    """Chooses the valley and ends the turn; returns the moves played then, and whether standing orders chose them."""
    (move,) = [move for move in now.state.agenda[-1].options(now.state, 0) if move.terrain == "valley"]
    now = draft(now, 0, move)
    now, entries = match.commit_move(now, 0, ask(now, 0).options[-1])
    return now, [(entry.seat, entry.move, entry.by_standing_order) for entry in entries[2:]]


def test_the_first_standing_order_that_fits_is_obeyed() -> None:
    for dice, resource in (("CSGW", "gold"), ("CSWW", "silver")):
        now, events = give(rolled(dice), 1, GOLD, SILVER)
        assert events == [], "its question has not come yet"
        now, played = begin(now)
        assert played == [(1, Copy(resource), True)]
        assert match.to_move(now) == [2]


def test_standing_orders_are_tried_in_the_order_given() -> None:
    now, _ = give(rolled("CSGW"), 1, SILVER, GOLD)
    assert begin(now)[1] == [(1, Copy("silver"), True)]


def test_if_no_standing_order_fits_the_seat_chooses() -> None:
    now, _ = give(rolled("CWWS"), 1, GOLD)
    now, played = begin(now)
    assert played == []
    assert match.to_move(now) == [1, 2]


def test_declining_first_chances_leaves_the_last_one_to_the_seat() -> None:
    now = rolled("CWWS")
    for seat in (1, 2):
        now, _ = give(now, seat, GOLD, WAIT)
    now, played = begin(now)
    assert played == [(2, Decline(0), True)]
    assert match.to_move(now) == [1]


def test_a_list_can_be_pickier_at_a_first_chance_than_at_the_last() -> None:
    now = rolled("CWSS")
    for seat in (1, 2):
        now, _ = give(now, seat, GOLD, WAIT, WOOD)
    now, played = begin(now)
    assert sorted(played) == [(1, Copy("wood"), True), (2, Decline(0), True)]


def test_the_last_chance_can_be_declined_too() -> None:
    now, _ = give(rolled("CWWS"), 1, GOLD, NEVER)
    now, played = begin(now)
    assert played == [(1, Decline(1), True)]


def test_an_order_for_the_whole_match_declines_every_chance_until_the_last_turn() -> None:
    now = rolled("CWWS")
    for seat in (1, 2):
        now, _ = match.give_standing_order(rolled_west.GAME, now, seat, AlwaysDecline())
    now, played = begin(now)
    assert sorted(played) == [(1, Decline(1), True), (2, Decline(0), True)]
    assert (now.state.roller, now.standing_orders) == (1, {1: [AlwaysDecline()], 2: [AlwaysDecline()]})
    last = position("", "", "", round=6, roller=1)
    assert [last.is_expired(seat, AlwaysDecline()) for seat in range(3)] == [True, True, False]


def test_a_standing_order_of_a_seat_to_move_is_obeyed_at_once() -> None:
    now, _ = begin(rolled("CGWS"))
    now, entries = give(now, 1, GOLD)
    assert [(entry.seat, entry.move, entry.by_standing_order) for entry in entries] == [(1, Copy("gold"), True)]
    assert bank(now.state, 1) == "0/0/0/1"
    assert match.to_move(now) == [2]


def until_own_turn(now: AnyMatch) -> tuple[AnyMatch, list[type]]:
    """Plays on until seat 1 is about to take its turn; returns the types of the moves that standing orders chose."""
    obeyed: list[type] = []
    while now.state.roller != 1:
        seat = next(seat for seat in match.to_move(now) if seat != 1)
        question = match.question(now, seat)
        assert question is not None
        now, entries = match.commit_move(now, seat, question.options[-1])
        obeyed += [type(entry.move) for entry in entries if entry.by_standing_order]
    return now, obeyed


def test_standing_orders_are_cleared_at_the_start_of_the_own_turn() -> None:
    now, _ = give(rolled("CGWS"), 1, GOLD, SILVER, WOOD, COPPER)
    now, _ = begin(now)
    assert now.standing_orders[1] == [GOLD, SILVER, WOOD, COPPER]
    now, _ = until_own_turn(now)
    assert (match.to_move(now), now.standing_orders) == ([1], {})


def test_a_standing_order_given_in_the_own_turn_lasts_until_the_next_one() -> None:
    now = match_at(position("", "", "", dice="CGWS", roller=1))
    later = [CopyIfShown(resource, ROUND + 1) for resource in ("gold", "silver", "wood", "copper")]
    now, entries = give(now, 1, *later)
    assert (entries, now.standing_orders[1]) == ([], later)
    while now.state.roller == 1:
        seat = match.to_move(now)[0]
        question = match.question(now, seat)
        assert question is not None
        now, _ = match.commit_move(now, seat, question.options[-1])
    now, obeyed = until_own_turn(now)
    assert obeyed == [Copy], "once between two turns of its own"
    assert now.standing_orders == {}


def test_a_standing_order_of_an_earlier_version_is_cleared_at_the_next_turn() -> None:
    now = rolled("CGWS")
    now.standing_orders = {1: [CopyIfShown("gold")], 2: [CopyIfShown("gold")]}
    now, played = begin(now)
    assert sorted(seat for seat, _, _ in played if seat is not None) == [1, 2]
    assert (now.state.roller, now.standing_orders) == (1, {2: [CopyIfShown("gold")]})


def test_a_cancelled_standing_order_is_not_obeyed() -> None:
    now, _ = give(rolled("CGWS"), 1, GOLD, SILVER)
    now = match.cancel_standing_order(now, 1, GOLD)
    assert begin(now)[1] == [(1, Copy("silver"), True)]


def test_a_standing_order_does_not_apply_in_the_own_turn() -> None:
    now = match_at(position("", "", "", dice="CGWS", terrain="valley"))
    now, entries = give(now, 0, *(CopyIfShown(resource, ROUND + 1) for resource in ("gold", "wood")))
    assert entries == []
    assert match.to_move(now) == [0, 1, 2]


def test_a_seat_with_a_draft_is_not_played_by_its_standing_order() -> None:
    now = draft(match_at(position("", "", "", dice="CGWS", terrain="valley")), 1, Copy("wood"))
    now, entries = give(now, 1, GOLD)
    assert entries == []
    now, _ = match.done(now, 1)
    assert bank(now.state, 1) == "1/0/0/0"


def test_a_standing_order_does_not_affect_drafts_of_others() -> None:
    now = draft(match_at(position("", "", "", dice="CGWS", terrain="valley")), 0, End("G W S"))
    now = draft(now, 2, Copy("wood"))
    now, entries = give(now, 1, GOLD)
    assert [entry.seat for entry in entries] == [1]
    assert now.drafts == {0: [End("G W S")], 2: [Copy("wood")]}


def test_standing_orders_apply_to_the_ghost_s_roll_too() -> None:
    now = match_at(position("", "", dice="SWG", roller=2))
    now, entries = give(now, 0, CopyIfShown("gold", ROUND + 1))
    assert [entry.move for entry in entries] == [Copy("gold")]


def test_standing_orders_are_in_no_view() -> None:
    now, _ = give(rolled("CWWS"), 1, GOLD)
    assert now.state == rolled("CWWS").state


def test_standing_orders_are_offered_while_a_roll_can_be_copied() -> None:
    everything: list[AnyStandingOrder] = [CopyIfShown(name, 6) for name in ("gold", "silver", "copper", "wood")]
    everything += [DeclineOtherwise(0, 6), DeclineOtherwise(1, 6), AlwaysDecline()]
    state = position("", "", round=6, roller=0)
    assert standing_orders(state, 1) == everything
    assert standing_orders(state, 0) == []
    assert standing_orders(position("", "", round=5, roller=1), 0) == everything
    assert standing_orders(position("", "", dice="WWW", round=5, roller=2), 0) == everything
    state.agenda = []
    assert standing_orders(state, 1) == []
