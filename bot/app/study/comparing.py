"""What differs between two studies of a game, such as before and after a change of its rules."""

from collections.abc import Iterator
from math import hypot
from pathlib import Path

from bot.app.study import running
from bot.app.study.choices import Choice
from bot.app.study.choices import found as choices_of
from bot.app.study.findings import HALF, Finding, errors, percent
from bot.app.study.playing import worded
from bot.app.study.running import Plan, Study
from bot.app.study.tally import Mean, Tally

SHARE, PREFERENCE = 0.05, 0.15
"""Smaller differences of a share of wins, and of how often something is chosen, are not worth a sentence."""
LENGTH = 0.05
"""The same of a length, as a part of it."""
KINDS = 3


def read(folder: Path, plan: Plan) -> Study:
    """Returns the study in a folder, to compare one of `plan` with.

    Raises ValueError if there is none, or one of another game or number of players, OSError if it cannot be read.
    """
    before = running.read(folder)
    if (before.plan.game, before.plan.players) != (plan.game, plan.players):
        raise ValueError(f"{folder} has a study of {_subject(before.plan)}, and this is one of {_subject(plan)}")
    return before


def found(before: Study, after: Study) -> list[Finding]:
    """Returns what is different in `after` for sure. Only strengths that are in both are compared."""
    strengths = [strength for strength in after.plan.strengths if strength in before.plan.strengths]
    result: list[Finding] = []
    for strength in strengths:
        one, other = before.even(strength), after.even(strength)
        result += _course(one, other, worded(strength), errors(5 * len(strengths), KINDS))
    if before.plan.strengths[-1] == after.plan.strengths[-1]:
        result += _preferences(before, after)
    return result


def _subject(plan: Plan) -> str:
    return f"{plan.game} with {plan.players} players"


def _course(one: Tally, other: Tally, strength: str, limit: float) -> Iterator[Finding]:
    for kind, former, now, what in (
        ("turns", one.turns, other.turns, "turns"),
        ("decisions", one.decisions, other.decisions, "decisions"),
        ("changes", one.changes, other.changes, "changes of the lead"),
    ):
        if _differs(former, now, limit) and abs(now.mean - former.mean) > LENGTH * abs(former.mean):
            times = f", {now.mean / former.mean:.2f} times as many" if former.mean else ""
            yield Finding(
                kind, strength, f"A game has {now.mean:.1f} {what} instead of {former.mean:.1f}{times} ({strength})."
            )
    shares = [("first seat", one.seats[0].won, other.seats[0].won, "Seat 1 wins")]
    if HALF in one.leaders and HALF in other.leaders:
        shares.append(("leader", one.leaders[HALF], other.leaders[HALF], "Who leads at the half wins"))
    for kind, former, now, what in shares:
        if _differs(former, now, limit) and abs(now.mean - former.mean) > SHARE:
            yield Finding(kind, strength, f"{what} {percent(now.mean)} instead of {percent(former.mean)} ({strength}).")


def _differs(one: Mean, other: Mean, limit: float) -> bool:
    return abs(other.mean - one.mean) > limit * hypot(one.error, other.error)


def _preferences(before: Study, after: Study) -> Iterator[Finding]:
    former = {choice.name: choice for choice in choices_of(before)}
    pairs = [(former[choice.name], choice) for choice in choices_of(after) if choice.name in former]
    limit = errors(len(pairs), KINDS)
    for one, other in pairs:
        (low, high), (other_low, other_high) = _bounds(one, limit), _bounds(other, limit)
        if (other_low > high or other_high < low) and abs(other.share - one.share) > PREFERENCE:
            yield Finding(
                "choice",
                other.name,
                f"`{other.name}` is chosen {percent(other.share)} instead of {percent(one.share)}.",
            )


def _bounds(choice: Choice, limit: float) -> tuple[float, float]:
    return choice.interval(limit * 0.75)  # two intervals of this width that do not meet differ by more than the limit
