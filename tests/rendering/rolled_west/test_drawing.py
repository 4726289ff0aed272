"""An image shows what its view shows, points out what is marked, and changes nothing."""

from collections.abc import Callable, Sequence
from functools import partial

import pytest

from rendering import lettering, rolled_west
from rendering.canvas import Box
from rendering.drawing import Marks
from rendering.rolled_west import dice, ground, icons, layout, players, shared
from rendering.rolled_west.signs import SIGNS
from rendering.theme import SEATS
from rules.game import Event, Move
from rules.rolled_west import GAME, events, moves, steps
from rules.rolled_west.board import CONTRACTS, METALS, OFFICES, RESOURCES, TERRAINS
from tests.languages import COMPLETE
from tests.rendering import scenes
from tests.rendering.comparing import changed
from tests.rendering.rolled_west import positions
from tests.rendering.rolled_west.places import Places
from tests.rendering.text_words import TextWords

ENGLISH = TextWords("rolled_west", "en")
TABLE, PAGE = Places(None, 4), Places(2, 4)

draw = partial(scenes.draw, "rolled_west")


def grown(box: Box) -> Box:
    """Returns `box` with the ring round it and the badges at its edge."""
    return box.inset(-14)


def test_dice_are_rendered_by_what_they_show_and_what_became_of_them() -> None:
    pictures = {dice.die(face, face[0], 112, used).tobytes() for face in RESOURCES for used in (False, True)}
    assert len(pictures) == 2 * len(RESOURCES)


def test_every_sign_is_rendered_and_looks_different() -> None:
    names = [*players.SOURCES.values(), "star", "spent", "banked", "waiting", "tick", "ghost"]
    assert len({icons.icon(name, 40).tobytes() for name in names}) == len(names)


def test_a_camp_is_a_triangle_and_a_settlement_a_circle() -> None:
    camp, settlement = (icons.mark(SEATS[0], kind, 64) for kind in (False, True))
    corner, middle_of_side = (6, 6), (6, 32)
    assert camp.getpixel(corner) == settlement.getpixel(corner) == (0, 0, 0, 0)
    assert camp.getpixel(middle_of_side) == (0, 0, 0, 0)
    assert settlement.getpixel(middle_of_side) != (0, 0, 0, 0)


@pytest.mark.parametrize("places", [Places(None, 3), Places(0, 3)])
@pytest.mark.parametrize("name", CONTRACTS)
def test_the_owner_of_a_contract_is_shown_on_it_and_nowhere_else(name: str, places: Places) -> None:
    state, other = positions.position(3), positions.position(3)
    other.contracts = {name: 1}
    below = Box(0, layout.FIRST, layout.WIDTH, layout.BOOMTOWN.bottom)
    difference = changed(draw(state, places.owner).crop(below), draw(other, places.owner).crop(below))
    assert difference
    assert _moved(places.contract(name), below).holds(difference)


@pytest.mark.parametrize("name", OFFICES)
def test_the_owner_of_an_office_is_shown_on_it_and_nowhere_else(name: str) -> None:
    state, other = positions.position(3), positions.position(3)
    other.offices = {name: 1}
    difference = changed(draw(state), draw(other))
    assert difference
    assert TABLE.office(name).holds(difference)


def test_office_sg_shows_whether_it_counts_contracts_or_their_copper() -> None:
    before, after = draw(positions.position(3)), draw(positions.position(3, ruleset="publisher"))
    difference = changed(before, after)
    assert difference
    assert TABLE.office("SG").holds(difference)


def test_in_the_end_offices_show_what_they_have_paid() -> None:
    state, other = positions.ended(), positions.ended()
    other.contracts["S5"] = 0
    before, after = draw(state), draw(other)
    office = Places(None, 3).office("GG")
    assert changed(before.crop(office), after.crop(office))


@pytest.mark.parametrize("terrain", TERRAINS)
@pytest.mark.parametrize("player", range(4))
def test_a_mark_is_rendered_in_the_place_of_its_player_and_the_rank_on_the_plate(terrain: str, player: int) -> None:
    state, other = positions.position(4), positions.position(4)
    other.players[player].claims[terrain] = ["camp"]
    before, after = draw(state), draw(other)
    plots = Box(layout.plot(terrain, 0).left, layout.HEAD, layout.RIGHT, layout.FIRST)
    difference = changed(before.crop(plots), after.crop(plots))
    assert difference
    assert _moved(TABLE.mark(player, terrain, 1), plots).holds(difference)
    plate = layout.plate(terrain)
    assert changed(before.crop(plate), after.crop(plate))


