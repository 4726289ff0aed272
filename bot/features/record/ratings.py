"""Ratings, folded from the list of rated matches of a server. Pure.

A rating is a normal distribution: a mean and an uncertainty, as openskill computes them from ranks. There is one for
each person and game, and one over all games. The levels of computer players are fixed anchors. RATINGS.md beside
this file explains the choices.
"""

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import groupby
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct
from openskill.models import BradleyTerryFull

from bot.domain.calendar import DAY
from bot.features.record.rated import Place, RatedMatch

EVERY: Final = ""
"""Instead of a game: all of them together."""
MEAN, DEVIATION = 25.0, 25.0 / 3
"""The rating of a newcomer, on the scale of openskill."""
CENTRE, UNIT = 1500, 24
"""A newcomer's rating as it is shown, and how much one unit of openskill's scale is worth there."""
SURE = 6.3
"""Below this uncertainty a rating is no longer provisional."""
ANCHOR_DEVIATION = 1.0
"""The uncertainty of the rating of a level."""
PAIRS = 3
"""How many matches of two people count for the same two on a day."""
AWAY = 180 * DAY
"""Who has played no rated match for so long has no place."""
CURVE = 40
"""The newest points of a curve that are kept."""


class Rating(Struct, frozen=True, array_like=True):
    """The rating of a person, in one game or over all."""

    mean: float = MEAN
    deviation: float = DEVIATION
    matches: int = 0
    name: str = ""
    """The person's name in the newest match."""
    moment: int = 0
    """The newest match."""

    @property
    def shown(self) -> int:
        """The rating as people read it."""
        return round(CENTRE + UNIT * (self.mean - MEAN))

    @property
    def provisional(self) -> bool:
        """Whether too few matches were played for it to say much."""
        return self.deviation >= SURE


class Point(Struct, frozen=True, array_like=True):
    """A point of somebody's curve: what a match has changed."""

    match: str
    moment: int
    before: int
    after: int


Table = dict[str, Rating]
"""Ratings by the ids of people, as text."""


class Pairs(Struct):
    """How often which two people were rated against each other alone, on the newest day."""

    day: int = 0
    matches: dict[str, int] = {}


class Folded(Struct):
    """What was folded from the first lines of a list, or as much of it as the next lines change."""

    tables: dict[str, Table] = {}
    """By game."""
    curves: dict[tuple[str, str], list[Point]] = {}
    """By game and person, oldest first."""
    pairs: Pairs = msgspec.field(default_factory=Pairs)

    def table(self, game: str) -> Table:
        return self.tables.setdefault(game, {})


class Placed(NamedTuple):
    """A person with a place among those who are rated."""

    place: int
    person: str
    rating: Rating


class Changed(NamedTuple):
    """What a match has changed for one of its seats."""

    name: str
    point: Point
    provisional: bool
    place: int
    """The place now; 0: none."""
    of: int
    """How many have a place."""


def fold(folded: Folded, match: RatedMatch) -> dict[str, tuple[Rating, Rating]]:
    """Adds a match to `folded`; returns the ratings of each person before it, in its game and over all.

    Nothing is added if it does not count: then nobody is returned.
    """
    if len({place.side for place in _known(match)}) < 2 or not _counts(folded.pairs, match):
        return {}
    before: dict[str, list[Rating]] = {}
    for number, game in enumerate((match.game, EVERY)):
        table = folded.table(game)
        for place, old, new in _rated(table, match, number):
            table[place.person] = new
            curve = folded.curves.setdefault((game, place.person), [])
            curve.append(Point(match.match, match.moment, old.shown, new.shown))
            del curve[:-CURVE]
            before.setdefault(place.person, []).append(old)
    return {person: (of_game, of_all) for person, (of_game, of_all) in before.items()}


def _known(match: RatedMatch) -> list[Place]:
    """Returns the places whose strength is known: all but computer players of a game without anchors."""
    return [place for place in match.places if not place.level or anchor(match.game, place.level) is not None]


def _counts(pairs: Pairs, match: RatedMatch) -> bool:
    """Whether a match counts: the same two people alone are rated only a few times a day."""
    if len(match.places) != 2 or not all(place.person for place in match.places):
        return True
    day = match.moment // DAY
    if day > pairs.day:
        pairs.day, pairs.matches = day, {}
    pair = ":".join(sorted(place.person for place in match.places))
    pairs.matches[pair] = pairs.matches.get(pair, 0) + 1
    return pairs.matches[pair] <= PAIRS


