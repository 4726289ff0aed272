"""An image shows what its view shows, points out what is marked, and changes nothing."""

from itertools import combinations

import pytest
from PIL import Image

from rendering import coal_baron, lettering
from rendering.canvas import Box, Canvas
from rendering.coal_baron import cards, coal, facts, layout
from rendering.coal_baron.work_board import ROWS
from rendering.drawing import Marks
from rules.coal_baron.board import DATA, ORDERS, TILES
from rules.coal_baron.state import COLOURS, HIDDEN, Known
from rules.coal_baron.visibility import view
from tests.languages import COMPLETE
from tests.rendering.coal_baron import positions
from tests.rendering.coal_baron.pictures import BELOW, TALL, draw, space
from tests.rendering.comparing import changed
from tests.rendering.text_words import TextWords, texts


@pytest.mark.parametrize("seat", [None, 0, 1, 3])
@pytest.mark.parametrize("area", ["factory", "order"])
def test_what_somebody_else_looks_at_leaves_no_trace(area: str, seat: int | None) -> None:
    state, other = positions.peeking(area), positions.peeking(area)
    other.tiles.peek, other.deck.peek = other.tiles.peek[::-1], other.deck.peek[::-1]
    other.tiles.top = [Known("K1L", 2)]
    state.tiles.top = [Known("Y2L", 2)]
    assert changed(draw(state, seat), draw(other, seat)) is None


@pytest.mark.parametrize("seat", [None, 1, 2, 3])
def test_delivered_orders_of_others_leave_no_trace(seat: int | None) -> None:
    state, other = positions.middle(), positions.middle()
    other.players[0].delivered[-1] = "T-BB"
    assert changed(draw(state, seat), draw(other, seat)) is None


def test_the_order_of_the_stacks_leaves_no_trace() -> None:
    state, other = positions.middle(), positions.middle()
    other.tiles.unseen.reverse()
    other.deck.unseen.reverse()
    assert changed(draw(state, 0), draw(other, 0)) is None


@pytest.mark.parametrize("tile", TILES)
def test_every_tunnel_tile_looks_different_from_every_other(tile: str) -> None:
    assert all(changed(card(tile), card(other)) for other in TILES if other != tile)


def test_every_order_looks_different_from_every_other() -> None:
    assert all(changed(one, other) for one, other in combinations(map(card, ORDERS), 2))


def card(name: str) -> Image.Image:
    canvas = Canvas(Image.new("RGB", layout.CARD))
    cards.put_card(canvas, Box(0, 0, *layout.CARD), name)
    return canvas.image


@pytest.mark.parametrize("colour", COLOURS)
def test_a_square_shows_whether_it_is_open_filled_or_filled_by_two(colour: str) -> None:
    drawn = [coal.square(colour, cubes, 40).convert("RGB") for cubes in ("", colour, "YB")]
    assert all(changed(one, other) for one, other in combinations(drawn, 2))


@pytest.mark.parametrize("colour", COLOURS)
def test_a_loaded_cart_differs_from_an_empty_one_and_from_other_loads(colour: str) -> None:
    drawn = [coal.cart(colour, load, 40).convert("RGB") for load in ("", *COLOURS)]
    assert all(changed(one, other) for one, other in combinations(drawn, 2))


def test_emptied_carts_are_the_ones_near_the_shaft() -> None:
    shown = view(positions.middle(), None)
    assert facts.sections(shown, 1, 2, "L") == [
        facts.Section(facts.PRINTED_PART, ("",)),
        facts.Section(0, ("", "B")),
    ]
    assert facts.sections(shown, 1, 2, "D") == [facts.Section(facts.PRINTED_PART, ()), facts.Section(1, ("B", "B"))]
    assert facts.sections(shown, 1, 3, "D")[1].loads == ("G",)
    assert facts.sections(shown, 1, 3, "L")[0].loads == ("Y",)


def test_a_cart_that_waits_for_coal_is_rendered_empty() -> None:
    state = positions.loading()
    assert facts.sections(state, 3, 4, "D")[-1].loads == ("",)
    state.agenda.pop()
    state.players[3].levels[3].coal[0] += 1
    assert facts.sections(state, 3, 4, "D")[-1].loads == ("K",)