@pytest.mark.parametrize("seat", [None, 2])
def test_a_camp_and_a_settlement_look_different_on_the_land(seat: int | None) -> None:
    state, other = positions.position(4), positions.position(4)
    state.players[2].claims["hills"] = ["camp", "camp"]
    other.players[2].claims["hills"] = ["camp", "settlement"]
    place = TABLE.mark(2, "hills", 2)
    assert changed(draw(state, seat).crop(place), draw(other, seat).crop(place))


@pytest.mark.parametrize("metal", METALS)
def test_the_wagon_of_a_player_stands_in_the_last_station_it_has_reached(metal: str) -> None:
    state, other = positions.position(4), positions.position(4)
    for number in range(4):
        other.players[number].shipped[metal] = number
    before, after = draw(state), draw(other)
    for number in range(4):
        for station in range(1, 6):
            place = TABLE.wagon(number, metal, station)
            assert bool(changed(before.crop(place), after.crop(place))) == (station == number)


@pytest.mark.parametrize("seat", [None, 2])
def test_a_first_bonus_that_is_gone_shows_who_has_it(seat: int | None) -> None:
    looks = set()
    for owner in (None, 1, 3):
        state = positions.position(4)
        state.firsts = {} if owner is None else {"gold_5": owner}
        looks.add(draw(state, seat).crop(layout.sign(layout.station("gold", 4), 0)).tobytes())
    assert len(looks) == 3


def test_the_terrain_lies_apart_with_its_die() -> None:
    state, other = positions.position(3), positions.position(3)
    positions.roll(other, 0, "wood copper copper! silver", "valley")
    assert changed(draw(state).crop(layout.TRAY), draw(other).crop(layout.TRAY))


@pytest.mark.parametrize("use", ["x", "$"])
def test_a_die_that_was_spent_or_banked_is_distinguished(use: str) -> None:
    state, other = positions.middle(), positions.middle()
    positions.roll(state, 2, "copper silver! wood gold", "hills")
    positions.roll(other, 2, f"copper{use} silver! wood gold", "hills")
    difference = changed(draw(state), draw(other))
    assert difference
    place = layout.die(1, 4, has_terrain=True)
    assert Box(place.left - 20, layout.ROLL.top, place.right + 20, layout.ROLL.bottom).holds(difference)


def test_a_player_to_copy_sees_spent_dice_like_the_others() -> None:
    state, other = positions.middle(), positions.middle()
    for die in other.dice:
        die.use = "free" if die.use != "terrain" else die.use
    assert changed(draw(state, 1), draw(other, 1)) is None
    assert changed(draw(state, 2), draw(other, 2))


def test_everybody_who_is_awaited_stands_out() -> None:
    state = positions.middle()
    before = draw(state)
    state.agenda = [steps.EndTurn(), steps.TakeTurn([2])]
    after = draw(state)
    for player in range(4):
        panel = TABLE.panel(player)
        assert bool(changed(before.crop(panel), after.crop(panel))) == (player in (1, 3))
        place = layout.standing(player, 4)
        assert bool(changed(before.crop(place), after.crop(place))) == (player in (1, 3))
    assert changed(before.crop(layout.TURN), after.crop(layout.TURN))


def test_a_complete_turn_that_waits_for_done_is_shown_to_its_player_only() -> None:
    state = positions.middle()
    state.agenda = [steps.EndTurn()]
    waiting = draw(state, 2)
    assert changed(waiting, draw(positions.middle(), 2))


def test_with_two_players_the_ghost_is_shown_as_the_roller_and_in_a_panel() -> None:
    state, other = positions.duel(), positions.duel()
    other.roller = 0
    assert changed(draw(state).crop(layout.ROLLER), draw(other).crop(layout.ROLLER))
    words = TextWords("rolled_west", "en", ("Alice", "Bobby"))
    named = rolled_west.DRAWING.draw(GAME.view(state, 0), 0, Marks(), words)
    ghost = Places(0, 2).panel(2)
    assert changed(draw(state, 0).crop(ghost), named.crop(ghost))


def test_the_first_player_of_a_round_wears_the_badge() -> None:
    state = positions.middle()
    before = draw(state), draw(state, 3)
    state.starter = 3
    after = draw(state), draw(state, 3)
    for player in (0, 3):
        panel = TABLE.panel(player)
        assert changed(before[0].crop(panel), after[0].crop(panel))
    assert changed(before[1].crop(layout.BESIDE), after[1].crop(layout.BESIDE))


