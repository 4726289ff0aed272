"""The board in words has all that the image shows, the most important first."""

import pytest

from rendering.manhattan import DRAWING
from rules import manhattan, match
from rules.chance import key
from rules.manhattan.board import height
from rules.manhattan.state import CELLS, Block, Round
from rules.manhattan.steps import ChooseBlocks, DiscardCard, GiveUpBlock, PlayCard
from rules.manhattan.visibility import view
from tests.languages import COMPLETE
from tests.rendering.manhattan import positions
from tests.rendering.text_words import NAMES, TextWords

ENGLISH = TextWords("manhattan", "en")

describe = DRAWING.describe
ALT_TEXT = 1000
"""Characters that are read out in any case."""


def test_it_begins_with_the_round_and_whose_turn_it_is() -> None:
    text = describe(view(positions.middle(), None), None, ENGLISH)
    assert text.splitlines()[0] == "Manhattan, round 3 of 4. Alice to build"


def test_it_names_the_players_who_choose_blocks() -> None:
    state = positions.position(3, selection_mode="simultaneous")
    state.agenda = [ChooseBlocks(seats=[0, 2], secret=True)]
    text = describe(view(state, None), None, ENGLISH)
    assert "Alice & Carol to choose blocks" in text
    assert "no blocks" not in text, "what Bob has chosen is secret"


@pytest.mark.parametrize("language", COMPLETE)
def test_every_building_is_described_with_cell_owner_and_height(language: str) -> None:
    words, state = TextWords("manhattan", language), positions.middle()
    lines = describe(view(state, None), None, words).splitlines()
    for site, building in enumerate(state.sites):
        if building:
            city, cell = divmod(site, CELLS)
            line = next(line for line in lines[1:] if line.startswith(words("city", city=city)))
            assert f"{words('cell', cell=cell)} {NAMES[building[-1].colour]} {height(building)}" in line


def test_shares_are_listed_with_the_owners_first() -> None:
    assert "NE Dave 7 (Dave 2, Alice 1, Bob 2, Carol 2)" in describe(positions.middle(), None, ENGLISH)


def test_a_majority_is_described_and_a_shared_one_is_not() -> None:
    lines = describe(positions.middle(), None, ENGLISH).splitlines()
    assert next(line for line in lines if line.startswith("Manhattan:")).endswith("majority Dave")
    assert "majority" not in next(line for line in lines if line.startswith("Hong Kong:"))
    assert "Cairo: nothing built" in lines


def test_the_beginning_alone_shows_scores_promo_card_and_hand() -> None:
    state = positions.full()
    beginning = describe(view(state, 0), 0, ENGLISH)[:ALT_TEXT]
    for seat, points in enumerate((15, 20, 19, 21)):
        assert f"{NAMES[seat]} (" in beginning
        assert f"{points} points" in beginning
    assert "Promo card Founder" in beginning
    assert "Your cards build at: NW, Centre, Centre, SE" in beginning


def test_a_hand_is_described_as_cells_from_the_side_of_its_holder() -> None:
    assert "Your cards build at: SE, Centre, NW" in describe(view(positions.two_colours(), 1), 1, ENGLISH)


def test_a_spectator_is_shown_no_hand() -> None:
    assert "Your cards" not in describe(view(positions.middle(), None), None, ENGLISH)


def test_blocks_are_described_for_this_round_and_later_ones() -> None:
    lines = describe(positions.middle(), None, ENGLISH).splitlines()
    assert "Bob builds this round with 3 × 1-floor, 1 × 3-floor, 1 × 4-floor" in lines
    assert "Bob keeps for later 5 × 1-floor, 1 × 2-floor, 2 × 4-floor" in lines


def test_two_colours_of_one_player_are_distinguished() -> None:
    text = describe(positions.two_colours(), None, ENGLISH)
    assert "Bob (blue & purple, north): 59 points" in text
    assert "SE Bob blue 4 (Bob blue 2, Bob purple 2)" in text


def test_a_majority_of_two_colours_is_described_for_the_player_where_both_count_together() -> None:
    assert "majority Bob\n" in describe(positions.two_colours(), None, ENGLISH)
    apart = positions.two_colours("per_colour")
    positions.build(apart, 3, {0: "P1", 1: "P1", 2: "B1"})
    assert "majority Bob purple\n" in describe(apart, None, ENGLISH)


def test_the_end_shows_who_won_and_where_points_came_from() -> None:
    state = positions.ended()
    state.players[0].scored = [Round(3, 10, 40, 2)]
    lines = describe(state, None, ENGLISH).splitlines()
    assert lines[0].endswith("Bob wins!")
    assert lines[1] == "Alice (yellow, south): 55 points: tallest 3, majorities 10, buildings 40, promo 2"
    assert not any("now worth" in line for line in lines)


def test_both_languages_have_the_same_lines() -> None:
    for state in (positions.opening(), positions.middle(), positions.two_colours(), positions.ended()):
        texts = [describe(view(state, 0), 0, TextWords("manhattan", language)) for language in ("en", "ja")]
        assert len(texts[0].splitlines()) == len(texts[1].splitlines())


@pytest.mark.parametrize("step", [PlayCard([1]), DiscardCard([1])], ids=lambda step: type(step).__name__)
def test_only_a_player_who_has_to_pass_reads_so_before_a_card_is_discarded(step: PlayCard) -> None:
    state = positions.middle()
    state.agenda = [step]
    for player in state.players:  # no block is large enough for any site
        player.chosen = {colour: [0] * 4 for colour in player.colours}
    state.sites = [site or [Block(2, 4)] for site in state.sites]
    for seat, says in ((1, "Bob must pass"), (0, "Bob to build"), (None, "Bob to build")):
        assert describe(view(state, seat), seat, ENGLISH).splitlines()[0].endswith(says)


def test_it_names_the_player_who_gives_up_a_block() -> None:
    state = positions.middle()
    state.agenda = [GiveUpBlock(seats=[1], card=4, cell=4)]
    assert describe(view(state, None), None, ENGLISH).splitlines()[0].endswith("Bob must pass")


def test_a_complete_turn_that_waits_for_done_is_shown_as_such_and_nobody_has_won() -> None:
    at, _ = match.start_match(manhattan.GAME, 2, {}, key(1))
    while not isinstance(at.state.agenda[-1], PlayCard):
        (seat,) = match.to_move(at)
        question = match.question(at, seat)
        assert question is not None
        at, _ = match.commit_move(at, seat, question.options[-1])
    (seat,) = match.to_move(at)
    while (question := match.question(at, seat)) and question.step:
        at, _ = match.choose(at, seat, question.options[-1])
    assert question is not None
    text = describe(view(question.state, seat), seat, ENGLISH)
    assert "turn complete" in text
    assert "wins" not in text
