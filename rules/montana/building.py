"""Building on one to three hexes, with double icons, lines, cattle and canteens."""

from bisect import insort
from typing import Any

from rules.game import Refusal
from rules.montana import events, moves
from rules.montana.board import DATA, Land, land
from rules.montana.state import LARGER, NONE, Player, Position, Settlement
from rules.montana.supply import pay_goods
from rules.montana.trading import Decision


class ChooseHex(Decision[moves.Settle | moves.StopBuilding], kw_only=True):
    """Choose the next hex to settle, or stop building."""

    built: int = 0
    """Hexes settled in this turn."""
    won: bool = False
    """Whether the last of them gave cattle, which can be traded before the turn ends."""

    def choices(self, state: Position, seat: int) -> list[Any]:
        found: list[Any] = settling(state, seat, payable(state, seat))
        if self.built:
            found.append(moves.StopBuilding(_silver(self.built)))
        return found

    def trade_opens(self, state: Position, seat: int) -> bool:
        return self.won or could_build(state, seat)

    def refusals(self, state: Position, seat: int) -> list[Refusal]:
        plots = land(state.tiles).plots
        goods = state.players[seat].goods
        lacks = [(name, _missing(goods, plots[name].needs)) for name in within_reach(state, seat)]
        lacks.sort(key=lambda lack: len(lack[1]))
        return [moves.HexTooDear(name, *[*lack, NONE, NONE, NONE][:4]) for name, lack in lacks if lack]

    def choose(self, state: Position, seat: int, move: moves.Settle | moves.StopBuilding) -> None:
        if type(move) is moves.StopBuilding:
            _end(state, seat, self.built)
            return
        settle(state, seat, move)
        built = self.built + 1
        if built < DATA.builds and state.players[seat].settlements:
            state.push(ChooseHex([seat], built=built, won=bool(move.cattle)))
        elif move.cattle:
            state.push(EndBuilding([seat], built=built))
        else:
            _end(state, seat, built)


class EndBuilding(Decision[moves.StopBuilding], kw_only=True):
    """Stop building, as no builds or settlements are left; first, cattle just won can be traded."""

    built: int

    def choices(self, state: Position, seat: int) -> list[Any]:
        return [moves.StopBuilding(_silver(self.built))]

    def trade_opens(self, state: Position, seat: int) -> bool:
        return True

    def choose(self, state: Position, seat: int, move: moves.StopBuilding) -> None:
        _end(state, seat, self.built)


def within_reach(state: Position, seat: int) -> list[str]:
    """Returns the hexes that `seat` may build on if it can pay."""
    if state.options["build_adjacency"] == "any":
        return state.reach
    neighbours = land(state.tiles).grid.neighbours
    return [name for name in state.reach if any(_is_own(state, seat, other) for other in neighbours[name])]


def payable(state: Position, seat: int, most: int | None = None) -> list[str]:
    """Returns the hexes that `seat` can build on, none without settlements. `most`: no more of them than this."""
    player = state.players[seat]
    if not player.settlements:
        return []
    goods, plots = player.goods, land(state.tiles).plots
    found = []
    for name in within_reach(state, seat):
        for good, count in plots[name].needs:
            if goods[good] < count:
                break
        else:
            found.append(name)
            if len(found) == most:
                break
    return found


def could_build(state: Position, seat: int) -> bool:
    """Returns whether `seat` can pay for any hex, if need be by trading cattle."""
    player = state.players[seat]
    plots = land(state.tiles).plots
    return any(_within_trades(player, _missing(player.goods, plots[name].needs)) for name in within_reach(state, seat))


def settling(state: Position, seat: int, names: list[str]) -> list[moves.Settle]:
    """Returns the moves that settle these hexes, with their effects."""
    if not names:
        return []
    ground, left = land(state.tiles), state.players[seat].settlements
    own = {name for name, settlement in state.settled.items() if settlement.seat == seat}
    found = []
    for name in names:
        plot = ground.plots[name]
        first, second, third, fourth = plot.padded
        tiles = min(left, 1 + plot.double + lines(ground, own, name))
        cattle = int(plot.cattle and name in state.cattle_at)
        canteens = 0
        if name in ground.shores:
            canteens = len([lake for lake in ground.shores[name] if lake in state.canteens_at])
        found.append(moves.Settle(name, first, second, third, fourth, tiles, cattle, canteens))
    return found


def lines(ground: Land, own: set[str], name: str) -> int:
    """Returns how many lines of four a hex would complete with `own` ones, without lines that have already paid."""
    completed = 0
    if own.isdisjoint(ground.grid.neighbours[name]):
        return completed
    for before, after in ground.grid.rays[name]:
        behind, ahead = _run(own, before), _run(own, after)
        completed += behind + ahead + 1 >= DATA.line and behind < DATA.line and ahead < DATA.line
    return completed


def settle(state: Position, seat: int, move: moves.Settle) -> None:
    """Pays for a hex and builds on it."""
    player, ground = state.players[seat], land(state.tiles)
    for good, count in ground.plots[move.hex].needs:
        pay_goods(state, seat, good, count)
    doubles = min(int(ground.plots[move.hex].double), move.tiles - 1)
    player.doubles += doubles
    player.lines += move.tiles - 1 - doubles
    player.settlements -= move.tiles
    state.settled[move.hex] = Settlement(seat, move.tiles)
    if move.cattle:
        state.cattle_at.remove(move.hex)
        player.cattle += 1
    if move.canteens:
        state.canteens_at = [lake for lake in state.canteens_at if lake not in ground.shores[move.hex]]
        player.canteens += move.canteens
    _widen_reach(state, ground, move.hex)
    lined = move.tiles - 1 - doubles
    state.emit(events.Settled(seat, move.hex, move.tiles, lined, move.cattle, move.canteens, player.settlements))


def reach(state: Position) -> list[str]:
    """Returns the empty plains next to the start tile or a settlement, in the order of the map."""
    ground = land(state.tiles)
    taken = {state.start, *state.settled}
    beside = {name for centre in taken for name in ground.grid.neighbours[centre]}
    return [name for name in ground.plains if name in beside and name not in taken]


def _widen_reach(state: Position, ground: Land, settled: str) -> None:
    """Changes the reach after a hex has been settled."""
    state.reach.remove(settled)
    for name in ground.grid.neighbours[settled]:
        if name in ground.plains and name not in state.settled and name != state.start and name not in state.reach:
            insort(state.reach, name, key=ground.plains.__getitem__)


def _end(state: Position, seat: int, built: int) -> None:
    silver = _silver(built)
    state.players[seat].silver += silver
    if silver:
        state.emit(events.BuildingEnded(seat, silver))


def _silver(built: int) -> int:
    return DATA.unused_silver * (DATA.builds - built)


def _is_own(state: Position, seat: int, name: str) -> bool:
    settlement = state.settled.get(name)
    return name == state.start or (settlement is not None and settlement.seat == seat)


def _run(own: set[str], ray: tuple[str, ...]) -> int:
    """Returns how many hexes at the start of `ray` are `own`."""
    found = 0
    for name in ray:
        if name not in own:
            break
        found += 1
    return found


def _missing(goods: list[int], needs: tuple[tuple[int, int], ...]) -> list[int]:
    """Returns the goods that a hex needs beyond `goods`, one by one."""
    return [good for good, count in needs for _ in range(count - goods[good])]


def _within_trades(player: Player, missing: list[int]) -> bool:
    """Returns whether the cattle of `player` can be traded for all that is `missing`."""
    return len(missing) <= player.cattle and all(good < LARGER for good in missing)