def test_a_space_shows_workers_that_come_to_it_and_its_new_price() -> None:
    state = positions.middle()
    before = draw(state)
    state.space("money_3").seat, state.space("money_3").workers = 3, 2
    found = changed(before, draw(state))
    assert found
    assert space("money_3").holds(found)


def test_a_space_out_of_play_is_locked() -> None:
    four, three = draw(positions.position(4)), draw(positions.position(3))
    for printed in DATA.spaces:
        place = space(printed.name)
        locked = 3 in printed.covered
        if printed.area in ("mine", "money"):
            assert bool(changed(four.crop(place), three.crop(place))) == locked


def test_the_steps_that_are_left_are_shown_in_place_of_the_shift() -> None:
    found = changed(draw(positions.mining(7), 1), draw(positions.mining(6), 1))
    assert found
    assert layout.SHIFT.holds(found)


def test_the_cage_shows_its_cubes_at_its_stop() -> None:
    state, other, places = positions.mining(), positions.mining(), layout.pit(TALL)
    other.players[1].cage = positions.counted("BBGG")
    one, two = draw(state, 1), draw(other, 1)
    stops = [places.shaft._replace(top=level.top, bottom=level.bottom) for level in places.levels]
    assert [bool(changed(one.crop(stop), two.crop(stop))) for stop in stops] == [True, False, False, False, False]
    other.players[1].cage_level = 2
    two = draw(other, 1)
    assert [bool(changed(one.crop(stop), two.crop(stop))) for stop in stops[2:]] == [True, False, False]


def test_the_starting_player_is_marked() -> None:
    state = positions.middle()
    before = draw(state)
    state.starter = 3
    after = draw(state)
    for seat in (1, 3):
        place = layout.pits(4, BELOW)[seat]
        assert changed(before.crop(place), after.crop(place))


def test_hidden_cards_are_never_rendered_as_offers() -> None:
    shown = view(positions.peeking(), 0)
    assert set(shown.tiles.peek) == {HIDDEN}
    assert facts.offered(shown) == []


def test_names_that_no_font_knows_are_replaced_by_the_colour() -> None:
    words = TextWords("coal_baron", "en", ("김철수", "Bob", "Carol", "Dave"))
    named = TextWords("coal_baron", "en", ("yellow", "Bob", "Carol", "Dave"))
    shown = view(positions.middle(), None)
    assert (
        changed(
            coal_baron.DRAWING.draw(shown, None, Marks(), words), coal_baron.DRAWING.draw(shown, None, Marks(), named)
        )
        is None
    )


@pytest.mark.parametrize("language", COMPLETE)
def test_titles_and_figures_fit_whole_into_the_header(language: str) -> None:
    words = TextWords("coal_baron", language)
    for text, size, used in ((words("board-steps"), 38, 126), (words("board-shift"), 38, 140)):
        assert lettering.fit(text, size, layout.SHIFT.width - used, bold=True)[0] == text
    for area in (area for row in ROWS for area in row):
        text = words("board-area", area=area)
        assert lettering.width(text, 36, True) <= len(facts.row(area)) * 118


@pytest.mark.parametrize("language", COMPLETE)
def test_the_fonts_have_every_character_of_the_game(language: str) -> None:
    characters = {character for text in texts("coal_baron", language) for character in text if character != "\n"}
    assert not {character for character in characters if not lettering.shown(character)}


@pytest.mark.parametrize("language", COMPLETE)
def test_titles_of_areas_keep_clear_of_the_edges(language: str) -> None:
    words = TextWords("coal_baron", language)
    lines = coal_baron.board(view(positions.middle(), None), None, words).texts
    for row, areas in enumerate(ROWS):
        first = 0
        for name in areas:
            ground = layout.area(row, first, len(facts.row(name)))
            first += len(facts.row(name))
            title = next(line.box for line in lines if line.letters == words("board-area", area=name))
            assert ground.inset(10).left <= title.left, name
            assert title.right <= ground.right - 10, name


@pytest.mark.parametrize("seat", [None, 0])
def test_what_may_be_more_is_explained_only_while_something_may_be_more(seat: int | None) -> None:
    for state, may_be_more in ((positions.middle(), True), (positions.opening(), False)):
        drawn = coal_baron.board(view(state, seat), seat, TextWords("coal_baron", "en")).texts
        assert ("0+" in " ".join(line.letters for line in drawn)) == may_be_more