@pytest.mark.parametrize("seat", [None, 2])
@pytest.mark.parametrize("resource", RESOURCES)
def test_the_bank_is_shown_to_everybody_and_beside_the_own_dice(resource: str, seat: int | None) -> None:
    places = TABLE if seat is None else PAGE
    for player in range(4):
        state, other = positions.position(4), positions.position(4)
        other.players[player].bank[resource] = 3
        before, after = draw(state, seat), draw(other, seat)
        bank, panel = places.bank(player, resource), places.panel(player)
        assert changed(before.crop(bank), after.crop(bank))
        difference = changed(before.crop(panel), after.crop(panel))
        assert difference
        if player != seat:
            assert _moved(bank, panel).holds(difference)


def test_everybody_sees_the_same_of_a_finished_game() -> None:
    assert changed(draw(positions.ended()), draw(positions.ended(), 1)) is None


@pytest.mark.parametrize("places", [TABLE, PAGE])
@pytest.mark.parametrize(
    ("event", "find"),
    [
        (events.TerrainSet(seat=2, terrain="hills", left="C W G"), lambda places: [layout.TRAY]),
        (events.Claimed(2, "settlement", "hills", 1, 2), lambda places: [places.mark(2, "hills", n) for n in (1, 2)]),
        (events.Claimed(0, "camp", "woods", 3, 3), lambda places: [places.mark(0, "woods", 3)]),
        (events.Completed(1, "C2S2", 9), lambda places: [places.contract("C2S2")]),
        (events.Bought(2, "GC"), lambda places: [places.office("GC")]),
        (events.Shipped(2, "silver", 1, 3, 6, 0), lambda places: [places.wagon(2, "silver", 3)]),
        (events.Banked(2, "gold"), lambda places: [places.bank(2, "gold")]),
        (events.Copied(3, "copper"), lambda places: [places.bank(3, "copper")]),
    ],
)
def test_what_changed_is_ringed(event: Event, find: Callable[[Places], list[Box]], places: Places) -> None:
    state = positions.middle()
    ringed = draw(state, places.owner, events=(event,))
    difference = changed(draw(state, places.owner), ringed)
    found = find(places)
    assert difference
    assert grown(_around(found)).holds(difference)
    assert difference.holds(_around(found))


def test_the_points_of_the_winner_are_ringed() -> None:
    difference = changed(draw(positions.ended()), draw(positions.ended(), events=(events.GameWon(1, 75),)))
    assert difference
    assert grown(Places(None, 3).score(1)).holds(difference)


def test_what_changes_no_place_is_not_ringed() -> None:
    placeless = (events.Rolled(2, "C S W G"), events.TurnEnded(2, "S"), events.Declined(1, 0))
    assert changed(draw(positions.middle()), draw(positions.middle(), events=placeless)) is None


def test_a_terrain_whose_dice_are_gone_is_not_ringed() -> None:
    event = events.TerrainSet(seat=2, terrain="hills", left="C W G")
    for state in (positions.position(3), positions.ended()):
        assert changed(draw(state), draw(state, events=(event,))) is None
    other = events.TerrainSet(seat=1, terrain="hills", left="C W G")
    assert changed(draw(positions.middle()), draw(positions.middle(), events=(other,))) is None


def test_a_bank_is_not_ringed_once_the_game_is_over() -> None:
    placeless = (events.Banked(1, "gold"), events.Copied(0, "wood"))
    assert changed(draw(positions.ended()), draw(positions.ended(), events=placeless)) is None


@pytest.mark.parametrize(
    ("option", "place"),
    [
        (moves.Claim("camp", "hills", 3, 1), PAGE.mark(2, "hills", 3)),
        (moves.Claim("settlement", "hills", 3, 4), PAGE.mark(2, "hills", 4)),
        (moves.Complete("C4", 8), PAGE.contract("C4")),
        (moves.Buy("GG", 0), PAGE.office("GG")),
        (moves.Ship("gold", 2, 0, 0), PAGE.wagon(2, "gold", 3)),
        (moves.Bank("wood"), layout.die(2, 4, has_terrain=True)),
        (moves.Copy("copper"), layout.die(1, 4, has_terrain=True)),
    ],
)
def test_what_can_be_chosen_is_numbered(option: Move, place: Box) -> None:
    difference = changed(draw(positions.middle(), 2), draw(positions.middle(), 2, options=(moves.End("none"), option)))
    assert difference
    assert place.inset(-38).holds(difference)
    assert difference.meets(place)


