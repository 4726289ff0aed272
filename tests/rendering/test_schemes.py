"""In other colour schemes a board can be read, and what is different still looks different."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product

import pytest
from PIL import Image

from rendering import contract, drawing, lettering, palette
from rendering.canvas import Canvas, Text
from rendering.coal_baron.theme import COALS, PRINTED_LIT, PRINTED_UNLIT, TRANSPORTS
from rendering.drawing import Marks
from rendering.mint_works.theme import TYPES
from rendering.montana.theme import COPPER, GRAIN, GRASS, PLAINS, PUMPKIN, ROCK, SILVER, STONE, WATER, WORKERS
from rendering.rolled_west.theme import RESOURCES, TERRAINS
from rendering.schemes import CONTRAST, SAFE, SCHEMES, USUAL, Scheme, moved, recoloured, unchanged
from rendering.theme import ALERT, CARD, CHANGED, CHOICE, DEEP, INK, LINE, PAPER, SAND, SEATS, WHITE, Colour
from rules import games
from tests.rendering.eyes import SIGHTS, contrast, nearest
from tests.rendering.text_words import TextWords

APART = 12
"""How different two colours that decide have to look, by CIEDE2000."""
TEXT, SHAPE = 7, 3
"""The contrasts that WCAG 2 asks of text (level AAA) and of shapes."""
TUNNEL = 1.8
"""That of a tunnel, lit or not, with the earth: four kinds of earth lie between white and black."""
SEEN = 0.9
"""A text is in sight if this part of it has its colour; else something lies on it."""
BLIND = [sight for sight in SIGHTS if sight != "usual"]
GAMES = [name for name in games.names() if palette.path(name).exists()]
GROUPS: dict[str, tuple[str, Sequence[Colour]]] = {
    **{f"seats of {name}": (name, [paint.base for paint in SEATS]) for name in GAMES},
    "coals": ("coal_baron", [coal.base for coal in COALS.values()]),
    "transports": ("coal_baron", [*TRANSPORTS.values()]),
    "types": ("mint_works", [*TYPES.values()]),
    "workers": ("montana", [*WORKERS.values()]),
    "goods": ("montana", [COPPER, STONE, GRAIN, PUMPKIN, SILVER]),
    "landscape": ("montana", [PLAINS[0], GRASS, ROCK, WATER]),
    "resources": ("rolled_west", [*RESOURCES.values()]),
    "terrains": ("rolled_west", [*TERRAINS.values()]),
}
"""Colours that a player has to distinguish, with their game."""


def shown(colour: Colour, game: str, scheme: str) -> Colour:
    """Returns the colour that a file has where `colour` was drawn."""
    flat = palette.flat(Image.new("RGB", (1, 1), colour), game)
    pixel = recoloured(flat, game, scheme).convert("RGB").getpixel((0, 0))
    assert isinstance(pixel, tuple)
    return pixel[0], pixel[1], pixel[2]


def grounds(image: Image.Image) -> Iterator[tuple[Text, Colour]]:
    """Yields the texts in sight, each with the colour that most of its ground has."""
    for text in Canvas(image).texts:
        pixels: Sequence[Colour] = [*image.crop(text.box).get_flattened_data()]
        mask = lettering.label(text.letters, text.size, text.bold).mask.tobytes()
        letters = [pixel for pixel, cover in zip(pixels, mask, strict=True) if cover == 255]
        ground = Counter(pixel for pixel, cover in zip(pixels, mask, strict=True) if cover == 0)
        if ground and letters.count(text.colour) > SEEN * len(letters):
            yield text, ground.most_common(1)[0][0]


@pytest.mark.parametrize("sight", BLIND)
@pytest.mark.parametrize("group", GROUPS)
def test_the_safe_scheme_keeps_colours_that_decide_apart_for_colour_blind_eyes(group: str, sight: str) -> None:
    game, colours = GROUPS[group]
    assert nearest([shown(colour, game, SAFE) for colour in colours], sight) >= APART


@pytest.mark.parametrize("scheme", [USUAL, *SCHEMES])
@pytest.mark.parametrize("group", GROUPS)
def test_every_scheme_keeps_colours_that_decide_apart_for_usual_eyes(group: str, scheme: str) -> None:
    game, colours = GROUPS[group]
    assert nearest([shown(colour, game, scheme) for colour in colours], "usual") >= APART


@pytest.mark.parametrize("coal", COALS)
def test_tunnels_stand_out_from_the_earth_in_the_scheme_of_strong_contrast(coal: str) -> None:
    earth, *tunnels = (
        shown(colour, "coal_baron", CONTRAST) for colour in (COALS[coal].earth, PRINTED_LIT, PRINTED_UNLIT)
    )
    assert min(contrast(earth, tunnel) for tunnel in tunnels) >= TUNNEL


@pytest.mark.parametrize("game", GAMES)
def test_all_text_stands_out_in_the_scheme_of_strong_contrast(game: str) -> None:
    artist, words = drawing.load(game), TextWords(game, "en")
    info = games.load(game).info
    boards = [shown for seats in range(info.fewest, info.most + 1) for shown in contract.middles(game, seats)]
    pairs = {
        (text.colour, ground)
        for view, seat in boards
        for text, ground in grounds(artist.draw(view, seat, Marks(), words))
    }
    seen = {pair: contrast(*(shown(colour, game, CONTRAST) for colour in pair)) for pair in pairs}
    assert len(seen) > 5
    assert {pair: found for pair, found in seen.items() if found < TEXT} == {}


@pytest.mark.parametrize("game", GAMES)
def test_lines_and_rings_stand_out_in_the_scheme_of_strong_contrast(game: str) -> None:
    lines = (LINE, INK, CHANGED, CHOICE, ALERT, DEEP)
    under = (PAPER, CARD, SAND, WHITE, *(paint.pale for paint in SEATS))
    found = {pair: contrast(*(shown(each, game, CONTRAST) for each in pair)) for pair in product(lines, under)}
    found |= {(paint.on, paint.base): contrast(paint.on, shown(paint.base, game, CONTRAST)) for paint in SEATS}
    assert {pair: value for pair, value in found.items() if value < SHAPE} == {}


def test_in_the_usual_scheme_a_picture_stays_as_it_is() -> None:
    image = Image.new("P", (1, 1))
    assert recoloured(image, "manhattan", USUAL) is image


@pytest.mark.parametrize("scheme", SCHEMES)
def test_only_the_palette_of_a_picture_changes(scheme: str) -> None:
    image = palette.flat(Image.new("RGB", (2, 2), INK), "rolled_west")
    before = image.getpalette()
    assert recoloured(image, "rolled_west", scheme).tobytes() == image.tobytes()
    assert image.getpalette() == before


def test_a_picture_of_no_game_gets_the_colours_of_its_scheme() -> None:
    image = Image.new("RGB", (9, 9), INK).quantize(4)
    assert recoloured(image, None, CONTRAST).convert("RGB").getpixel((0, 0)) == (0, 0, 0)


def test_near_colours_follow_one_that_moves_and_far_ones_stay() -> None:
    lighter, near, far = moved(
        [(200, 0, 0), (196, 4, 4), (0, 0, 200)], Scheme(float, {(200, 0, 0): (255, 120, 120)}), {}
    )
    assert lighter == (255, 120, 120)
    assert near[1] > 100
    assert far == (0, 0, 200)


def test_the_colours_of_a_game_win_over_the_shared_ones() -> None:
    assert moved([INK], SCHEMES[CONTRAST], {INK: (9, 9, 9)}) == [(9, 9, 9)]


def test_a_game_names_only_schemes_that_there_are() -> None:
    assert {scheme for game in games.names() for scheme in drawing.load(game).schemes} <= {*SCHEMES}


def test_colours_for_colour_blind_eyes_change_every_board_but_that_with_a_shape_for_each_colour() -> None:
    assert unchanged(SAFE) == ("manhattan",)


def test_strong_contrast_changes_every_board() -> None:
    assert not unchanged(CONTRAST)
