"""Figures as a report in text."""

from collections.abc import Iterable

from benchmarks.measure import Figure

HEADINGS = ("what", "measured", "floor or peer", "ratio", "budget", "verdict")


def lines(figures: Iterable[Figure]) -> list[str]:
    """Returns the report, a line for each figure."""
    rows = [HEADINGS, *(_cells(figure) for figure in figures)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEADINGS))]
    rows.insert(1, tuple("-" * width for width in widths))
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]


def _cells(figure: Figure) -> tuple[str, ...]:
    peer = "" if figure.peer is None else f"{_number(figure.peer)} {figure.unit}, {figure.peer_name}"
    ratio = "" if figure.ratio is None else f"{figure.ratio:.2f}"
    budget = "" if figure.budget is None else f"≤ {figure.budget:g}{'' if ratio else ' ' + figure.unit}"
    verdict = "" if figure.budget is None else "kept" if figure.kept else "MISSED"
    return figure.what, f"{_number(figure.measured)} {figure.unit}", peer, ratio, budget, verdict


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
