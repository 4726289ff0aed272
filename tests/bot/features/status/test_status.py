"""The page that says how Parlour is."""

import pytest

from bot.domain.session import Stage
from bot.features.status.feature import Process, page
from bot.i18n import words_in
from bot.store.session_counts import Count, Overview
from bot.store.status import Status
from tests.bot.place import NOON

NOTHING = Overview([], 0)
WELL = Status(0.0004, 3, 0, NOTHING, NOTHING, 0)
ONE_SHARD = Process("1.2.3", NOON, [(0, 0.041)], None)


def text(status: Status, process: Process = ONE_SHARD, language: str = "en") -> str:
    shown = page(status, process, words_in(language)).view
    return "\n".join(each.content for each in shown.walk_children() if hasattr(each, "content"))


def test_a_time_of_less_than_a_millisecond_is_shown_as_one() -> None:
    assert "The database answers in 1 ms" in text(WELL)
    assert "Discord answers in 41 ms" in text(WELL)


def test_each_shard_of_several_is_named() -> None:
    shown = text(WELL, ONE_SHARD._replace(latencies=[(4, 0.04), (5, 0.05)]))
    assert "Discord answers shard 4 in 40 ms, shard 5 in 50 ms" in shown


def test_a_process_that_is_not_connected_shows_no_latency() -> None:
    assert "Discord" not in text(WELL, ONE_SHARD._replace(latencies=[]))


@pytest.mark.parametrize(
    ("status", "line"),
    [
        (WELL, "none waiting"),
        (WELL._replace(waiting=61), "waited for 61 seconds"),
        (WELL._replace(swept=None), "no worker is running"),
        (WELL._replace(computers=1), "to move in 1 match"),
    ],
)
def test_what_waits_is_said(status: Status, line: str) -> None:
    assert line in text(status)


def test_matches_are_counted_by_game_and_only_where_there_are_any() -> None:
    counts = [Count("manhattan", Stage.PLAY, 2), Count("montana", Stage.PLAY, 0), Count("montana", Stage.LOBBY, 1)]
    shown = text(WELL._replace(here=Overview(counts, 5)))
    assert "Lobbies 1, matches 2, ended 5" in shown
    assert "Matches by game: Manhattan 2" in shown
    assert "Montana" not in shown


def test_what_runs_elsewhere_is_shown_only_with_the_number_of_servers() -> None:
    assert "On all servers" not in text(WELL)
    assert "On all servers, 12 in this process" in text(WELL, ONE_SHARD._replace(servers=12))
    assert "すべてのサーバー" in text(WELL, ONE_SHARD._replace(servers=12), "ja")
