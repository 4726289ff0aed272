"""Plays games and counts what happens in them."""

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from random import Random
from statistics import mean
from typing import Any, NamedTuple

import msgspec

from bot.app.study import things
from bot.app.study.tally import ALL, Category, Halves, Holding, Mean, Standing, Tally, Thing, Together
from rules import games, play, ranking, selfplay
from rules.chance import key
from rules.fast_chance import FastChance
from rules.game import AnyGame, Options, Score, State
from rules.search import Budget
from rules.seats import clockwise
from rules.selfplay import MOVE_LIMIT, Player
from rules.turns import Turns

RANDOM = "random"
"""The strength that chooses at random. The others are numbers of iterations of a search for a turn."""
QUARTERS = (25, 50, 75)
LOOKS = 10
"""Positions of every game whose number this divides are searched for names."""
TRIED = 6
"""Of so many options it is tried out whether they differ, ..."""
TRIALS = 0.05
"""... in this share of the decisions of random games."""

_encode = msgspec.json.Encoder().encode


class Table(NamedTuple):
    """Who plays: `one` at a seat that moves on with each game, and `others` at the other seats."""

    one: str
    others: str
    games: int

    @property
    def is_even(self) -> bool:
        """Whether all are equally strong."""
        return self.one == self.others

    @property
    def name(self) -> str:
        """What a report calls it."""
        return worded(self.one) if self.is_even else f"{worded(self.one)} against {worded(self.others)}"

    def strengths(self, seats: int, number: int) -> list[str]:
        """Returns the strength of each seat in a game."""
        return [self.one if seat == number % seats else self.others for seat in range(seats)]


def worded(strength: str) -> str:
    """Returns a strength in words."""
    return strength if strength == RANDOM else f"{strength} iterations"


def player(game: AnyGame, strength: str, seed: int) -> Player:
    """Returns a player of a strength."""
    if strength == RANDOM:
        return selfplay.random_player(seed)
    return selfplay.search_player(game, Budget(int(strength)), seed)


class Sitting(NamedTuple):
    """What all games of a study have in common."""

    game: AnyGame
    seats: int
    options: Options
    seed: int

    def opened(self, number: int) -> State:
        """Returns the beginning of a game: equal numbers have equal deals."""
        options = games.complete(self.game, self.options)
        state: State = self.game.new(self.seats, options, FastChance(key(self.seed, number)))
        return state

    def players(self, strengths: Sequence[str], number: int) -> list[Player]:
        """Returns the players of a game by seat."""
        first = (self.seed + number) * self.seats * MOVE_LIMIT
        return [player(self.game, strength, first + seat * MOVE_LIMIT) for seat, strength in enumerate(strengths)]


def counted(sitting: Sitting, table: Table, numbers: range) -> Tally:
    """Returns the tally of the games of a table with these numbers."""
    tally = Tally()
    for number in numbers:
        _Counting(sitting, table, number, tally).play()
    return tally


