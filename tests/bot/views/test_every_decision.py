"""Every decision of every game becomes a message that Discord takes, in every language.

Discord's limits are those that the sandbox holds.
"""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from discord import ui
from msgspec import structs
from structlog.testing import capture_logs

from bot.domain.preferences import Preferences
from bot.domain.session import AnySession
from bot.domain.turn_time import Moment
from bot.i18n import LANGUAGES
from bot.views import components as layout
from bot.views import panel, posts
from bot.views.board import Picture, describe
from bot.views.wording import marked_words, plain_words
from rules.game import Options
from rules.match import AnyEntry, Entry
from sandbox.validation.component_rules import read_components
from tests.bot.tables import ALICE, BOB, PEOPLE, Tap, at_table, every_table, match, taps, whole_match

MENU_LABEL = 100
EVERY = 25
"""Around one of so many questions the board is told in words and posted."""


def check(view: ui.LayoutView) -> None:
    """Raises where Discord would refuse the message."""
    components: list[Any] = view.to_components()  # type: ignore[no-untyped-call]
    read_components(components, v2=True, root=("components",))


def in_words(session: AnySession, seat: int | None, language: str) -> Picture:
    """A picture that has its words and no pixels, which Discord does not look at."""
    view = session.rules.view(session.playing.state, seat)
    return Picture(b"", describe(session.game, view, seat, plain_words(session, language)))


def played(game: str, seats: int, options: Options) -> Iterator[tuple[int, str, Tap]]:
    """Every question of a match of people with long names, by number and for a reader of each language."""
    for number, tap in enumerate(whole_match(game, seats, options)):
        for language in LANGUAGES:
            yield number, language, tap._replace(session=structs.replace(tap.session, language=language))


@every_table
def test_every_question_fits_into_a_message(game: str, seats: int, options: Options) -> None:
    reader, notice, boards = Moment(0, Preferences(text_board=True)), "." * 200, {}
    for number, language, tap in played(game, seats, options):
        if number % EVERY == 0:
            boards[language] = in_words(tap.session, tap.seat, language)
        check(panel.lay_out(tap.session, tap.question, boards[language], reader, language, notice))
        check_labels(tap, language)


def check_labels(tap: Tap, language: str) -> None:
    """All options are there, and no label is cut or stands twice."""
    words = plain_words(tap.session, language)
    offered = tap.question.options
    labels = [f"{number}. {words.tell('move', move)}" for number, move in enumerate(offered, 1)]
    assert max(map(len, labels), default=0) <= (layout.LABEL if len(offered) <= panel.BUTTONS else MENU_LABEL)
    assert len(offered) <= panel.MENUS * layout.MENU
    assert len({label.partition(". ")[2] for label in labels}) == len(offered)


@every_table
def test_every_post_fits_and_every_sentence_has_what_it_takes(game: str, seats: int, options: Options) -> None:
    with capture_logs() as logged:
        entries: list[AnyEntry] = []
        said: set[tuple[str, str, object]] = set()
        for number, language, tap in played(game, seats, options):
            check_sentences(tap, language, said)
            entries.append(Entry(events=tuple(tap.question.events)))
            if number % EVERY == 0:
                picture = in_words(tap.session, None, language)
                post = posts.turn(tap.session, entries, picture, called=PEOPLE)
                check(post)
                assert sorted(named(post)) == [PEOPLE[seat] for seat in tap.session.to_move]
                check(posts.over(tap.session, entries, picture))
                check(panel.tell(tap.session, tap.seat, language).view)
    assert [entry for entry in logged if entry["log_level"] == "error"] == []


def named(view: ui.LayoutView) -> list[int]:
    """Everybody who is mentioned, as often as that is."""
    texts = [piece.content for piece in view.walk_children() if isinstance(piece, ui.TextDisplay)]
    return [int(person) for text in texts for person in re.findall(r"<@(\d+)>", text)]


def check_sentences(tap: Tap, language: str, said: set[tuple[str, str, object]]) -> None:
    """Questions, answers, reasons and events have their sentences; what was `said` before is not looked at again."""
    words = marked_words(tap.session, language)
    if tap.question.step is not None:
        assert words.ask("ask", tap.question.step, tap.question.state, tap.seat)
        assert words.ask("turn", tap.question.step, tap.question.state, tap.seat)
    for kind, found in (
        ("refuse", tap.question.refusals),
        ("chose", tap.question.drafted),
        ("story", tap.question.events),
    ):
        for told in found:
            if (language, kind, told) not in said:
                assert words.tell(kind, told)
                said.add((language, kind, told))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_post_without_its_image_says_so(language: str) -> None:
    session = match(ALICE, BOB)
    session.language = language
    view = posts.turn(session, [], None, called=())
    check(view)
    assert any(isinstance(piece, ui.TextDisplay) and "/board" in piece.content for piece in view.walk_children())


def test_only_the_longest_text_of_a_message_is_shortened() -> None:
    view = layout.message(["short", "x" * 5000, "y" * 300])
    texts = [piece.content for piece in view.walk_children() if isinstance(piece, ui.TextDisplay)]
    assert (texts[0], texts[2]) == ("short", "y" * 300)
    assert texts[1].endswith("x…")
    assert sum(map(len, texts)) == layout.TEXT


def test_two_questions_of_one_match_have_no_press_in_common() -> None:
    """So that a press on an older panel is known to be old."""
    seen: set[str] = set()
    for tap in taps(at_table("manhattan", 2, {}, seed=6), seed=6):
        view = panel.lay_out(tap.session, tap.question, Picture(b"", ""), Moment(0), "en")
        custom_ids = {str(getattr(piece, "custom_id", "")) for piece in view.walk_children()} - {""}
        assert not seen & custom_ids
        seen |= custom_ids
