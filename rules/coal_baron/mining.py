"""Work steps in the mine: moving the cage, loading coal and filling orders. A move takes one step or several."""

from rules.coal_baron import events, moves, ways
from rules.coal_baron.board import DATA
from rules.coal_baron.hauling import CAGE, STORAGE, Haul, haul
from rules.coal_baron.pit import face, fill_square, find_order, open_orders, open_squares
from rules.coal_baron.state import COLOURS, INDEX, SURFACE, Position
from rules.coal_baron.ways import Work
from rules.game import Refusal, Step


class MineCoal(Step[Position, Work], kw_only=True):
    """Choose the next work steps."""

    steps: int
    """Steps left."""

    def options(self, state: Position, seat: int) -> list[Work]:
        player, steps = state.players[seat], self.steps
        at_surface = player.cage_level == SURFACE
        held = sum(player.cage)
        wanting = open_orders(player)
        found: list[Work] = []
        if wanting:
            if held and not at_surface:
                found += ways.unloads(wanting, player.cage, steps)
            found += ways.fills(player, wanting, steps)
        if held < DATA.cage:
            found += ways.loads(player, "".join(wanting.values()), steps, held)
        if at_surface:
            if held:
                found += ways.stores(player, steps, held)
        else:
            found.append(ways.LIFTS[SURFACE][held])
        found.append(ways.TRIPS[at_surface])
        found.append(ways.STOPS[steps])
        return found

    def refusals(self, state: Position, seat: int) -> list[Refusal]:
        player = state.players[seat]
        held = sum(player.cage)
        reasons: list[Refusal] = []
        if held and player.cage_level != SURFACE:
            reasons.append(moves.CageBelow(player.cage_level))
        if held == DATA.cage:
            reasons.append(moves.CageFull(held))
        return reasons

    def take(self, state: Position, seat: int, move: Work) -> None:
        if type(move) is moves.Substitute:
            state.push(ChooseSquare([seat], steps=self.steps))
        elif type(move) is moves.WorkOn:
            state.push(ChooseWork([seat], steps=self.steps, kind=move.kind))
        elif type(move) is not moves.StopMining:
            continue_mining(state, seat, self.steps - haul(state, seat, move))


class ChooseWork(Step[Position, Haul], kw_only=True):
    """Choose the cubes to put on an order or to store, or the level for the cage."""

    steps: int
    kind: str

    def options(self, state: Position, seat: int) -> list[Haul]:
        player = state.players[seat]
        return ways.BY_KIND[self.kind](player, open_orders(player), self.steps)

    def take(self, state: Position, seat: int, move: Haul) -> None:
        continue_mining(state, seat, self.steps - haul(state, seat, move))


class ChooseSquare(Step[Position, moves.FillSquare], kw_only=True):
    """Choose the square that two cubes of any colours will fill."""

    steps: int

    def options(self, state: Position, seat: int) -> list[moves.FillSquare]:
        found = []
        for order in state.players[seat].orders:
            colours = open_squares(order)
            for colour in dict.fromkeys(colours):
                found.append(moves.FillSquare(*face(order.name), colour, len(colours) - 1))
        return found

    def take(self, state: Position, seat: int, move: moves.FillSquare) -> None:
        state.push(ChooseCubes([seat], steps=self.steps, square=move))


class ChooseCubes(Step[Position, moves.UseCubes], kw_only=True):
    """Choose the two cubes from the storage and, if it is at the surface, from the cage."""

    steps: int
    square: moves.FillSquare

    def options(self, state: Position, seat: int) -> list[moves.UseCubes]:
        player = state.players[seat]
        sources = [(STORAGE, player.storage)]
        if player.cage_level == SURFACE:
            sources.append((CAGE, player.cage))
        there = [
            (colour, origin, count)
            for origin, cubes in sources
            for colour, count in zip(COLOURS, cubes, strict=True)
            if count
        ]
        return [
            moves.UseCubes(first, first_origin, second, second_origin)
            for number, (first, first_origin, count) in enumerate(there)
            for second, second_origin, _ in there[number if count > 1 else number + 1 :]
        ]

    def take(self, state: Position, seat: int, move: moves.UseCubes) -> None:
        player, square = state.players[seat], self.square
        for colour, origin in ((move.first, move.first_origin), (move.second, move.second_origin)):
            (player.cage if origin == CAGE else player.storage)[INDEX[colour]] -= 1
        order = find_order(player, square.transport, square.coal)
        fill_square(order, square.colour, move.first + move.second)
        state.emit(
            events.Substituted(seat, square.transport, square.coal, square.colour, move.first, move.second, square.left)
        )
        continue_mining(state, seat, self.steps - 2)


def continue_mining(state: Position, seat: int, steps: int) -> None:
    """Pushes the next choice of work steps if any are left."""
    if steps:
        state.push(MineCoal([seat], steps=steps))