class _Counting:
    """A game that is played, and what is noted on the way."""

    def __init__(self, sitting: Sitting, table: Table, number: int, tally: Tally) -> None:
        self._game, self._seats, self._tally = sitting.game, sitting.seats, tally
        self._even, self._number = table.is_even, number
        self._strengths = table.strengths(sitting.seats, number)
        self._state = sitting.opened(number)
        self._players = sitting.players(self._strengths, number)
        self._views = [partial(sitting.game.view, self._state, seat) for seat in range(sitting.seats)]
        self._looks = number % LOOKS == 0
        self._draw = Random(number).random
        self._turns = Turns(sitting.game)
        self._points: list[list[int]] = []
        self._first: int | None = None
        """The seat that was asked first, alone."""
        self._decisions = 0
        self._things: dict[tuple[str, int], list[float]] = {}
        """By thing and seat: offered, chosen, expected, spread."""
        self._texts: dict[tuple[str, str], int] = {}
        """By field and text: how many options had it."""
        self._taken: dict[str, set[int]] = {}
        self._held: list[dict[str, int]] = [{} for _ in range(sitting.seats)]
        self._pending: _Pending | None = None
        self._offered: list[str] = []
        """What the last decision was about."""

    def play(self) -> None:
        """Plays the game to its end and adds it to the tally."""
        while self._state.agenda and self._decisions < MOVE_LIMIT:
            self._turns.reach(self._state)
            self._advance()
        self._look()
        scores = self._game.scores(self._state)
        self._points.append([score.points for score in scores])
        self._finish(scores)

    def _advance(self) -> None:
        state = self._state
        step = state.agenda[-1]
        if not step.seats:
            state.agenda.pop().run(state)
            state.events.clear()
            return
        to_move = play.options(state)
        for seat, options in to_move.items():
            if len(options) == 1 and step.takes_single:
                self._begin(seat)
                self._take_note(seat, options[0])
                self._carry_out(seat, options[0])
                return
        seat, options = next(iter(to_move.items()))
        self._decide(seat, options, len(to_move) > 1, type(step).__name__)

    def _decide(self, seat: int, options: list[Any], is_shared: bool, question: str) -> None:
        if not self._decisions and not is_shared:
            self._first = seat
        held = self._holdings(seat)
        self._resolve(seat, options, held)
        if self._strengths[seat] == RANDOM and 1 < len(options) <= TRIED and self._draw() < TRIALS:
            self._compare(seat, options, question)
        move = self._players[seat](self._views[seat], seat, options)
        self._begin(seat)
        self._decisions += 1
        self._tally.options.note(len(options))
        self._offer(seat, options)
        self._take_note(seat, move)
        for name in things.names(move):
            if (note := self._things.get((name, seat))) is not None:
                note[1] += name in self._offered
        self._pending = _Pending(seat, move, options, held)
        self._carry_out(seat, move)

    def _begin(self, seat: int) -> None:
        """Notes the points before a turn that begins with the next move."""
        before = len(self._turns.found)
        self._turns.move(self._state, seat)
        if len(self._turns.found) > before:
            self._points.append([score.points for score in self._game.scores(self._state)])
            if len(self._points) % LOOKS == 1:
                self._look()

    def _carry_out(self, seat: int, move: Any) -> None:
        play.take(self._state, seat, move)
        self._state.events.clear()

    def _offer(self, seat: int, options: list[Any]) -> None:
        """Notes what was offered beside something else."""
        counts: dict[str, int] = {}
        for option in options:
            for name in things.names(option):
                counts[name] = counts.get(name, 0) + 1
            for text in things.texts(option):
                self._texts[text] = self._texts.get(text, 0) + 1
        number = len(options)
        self._offered = [name for name, count in counts.items() if count < number]
        for name in self._offered:
            note = self._things.get((name, seat))
            if note is None:
                note = self._things[name, seat] = [0, 0, 0, 0]
            share = counts[name] / number
            note[0] += 1
            note[2] += share
            note[3] += share * (1 - share)

    def _take_note(self, seat: int, move: Any) -> None:
        for name in things.names(move):
            self._taken.setdefault(name, set()).add(seat)

    def _look(self) -> None:
        if self._looks:
            for place, text in things.seen(self._state):
                self._tally.seen.setdefault(place, {})[text] = 1

    def _holdings(self, seat: int) -> dict[str, int]:
        """Returns what a seat holds, and notes what became more or less since its last question."""
        if self._game.holdings is None:
            return {}
        held = self._game.holdings(self._state, seat)
        before, self._held[seat] = self._held[seat], held
        for name, count in held.items():
            change = count - before.get(name, count)
            if change:
                found = self._tally.holdings.setdefault(name, Holding())
                found.rises += change > 0
                found.falls += change < 0
        return held

    def _resolve(self, seat: int, options: list[Any], held: dict[str, int]) -> None:
        """Notes whether the decision before was free: nothing less, something more, and all else still possible."""
        pending, self._pending = self._pending, None
        if pending is None or not held:
            return
        changes = [held[name] - count for name, count in pending.held.items() if name in held]
        is_free = pending.seat == seat and min(changes, default=0) >= 0 and max(changes, default=0) > 0
        if is_free:
            kind = type(pending.move)
            others = {play.identity(option) for option in pending.options if type(option) is not kind}
            is_free = bool(others) and others <= {play.identity(option) for option in options}
        for name in things.names(pending.move):
            self._tally.free.setdefault(name, Mean()).note(is_free)

    def _compare(self, seat: int, options: list[Any], question: str) -> None:
        """Notes whether all options lead to the same position."""
        ends = set()
        for option in options:
            tried = play.copy(self._state)
            tried.chance = FastChance(key(self._number, self._decisions))
            play.take(tried, seat, option)
            play.settle(tried)
            tried.events.clear()
            tried.chance = self._state.chance.hidden()
            ends.add(_encode(tried))
        self._tally.same.setdefault(question, Mean()).note(len(ends) == 1)

    def _finish(self, scores: list[Score]) -> None:
        tally, won = self._tally, ranking.shares(scores)
        tally.games += 1
        tally.unfinished += bool(self._state.agenda)
        leads = _leads(scores)
        turns = len(self._turns.found)
        tally.turns.note(turns)
        tally.decisions.note(self._decisions)
        tally.lengths[turns] = tally.lengths.get(turns, 0) + 1
        if not self._even:
            tally.stronger.note(won[self._number % self._seats])
        else:
            self._count_standings(scores, won)
            self._count_course(won)
            self._count_parts(scores, won)
        self._count_things(won, leads)
        for (field, text), count in self._texts.items():
            texts = tally.offered.setdefault(field, {})
            texts[text] = texts.get(text, 0) + count

    def _count_standings(self, scores: list[Score], won: list[float]) -> None:
        best = max(score.points for score in scores)
        level = [seat for seat, score in enumerate(scores) if score.points == best]
        orders = [(self._tally.seats, [*range(self._seats)])]
        if self._first is not None:
            orders.append((self._tally.asked, [*clockwise(self._seats, self._first)]))
        for standings, order in orders:
            standings.extend(Standing() for _ in range(self._seats - len(standings)))
            for standing, seat in zip(standings, order, strict=True):
                standing.won.note(won[seat])
                standing.points.note(scores[seat].points)
                if len(level) > 1 and seat in level:
                    standing.level.note(won[seat])

    def _count_course(self, won: list[float]) -> None:
        leaders = [_leader(points) for points in self._points]
        alone = [leader for leader in leaders if leader is not None]
        self._tally.changes.note(sum(one != other for one, other in pairwise(alone)))
        for quarter in QUARTERS:
            if (leader := leaders[(len(leaders) - 1) * quarter // 100]) is not None:
                self._tally.leaders.setdefault(quarter, Mean()).note(won[leader])
        points = self._points[(len(leaders) - 1) // 2]
        if max(won) == 1 and won.count(1) == 1:
            own = points[won.index(1)]
            others = max(other for seat, other in enumerate(points) if won[seat] < 1)
            self._tally.halves.merge(Halves(own > others, own == others, own < others))

    def _count_parts(self, scores: list[Score], won: list[float]) -> None:
        found = [_categories(score) for score in scores]
        by_name = {name: [parts.get(name, 0) for parts in found] for parts in found for name in parts}
        for name, points in by_name.items():
            category = self._tally.categories.setdefault(name, Category())
            for each in points:
                category.points.note(each)
            if won.count(1) == 1:
                winner = won.index(1)
                category.winner.note(points[winner] - mean(points[:winner] + points[winner + 1 :]))
        if self._game.holdings is not None:
            self._count_holdings({ALL: [score.points for score in scores], **by_name})

    def _count_holdings(self, points: dict[str, list[int]]) -> None:
        assert self._game.holdings is not None
        ends = [self._game.holdings(self._state, seat) for seat in range(self._seats)]
        for name in ends[0]:
            holding = self._tally.holdings.setdefault(name, Holding())
            left = [held[name] for held in ends]
            for each in left:
                holding.left.note(each)
            for category, found in points.items():
                holding.points.setdefault(category, Together()).note(left, found)

    def _count_things(self, won: list[float], leads: list[float]) -> None:
        by_strength: dict[tuple[str, str], list[float]] = {}
        for (name, seat), (offered, chosen, expected, spread) in self._things.items():
            note = by_strength.setdefault((self._strengths[seat], name), [0, 0, 0, 0, 0])
            effect = (chosen - expected) * leads[seat]
            for place, value in enumerate((offered, chosen, expected, spread, effect)):
                note[place] += value
        for (strength, name), (offered, chosen, expected, spread, effect) in by_strength.items():
            thing = self._tally.things.setdefault(strength, {}).setdefault(name, Thing())
            thing.games += 1
            thing.offered += int(offered)
            thing.chosen += int(chosen)
            thing.expected += expected
            thing.offered_squares += offered**2
            thing.chosen_squares += chosen**2
            thing.products += offered * chosen
            if self._even:
                thing.spread += spread
                thing.effect.note(effect)
        if self._even:
            self._count_taken(won)

    def _count_taken(self, won: list[float]) -> None:
        found = self._tally.things.setdefault(self._strengths[0], {})
        for name, seats in self._taken.items():
            if len(seats) < self._seats:
                others = [won[seat] for seat in range(self._seats) if seat not in seats]
                difference = mean(won[seat] for seat in seats) - mean(others)
                found.setdefault(name, Thing()).with_it.note(difference)


class _Pending(NamedTuple):
    """A decision whose consequences are not known yet."""

    seat: int
    move: Any
    options: list[Any]
    held: dict[str, int]


def _leader(points: Sequence[int]) -> int | None:
    """Returns who leads alone; None if nobody does."""
    best = max(points)
    return points.index(best) if points.count(best) == 1 else None


def _leads(scores: Sequence[Score]) -> list[float]:
    """Returns how far each seat is ahead of its best rival."""
    points = [float(score.points) for score in scores]
    rivals = ranking.rivals(scores)
    return [own - max((points[rival] for rival in rivals[seat]), default=0) for seat, own in enumerate(points)]


def _categories(score: Score) -> dict[str, int]:
    found: dict[str, int] = {}
    for part in score.parts:
        found[part.category] = found.get(part.category, 0) + part.points
    return found
