"""`python -m tools.title_rates [MATCHES] [GAME...]`: prints in how many of a hundred matches titles are earned.

Computers play MATCHES matches with each number of players. The rates that titles declare were measured so, with 12.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator

from rules import games, recap, search, selfplay, titles
from rules.chance import key
from rules.common_titles import TITLES
from rules.fast_chance import FastChance
from rules.recap import AnyRecap

SEED = 9
BUDGET = search.Budget(200, temperature=0.3)


def recaps(name: str, matches: int) -> Iterator[AnyRecap]:
    """Yields the recaps of matches between computers, with every number of players."""
    game = games.load(name)
    options = games.complete(game, {})
    for seats in range(game.info.fewest, game.info.most + 1):
        for number in range(matches):
            players = [selfplay.search_player(game, BUDGET, 1000 * number + seat) for seat in range(seats)]
            moves = selfplay.match(game, seats, options, players, SEED, number).moves
            yield recap.of_moves(game, game.new(seats, options, FastChance(key(SEED, number))), moves)


def report(name: str, matches: int) -> Iterator[str]:
    """Yields the rate of each title in a game, and how many seats get none."""
    every = [*TITLES, *games.load(name).titles]
    earned: Counter[str] = Counter()
    played = seats = honoured = 0
    for each in recaps(name, matches):
        found = titles.earned(every, each)
        earned.update({title.name for title in found})
        played, seats = played + 1, seats + len(each.seats)
        honoured += len({title.seat for title in titles.shown(found)})
    yield f"{name}: {played} matches; of {seats} players, {honoured} are shown a title"
    yield from (f"  {title.name}: {100 * earned[title.name] / played:.0f} (declared: {title.rate})" for title in every)


def main(*arguments: str) -> None:
    """Prints the rates of all games, or of those given."""
    matches, *chosen = arguments or ("12",)
    for name in chosen or games.names():
        print(*report(name, int(matches)), sep="\n", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
