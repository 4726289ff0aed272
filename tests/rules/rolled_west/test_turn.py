"""The actions of the roller: rulings 1 to 3, 10 to 13 and 18 to 20, and worked examples 1 to 16."""

import pytest

from rules import play
from rules.rolled_west.events import Claimed, Shipped, TurnEnded
from rules.rolled_west.moves import Bank, Buy, Claim, Complete, End, SetTerrain, Ship
from tests.rules.rolled_west.positions import bank, make, of, offered, position

FULL = "ccccccc"


def camp(terrain: str, space: int, points: int) -> Claim:
    return Claim("camp", terrain, space, points)


def settlement(terrain: str, space: int, points: int) -> Claim:
    return Claim("settlement", terrain, space, points)


def test_each_rolled_face_can_be_set_aside() -> None:
    state = position("| woods:cccccccc hills:cc", "", dice="SWSC")
    assert offered(state) == [
        SetTerrain("woods", 0, 0, "S S C"),
        SetTerrain("valley", 1, 0, "S W S"),
        SetTerrain("hills", 3, 1, "W S C"),
    ]


def test_four_equal_dice_leave_no_choice_of_terrain() -> None:
    state = position("", "", dice="GGGG")
    assert offered(state) == [SetTerrain("mountains", 1, 0, "G G G")]
    play.settle(state)
    assert state.terrain == "mountains"


def test_a_full_terrain_can_be_chosen_without_use() -> None:  # rulings 2 and 3
    state = position("2/0/0/0 | woods:cccccccc", "", dice="WWCS", terrain="woods")
    assert of(Claim, offered(state)) == []
    make(state, End("W C S"))
    assert state.agenda[-1].seats == [1]


def test_ending_a_turn_has_an_event_if_dice_are_lost() -> None:
    state = position("1/0/0/0", "", dice="CWSS", terrain="valley")
    events = make(state, Ship("silver", 2, 2, 0), Bank("wood"), End("none"))
    assert of(TurnEnded, events) == []
    state = position("1/0/0/0", "", dice="CWSS", terrain="valley")
    events = make(state, Ship("silver", 2, 2, 0), End("W"))
    assert of(TurnEnded, events) == [TurnEnded(0, "W")]


def test_example_1_a_settlement_in_the_hills() -> None:
    state = position("", "", dice="WWCS", terrain="hills")
    assert of(Claim, offered(state)) == [camp("hills", 1, 0), settlement("hills", 1, 2)]
    assert make(state, settlement("hills", 1, 2)) == [Claimed(0, "settlement", "hills", 1, 2)]
    assert state.players[0].claims["hills"] == ["camp", "settlement"]
    assert offered(state) == [Ship("copper", 1, 0, 0), Bank("copper"), End("C")]


def test_example_2_wood_set_aside_cannot_be_spent() -> None:  # ruling 1
    state = position("", "", dice="WWCS", terrain="woods")
    assert of(Claim, offered(state)) == [camp("woods", 1, 1)]
    lone = position("", "", dice="WCSG", terrain="woods")
    assert of(Claim, offered(lone)) == []


def test_example_3_the_rolled_wood_and_the_banked_one_pay_together() -> None:
    state = position("1/0/0/0", "", dice="WWCS", terrain="woods")
    make(state, settlement("woods", 1, 3))
    assert bank(state) == "0/0/0/0"
    assert [die.use for die in state.dice] == ["terrain", "spent", "free", "free"]


def test_example_4_only_the_terrain_of_the_turn_can_be_claimed() -> None:
    state = position("", "", dice="WWGS", terrain="hills")
    assert {move.terrain for move in of(Claim, offered(state))} == {"hills"}


def test_example_5_a_turn_has_one_claim() -> None:  # ruling 10
    state = position("2/0/0/0", "", dice="WCSC", terrain="valley")
    make(state, camp("valley", 1, 0))
    assert of(Claim, offered(state)) == []


def test_example_6_only_a_camp_fits_on_the_last_space() -> None:  # ruling 18
    state = position(f"1/0/0/0 | woods:{FULL}", "", dice="WWCS", terrain="woods")
    assert of(Claim, offered(state)) == [camp("woods", 8, 9)]


def test_a_settlement_ends_where_the_track_ends() -> None:
    state = position(f"1/0/0/0 | mountains:{FULL[:6]}", "", dice="WGCS", terrain="mountains")
    assert of(Claim, offered(state)) == [camp("mountains", 7, 0), settlement("mountains", 7, 10)]


def test_a_camp_cannot_become_a_settlement() -> None:
    state = position("| hills:c", "", dice="WWSC", terrain="hills")
    make(state, settlement("hills", 2, 3))
    assert state.players[0].claims["hills"] == ["camp", "camp", "settlement"]


def test_example_7_a_contract_takes_dice_and_bank_and_is_closed_to_all_others() -> None:
    state = position("0/0/0/3", "0/0/0/5", dice="GGWC", terrain="woods")
    make(state, Complete("G5", 15))
    assert bank(state) == "0/0/0/0"
    assert [die.use for die in state.dice] == ["spent", "spent", "terrain", "free"]
    assert state.contracts == {"G5": 0}
    later = position("0/0/0/3", "0/0/0/5", dice="GGWC", terrain="woods", roller=1, contracts={"G5": 0})
    assert of(Complete, offered(later)) == [Complete("G4", 12)]


def test_example_8_a_turn_has_one_contract_but_the_copper_can_be_shipped() -> None:  # ruling 10
    state = position("0/3/0/3", "", dice="GGWC", terrain="woods")
    make(state, Complete("G5", 15))
    assert of(Complete, offered(state)) == []
    assert Ship("copper", 4, 8, 1) in offered(state)


