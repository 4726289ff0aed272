"""Buttons of the rule book in old messages."""

from bot.actions.custom_id import decode
from bot.features.rule_book.feature import GameRules, MatchRules


def test_a_button_of_an_earlier_version_keeps_its_meaning() -> None:
    assert decode("rules:7:0:0::") == MatchRules(7)
    assert decode("rules:0:0:0::manhattan") == GameRules("manhattan")
    assert decode("rules:0:0:0::manhattan", ["3"]) == GameRules("manhattan", 3)
