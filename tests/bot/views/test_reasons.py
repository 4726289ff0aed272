"""Why a choice is better than another, in words."""

from typing import Any

import pytest

from bot.i18n import MatchWords, strict_words
from bot.views.reasons import sentences
from rules import contract, games, reasons
from rules.game import AnyGame
from rules.reasons import Reason, Why
from rules.rolled_west.moves import Bank, Ship
from tests.languages import DEEP

WEST = games.load("rolled_west")
BANK, SHIP = reasons.encoded(Bank("wood")), Ship("gold", 2, 2, 0)


def words(language: str = "en", game: AnyGame = WEST) -> MatchWords:
    return MatchWords(strict_words(language, game.info.name), ["Alice", "Bob", "Carol", "Dave"])


SHIPPED = words().phrase("move", SHIP)


def said(*found: Reason, against: Any = (), language: str = "en") -> str:
    return sentences(Why(BANK, [*found], [*against]), WEST, 0, words(language), is_better=True)


@pytest.mark.parametrize(
    ("reason", "expected"),
    [
        (Reason("points", 0, "claims", 42), "+4 points for claims"),
        (Reason("points", 0, "claims", 10), "+1 point for claims"),
        (Reason("points", 1, "majorities", -13, is_unscored=True), "Bob −1.3 points for majorities (at the end)"),
        (Reason("points", 0, "claims", 42, round=2), "(Round 2)"),
        (Reason("points", 0, "claims", 42, round=2, is_unscored=True), "(at the end of Round 2)"),
        (Reason("holding", 0, "offices", 12), "+1.2 offices"),
        (Reason("win", 0, amount=25), "+25 % chance to win"),
        (Reason("opens", 0, reasons.encoded(SHIP), 90), f"**{SHIPPED}** becomes possible"),
        (Reason("denies", 1, BANK, 60), "Bob can no longer choose **Bank wood for a later turn**"),
    ],
)
def test_a_reason_says_how_much_of_what_for_whom_and_when(reason: Reason, expected: str) -> None:
    assert expected in said(reason)
    assert said(reason, language="ja")


def test_a_category_keeps_its_capital_in_a_language_that_writes_nouns_with_one() -> None:
    category = words("de")("category-claims")
    assert category[0].isupper()
    assert category in said(Reason("points", 0, "claims", 42), language="de")


def test_a_larger_lead_is_said_unless_it_is_known() -> None:
    larger = Why(BANK, [Reason("lead", 0, amount=31)])
    assert "larger by 3 points" in sentences(larger, WEST, 0, words(), is_better=False)
    assert "no single thing" in sentences(larger, WEST, 0, words(), is_better=True)


def test_what_speaks_for_the_other_choice_comes_last() -> None:
    text = said(Reason("holding", 0, "gold", 20), against=[Reason("points", 1, "claims", 30)])
    assert text.index("+2 gold") < text.index("But ") < text.index("Bob +3 points")


def test_without_a_sure_difference_both_are_about_as_good() -> None:
    assert "as good" in sentences(Why(BANK), WEST, 0, words(), is_better=False)
    assert "as good" not in sentences(Why(BANK), WEST, 0, words(), is_better=True)


@pytest.mark.parametrize("language", DEEP)
@pytest.mark.parametrize("name", games.names())
def test_all_points_and_things_of_a_game_have_words(name: str, language: str) -> None:
    game = games.load(name)
    state = list(contract.moments(game, 2, games.complete(game, {}), seed=1))[-20].state
    figures = [Reason("points", 1, part.category, -15, part.round) for part in game.scores(state)[1].parts]
    figures += [Reason("points", 0, part.category, 15, part.round, True) for part in _unscored(game, state)]
    figures += [Reason("holding", 1, thing, 7) for thing in (game.holdings(state, 1) if game.holdings else ())]
    for figure in figures:
        assert sentences(Why(_any_move(game), [figure]), game, 0, words(language, game), is_better=True)


def _any_move(game: AnyGame) -> str:
    moment = next(moment for moment in contract.moments(game, 2, games.complete(game, {}), seed=1) if moment.to_move)
    return reasons.encoded(next(iter(moment.to_move.values()))[0])


def _unscored(game: AnyGame, state: Any) -> list[Any]:
    return game.unscored(state)[0] if game.unscored else []
