"""The picture of a year: what is in it, whom it names, and that it can be read."""

from datetime import datetime

import pytest
from msgspec import structs

from bot.actions.custom_id import encode
from bot.domain.results import Result
from bot.domain.session import AnySession
from bot.features.record import year as view
from bot.features.record.actions import ShareYear, ShowYear
from bot.features.record.ratings import CURVE
from bot.features.record.year import Year, kept_days, of_year
from bot.i18n import words_in
from bot.languages import languages
from bot.views.board import Boards
from rendering import lettering, season
from tests.bot.features.record.test_files import ELSEWHERE, HERE, conceded, finished
from tests.bot.readers import reader
from tests.bot.sessions import ALICE, BOB
from tests.bot.views.test_names import HOSTILE

YEAR = 1971


def results(*sessions: AnySession) -> list[Result]:
    return [result for _, result in of_year(sessions, ALICE, HERE, YEAR)]


def made(*found: Result, known: bool = True, hidden: tuple[int, ...] = (), name: str = "Alice") -> Year:
    """Returns Alice's year, as a channel sees it."""
    matches = [result.match for result in found] if known else []
    return Year(YEAR, ALICE, name, found, matches, hidden, [1500, 1512, 1506], is_posted=True)


def of_much(*found: Result) -> Year:
    """Returns a year with more matches than its curve has, some of which are deleted."""
    return made(*found)._replace(ratings=[1500, 1512] * CURVE, kept_days=365)


def test_only_matches_of_this_server_and_year_are_in_it() -> None:
    here, elsewhere, later = conceded(), conceded(5002, ELSEWHERE), structs.replace(finished(), moved=86_400 * 800)
    assert [result.match for result in results(here, elsewhere, later)] == [here.id]


@pytest.mark.parametrize("language", languages())
def test_whoever_hides_their_record_or_was_met_elsewhere_is_counted_and_not_named(language: str) -> None:
    words = words_in(language)
    found = results(conceded())
    named = view.in_season(made(*found), words)
    assert [name for name, _ in named.people] == ["Bob"]
    for year in (made(*found, hidden=(BOB,)), made(*found, known=False)):
        shown = view.in_season(year, words)
        assert not shown.people
        assert [figure for figure, _ in shown.figures] == [figure for figure, _ in named.figures]
        assert "Bob" not in view.in_text(shown, words)


@pytest.mark.parametrize("language", languages())
def test_what_stands_in_the_picture_is_not_cut(language: str) -> None:
    shown = view.in_season(of_much(*results(conceded())), words_in(language))
    assert lettering.width(shown.note, lettering.READABLE) <= season.WIDTH - 2 * season.MARGIN
    room = (season.WIDTH - 2 * season.MARGIN - 3 * season.GAP) // 4 - 2 * season.GAP
    for _, meaning in shown.figures:
        assert lettering.width(meaning, lettering.READABLE) <= room, meaning
    half = (season.WIDTH - 2 * season.MARGIN - 2 * season.GAP) // 2
    for title in (shown.games_title, shown.ratings_title, shown.people_title):
        assert lettering.width(title, season.LETTERS, bold=True) <= half, title


@pytest.mark.parametrize("language", languages())
def test_a_year_that_is_not_complete_says_so(language: str) -> None:
    words, found = words_in(language), results(conceded())
    complete, partial = (view.in_season(year, words) for year in (made(*found), of_much(*found)))
    assert not complete.note
    assert "365" in partial.note
    assert partial.note in view.in_text(partial, words)
    assert str(CURVE) in partial.ratings_title
    assert season.picture(partial).height > season.picture(complete).height


@pytest.mark.parametrize(
    ("kept", "now", "days"),
    [
        (365, "1971-12-31", 0),
        (365, "1972-01-02", 365),
        (0, "1999-01-01", 0),
        (30, "1971-02-01", 30),
    ],
)
def test_a_year_is_complete_until_its_first_day_is_longer_ago_than_matches_are_kept(
    kept: int, now: str, days: int
) -> None:
    assert kept_days(YEAR, int(datetime.fromisoformat(f"{now}T00:00+00:00").timestamp()), kept) == days


@pytest.mark.parametrize("name", HOSTILE)
def test_any_name_makes_a_picture_that_fits_a_post(name: str) -> None:
    image = season.picture(view.in_season(made(*results(conceded()), name=name), words_in("en")))
    assert image.width == season.WIDTH
    assert image.height <= 700


@pytest.mark.parametrize("is_there", [True, False])
async def test_a_panel_leads_to_the_year_before_and_to_a_post_if_there_is_one(*, is_there: bool) -> None:
    boards = Boards(1)
    year = made(*results(conceded()))._replace(is_posted=False, may_be_posted=is_there, has_earlier=is_there)
    panel = await view.panel(year, reader("en", boards=boards))
    boards.close()
    shown = {getattr(piece, "custom_id", None) for piece in panel.view.walk_children()}
    assert ({encode(ShowYear(YEAR - 1)), encode(ShareYear(YEAR))} <= shown) == is_there
    assert len(shown - {None}) == (3 if is_there else 1)
