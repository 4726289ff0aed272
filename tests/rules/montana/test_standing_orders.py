"""Standing orders in the city."""

from rules import match, montana
from rules.chance import key
from rules.match import AnyMatch
from rules.montana.city import ChooseGoods, ChooseUpgrades, PayOut, PlaceBid
from rules.montana.moves import Bid, BidUpTo, OpenCity, Pass, PassAlways, PassBids
from rules.montana.standing_orders import standing_orders
from rules.montana.state import PUMPKIN, Contractor
from rules.montana.steps import FinishTurn, TakeTurn
from tests.rules.montana.positions import options, position


def opened_table() -> AnyMatch:
    """Returns a match of four seats with three pumpkins each; the first one is to move."""
    at, _ = match.start_match(montana.GAME, 4, options(), key(1))
    at.state.agenda = [TakeTurn([0])]
    at.state.starter = at.state.active = 0
    for player in at.state.players:
        at.state.goods[PUMPKIN] -= 3 - player.goods[PUMPKIN]
        player.goods[PUMPKIN] = 3
        player.cattle = 0
    return at


def test_a_standing_bid_takes_the_lowest_price_up_to_its_ceiling() -> None:
    state = position("pumpkin*6", "")
    state.auctions = 3
    step = PlaceBid([0])
    assert step.obey(state, 0, BidUpTo(3, 1, 2)) == Bid(1, 1, 0)
    state.city[1] = Contractor(1, 1)
    assert step.obey(state, 0, BidUpTo(3, 1, 2)) == Bid(1, 2, 1)
    state.city[1] = Contractor(1, 2)
    assert step.obey(state, 0, BidUpTo(3, 1, 2)) is None
    state.city[1] = Contractor(1, 6)
    assert step.obey(state, 0, BidUpTo(3, 1, 6)) is None


def test_all_standing_orders_but_one_are_for_a_single_auction() -> None:
    state = position("pumpkin*6", "")
    state.auctions = 3
    step = PlaceBid([0])
    assert step.obey(state, 0, BidUpTo(4, 1, 2)) is None
    assert step.obey(state, 0, PassBids(2)) is None
    assert step.obey(state, 0, PassBids(3)) == Pass()
    assert step.obey(state, 1, PassAlways()) == Pass()


def test_standing_orders_are_offered_for_the_current_or_next_auction() -> None:
    state = position("pumpkin*6", "pumpkin*2", "")
    found = standing_orders(state, 0)
    assert found[:2] == [PassAlways(), PassBids(1)], "bids cannot push them out of the panel"
    assert [order.price for order in found if isinstance(order, BidUpTo) and order.row == 0] == [1, 2, 3, 6]
    assert len(found) == 18
    assert standing_orders(state, 1)[2:5] == [BidUpTo(1, 0, 1), BidUpTo(1, 0, 2), BidUpTo(1, 1, 1)]
    assert standing_orders(state, 2) == [PassAlways(), PassBids(1)]
    state.auctions, state.city[2], state.agenda = 1, Contractor(0, 1), [FinishTurn(), PayOut(), PlaceBid([2])]
    assert standing_orders(state, 2)[1] == PassBids(1)
    state.agenda = [FinishTurn(), ChooseGoods([0], count=1)]
    assert standing_orders(state, 2)[1] == PassBids(2), "a payout takes no bids"
    state.agenda = []
    assert standing_orders(state, 0) == []


def test_standing_orders_play_an_auction_in_the_order_given() -> None:
    at = opened_table()
    for order in (BidUpTo(1, 0, 2), BidUpTo(1, 2, 1), PassBids(1)):
        at, _ = match.give_standing_order(montana.GAME, at, 1, order)
    at, _ = match.give_standing_order(montana.GAME, at, 2, BidUpTo(1, 0, 3))
    at, _ = match.give_standing_order(montana.GAME, at, 2, PassBids(1))
    at, _ = match.give_standing_order(montana.GAME, at, 3, PassAlways())
    at, _ = match.choose(at, 0, OpenCity())
    at, _ = match.choose(at, 0, Bid(3, 2, 0))
    at, entries = match.done(at, 0)
    ordered = [(entry.seat, entry.move) for entry in entries if entry.by_standing_order]
    assert ordered == [(1, Bid(0, 1, 0)), (2, Bid(0, 2, 1)), (1, Bid(2, 1, 0)), (3, Pass())]


def test_standing_orders_of_past_auctions_are_removed() -> None:
    at = opened_table()
    for order in (BidUpTo(1, 0, 1), PassBids(1), PassAlways()):
        at, _ = match.give_standing_order(montana.GAME, at, 1, order)
    at, _ = match.choose(at, 0, OpenCity())
    at, _ = match.choose(at, 0, Bid(0, 1, 0))
    at, entries = match.done(at, 0)
    assert entries[-1].move == Pass(), "the row costs two pumpkins by now"
    assert at.standing_orders[1] == [BidUpTo(1, 0, 1), PassBids(1), PassAlways()]
    for seat in (2, 3):
        at, _ = match.commit_move(at, seat, Pass())
    assert isinstance(at.state.agenda[-1], (ChooseGoods, ChooseUpgrades))
    assert at.standing_orders[1] == [PassAlways()]


def test_passing_in_every_auction_leaves_the_bids_of_an_own_auction_to_the_seat() -> None:
    at = opened_table()
    at, _ = match.give_standing_order(montana.GAME, at, 0, PassAlways())
    at, _ = match.choose(at, 0, OpenCity())
    at, _ = match.choose(at, 0, Bid(3, 2, 0))
    at, _ = match.done(at, 0)
    at, entries = match.commit_move(at, 1, Bid(3, 3, 1))
    assert [entry.seat for entry in entries] == [1]
    assert match.to_move(at) == [0]


def test_the_opening_bid_is_never_left_to_a_standing_order() -> None:
    at = opened_table()
    at, _ = match.give_standing_order(montana.GAME, at, 0, PassBids(1))
    at, _ = match.choose(at, 0, OpenCity())
    question = match.question(at, 0)
    assert question is not None
    assert Pass() not in question.options
    at, _ = match.choose(at, 0, Bid(3, 2, 0))
    at, _ = match.done(at, 0)
    at, entries = match.commit_move(at, 1, Bid(3, 3, 1))
    assert [(entry.seat, entry.move) for entry in entries if entry.by_standing_order] == [(0, Pass())]


def test_a_standing_order_without_a_legal_bid_leaves_the_choice_to_its_seat() -> None:
    at = opened_table()
    at, _ = match.give_standing_order(montana.GAME, at, 1, BidUpTo(1, 0, 1))
    at, _ = match.choose(at, 0, OpenCity())
    at, _ = match.choose(at, 0, Bid(0, 1, 0))
    at, entries = match.done(at, 0)
    assert not any(entry.by_standing_order for entry in entries)
    assert match.to_move(at) == [1]
