"""What happened is ringed, and what can be chosen is numbered, where it is on the board."""

from typing import Any

import pytest

from rendering.highlights import THICK
from rendering.montana import facts, layout, spaces, wheel
from rendering.montana.focus import focus
from rendering.theme import CHOICE
from rules.game import Event, Move
from rules.montana import events, moves
from rules.montana.board import SECTORS
from rules.montana.city import ChooseGoods, ChooseUpgrades, PlaceBid
from rules.montana.steps import ChooseCanteen, State, TakeTurn
from rules.montana.trading import ChooseTrade, DismissWorker
from rules.montana.working import AddToRight, SendToArea, SendToBank
from tests.rendering.comparing import changed
from tests.rendering.montana import positions
from tests.rendering.montana.places import (
    Where,
    asking,
    city,
    city_box,
    colours,
    counter,
    draw,
    hexagon,
    place,
    plan_of,
    wheel_of,
)


def test_hexes_to_choose_are_framed_and_numbered() -> None:
    state = positions.building()
    options = state.agenda[-1].options(state, 0)
    settles = [option for option in options if isinstance(option, moves.Settle)]
    assert len(settles) > 1
    for option in settles:
        difference = changed(draw(state, 0), draw(state, 0, options=(option,)))
        assert difference
        assert hexagon(state, 0, option.hex).inset(-THICK).holds(difference)
    assert changed(draw(state, 0, options=(settles[0],)), draw(state, 0, options=(moves.StopBuilding(1), settles[0])))


def test_a_hex_that_was_settled_is_ringed() -> None:
    state = positions.middle()
    name = next(iter(state.settled))
    event = events.Settled(seat=0, hex=name, tiles=1, lines=0, cattle=0, canteens=0, left=3)
    difference = changed(draw(state), draw(state, events=(event,)))
    assert difference
    assert hexagon(state, None, name).inset(-THICK).holds(difference)


RINGED: list[tuple[Event, Where]] = [
    (events.Banked(0, 1, 0, -1, -1, 5), lambda state: place(state, None, facts.BANK).spaces[0]),
    (events.Produced(1, 1, 1, 1, -1, 1, 1), lambda state: spaces.parts(place(state, None, 1).spaces[0])[0]),
    (events.ProducedMore(1, 1, 1, 2, 3, 1), lambda state: spaces.parts(place(state, None, 1).spaces[0])[1]),
    (events.BankCleared(), lambda state: place(state, None, facts.BANK).title),
    (events.AreaCleared(2), lambda state: place(state, None, 2).title),
    (events.Spun(0, 3, 0, 2), lambda state: wheel.pair_box(wheel_of(state, None), 3, len(SECTORS))),
    (events.WheelTurned(0, 1, 3, 0, 2), lambda state: wheel.pair_box(wheel_of(state, None), 3, len(SECTORS))),
    (events.FinalRound(1, 2), lambda state: layout.ROUND),
    (events.BidPlaced(0, 0, 2), lambda state: city(state, None).spaces[0][1]),
    (events.Outbid(0, 1, 0, 2), lambda state: city(state, None).spaces[0][1]),
    (events.Rewarded(2, 3, 1, 0, 2), lambda state: city(state, None).rewards[3]),
    (events.RewardLost(2, 3, 1), lambda state: city(state, None).rewards[3]),
    (events.Recruited(1, 2, 2), lambda state: counter(state, None, 1, "yellow")),
    (events.WorkerReturned(1, 3), lambda state: counter(state, None, 1, "orange")),
    (events.WorkersGivenUp(1, 0, 1), lambda state: counter(state, None, 1, "brown")),
    (events.TradedForWorker(1, 1), lambda state: counter(state, None, 1, "black")),
    (events.TradedForGood(3, 2), lambda state: counter(state, None, 3, "grain")),
    (events.GoodsGivenUp(3, 4, 1), lambda state: counter(state, None, 3, "large_copper")),
    (events.GoodsTaken(3, 1, 1, -1), lambda state: counter(state, None, 3, "small_stone")),
    (events.Upgraded(3, 0, 2), lambda state: counter(state, None, 3, "large_stone")),
    (events.TradedForSilver(2, 3), lambda state: counter(state, None, 2, "silver")),
    (events.BuildingEnded(2, 1), lambda state: counter(state, None, 2, "silver")),
    (events.CanteenUsed(2, 0), lambda state: counter(state, None, 2, "canteen")),
    (events.GameWon(2, 8), lambda state: counter(state, None, 2, "house")),
]


@pytest.mark.parametrize(("event", "where"), RINGED, ids=[type(event).__name__ for event, _ in RINGED])
def test_what_an_event_changed_is_ringed(event: Event, where: Where) -> None:
    state = positions.auction()
    box = where(state)
    difference = changed(draw(state), draw(state, events=(event,)))
    assert difference
    assert box.inset(-THICK).holds(difference)


