"""Numbers of a position, from which computer players have learned its value."""

from functools import cache

from rules.coal_baron.board import CARTS, DATA, ORDERS, PLACES, SPACES, TILES
from rules.coal_baron.scoring import LEANINGS, closing, counts, points_of, prizes
from rules.coal_baron.state import COLOURS, INDEX, TRANSPORTS, Player, Position
from rules.game import Features

LEVELS = range(len(COLOURS) + 1)
SHIFTS = range(DATA.shifts + 1)
FACTORY = {name for name, space in SPACES.items() if space.area == "factory"}
LIGHT = {name: CARTS[name] * (leaning > 0) for name, leaning in LEANINGS.items()}
"""By tile: its carts, if they are light."""


def features(state: Position) -> Features:
    """Returns the pits, coal, orders, counts and money of the seats; the shift, work spaces and cards on display."""
    counted = [counts(player) for player in state.players]
    columns = zip(*counted, strict=True)
    paid = [prizes(state, category, column) for category, column in zip(DATA.categories, columns, strict=True)]
    built = _factory(state)
    found = []
    for seat, player in enumerate(state.players):
        own: list[float] = [points_of(player), player.workers, player.francs, state.bank[seat], built[seat]]
        own += (state.turn == seat, state.starter == seat)
        own += [*_pit(player), *_orders(player), *counted[seat], *closing(state, player)]
        own += [*player.cage, *player.storage, sum(player.cage), sum(player.storage)]
        for level in LEVELS:
            own.append(player.cage_level == level)
        for category in paid:
            own.append(category[seat])
        found.append(own)
    return Features(found, _common(state))


def _pit(player: Player) -> list[float]:
    """Returns for each level its carts by side, cubes, empty carts, tiles and lean."""
    found: list[float] = []
    for level in player.levels:
        light = every = lean = 0
        for tile in level.tiles:
            lean += LEANINGS[tile]
            light += LIGHT[tile]
            every += CARTS[tile]
        coal = sum(level.coal)
        found += (light, every - light, coal, 1 + every - coal, len(level.tiles), lean, abs(lean))
    return found


def _orders(player: Player) -> list[float]:
    """Returns by transport the orders and points that are complete and that are not, and by colour what they need."""
    by_transport, needed, almost = [0] * (4 * len(TRANSPORTS)), [0] * len(COLOURS), 0
    for order in player.orders:
        transport, points, colours = _printed(order.name)
        left = 0
        for colour, square in zip(colours, order.squares, strict=True):
            if not square:
                needed[colour] += 1
                left += 1
        almost += left == 1
        first = transport + (2 * len(TRANSPORTS) if left else 0)
        by_transport[first] += 1
        by_transport[first + len(TRANSPORTS)] += points
    found: list[float] = [almost, len(player.orders), *by_transport]
    for colour, count in enumerate(needed):
        raised = mined = player.cage[colour] + player.storage[colour]
        for level in player.levels:
            mined += level.coal[colour]
        found += (count, min(count, raised), min(count, mined))
    return found


@cache
def _printed(name: str) -> tuple[int, int, list[int]]:
    """Returns the transport, the points and the colours of an order, as numbers."""
    order = ORDERS[name]
    return TRANSPORTS.index(order.transport), order.points, [INDEX[colour] for colour in order.coal]


def _factory(state: Position) -> list[int]:
    """Returns by seat its workers in the factory: most of them make the next starter."""
    found = [0] * len(state.players)
    for space in state.spaces:
        if space.workers and space.name in FACTORY:
            found[space.seat] += space.workers
    return found


def _common(state: Position) -> list[float]:
    places = len(PLACES[len(state.players)])
    tiles, orders, colours = [0] * (2 * len(COLOURS)), [0] * len(TRANSPORTS), [0] * len(COLOURS)
    found: list[float] = [getattr(state.agenda[-1], "steps", 0) if state.agenda else 0]
    for space in state.spaces[:places]:
        found.append(space.workers)
        if tile := TILES.get(space.card):
            tiles[2 * tile.level - 2 + (tile.side == "D")] += tile.carts
        elif space.card in ORDERS:
            transport, _, squares = _printed(space.card)
            orders[transport] += 1
            for colour in squares:
                colours[colour] += 1
    return found + [state.shift == shift for shift in SHIFTS] + tiles + orders + colours
