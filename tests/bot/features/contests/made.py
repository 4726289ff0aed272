"""Contests for tests, and results that follow from a seed."""

from collections.abc import Callable, Iterable
from random import Random

from bot.domain.calendar import DAY, HOUR
from bot.features.contests import advancing
from bot.features.contests.domain import Contest, Kind, Outcome, Pairing, Phase, enter
from rules.chance import key
from rules.proof import promise

NOON = 1_790_000_000
CONTEST, HOST = 7001, 100
MATCHES = 10_000
"""The first message of a match."""


def contest(kind: Kind = Kind.LEAGUE, people: int = 0, **fields: object) -> Contest:
    """Returns a contest that people 1, 2, 3 ... have entered."""
    days = 21 if kind is Kind.LEAGUE else 7
    given = {"guild": 1, "game": "manhattan", "clock": "fast", "days": days, **fields}
    opened = Contest(
        id=CONTEST,
        channel=2,
        language="en",
        host=HOST,
        kind=kind,
        changed=NOON,
        **given,  # type: ignore[arg-type]
    )
    for person in range(1, people + 1):
        opened = enter(opened, person, f"Player {person}", NOON)
    return opened


def promised(kind: Kind, people: Iterable[int]) -> Contest:
    """Returns a contest with a secret, which `people` have entered in that order, each by a press of their own."""
    opened = contest(kind, promise=promise(key(1)))
    for person in people:
        opened = enter(opened, person, f"Player {person}", NOON, str(9000 + person))
    return opened


def begun(there: Contest, now: int = NOON) -> Contest:
    """Returns a contest whose first season or round has begun."""
    return advancing.begin(there, HOST, now, manages=False)


def with_matches(there: Contest) -> Contest:
    """Posts and begins all matches of the newest round."""
    first = MATCHES + there.revision * 1000
    for number, each in enumerate(advancing.to_post(there)):
        there = advancing.with_proof(there, each.people, promise(b"secret"))
        there = advancing.with_message(there, each.people, first + number)
    return advancing.with_begun(there, {pairing.match for pairing in advancing.to_begin(there)})


def won_by(pairing: Pairing, winner: int) -> Outcome:
    """Returns the outcome if one person wins, and the others follow in the order of their seats."""
    others = [person for person in pairing.people if person != winner]
    order = [winner, *others]
    return Outcome(tuple(order.index(person) + 1 for person in pairing.people))


def lower_wins(pairing: Pairing) -> Outcome:
    """Returns the outcome if everybody plays as well as their number is low."""
    order = sorted(pairing.people)
    return Outcome(tuple(order.index(person) + 1 for person in pairing.people))


def random_results(seed: int) -> Callable[[Pairing], Outcome]:
    """Returns what gives each pairing a random outcome with points; one in five is a tie."""
    random = Random(seed)

    def outcome(pairing: Pairing) -> Outcome:
        points = [random.randint(10, 14) * 3 for _ in pairing.people]
        places = tuple(1 + sum(other > own for other in points) for own in points)
        return Outcome(places, points=tuple(points), seconds=tuple(random.randint(1, 9) * HOUR for _ in points))

    return outcome


def played(there: Contest, result: Callable[[Pairing], Outcome], now: int) -> Contest:
    """Plays the newest round to its end."""
    there = with_matches(there)
    found = {pairing.match: result(pairing) for pairing in advancing.under_way(there)}
    return advancing.advanced(there, now, found)


def played_out(there: Contest, result: Callable[[Pairing], Outcome]) -> Contest:
    """Plays a tournament to its end, a day a round."""
    now = NOON
    while there.phase is Phase.RUNNING:
        now += DAY
        there = played(there, result, now)
    return there
