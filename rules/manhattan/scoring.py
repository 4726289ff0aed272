"""The points of a scoring, and the ranking at the end."""

from collections.abc import Iterable

from msgspec.structs import astuple

from rules.game import Part, Score
from rules.manhattan.board import COLOURS, DATA
from rules.manhattan.promos import PAID
from rules.manhattan.state import CITIES, Player, Position, Round
from rules.manhattan.towers import Tower, count, sole_most, sole_owner, survey, tallest


def score_now(state: Position) -> list[Round]:
    """Returns by seat the points for the present board."""
    return score(state, survey(state.sites, state.parties))


def score(state: Position, towers: list[Tower]) -> list[Round]:
    """Returns by seat the points for `towers`, all buildings of the board."""
    points = DATA.points
    by_party = [
        Round(points.tallest * tallest, points.majority * cities, points.building * buildings, promo)
        for tallest, cities, buildings, promo in zip(
            _count_tallest(state, towers),
            _count_majorities(towers),
            count([tower.owner for tower in towers]),
            _promo_points(state, towers),
            strict=True,
        )
    ]
    return [_together([by_party[party] for party in parties_of(state, player)]) for player in state.players]


def total(scored: Iterable[Round]) -> int:
    """Returns the sum of all points in `scored`."""
    return sum([paid.tallest + paid.majorities + paid.buildings + paid.promo for paid in scored])


def parties_of(state: Position, player: Player) -> set[int]:
    """Returns the parties of `player`: one, or one for each colour with `per_colour`."""
    return {state.parties[colour] for colour in player.colours}


def scores(state: Position) -> list[Score]:
    """Returns the score of each seat; its tallest building, then city majorities break ties."""
    owners = [0] * COLOURS
    for seat, player in enumerate(state.players):
        for colour in player.colours:
            owners[colour] = seat
    towers = survey(state.sites, owners)
    majorities = _count_majorities(towers)
    return [
        Score(
            points=total(player.scored),
            tie_breaks=(
                max((tower.height for tower in towers if tower.owner == seat), default=0),
                majorities[seat],
            ),
            parts=tuple(_parts(player)),
        )
        for seat, player in enumerate(state.players)
    ]


def unscored(state: Position) -> list[list[Part]]:
    """Returns by seat the points of the round that is played, for the present board."""
    paid = score_now(state)
    return [
        [Part(category, getattr(paid[seat], category), state.round) for category in Round.__struct_fields__]
        for seat in range(len(state.players))
    ]


def _count_tallest(state: Position, towers: list[Tower]) -> list[int]:
    top = tallest(towers)
    owner = sole_owner(top)
    if owner is None or (len(top) > 1 and state.options["tallest_tie"] == "by_building"):
        return count([])
    return count([owner])


def _count_majorities(towers: list[Tower]) -> list[int]:
    """Returns by party in how many cities it alone owns most buildings."""
    owned = [[0] * COLOURS for _ in range(CITIES)]
    for tower in towers:
        owned[tower.city][tower.owner] += 1
    leaders = [sole_most(counts) for counts in owned]
    return count([party for party in leaders if party is not None])


def _promo_points(state: Position, towers: list[Tower]) -> list[int]:
    points = [0] * COLOURS
    for card in state.promo:
        for party in PAID[card](towers, state.options):
            points[party] += DATA.promos[card]
    return points


def _together(paid: list[Round]) -> Round:
    if len(paid) == 1:
        return paid[0]
    return Round(*(sum(figures) for figures in zip(*map(astuple, paid), strict=True)))


def _parts(player: Player) -> Iterable[Part]:
    for number, paid in enumerate(player.scored, 1):
        for category in Round.__struct_fields__:
            if points := getattr(paid, category):
                yield Part(category, points, number)
