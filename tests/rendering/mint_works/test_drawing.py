"""An image shows what its view shows, points out what is marked, and changes nothing."""

from functools import partial
from itertools import combinations

import msgspec
import pytest
from PIL import Image

from rendering import lettering, mint_works
from rendering.canvas import Box, Canvas
from rendering.drawing import Marks
from rendering.mint_works import cards, facts, layout
from rules.game import Move
from rules.mint_works import events, moves, steps
from rules.mint_works.board import PLANS
from rules.mint_works.state import Plan
from rules.mint_works.steps import State
from rules.mint_works.visibility import view
from tests.languages import COMPLETE
from tests.rendering import scenes
from tests.rendering.comparing import changed
from tests.rendering.mint_works import positions
from tests.rendering.text_words import TextWords

OWN_CARD = layout.tiles(layout.table(6, [layout.FEW, 0], 0).neighborhoods[0], layout.FEW)[0]
ENGLISH = TextWords("mint_works", "en")

draw = partial(scenes.draw, "mint_works")


def grown(box: Box) -> Box:
    """Returns `box` with the ring round it and the badges at its edge."""
    return box.inset(-14)


def table(state: State, seat: int | None = None) -> layout.Table:
    return layout.table(len(state.locations), [len(holder.buildings + holder.plans) for holder in state.players], seat)


def place_of(state: State, location: str) -> Box:
    names = [card.name for card in state.locations]
    return layout.locations(table(state).tin, len(names))[names.index(location)]


def offer_of(state: State, number: int) -> Box:
    return layout.supply_card(table(state).supply, number, 3)


def neighborhood_of(state: State, player: int, seat: int | None = None) -> Box:
    return table(state, seat).neighborhoods[player]


def tile_of(state: State, player: int, number: int, seat: int | None = None) -> Box:
    holder = state.players[player]
    return layout.tiles(neighborhood_of(state, player, seat), len(holder.buildings + holder.plans))[number]


@pytest.mark.parametrize("opponent", ["justin", "rachael", "sonic", "mort"])
def test_every_opponent_is_rendered(opponent: str) -> None:
    assert draw(positions.solo(opponent), 0).size == (layout.WIDTH, table(positions.solo(opponent), 0).height)


def test_secret_plans_of_others_leave_no_trace() -> None:
    state, other = positions.middle(), positions.middle()
    other.players[2].plans[-1] = Plan("obelisk", secret=True)
    for seat in (None, 0, 1, 3):
        assert changed(draw(state, seat), draw(other, seat)) is None


def test_the_secret_plan_of_an_opponent_leaves_no_trace() -> None:
    state, other = positions.solo(), positions.solo()
    other.players[1].plans[-1] = Plan("obelisk", secret=True)
    assert changed(draw(state, 0), draw(other, 0)) is None


def test_an_own_secret_plan_is_shown_in_its_street_and_nowhere_else() -> None:
    state, other = positions.middle(), positions.middle()
    other.players[2].plans[-1] = Plan("obelisk", secret=True)
    difference = changed(draw(state, 2), draw(other, 2))
    assert difference
    assert layout.street(neighborhood_of(state, 2, 2)).holds(difference)


def test_secret_plans_are_turned_up_at_the_end() -> None:
    state, other = positions.ended(), positions.ended()
    other.players[2].plans[-1] = Plan("stripmine", secret=True)
    assert changed(draw(state), draw(other))


def test_the_order_of_the_deck_leaves_no_trace() -> None:
    state, other = positions.middle(), positions.middle()
    other.deck.reverse()
    other.under = [other.deck.pop()]
    assert changed(draw(state, 0), draw(other, 0)) is None


