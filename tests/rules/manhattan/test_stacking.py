"""Placing blocks on buildings, and owning them."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules import manhattan, play
from rules.chance import Chance, key
from rules.manhattan.board import largest, needed, reachable
from rules.manhattan.events import Founded, Raised, TakenOver
from rules.manhattan.moves import BuildIn, BuildWith, OutOfReach, UseCard
from rules.manhattan.state import Block, Building
from tests.rules.manhattan.positions import block, building, options, position
from tests.rules.playing import make, to_move

OWN = [0, 1, 2, 3]
COMBINED = [0, 0, 1, 1]


def is_legal(stack: str, placed: str, parties: list[int] = OWN) -> bool:
    new = block(placed)
    return new.floors >= needed(building(stack), new.colour, parties)


@pytest.mark.parametrize(
    ("stack", "placed", "legal"),
    [
        pytest.param("B3", "O2", False, id="01-less-than-the-owner"),
        pytest.param("O3", "P2", False, id="02-less-than-the-owner"),
        pytest.param("O3", "P3", True, id="03-a-tie-is-enough"),
        pytest.param("", "Y1", True, id="04-an-empty-site-takes-anything"),
        pytest.param("Y1,B3", "Y1", False, id="05-own-floors-below-do-not-suffice"),
        pytest.param("Y1,B3", "Y2", True, id="05-own-floors-below-count"),
        pytest.param("Y1,B3", "O2", False, id="06-a-newcomer-needs-all-of-it"),
        pytest.param("Y1,B3", "O3", True, id="06-a-newcomer-draws-level"),
        pytest.param("B3,O4", "O1", True, id="07-the-own-tower-takes-anything"),
        pytest.param("P4,P1", "Y4", False, id="08-five-floors-are-safe"),
        pytest.param("P3,O4,B4,B4", "O4", True, id="09-level-with-eight"),
        pytest.param("P3,O4,B4,B4", "P4", False, id="09-seven-against-eight"),
        pytest.param("O2,B2,P2", "O1", True, id="10-a-tie-is-broken"),
        pytest.param("O2,B2,P2", "Y1", False, id="10-a-newcomer-is-too-small"),
        pytest.param("O2,B2,P2", "Y2", True, id="10-a-tie-of-four"),
    ],
)
def test_a_block_needs_at_least_as_many_floors_as_anybody_has(stack: str, placed: str, legal: bool) -> None:
    assert is_legal(stack, placed) is legal


@pytest.mark.parametrize(
    ("stack", "placed", "combined", "per_colour"),
    [
        pytest.param("Y2,B3", "O1", True, False, id="25-the-other-colour-below-helps"),
        pytest.param("Y4", "O1", True, False, id="26-the-other-colour-is-oneself"),
        pytest.param("B2,P2", "Y3", False, True, id="27-both-colours-of-the-rival-count"),
        pytest.param("B2,Y2", "P2", True, True, id="draws-level-either-way"),
    ],
)
def test_two_colours_count_together_or_separately(stack: str, placed: str, combined: bool, per_colour: bool) -> None:
    assert is_legal(stack, placed, COMBINED) is combined
    assert is_legal(stack, placed, OWN) is per_colour


def is_legal_in_the_long_form(stack: Building, new: Block) -> bool:
    """Returns whether `new` is legal by the printed rule: nobody then has more floors in the building."""
    floors = [sum(part.floors for part in [*stack, new] if part.colour == colour) for colour in range(4)]
    return floors[new.colour] == max(floors)


blocks = st.builds(Block, st.integers(0, 3), st.integers(1, 4))


@pytest.mark.untraced
@given(st.lists(blocks, max_size=25))
def test_both_forms_of_the_stacking_rule_agree(row: list[Block]) -> None:
    stack: Building = []
    for new in row:
        legal = new.floors >= needed(stack, new.colour, OWN)
        assert legal == is_legal_in_the_long_form(stack, new)
        if legal:
            stack.append(new)


@given(st.lists(blocks, max_size=25), blocks)
def test_a_lead_of_five_floors_is_always_safe(row: list[Block], new: Block) -> None:
    stack: Building = []
    for part in row:
        if part.floors >= needed(stack, part.colour, OWN):
            stack.append(part)
    floors = [sum(part.floors for part in stack if part.colour == colour) for colour in range(4)]
    if stack and max(floors) - floors[new.colour] >= 5:
        assert new.floors < needed(stack, new.colour, OWN)


def test_without_blocks_no_site_can_be_built_on() -> None:
    state = position(blocks=["Y1", "", "", ""])
    assert largest(state.players[0]) == [(0, 1)]
    assert largest(state.players[1]) == [(1, 0)]
    assert not reachable([], largest(state.players[1]), OWN)


def test_a_block_on_an_empty_site_founds_a_building() -> None:
    state = position(hands=[[1, 1, 2, 3]], blocks=["Y3 Y1"])
    make(state, UseCard(0, 0))
    make(state, BuildIn(4, 0, height=0, top=-1))
    events = make(state, BuildWith(0, 3, height=3))
    assert events[0] == Founded(seat=0, city=4, cell=0, card=0, colour=0, floors=3)
    assert state.sites[4 * 9] == building("Y3")


def test_an_own_building_is_raised_by_any_block() -> None:
    state = position("city 1: 1:B3,Y4", hands=[[1, 1, 2, 3]], blocks=["Y3 Y1"])
    make(state, UseCard(0, 0))
    make(state, BuildIn(0, 0, height=7, top=0))
    assert to_move(state) == (0, [BuildWith(0, 3, height=10), BuildWith(0, 1, height=8)])
    assert make(state, BuildWith(0, 1, height=8))[0] == Raised(0, 0, 0, 0, colour=0, floors=1, height=8)


def test_a_building_is_taken_over_by_drawing_level() -> None:
    state = position("city 1: 1:Y1,B3", hands=[[1, 1, 2, 3]], blocks=["Y2 Y1"])
    make(state, UseCard(0, 0))
    events = make(state, BuildIn(0, 0, height=4, top=2))  # the block of one floor is too small, so there is no choice
    assert events[0] == TakenOver(0, from_seat=2, city=0, cell=0, card=0, colour=0, floors=2, height=6)


def test_a_site_out_of_reach_is_refused_with_what_it_needs() -> None:
    state = position("city 1: 1:Y1,B3 city 2: 1:P4,P1", hands=[[1, 1, 2, 3]], blocks=["Y1 Y1"])
    make(state, UseCard(0, 0))
    assert [move.city for move in to_move(state)[1]] == [2, 3, 4, 5]
    assert state.agenda[-1].refusals(state, 0) == [
        OutOfReach(city=0, cell=0, needs=2, largest=1),
        OutOfReach(city=1, cell=0, needs=5, largest=1),
    ]


def test_with_combined_colours_any_block_fits_on_the_other_own_colour() -> None:
    state = position("city 1: 9:Y4", seats=2, hands=[[9, 9, 9, 9]], blocks=["O1 Y1"], ruleset="publisher")
    make(state, UseCard(8, 8))
    make(state, BuildIn(0, 8, height=4, top=0))
    assert to_move(state)[1] == [BuildWith(0, 1, height=5), BuildWith(1, 1, height=5)]
    assert make(state, BuildWith(1, 1, height=5))[0] == Raised(0, 0, 8, 8, colour=1, floors=1, height=5)


def test_a_separate_colour_has_to_outgrow_the_other_own_colour() -> None:
    state = position(
        "city 1: 9:Y4", seats=2, hands=[[9, 9, 9, 9]], blocks=["O1"], ruleset="publisher", two_player_mode="per_colour"
    )
    make(state, UseCard(8, 8))
    assert 0 not in [move.city for move in to_move(state)[1]]
    assert state.agenda[-1].refusals(state, 0) == [OutOfReach(city=0, cell=8, needs=4, largest=1)]


def test_a_refused_city_names_the_separate_colour_that_is_closest_to_fitting() -> None:
    state = position(
        "city 1: 9:Y1,B4 city 2: 9:O2,B3",
        seats=2,
        hands=[[9, 9, 9, 9]],
        blocks=["O3 Y1"],
        ruleset="publisher",
        two_player_mode="per_colour",
    )
    make(state, UseCard(8, 8))
    assert state.agenda[-1].refusals(state, 0) == [OutOfReach(city=0, cell=8, needs=4, largest=3, colour=1)]
    assert 1 in [move.city for move in to_move(state)[1]]


def test_a_city_is_never_refused_for_a_block_that_would_do() -> None:
    reasons = 0
    for seed in range(3):
        chosen = options(ruleset="publisher", two_player_mode="per_colour")
        state, dice = manhattan.GAME.new(2, chosen, Chance(key(seed))), Random(seed)
        while offered := play.settle(state):
            ((seat, found),) = offered.items()
            for reason in state.agenda[-1].refusals(state, seat):
                if isinstance(reason, OutOfReach):
                    assert reason.needs > reason.largest > 0
                    reasons += 1
            play.take(state, seat, dice.choice(found))
    assert reasons > 20
