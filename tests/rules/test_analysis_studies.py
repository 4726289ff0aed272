"""Analyses of whole matches: which choices are marked, which are praised, and what draws changed."""

from functools import cache
from typing import Any

import msgspec
import pytest

from rules.analysis_studies import Analyst, Kind, Line, Progress, Verdict, part_done, size_of, worth
from rules.game import Score
from rules.play import Illegal
from tests.rules import one_question as question
from tests.rules.analysing import analysed, match_of, random_match
from tests.rules.one_question import SURE, TICKET, Play, Stay, one_question
from tests.rules.small_games import Move, doors, fingers, nim
from tests.rules.tiny.raid import RAID

BLUNDER = match_of(nim(6), [(0, Move(1)), (1, Move(1)), (0, Move(3))])
"""Seat 0 has to leave four stones, and leaves five; seat 1 leaves four, and wins."""


@cache
def blunder() -> tuple[Analyst, Progress]:
    """Returns its analysis, which nobody changes."""
    return analysed(BLUNDER)


def found(progress: Progress, kind: Kind) -> list[tuple[int, int, bool]]:
    return [(each.line, each.seat, each.holds) for each in progress.verdicts if each.kind is kind]


def test_a_choice_that_gives_the_match_away_is_marked_with_the_better_one() -> None:
    analyst, progress = blunder()
    (mark,) = [each for each in progress.verdicts if each.kind is Kind.MARK and each.holds]
    assert (mark.line, mark.seat) == (1, 0)
    assert mark.size >= 2
    assert mark.points == pytest.approx(2, abs=0.6)
    assert mark.better == 1  # takes two
    assert [score.points for score in analyst.scores] == [0, 1]


def test_the_only_good_choice_is_praised() -> None:
    _, progress = blunder()
    assert (2, 1, True) in found(progress, Kind.BEST)


def test_a_choice_without_alternative_is_not_studied() -> None:
    closed = match_of(doors(1), [(0, Move(0))])
    begun: Any = msgspec.structs.replace(closed.begun, doors=0)
    _, progress = analysed(closed._replace(begun=begun))
    assert progress == Progress(lines=2)


def test_to_do_something_instead_of_ending_the_turn_is_no_achievement_but_the_other_way_round_a_mistake() -> None:
    stay = one_question(Stay, [None, None])
    _, staying = analysed(match_of(stay, [(0, question.Move(3))]))
    _, leaving = analysed(match_of(stay, [(0, question.Leave(0))]))
    assert staying.verdicts == []
    assert found(leaving, Kind.MARK) == [(1, 0, True)]


def test_what_only_the_bonus_for_a_win_makes_large_is_not_marked() -> None:
    """How many searches see the end, and with it the bonus, is a matter of their horizon."""
    sure = one_question(Play, [None, None], odds=1, prize=3)
    bonus = msgspec.structs.replace(sure, evaluate=lambda state: [20.0 * points for points in state.points])
    small = msgspec.structs.replace(bonus, scores=lambda state: [Score(0), Score(0)])
    assert found(analysed(match_of(bonus, [(0, question.Move(SURE))]))[1], Kind.MARK) == [(1, 0, True)]
    assert found(analysed(match_of(small, [(0, question.Move(SURE))]))[1], Kind.MARK) == [(1, 0, False)]


@pytest.mark.parametrize(("rivals", "is_marked"), [(1, True), (2, False)])
def test_against_several_rivals_a_mistake_has_to_be_larger(rivals: int, is_marked: bool) -> None:
    point = one_question(Play, [None] * (1 + rivals), odds=1, prize=2)
    _, progress = analysed(match_of(point, [(0, question.Move(SURE))]))
    assert found(progress, Kind.MARK) == [(1, 0, is_marked)]


def test_options_that_are_worth_the_same_are_not_examined_again() -> None:
    even = one_question(Play, [None, None], odds=3, prize=3)
    _, progress = analysed(match_of(even, [(0, question.Move(TICKET))]))
    assert (found(progress, Kind.MARK), found(progress, Kind.BEST)) == ([], [])


def test_good_choices_are_sought_for_people_only() -> None:
    _, progress = analysed(BLUNDER._replace(people=frozenset()))
    assert found(progress, Kind.BEST) == []
    assert (1, 0, True) in found(progress, Kind.MARK)


@pytest.mark.untraced
def test_an_analysis_that_was_interrupted_goes_on_to_the_same_result() -> None:
    analyst, interrupted = Analyst(BLUNDER), Progress()
    for _ in range(4):
        analyst.step(interrupted)
    stored = msgspec.json.decode(msgspec.json.encode(interrupted), type=Progress)
    assert analysed(BLUNDER, stored)[1] == blunder()[1]


def test_what_a_standing_order_has_answered_is_not_judged() -> None:
    lines = [line._replace(is_chosen=False) for line in BLUNDER.lines]
    _, progress = analysed(BLUNDER._replace(lines=lines))
    assert progress.studies == []
    assert (found(progress, Kind.MARK), found(progress, Kind.BEST)) == ([], [])


