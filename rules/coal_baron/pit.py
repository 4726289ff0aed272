"""Changes to a pit: adding and loading tiles, and putting cubes on orders."""

from functools import cache

from rules.coal_baron import events, moves
from rules.coal_baron.board import ORDERS, TILES
from rules.coal_baron.state import COLOURS, INDEX, Outstanding, Player, Position
from rules.game import Step

COAL = {name: order.coal for name, order in ORDERS.items()}
"""By order: the colours of its squares."""


def add_tile(state: Position, seat: int, name: str) -> None:
    """Pays for a tile and loads its carts. If its colour runs out, `seat` chooses other colours."""
    tile, player = TILES[name], state.players[seat]
    level = player.levels[tile.level - 1]
    player.francs -= tile.price
    level.tiles.append(name)
    own = tile.level - 1
    loaded = min(tile.carts, state.supply[own])
    state.supply[own] -= loaded
    level.coal[own] += loaded
    if loaded < tile.carts:
        load_more(state, seat, tile.level, tile.carts - loaded)


def load_more(state: Position, seat: int, level: int, carts: int) -> None:
    """Pushes the choice of the next cube if carts are empty and any cube is left (Rulings 20, 21)."""
    if not carts:
        return
    if any(state.supply):
        state.push(LoadCarts([seat], level=level, carts=carts))
    else:
        state.emit(events.CartsEmpty(seat, level, carts))


class LoadCarts(Step[Position, moves.LoadCart], kw_only=True):
    """Choose the colour of a cube for a new cart whose own colour has run out."""

    level: int
    carts: int
    """Carts still to be loaded."""

    def options(self, state: Position, seat: int) -> list[moves.LoadCart]:
        return [
            moves.LoadCart(colour, self.level) for colour, count in zip(COLOURS, state.supply, strict=True) if count
        ]

    def take(self, state: Position, seat: int, move: moves.LoadCart) -> None:
        state.supply[INDEX[move.colour]] -= 1
        coal_of(state.players[seat], self.level)[INDEX[move.colour]] += 1
        state.emit(events.CartLoaded(seat, move.colour, self.level))
        load_more(state, seat, self.level, self.carts - 1)


def coal_of(player: Player, level: int) -> list[int]:
    """Returns the cubes by colour in the carts of `level`, which starts at 1."""
    return player.levels[level - 1].coal


def face(order: str) -> tuple[str, str]:
    """Returns the transport and the coal squares of an order, which name it in moves and events."""
    return order[0], order[2:]


def open_squares(order: Outstanding) -> str:
    """Returns the colours of the open squares of `order`."""
    return _open(order.name, tuple(order.squares))


@cache
def _open(name: str, squares: tuple[str, ...]) -> str:
    return "".join([colour for colour, cubes in zip(name[2:], squares, strict=True) if not cubes])


def open_orders(player: Player) -> dict[str, str]:
    """Returns the colours of the open squares of each outstanding order that has any, by its name."""
    found = {}
    for order in player.orders:
        name, squares = order.name, order.squares
        open_ = squares.count("")
        if open_ == len(squares):
            found[name] = COAL[name]
        elif open_:
            found[name] = _open(name, tuple(squares))
    return found


def find_order(player: Player, transport: str, coal: str) -> Outstanding:
    """Returns the outstanding order with that transport and these squares."""
    name = f"{transport}-{coal}"
    return next(order for order in player.orders if order.name == name)


def fill_square(order: Outstanding, colour: str, cubes: str) -> None:
    """Puts `cubes` on the first open square of `colour`."""
    order.squares[next(n for n, own in enumerate(order.name[2:]) if own == colour and not order.squares[n])] = cubes
