"""The posts of a turn and of the result: places, points, and tie-breaks."""

from typing import Any

from bot.domain import matches
from bot.domain.session import AnySession, Ending, with_seat
from bot.views import posts
from bot.views.posts import News
from sandbox.testing import reading
from tests.bot.readers import reader
from tests.bot.sessions import seeded_match

MEDALS = ("🥇", "🥈", "🥉")


def places(session: AnySession) -> list[str]:
    """Returns the lines of the ranking."""
    over = matches.end(session, Ending.AGREED).session
    components: list[Any] = posts.over(over, reader(over.language), News(mentioned=over.people)).to_components()  # type: ignore[no-untyped-call]
    lines = reading.text({"components": components}).splitlines()
    return [line for line in lines if line.startswith(MEDALS)]


def settlers(*silver_and_cattle: tuple[int, int], language: str = "en") -> AnySession:
    """Returns a match of players with equal points: cattle break ties first, silver second."""
    session = seeded_match("montana", len(silver_and_cattle), {}, seed=1, language=language)
    for player, (silver, cattle) in zip(session.playing.state.players, silver_and_cattle, strict=True):
        player.silver, player.cattle, player.canteens = silver, cattle, 0
        player.workers, player.goods = [], []
    return session


def test_the_result_names_the_tie_break_of_each_place() -> None:
    first, second, third = places(settlers((4, 1), (9, 0), (3, 1)))
    assert "<@101>" in first
    assert first.endswith("0 settlements (tie-break: more silver, workers and goods)")
    assert "<@103>" in second
    assert second.endswith("0 settlements (tie-break: more cattle and canteens)")
    assert third.endswith("0 settlements")


def test_without_a_decisive_tie_break_none_is_named() -> None:
    session = settlers((4, 1), (4, 1), (4, 0))
    session.playing.state.players[2].settlements -= 1
    assert [line[0] for line in places(session)] == ["🥇", "🥈", "🥈"]
    assert not any("tie-break" in line for line in places(session))


def test_a_player_who_conceded_is_last_without_a_tie_break() -> None:
    session = settlers((4, 0), (4, 1))
    session.seats = with_seat(session, 1, conceded=True)
    first, second = places(session)
    assert first.endswith("0 settlements")
    assert second.endswith("0 settlements (conceded)")


def test_a_japanese_match_has_a_japanese_result() -> None:
    first, _ = places(settlers((4, 1), (4, 0), language="ja"))
    assert first.endswith("（タイブレーク：牛と水筒の合計）")


def test_the_opponent_of_a_match_alone_has_a_place_too() -> None:
    session = seeded_match("mint_works", 1, {"opponent": "rachael"}, seed=1)
    first, second = places(session)
    assert {first.split()[1], second.split()[1]} == {"<@101>", "Rachael"}
    session.playing.state.players[1].buildings = ["gardens"]
    assert [line.split()[1] for line in places(session)] == ["Rachael", "<@101>"]
    session.playing.state.players[0].buildings = ["gardens", "statue"]
    assert [line.split()[1] for line in places(session)] == ["<@101>", "Rachael"]
