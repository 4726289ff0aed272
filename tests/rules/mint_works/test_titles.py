"""The titles of this game."""

from rules.mint_works import GAME, events, titles
from rules.mint_works.board import PLANS
from rules.titles import Award
from tests.rules.recaps import played, went


def test_only_a_plan_from_the_lotto_that_was_built_and_gives_stars_is_lucky() -> None:
    recap, _ = played(GAME, 2)
    plain, starred = (
        next(name for name, card in PLANS.items() if bool(card.stars) == stars) for stars in (False, True)
    )
    recap.events[:] = [events.PlanDrawn(0, plain), events.PlanDrawn(0, starred), events.PlanDrawn(1, starred)]
    recap.end.players[0].buildings, recap.end.players[1].buildings = [plain, starred], []
    assert [*titles.lucky_draw(recap)] == [Award(0, PLANS[starred].stars)]


def test_the_mints_of_all_deeds_are_added() -> None:
    paid = [events.OwnerPaid(1, "", "lotto", 2), events.OwnerPaid(1, "", "temple", 2), events.OwnerPaid(0, "", "a", 1)]
    assert [*titles.landlord(went([[0, 0], [0, 0]], events=paid))] == [Award(1, 4)]


def test_a_winner_with_few_buildings_has_a_small_town() -> None:
    recap, _ = played(GAME, 2)
    recap.end.players[0].buildings = ["statue"]
    recap.end.players[1].buildings = ["statue"]
    recap.places[:] = [2, 1]
    assert [*titles.small_town(recap)] == [Award(1, 1)]
