"""The titles of this game."""

from rules.rolled_west import GAME, titles
from rules.rolled_west.board import CONTRACTS
from rules.titles import Award
from tests.rules.recaps import played


def test_most_contracts_are_a_title() -> None:
    recap, _ = played(GAME, 2)
    recap.end.contracts = dict(zip(CONTRACTS, (0, 1, 1), strict=False))
    assert [*titles.contractor(recap)] == [Award(1, 2)]
    recap.end.contracts = dict(zip(CONTRACTS, (0, 1, 1, 0), strict=False))
    assert [*titles.contractor(recap)] == []
