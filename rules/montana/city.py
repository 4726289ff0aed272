"""The city: the auction of its rows, in which an outbid player decides at once, and the rewards."""

from bisect import bisect_right
from functools import cache
from itertools import combinations_with_replacement
from typing import Any, TypeVar

from rules.game import Move, Refusal, Step
from rules.montana import events, moves
from rules.montana.board import DATA
from rules.montana.state import COPPER, GRAIN, LARGER, NONE, PUMPKIN, STONE, Contractor, Position
from rules.montana.supply import pay_goods, take_goods
from rules.montana.trading import Decision

M = TypeVar("M", bound=Move)

PRICES = DATA.city.prices
ROWS = DATA.city.rows
BIDS = [[[moves.Bid(row, price, outbids) for price in PRICES] for outbids in range(2)] for row in range(len(ROWS))]
"""By row, and by whether somebody is outbid: the bids in order of price."""
REWARDING = (COPPER, STONE, GRAIN)
"""The goods that a reward can give."""
PASS = moves.Pass()
OUT = moves.Pass(1)
FEWER = moves.TakeFewer()


BASKETS = [
    [moves.TakeGoods(*[*goods, NONE, NONE, NONE][:3]) for goods in combinations_with_replacement(REWARDING, size)]
    for size in range(4)
]
"""By number of goods: the moves that take them, in all combinations."""


class OfAuction(Decision[M]):
    """A question of one auction: a bid, or what a contractor brings."""

    def occasion(self, state: Position) -> str:
        return str(state.auctions)

    def turn_of(self, state: Position, seat: int) -> Step[Any, Any] | None:
        own = state.pull(PlaceBid, seat)  # it waits below those of the seats before it
        return own if own is not None else _reward(state, seat)


class PlaceBid(OfAuction[moves.Bid | moves.Pass], kw_only=True):
    """Place the contractor, or pass."""

    opens: bool = False
    """Whether this is the first bid of the auction, when passing is not allowed."""

    def choices(self, state: Position, seat: int) -> list[Any]:
        payable = bisect_right(PRICES, state.players[seat].goods[PUMPKIN])
        found: list[Any] = []
        for row, holder in enumerate(state.city):
            if holder is None:
                found += BIDS[row][0][:payable]
            else:
                found += BIDS[row][1][bisect_right(PRICES, holder.price) : payable]
        if not self.opens:
            found.append(PASS if found else OUT)
        return found

    def trade_opens(self, state: Position, seat: int) -> bool:
        player = state.players[seat]
        needs = min([price for price in _lowest(state) if price], default=0)
        return 0 < needs <= player.goods[PUMPKIN] + player.cattle

    def refusals(self, state: Position, seat: int) -> list[Refusal]:
        have = state.players[seat].goods[PUMPKIN]
        return [moves.RowTooDear(row, price, have) for row, price in enumerate(_lowest(state)) if price > have]

    def obey(self, state: Position, seat: int, order: moves.AnyStandingOrder) -> moves.Bid | moves.Pass | None:
        if isinstance(order, moves.PassAlways):
            return None if seat == state.active else PASS
        if order.auction != state.auctions:
            return None
        if isinstance(order, moves.PassBids):
            return PASS
        price = _lowest(state)[order.row]
        return moves.Bid(order.row, price, int(state.city[order.row] is not None)) if 0 < price <= order.price else None

    def choose(self, state: Position, seat: int, move: moves.Bid | moves.Pass) -> None:
        if type(move) is moves.Pass:
            state.emit(events.NothingToBid(seat) if move.forced else events.BidPassed(seat))
            return
        holder = state.city[move.row]
        state.city[move.row] = Contractor(seat, move.price)
        if holder is None:
            state.emit(events.BidPlaced(seat, move.row, move.price))
        else:
            state.emit(events.Outbid(seat, holder.seat, move.row, move.price))
            state.push(PlaceBid([holder.seat]))


class PayOut(Step[Position, Move]):
    """Pays the rewards after the auction, clockwise from the seat whose turn it is."""

    def run(self, state: Position) -> None:
        rows = {holder.seat: row for row, holder in enumerate(state.city) if holder}
        for seat in reversed(state.turn_order()):
            if seat in rows:
                state.push(PayReward(row=rows[seat]))


