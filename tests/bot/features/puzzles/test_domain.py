"""Which matches may become puzzles on their server, and which of their questions."""

from __future__ import annotations

import pytest
from msgspec import structs

from bot.domain.preferences import Preferences
from bot.domain.session import AnySession, Ending, Holder, Origin, Seat, Stage
from bot.features.puzzles import domain as puzzles
from rules.analysis_report import Analysis, Best, Mark
from tests.bot.features.result.test_recap import finished
from tests.bot.sessions import ALICE, BOB, CAROL


def over() -> AnySession:
    session, _ = finished("rolled_west", 2)
    session.guild = 31
    return session


@pytest.mark.parametrize(
    "fields",
    [
        {"guild": 0},
        {"parts": {"daily": 7}},
        {"stage": Stage.PLAY},
        {"origin": Origin.TRIED},
        {"ending": Ending.ANNULLED},
        {"options": {"ruleset": "another"}},
        {"seats": [Seat(former=True), Seat(person=BOB)]},
        {"seats": [Seat(person=ALICE)]},
        {"seats": [Seat(), Seat()]},
    ],
)
def test_only_a_usual_match_of_people_on_a_server_that_is_over_fits(fields: dict[str, object]) -> None:
    assert puzzles.fits(over())
    assert not puzzles.fits(structs.replace(over(), **fields))


def test_a_puzzle_shows_what_people_did_well_and_what_computers_missed() -> None:
    session = over()
    session.seats = [Seat(person=ALICE), Seat(), Seat(earlier=(Holder(BOB, "Bob", 9),))]
    marks = [Mark(line, 1, seat, 90, 3, 0) for seat, line in enumerate((10, 11, 12, 13))]
    analysis = Analysis(curve=[], shares=[], decisions=[], best=[Best(20, 1, 0, 95), Best(21, 1, 0, 40)], marks=marks)
    assert puzzles.remarkable(session, analysis) == [20, 11, 21]


def test_everybody_who_had_a_seat_has_to_show_their_record() -> None:
    session = over()
    session.seats[1].earlier = (Holder(CAROL, "Carol", 9), Holder(0, "", 12))
    shown = {person: Preferences() for person in (ALICE, BOB, CAROL)}
    assert puzzles.players(session) == {*shown}
    assert puzzles.have_agreed(session, shown)
    assert not puzzles.have_agreed(session, shown | {CAROL: Preferences(hide_record=True)})
