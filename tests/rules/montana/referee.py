"""A referee: an independent check of a game by its events, with its own copy of the figures in the rule book.

It keeps its own account of the position, fails on an event that breaks a rule, and can compare its account with the
position. Colours, goods, areas and rows are numbered as in the state.
"""

from collections import Counter
from typing import Any

from rules.montana import events
from rules.montana.board import land
from rules.montana.steps import State

GRAIN, PUMPKIN, LARGER = 2, 3, 4
WHEEL = ((0, 1), (2, 3), (4, 4), (0, 2), (1, 3), (0, 3), (4, 4), (1, 2))
BANK = {1: (1, 5), 2: (2, 8), 3: (2, 7), 4: (3, 10)}
"""By space: workers and silver."""
SILVER = {1: 1, 2: 3, 3: 6}
YIELD = ({1: 1, 2: 2, 3: 3}, {1: 1, 2: 2, 3: 3}, {1: 2, 2: 3, 3: 4}, {1: 2, 2: 3, 3: 4})
UPGRADES, CATTLE, COINS = (3, 0, 2, 1), (1, 0, 0, 0), (0, 0, 0, 2)
"""By row of the city: its reward."""


class Referee:
    """Starts with the position before the first turn, and has to observe every event in order."""

    def __init__(self, state: State) -> None:
        self.map = land(state.tiles)
        self.start = state.start
        self.own_only = state.options["build_adjacency"] == "own"
        self.second_pair = state.options["ruleset"] == "publisher"
        self.silver = [player.silver for player in state.players]
        self.workers = [Counter(dict(enumerate(player.workers))) for player in state.players]
        self.goods = [Counter(dict(enumerate(player.goods))) for player in state.players]
        self.cattle = [player.cattle for player in state.players]
        self.canteens = [player.canteens for player in state.players]
        self.left = [player.settlements for player in state.players]
        self.stock = {
            "workers": Counter(dict(enumerate(state.workers))),
            "goods": Counter(dict(enumerate(state.goods))),
        }
        self.board: dict[tuple[int, int], list[int]] = {}
        """By area (-1: the bank) and space: its workers."""
        self.settled: dict[str, int] = {}
        self.cattle_at, self.canteens_at = {*state.cattle_at}, {*state.canteens_at}
        self.city: dict[int, tuple[int, int]] = {}
        """By row: the seat and the price of its contractor."""
        self.passed: set[int] = set()
        self.opener = -1
        self.paid: list[int] = []
        """The seats that have had their rewards of the auction."""
        self.row = -1
        self.pointer, self.pairs, self.builds = 0, 0, 0
        self.begun = False
        """Whether the first turn has begun."""

    def open_turn(self) -> None:
        """Resets the counts within a turn."""
        self.begun, self.pairs, self.builds = True, 0, 0

    def observe(self, event: Any, active: int) -> None:
        """Checks and records an event in the turn of `active`."""
        getattr(self, f"_{type(event).__name__}", lambda event, active: None)(event, active)
        for counter in (*self.workers, *self.goods):
            assert min(counter.values()) >= 0, f"a count is negative after {event}"
        assert min(*self.silver, *self.cattle, *self.left) >= 0, event

    def agrees_with(self, state: State) -> bool:
        """Returns whether the position agrees with this account."""
        for seat, player in enumerate(state.players):
            happened = (self.silver[seat], self.cattle[seat], self.canteens[seat], self.left[seat])
            assert happened == (player.silver, player.cattle, player.canteens, player.settlements)
            assert [self.workers[seat][colour] for colour in range(4)] == player.workers
            assert [self.goods[seat][good] for good in range(6)] == player.goods
        assert [self.stock["workers"][colour] for colour in range(4)] == state.workers
        assert [self.stock["goods"][good] for good in range(6)] == state.goods
        assert {hex_: settlement.seat for hex_, settlement in state.settled.items()} == self.settled
        assert ({*state.cattle_at}, {*state.canteens_at}) == (self.cattle_at, self.canteens_at)
        return True

    def winners(self) -> list[int]:
        """Returns the winners: fewest settlements left, then most cattle and canteens, then most of everything else."""
        results = [
            (-left, cattle + canteens, silver + sum(workers.values()) + sum(goods.values()))
            for left, cattle, canteens, silver, workers, goods in zip(
                self.left, self.cattle, self.canteens, self.silver, self.workers, self.goods, strict=True
            )
        ]
        return [seat for seat, result in enumerate(results) if result == max(results)]

    def _gain_good(self, seat: int, good: int, count: int) -> None:
        self.goods[seat][good] += count
        self.stock["goods"][good] -= count

    def _gain_worker(self, seat: int, colour: int, count: int = 1) -> None:
        self.workers[seat][colour] += count
        self.stock["workers"][colour] -= count

    def _send(self, seat: int, place: tuple[int, int], *colours: int) -> int:
        sent = [colour for colour in colours if colour != -1]
        for colour in sent:
            self.workers[seat][colour] -= 1
        self.board.setdefault(place, []).extend(sent)
        return len(sent)

    def _Spun(self, event: events.Spun, active: int) -> None:
        assert (event.first, event.second) == WHEEL[event.sector]
        self.pointer = event.sector

    def _WheelTurned(self, event: events.WheelTurned, active: int) -> None:
        assert 1 <= event.grain <= 7
        assert event.sector == (self.pointer + event.grain) % 8
        assert (event.first, event.second) == WHEEL[event.sector]
        self._gain_good(event.seat, GRAIN, -event.grain)

    def _Recruited(self, event: events.Recruited, active: int) -> None:
        self.pairs += 1
        assert not self.begun or self.pairs <= 1 + self.second_pair, "one pair, or two in the printed game"
        for colour in (event.first, event.second):
            if colour != -1:
                self._gain_worker(event.seat, colour)

    def _WorkerReturned(self, event: events.WorkerReturned, active: int) -> None:
        assert sum(self.workers[event.seat].values()) > 8
        self._gain_worker(event.seat, event.colour, -1)

    def _trade(self, seat: int, active: int) -> None:
        assert seat == active, "only in one's own turn"
        self.cattle[seat] -= 1

    def _TradedForGood(self, event: events.TradedForGood, active: int) -> None:
        assert event.good <= PUMPKIN, "no large goods"
        self._trade(event.seat, active)
        self._gain_good(event.seat, event.good, 1)

    def _TradedForSilver(self, event: events.TradedForSilver, active: int) -> None:
        self._trade(event.seat, active)
        self.silver[event.seat] += 3

    def _TradedForWorker(self, event: events.TradedForWorker, active: int) -> None:
        self._trade(event.seat, active)
        self._gain_worker(event.seat, event.colour)

    def _GoodsGivenUp(self, event: events.GoodsGivenUp, active: int) -> None:
        self._gain_good(event.seat, event.good, -event.count)

    def _WorkersGivenUp(self, event: events.WorkersGivenUp, active: int) -> None:
        self._gain_worker(event.seat, event.colour, -event.count)

    def _Banked(self, event: events.Banked, active: int) -> None:
        assert not self.board.get((-1, event.space))
        sent = self._send(event.seat, (-1, event.space), event.first, event.second, event.third)
        assert (sent, event.silver) == BANK[event.space]
        self.silver[event.seat] += event.silver

    def _Produced(self, event: events.Produced, active: int) -> None:
        assert not self.board.get((event.area, event.space)), "taken, be it on the left alone"
        assert event.second != -1 or event.first == event.area, "one of that colour or any two"
        assert event.silver == SILVER[event.space]
        assert event.count <= YIELD[event.area][event.space]
        self._send(event.seat, (event.area, event.space), event.first, event.second)
        self.silver[event.seat] -= event.silver
        self._gain_good(event.seat, event.area, event.count)

    def _ProducedMore(self, event: events.ProducedMore, active: int) -> None:
        assert self.board[event.area, event.space]
        assert event.second != -1 or event.first == event.area
        assert event.count <= 1
        self._send(event.seat, (event.area, event.space), event.first, event.second)
        self._gain_good(event.seat, event.area, event.count)

    def _clear(self, area: int, spaces: range) -> None:
        for space in spaces:
            assert self.board[area, space], "a place is emptied if all its spaces are occupied"
            self.stock["workers"].update(self.board.pop((area, space)))

    def _BankCleared(self, event: events.BankCleared, active: int) -> None:
        self._clear(-1, range(1, 5))

    def _AreaCleared(self, event: events.AreaCleared, active: int) -> None:
        self._clear(event.area, range(1, 4))

    def _CityOpened(self, event: events.CityOpened, active: int) -> None:
        assert event.seat == active
        assert event.count <= 1
        self.city, self.passed, self.paid, self.opener = {}, set(), [], event.seat
        self._gain_good(event.seat, PUMPKIN, event.count)

    def _bid(self, seat: int, row: int, price: int) -> None:
        assert 1 <= price <= min(6, self.goods[seat][PUMPKIN])
        assert seat not in self.passed, "a seat that has passed is out"
        assert seat not in [holder for holder, _ in self.city.values()], "one contractor each"
        self.city[row] = (seat, price)

    def _BidPlaced(self, event: events.BidPlaced, active: int) -> None:
        assert event.row not in self.city
        assert self.city or event.seat == self.opener, "the opener bids first"
        self._bid(event.seat, event.row, event.price)

    def _Outbid(self, event: events.Outbid, active: int) -> None:
        holder, price = self.city.pop(event.row)
        assert event.other_seat == holder
        assert event.price > price
        self._bid(event.seat, event.row, event.price)

    def _BidPassed(self, event: events.BidPassed | events.NothingToBid, active: int) -> None:
        assert self.city, "the first bid cannot be passed"
        self.passed.add(event.seat)

    _NothingToBid = _BidPassed

    def _pay_out(self, seat: int, row: int, price: int, active: int) -> None:
        assert self.city[row] == (seat, price)
        seats = len(self.silver)
        self.paid.append((seat - active) % seats)
        assert self.paid == sorted(self.paid), "clockwise from the seat whose turn it is"
        self.row = row

    def _Rewarded(self, event: events.Rewarded, active: int) -> None:
        self._pay_out(event.seat, event.row, event.price, active)
        assert event.cattle <= CATTLE[event.row]
        assert event.silver == COINS[event.row]
        self._gain_good(event.seat, PUMPKIN, -event.price)
        self.cattle[event.seat] += event.cattle
        self.silver[event.seat] += event.silver

    def _RewardLost(self, event: events.RewardLost, active: int) -> None:
        self._pay_out(event.seat, event.row, event.price, active)
        assert self.goods[event.seat][PUMPKIN] < event.price

    def _Upgraded(self, event: events.Upgraded, active: int) -> None:
        assert 0 < event.copper + event.stone <= UPGRADES[self.row]
        for good, count in ((0, event.copper), (1, event.stone)):
            self._gain_good(event.seat, good, -count)
            self._gain_good(event.seat, good + LARGER, count)

    def _GoodsTaken(self, event: events.GoodsTaken, active: int) -> None:
        assert self.row == 1
        for good in (event.first, event.second, event.third):
            assert good <= GRAIN, "no pumpkins and no large goods"
            if good != -1:
                self._gain_good(event.seat, good, 1)

    def _Settled(self, event: events.Settled, active: int) -> None:
        plot, around = self.map.plots[event.hex], self.map.grid.neighbours[event.hex]
        assert event.seat == active
        assert plot.terrain == "plain"
        assert event.hex not in {self.start, *self.settled}
        allowed = {name for name, seat in self.settled.items() if seat == event.seat or not self.own_only}
        assert allowed.union([self.start]).intersection(around)
        self.builds += 1
        assert self.builds <= 3
        lined = self._lines(event.seat, event.hex)
        assert event.tiles == min(self.left[event.seat], 1 + plot.double + lined)
        for good in plot.cost:
            self._gain_good(event.seat, good, -1)
        self.settled[event.hex] = event.seat
        self.left[event.seat] -= event.tiles
        assert event.left == self.left[event.seat]
        assert event.cattle == (event.hex in self.cattle_at)
        assert event.canteens == len(self.canteens_at.intersection(around))
        self.cattle_at.discard(event.hex)
        self.canteens_at.difference_update(around)
        self.cattle[event.seat] += event.cattle
        self.canteens[event.seat] += event.canteens

    def _lines(self, seat: int, name: str) -> int:
        """Returns in how many directions `name` makes a line of four or more out of shorter ones."""
        own = {self.map.grid.at[other] for other, owner in self.settled.items() if owner == seat}
        q, r = self.map.grid.at[name]
        found = 0
        for along, across in ((1, 0), (1, -1), (0, -1)):
            runs = []
            for way in (1, -1):
                steps = 1
                while (q + way * steps * along, r + way * steps * across) in own:
                    steps += 1
                runs.append(steps - 1)
            found += sum(runs) >= 3 and max(runs) < 4
        return found

    def _BuildingEnded(self, event: events.BuildingEnded, active: int) -> None:
        assert event.silver == 3 - self.builds > 0
        self.silver[event.seat] += event.silver

    def _CanteenUsed(self, event: events.CanteenUsed, active: int) -> None:
        assert event.seat == active
        self.canteens[event.seat] -= 1
        assert event.left == self.canteens[event.seat]