def _rated(table: Table, match: RatedMatch, number: int) -> list[tuple[Place, Rating, Rating]]:
    """Returns each person's place with their rating before and after. `number`: 0 in the game, 1 over all."""
    by_side = sorted(_known(match), key=lambda place: place.side)
    sides = [list(partners) for _, partners in groupby(by_side, key=lambda place: place.side)]
    before = [[_before(table, match.game, place, number) for place in partners] for partners in sides]
    model = _model()
    teams = [[model.rating(mu=old.mean, sigma=old.deviation) for old in team] for team in before]
    after = model.rate(teams, ranks=[partners[0].place for partners in sides])
    return [
        (place, old, _changed(old, place, match.moment, mean=new.mu, deviation=new.sigma))
        for partners, olds, news in zip(sides, before, after, strict=True)
        for place, old, new in zip(partners, olds, news, strict=True)
        if place.person
    ]


def _before(table: Table, game: str, place: Place, number: int) -> Rating:
    if place.person:
        return table.get(place.person, Rating())
    if place.frozen:
        mean, deviation = place.frozen[2 * number : 2 * number + 2]
        return Rating(mean, deviation)
    return Rating(anchor(game, place.level) or MEAN, ANCHOR_DEVIATION)


def _changed(old: Rating, place: Place, moment: int, *, mean: float, deviation: float) -> Rating:
    mean = mean if place.gains else min(mean, old.mean)
    return Rating(mean, deviation, old.matches + 1, place.name, moment)


@cache
def _model() -> BradleyTerryFull:
    """Returns the model: luck counts for twice as much as by default, see bot/features/record/RATINGS.md."""
    return BradleyTerryFull(beta=2 * BradleyTerryFull().beta)


@cache
def _anchors() -> dict[str, dict[str, float]]:
    """Returns the rating of each level in each game; `tools/rate_levels.py` has measured them."""
    return msgspec.json.decode(
        files(__package__).joinpath("anchors.json").read_bytes(), type=dict[str, dict[str, float]]
    )


def anchor(game: str, level: str) -> float | None:
    """Returns the mean rating of a level; None in a game in which it was not measured."""
    return _anchors().get(game, {}).get(level)


def placed(table: Mapping[str, Rating], now: int, hidden: Collection[str] = ()) -> list[Placed]:
    """Returns who has a place, best first: nobody who is provisional, away or `hidden`. Equal ratings share one."""
    able = [
        (person, rating)
        for person, rating in table.items()
        if not rating.provisional and rating.moment > now - AWAY and person not in hidden
    ]
    able.sort(key=lambda each: (-each[1].shown, each[0]))
    found: list[Placed] = []
    for number, (person, rating) in enumerate(able, 1):
        ties = found and found[-1].rating.shown == rating.shown
        found.append(Placed(found[-1].place if ties else number, person, rating))
    return found


def place_of(found: Sequence[Placed], person: str) -> int:
    """Returns the place of a person; 0 if they have none."""
    return next((each.place for each in found if each.person == person), 0)


def provisional(table: Mapping[str, Rating], now: int, hidden: Collection[str] = ()) -> list[tuple[str, Rating]]:
    """Returns those whose ratings are provisional, highest first, without who is away or `hidden`."""
    found = [
        (person, rating)
        for person, rating in table.items()
        if rating.provisional and rating.moment > now - AWAY and person not in hidden
    ]
    return sorted(found, key=lambda each: (-each[1].shown, each[0]))


def without(match: RatedMatch, person: str, before: tuple[Rating, Rating] | None) -> RatedMatch:
    """Returns a match without the id and the name of a person, for a list that gives all others the same ratings.

    `before`: the ratings of the person before it; None: it did not count.
    """
    if before is None:
        return RatedMatch("", match.game, match.moment, ())
    of_game, of_all = before
    frozen = (of_game.mean, of_game.deviation, of_all.mean, of_all.deviation)
    places = tuple(
        Place("", "", place.place, place.side, frozen=frozen) if place.person == person else place
        for place in match.places
    )
    return RatedMatch(match.match, match.game, match.moment, places)
