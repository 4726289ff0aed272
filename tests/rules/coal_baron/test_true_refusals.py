"""Every refusal in random games is true by the rules, and no space is withheld without one."""

from collections.abc import Iterator
from typing import Any

import pytest

from rules.coal_baron import moves
from tests.rules.refusing import Asked, Truths, check

PRICES = {"Y": 1, "B": 2, "G": 3, "K": 4}
"""Of a cart, by the first letter of a tile; the second one is the number of carts."""
TRANSPORTS = {"deliver_handcart": "H", "deliver_carriage": "C", "deliver_truck": "T", "deliver_locomotive": "L"}
CAGE = 5
AREAS = {"factory": "factory", "mine": "mine", "delivery": "deliver", "money": "money", "order": "order"}
"""By area: how the names of its spaces begin."""


def space(asked: Asked, name: str) -> Any:
    return next(each for each in asked.state.spaces if each.name == name)


def stack(asked: Asked, name: str) -> int:
    """Returns how many cards are left in the stack of a space."""
    found = asked.state.tiles if name.startswith("factory") else asked.state.deck
    return len(found.top) + len(found.unseen) + len(found.bottom)


def completed(asked: Asked, transport: str) -> list[Any]:
    return [order for order in asked.player.orders if order.name[0] == transport and all(order.squares)]


def holds(asked: Asked) -> int:
    return sum(asked.player.cage)


TRUE: Truths = {
    moves.TooFewWorkers: lambda asked, said: (
        said.workers == space(asked, said.space).workers + 1 > asked.player.workers == said.have
    ),
    moves.TileTooDear: lambda asked, said: (
        said.price == PRICES[said.tile[0]] * int(said.tile[1]) > asked.player.francs == said.francs
        and said.tile in [*asked.state.tiles.peek, *(each.card for each in asked.state.spaces)]
    ),
    moves.NothingThere: lambda asked, said: not space(asked, said.space).card and not stack(asked, said.space),
    moves.StackEmpty: lambda asked, said: not stack(asked, said.space),
    moves.NothingToDeliver: lambda asked, said: not completed(asked, said.transport),
    moves.CageFull: lambda asked, said: said.cage == holds(asked) == CAGE,
    moves.CageBelow: lambda asked, said: said.level == asked.player.cage_level != 0 and holds(asked) > 0,
}


def is_refused(asked: Asked, each: Any) -> bool:
    """Returns whether there is a reason why a space is not offered."""
    named = asked.refuses(moves.TooFewWorkers, moves.NothingThere, moves.StackEmpty, space=each.name)
    transport = TRANSPORTS.get(each.name, "-")
    has_no_order = transport != "-" and all(order.name[0] != transport for order in asked.player.orders)
    dear = asked.refuses(moves.TileTooDear, tile=each.card)
    return named or dear or has_no_order or asked.refuses(moves.NothingToDeliver, transport=transport)


def is_offered(asked: Asked, each: Any) -> bool:
    offered = asked.offers(moves.Mine, moves.Earn, moves.BuyTile, moves.TakeOrder, space=each.name)
    looks = {"factory_peek": moves.PeekTiles, "order_peek": moves.PeekOrders, "bank": moves.Bank}
    transport = TRANSPORTS.get(each.name, "-")
    ships = asked.offers(moves.Deliver, transport=transport)
    return offered or ships or (each.name in looks and asked.offers(looks[each.name]))


def unexplained(asked: Asked) -> Iterator[object]:
    """Yields spaces that are neither offered nor refused; an area with several is offered as a whole."""
    step = type(asked.step).__name__
    if step not in ("TakeTurn", "ChooseSpace"):
        return
    visited = {option.area for option in asked.options if isinstance(option, moves.Visit)}
    for area, begin in AREAS.items():
        if area in visited or (step == "ChooseSpace" and asked.step.area != area):
            continue
        for each in asked.state.spaces:
            if each.name.startswith(begin) and not (is_offered(asked, each) or is_refused(asked, each)):
                yield each.name


def with_short_stacks(state: Any) -> None:
    del state.tiles.unseen[4:], state.deck.unseen[4:]


@pytest.mark.untraced
def test_every_reason_is_true_and_none_is_missing() -> None:
    check("coal_baron", 4, TRUE, unexplained, with_short_stacks)
