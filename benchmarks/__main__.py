"""`python -m benchmarks`: measures everything that has a budget and prints a report."""

import argparse
import sys
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

from benchmarks import (
    abuse,
    claiming,
    crowd,
    crowd_prepares,
    deciding,
    drawing,
    duels,
    hand,
    limits,
    many_matches,
    pressing,
    ratings,
    records,
    report,
    starting,
    taps,
)
from benchmarks.measure import Figure

GROUPS = {
    "deciding": deciding.figures,
    "drawing": drawing.figures,
    "duels": duels.figures,
    "pressing": pressing.figures,
    "claiming": claiming.figures,
    "crowd": crowd.figures,
    "crowd_prepares": crowd_prepares.figures,
    "limits": limits.figures,
    "abuse": abuse.figures,
    "many_matches": many_matches.figures,
    "starting": starting.figures,
    "taps": taps.figures,
    "hand": hand.figures,
    "records": records.figures,
    "ratings": ratings.figures,
}


def main() -> None:
    """Exits with 1 if `--strict` is given and a budget is missed."""
    parser = argparse.ArgumentParser(prog="benchmarks", description=__doc__)
    parser.add_argument("--only", action="append", choices=GROUPS, help="measure only this group; may be repeated")
    parser.add_argument("--strict", action="store_true", help="exit with 1 if a budget is missed")
    parser.add_argument(
        "--kept", type=Path, metavar="FOLDER", help="where `starting` keeps its matches for a later run"
    )
    arguments = parser.parse_args()
    groups: dict[str, Callable[[], Iterable[Figure]]] = {
        **GROUPS,
        "starting": partial(starting.figures, arguments.kept),
    }
    figures = [figure for group in arguments.only or groups for figure in groups[group]()]
    print("\n".join(report.lines(figures)))
    sys.exit(arguments.strict and not all(figure.kept for figure in figures))


if __name__ == "__main__":
    main()