@pytest.mark.parametrize(
    "event",
    [
        events.Banked(0, 2, 0, 1, -1, 8),
        events.Produced(1, 2, 1, 1, -1, 1, 1),
        events.ProducedMore(1, 0, 1, 2, 3, 1),
        events.Spun(0, 5, 0, 3),
        events.BidPlaced(1, 0, 1),
        events.Outbid(1, 0, 2, 1),
        events.BidPassed(1),
    ],
    ids=lambda event: type(event).__name__,
)
def test_what_is_no_longer_there_is_not_ringed(event: Event) -> None:
    state = positions.auction()
    assert changed(draw(state), draw(state, events=(event,))) is None


NUMBERED: list[tuple[State, Move, Where]] = [
    (positions.middle(), moves.Recruit(), lambda state: wheel_of(state, 0)),
    (positions.middle(), moves.UseBank(2, 2, 8), lambda state: place(state, 0, facts.BANK).spaces[1]),
    (positions.middle(), moves.UseArea(0, 2, 3, 2), lambda state: spaces.parts(place(state, 0, 0).spaces[1])[0]),
    (positions.middle(), moves.OpenCity(), lambda state: city_box(state, 0)),
    (positions.middle(), moves.Build(), lambda state: plan_of(state, 0).map),
    (positions.middle(), moves.TradeCattle(), lambda state: counter(state, 0, 0, "cattle")),
    (positions.recruiting(), moves.TurnWheel(2, 0, 3, 0), lambda state: wheel_of(state, 0)),
    (asking(ChooseTrade([0])), moves.TradeForGood(3), lambda state: counter(state, 0, 0, "pumpkin")),
    (asking(ChooseTrade([0])), moves.TradeForSilver(3), lambda state: counter(state, 0, 0, "silver")),
    (asking(ChooseTrade([0])), moves.TradeForWorker(1), lambda state: counter(state, 0, 0, "black")),
    (asking(DismissWorker([0])), moves.ReturnWorker(2, 0), lambda state: counter(state, 0, 0, "yellow")),
    (asking(SendToBank([0], space=2)), moves.Send(3, 3, -1), lambda state: counter(state, 0, 0, "orange")),
    (
        asking(AddToRight([0], area=0, space=1)),
        moves.AddWorkers(0, -1, 0, 1),
        lambda state: counter(state, 0, 0, "brown"),
    ),
    (asking(ChooseCanteen([0])), moves.UseCanteen(0), lambda state: counter(state, 0, 0, "canteen")),
]


@pytest.mark.parametrize(
    ("state", "option", "where"), NUMBERED, ids=[type(option).__name__ for _, option, _ in NUMBERED]
)
def test_what_can_be_chosen_is_numbered(state: State, option: Move, where: Where) -> None:
    box = where(state)
    difference = changed(draw(state, 0), draw(state, 0, options=(option,)))
    assert difference
    assert box.inset(-12).holds(difference)


@pytest.mark.parametrize("option", [moves.Bid(1, 1, 0), moves.Bid(0, 3, 1)])
def test_a_space_of_the_city_to_choose_is_numbered(option: moves.Bid) -> None:
    state = positions.auction()
    difference = changed(draw(state, 2), draw(state, 2, options=(moves.Pass(), option)))
    assert difference
    assert city(state, 2).spaces[option.row][option.price - 1].inset(-8).holds(difference)


@pytest.mark.parametrize(
    "option", [moves.Pass(), moves.Send(0, 1, -1), moves.TakeColours(0, 1), moves.LeaveRight(), moves.KeepCanteens()]
)
def test_what_has_no_place_of_its_own_is_not_numbered(option: Move) -> None:
    state = positions.middle()
    assert changed(draw(state, 0), draw(state, 0, options=(option,))) is None


def test_spectators_are_shown_no_counters_to_choose() -> None:
    state = positions.middle()
    assert changed(draw(state), draw(state, options=(moves.TradeCattle(),))) is None


@pytest.mark.parametrize(
    ("step", "where"),
    [
        (SendToBank([0], space=2), lambda state: place(state, 0, facts.BANK).spaces[1]),
        (SendToArea([0], area=2, space=3), lambda state: spaces.parts(place(state, 0, 2).spaces[2])[0]),
        (AddToRight([0], area=0, space=1), lambda state: spaces.parts(place(state, 0, 0).spaces[0])[1]),
        (ChooseUpgrades([0], count=2), lambda state: city(state, 0).rewards[1]),
        (ChooseGoods([0], count=3), lambda state: city(state, 0).rewards[1]),
    ],
)
def test_the_place_for_which_something_is_chosen_is_ringed(step: Any, where: Where) -> None:
    state, other = asking(step), asking(TakeTurn([0]) if focus(asking(step), 0) == "work" else PlaceBid([0]))
    ring = where(state).inset(-THICK)
    assert CHOICE in colours(draw(state, 0).crop(ring))
    assert CHOICE not in colours(draw(other, 0).crop(ring))
