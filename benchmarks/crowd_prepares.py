"""How many turns are done within a minute of coming due: by people who prepare turns, with and without branches.

A simulated crowd plays the five games, with two to four people in a match. Both ways are counted in the same matches:
each turn that comes due would have been carried out, or not, by the prepared turn alone and with its branches. What
people do is assumed, as the constants say; the moves are those of a short search. The figures depend on nothing but the
code.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import takewhile
from random import Random
from typing import Any

from benchmarks.measure import Figure
from rules import branches, games, preparing, search
from rules import match as matches
from rules.chance import key
from rules.game import AnyGame
from rules.match import AnyEntry, AnyMatch, BrokenGame, Question
from rules.prepared import Prepared
from rules.preparing import CARRIED_OUT, OrderAnswers

MATCHES = 2
"""Matches of each game with each number of seats."""
SEATS = (2, 3, 4)
ITERATIONS = 30
"""Of the search for a move."""

THERE = 0.1
"""The share of turns whose person happens to be there and takes it within a minute."""
PREPARES = 0.4
"""The share of people who prepare their next turn when they have just ended one, if it can be prepared."""
LOOKS_IN = 0.15
"""The probability that somebody who has prepared nothing looks at the match after a turn of another."""
CARRIES_OUT = 0.8
"""The share of prepared turns that are to be carried out. The others are to be shown first."""
OPENS = 0.7
"""The share of these whose person opens the branches."""
ANSWERS = 0.8
"""The share of proposed branches that they answer, and of those who do not mind news."""


def figures() -> Iterator[Figure]:
    """Yields the share of turns that are done within a minute, with branches and without, in all games and in each."""
    total: Counter[str] = Counter()
    for name in games.names():
        found = played(name)
        total += found
        yield _share(name, found)
    yield _share("five games", total)
    due, came = total["due"], total["prepared"]
    could = "turns that could be prepared at some moment before they came"
    yield Figure(could, 100 * total["could"] / due, "%", 100 * came / due, "prepared")
    yield Figure("turns that came due with the Done of their own person", 100 * total["own"] / due, "%")
    most = 100 * (total["wanted"] + THERE * (due - total["wanted"])) / due
    yield Figure("five games, if all that is to be carried out had been", most, "%")
    yield Figure(
        "prepared turns that were carried out",
        100 * total["after"] / came,
        "%",
        100 * total["before"] / came,
        "without branches",
    )


def _share(name: str, found: Counter[str]) -> Figure:
    """Returns the share of turns done within a minute: carried out, or taken by somebody who is there."""
    before, after = (
        100 * (found[way] + THERE * (found["due"] - found[way])) / found["due"] for way in ("before", "after")
    )
    what = f"{name}: turns done within a minute, of {found['due']}"
    return Figure(what, after, "%", before, "without branches")


def played(name: str, count: int = MATCHES) -> Counter[str]:
    """Plays matches of a game; returns how many turns came due, were prepared, and would be carried out each way."""
    found: Counter[str] = Counter()
    for seats in SEATS:
        if seats <= games.load(name).info.most:
            for number in range(count):
                _Match(games.load(name), seats, number).play(found)
    return found


class _Match:
    """A match of people who prepare turns."""

    def __init__(self, game: AnyGame, seats: int, number: int) -> None:
        self._game, self._dice = game, Random(number)
        self._at, _ = matches.start_match(game, seats, {}, key(number))
        self._could: set[int] = set()
        """The seats that could prepare their next turn at some moment since their last one."""

    def play(self, found: Counter[str]) -> None:
        """Plays to the end, and counts."""
        waited: set[int] = set()
        mover = -1
        while to_move := matches.to_move(self._at):
            came = set(to_move) - waited
            self._come(came, found)
            found["own"] += mover in came
            self._look(to_move)
            mover = self._dice.choice(to_move)
            waited = set(to_move) - {mover}
            entries = self._turn(mover)
            before = self._at
            self._at, lines = preparing.come(self._game, before, entries)
            self._count(before, [*entries, *lines], found)
            self._come({line.seat for line in lines if line.seat is not None}, found)
            for seat in range(self._at.seats):
                looks = PREPARES if seat == mover else LOOKS_IN * PREPARES
                if self._dice.random() < looks:
                    self._prepare(seat)

    def _come(self, seats: set[int], found: Counter[str]) -> None:
        """Counts turns that come due."""
        found["due"] += len(seats)
        found["could"] += len(seats & self._could)
        self._could -= seats

    def _look(self, to_move: Sequence[int]) -> None:
        """Notes which seats can prepare their next turn now."""
        for seat in set(range(self._at.seats)) - set(to_move) - self._could:
            with suppress(OrderAnswers):
                if preparing.question(self._game, self._at, seat):
                    self._could.add(seat)

    def _count(self, before: AnyMatch, lines: Sequence[AnyEntry], found: Counter[str]) -> None:
        """Counts the prepared turns that have come, by what became of them with branches and without."""
        for seat, prepared in before.prepared.items():
            note = self._at.prepared.get(seat)
            if prepared.offered or note is None or not note.offered:
                continue
            found["prepared"] += 1
            found["wanted"] += prepared.at_once
            found["after"] += note.offered in CARRIED_OUT
            found["before"] += note.offered == "done" and not self._is_informed(seat, prepared, lines)

    def _is_informed(self, seat: int, prepared: Prepared[Any], lines: Sequence[AnyEntry]) -> bool:
        """Returns whether something was revealed to a seat before its prepared turn came."""
        earlier = takewhile(lambda line: not (line.seat == seat and line.prepared), lines)
        events = [event for line in earlier for event in line.events]
        return prepared.informed or any(event.reveals and event.is_seen_by(seat) for event in events)

    def _turn(self, seat: int) -> list[AnyEntry]:
        """Takes a turn, up to a final move."""
        entries: list[AnyEntry] = []
        while not entries:
            question = matches.question(self._at, seat)
            assert question
            if question.step is None:
                self._at, entries = matches.done(self._at, seat)
            else:
                self._at, entries = matches.choose(self._at, seat, self._best(question))
        return entries

    def _prepare(self, seat: int) -> None:
        """Prepares the next turn of a seat, if that is possible and it has not done so; then perhaps its branches."""
        dice, there = self._dice, self._at.prepared.get(seat)
        if seat in matches.to_move(self._at) or (there and not there.offered):
            return
        at = self._chosen(preparing.drop(self._at, seat), seat, 0)
        if at is None:
            return
        at = preparing.keep(self._game, at, seat, at_once=dice.random() < CARRIES_OUT)
        if at.prepared[seat].at_once and dice.random() < OPENS:
            found = branches.proposed(self._game, at, seat)
            at = branches.with_branches(at, seat, found)
            for line in range(1, len(found) + 1):
                if dice.random() < ANSWERS and (answered := self._chosen(at, seat, line)):
                    at = preparing.keep(self._game, answered, seat, at_once=True, line=line)
            at = preparing.despite_news(at, seat, wanted=dice.random() < ANSWERS)
        self._at = at

    def _chosen(self, at: AnyMatch, seat: int, line: int) -> AnyMatch | None:
        """Chooses a whole line of a prepared turn; None if that is not possible."""
        try:
            question = preparing.question(self._game, at, seat, line)
            while question and question.step is not None:
                at = preparing.choose(self._game, at, seat, self._best(question), line)
                question = preparing.question(self._game, at, seat, line)
        except OrderAnswers:
            return None
        return at if question else None

    def _best(self, question: Question) -> Any:
        """Returns what a person chooses."""
        if len(question.options) == 1:
            return question.options[0]
        view, seed = self._game.view(question.state, question.seat), self._dice.randrange(2**32)
        try:
            return search.think(self._game, view, question.seat, search.Budget(ITERATIONS), seed)
        except BrokenGame:  # the turns between were skipped, so no game goes on like this
            return self._dice.choice(question.options)
