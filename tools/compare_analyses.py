"""`python -m tools.compare_analyses [MATCHES] [GAME:SEATS...]`: analyses matches twice, and prints how far both agree.

In each of MATCHES matches (1), a computer that searches a while plays against hasty ones. The second analysis differs
from the first by its seed alone. A mark that it does not find is not wrong for that, so a long duel judges all marks of
the first. What is printed is the table of `docs/analysis.md`.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable
from time import process_time

from rules import games, play, record, selfplay
from rules.analysis import duel
from rules.analysis_report import Analysis, Best, Mark, report
from rules.analysis_studies import DUEL, Analyst, Played, Progress, least_of, played
from rules.record import AnyRecord
from rules.search import Budget

CAREFUL, HASTY = Budget(2000, temperature=0.3), Budget(150, temperature=0.5)
TABLES = ("coal_baron:2", "manhattan:2", "mint_works:2", "montana:2", "rolled_west:2", "manhattan:4", "mint_works:3")
ANOTHER = 1 << 40
"""So far apart are the seeds of two analyses of a match."""
LONG = 8 * DUEL
"""Iterations after each of the two options of the duel that judges a mark."""
HEADINGS = (
    "game",
    "players",
    "matches",
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


def compared(recorded: AnyRecord) -> Counter[str]:
    """Returns the figures of a row for one match."""
    match = played(games.load(recorded.game), recorded, range(recorded.seats))
    (one, first), (other, second) = (analysed(match._replace(seed=match.seed + more)) for more in (0, ANOTHER))
    large = [mark for mark in one.marks if mark.size > 1]
    return Counter(
        {
            "matches": 1,
            "choices": sum(one.decisions),
            "seconds": (first + second) / 2,
            "marks": len(one.marks),
            "marks again": _again(one.marks, other.marks),
            "upheld": sum(is_upheld(recorded, mark) for mark in one.marks),
            "large": len(large),
            "large again": _again(large, other.marks),
            "best": len(one.best),
            "best again": _again(one.best, other.best),
        }
    )


def _again(shown: Iterable[Mark | Best], other: Iterable[Mark | Best]) -> int:
    lines = {each.line for each in other}
    return sum(each.line in lines for each in shown)


def row(name: str, seats: int, matches: int) -> str:
    """Returns the row of a game; choices and seconds are those of one match."""
    found = Counter[str]()
    for seed in range(1, matches + 1):
        found += compared(match_of(name, seats, seed))
    names = ("marks", "marks again", "upheld", "large", "large again", "best", "best again")
    means = (f"{found['choices'] / matches:.0f}", f"{found['seconds'] / matches:.0f}")
    return "| " + " | ".join([name, str(seats), str(matches), *means, *(str(found[each]) for each in names)]) + " |"


def main(*arguments: str) -> None:
    """Prints the table of all games, or of those given."""
    matches, *tables = arguments or ("1",)
    print(f"| {' | '.join(HEADINGS)} |", "|---" * len(HEADINGS) + "|", sep="\n")
    for table in tables or TABLES:
        name, _, seats = table.partition(":")
        print(row(name, int(seats or 2), int(matches)), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
