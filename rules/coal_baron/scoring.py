"""Scoring: majorities and their prizes, and the points at the end of the game."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec import Struct

from rules.coal_baron import events
from rules.coal_baron.board import DATA, ORDERS, SPACES, TILES, Category, carts, rule
from rules.coal_baron.state import COLOURS, HIDDEN, INDEX, TRANSPORTS, Player, Position
from rules.game import Part, Score

IN_ORDERS = len(COLOURS) + len(TRANSPORTS)
"""How many categories are counted on delivered orders; they come first."""
CARTS_FROM = DATA.categories[IN_ORDERS].shift
"""The first shift after which empty carts are scored."""
GROUPS = ("coal", "transports", "carts")
"""The groups of categories, four in each."""
CLOSING = ("francs", "cubes", "unfinished", "balance")


def _squares(transport: str, coal: str) -> list[tuple[int, int]]:
    colours = [(INDEX[colour], coal.count(colour)) for colour in dict.fromkeys(coal)]
    return [*colours, (len(COLOURS) + TRANSPORTS.index(transport), len(coal))]


SQUARES = {card.name: _squares(card.transport, card.coal) for card in ORDERS.values()}
"""By order: the counts to which it adds in a scoring, and how many squares."""

LEANINGS = {tile.name: 1 if tile.side == "L" else -1 for tile in TILES.values()}
"""By tile: 1 for a light one, -1 for a dark one."""


class CategoryState(Struct, frozen=True):
    """The state of a category in a view."""

    category: Category
    counts: list[int]
    """By seat: the visible count; for face-down orders, the count at the last scoring."""
    unsure: list[int]
    """Seats with orders delivered face down since then, which may have more."""
    points: list[int]
    """By seat: the prize if the visible counts are right."""


def category_states(view: Position) -> list[CategoryState]:
    """Returns the state of every category, as far as `view` shows it."""
    counted = [known_counts(player) for player in view.players]
    unsure = [
        seat
        for seat, player in enumerate(view.players)
        if HIDDEN in player.delivered and len(player.delivered) > player.counted
    ]
    found = []
    for number, category in enumerate(DATA.categories):
        counts = [count[number] for count in counted]
        open_to = unsure if number < IN_ORDERS else []
        found.append(CategoryState(category, counts, open_to, prizes(view, category, counts)))
    return found


def known_counts(player: Player) -> list[int]:
    """Returns the count of `player` in each category, as far as it is visible."""
    if HIDDEN in player.delivered:
        return [*player.shown, *_empty_carts(player)]
    return counts(player)


def counts(player: Player) -> list[int]:
    """Returns the count of `player` in each category."""
    return [*_squares_delivered(player), *_empty_carts(player)]


def prizes(state: Position, category: Category, counts: Sequence[int]) -> list[int]:
    """Returns the prize of each seat for its count in `category`."""
    has_second = state.options["tie_for_first"] != "no_second"
    return _prizes(category.first, category.second, tuple(counts), has_second)


@lru_cache(maxsize=20_000)  # a search asks for the same few again and again
def _prizes(first: int, second: int, counts: tuple[int, ...], has_second: bool) -> list[int]:
    """Returns the same for prizes of these points. `has_second`: whether there is a second one after a tie."""
    best = max(counts)
    if not best:
        return [0] * len(counts)
    next_best = max([count if count < best else 0 for count in counts])
    if len(counts) == 2 or (counts.count(best) > 1 and not has_second):
        second = 0  # with two players never (Ruling 2)
    return [first if count == best else second if 0 < count == next_best else 0 for count in counts]


def score_shift(state: Position) -> None:
    """Pays the prizes of the shift and shows all delivered orders."""
    counted = [_squares_delivered(player) for player in state.players]
    columns = [*zip(*counted, strict=True)]
    if state.shift >= CARTS_FROM:
        columns += zip(*[_empty_carts(player) for player in state.players], strict=True)
    paid: list[list[int]] = []
    for category, column in zip(DATA.categories, columns, strict=False):
        if category.shift <= state.shift:
            points = prizes(state, category, column)
            paid.append(points)
            if any(column):
                state.emit(_row(state.shift, category.name, column, tuple(points)))
    for seat, (player, *gains) in enumerate(zip(state.players, *paid, strict=True)):
        player.prizes.append(gains)
        player.shown, player.counted = counted[seat], len(player.delivered)
        coal, transports, empty = [*_groups(gains), 0, 0][: len(GROUPS)]
        gained = coal + transports + empty
        state.emit(events.ShiftScored(seat, state.shift, coal, transports, empty, gained, points_of(player)))


@lru_cache(maxsize=20_000)  # for the same reason as `_prizes`
def _row(shift: int, category: str, counts: tuple[int, ...], points: tuple[int, ...]) -> events.CategoryScored:
    ranked = sorted(range(len(counts)), key=counts.__getitem__, reverse=True)
    cells: list[int] = []
    for seat in ranked:
        cells += (seat, counts[seat], points[seat])
    return events.CategoryScored(shift, category, len(counts), *cells)


def next_starter(state: Position) -> int:
    """Returns the seat with most workers in the factory; if tied, the next one after the starter (Ruling 23)."""
    seats = len(state.players)
    workers = [0] * seats
    for space in state.spaces:
        if space.workers and SPACES[space.name].area == "factory":
            workers[space.seat] += space.workers
    most = max(workers)
    if workers.count(most) == 1:
        return workers.index(most)
    others = [(state.starter + further) % seats for further in range(1, seats)]
    return next(seat for seat in others if workers[seat] == most)


def close(state: Position) -> None:
    """Scores francs, cubes, undelivered orders and balance, and announces the winners."""
    for seat, player in enumerate(state.players):
        player.closing = closing(state, player)
        player.francs %= DATA.closing.francs
        francs, coal, unfinished, balance = player.closing
        state.emit(events.GameScored(seat, francs, coal, unfinished, balance, points_of(player)))
    for seat in winners(state):
        state.emit(events.GameWon(seat, points_of(state.players[seat]), state.players[seat].francs))


def winners(state: Position) -> list[int]:
    """Returns the seats that are first, alone or tied."""
    results = [(points_of(player), player.francs) for player in state.players]
    best = max(results)
    return [seat for seat, result in enumerate(results) if result == best]


def closing(state: Position, player: Player) -> list[int]:
    """Returns the final points of `player` by category of CLOSING."""
    worth = DATA.closing
    return [
        player.francs // worth.francs,
        cubes(player) // worth.cubes,
        worth.order * len(player.orders),
        worth.tile * imbalance(state, player),
    ]


def cubes(player: Player) -> int:
    """Returns all cubes of `player`: in carts, cage and storage, and on orders."""
    found = sum(player.cage) + sum(player.storage)
    for level in player.levels:
        found += sum(level.coal)
    for order in player.orders:
        found += sum(map(len, order.squares))
    return found


def imbalance(state: Position, player: Player) -> int:
    """Returns by how many tiles the sides of the pit differ, on each level or in all (Ruling 1)."""
    whole, by_level = 0, 0
    for level in player.levels:
        leaning = 0
        for tile in level.tiles:
            leaning += LEANINGS[tile]
        whole += leaning
        by_level += abs(leaning)
    return abs(whole) if rule(state, "balance") == "pit" else by_level


def points_of(player: Player) -> int:
    """Returns the points of `player` so far."""
    return sum(player.shipped) + sum(map(sum, player.prizes)) + sum(player.closing)


def scores(state: Position) -> list[Score]:
    """Returns the score of each seat; francs left break ties."""
    return [Score(points_of(player), (player.francs,), tuple(_parts(state, player))) for player in state.players]


def unscored(state: Position) -> list[list[Part]]:
    """Returns by seat the prizes of this shift and the next, and the final points, as if all were scored now.

    Francs, coal and orders left change too much before the last shift.
    """
    columns = zip(*map(counts, state.players), strict=True)
    paid = [*zip(*[prizes(state, *each) for each in zip(DATA.categories, columns, strict=True)], strict=True)]
    return [[*_due(state, points), *_final(state, seat)] for seat, points in enumerate(paid)]


def _due(state: Position, paid: Sequence[int]) -> Iterator[Part]:
    """Yields prizes by group and shift. `paid`: those of all categories."""
    firsts = [category.shift for category in DATA.categories[:: len(COLOURS)]]
    for group, first, points in zip(GROUPS, firsts, _groups([*paid]), strict=True):
        if first <= state.shift + 1:
            yield Part(group, points, max(first, state.shift))


def _final(state: Position, seat: int) -> list[Part]:
    found = [Part(*each) for each in zip(CLOSING, closing(state, state.players[seat]), strict=True)]
    return found if state.shift == DATA.shifts else found[-1:]


def _parts(state: Position, player: Player) -> Iterator[Part]:
    for shift, points in enumerate(player.shipped[: state.shift], 1):
        yield Part("orders", points, shift)
    for shift, paid in enumerate(player.prizes, 1):
        for group, points in zip(GROUPS, _groups(paid), strict=False):
            yield Part(group, points, shift)
    for name, points in zip(CLOSING, player.closing, strict=False):
        yield Part(name, points)


def _groups(paid: list[int]) -> list[int]:
    """Returns the prizes of a shift by group. Each shift scores one more group than the last."""
    return [sum(paid[first : first + len(COLOURS)]) for first in range(0, len(paid), len(COLOURS))]


def _squares_delivered(player: Player) -> list[int]:
    """Returns the count of `player` in each category that is counted on delivered orders."""
    found = [0] * IN_ORDERS
    for name in player.delivered:
        for number, count in SQUARES[name]:
            found[number] += count
    return found


def _empty_carts(player: Player) -> list[int]:
    found = []
    for level in player.levels:
        found.append(carts(level) - sum(level.coal))
    return found