def test_a_draw_is_good_or_bad_luck() -> None:
    lucky = one_question(Play, [None, None], odds=2, prize=10)
    _, progress = analysed(match_of(lucky, [(0, question.Move(TICKET))]))
    (study,) = progress.studies
    assert abs(study.luck[0]) == pytest.approx(5, abs=1.5)
    assert study.luck[0] == -study.luck[1]
    assert found(progress, Kind.DRAW) == [(1, 0, True)]


def test_without_a_draw_there_is_no_luck() -> None:
    _, progress = blunder()
    assert not any(study.luck for study in progress.studies)


def test_a_draw_that_changes_nothing_is_not_examined_again() -> None:
    _, progress = analysed(match_of(one_question(Play, [None, None], odds=2, prize=0), [(0, question.Move(TICKET))]))
    assert progress.studies[0].luck == [0, 0]
    assert found(progress, Kind.DRAW) == []


def test_a_draw_after_the_only_option_counts_but_is_no_choice() -> None:
    ticket = one_question(Play, [None, None], odds=2, prize=10)
    played = match_of(ticket, [(0, question.Move(TICKET))])
    played = played._replace(lines=[Line(0, question.Move(TICKET), is_chosen=False)])
    _, progress = analysed(played)
    (study,) = progress.studies
    assert study.leads == []
    assert study.luck


def test_a_suspicion_that_a_second_search_does_not_share_is_dropped() -> None:
    analyst = Analyst(match_of(one_question(Play, [None, None], odds=3, prize=3), [(0, question.Move(SURE))]))
    progress = Progress()
    analyst.step(progress)
    (study,) = progress.studies
    progress.studies = [msgspec.structs.replace(study, cost=9.0, margin=9.0)]  # both at once: one of them is wrong
    while analyst.step(progress):
        pass
    assert not all(each.holds for each in progress.verdicts)
    assert len(progress.verdicts) == 2


def test_a_choice_that_the_search_has_hardly_tried_is_searched_by_itself() -> None:
    progress = Progress()
    Analyst(match_of(doors(60), [(0, Move(7))])).step(progress)
    assert progress.studies[0].cost == pytest.approx(0.95, abs=0.2)


def test_a_choice_of_who_is_alone_is_judged_by_points() -> None:
    _, progress = analysed(match_of(doors(1), [(0, Move(0))]))
    (mark,) = progress.verdicts
    assert (mark.kind, mark.points) == (Kind.MARK, 2)


def test_choices_of_all_at_once_are_judged_each_for_itself() -> None:
    _, progress = analysed(match_of(fingers(), [(0, Move(1)), (1, Move(1))]))
    assert {study.seat for study in progress.studies} == {0, 1}
    assert (1, 0, True) in found(progress, Kind.MARK)


@pytest.mark.untraced
def test_a_game_with_interruptions_draws_and_revelations_is_analysed() -> None:
    _, progress = analysed(random_match(RAID, seed=3, moves=4)._replace(effort=0.2))
    assert {study.seat for study in progress.studies} == {0, 1}
    assert any(study.luck for study in progress.studies)


def test_a_log_that_the_rules_refuse_is_not_analysed() -> None:
    with pytest.raises(Illegal):
        Analyst(match_of(nim(6), [(0, Move(9))]))


@pytest.mark.parametrize(("points", "size"), [(0.9, 0), (1.0, 1), (1.5, 2), (2.5, 3)])
def test_in_a_game_of_few_points_a_point_counts(points: float, size: int) -> None:
    assert size_of(points, [Score(4), Score(6)]) == size


@pytest.mark.parametrize(("points", "size"), [(4.9, 0), (5, 1), (9, 2), (15, 3)])
def test_in_a_game_of_many_points_a_part_of_them_counts(points: float, size: int) -> None:
    assert size_of(points, [Score(80), Score(120)]) == size


def test_a_choice_that_was_hard_to_find_is_worth_more() -> None:
    assert worth(2, is_late=True) > worth(3, is_late=False)


def test_a_verdict_is_stored_in_few_bytes() -> None:
    verdict = Verdict(line=104, seat=2, kind=Kind.MARK, holds=True, points=12.25, size=3, better=14)
    assert len(msgspec.json.encode(verdict)) < 50


def test_the_part_that_is_done_grows_from_the_lines_to_the_second_examination() -> None:
    verdict = Verdict(line=1, seat=0, kind=Kind.DRAW, holds=True)
    parts = [part_done(each, 20) for each in (Progress(), Progress(lines=20), Progress([], [verdict] * 99, 20))]
    assert parts == [pytest.approx(1 / 40), 0.5, 1]


def test_a_choice_is_not_judged_if_a_search_has_tried_no_other() -> None:
    """Searches of one iteration try one option."""
    match = match_of(nim(6), [(0, Move(1))])._replace(effort=1e-9)
    findings = set()
    for seed in range(20):
        analyst, progress = Analyst(match._replace(seed=seed)), Progress()
        analyst.step(progress)
        (study,) = progress.studies
        progress.studies = [msgspec.structs.replace(study, cost=9.0)]
        analyst.step(progress)
        (verdict,) = progress.verdicts
        findings.add((study.cost + study.margin > 0, verdict.better >= 0))
    assert findings >= {(False, False), (True, True)}