class PayReward(Step[Position, Move], kw_only=True):
    """Pays the pumpkins for a contractor, gives cattle and silver, and pushes the choice of goods or upgrades."""

    row: int

    def run(self, state: Position) -> None:
        holder = state.city[self.row]
        if holder is None:
            raise ValueError(f"there is no contractor in row {self.row}")
        seat, price = holder.seat, holder.price
        player, reward = state.players[seat], ROWS[self.row]
        if player.goods[PUMPKIN] < price:
            state.emit(events.RewardLost(seat, self.row, price))
            return
        pay_goods(state, seat, PUMPKIN, price)
        cattle = min(reward.cattle, state.cattle)
        state.cattle -= cattle
        player.cattle += cattle
        player.silver += reward.silver
        state.emit(events.Rewarded(seat, self.row, price, cattle, reward.silver))
        if reward.goods:
            state.push(ChooseGoods([seat], count=reward.goods))
        else:
            state.push(ChooseUpgrades([seat], count=reward.upgrades))


class ChooseUpgrades(OfAuction[moves.Upgrade], kw_only=True):
    """Choose the small goods to upgrade."""

    count: int

    def choices(self, state: Position, seat: int) -> list[Any]:
        goods = state.players[seat].goods
        return [*_upgrades(self.count, min(goods[COPPER], self.count), min(goods[STONE], self.count))]

    def trade_opens(self, state: Position, seat: int) -> bool:
        return True

    def choose(self, state: Position, seat: int, move: moves.Upgrade) -> None:
        for good, count in ((COPPER, move.copper), (STONE, move.stone)):
            if count:
                take_goods(state, seat, good + LARGER, count)
                pay_goods(state, seat, good, count)
        if move.copper or move.stone:
            state.emit(events.Upgraded(seat, move.copper, move.stone))


@cache
def _upgrades(most: int, copper: int, stone: int) -> list[moves.Upgrade]:
    """Returns all ways to upgrade up to `most` of a number of small goods, the most first."""
    return [
        moves.Upgrade(upgraded, size - upgraded)
        for size in range(most, -1, -1)
        for upgraded in range(size, -1, -1)
        if upgraded <= copper and size - upgraded <= stone
    ]


class ChooseGoods(OfAuction[moves.TakeGoods | moves.TakeFewer], kw_only=True):
    """Choose the goods of a reward."""

    count: int
    fewer: bool = False
    """Whether the seat chose to take fewer."""

    def choices(self, state: Position, seat: int) -> list[Any]:
        if not self.fewer:
            return [*BASKETS[self.count], FEWER]
        return [take for size in range(self.count - 1, -1, -1) for take in BASKETS[size]]

    def choose(self, state: Position, seat: int, move: moves.TakeGoods | moves.TakeFewer) -> None:
        if type(move) is moves.TakeFewer:
            state.push(ChooseGoods([seat], count=self.count, fewer=True))
            return
        wanted = [good for good in (move.first, move.second, move.third) if good != NONE]
        taken = [
            good for good in dict.fromkeys(wanted) for _ in range(take_goods(state, seat, good, wanted.count(good)))
        ]
        state.emit(events.GoodsTaken(seat, *[*taken, NONE, NONE, NONE][:3]))


def open_city(state: Position, seat: int) -> None:
    """Opens the city: `seat` gets a pumpkin, and then all seats bid."""
    state.auctions += 1
    count = take_goods(state, seat, PUMPKIN, DATA.opener_pumpkins)
    state.emit(events.CityOpened(seat, count))
    state.push(PayOut())
    for other in reversed(state.turn_order()[1:]):
        if state.players[other].goods[PUMPKIN]:  # during the auction, only the opener can get one
            state.push(PlaceBid([other]))
    state.push(PlaceBid([seat], opens=True))


def _reward(state: Position, seat: int) -> Step[Any, Any] | None:
    """Pays `seat` for its contractor as if the auction was over. Returns the choice that this brings.

    None if it has no contractor, was paid already, or cannot pay the price.
    """
    row = next((row for row, holder in enumerate(state.city) if holder and holder.seat == seat), None)
    if row is None or not any(step == PayOut() or step == PayReward(row=row) for step in state.agenda):
        return None
    state.agenda = [step for step in state.agenda if not isinstance(step, OfAuction | PayOut | PayReward)]
    left = len(state.agenda)
    PayReward(row=row).run(state)
    return state.agenda[-1] if len(state.agenda) > left else None


def _lowest(state: Position) -> list[int]:
    """Returns by row the lowest possible bid, or 0."""
    return [next((price for price in PRICES if holder is None or price > holder.price), 0) for holder in state.city]
