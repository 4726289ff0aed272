"""Numbers of a position, from which computer players have learned its value."""

from rules.game import Features
from rules.mint_works.board import DATA, PLANS
from rules.mint_works.scoring import building_count, stars
from rules.mint_works.state import Player, Position

CARDS = {name: number for number, name in enumerate(PLANS)}
FEW = 3
"""Mints that are told apart from many."""


def features(state: Position) -> Features:
    """Returns the cards, stars and mints of the players; the Plan Supply, the Locations and the round."""
    return Features([_player(state, number, player) for number, player in enumerate(state.players)], _common(state))


def _player(state: Position, number: int, player: Player) -> list[float]:
    earned, income = stars(player), 0
    buildings, plans = [0] * len(CARDS), [0] * len(CARDS)
    for name in player.buildings:
        buildings[CARDS[name]] = 1
        income += PLANS[name].income
    for plan in player.plans:
        plans[CARDS[plan.name]] = 1
    found: list[float] = [earned, earned >= DATA.end_stars, player.mints, min(player.mints, FEW), income]
    found += [player.gallery, building_count(player), len(player.plans)]
    return [*found, state.starter == number, number in state.passed, *buildings, *plans]


def _common(state: Position) -> list[float]:
    row = [0] * len(CARDS)
    for name in state.row:
        row[CARDS[name]] = 1
    found: list[float] = [state.round, state.deck_size(), *row]
    for location in state.locations:
        used = len(location.stacks)
        found += (used, location.open, used >= location.spaces)
    return found
