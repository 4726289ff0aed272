"""Random games, whose refusals are compared with predicates that are written from the rules, not from the code.

For each type of refusal, a game has a predicate that says whether a refusal is true. Another function names whatever a
player might expect and is not offered without any reason.
"""

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any, NamedTuple

from rules import contract, games, play
from rules.chance import Chance, key


class Asked(NamedTuple):
    """A question of a random game."""

    state: Any
    seat: int
    step: Any
    options: list[Any]
    refusals: list[Any]
    events: list[Any]
    """Everything that has happened."""

    @property
    def player(self) -> Any:
        """The player whom it asks."""
        return self.state.players[self.seat]

    def offers(self, *kinds: type, **fields: Any) -> bool:
        """Returns whether an option of one of these kinds, with these values of its fields, is offered."""
        wanted = fields.items()
        return any(
            isinstance(option, kinds) and all(getattr(option, name) == value for name, value in wanted)
            for option in self.options
        )

    def refuses(self, *kinds: type, **fields: Any) -> bool:
        """Returns whether there is such a refusal."""
        return self._replace(options=self.refusals).offers(*kinds, **fields)


Truths = dict[type, Callable[[Asked, Any], bool]]
"""By type of refusal: whether such a refusal is true."""
Unexplained = Callable[[Asked], Iterable[object]]
"""Yields what is not offered and not refused."""


def _unchanged(state: Any) -> None:
    """Begins with the set-up."""


def questions(name: str, seeds: int, hasten: Callable[[Any], None] = _unchanged) -> Iterator[Asked]:
    """Yields the questions of some random games for each number of seats and a few sets of options.

    `hasten` changes the beginning of every second one, so that it comes to what is rare.
    """
    game = games.load(name)
    for seats in range(game.info.fewest, game.info.most + 1):
        for options in contract.option_sets(game.info):
            for seed in range(seeds):
                state = game.new(seats, options, Chance(key(seed)))
                (hasten if seed % 2 else _unchanged)(state)
                yield from _questions(state, Random(seed))


def _questions(state: Any, dice: Random) -> Iterator[Asked]:
    events: list[Any] = []
    while to_move := play.settle(state):
        events += play.drain(state)
        step = state.agenda[-1]
        for seat, options in to_move.items():
            yield Asked(state, seat, step, options, step.refusals(state, seat), events)
        seat = dice.choice(sorted(to_move))
        play.take(state, seat, dice.choice(to_move[seat]))


def check(
    name: str, seeds: int, truths: Truths, unexplained: Unexplained, hasten: Callable[[Any], None] = _unchanged
) -> None:
    """Fails if a refusal is false or missing, or if a kind of them never comes."""
    seen: set[type] = set()
    for asked in questions(name, seeds, hasten):
        for refusal in asked.refusals:
            assert truths[type(refusal)](asked, refusal), f"{refusal} is false in {asked}"
            seen.add(type(refusal))
        assert not [*unexplained(asked)], f"{[*unexplained(asked)]} is missing in {asked}"
    assert {*truths} - seen == set()
