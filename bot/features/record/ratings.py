"""Ratings, folded from the list of rated matches of a server. Pure.

A rating is a normal distribution: a mean and a deviation. There is one for each person and game, and one over all
games. `docs/ratings.md` explains the rules.
"""

from collections.abc import Collection, Mapping, Sequence
from enum import StrEnum
from math import sqrt
from typing import Final, NamedTuple

from msgspec import Struct, structs

from bot.domain.calendar import DAY
from bot.features.record.duels import DEVIATION, DRIFT, MEAN, Duel, Player, duels
from bot.features.record.rated import Place, RatedMatch

EVERY: Final = ""
"""Instead of a game: all of them together."""
CENTRE, UNIT = 1500, 24
"""A newcomer's rating as it is shown, and how much one unit of a mean is worth there."""
SURE = 6.3
"""Below this uncertainty a rating is no longer provisional."""
LIMIT = 40 / UNIT
"""How far one person can move the rating of another up or down, by all their matches together."""
RANGE = 50 / UNIT
"""How far one person can move it from where they had it lowest to where they have it highest.

Else friends would beat somebody first, who then plays others as somebody weaker, and lose to them later.
"""
LEAST = 1e-4
"""The smallest share of a variance that a match leaves."""
AWAY = 180 * DAY
"""Who has played no rated match for so long has no place."""
CURVE = 40
"""The newest points of a curve that are kept."""


class Rating(Struct, frozen=True, array_like=True):
    """The rating of a person, in one game or over all."""

    mean: float = MEAN
    """What predicts results."""
    deviation: float = DEVIATION
    matches: int = 0
    name: str = ""
    """The person's name in the newest match."""
    moment: int = 0
    """The newest match."""
    held: float = 0.0
    """By how much the mean is above what is shown, which no single person moves further than they may."""

    @property
    def shown(self) -> int:
        """The rating as people read it."""
        return round(CENTRE + UNIT * (self.shown_mean - MEAN))

    @property
    def shown_mean(self) -> float:
        """The mean that is shown. It moves by how far a result differs from what the shown ratings predict.

        Otherwise somebody would lower a rival by losing to them often: more would be expected of them than is shown.
        """
        return self.mean - self.held

    @property
    def figures(self) -> tuple[float, float, float]:
        """What stays in the list of rated matches if the person is forgotten."""
        return self.mean, self.deviation, self.held

    @property
    def provisional(self) -> bool:
        """Whether too few matches were played for it to say much."""
        return self.deviation >= SURE


class Why(StrEnum):
    """Why a match has changed nothing for somebody, or less than its result says."""

    NOTHING = ""
    HINT = "hint"
    """They got a hint, so they cannot gain."""
    THEIR_HINT = "their-hint"
    """Who was ahead of them got a hint, so they do not lose."""
    EARLY = "early"
    """The other gave up before the match was well under way."""
    HELD = "held"
    """One person has moved the other as far as one person can."""


class Point(Struct, frozen=True, array_like=True):
    """A point of somebody's curve: what a match has changed."""

    match: str
    moment: int
    before: int
    after: int
    why: Why = Why.NOTHING


Table = dict[str, Rating]
"""Ratings by the ids of people, as text."""


class Influence(Struct, frozen=True, array_like=True):
    """How far one person has moved the shown rating of another."""

    balance: float = 0.0
    """By all their matches, whether it counts or not."""
    lowest: float = 0.0
    """The least that has counted at any time."""
    highest: float = 0.0
    """The most that has counted at any time."""

    @property
    def floor(self) -> float:
        """The least that may count."""
        return max(-LIMIT, self.highest - RANGE)

    @property
    def ceiling(self) -> float:
        """The most that may count."""
        return min(LIMIT, self.lowest + RANGE)

    def counted(self, balance: float) -> float:
        """Returns how much of a balance counts."""
        return max(self.floor, min(self.ceiling, balance))

    def after(self, moved: float) -> "Influence":
        """Returns it after another duel."""
        balance = self.balance + moved
        counts = self.counted(balance)
        return Influence(balance, min(self.lowest, counts), max(self.highest, counts))


class Folded(Struct):
    """What was folded from the first lines of a list, or as much of it as the next lines change."""

    tables: dict[str, Table] = {}
    """By game."""
    curves: dict[tuple[str, str], list[Point]] = {}
    """By game and person, oldest first."""
    moved: dict[tuple[str, str], dict[str, Influence]] = {}
    """By game and person: how far each other person has moved their shown rating."""

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
    """The place in the table now; 0: none."""
    of: int
    """How many have a place."""


class Earlier(NamedTuple):
    """What a match found of a person, in its game and over all."""

    ratings: list[Rating]
    moved: list[dict[str, Influence]]


def fold(folded: Folded, match: RatedMatch) -> dict[str, Earlier]:
    """Adds a match to `folded`; returns what it found of each of its people. Nobody: it counts for nobody."""
    if len({place.side for place in match.places if not place.level}) < 2:
        return {}
    found: dict[str, Earlier] = {}
    for number, game in enumerate((match.game, EVERY)):
        table = folded.table(game)
        for place, tally in _tallies(folded, match, number):
            old, person = table.get(place.person, Rating()), place.person
            before = found.setdefault(person, Earlier([], []))
            before.ratings.append(old)
            before.moved.append(folded.moved.get((game, person), {}))
            table[person] = new = tally.after(old, place.name, match.moment)
            folded.moved[game, person] = tally.moved_by
            curve = folded.curves.setdefault((game, person), [])
            curve.append(Point(match.match, match.moment, old.shown, new.shown, tally.why(old, new)))
            del curve[:-CURVE]
    return found


