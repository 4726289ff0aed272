"""Every refusal in random games is true by the rules, and nothing obvious is withheld without one."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from rules.manhattan import moves
from tests.rules.refusing import Asked, Truths, check

CITIES, CELLS = 6, 9


def may_go_on(asked: Asked, city: int, cell: int, colour: int, floors: int) -> bool:
    """Returns whether a block may go there: afterwards nobody has more floors in the building than its owner."""
    parties, count = asked.state.parties, Counter[int]()
    for block in asked.state.sites[city * CELLS + cell]:
        count[parties[block.colour]] += block.floors
    count[parties[colour]] += floors
    return count[parties[colour]] == max(count.values())


def blocks(asked: Asked) -> Iterator[tuple[int, int]]:
    """Yields the colour and floors of each kind of block that is left to build with this round."""
    for colour, counts in asked.player.chosen.items():
        for floors, left in enumerate(counts, 1):
            if left:
                yield colour, floors


def fits(asked: Asked, city: int, cell: int) -> bool:
    return any(may_go_on(asked, city, cell, *block) for block in blocks(asked))


def is_out_of_reach(asked: Asked, said: Any) -> bool:
    """Returns whether the named block is the one that lacks least, and by how many floors."""
    lacks = {}
    for colour in asked.player.colours:
        sizes = [floors for each, floors in blocks(asked) if each == colour]
        if sizes:
            needs = next(floors for floors in range(1, 99) if may_go_on(asked, said.city, said.cell, colour, floors))
            lacks[colour] = (needs - max(sizes), needs, max(sizes))
    lack, *named = min(lacks.values())
    is_named = said.colour == moves.NO_COLOUR or lacks[said.colour][0] == lack
    return not fits(asked, said.city, said.cell) and named == [said.needs, said.largest] and is_named


TRUE: Truths = {
    moves.CardFitsNowhere: lambda asked, said: (
        said.card in asked.player.hand and not any(fits(asked, city, said.cell) for city in range(CITIES))
    ),
    moves.OutOfReach: is_out_of_reach,
    moves.BlockTooSmall: lambda asked, said: (
        (said.colour, said.floors) in blocks(asked)
        and not may_go_on(asked, asked.step.city, asked.step.cell, said.colour, said.needs - 1)
        and may_go_on(asked, asked.step.city, asked.step.cell, said.colour, said.needs)
        and said.floors < said.needs
    ),
}


def unexplained(asked: Asked) -> Iterator[object]:
    """Yields cards of the hand, cities and blocks that are neither offered nor refused."""
    match type(asked.step).__name__:
        case "PlayCard":
            for card in {*asked.player.hand}:
                if not (asked.offers(moves.UseCard, card=card) or asked.refuses(moves.CardFitsNowhere, card=card)):
                    yield f"card {card}"
        case "ChooseCity":
            for city in range(CITIES):
                if not (asked.offers(moves.BuildIn, city=city) or asked.refuses(moves.OutOfReach, city=city)):
                    yield f"city {city}"
        case "PlaceBlock":
            for colour, floors in blocks(asked):
                names = {"colour": colour, "floors": floors}
                if not (asked.offers(moves.BuildWith, **names) or asked.refuses(moves.BlockTooSmall, **names)):
                    yield names


@pytest.mark.untraced
def test_every_reason_is_true_and_none_is_missing() -> None:
    check("manhattan", 2, TRUE, unexplained)
