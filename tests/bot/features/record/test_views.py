"""The record of a person and the statistics of a server, in plots and in words, in several languages."""

from collections.abc import AsyncIterator

import pytest
from discord import ui

from bot.actions.custom_id import decode
from bot.domain.preferences import Preferences
from bot.domain.results import Against
from bot.features.record import ratings_views as ratings
from bot.features.record import statistics_views as statistics
from bot.features.record import views as record
from bot.features.record.actions import RecordOfPerson, Statistics
from bot.features.record.domain import HeadToHead, Record
from bot.features.record.duels import MEAN
from bot.features.record.plots import Shown, short_name
from bot.features.record.ratings import CENTRE, UNIT, Rating
from bot.features.record.ratings_actions import ShowRatings
from bot.features.record.server_record import ServerRecord
from bot.features.record.tallies import Recent
from bot.i18n import words_in
from bot.languages import languages
from bot.views.board import Boards
from bot.views.components import Panel
from bot.views.names import escaped, without_round_brackets
from bot.views.reader import Reader
from bot.views.wording import decimal, mistake_score
from rules import games
from tests.bot.readers import reader
from tests.bot.sessions import ALICE, BOB
from tests.bot.views.test_names import HOSTILE
from tests.languages import DEEP

COUNTS = {
    **{"people..streak": "0", "people..streak.longest": "3", "people.manhattan.streak": "1"},
    **{"people.manhattan.2.matches": "8", "people.manhattan.2.wins": "5", "people.manhattan.2.fair": "4000"},
    **{"people.manhattan.2.scored": "7", "people.manhattan.2.points": "560", "people.manhattan.2.conceded": "1"},
    **{"people.manhattan.3.matches": "2", "people.manhattan.3.wins": "0", "people.manhattan.3.fair": "666"},
    **{"people.manhattan.best": "97", "people.manhattan.best.match": "7", "people.manhattan.best.before": "90"},
    **{"own.manhattan.level": "-40", "own.manhattan.matches": "3"},
    **{"people.manhattan.pace.2": "30", "people.manhattan.pace.4": "20", "people.manhattan.unfinished": "1"},
    **{
        "people.montana.2.matches": "1",
        "people.gone.2.matches": "1",
        "computers.montana.2.matches": "1",
        "computers.montana.2.wins": "1",
    },
}
RECENT = [Recent(9, "manhattan", 2, 1, 97, True, "7", True), Recent(8, "gone", 3, 2, 40, True, "6", False)]
OPPONENTS = [HeadToHead(BOB, "Bob *", 6, 1, 4, 9), HeadToHead(103, "Carol", 3, 2, 1, 8)]
RECORD = Record(COUNTS, {Against.PEOPLE: RECENT}, OPPONENTS)


@pytest.fixture
async def boards() -> AsyncIterator[Boards]:
    boards = Boards(1)
    yield boards
    boards.close()


def text(panel: Panel) -> str:
    return "\n".join(piece.content for piece in panel.view.walk_children() if isinstance(piece, ui.TextDisplay))


WITH_TEXT = Preferences(text_board=True)


async def shown(boards: Boards, person: int = ALICE, game: str = "", reads: Reader | None = None) -> Panel:
    part = Shown(RECORD, ALICE, person, game, record.kind_of(RECORD, "0"))
    return await record.panel(part, reads or reader(boards=boards))


async def test_a_person_sees_wins_streaks_times_and_opponents(boards: Boards) -> None:
    seen = text(await shown(boards))
    assert "12 matches, **5 won**, 4.7 if only luck decided, 1 conceded" in seen
    assert "- Manhattan: **5** of 10 won, points: 80 on average, 97 at best" in seen
    assert "Won in a row: 0. Longest: 3." in seen
    assert "A turn usually takes up to 20 minutes." in seen
    assert "1 more match was ended early." in seen
    assert r"Nemesis: **Bob \***, 6 matches, ahead in 1, behind in 4" in seen
    assert "Rival: **Carol**" in seen


@pytest.mark.parametrize("name", HOSTILE)
async def test_names_are_text_in_the_words_of_the_plots_too(boards: Boards, name: str) -> None:
    met = Record(COUNTS, {Against.PEOPLE: RECENT}, [HeadToHead(BOB, name, 6, 1, 4, 9)])
    part = Shown(met, ALICE, ALICE, "", Against.PEOPLE)
    panel = await record.panel(part, reader(boards=boards, preferences=WITH_TEXT))
    assert panel.picture is not None
    shown_as = without_round_brackets(name)
    assert shown_as in panel.picture.text
    assert name not in text(panel).replace(escaped(shown_as), "")


async def test_a_record_outside_servers_leads_nowhere_that_only_servers_have(boards: Boards) -> None:
    part = Shown(RECORD, ALICE, ALICE, "", record.kind_of(RECORD, "0"), on_server=False)
    panel = await record.panel(part, reader(boards=boards))
    assert "Your record in direct messages and group chats" in text(panel)
    ids = [item.custom_id for item in panel.view.walk_children() if isinstance(item, ui.Button | ui.UserSelect)]
    assert not {type(decode(each)) for each in ids if each} & {Statistics, ShowRatings, RecordOfPerson}