def _tallies(folded: Folded, match: RatedMatch, number: int) -> list[tuple[Place, "_Tally"]]:
    """Returns what the duels of a match add up to for each of its people. `number`: 0 in the game, 1 over all."""
    game, table = (match.game, EVERY)[number], folded.table((match.game, EVERY)[number])
    seats = [seat for seat, place in enumerate(match.places) if not place.level]
    expected = [_player(match.places[seat], number, table, shown=False) for seat in seats]
    shown = [_player(match.places[seat], number, table, shown=True) for seat in seats]
    tallies = {seat: _Tally(folded.moved.get((game, match.places[seat].person), {})) for seat in seats}
    fought = zip(duels(expected, is_cut=match.is_cut), duels(shown, is_cut=match.is_cut), strict=True)
    for duel, seen in fought:
        seat, other = seats[duel.seat], seats[duel.other]
        place, theirs = match.places[seat], match.places[other]
        before = _frozen_influence(theirs, seat, number)
        if before is not None:
            if why := _barred(place, theirs, seen.moved):
                tallies[seat].bar(why)
            else:
                tallies[seat].add(duel, seen.moved, theirs.person, before)
    return [(match.places[seat], tally) for seat, tally in tallies.items() if match.places[seat].person and tally.met]


def _player(place: Place, number: int, table: Table, *, shown: bool) -> Player:
    if place.person:
        rating = table.get(place.person, Rating())
        return Player(place.side, place.place, rating.shown_mean if shown else rating.mean, rating.deviation)
    half = len(place.frozen) // 2  # older lines do not say what is held
    mean, deviation, held = (*place.frozen[half * number : half * (number + 1)], 0.0)[:3]
    return Player(place.side, place.place, mean - held if shown else mean, deviation)


def _frozen_influence(place: Place, other: int, number: int) -> Influence | None:
    """Returns how far somebody forgotten had moved the seat `other`; None if their duel does not count."""
    if place.person or not place.moved:
        return Influence()
    moved = place.moved[other]
    return Influence(*moved[number::2]) if moved else None


def _barred(own: Place, other: Place, moved: float) -> Why:
    """Returns why a duel does not count for the seat `own`, whose mean it would have `moved`."""
    if moved > 0 and not own.gains:
        return Why.HINT
    if moved > 0 and other.early:
        return Why.EARLY
    if moved < 0 and own.gains and not (other.gains or other.beats):
        return Why.THEIR_HINT
    return Why.NOTHING


class _Tally:
    """Adds up the duels of one seat."""

    def __init__(self, moved_by: Mapping[str, Influence]) -> None:
        self.moved_by = dict(moved_by)
        """How far each other person has moved the shown rating, with this match."""
        self.met = False
        """Whether there was a duel."""
        self._counted = False
        self._moved = self._learned = self._shown = 0.0
        self._why: list[Why] = []

    def bar(self, why: Why) -> None:
        """Notes a duel that does not count."""
        self.met = True
        self._why.append(why)

    def add(self, duel: Duel, shown: float, person: str, frozen: Influence) -> None:
        """Adds a duel with `person`, which would move the shown rating by `shown`.

        `frozen`: how far they had moved it, if they were forgotten since.
        """
        self.met = self._counted = True
        before = self.moved_by.get(person, Influence()) if person else frozen
        after = before.after(shown)
        if person:
            self.moved_by[person] = after
        counted = before.counted(after.balance) - before.counted(before.balance)
        self._moved += duel.moved
        self._shown += counted
        self._learned += duel.learned
        if abs(counted) < abs(shown) / 2:
            self._why.append(Why.HELD)

    def after(self, old: Rating, name: str, moment: int) -> Rating:
        """Returns a rating after the match."""
        if not self._counted:
            return structs.replace(old, name=name, moment=moment)
        deviation = sqrt((old.deviation**2 + DRIFT**2) * max(LEAST, 1 - self._learned))
        mean, held = old.mean + self._moved, old.held + self._moved - self._shown
        return Rating(mean, deviation, old.matches + 1, name, moment, held)

    def why(self, old: Rating, new: Rating) -> Why:
        """Returns why a rating did not rise or fall as the result says."""
        if new.shown != old.shown and Why.HINT not in self._why:
            return Why.NOTHING
        return min(self._why, key=list(Why).index, default=Why.NOTHING)


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


def without(match: RatedMatch, person: str, found: Mapping[str, Earlier]) -> RatedMatch:
    """Returns a match without the id and the name of a person, for a list that gives all others the same ratings.

    `found`: what the match found of its people, as `fold` returns it.
    """
    if person not in found:
        return RatedMatch("", match.game, match.moment, ())
    frozen = tuple(figure for rating in found[person].ratings for figure in rating.figures)
    moved = tuple(_moved_by(person, found.get(place.person), place) for place in match.places)
    places = [
        structs.replace(place, person="", name="", frozen=frozen, moved=moved) if place.person == person else place
        for place in match.places
    ]
    return structs.replace(match, places=tuple(places))


def _moved_by(person: str, other: Earlier | None, place: Place) -> tuple[float, ...]:
    """Returns how far `person` had moved the person of `place`, as `Place.moved`; nothing if it does not count."""
    if other is None or place.person == person:
        return ()
    by_game = [structs.astuple(moved.get(person, Influence())) for moved in other.moved]
    return tuple(figure for pair in zip(*by_game, strict=True) for figure in pair)