@pytest.mark.parametrize("plan", PLANS)
@pytest.mark.parametrize("language", COMPLETE)
def test_every_card_is_rendered_to_buy_planned_and_built(plan: str, language: str) -> None:
    name = TextWords("mint_works", language)("plan", plan=plan)
    for width, height in (layout.TILE, layout.LARGEST, (142, 145), (170, 100), (120, 42)):
        sheets = [Canvas(Image.new("RGB", (width, height))) for _ in range(3)]
        cards.put_tile(sheets[1], Box(0, 0, width, height), cards.Tile(plan, name, "", None, secret=False))
        cards.put_tile(sheets[2], Box(0, 0, width, height), cards.Tile(plan, name, "", 2, secret=False))
        assert all(changed(one.image, other.image) for one, other in combinations(sheets, 2))
    sheet = Canvas(Image.new("RGB", (330, 200)))
    cards.put_offer(sheet, Box(0, 0, 330, 200), plan, name, "")
    assert sheet.image.getbbox() == (0, 0, 330, 200)


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("plan", PLANS)
def test_names_and_effects_fit_on_the_cards(plan: str, language: str) -> None:
    words = TextWords("mint_works", language)
    name, offer = words("plan", plan=plan), offer_of(positions.opening(), 0)
    assert lettering.fit(name, cards.LETTERS, offer.width - cards.NAME - cards.COST, bold=True)[0] == name
    for room, most in ((offer.width - 22, 2), (OWN_CARD.width - 20, 3)):
        lines, _ = lettering.wrap(words("plan-brief", plan=plan), cards.LETTERS, room, most)
        assert not any(line.endswith("…") for line in lines)


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("advanced", [("crowdfunder", "recycler"), ("swap_meet", "temp_agency")])
def test_names_of_locations_fit_beside_their_owner(language: str, advanced: tuple[str, str]) -> None:
    words = TextWords("mint_works", language)
    state = positions.position(4, advanced="chosen", advanced_first=advanced[0], advanced_second=advanced[1])
    for location in state.locations:
        used = 154 if not location.open else 22
        name = words("location", location=location.name)
        assert lettering.fit(name, 35, place_of(state, location.name).width - used, bold=True)[0] == name


def test_mints_that_are_placed_change_their_own_space() -> None:
    state = positions.opening()
    before = draw(state)
    positions.put(state, producer="1x1")
    difference = changed(before, draw(state))
    assert difference
    assert layout.spaces(place_of(state, "producer"), 2)[0].holds(difference)


def test_what_was_placed_and_gained_is_ringed() -> None:
    state = positions.middle()
    event = events.Built(seat=0, opponent="", plan="bridge", place="builder", cost=2)
    before, after = draw(state), draw(state, events=(event,))
    space, tile = layout.spaces(place_of(state, "builder"), 3)[0], tile_of(state, 0, 2)
    for place in (grown(space), grown(tile)):
        assert changed(before.crop(place), after.crop(place))
    difference = changed(before, after)
    assert difference
    assert (
        Box(min(space.left, tile.left), space.top, max(space.right, tile.right), tile.bottom)
        .inset(-14)
        .holds(difference)
    )


def test_each_of_several_placements_is_ringed_until_mints_are_returned() -> None:
    state = positions.middle()
    positions.put(state, producer="1x1 3x1 3x1")
    event = events.Worked(seat=3, opponent="", location="producer", place="producer", cost=1, gain=2)
    before = draw(state)
    both, none = draw(state, events=(event, event)), draw(state, events=(event, events.IncomePaid(round=4, mints=1)))
    ringed = [
        bool(changed(before.crop(space.inset(-7)), both.crop(space.inset(-7))))
        for space in layout.spaces(place_of(state, "producer"), 3)[1:]
    ]
    assert ringed == [True, True]
    assert changed(before, none) is None


def test_a_secret_plan_that_was_drawn_is_ringed_face_down() -> None:
    state = positions.solo()
    event = events.LottoPlayed(seat=0, opponent="justin", place="lotto", cost=3)
    before, after = draw(state, 0), draw(state, 0, events=(event,))
    place = grown(tile_of(state, 1, 2, 0))
    assert changed(before.crop(place), after.crop(place))


@pytest.mark.parametrize("kind", [events.BuildingsPaid, events.OwnerPaid, events.CoopPaid])
def test_what_upkeep_brings_is_not_ringed(
    kind: type[events.BuildingsPaid | events.OwnerPaid | events.CoopPaid],
) -> None:
    fields = {"seat": 1, "opponent": "", "location": "wholesaler", "mints": 2}
    event = msgspec.convert({"type": kind.__name__, **fields}, kind)
    assert changed(draw(positions.middle()), draw(positions.middle(), events=(event,))) is None


def test_the_stars_of_the_winner_are_ringed() -> None:
    event = events.GameWon(seat=1, opponent="", stars=10)
    difference = changed(draw(positions.ended()), draw(positions.ended(), events=(event,)))
    assert difference
    assert grown(layout.stars(neighborhood_of(positions.ended(), 1))).holds(difference)


def test_a_card_that_came_into_the_supply_is_ringed() -> None:
    difference = changed(draw(positions.middle()), draw(positions.middle(), events=(events.PlanRevealed("museum"),)))
    assert difference
    assert grown(offer_of(positions.middle(), 1)).holds(difference)


def test_what_is_no_longer_there_is_not_ringed() -> None:
    described = (
        events.Built(seat=3, opponent="", plan="obelisk", place="builder", cost=2),
        events.PlanRevealed("crane"),
        events.LottoPlayed(seat=1, opponent="", place="lotto", cost=3),
        events.IncomePaid(round=4, mints=1),
    )
    assert changed(draw(positions.middle()), draw(positions.middle(), events=described)) is None