async def test_one_game_has_points_and_numbers_of_players(boards: Boards) -> None:
    seen = text(await shown(boards, game="manhattan"))
    assert "Points: 80 on average, 97 at best." in seen
    assert "- 2 players: 8 matches, **5 won**, 4 if only luck decided, 1 conceded · points: 80 on average" in seen
    assert "- 3 players: 2 matches, **0 won**" in seen


async def test_how_strong_computers_at_their_level_are_is_shown_to_their_person_alone(boards: Boards) -> None:
    own, other = [text(await shown(boards, person, "manhattan")) for person in (ALICE, BOB)]
    assert "a strength of 1460, after 3 matches" in own
    assert "1460" not in other


async def test_somebody_else_sees_only_their_own_head_to_head(boards: Boards) -> None:
    seen = await shown(boards, person=BOB)
    assert "You and they: 6 matches. You were ahead in 4, behind in 1." in text(seen)
    assert seen.picture is not None
    assert "Carol" not in text(seen) + seen.picture.text
    assert "Carol" in (await shown(boards)).picture.text  # type: ignore[union-attr]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["", "manhattan", "coal_baron"])
async def test_every_plot_has_its_own_words_beside_it(boards: Boards, language: str, game: str) -> None:
    panel = await shown(boards, game=game, reads=reader(language, boards=boards, preferences=WITH_TEXT))
    picture = panel.picture
    if game == "coal_baron":  # not played Against people
        assert picture is None
        return
    assert picture is not None
    assert len(set(picture.alts)) == len(picture.parts) == len(panel.files())
    assert escaped(picture.text) in text(panel)


async def test_a_game_that_is_gone_is_counted_but_not_named(boards: Boards) -> None:
    panel = await shown(boards)
    assert "gone" not in text(panel)
    assert panel.picture is not None
    assert "Place in the last match: 1 (Manhattan)" in panel.picture.text


def test_a_plot_names_a_game_without_what_stands_in_brackets() -> None:
    assert [short_name("mint_works", words_in(language)) for language in DEEP] == ["Mint Works", "ミントワークス"]


async def test_somebody_without_matches_reads_so(boards: Boards) -> None:
    nothing = Shown(Record({}, {}), ALICE, ALICE, "", record.kind_of(Record({}, {}), "0"))
    panel = await record.panel(nothing, reader(boards=boards, preferences=WITH_TEXT))
    assert "No match with a result yet." in text(panel)
    assert panel.picture is None


async def test_a_rating_is_shown_although_no_match_has_a_result_yet(boards: Boards) -> None:
    moved = ratings.Own(Rating(MEAN - 1, 8.0, 1, "Alice"), 0, 0, [])
    nothing = Shown(Record({}, {}), ALICE, ALICE, "", record.kind_of(Record({}, {}), "0"), rated=moved)
    panel = await record.panel(nothing, reader(boards=boards, preferences=WITH_TEXT))
    assert f"**{round(CENTRE - UNIT)}**, provisional" in text(panel)


@pytest.mark.parametrize("language", languages())
async def test_statistics_compare_seats_strengths_and_categories(boards: Boards, language: str) -> None:
    counts = {
        **{"manhattan.2.matches": "9", "manhattan.2.seat.0": "6", "manhattan.2.seat.1": "3", "manhattan.best": "99"},
        **{"manhattan.winners": "9", "manhattan.others": "9", "manhattan.points": "1260"},
        **{"manhattan.winners.buildings": "450", "manhattan.others.buildings": "300", "manhattan.winners.odd": "-9"},
        **{"manhattan.strength.buildings.winners": "6", "manhattan.strength.buildings.others": "2"},
        **{"manhattan.strength.tallest.winners": "1"},
    }
    panel = await statistics.panel(ServerRecord(counts), "", reader(language, boards=boards, preferences=WITH_TEXT))
    assert panel.picture is not None
    assert len(panel.picture.parts) == 3
    if language == "en":
        assert "9 matches between people." in text(panel)
        assert "Points: 70 on average, 99 at best." in text(panel)
        assert "“Buildings” won most often: 6 of 8." in text(panel)
        assert "Seat 1 of 2 6 of 9" in panel.picture.text
        assert "odd −1 : 0" in panel.picture.text


async def test_statistics_of_few_matches_say_so_and_of_none_too(boards: Boards) -> None:
    few = ServerRecord({"montana.3.matches": "1", "montana.3.seat.2": "1"})
    assert "With so few matches" in text(await statistics.panel(few, "montana", reader(boards=boards)))
    for game in ("", *games.names()):
        none = await statistics.panel(ServerRecord({}), game, reader(boards=boards))
        assert "No match between people" in text(none)


def test_a_small_mistake_in_a_long_match_does_not_count_as_none() -> None:
    assert [mistake_score(score, words_in("en")) for score in (0, 0.04, 0.5, 2)] == ["0", "0.04", "0.5", "2"]
    assert [decimal(number, words_in("en")) for number in (-0.5, 10, 99.96)] == ["\N{MINUS SIGN}0.5", "10", "100"]
    assert decimal(1234.5, words_in("de")) == "1234,5"
