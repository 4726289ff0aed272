"""The board in plain text: most important first, so that it may be cut after any line."""

from collections.abc import Iterator, Sequence

from rendering.coal_baron import facts
from rendering.coal_baron.categories import signed
from rendering.drawing import Words
from rendering.wording import clauses, listed
from rules.coal_baron import scoring
from rules.coal_baron.board import DATA, ORDERS, TILES, WorkSpace, carts
from rules.coal_baron.state import COLOURS, Outstanding, Position

AREAS = ("factory", "mine", "delivery", "money", "order", "bank")


def lines(view: Position, seat: int | None, words: Words) -> Iterator[str]:
    """Gives status, what is offered, players, their orders and pits, work spaces, categories."""
    yield _status(view, seat, words)
    if offered := facts.offered(view):
        cards = [_card(card, words) for card in offered]
        yield words("board-text-line", title=facts.offer_title(view, words), text=clauses(words, cards))
    players = range(len(view.players))
    own = [seat for seat in [seat] if seat is not None]
    others = [player for player in players if player != seat]
    for player in players:
        yield _player(view, player, words)
    for describe in (_orders, _pit):
        yield from (describe(view, player, words) for player in own)
    if view.shift:
        for area in AREAS:
            yield _area(view, area, words)
    for describe in (_orders, _pit):
        yield from (describe(view, player, words) for player in others)
    if seat is not None and (delivered := view.players[seat].delivered):
        yield words("board-text-delivered", orders=clauses(words, (_order(name, words) for name in delivered)))
    yield from _rest(view, words)
    for status in scoring.category_states(view):
        yield _category(view, status, words)


def _status(view: Position, seat: int | None, words: Words) -> str:
    turn = facts.STATUS.turn(view, seat, words)
    left = facts.steps_left(view)
    if not view.shift:
        return words("board-text-drafting", turn=turn)
    line = words("board-text-status", shift=view.shift, shifts=DATA.shifts, turn=turn)
    return line if left is None else line + words("board-text-steps", steps=left)


def _player(view: Position, seat: int, words: Words) -> str:
    player = view.players[seat]
    line = words(
        "board-text-player",
        player=facts.STATUS.name(view, seat, words),
        points=facts.points(view, seat),
        francs=player.francs,
        workers=player.workers,
        delivered=len(player.delivered),
    )
    line += words("board-text-starts") if seat == view.starter and view.agenda else ""
    worth = sum(player.closing or scoring.closing(view, player))
    return line + words("board-text-closing", points=signed(worth))


def _orders(view: Position, seat: int, words: Words) -> str:
    held = [_outstanding(order, words) for order in view.players[seat].orders]
    orders = clauses(words, held, words("board-text-none"))
    return words("board-text-orders", player=facts.STATUS.name(view, seat, words), orders=orders)


def _outstanding(order: Outstanding, words: Words) -> str:
    squares = [
        words("board-text-square", square=_colour(colour, words), filled=int(bool(cubes)))
        for colour, cubes in zip(ORDERS[order.name].coal, order.squares, strict=True)
    ]
    card = ORDERS[order.name]
    name = words("transport", transport=card.transport)
    return words("board-text-outstanding", transport=name, points=card.points, squares=listed(words, squares))


def _pit(view: Position, seat: int, words: Words) -> str:
    player = view.players[seat]
    cage = listed(words, [_colour(colour, words) for colour in facts.cubes(player.cage)], words("board-text-none"))
    parts = [words("board-text-cage", level=player.cage_level, cubes=cage)]
    if any(player.storage):
        parts.append(words("board-text-storage", cubes=_counts(player.storage, words)))
    for number, level in enumerate(player.levels, 1):
        line = words("board-text-level", level=number, carts=carts(level), cubes=_counts(level.coal, words))
        light, dark = [sum(TILES[tile].side == side for tile in level.tiles) for side in "LD"]
        parts.append(line + words("board-text-sides", light=light, dark=dark) if level.tiles else line)
    return words("board-text-pit", player=facts.STATUS.name(view, seat, words), pit=clauses(words, parts))


def _area(view: Position, area: str, words: Words) -> str:
    spaces = [_space(view, printed, words) for printed in facts.row(area)]
    text = clauses(words, filter(None, spaces))
    return words("board-text-line", title=words("board-area", area=area), text=text)


def _space(view: Position, printed: WorkSpace, words: Words) -> str:
    """Returns what a space offers, who is there, and what it needs unless it is 1; nothing if it is out of play."""
    if facts.covered(printed.name, len(view.players)):
        return ""
    space = view.space(printed.name)
    if printed.area == "bank":
        there = [_workers(view, seat, count, words) for seat, count in enumerate(view.bank) if count]
        return listed(words, [words("board-text-gain", francs=printed.value), *there])
    offer = _offer(view, printed, space.card, words)
    if not space.workers:
        return offer
    needs = words("board-text-needs", workers=space.workers + 1)
    return listed(words, [offer, _workers(view, space.seat, space.workers, words), needs])


def _offer(view: Position, printed: WorkSpace, card: str, words: Words) -> str:
    if printed.peek:
        return words("board-text-peek", cards=(view.tiles if printed.area == "factory" else view.deck).size())
    if printed.area == "mine":
        return words("board-text-work", steps=printed.value)
    if printed.area == "delivery":
        return words("transport", transport=printed.transport)
    if printed.area == "money":
        return words("board-text-gain", francs=printed.value)
    return _card(card, words) if card else words("board-text-empty")


def _rest(view: Position, words: Words) -> Iterator[str]:
    canteen = [_workers(view, seat, count, words) for seat, count in enumerate(view.canteen) if count]
    yield words("board-text-canteen", workers=listed(words, canteen, words("board-text-none")))
    yield words("board-text-supply", cubes=_counts(view.supply, words))


def _category(view: Position, status: scoring.CategoryState, words: Words) -> str:
    category = status.category
    counts = []
    for seat, count in enumerate(status.counts):
        figure = words("board-text-at-least", count=count) if seat in status.unsure else str(count)
        counts.append(words("board-text-count", player=facts.STATUS.name(view, seat, words), count=figure))
    second = category.second if len(view.players) > 2 else 0
    name = words("board-category", category=category.name)
    prizes = words("board-text-prizes", first=category.first, second=second, shift=category.shift)
    return words("board-text-category", category=name, prizes=prizes, counts=listed(words, counts))


def _card(name: str, words: Words) -> str:
    """Returns a tile with its price, or an order with its points."""
    if name in TILES:
        return words("board-text-tile", tile=words("tile", tile=name), price=TILES[name].price)
    return _order(name, words)


def _order(name: str, words: Words) -> str:
    card = ORDERS[name]
    order = words("order", transport=card.transport, coal=card.coal)
    return words("board-text-order", order=order, points=card.points)


def _workers(view: Position, seat: int, count: int, words: Words) -> str:
    return words("board-text-workers", player=facts.STATUS.name(view, seat, words), workers=count)


def _counts(counts: Sequence[int], words: Words) -> str:
    some = [
        words("board-text-cubes", colour=_colour(colour, words), count=count)
        for colour, count in zip(COLOURS, counts, strict=True)
        if count
    ]
    return listed(words, some, words("board-text-none"))


def _colour(colour: str, words: Words) -> str:
    return words("colour", colour=colour)
