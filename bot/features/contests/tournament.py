"""The rounds of a tournament, Swiss or knock-out. Pure."""

from collections.abc import Sequence
from itertools import combinations
from math import ceil, log2

from msgspec import structs

from bot.domain.calendar import DAY
from bot.features.contests.domain import ROUNDS, Contest, Group, Kind, Outcome, Pairing, Phase, Round, by_lot, changed
from bot.features.contests.pairing import bracket, knockout, seated, swiss
from bot.features.contests.table import Row, table
from rules import games

NO_SHOW = 2 * DAY
"""Who has not taken their first turn so long after it began, has lost."""


def rounds_of(contest: Contest) -> int:
    """Returns how many rounds a tournament has: enough to decide who is best of those who were in it at its beginning.

    Otherwise somebody in second place could get another round by letting friends enter late.
    """
    people = max(len(contest.rounds[0].people if contest.rounds else contest.entered), 2)
    if contest.kind is Kind.SWISS:
        all_meet = people - 1 + people % 2 if contest.seats == 2 else ROUNDS.most
        return min(contest.wanted or max(3, ceil(log2(people))), all_meet)
    alive, rounds = people, 0
    while alive > 1:
        alive, rounds = ceil(alive / contest.seats), rounds + 1
    return rounds


def seeded(contest: Contest, best: Sequence[int]) -> Contest:
    """Returns a knock-out with those of `best` who have entered first, the best first, and then the others."""
    first = [person for person in best if person in contest.entered]
    others = [person for person in contest.entered if person not in first]
    return structs.replace(contest, entered=(*first, *others))


def begin_round(contest: Contest, now: int) -> Contest:
    """Begins the next round with everybody who is still in it."""
    number = contest.round.number + 1 if contest.round else 1
    contest = _with_late_entries(contest)
    earlier = [pairing for each in contest.rounds for pairing in each.pairings]
    pairings = _swiss(contest, earlier) if contest.kind is Kind.SWISS else _knockout(contest)
    pairings = seated(pairings, earlier, by_lot(contest, contest.entered))
    people = tuple(person for pairing in pairings for person in pairing.people)
    following = Round(number, now, now + contest.days * DAY, (Group(people, pairings),))
    return changed(contest, phase=Phase.RUNNING, rounds=(*contest.rounds, following), reminded=(), told=(), changed=now)


def _with_late_entries(contest: Contest) -> Contest:
    """Returns a tournament in which those who entered in its first round follow in an order that is drawn."""
    if len(contest.rounds) != 1:
        return contest
    first = {*contest.rounds[0].people}
    early = [person for person in contest.entered if person in first]
    late = by_lot(contest, [person for person in contest.entered if person not in first])
    return structs.replace(contest, entered=(*early, *late))


def end_round(contest: Contest, now: int) -> Contest:
    """Ends a round, and begins the next one or ends the tournament."""
    *before, last = contest.rounds
    after = changed(contest, rounds=(*before, structs.replace(last, ended=now)), changed=now)
    if is_last(after):
        return structs.replace(after, phase=Phase.OVER)
    return begin_round(after, now)


def is_last(contest: Contest) -> bool:
    """Whether no round can follow."""
    assert contest.round is not None
    if contest.kind is Kind.SWISS:
        return contest.round.number >= rounds_of(contest) or len(contest.playing) < 2 or _have_all_met(contest)
    return len(winners(contest, contest.round)) < 2


def _have_all_met(contest: Contest) -> bool:
    """Whether each two who still play have met in matches of two: no further round can say more."""
    if contest.seats > 2:
        return False
    met = {frozenset(pairing.people) for each in contest.rounds for pairing in each.pairings}
    return all(frozenset(pair) in met for pair in combinations(contest.playing, 2))


def standing(contest: Contest) -> list[Row]:
    """Returns the table of a tournament. In a knock-out, those who lasted longer are ahead."""
    pairings = [pairing for each in contest.rounds for pairing in each.pairings]
    rows = table(contest.entered, pairings, by_opponents=contest.kind is Kind.SWISS)
    if contest.kind is Kind.SWISS:
        return rows
    lasted = {person: _lasted(contest, person) for person in contest.entered}
    order = sorted(lasted.values(), reverse=True)
    placed = [row._replace(place=1 + order.index(lasted[row.person])) for row in rows]
    return sorted(placed, key=lambda row: row.place)


def _lasted(contest: Contest, person: int) -> int:
    """Returns in how many rounds a person won, and one more if that was the last round."""
    return sum(person in winners(contest, each) for each in contest.rounds)


def winners(contest: Contest, each: Round) -> list[int]:
    """Returns who goes on from a round of a knock-out, as far as it is decided, from top to bottom.

    A tie goes to who took less time for their turns, then to who was seeded higher.
    """
    return [
        pairing.people[winner(contest, pairing.people, pairing.outcome)] for pairing in each.pairings if pairing.outcome
    ]


def winner(contest: Contest, people: Sequence[int], outcome: Outcome) -> int:
    """Returns the seat that wins a match of a knock-out."""
    seconds = outcome.seconds or (0,) * len(people)
    seeds = [contest.entered.index(person) for person in people]
    return min(range(len(people)), key=lambda seat: (outcome.places[seat], seconds[seat], seeds[seat]))


def _swiss(contest: Contest, earlier: Sequence[Pairing]) -> tuple[Pairing, ...]:
    points = {row.person: row.units for row in standing(contest) if row.person not in contest.left}
    for_byes = sorted(by_lot(contest, reversed(points)), key=points.__getitem__)
    return swiss([*points], for_byes, earlier, _fewest(contest), contest.seats)


def _knockout(contest: Contest) -> tuple[Pairing, ...]:
    if contest.round is not None:
        places: Sequence[int | None] = winners(contest, contest.round)
    else:
        places = bracket(contest.entered) if contest.seats == 2 else contest.entered
    return knockout(places, _fewest(contest), contest.seats)


def _fewest(contest: Contest) -> int:
    return max(2, games.load(contest.game).info.fewest)
