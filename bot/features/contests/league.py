"""The seasons of a league: divisions, promotion and relegation. Pure.

A division aims at eight people; everybody plays everybody else once, all matches at the same time.
"""

from math import ceil
from typing import Final

from msgspec import structs

from bot.domain.calendar import DAY
from bot.features.contests.domain import Contest, Group, Phase, Placing, Round, Step, changed
from bot.features.contests.pairing import round_robin
from bot.features.contests.table import table

DIVISION: Final = 8
"""The size at which a division aims; it has from 6 to 11 people, or fewer if the whole league has fewer."""
PAUSE = 2 * DAY
"""Between the end of a season and the next one."""
REMEMBERED = 4
"""How many seasons somebody who does not play keeps their division."""


def division_sizes(people: int) -> list[int]:
    """Returns how many people each division has: nearly equal, the larger ones first."""
    count = max(1, (people + DIVISION // 2) // DIVISION)
    return [people // count + (number < people % count) for number in range(count)]


def movers(size: int) -> int:
    """Returns how many people of a division of this size are promoted, and how many relegated."""
    return ceil(size / 6)


def step_of(place: int, size: int, division: int, last: int) -> Step:
    """Returns what follows from a place, counted from 1, in a division; `last` is the last division."""
    if division > 0 and place <= movers(size):
        return Step.PROMOTED
    if division < last and place > size - movers(size):
        return Step.RELEGATED
    return Step.STAYED


def seeded(contest: Contest) -> list[int]:
    """Returns those who entered in the order in which they are placed in divisions.

    By the division where they belong: stayed, promoted, relegated, back after a break, each by their last place; those
    who are new come last.
    """
    season = contest.round.number if contest.round else 0
    known = {placing.person: placing for placing in contest.placings}
    order = (Step.STAYED, Step.PROMOTED, Step.RELEGATED, Step.BACK)

    def belongs(person: int) -> tuple[float, int, int]:
        placing = known.get(person)
        if placing is None:
            return (float("inf"), 0, contest.entered.index(person))
        division = placing.division + {Step.PROMOTED: -1, Step.RELEGATED: 1}.get(placing.step, 0)
        step = placing.step if placing.season == season else Step.BACK
        return (division, order.index(step), placing.place)

    return sorted(contest.entered, key=belongs)


def steps(contest: Contest) -> dict[int, Step]:
    """Returns how everybody of the season came to their division."""
    season = contest.round
    if season is None:
        return {}
    known = {placing.person: placing for placing in contest.placings if placing.season < season.number}
    found = {}
    for person in season.people:
        placing = known.get(person)
        found[person] = (
            Step.NEW if placing is None else Step.BACK if placing.season < season.number - 1 else placing.step
        )
    return found


def begin_season(contest: Contest, now: int) -> Contest:
    """Begins the next season with everybody who entered. They enter again for the one after it."""
    order, groups = seeded(contest), []
    for size in division_sizes(len(order)):
        people, order = order[:size], order[size:]
        groups.append(Group(tuple(people), round_robin(people)))
    number = contest.round.number + 1 if contest.round else 1
    season = Round(number, now, now + contest.days * DAY, tuple(groups))
    return changed(
        contest, phase=Phase.RUNNING, rounds=(season,), entered=(), left=(), reminded=(), told=(), starts=0, changed=now
    )


def end_season(contest: Contest, now: int) -> Contest:
    """Ends a season: everybody keeps the place that they have reached. The next one begins after a pause."""
    season = contest.round
    assert season is not None
    placings = {each.person: each for each in contest.placings if each.season > season.number - REMEMBERED}
    placings |= {each.person: each for each in _placings(season)}
    return changed(
        contest,
        phase=Phase.OPEN,
        rounds=(structs.replace(season, ended=now),),
        placings=tuple(placings.values()),
        starts=now + PAUSE,
        changed=now,
    )


def _placings(season: Round) -> list[Placing]:
    """Returns where everybody has finished. No place is shared: who was seeded higher comes first."""
    last = len(season.groups) - 1
    return [
        Placing(row.person, season.number, division, place, step_of(place, len(group.people), division, last))
        for division, group in enumerate(season.groups)
        for place, row in enumerate(table(group.people, group.pairings), 1)
    ]
