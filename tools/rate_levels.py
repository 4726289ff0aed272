"""`python -m tools.rate_levels [GAME...]`: rates the levels of computer players from matches between them.

Plays the arena for each GAME and adds its results to `tools/arena_results.jsonl`; then computes from all results what
`bot/features/record/anchors.json` holds. Without a GAME, it only computes.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from itertools import pairwise
from math import log, sqrt
from pathlib import Path

import msgspec

from bot.app import arena
from bot.features.record.ratings import MEAN
from rules.levels import Level

RESULTS = Path(__file__).with_name("arena_results.jsonl")
ANCHORS = Path(arena.__file__).parents[1] / "features" / "record" / "anchors.json"
MATCHES, NORMAL, SEED = 40, 0.1, 7
"""How many matches each pair plays, the seconds of the normal level for a turn, and what deals them."""
SPREAD = sqrt(2) * MEAN / 3
"""How far apart two ratings are, if the better one wins e times as often as the other."""


class Pairing(msgspec.Struct, frozen=True):
    """How often a level beat another in matches of two; a tie is half a win."""

    game: str
    one: str
    others: str
    games: int
    wins: float
    normal: float
    """The seconds of the normal level for a turn."""


def play(game: str) -> Iterable[Pairing]:
    """Plays each level against the next weaker one, both timed in processor time."""
    for stronger, weaker in pairwise([Level.HARD, Level.NORMAL, Level.EASY]):
        for each in arena.run(game, 2, {}, [stronger, weaker], MATCHES, SEED, NORMAL, processes=1):
            yield Pairing(game, each.one, each.others, each.games, each.wins, NORMAL)


def anchors(results: Iterable[Pairing]) -> dict[str, dict[str, float]]:
    """Returns the mean rating of each level by game, that of the normal level being a newcomer's.

    Half a win and half a loss are added to each pair, so that a level that has won everything has a rating.
    """
    wins: dict[tuple[str, str, str], float] = {}
    played: dict[tuple[str, str, str], int] = {}
    for each in results:
        pair = each.game, each.one, each.others
        wins[pair] = wins.get(pair, 0) + each.wins
        played[pair] = played.get(pair, 0) + each.games
    found: dict[str, dict[str, float]] = {}
    for game, one, others in sorted(wins):
        pair = game, one, others
        share = (wins[pair] + 0.5) / (played[pair] + 1)
        ahead = SPREAD * log(share / (1 - share))
        levels = found.setdefault(game, {Level.NORMAL: MEAN})
        other, sign = (one, 1) if others == Level.NORMAL else (others, -1)
        levels[other] = round(MEAN + sign * ahead, 1)
    return found


def main(*names: str) -> None:
    """Plays the games that are named, and writes the ratings of all that were ever played."""
    for name in names:
        with RESULTS.open("ab") as out:
            for pairing in play(name):
                out.write(msgspec.json.encode(pairing) + b"\n")
    lines = RESULTS.read_bytes().splitlines()
    found = anchors(msgspec.json.decode(line, type=Pairing) for line in lines)
    ANCHORS.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
    print(ANCHORS.read_text())


if __name__ == "__main__":
    main(*sys.argv[1:])
