"""The board in plain text: most important first, so that it may be cut after any line."""

from collections.abc import Iterator, Sequence

from rendering.drawing import Words
from rendering.montana import facts
from rendering.montana.players import GOODS
from rendering.status import to_move
from rendering.wording import clauses, listed
from rules.montana.board import DATA, SECTORS, Plot, land
from rules.montana.state import Contractor, Player, Position


def lines(view: Position, seat: int | None, words: Words) -> Iterator[str]:
    """Gives status, players, what can be built, work board, city, wheel, supply, then the map."""
    last = words("board-text-last") if view.final else ""
    yield words("board-text-status", round=view.round, last=last, turn=facts.STATUS.turn(view, seat, words))
    for player in range(len(view.players)):
        yield _player(view, player, words)
    yield words("board-text-reach", hexes=_listed([_hex(view, name, words) for name in view.reach], words))
    yield _bank(view, words)
    for area in range(len(view.areas)):
        yield _area(view, area, words)
    yield from _city(view, words)
    yield _wheel(view, words)
    yield words("board-text-supply", pieces=_pieces(view.goods, view.workers, view.cattle, 0, words))
    yield from _map(view, words)


def _listed(parts: Sequence[str], words: Words) -> str:
    return listed(words, parts, words("board-text-none"))


def _player(view: Position, seat: int, words: Words) -> str:
    holder = view.players[seat]
    line = words(
        "board-text-player",
        player=facts.STATUS.name(view, seat, words),
        settlements=holder.settlements,
        silver=holder.silver,
        pieces=_has(holder, words),
    )
    if view.agenda:
        line += words("board-text-starts") if seat == view.starter else ""
    built = [(name, built.tiles) for name, built in view.settled.items() if built.seat == seat]
    if built:
        named = [words("board-text-built", hex=name, tiles=tiles) for name, tiles in built]
        line += words("board-text-settled", hexes=_listed(named, words))
    return line


def _has(holder: Player, words: Words) -> str:
    return _pieces(holder.goods, holder.workers, holder.cattle, holder.canteens, words)


def _pieces(goods: Sequence[int], workers: Sequence[int], cattle: int, canteens: int, words: Words) -> str:
    """Returns the counts of all pieces that are there."""
    counted = [(goods[good], words("good", good=good)) for good in GOODS]
    for colour, count in enumerate(workers):
        counted.append((count, words("board-text-worker", colour=words("board-worker", colour=colour))))
    counted += [(cattle, words("board-cattle")), (canteens, words("board-canteen"))]
    return _listed([words("board-text-count", count=count, piece=piece) for count, piece in counted if count], words)


def _hex(view: Position, name: str, words: Words) -> str:
    """Returns a hex on which nobody is yet: its cost, and what makes it worth more."""
    plot = land(view.tiles).plots[name]
    extras = words("board-text-double") if plot.double else ""
    extras += words("board-text-with-cattle") if name in view.cattle_at else ""
    canteens = sum(lake in view.canteens_at for lake in land(view.tiles).grid.neighbours[name])
    extras += words("board-text-canteens", count=canteens) if canteens else ""
    return words("board-text-hex", hex=name, cost=_cost(plot, words), extras=extras)


def _cost(plot: Plot, words: Words) -> str:
    parts = [
        words("board-text-count", count=count, piece=words("good", good=good))
        if count > 1
        else words("good", good=good)
        for good, count in plot.needs
    ]
    return words("board-text-plus").join(parts)


def _bank(view: Position, words: Words) -> str:
    free = [
        words("board-text-desk", workers=space.workers, silver=space.silver)
        for space, taken in zip(DATA.bank, view.bank, strict=True)
        if not taken
    ]
    return words("board-text-place", place=words("board-place", place="bank"), free=_listed(free, words))


def _area(view: Position, area: int, words: Words) -> str:
    printed = DATA.areas[area]
    free = [
        words("board-text-space", silver=space.silver, goods=space.goods)
        for space, stands in zip(printed.spaces, view.areas[area], strict=True)
        if not stands.left
    ]
    return words("board-text-place", place=words("board-place", place=printed.name), free=_listed(free, words))


def _city(view: Position, words: Words) -> Iterator[str]:
    rows = [_row(number, stands, view, words) for number, stands in enumerate(view.city)]
    yield words("board-text-city", rows=clauses(words, rows))
    if waiting := [facts.STATUS.name(view, seat, words) for seat in facts.to_bid(view) if seat not in to_move(view)]:
        yield words("board-text-to-bid", players=_listed(waiting, words))


def _row(number: int, stands: Contractor | None, view: Position, words: Words) -> str:
    row, pays = words("row", row=number), words("row-brief", row=number)
    if stands is None:
        return words("board-text-empty-row", row=row, pays=pays)
    player = facts.STATUS.name(view, stands.seat, words)
    return words("board-text-held-row", row=row, pays=pays, player=player, price=stands.price)


def _wheel(view: Position, words: Words) -> str:
    """Returns the pairs clockwise from the pointer: what no grain gives, what one gives, and so on."""
    turned = [SECTORS[(view.pointer + grain) % len(SECTORS)] for grain in range(len(SECTORS))]
    pairs = [
        words("board-text-pair", first=words("board-worker", colour=first), second=words("board-worker", colour=second))
        for first, second in turned
    ]
    return words("board-text-wheel", pairs=_listed(pairs, words))


def _map(view: Position, words: Words) -> Iterator[str]:
    """Yields all other hexes, row by row."""
    rows: dict[str, list[str]] = {}
    for name in land(view.tiles).plots:
        if name not in view.reach:
            rows.setdefault(name[0], []).append(_ground(view, name, words))
    for row, hexes in rows.items():
        yield words("board-text-row", row=row, hexes=_listed(hexes, words))


def _ground(view: Position, name: str, words: Words) -> str:
    plot = land(view.tiles).plots[name]
    if built := view.settled.get(name):
        return words("board-text-owner", hex=name, player=facts.STATUS.name(view, built.seat, words), tiles=built.tiles)
    if name == view.start:
        return words("board-text-land", hex=name, land="start")
    if plot.terrain == "plain":
        return _hex(view, name, words)
    return words("board-text-land", hex=name, land="canteen" if name in view.canteens_at else plot.terrain)
