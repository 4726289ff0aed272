"""Looking at the next tiles or orders in secret: one may be kept, the others are put back."""

from rules.coal_baron import events, moves, pit, stacks
from rules.coal_baron.board import ORDERS, TILES, rule
from rules.coal_baron.state import Outstanding, Position, Stack
from rules.game import Refusal, Step

Next = moves.NextTile | moves.NextOrder

KEEPS = {name: moves.KeepOrder(order.transport, order.coal, order.points) for name, order in ORDERS.items()}
"""By order: the move that keeps it."""


class ChooseTile(Step[Position, moves.KeepTile | moves.KeepNone]):
    """Buy one of the tiles looked at; in `standard` that is mandatory if any is affordable (Ruling 4)."""

    takes_single = False  # it would reveal what was seen

    def options(self, state: Position, seat: int) -> list[moves.KeepTile | moves.KeepNone]:
        francs = state.players[seat].francs
        found: list[moves.KeepTile | moves.KeepNone] = [
            moves.KeepTile(tile, TILES[tile].price)
            for tile in dict.fromkeys(state.tiles.peek)
            if TILES[tile].price <= francs
        ]
        if not found or rule(state, "tile_peek") == "may_decline":
            found.append(moves.KeepNone())
        return found

    def refusals(self, state: Position, seat: int) -> list[Refusal]:
        francs = state.players[seat].francs
        prices = {tile: TILES[tile].price for tile in state.tiles.peek}
        return [moves.TileTooDear(tile, price, francs) for tile, price in prices.items() if price > francs]

    def take(self, state: Position, seat: int, move: moves.KeepTile | moves.KeepNone) -> None:
        if isinstance(move, moves.KeepTile):
            state.tiles.peek.remove(move.tile)
        if state.tiles.peek:
            state.push(ReturnCards([seat]))
        if isinstance(move, moves.KeepTile):
            state.emit(events.TileKept(seat, move.tile, move.price))
            pit.add_tile(state, seat, move.tile)


class ChooseOrder(Step[Position, moves.KeepOrder | moves.KeepNone]):
    """Take one of the orders looked at, or none."""

    takes_single = False  # it would reveal what was seen

    def options(self, state: Position, seat: int) -> list[moves.KeepOrder | moves.KeepNone]:
        return [
            *[KEEPS[order] for order in state.deck.peek],
            moves.KeepNone(),
        ]

    def take(self, state: Position, seat: int, move: moves.KeepOrder | moves.KeepNone) -> None:
        if isinstance(move, moves.KeepOrder):
            order = f"{move.transport}-{move.coal}"
            state.deck.peek.remove(order)
            state.players[seat].orders.append(Outstanding(order, [""] * len(move.coal)))
            state.emit(events.OrderKept(seat, move.transport, move.coal))
        if state.deck.peek:
            state.push(ReturnCards([seat]))


class ReturnCards(Step[Position, moves.PutBack | moves.Arrange]):
    """Put all cards back at one end of the stack, in their present order or a new one (Ruling 5)."""

    takes_single = False  # it would reveal how many of them differ

    def options(self, state: Position, seat: int) -> list[moves.PutBack | moves.Arrange]:
        stack = looked_at(state)
        ends = [0, 1] if stack.size() else [0]
        found: list[moves.PutBack | moves.Arrange] = [moves.PutBack(end, len(stack.peek)) for end in ends]
        if len(set(stack.peek)) > 1:
            found += [moves.Arrange(end) for end in ends]
        return found

    def take(self, state: Position, seat: int, move: moves.PutBack | moves.Arrange) -> None:
        if isinstance(move, moves.PutBack):
            _put_rest_back(state, seat, move.bottom, 0)
        else:
            state.push(ArrangeCards([seat], bottom=move.bottom, placed=0))


class ArrangeCards(Step[Position, moves.PutBack | Next], kw_only=True):
    """Choose the next card to put back, or put the rest back in its present order."""

    bottom: int
    placed: int
    """How many cards of this peek have been put back."""

    def options(self, state: Position, seat: int) -> list[moves.PutBack | Next]:
        cards = looked_at(state).peek
        place = self.placed + 1
        found: list[moves.PutBack | Next] = [_next(card, place) for card in dict.fromkeys(cards)]
        return [*found, moves.PutBack(self.bottom, len(cards))]

    def take(self, state: Position, seat: int, move: moves.PutBack | Next) -> None:
        placed = self.placed
        if not isinstance(move, moves.PutBack):
            card = move.tile if isinstance(move, moves.NextTile) else f"{move.transport}-{move.coal}"
            stack = looked_at(state)
            stacks.put_back(stack, card, seat, self.bottom, placed)
            placed += 1
            if len(set(stack.peek)) > 1:
                state.push(ArrangeCards([seat], bottom=self.bottom, placed=placed))
                return
        _put_rest_back(state, seat, self.bottom, placed)


def looked_at(state: Position) -> Stack:
    """Returns the stack whose cards are being looked at."""
    return state.tiles if state.tiles.peek else state.deck


def _next(card: str, place: int) -> Next:
    return moves.NextTile(card, place) if card in TILES else moves.NextOrder(*pit.face(card), place)


def _put_rest_back(state: Position, seat: int, bottom: int, placed: int) -> None:
    stack = looked_at(state)
    for card in list(stack.peek):
        stacks.put_back(stack, card, seat, bottom, placed)
        placed += 1
    returned = events.TilesReturned if stack is state.tiles else events.OrdersReturned
    state.emit(returned(seat, placed, bottom))
