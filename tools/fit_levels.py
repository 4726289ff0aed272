"""`python -m tools.fit_levels GAME [ROUNDS]`: simulated people play against computers at their level, in real games.

Each person is a search of a fixed strength that is no rung of the ladder. They begin in the middle and play FIRST
matches; then it is counted how often they win. `docs/computer-players.md` has what is printed.
"""

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from bot.domain.own_level import Known
from bot.features.record.own_level import after
from rules import arena, games, ladder, selfplay
from rules.ladder import Rung

PEOPLE = (Rung(70, 0.7), Rung(150, 0.35), Rung(250, 0.22), Rung(500, 0.1), Rung(1500, 0.0))
"""The weakest first."""
FIRST, LATER = 10, 10
"""How many matches somebody plays before those that are counted, and how many these are."""


def played(name: str, own: Rung, number: int) -> tuple[int, float]:
    """Plays all matches of one person; returns their last strength, and how many of the later matches they have won."""
    game, person, won = games.load(name), Known(), 0.0
    for match in range(FIRST + LATER):
        seat, seed = match % 2, 1000 * number + match
        rungs = [own if each == seat else ladder.of(game).search(person.strength) for each in range(2)]
        players = [selfplay.search_player(game, each.budget, 2 * seed + place) for place, each in enumerate(rungs)]
        share = selfplay.match(game, 2, {}, players, ladder.DEALS + number, match).wins[seat]
        person = Known(after(name, person, share, person.strength), person.matches + 1)
        won += share if match >= FIRST else 0
    return person.strength, won


def main(name: str, rounds: str = "6") -> None:
    """Prints a row for each person."""
    print("| iterations | temperature | strength found | won | share | interval |", "|---" * 6 + "|", sep="\n")
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for own in PEOPLE:
            found = list(pool.map(partial(played, name, own), range(int(rounds))))
            won, matches = sum(each for _, each in found), LATER * len(found)
            strength = round(sum(each for each, _ in found) / len(found))
            low, high = (f"{100 * bound:.0f}" for bound in arena.interval(won / matches, matches))
            share = f"{won:g} of {matches} | {100 * won / matches:.0f} % | {low} to {high} %"
            print(f"| {own.iterations} | {own.temperature:g} | {strength} | {share} |", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
