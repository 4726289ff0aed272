"""A round, with its rulings."""

from parlour_auction.rules import GAME
from parlour_auction.rules.moves import Bid, Sold, Tied
from parlour_auction.rules.steps import PlaceBids, State
from rules import play
from rules.chance import Chance, key


def auction(*hands: list[int]) -> State:
    """Returns a position in which all bid for the last item, worth 5."""
    return State(
        chance=Chance(key(1)),
        agenda=[PlaceBids(seats=[0, 1, 2, 3])],
        items=[],
        hands=list(hands),
        item=5,
        points=[0, 0],
        won=[0, 0],
    )


def bid(state: State, *cards: int) -> list[object]:
    """Makes everybody bid. Returns the events."""
    for seat, card in enumerate(cards):
        play.take(state, seat, Bid(card))
    play.settle(state)
    return list(play.drain(state))


def test_partners_add_their_bids_and_share_the_points() -> None:
    state = auction([1, 2], [1, 2], [1, 2], [1, 2])
    assert bid(state, 2, 1, 1, 1)[-1] == Sold(0, 2, 5)
    assert [(score.points, score.team) for score in GAME.scores(state)] == [(5, 0), (0, 1), (5, 0), (0, 1)]


def test_an_item_that_nobody_wins_counts_for_nobody() -> None:
    """Ruling 1."""
    state = auction([1, 2], [1, 2], [1, 2], [1, 2])
    assert bid(state, 2, 1, 1, 2)[-1] == Tied(5)
    assert [score.points for score in GAME.scores(state)] == [0, 0, 0, 0]


def test_a_last_card_is_bid_automatically() -> None:
    """Ruling 2."""
    assert play.settle(auction([1], [2], [3], [1])) == {}


def test_nobody_sees_the_bid_of_a_partner() -> None:
    state = auction([1, 2], [1, 2], [1, 2], [1, 2])
    play.take(state, 0, Bid(2))
    bids = [GAME.view(state, seat).agenda[-1].bids for seat in (0, 2, None)]  # type: ignore[union-attr]
    assert bids == [{0: 2}, {}, {}]
