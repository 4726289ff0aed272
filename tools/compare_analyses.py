"""`python -m tools.compare_analyses [GAME:SEATS:SEED...]`: analyses matches twice, and prints how far both agree.

In each match, a computer that searches a while plays against hasty ones. The second analysis differs from the first by
its seed alone. A mark that it does not find is not wrong for that, so a long duel judges all marks of the first.
`bot/features/analysis/README.md` has what is printed.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from time import process_time

from rules import games, play, record, selfplay
from rules.analysis import duel
from rules.analysis_report import Analysis, Best, Mark, report
from rules.analysis_studies import DUEL, Analyst, Played, Progress, least_of, played
from rules.record import AnyRecord
from rules.search import Budget

CAREFUL, HASTY = Budget(2000, temperature=0.3), Budget(150, temperature=0.5)
MATCHES = ("coal_baron:2:1", "manhattan:2:11", "mint_works:2:11", "montana:2:11", "rolled_west:2:11")
ANOTHER = 1 << 40
"""So far apart are the seeds of two analyses of a match."""
LONG = 11 * DUEL
"""Iterations after each of the two options of the duel that judges a mark."""
HEADINGS = (
    "game",
    "players",
    "seed",
    "choices",
    "seconds of a core",
    "marks",
    "found again",
    "upheld",
    "medium and large",
    "found again",
    "best choices",
    "found again",
)


def match_of(name: str, seats: int, seed: int) -> AnyRecord:
    """Returns a match between computers, most of which make mistakes."""
    game = games.load(name)
    budgets = [CAREFUL if seat == seed % seats else HASTY for seat in range(seats)]
    players = [selfplay.search_player(game, budget, 1000 * seed + seat) for seat, budget in enumerate(budgets)]
    return selfplay.recorded(game, seats, {}, seed, selfplay.MOVE_LIMIT, players)


def analysed(match: Played) -> tuple[Analysis, float]:
    """Returns the analysis of a match, and the seconds of a core that it took."""
    begin = process_time()
    analyst, progress = Analyst(match), Progress()
    while analyst.step(progress):
        pass
    return report(progress, analyst.scores, match.turns), process_time() - begin


def is_upheld(match: AnyRecord, mark: Mark) -> bool:
    """Returns whether a long duel finds a difference that is worth mentioning, too."""
    game = games.load(match.game)
    state, end = (record.replay(game, match, lines).state for lines in (mark.line, None))
    options = play.settle(state)[mark.seat]
    chosen = play.chosen(options, match.log[mark.line].move)
    view = game.view(state, mark.seat)
    fought = duel(game, view, mark.seat, options[mark.better], chosen, LONG, ANOTHER + mark.line)
    return fought.difference >= least_of(1, game.scores(end))


def row(name: str, seats: int, seed: int) -> str:
    """Returns the row of one match."""
    recorded = match_of(name, seats, seed)
    match = played(games.load(name), recorded, range(seats))
    (one, first), (other, second) = (analysed(match._replace(seed=match.seed + more)) for more in (0, ANOTHER))
    large = [mark for mark in one.marks if mark.size > 1]
    figures = (
        *(sum(one.decisions), round((first + second) / 2)),
        *(len(one.marks), _again(one.marks, other.marks), sum(is_upheld(recorded, mark) for mark in one.marks)),
        *(len(large), _again(large, other.marks)),
        *(len(one.best), _again(one.best, other.best)),
    )
    return "| " + " | ".join([name, str(seats), str(seed), *map(str, figures)]) + " |"


def _again(shown: Iterable[Mark | Best], other: Iterable[Mark | Best]) -> int:
    lines = {each.line for each in other}
    return sum(each.line in lines for each in shown)


def main(*matches: str) -> None:
    """Prints the table of the usual matches, or of those given."""
    print(f"| {' | '.join(HEADINGS)} |", "|---" * len(HEADINGS) + "|", sep="\n")
    for match in matches or MATCHES:
        name, seats, seed = match.split(":")
        print(row(name, int(seats), int(seed)), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