def test_each_terrain_to_choose_is_numbered_once() -> None:
    state = positions.position(3)
    options = tuple(steps.ChooseTerrain([0]).options(state, 0))
    before, after = draw(state, 0), draw(state, 0, options=options)
    places = [layout.die(number, 4, has_terrain=False).inset(-10) for number in range(4)]
    assert [bool(changed(before.crop(place), after.crop(place))) for place in places] == [True, True, False, True]


@pytest.mark.parametrize(
    ("options", "shown"),
    [
        ([moves.Copy("copper"), moves.Decline(0)], [1]),
        ([moves.SetTerrain("woods", 7, 0, "C S G")], [1]),
        ([moves.Claim("camp", "hills", 3, 1), moves.Ship("gold", 1, 2, 0), moves.End("W")], [1]),
        ([moves.Complete("C4", 8), moves.End("W")], [1, 2]),
        ([moves.Buy("GG", 0), moves.Bank("wood")], [1, 3]),
        ([moves.Complete("C4", 8), moves.Buy("GG", 0)], [1, 2, 3]),
    ],
)
def test_a_question_shows_dice_and_land_and_what_is_for_sale_if_that_is_an_option(
    options: list[Move], shown: list[int]
) -> None:
    view = GAME.view(positions.middle(), 2)
    pieces, _ = rolled_west.DRAWING.parts(view, 2, Marks(options=options), ENGLISH, whole=False)
    parts = layout.parts_of_question(layout.height(4, is_over=False))
    assert [piece.box for piece in pieces] == [parts[number] for number in shown]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_sees_dice_and_land_and_then_all_the_rest(seats: int) -> None:
    view = GAME.view(positions.position(seats), None)
    pieces, _ = rolled_west.DRAWING.parts(view, None, Marks(), ENGLISH)
    assert [piece.box.top for piece in pieces] == [0, layout.FIRST]


@pytest.mark.parametrize("seat", [None, 1])
def test_whatever_has_a_sign_on_the_board_is_explained(seat: int | None) -> None:
    seen = {
        name
        for state in (positions.middle(), positions.duel(), positions.ended())
        for name in rolled_west.DRAWING.explained(GAME.view(state, seat), seat, ENGLISH)[1]
    }
    assert seen == {sign.text for sign in SIGNS} - ({"standings"} if seat is not None else set())


def test_a_resource_that_no_die_shows_and_what_has_no_place_get_no_number() -> None:
    options = (moves.Copy("silver"), moves.End("none"), moves.Decline(0))
    state = positions.middle()
    assert changed(draw(state, 2), draw(state, 2, options=options)) is None


def test_names_that_no_font_knows_are_replaced_by_the_colour() -> None:
    words = TextWords("rolled_west", "en", ("김철수", "Bob", "Carol", "Dave"))
    named = TextWords("rolled_west", "en", ("yellow", "Bob", "Carol", "Dave"))
    shown = GAME.view(positions.middle(), None)
    assert (
        changed(
            rolled_west.DRAWING.draw(shown, None, Marks(), words), rolled_west.DRAWING.draw(shown, None, Marks(), named)
        )
        is None
    )


@pytest.mark.parametrize("language", COMPLETE)
def test_the_names_of_terrains_fit(language: str) -> None:
    words = TextWords("rolled_west", language)
    for name in (words("board-terrain", terrain=terrain) for terrain in TERRAINS):
        assert lettering.fit(name, 36, layout.TRAY.width - 12, bold=True)[0] == name
        assert lettering.fit(name, 35, layout.PLATE - 58, bold=True)[0] == name


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("ruleset", ["standard", "publisher"])
def test_what_offices_pay_is_written_out(language: str, ruleset: str) -> None:
    view = GAME.view(positions.position(4, ruleset=ruleset), None)
    canvas = rolled_west.DRAWING.board(view, None, TextWords("rolled_west", language))
    written = [text.letters for text in canvas.texts if layout.BOOMTOWN.holds(text.box)]
    assert len(written) > 2 * len(OFFICES)
    assert not [text for text in written if text.endswith("…")]


def test_contracts_look_different() -> None:
    written = ground.lettering(ENGLISH)
    looks = {shared.contract(124, 92, name, owner, written).tobytes() for name in CONTRACTS for owner in (None, 0, 1)}
    assert len(looks) == 3 * len(CONTRACTS)


def _around(boxes: Sequence[Box]) -> Box:
    """Returns the smallest box around all of `boxes`."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return Box(min(lefts), min(tops), max(rights), max(bottoms))


def _moved(box: Box, into: Box) -> Box:
    """Returns `box` in a crop of `into`."""
    return Box(box.left - into.left, box.top - into.top, box.right - into.left, box.bottom - into.top)
