"""The titles of this game."""

from rules.manhattan import GAME, titles
from rules.manhattan.events import TakenOver
from rules.manhattan.state import Block
from rules.titles import Award
from tests.rules.recaps import played, went

NONE = [[0, 0], [0, 0]]


def test_the_tallest_building_is_a_skyscraper_of_its_owner() -> None:
    recap, _ = played(GAME, 2)
    colours = [player.colours[-1] for player in recap.end.players]
    recap.end.sites[:] = [[] for _ in recap.end.sites]
    recap.end.sites[7] = [Block(colours[0], 4)] * 4 + [Block(colours[1], 4)]
    assert [*titles.skyscraper(recap)] == [Award(1, 20)]
    recap.end.sites[8] = [Block(colours[0], 4)] * 5
    assert [*titles.skyscraper(recap)] == []


def test_many_buildings_taken_over_are_a_title_and_so_are_few_lost() -> None:
    taken = [TakenOver(0, 1, 0, 0, 0, 0, 1, 2)] * titles.TAKEOVERS
    recap = went(NONE, events=[*taken, TakenOver(1, 0, 0, 0, 0, 0, 1, 2)])
    assert [*titles.takeovers(recap)] == [Award(0, titles.TAKEOVERS)]
    assert [*titles.untouched(recap)] == [Award(0, 1)]
    assert [*titles.untouched(went(NONE, events=[]))] == []
