"""Plays the lessons of games. Pure: where a learner is follows from the lesson and the number of a stage."""

import importlib
from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from typing import Any, NamedTuple

from msgspec import structs

from rules import games, play
from rules import match as matches
from rules.chance import key
from rules.game import AnyGame, Event
from rules.lesson import LEARNER, Lesson, Stage
from rules.match import AnyEntry, AnyMatch, Question
from rules.state import Step


class Scene(NamedTuple):
    """Where a lesson is: before a stage, or after the last one."""

    match: AnyMatch
    log: list[AnyEntry]
    news: list[AnyEntry]
    """The lines of the log since the learner last answered; none if the stage skips a part of the match."""
    question: Question | None
    """The question of the stage. None: the lesson is over, and others are to move."""
    expected: int | None
    """The number of the expected option. None: only Done is expected, or nothing any more."""
    previewed: Sequence[Event] = ()
    """What happens in the preview of the stage; the match is the one after it."""


def lesson(name: str) -> Lesson | None:
    """Returns the lesson of the game called `name`; None if it has none."""
    return lesson_in(games.parts(name).rules)


@cache
def lesson_in(package: str) -> Lesson | None:
    """Returns the lesson in the package of a game's rules; None if there is none."""
    module = f"{package}.lesson"
    if find_spec(module) is None:
        return None
    found: Lesson = importlib.import_module(module).LESSON
    return found


def scene(name: str, lesson: Lesson, stage: int) -> Scene:
    """Returns the scene of `stage`; after the last one, that of the end. Raises Illegal if the lesson does not fit."""
    match, opening = start(games.load(name), lesson)
    log, news = [opening], [opening]
    for at in lesson.stages[:stage]:
        match, _ = _prepared(match, at, log)
        match, news = _answered(match, at)
        log += news
    if stage >= len(lesson.stages):
        match, finished = _without_draft(match)
        return Scene(match, log + finished, news + finished, matches.question(match, LEARNER), None)
    current = lesson.stages[stage]
    match, more = _prepared(match, current, log)
    if current.preview is not None:
        after, previewed = _previewed(match, current.preview)
        return Scene(after, log, news + more, None, None, previewed)
    question = matches.question(match, LEARNER)
    if question is None or (question.step is None) != (current.answer is None):
        raise matches.Illegal(current.text)
    shown = [] if current.skips else news + more
    return Scene(match, log, shown, question, _expected(question, current))


def handover(name: str, lesson: Lesson) -> Scene:
    """Returns the scene from which the match goes on against the computer."""
    stages = lesson.stages[: lesson.goes_on_after]
    return scene(name, structs.replace(lesson, stages=stages), len(stages))


def start(game: AnyGame, lesson: Lesson) -> tuple[AnyMatch, AnyEntry]:
    """Returns the match that a lesson begins with, and the first line of its log."""
    return matches.start_match(game, lesson.seats, lesson.options, key(lesson.seed))


def is_over(scene: Scene) -> bool:
    """Returns whether nobody is to move any more."""
    return not matches.to_move(scene.match)


def consequences(scene: Scene, option: int) -> list[Event]:
    """Returns what would happen, as far as the learner may know, if they chose another option of the question."""
    assert scene.question is not None
    match, entries = matches.choose(scene.match, LEARNER, scene.question.options[option])
    after = None if entries else matches.question(match, LEARNER)
    events = after.events[len(scene.question.events) :] if after else [e for entry in entries for e in entry.events]
    return [event for event in events if event.is_seen_by(LEARNER)]


def _prepared(match: AnyMatch, stage: Stage, log: list[AnyEntry]) -> tuple[AnyMatch, list[AnyEntry]]:
    """Returns the match before the question of `stage`, and the lines of the log that lead to it, which join `log`."""
    added: list[AnyEntry] = []
    if stage.answer is not None or stage.before or stage.preview is not None:
        match, added = _without_draft(match)
    for seat, move in stage.before:
        match, entries = matches.commit_move(match, seat, move)
        added += entries
    log += added
    return match, added


def _previewed(match: AnyMatch, step: Step[Any, Any]) -> tuple[AnyMatch, list[Event]]:
    """Returns the match as if nothing but `step` were left of it, and what that step does."""
    state = play.copy(match.state)
    state.agenda = [step]
    play.settle(state)
    events = play.drain(state)
    return structs.replace(match, state=state), events


def _answered(match: AnyMatch, stage: Stage) -> tuple[AnyMatch, list[AnyEntry]]:
    if stage.preview is not None:
        return match, []
    if stage.answer is None:
        return matches.done(match, LEARNER)
    return matches.choose(match, LEARNER, stage.answer)


def _without_draft(match: AnyMatch) -> tuple[AnyMatch, list[AnyEntry]]:
    """Returns the match with the turn of the learner done, if nothing of it is left to choose."""
    question = matches.question(match, LEARNER)
    if question is None or question.step is not None:
        return match, []
    return matches.done(match, LEARNER)


def _expected(question: Question, stage: Stage) -> int | None:
    if stage.answer is None:
        return None
    return question.options.index(play.chosen(question.options, stage.answer))
