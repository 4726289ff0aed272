"""The levels of computer players: a higher one thinks longer, and errs less."""

from itertools import count, pairwise

from bot.domain import session_options
from rules import levels
from rules.levels import Level


def test_a_higher_level_thinks_longer_and_errs_no_more() -> None:
    budgets = [levels.budget(level, count().__next__, normal=2.0) for level in Level]
    assert all(lower.seconds < higher.seconds for lower, higher in pairwise(budgets))
    assert all(lower.temperature >= higher.temperature for lower, higher in pairwise(budgets))


def test_a_lobby_offers_every_level() -> None:
    assert set(Level) <= set(session_options.LEVEL.values)
