"""A small part of the campaign: what is carried out in random games is what its maker was shown."""

from __future__ import annotations

from rules import games
from tests.bot.features.preparing.campaign import Campaign

EACH = 6
"""Turns carried out in a game."""


def test_no_prepared_turn_or_branch_differs_from_what_its_maker_was_shown() -> None:
    campaign = Campaign()
    for seed in range(len(games.names())):
        campaign.play(seed, campaign.executions + EACH)
    assert campaign.differing == []
    assert campaign.executions >= EACH * len(games.names())
    assert any("branch" in name for name in campaign.counts)
