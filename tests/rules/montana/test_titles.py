"""The titles of this game."""

from rules.montana import GAME, events, titles
from rules.titles import Award
from tests.rules.recaps import played, went


def test_who_has_placed_all_first_and_did_not_win_was_the_pacemaker() -> None:
    last = [events.FinalRound(0, 1)]
    assert [*titles.pacemaker(went([[0, 0], [11, 12]], events=last))] == [Award(0)]
    assert [*titles.pacemaker(went([[0, 0], [12, 11]], events=last))] == []


def test_cattle_at_the_end_are_a_title() -> None:
    recap, _ = played(GAME, 2)
    recap.end.players[0].cattle, recap.end.players[1].cattle = 1, 2
    assert [*titles.rancher(recap)] == [Award(1, 2)]


def test_trades_of_all_kinds_count() -> None:
    traded = [events.TradedForGood(1, 0), events.TradedForSilver(1, 2), events.TradedForWorker(1, 3)] * 2
    assert [*titles.trader(went([[0, 0], [0, 0]], events=traded))] == [Award(1, 6)]
