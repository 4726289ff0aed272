"""The evaluation of positions."""

from rules import mint_works
from tests.rules.leading import lead
from tests.rules.mint_works.positions import position


def worth(*neighborhoods: str, seat: int = 0) -> float:
    return lead(mint_works.GAME, position(*neighborhoods), seat)


def test_an_even_position_gives_nobody_a_lead() -> None:
    assert [worth("3:", "3:", "3:", seat=seat) for seat in range(3)] == [0.0] * 3


def test_stars_mints_plans_and_income_have_value() -> None:
    plain = worth("3:", "3:")
    for better in ("3: | windmill", "4:", "3: gardens |", "3: | stripmine", "20:"):
        assert worth(better, "3:") > plain > worth("3:", better)


def test_a_building_has_more_value_than_its_plan_and_the_mints_to_build_it() -> None:
    assert worth("1: | gardens", "3:") > worth("3: gardens |", "3:")


def test_a_growing_gallery_has_more_value_than_its_stars() -> None:
    assert worth("3: | gallery", "3:") > worth("3:", "3:")


def test_a_plan_that_counts_cards_has_more_value_with_more_of_them() -> None:
    alone, beside = worth("3: museum |", "3:"), worth("3: museum | bridge", "3:")
    assert beside - alone > worth("3: | bridge", "3:") - worth("3:", "3:")


def test_an_unknown_secret_plan_has_no_value() -> None:
    state = position("3: ?gardens |", "3:")
    assert lead(mint_works.GAME, mint_works.GAME.view(state, 1), 1) == 0


def test_a_finished_game_has_the_value_of_its_win() -> None:
    state = position("3: | gardens", "9: | landfill", "0:")
    state.agenda = []
    assert lead(mint_works.GAME, state, 1) > 0 > lead(mint_works.GAME, state, 0) > lead(mint_works.GAME, state, 2)
