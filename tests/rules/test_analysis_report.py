"""What is stored of an analysis, and what is read from it."""

import zlib

import msgspec
import pytest

from rules.analysis_report import (
    POINTS_OF_CURVE,
    Analysis,
    Best,
    Draw,
    Mark,
    Moment,
    Share,
    final_leads,
    key_moments,
    report,
)
from rules.analysis_studies import Kind, Progress, Study, Verdict
from rules.game import Score
from rules.turns import Turn
from tests.rules.analysing import analysed, random_match
from tests.rules.tiny.raid import RAID


def study(line: int, seat: int, *leads: float, luck: list[float] | None = None) -> Study:
    return Study(line=line, seat=seat, round=1, leads=[*leads], luck=luck or [])


TURNS = [Turn(0, 1, None, 1), Turn(1, 3, 0, 1), Turn(3, 4, 1, 1), Turn(4, 5, 0, 2)]
"""Three turns, the first of two lines."""


def turns(lines: int) -> list[Turn]:
    """Returns turns of one line each."""
    return [Turn(line, line + 1, line % 2 if line else None, 1) for line in range(lines)]


def analysis(
    *leads: int, best: tuple[Best, ...] = (), marks: tuple[Mark, ...] = (), draws: tuple[Draw, ...] = ()
) -> Analysis:
    """Returns an analysis with these leads of the first of two seats, one after the other."""
    curve = [Moment(line, 1, [lead, -lead]) for line, lead in enumerate(leads)]
    return Analysis(curve, [Share(0, 0)] * 2, [20, 0], [*best], [*marks], [*draws])


def test_luck_and_play_add_up_to_the_lead_at_the_end() -> None:
    match = random_match(RAID, seed=1, moves=4)._replace(effort=0.2)
    analyst, progress = analysed(match)
    found = report(progress, analyst.scores, match.turns)
    assert [share.lead for share in found.shares] == final_leads(analyst.scores)
    assert found.curve[-1] == Moment(len(match.lines) + 1, found.curve[-1].round, final_leads(analyst.scores))


def test_luck_is_the_set_up_and_all_draws_and_play_is_the_rest() -> None:
    progress = Progress(
        [study(1, 0, 2.0, -2.0, luck=[1.5, -1.5]), study(2, 1, 0.5, -0.5), study(3, 0, 9.0, -9.0)],
        [
            Verdict(line=3, seat=0, kind=Kind.MARK, holds=True, points=4.0, size=2, better=1),
            Verdict(line=1, seat=0, kind=Kind.MARK, holds=False),
        ],
    )
    found = report(progress, [Score(10), Score(4)], turns(4))
    assert found.shares == [Share(luck=27, play=33), Share(luck=-27, play=-33)]
    assert found.decisions == [2, 1]


def test_of_several_mistakes_in_a_turn_the_largest_is_shown() -> None:
    progress = Progress(
        [study(1, 0, 0.0, 0.0), study(2, 0, 0.0, 0.0), study(3, 1, 0.0, 0.0), study(4, 0, 0.0, 0.0)],
        [
            Verdict(line=line, seat=0, kind=Kind.MARK, holds=True, points=points, size=1, better=1)
            for line, points in ((1, 1.0), (2, 3.0), (4, 2.0))
        ],
    )
    found = report(progress, [Score(10), Score(4)], TURNS)
    assert [mark.line for mark in found.marks] == [2, 4]


def test_a_good_choice_that_the_same_turn_gave_away_is_not_praised() -> None:
    studies = [study(1, 0, 0.0, 0.0), study(2, 0, 0.0, 0.0), study(3, 1, 0.0, 0.0), study(4, 0, 0.0, 0.0)]
    verdicts = [Verdict(line=line, seat=0, kind=Kind.BEST, holds=True, points=2.0, size=1) for line in (1, 4)]
    praised = report(Progress(studies, verdicts), [Score(10), Score(4)], TURNS).best
    assert [best.line for best in praised] == [1, 4]
    studies[1] = msgspec.structs.replace(studies[1], cost=3.0)
    praised = report(Progress(studies, verdicts), [Score(10), Score(4)], TURNS).best
    assert [best.line for best in praised] == [4]


def test_the_curve_is_the_mean_of_what_all_could_expect_last() -> None:
    progress = Progress([study(1, 0, 2.0, -2.0), study(2, 1, 0.0, 0.0), study(3, 0, 4.0, -4.0)])
    found = report(progress, [Score(7), Score(2)], turns(4))
    assert [moment.leads for moment in found.curve] == [[10, -10], [10, -10], [20, -20], [50, -50]]


