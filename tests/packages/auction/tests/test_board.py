"""The board: places that do not overlap."""

from itertools import combinations

from parlour_auction.rendering import HEAD, PANELS, cards, rows


def test_nothing_on_the_board_overlaps() -> None:
    places = [HEAD, *PANELS]
    assert [(one, other) for one, other in combinations(places, 2) if one.meets(other)] == []
    for team, panel in enumerate(PANELS):
        assert all(panel.holds(row) for row in rows(team))
        assert all(row.holds(card) for row in rows(team) for card in cards(row))
