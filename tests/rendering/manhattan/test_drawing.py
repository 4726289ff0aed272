"""An image shows what its view shows, points out what is marked, and changes nothing."""

from functools import partial

import msgspec
import pytest

from rendering import manhattan
from rendering.canvas import Box
from rendering.drawing import Marks
from rendering.highlights import THICK
from rendering.manhattan import blocks, layout, towers
from rules.game import Move
from rules.manhattan import events, moves, steps
from rules.manhattan.state import CELLS
from rules.manhattan.visibility import view
from tests.rendering import scenes
from tests.rendering.comparing import changed
from tests.rendering.manhattan import positions
from tests.rendering.text_words import TextWords

ENGLISH = TextWords("manhattan", "en")

draw = partial(scenes.draw, "manhattan")
STRIP = layout.strip(layout.MAP.bottom)
HAND = layout.cards(STRIP)


def site(city: int, cell: int) -> Box:
    """Returns what a site may take: the height of its city, between its neighbours."""
    x, _ = layout.FEET[city * CELLS + cell]
    return layout.CITIES_AT[city]._replace(left=x - layout.EDGE, right=x + layout.LANE + layout.EDGE)


def panel(seat: int, *, own: bool = False) -> Box:
    """Returns the panel of a seat on the board that everybody sees, or on that of a player, which has a hand."""
    return layout.panel(layout.strip(layout.MAP.bottom + layout.STRIP * own, layout.PLAYERS), seat, 4)


def test_hands_of_others_leave_no_trace() -> None:
    other = positions.middle()
    for player in other.players[1:]:
        player.hand = [0, 1, 2, 3]
    assert changed(draw(positions.middle(), 0), draw(other, 0)) is None
    assert changed(draw(positions.middle()), draw(other)) is None


def test_an_own_card_is_shown_in_the_strip_and_nowhere_else() -> None:
    other = positions.middle()
    other.players[0].hand[0] = 3
    difference = changed(draw(positions.middle(), 0), draw(other, 0))
    assert difference
    assert HAND[0].holds(difference)


def test_a_building_changes_its_own_site_and_stands_on_its_foot() -> None:
    state = positions.opening()
    state.agenda = [steps.PlayCard(seats=[1])]
    state.sites[0] = positions.tower("Y4 O4")  # has the crown
    before = draw(state)
    state.sites[13] = positions.tower("B2 O2")
    city = layout.CITIES_AT[1]._replace(bottom=layout.PLATES[1].top)
    difference = changed(before.crop(city), draw(state).crop(city))
    assert difference
    assert site(1, 4).holds(difference.moved(city.left, city.top))
    assert difference.height == pytest.approx(towers.rise(4) + towers.BELOW, abs=4)


@pytest.mark.parametrize("kind", [events.Raised, events.Founded, events.TakenOver])
def test_what_was_built_is_ringed(kind: type[events.Raised | events.Founded | events.TakenOver]) -> None:
    fields = {"seat": 1, "from_seat": 0, "city": 2, "cell": 3, "card": 1, "colour": 1, "floors": 2, "height": 9}
    event = msgspec.convert({"type": kind.__name__, **fields}, kind)
    difference = changed(draw(positions.middle()), draw(positions.middle(), events=(event,)))
    assert difference
    x, y = layout.FEET[2 * CELLS + 3]
    assert difference.holds(Box(x, y - towers.rise(20), x + towers.FRONT, y + towers.BELOW))


def test_a_block_that_was_chosen_is_ringed_in_the_panel() -> None:
    difference = changed(draw(positions.middle()), draw(positions.middle(), events=(events.BlockChosen(1, 1, 2),)))
    assert difference
    assert panel(1).inset(-THICK).holds(difference)


def test_what_a_round_changes_for_everybody_is_not_ringed() -> None:
    scored = events.RoundScored(2, 3, tallest=3, majorities=2, buildings=7, promo=0, gained=12, points=19)
    chosen = events.BlocksChosen(1, 1, 1, 2, 3, 0), events.BlocksRevealed(1, 1, 1, 2, 3, 0)
    assert changed(draw(positions.middle()), draw(positions.middle(), events=(scored, *chosen))) is None


def test_events_without_a_place_leave_the_board_as_it_is() -> None:
    placeless = (events.RoundStarted(3, 4, 1), events.GameWon(0, 40))
    assert changed(draw(positions.middle()), draw(positions.middle(), events=placeless)) is None


def test_a_site_to_choose_is_framed_and_its_city_is_numbered_where_no_building_stands() -> None:
    before = draw(positions.middle(), 0)
    after = draw(positions.middle(), 0, options=(moves.BuildIn(city=4, cell=6, height=0, top=-1),))
    plate, city = layout.PLATES[4], layout.CITIES_AT[4]._replace(bottom=layout.PLATES[4].top - 6)
    assert changed(before.crop(plate), after.crop(plate))
    framed = changed(before.crop(city), after.crop(city))
    assert framed
    assert framed.moved(city.left, city.top).holds(Box(0, -5, layout.LANE, 0).moved(*layout.FEET[4 * CELLS + 6]))


@pytest.mark.parametrize("kind", [moves.UseCard, moves.Discard])
def test_a_card_to_choose_is_numbered_in_the_hand(kind: type[moves.UseCard | moves.Discard]) -> None:
    difference = changed(draw(positions.middle(), 0), draw(positions.middle(), 0, options=(kind(card=8, cell=8),)))
    assert difference
    assert HAND[3].holds(difference)


@pytest.mark.parametrize("option", [moves.TakeBlocks(2, 3, 1, 0), moves.TakeBlock(2, 3)])
def test_a_block_to_choose_is_numbered_in_the_own_panel(option: Move) -> None:
    difference = changed(draw(positions.middle(), 2), draw(positions.middle(), 2, options=(option,)))
    assert difference
    assert panel(2, own=True).holds(difference)


@pytest.mark.parametrize("option", [moves.BuildWith(2, 3, 5), moves.GiveUp(2, 3)])
def test_a_block_to_build_or_to_give_up_is_numbered_beside_the_hand_and_hides_no_count(option: Move) -> None:
    difference = changed(draw(positions.middle(), 2), draw(positions.middle(), 2, options=(option,)))
    assert difference
    place = layout.sizes(layout.own_rows(STRIP, 1)[0])[2]
    assert place._replace(right=place.right - blocks.FIGURE // 2).holds(difference)


def test_several_numbers_of_blocks_share_a_badge_inside_the_panel() -> None:
    options = tuple(moves.TakeBlocks(3, 4, count, 6 - count) for count in range(4))
    difference = changed(draw(positions.middle(), 3), draw(positions.middle(), 3, options=options))
    assert difference
    assert panel(3, own=True).holds(difference)


def test_the_site_of_the_block_being_placed_is_ringed() -> None:
    state = positions.middle()
    before = draw(state, 0)
    state.agenda = [steps.PlaceBlock(seats=[0], card=0, city=1, cell=4)]
    x, y = layout.FEET[1 * CELLS + 4]
    around = Box(x - 20, y - 40, x + 60, y + 20)
    assert changed(before.crop(around), draw(state, 0).crop(around))


def test_names_that_no_font_knows_are_replaced_by_the_colour() -> None:
    words = TextWords("manhattan", "en", ("김철수", "Bob", "Carol", "Dave"))
    named = TextWords("manhattan", "en", ("yellow", "Bob", "Carol", "Dave"))
    shown = view(positions.middle(), None)
    assert (
        changed(
            manhattan.DRAWING.draw(shown, None, Marks(), words), manhattan.DRAWING.draw(shown, None, Marks(), named)
        )
        is None
    )