def test_a_long_curve_is_thinned_and_keeps_its_ends() -> None:
    progress = Progress([study(line, line % 2, line / 10, -line / 10) for line in range(1, 200)])
    curve = report(progress, [Score(7), Score(2)], turns(200)).curve
    assert len(curve) == POINTS_OF_CURVE
    assert (curve[0].line, curve[-1].line) == (1, 200)
    assert [moment.line for moment in curve] == sorted({moment.line for moment in curve})


def test_a_match_without_a_choice_has_a_result() -> None:
    found = report(Progress(), [Score(3), Score(3)], turns(1))
    assert found.curve == [Moment(1, 0, [0, 0])]
    assert found.shares == [Share(0, 0)] * 2


def test_an_analysis_of_an_earlier_version_is_read() -> None:
    """It kept own choices and those of others apart."""
    stored = msgspec.json.decode(b'{"curve":[],"shares":[[30,-50,60]],"decisions":[3]}', type=Analysis)
    assert stored.shares[0].lead == 40


@pytest.mark.parametrize(("points", "is_enough"), [(41, True), (40, False)])
def test_a_better_choice_would_have_won_if_it_was_better_by_more_than_its_seat_was_behind(
    points: int, is_enough: bool
) -> None:
    largest, other = Mark(4, 1, 0, points, 2, 0), Mark(6, 1, 0, 30, 3, 0)
    found = msgspec.structs.replace(analysis(marks=(largest, other)), shares=[Share(0, -40), Share(0, 40)])
    assert found.decisive(0) == largest
    assert found.is_enough(largest) is is_enough
    assert found.decisive(1) is None
    assert [found.behind(seat) for seat in (0, 1)] == [40, 0]


def test_who_is_alone_has_points_instead_of_a_lead() -> None:
    assert final_leads([Score(7)]) == [70]
    assert analysis_alone().turning_point() is None


def analysis_alone() -> Analysis:
    return Analysis([Moment(1, 1, [-5]), Moment(2, 1, [70])], [Share(0, 70)], [3])


def test_the_mistake_score_weighs_mistakes_by_size() -> None:
    found = analysis(marks=(Mark(1, 1, 0, 5, 1, 0), Mark(4, 1, 0, 30, 3, 0)))
    assert found.score(0) == pytest.approx(10 * (0.2 + 1.0) / 20)
    assert found.score(1) is None
    assert found.mistakes(1) == []


def test_the_proudest_choice_is_the_first_of_a_seat() -> None:
    found = analysis(best=(Best(9, 1, 0, 20), Best(3, 1, 0, 40)))
    assert found.proudest(0) == Best(9, 1, 0, 20)
    assert found.proudest(1) is None


@pytest.mark.parametrize(
    ("leads", "line"), [((-10, 5, -3, 4, 10), 3), ((5, 10, 20), None), ((-5, 10, 20), None), ((3, -5, 0), None)]
)
def test_the_turning_point_is_when_the_winner_got_ahead_for_good(leads: tuple[int, ...], line: int | None) -> None:
    found = analysis(*leads).turning_point()
    assert (found and found.line) == line


def test_key_moments_are_the_largest_in_their_order_and_mistakes_are_private() -> None:
    found = analysis(
        best=(Best(30, 1, 1, 25), Best(8, 1, 0, 5)),
        marks=(Mark(20, 1, 0, 90, 3, 1), Mark(21, 1, 1, 80, 3, 1)),
        draws=(Draw(10, 1, 0, [-40, 40]),),
    )
    assert [moment.line for moment in key_moments(found, 0)] == [10, 20, 30]
    assert [moment.line for moment in key_moments(found, None)] == [8, 10, 30]


def test_the_largest_analysis_is_stored_in_about_a_kilobyte() -> None:
    """Four seats with as many marks as are examined, and other figures everywhere."""
    found = Analysis(
        [Moment(13 * n, n // 4, [37 * n % 500, -71 * n % 400, 53 * n % 300, -n]) for n in range(POINTS_OF_CURVE)],
        [Share(101, -202)] * 4,
        [60] * 4,
        [Best(17 * n, n, n // 3, 13 * n, is_late=bool(n % 2)) for n in range(12)],
        [Mark(9 * n, n // 4, n % 4, 7 * n, 1 + n % 3, n % 20) for n in range(40)],
        [Draw(20 * n, 1, n, [n, -n, 30 * n, -7 * n]) for n in range(4)],
    )
    assert len(zlib.compress(msgspec.json.encode(found), 9)) < 1200