def test_example_9_dice_pay_before_the_bank() -> None:  # ruling 12
    state = position("0/1/1/0", "", dice="CSSW", terrain="woods")
    make(state, Complete("C2S2", 9))
    assert bank(state) == "0/0/1/0"


def test_example_10_offices_of_equal_price_are_two_and_a_turn_has_one() -> None:
    state = position("0/3/3/0", "0/1/1/0", dice="WCSW", terrain="woods")
    make(state, Buy("SC", 0))
    assert state.offices == {"SC": 0}
    assert of(Buy, offered(state)) == []
    later = position("", "0/1/1/0", dice="WWWG", terrain="woods", roller=1, offices={"SC": 0})
    assert Buy("CS", 0) in offered(later)
    assert Buy("SC", 0) not in offered(later)


def test_an_office_of_one_metal_costs_two_of_it() -> None:
    state = position("", "", dice="WGCS", terrain="woods")
    assert {move.office for move in of(Buy, offered(state))} == {"CS", "SC", "CG", "GC", "SG", "GS"}
    state = position("", "", dice="WGGG", terrain="woods")
    assert of(Buy, offered(state)) == [Buy("GG", 0)]


def test_example_11_the_first_on_a_space_scores_the_higher_number() -> None:
    state = position("", "", dice="SSSW", terrain="woods")
    assert of(Ship, offered(state)) == [Ship("silver", 1, 0, 0), Ship("silver", 2, 2, 0), Ship("silver", 3, 9, 1)]
    assert make(state, Ship("silver", 3, 9, 1)) == [Shipped(0, "silver", 1, 3, 9, 1)]
    assert state.firsts == {"silver_3": 0}


def test_example_12_everybody_after_that_scores_the_lower_one() -> None:
    state = position("", "| | 0/3/0", dice="SSSW", terrain="woods")
    make(state, Ship("silver", 3, 6, 0))
    assert state.firsts == {"silver_3": 1}


def test_example_13_each_space_has_its_own_first() -> None:  # ruling 20
    state = position("| | 0/0/2", "| | 0/0/3", dice="GGGW", terrain="woods")
    make(state, Ship("gold", 3, 13, 1))
    assert state.firsts == {"gold_3": 1, "gold_5": 0}
    assert state.players[0].shipped["gold"] == 5


def test_one_shipment_can_gain_both_first_bonuses_of_a_row() -> None:
    state = position("0/0/0/2", "", dice="GGGW", terrain="woods")
    make(state, Ship("gold", 5, 18, 2))
    assert state.firsts == {"gold_3": 0, "gold_5": 0}


@pytest.mark.parametrize(("shippers", "points", "firsts"), [("", 7, 1), ("| | 0/5/0", 4, 0)])
def test_example_14_shipping_is_limited_by_the_row(shippers: str, points: int, firsts: int) -> None:
    state = position("| | 0/4/0", shippers, dice="SSWW", terrain="woods", firsts={"silver_3": 0})  # ruling 19
    assert of(Ship, offered(state)) == [Ship("silver", 1, points, firsts)]
    make(state, Ship("silver", 1, points, firsts))
    assert of(Ship, offered(state)) == []


def test_example_15_several_metals_can_be_shipped_in_a_turn() -> None:
    state = position("", "", dice="CSWW", terrain="woods")
    make(state, Ship("copper", 1, 0, 0), Ship("silver", 1, 0, 0))
    assert state.players[0].shipped == {"copper": 1, "silver": 1, "gold": 0}


def test_example_16_one_free_die_can_be_banked() -> None:
    state = position("", "", dice="CSGW", terrain="woods")
    make(state, Ship("silver", 1, 0, 0))
    assert of(Bank, offered(state)) == [Bank("copper"), Bank("gold")]
    make(state, Bank("gold"))
    assert bank(state) == "0/0/0/1"
    assert of(Bank, offered(state)) == []
    make(state, End("C"))
    assert bank(state) == "0/0/0/1", "the copper is lost"


def test_a_die_banked_in_a_turn_cannot_be_spent_in_it() -> None:  # ruling 13
    state = position("0/0/0/1", "", dice="CCGW", terrain="woods")
    make(state, Bank("gold"))
    assert bank(state) == "0/0/0/2"
    assert of(Ship, offered(state)) == [Ship("copper", 1, 0, 0), Ship("copper", 2, 2, 0), Ship("gold", 1, 0, 0)]


def test_any_number_of_banked_resources_can_be_spent_in_any_order() -> None:  # ruling 11
    moves = [Complete("C4", 8), Buy("SS", 0), settlement("woods", 1, 3), Ship("gold", 2, 2, 0)]
    states = []
    for row in (moves, moves[::-1]):
        state = position("2/4/2/2", "", dice="WCSG", terrain="woods")
        make(state, *row)
        assert bank(state) == "0/1/1/1"
        states.append(state)
    assert states[0].players == states[1].players


def test_a_turn_without_possible_actions_ends_automatically() -> None:  # ruling 25
    state = position("", "", dice="WCWW", terrain="valley")
    make(state, settlement("valley", 1, 2), Bank("wood"))
    assert offered(state) == [End("none")]
    play.settle(state)
    assert state.agenda[-1].seats == [1]


def test_nothing_can_be_banked_in_the_last_turn() -> None:  # ruling 14
    state = position("", "", dice="WCCS", terrain="woods", round=6, roller=0)
    assert of(Bank, offered(state)) == []
    assert of(Bank, offered(position("", "", dice="WCCS", terrain="woods", round=5)))
