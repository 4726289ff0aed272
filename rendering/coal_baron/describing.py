"""The board in plain text: most important first, so that it may be cut after any line."""

from collections.abc import Iterator, Sequence

from rendering.coal_baron import facts
from rendering.coal_baron.standings import signed
from rendering.drawing import Words
from rules.coal_baron import scoring
from rules.coal_baron.board import DATA, ORDERS, TILES, WorkSpace, carts
from rules.coal_baron.state import COLOURS, Outstanding, Position

AREAS = ("factory", "mine", "delivery", "money", "order", "bank")


def describe(view: Position, seat: int | None, words: Words) -> str:
    """Alt text and text board: status, what is offered, players, their orders and pits, work spaces, categories."""
    return "\n".join(_lines(view, seat, words))


def _lines(view: Position, seat: int | None, words: Words) -> Iterator[str]:
    yield _status(view, seat, words)
    if offered := facts.offered(view):
        cards = [_card(card, words) for card in offered]
        yield words(
            "board-text-line", title=facts.offer_title(view, words), text=words("board-text-between").join(cards)
        )
    players = range(len(view.players))
    own = [seat for seat in [seat] if seat is not None]
    others = [player for player in players if player != seat]
    for player in players:
        yield _player(view, player, words)
    for told in (_orders, _pit):
        yield from (told(view, player, words) for player in own)
    if view.shift:
        for area in AREAS:
            yield _area(view, area, words)
    for told in (_orders, _pit):
        yield from (told(view, player, words) for player in others)
    if seat is not None and (delivered := view.players[seat].delivered):
        yield words(
            "board-text-delivered", orders=words("board-text-between").join(_order(name, words) for name in delivered)
        )
    yield from _rest(view, words)
    for standing in scoring.category_states(view):
        yield _standing(view, standing, words)


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
    orders = words("board-text-between").join(held) or words("board-text-none")
    return words("board-text-orders", player=facts.STATUS.name(view, seat, words), orders=orders)


def _outstanding(order: Outstanding, words: Words) -> str:
    squares = [
        words("board-text-square", square=_colour(colour, words), filled=int(bool(cubes)))
        for colour, cubes in zip(ORDERS[order.name].coal, order.squares, strict=True)
    ]
    card = ORDERS[order.name]
    name = words("transport", transport=card.transport)
    return words("board-text-outstanding", transport=name, points=card.points, squares=_list(squares, words))


def _pit(view: Position, seat: int, words: Words) -> str:
    player = view.players[seat]
    cage = _list([_colour(colour, words) for colour in facts.cubes(player.cage)], words) or words("board-text-none")
    told = [words("board-text-cage", level=player.cage_level, cubes=cage)]
    if any(player.storage):
        told.append(words("board-text-storage", cubes=_counts(player.storage, words)))
    for number, level in enumerate(player.levels, 1):
        cubes = _counts(level.coal, words) or words("board-text-none")
        line = words("board-text-level", level=number, carts=carts(level), cubes=cubes)
        light, dark = [sum(TILES[tile].side == side for tile in level.tiles) for side in "LD"]
        told.append(line + words("board-text-sides", light=light, dark=dark) if level.tiles else line)
    return words(
        "board-text-pit", player=facts.STATUS.name(view, seat, words), pit=words("board-text-between").join(told)
    )


def _area(view: Position, area: str, words: Words) -> str:
    spaces = [_space(view, printed, words) for printed in facts.row(area)]
    text = words("board-text-between").join(space for space in spaces if space)
    return words("board-text-line", title=words("board-area", area=area), text=text)


def _space(view: Position, printed: WorkSpace, words: Words) -> str:
    """What a space offers, who is there, and what it needs unless it is 1; nothing where it is out of play."""
    if facts.covered(printed.name, len(view.players)):
        return ""
    space = view.space(printed.name)
    if printed.area == "bank":
        there = [_workers(view, seat, count, words) for seat, count in enumerate(view.bank) if count]
        return _list([words("board-text-gain", francs=printed.value), *there], words)
    offer = _offer(view, printed, space.card, words)
    if not space.workers:
        return offer
    needs = words("board-text-needs", workers=space.workers + 1)
    return _list([offer, _workers(view, space.seat, space.workers, words), needs], words)


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
    yield words("board-text-canteen", workers=_list(canteen, words) or words("board-text-none"))
    yield words("board-text-supply", cubes=_counts(view.supply, words) or words("board-text-none"))


def _standing(view: Position, standing: scoring.CategoryState, words: Words) -> str:
    category = standing.category
    counts = []
    for seat, count in enumerate(standing.counts):
        figure = f"{count}+" if seat in standing.unsure else str(count)
        counts.append(words("board-text-count", player=facts.STATUS.name(view, seat, words), count=figure))
    second = category.second if len(view.players) > 2 else 0
    name = words("board-category", category=category.name)
    prizes = words("board-text-prizes", first=category.first, second=second, shift=category.shift)
    return words("board-text-category", category=name, prizes=prizes, counts=_list(counts, words))


def _card(name: str, words: Words) -> str:
    """A tile with its price, or an order with its points."""
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
    told = [
        words("board-text-cubes", colour=_colour(colour, words), count=count)
        for colour, count in zip(COLOURS, counts, strict=True)
        if count
    ]
    return _list(told, words)


def _colour(colour: str, words: Words) -> str:
    return words("colour", colour=colour)


def _list(texts: Sequence[str], words: Words) -> str:
    return words("board-text-list").join(texts)
