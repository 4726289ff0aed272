"""What each rule option changes: the same random games with another value of it."""

from collections.abc import Iterator
from functools import lru_cache
from hashlib import blake2b
from itertools import chain
from typing import Any, NamedTuple

import msgspec

from bot.app.study.playing import RANDOM, Sitting, player
from bot.app.study.tally import Variant
from rules import games, play, ranking
from rules.game import AnyGame, Option, Options
from rules.selfplay import MOVE_LIMIT
from rules.turns import Turns

LOOK = 8
"""Every decision whose number this divides, views are compared as well."""


class Change(NamedTuple):
    """A value of a rule option, and the options of the games with and without it."""

    option: str
    value: str
    base: Options
    """The other options: they are such that this one applies."""

    @property
    def name(self) -> str:
        """What a report calls it."""
        return f"{self.option}={self.value}"

    @property
    def changed(self) -> Options:
        """The options with the value."""
        return {**self.base, self.option: self.value}


def changes(game: AnyGame, seats: int, options: Options) -> list[Change]:
    """Returns every value of every rule option other than that of `options`, where it can make a difference."""
    found = []
    for option in game.info.options:
        base = _base(game, seats, options, option)
        if base is not None:
            own = games.complete(game, base)[option.name]
            found += [Change(option.name, value, base) for value in option.values if value != own]
    return found


def counted(sitting: Sitting, change: Change, numbers: range) -> Variant:
    """Returns how these random games differ with the changed option from those without."""
    found = Variant()
    for number in numbers:
        before = _without(sitting.game, sitting.seats, sitting.seed, tuple(change.base.items()), number)
        after = _played(sitting._replace(options=change.changed), number)
        found.differs.note(before.mark != after.mark)
        found.turns.note(after.turns - before.turns)
        found.decisions.note(after.decisions - before.decisions)
        found.points.note((sum(after.points) - sum(before.points)) / sitting.seats)
        found.first.note(after.first - before.first)
    return found


class _Played(NamedTuple):
    """What is compared of a game."""

    mark: bytes
    """Stands for its moves, what was seen, and its points."""
    turns: int
    decisions: int
    points: list[int]
    first: float
    """The share of the win of the first seat that was asked."""


def _base(game: AnyGame, seats: int, options: Options, option: Option) -> Options | None:
    """Returns `options`, with at most one more set so that `option` applies; None if it does not."""
    values = chain([{}], ({other.name: value} for other in game.info.options for value in other.values))
    for more in values:
        base = {**more, **options}
        if option.name not in more and option.applies(seats, games.complete(game, base)):
            return base
    return None


@lru_cache(maxsize=1_000)  # the same for each value of each option
def _without(game: AnyGame, seats: int, seed: int, options: tuple[tuple[str, str], ...], number: int) -> _Played:
    return _played(Sitting(game, seats, dict(options), seed), number)


def _played(sitting: Sitting, number: int) -> _Played:
    game, state = sitting.game, sitting.opened(number)
    choose = player(game, RANDOM, sitting.seed + number)
    turns, mark = Turns(game), blake2b(digest_size=16)
    decisions, first = 0, 0
    while state.agenda and decisions < MOVE_LIMIT:
        turns.reach(state)
        to_move = play.advance(state)
        state.events.clear()
        if not to_move:
            continue
        seat, options = next(iter(to_move.items()))
        if not decisions:
            first = seat
        if decisions % LOOK == 0:
            for part in _views(sitting, state):
                mark.update(part)
        turns.move(state, seat)
        move = choose(lambda: None, seat, options)
        mark.update(repr((seat, play.identity(move))).encode())
        play.take(state, seat, move)
        state.events.clear()
        decisions += 1
    scores = game.scores(state)
    mark.update(repr(scores).encode())
    points = [score.points for score in scores]
    return _Played(mark.digest(), len(turns.found), decisions, points, ranking.shares(scores)[first])


def _views(sitting: Sitting, state: Any) -> Iterator[bytes]:
    """Yields what each seat sees, without the options themselves."""
    for seat in range(sitting.seats):
        view = msgspec.to_builtins(sitting.game.view(state, seat))
        view.pop("options", None)
        yield msgspec.json.encode(view)