def test_a_location_to_choose_is_numbered() -> None:
    for option in (moves.Place("leadership_council", 1), moves.Hire("leadership_council", 2)):
        difference = changed(draw(positions.middle(), 0), draw(positions.middle(), 0, options=(moves.Pass(), option)))
        assert difference
        assert grown(place_of(positions.middle(), "leadership_council")).holds(difference)


@pytest.mark.parametrize("option", [moves.Buy("plant", 5, 0), moves.SwapFor("plant", 2)])
def test_a_card_of_the_supply_to_choose_is_numbered(option: Move) -> None:
    difference = changed(draw(positions.middle(), 0), draw(positions.middle(), 0, options=(option,)))
    assert difference
    assert grown(offer_of(positions.middle(), 0)).holds(difference)


@pytest.mark.parametrize(
    ("option", "number"),
    [(moves.Build("vault", 2), 4), (moves.Recycle("factory", 1, 1, 7), 0), (moves.Give("gardens", 0), 3)],
)
def test_an_own_card_to_choose_is_numbered(option: Move, number: int) -> None:
    state = positions.middle()
    difference = changed(draw(state, 0), draw(state, 0, options=(option,)))
    assert difference
    assert grown(tile_of(state, 0, number, 0)).holds(difference)


def test_a_player_to_choose_is_numbered_in_the_neighborhood() -> None:
    difference = changed(draw(positions.middle(), 2), draw(positions.middle(), 2, options=(moves.GiveMint(3),)))
    assert difference
    assert grown(neighborhood_of(positions.middle(), 3, 2)).holds(difference)


def test_the_location_that_is_being_used_is_ringed() -> None:
    state = positions.late()
    after = draw(state, 1)
    state.agenda = [steps.TakeTurn([1])]
    place = grown(place_of(state, "temp_agency"))
    assert changed(draw(state, 1).crop(place), after.crop(place))


def test_the_viewer_has_the_largest_neighborhood() -> None:
    state = positions.middle()
    own, other = (neighborhood_of(state, 2, seat) for seat in (2, 1))
    assert own.height > 2 * other.height
    assert tile_of(state, 2, 0, seat=2).height > tile_of(state, 2, 0, seat=1).height


def test_the_starting_player_token_lies_with_its_holder() -> None:
    state = positions.middle()
    before = draw(state)
    state.starter = 3
    after = draw(state)
    for player in (2, 3):
        place = neighborhood_of(state, player)
        assert changed(before.crop(place), after.crop(place))


def test_a_player_after_a_pass_is_marked() -> None:
    state = positions.middle()
    before = draw(state)
    state.passed = []
    difference = changed(before, draw(state))
    assert difference
    assert neighborhood_of(positions.middle(), 1).holds(difference)


def test_names_that_no_font_knows_are_replaced_by_the_colour() -> None:
    words = TextWords("mint_works", "en", ("김철수", "Bob", "Carol", "Dave"))
    named = TextWords("mint_works", "en", ("yellow", "Bob", "Carol", "Dave"))
    shown = view(positions.middle(), None)
    assert (
        changed(
            mint_works.DRAWING.draw(shown, None, Marks(), words), mint_works.DRAWING.draw(shown, None, Marks(), named)
        )
        is None
    )


def test_a_building_that_loses_stars_shows_what_it_is_worth_and_what_it_loses() -> None:
    state = positions.ended()
    state.players[0].buildings, state.players[1].buildings = ["windmill"], ["windmill", "landfill", "museum", "obelisk"]
    assert [facts.lost_stars(state, player, "windmill") for player in (0, 1)] == [0, 1]
    assert [facts.lost_stars(state, 1, other) for other in ("landfill", "obelisk")] == [0, 0]
    drawn = mint_works.board(state, None, TextWords("mint_works", "en")).texts
    assert [text.letters for text in drawn].count("1−1") == 1
    assert "2−1" in {text.letters for text in drawn}


@pytest.mark.parametrize("plan", ["co_op", "corporate_hq", "landfill", "crane", "truck", "lotto", "wholesaler"])
def test_a_low_card_without_room_for_its_effect_shows_its_picture(plan: str) -> None:
    for other in PLANS:
        if other != plan and PLANS[other].type == PLANS[plan].type:
            assert changed(low(plan), low(other)), other


def low(plan: str) -> Image.Image:
    """Returns a Building, without its name, in one of many places of a Neighborhood."""
    sheet = Canvas(Image.new("RGB", (212, 96), "white"))
    cards.put_tile(sheet, Box(0, 0, 212, 96), cards.Tile(plan, "", "", 1, secret=False))
    return sheet.image
