"""How much of a match is left: how many turns it would still have if everybody moved at random. Pure.

What was played before does not matter, so nobody is further on, or less far, by taking many small turns.
"""

from functools import lru_cache

from rules import games, match, play
from rules.chance import Chance, key
from rules.game import AnyGame, State
from rules.turns import Turns

CONTINUATIONS = 8
"""How often a position is played on: its turns differ by a fifth in Mint Works."""
MOST_TURNS = 10_000
"""More than any match has."""


def is_past_half(played: match.AnyMatch) -> bool:
    """Returns whether less is left of a match than half of what was at its beginning, as far as everybody can see it.

    The same position always has the same answer.
    """
    options = tuple(sorted(played.options.items()))
    return 2 * turns_left(games.load(played.game), played.state) < _of_all(played.game, played.seats, options)


@lru_cache(maxsize=100)
def _of_all(name: str, seats: int, options: tuple[tuple[str, str], ...]) -> int:
    game = games.load(name)
    begun, _ = match.start_match(game, seats, dict(options), key(0))
    return turns_left(game, begun.state)


def turns_left(game: AnyGame, state: State) -> int:
    """Returns how many turns `CONTINUATIONS` random continuations of a position have together."""
    view = game.view(state, None)
    return sum(_turns_left(game, view, Chance(key(number))) for number in range(CONTINUATIONS))


def _turns_left(game: AnyGame, view: State, dice: Chance) -> int:
    state, turns = game.determinize(view, dice), Turns(game)
    moving = play.settle(state)
    while moving and len(turns.found) < MOST_TURNS:
        seat, options = next(iter(moving.items()))
        turns.move(state, seat)
        play.take(state, seat, dice.pick(options))
        moving = play.settle(state)
        turns.reach(state)
    return len(turns.found)
