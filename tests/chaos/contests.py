"""Scenarios about contests: who meets whom, and what the results of matches bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations

from bot.actions.board import Concede
from bot.features.contests.actions import BeginContest, Enter, OpenContest
from bot.features.contests.domain import Contest, Pairing, Phase, Round
from bot.features.contests.store import Contests
from sandbox import Person
from tests.chaos.asking import asked, pressed, private
from tests.chaos.quiet import Quiet, opened
from tests.chaos.scenarios import until
from tests.chaos.system import System

ROUNDS = 3
"""How many rounds a Swiss tournament of four has: all possible pairs."""


class Played:
    """A contest that people have entered, and that has begun."""

    def __init__(self, quiet: Quiet, number: int, people: list[Person]) -> None:
        self.quiet = quiet
        self.people = {int(person.id): person for person in people}
        self._number = number

    async def stored(self) -> Contest:
        """Returns the contest."""
        found = await self.quiet.system.store.of(Contests).load(self._number)
        assert found is not None
        return found

    async def once(self, is_so: Callable[[Contest], bool]) -> Contest:
        """Waits until something is so; returns the contest as it is then."""

        async def is_it() -> bool:
            await self.quiet.system.sweep()
            return is_so(await self.stored())

        await until(is_it)
        return await self.stored()

    async def lose(self, pairing: Pairing, person: int) -> None:
        """Lets a person concede the match of a pairing."""
        loser = self.people[person]
        await pressed(loser, await asked(loser, await private(loser, "lobby"), Concede(pairing.match)), Concede)

    def check_pairings(self, each: Round, wanted: Counter[frozenset[int]]) -> None:
        """Notes if other people meet in a round than are to, or two pairings have one match."""
        met = Counter(frozenset(pairing.people) for pairing in each.pairings)
        if met != wanted or len({pairing.match for pairing in each.pairings}) != len(wanted):
            self.quiet.note("pairing played other than once", f"{met} in round {each.number}")

    def check_places(self, pairing: Pairing, places: dict[int, int]) -> None:
        """Notes if a pairing has brought its people other places than these; none: it goes on."""
        found = dict(zip(pairing.people, pairing.outcome.places, strict=True)) if pairing.outcome else {}
        if found != places:
            self.quiet.note("result of a pairing counted otherwise", f"{found}")


async def begun(system: System, kind: str, names: tuple[str, ...]) -> Played:
    """Opens a contest that these people enter, and begins it."""
    quiet = await opened(system)
    people = [await system.sandbox.person(name) for name in names]
    host = people[0]
    announced = await asked(host, await private(host, "manhattan"), OpenContest(kind=kind, game="manhattan", days=14))
    number = int(announced["id"])
    for person in people:
        await asked(person, announced, Enter(number))
    await asked(host, announced, BeginContest(number))
    return Played(quiet, number, people)


async def league(system: System) -> Quiet:
    """Begins a league of three, in which every two meet once; Bob concedes to Alice, which counts for Alice."""
    contest = await begun(system, "league", ("Alice", "Bob", "Carol"))
    alice, bob, carol = contest.people
    there = await contest.once(lambda now: _has_begun(now, 1))
    assert there.round is not None
    contest.check_pairings(there.round, Counter(map(frozenset, combinations((alice, bob, carol), 2))))
    if contest.quiet.found:
        return contest.quiet
    match = next(pairing for pairing in there.round.pairings if set(pairing.people) == {alice, bob})
    await contest.lose(match, bob)
    there = await contest.once(lambda now: bool(now.round and any(each.outcome for each in now.round.pairings)))
    assert there.round is not None
    for pairing in there.round.pairings:
        contest.check_places(pairing, {alice: 1, bob: 2} if pairing.match == match.match else {})
    return contest.quiet


async def tournament(system: System) -> Quiet:
    """Plays a Swiss tournament of four to its end: in three rounds, every two of them meet once."""
    contest = await begun(system, "swiss", ("Alice", "Bob", "Carol", "Dave"))
    met: set[frozenset[int]] = set()
    for number in range(1, ROUNDS + 1):
        there = await contest.once(lambda now, number=number: _has_begun(now, number))  # type: ignore[misc]
        assert there.round is not None
        pairs = {frozenset(pairing.people) for pairing in there.round.pairings}
        contest.check_pairings(there.round, Counter(pairs))
        if len(pairs) != 2 or met & pairs:
            contest.quiet.note("pairing played other than once", f"{pairs} in round {number}, after {met}")
            return contest.quiet
        met |= pairs
        for pairing in there.round.pairings:
            await contest.lose(pairing, max(pairing.people))
    there = await contest.once(lambda now: now.phase is Phase.OVER or len(now.rounds) > ROUNDS)
    if len(there.rounds) > ROUNDS:
        contest.quiet.note("pairing played other than once", "there is one more round")
    for pairing in (pairing for each in there.rounds for pairing in each.pairings):
        contest.check_places(pairing, {min(pairing.people): 1, max(pairing.people): 2})
    return contest.quiet


async def knockout(system: System) -> Quiet:
    """Plays a knock-out of four to its end: who wins the first round meets in the second."""
    contest = await begun(system, "knockout", ("Alice", "Bob", "Carol", "Dave"))
    there = await contest.once(lambda now: _has_begun(now, 1))
    assert there.round is not None
    for pairing in there.round.pairings:
        await contest.lose(pairing, min(pairing.people))
    winners = frozenset(max(pairing.people) for pairing in there.round.pairings)
    there = await contest.once(lambda now: now.phase is Phase.OVER or _has_begun(now, 2))
    assert there.round is not None
    if there.round.number == 1:
        contest.quiet.note("round that never begins")
        return contest.quiet
    contest.check_pairings(there.round, Counter([winners]))
    return contest.quiet


def _has_begun(contest: Contest, number: int) -> bool:
    """Whether the matches of that round have begun."""
    return bool(contest.round and contest.round.number == number and all(p.begun for p in contest.round.pairings))
