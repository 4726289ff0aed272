"""`python -m benchmarks`: measures everything that has a budget and prints one table."""

import argparse
import sys

from benchmarks import crowd, deciding, drawing, pressing, starting, table

GROUPS = {
    "deciding": deciding.figures,
    "drawing": drawing.figures,
    "pressing": pressing.figures,
    "crowd": crowd.figures,
    "starting": starting.figures,
}


def main() -> None:
    """Exits with 1 where a budget is missed, if asked to be strict."""
    parser = argparse.ArgumentParser(prog="benchmarks", description=__doc__)
    parser.add_argument("--only", action="append", choices=GROUPS, help="measure this alone; may be given again")
    parser.add_argument("--strict", action="store_true", help="exit with 1 where a budget is missed")
    arguments = parser.parse_args()
    figures = [figure for group in arguments.only or GROUPS for figure in GROUPS[group]()]
    print("\n".join(table.lines(figures)))
    sys.exit(arguments.strict and not all(figure.kept for figure in figures))


if __name__ == "__main__":
    main()
