"""Letters can be read on their grounds, and resources and terrains distinguished."""

from itertools import combinations

import pytest

from rendering.rolled_west.theme import LEATHER, LEDGER, RESOURCES, TERRAINS, pale
from rendering.theme import CARD, INK
from rules.rolled_west import board
from tests.languages import COMPLETE
from tests.rendering.eyes import contrast
from tests.rendering.text_words import TextWords


def test_every_resource_and_terrain_has_a_colour() -> None:
    assert set(RESOURCES) == set(board.RESOURCES)
    assert set(TERRAINS) == set(board.TERRAINS)


@pytest.mark.parametrize("metal", board.METALS)
def test_letters_on_metals_can_be_read(metal: str) -> None:
    assert contrast(RESOURCES[metal], INK) >= 4.5


def test_letters_on_wood_and_on_signboards_can_be_read() -> None:
    assert contrast(RESOURCES["wood"], CARD) >= 4.5
    assert contrast(LEATHER, LEDGER) >= 7


@pytest.mark.parametrize("terrain", TERRAINS)
def test_values_on_terrains_can_be_read(terrain: str) -> None:
    assert contrast(pale(terrain), INK) >= 7


@pytest.mark.parametrize("language", COMPLETE)
def test_resources_have_letters_of_their_own(language: str) -> None:
    words = TextWords("rolled_west", language)
    letters = [words("board-letter", resource=name) for name in RESOURCES]
    assert all(one != other for one, other in combinations(letters, 2))
