"""Lessons replay, ask what they speak of, and meet the questions that an average match asks."""

import pytest

from rules import games, teaching
from rules import match as matches
from rules.chance import key
from rules.contract import moments
from rules.lesson import LEARNER, Lesson, Stage
from rules.match import Illegal
from rules.teaching import Scene

UNMET: dict[str, dict[str, str]] = {
    "coal_baron": {
        "ChooseTile": "looking at the stack is for those who know what they want",
        "ChooseOrder": "the same",
        "ReturnCards": "follows looking",
        "ArrangeCards": "follows looking",
        "ChooseSquare": "two other cubes instead of one are an exception",
        "ChooseWork": "opens a menu of single steps, which are offered together as a rule",
    },
    "mint_works": {"TakeLastTurn": "asks the same; the lesson ends with such a round"},
    "montana": {
        "ChooseColours": "white sectors explain themselves",
        "ChooseFirstColours": "the same, before the first turn",
        "ChooseTrade": "trading cattle is named at the end",
        "ChooseUpgrades": "the rival is seen to upgrade",
        "DismissWorker": "comes with more than eight workers",
        "EndBuilding": "comes with cattle only",
        "SendToBank": "the bank is named at the end",
    },
}
"""By game: the questions of an average match that its lesson does not meet, and why."""

each_game = pytest.mark.parametrize("game", [name for name in games.names() if teaching.lesson(name)])


def lesson_of(game: str) -> Lesson:
    found = teaching.lesson(game)
    assert found is not None
    return found


def scenes(game: str) -> list[Scene]:
    """Returns the scenes of all stages, and that of the end."""
    lesson = lesson_of(game)
    return [teaching.scene(game, lesson, stage) for stage in range(len(lesson.stages) + 1)]


@pytest.mark.untraced
@each_game
def test_every_stage_asks_for_its_answer(game: str) -> None:
    lesson = lesson_of(game)
    for scene, stage in zip(scenes(game), lesson.stages, strict=False):
        if stage.preview is not None:
            continue
        assert scene.question is not None
        assert (scene.expected is None) == (stage.answer is None) == (scene.question.step is None)


@each_game
def test_a_lesson_ends_in_a_match_that_its_log_leads_to(game: str) -> None:
    lesson, end = lesson_of(game), teaching.handover(game, lesson_of(game))
    again = matches.replay(games.load(game), lesson.seats, lesson.options, key(lesson.seed), end.log)
    assert again.state == end.match.state
    assert matches.to_move(end.match)


@pytest.mark.untraced
@each_game
def test_a_lesson_meets_every_question_of_an_average_match(game: str) -> None:
    met = {name for scene in scenes(game) if (name := prompted(scene)) is not None}
    assert usual_questions(game) - met == UNMET.get(game, {}).keys()


def prompted(scene: Scene) -> str | None:
    question = scene.question
    return question.step.prompt_key(question.state, LEARNER) if question and question.step else None


def usual_questions(game: str) -> set[str]:
    """Returns the questions of random matches with the options and seats of the lesson."""
    lesson = lesson_of(game)
    found = set()
    for seed in range(1, 4):
        options = games.complete(games.load(game), lesson.options)
        for state, to_move in moments(games.load(game), lesson.seats, options, seed):
            found |= {state.agenda[-1].prompt_key(state, seat) for seat in to_move}
    return found


def test_a_stage_that_asks_something_else_is_refused() -> None:
    lesson = Lesson(seats=2, seed=1, stages=(Stage("done"),))
    with pytest.raises(Illegal, match="done"):
        teaching.scene("manhattan", lesson, 0)


def test_a_stage_that_skips_a_part_of_the_match_shows_no_news_of_it() -> None:
    lesson, shown = lesson_of("coal_baron"), scenes("coal_baron")
    skipping = [number for number, stage in enumerate(lesson.stages) if stage.skips]
    assert skipping
    for number in skipping:
        assert shown[number].news == []
        assert len(shown[number].log) >= len(shown[number - 1].log) + len(lesson.stages)


def test_the_lesson_of_coal_baron_ends_with_majorities_that_have_just_been_scored() -> None:
    news = [type(event).__name__ for entry in scenes("coal_baron")[-1].news for event in entry.events]
    assert {"CategoryScored", "ShiftScored", "ShiftStarted"} <= set(news)


def test_a_preview_shows_what_a_step_would_do_and_leaves_the_match_as_it_is() -> None:
    *_, before, preview, end = scenes("rolled_west")
    assert [type(event).__name__ for event in preview.previewed] == ["MajorityScored", "OfficeScored", "GameWon"]
    assert (preview.question, teaching.is_over(preview), before.previewed) == (None, True, ())
    assert not teaching.is_over(end)
    assert preview.log == end.log


def test_a_lesson_may_look_ahead_to_the_end_and_then_go_on_from_before() -> None:
    lesson, end = lesson_of("mint_works"), scenes("mint_works")[-1]
    assert teaching.is_over(end)
    before = teaching.handover("mint_works", lesson)
    assert before.log == end.log[: len(before.log)]
    assert len(before.log) < len(end.log)


def test_the_consequences_of_an_option_are_its_events() -> None:
    before, option = scenes("manhattan")[4], 0
    (event,) = teaching.consequences(before, option)
    assert type(event).__name__ == "Founded"
    assert not teaching.is_over(before)


def test_the_consequences_of_a_final_option_are_what_it_reveals() -> None:
    assert [type(event).__name__ for event in teaching.consequences(scenes("montana")[0], 0)] == ["Spun"]


def test_a_package_without_a_lesson_has_none() -> None:
    assert teaching.lesson_in("rendering") is None
