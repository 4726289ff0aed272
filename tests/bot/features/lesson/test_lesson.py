"""The first post of a match that begins after a lesson."""

from typing import Any

from bot.features.lesson import feature as lesson_domain
from bot.views import posts
from bot.views.posts import News
from bot.views.wording import SUMMARY
from rules import teaching
from sandbox.testing import reading
from tests.bot.readers import reader
from tests.bot.sessions import LOBBY, lobby


def test_the_first_post_after_a_lesson_reports_only_its_end_and_promises_no_secret() -> None:
    lesson = teaching.lesson("manhattan")
    assert lesson is not None
    end = teaching.scene("manhattan", lesson, len(lesson.stages))
    session = lesson_domain.start(lobby(101, computers=1), LOBBY, end.match, end.log).session
    components: list[Any] = posts.turn(session, reader(), News(end.log)).to_components()  # type: ignore[no-untyped-call]
    lines = reading.text({"components": components}).splitlines()
    assert sum("building in" in line for line in lines) < SUMMARY
    assert any("began as a lesson" in line for line in lines)
    assert not any("can be checked" in line for line in lines)
    assert any("15 points" in line for line in lines)
