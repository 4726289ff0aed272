"""Every question of every game becomes a message that Discord accepts, in every language.

The sandbox checks Discord's limits.
"""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from discord import ui
from msgspec import structs
from structlog.testing import capture_logs

from bot.domain.preferences import Preferences
from bot.domain.session import AnySession
from bot.views import choices, panel, posts
from bot.views import components as layout
from bot.views.board import Picture, describe, seen_by
from bot.views.emojis import Emojis
from bot.views.panel import Shown
from bot.views.posts import News
from bot.views.wording import plain_words
from rendering import drawing
from rules import games
from rules.game import Move, Options
from rules.match import AnyEntry, Entry, Question
from sandbox.validation.component_rules import read_components
from tests.bot.readers import reader
from tests.bot.sessions import ALICE, BOB, PEOPLE, Tap, every_setup, match, seeded_match, taps, whole_match
from tests.languages import DEEP

MENU_LABEL = 100
EVERY = 50
"""One question in this number is also posted, with the board in words, and explained."""
Labels = dict[tuple[str, Move], str]
EMOJI = f"<:{'x' * 32}:{2**63}>"
LONGEST = Emojis(
    {(game, piece): EMOJI for game in games.names() for piece in drawing.load(game).pieces},
    dict.fromkeys(range(4), EMOJI),
)

pytestmark = pytest.mark.match
"""Emojis as long as they can be."""


def check(view: ui.LayoutView) -> None:
    """Raises if Discord would refuse the message."""
    components: list[Any] = view.to_components()  # type: ignore[no-untyped-call]
    read_components(components, v2=True, root=("components",))


def in_words(session: AnySession, seat: int | None, language: str) -> Picture:
    """Returns a picture with its text and without pixels, whose content Discord does not check."""
    return Picture((b"",), describe(seen_by(session, seat), plain_words(session, language)))


def played(game: str, seats: int, options: Options) -> Iterator[tuple[int, str, Tap]]:
    """Yields every question of a match with long names, numbered, for a reader of one language after the other."""
    for number, tap in enumerate(whole_match(game, seats, options)):
        language = DEEP[number % len(DEEP)]
        yield number, language, tap._replace(session=structs.replace(tap.session, language=language))


def shape(question: Question) -> object:
    """Returns what is the same for two questions if only the texts of their panels differ."""
    options = Counter(map(type, question.options))
    rest = map(len, (question.presets, question.drafted, question.refusals))
    return type(question.step), frozenset(options.items()), *rest


@every_setup
def test_every_question_fits_into_a_message(game: str, seats: int, options: Options) -> None:
    wishes, boards = Preferences(text_board=True), {}
    laid_out: set[tuple[str, object]] = set()
    labels: Labels = {}
    for number, language, tap in played(game, seats, options):
        check_labels(tap, language, labels)
        is_more = number % EVERY < len(DEEP)
        if is_more:
            boards[language] = in_words(tap.session, tap.seat, language)
        elif (language, shape(tap.question)) in laid_out:
            continue
        laid_out.add((language, shape(tap.question)))
        asked = reader(language, tap.seat, emojis=LONGEST, preferences=wishes)
        shown = Shown(notice="." * 200, explained=is_more)
        check(panel.lay_out(tap.session, tap.question, asked, boards[language], shown))


def check_labels(tap: Tap, language: str, known: Labels) -> None:
    """Checks that all options are shown, and no label is cut or shown twice. `known`: what moves are called."""
    words = plain_words(tap.session, language)
    offered = tap.question.options
    for move in offered:
        if (language, move) not in known:
            known[language, move] = words.phrase("move", move)
    labels = [f"{number}. {known[language, move]}" for number, move in enumerate(offered, 1)]
    assert max(map(len, labels), default=0) <= (layout.LABEL if len(offered) <= choices.BUTTONS else MENU_LABEL)
    assert len(offered) <= choices.MENUS * layout.MENU
    assert len({label.partition(". ")[2] for label in labels}) == len(offered)


@every_setup
def test_every_post_fits_and_every_text_is_complete(game: str, seats: int, options: Options) -> None:
    with capture_logs() as logged:
        entries: list[AnyEntry] = []
        checked: set[tuple[str, str, object]] = set()
        for number, language, tap in played(game, seats, options):
            check_texts(tap, language, checked)
            entries.append(Entry(events=tuple(tap.question.events)))
            if number % EVERY == 0:
                picture = in_words(tap.session, None, language)
                channel = reader(language, emojis=LONGEST)
                post = posts.turn(tap.session, channel, News(entries, picture=picture, mentioned=PEOPLE))
                check(post)
                assert sorted(mentioned(post)) == [PEOPLE[seat] for seat in tap.session.to_move]
                check(posts.over(tap.session, channel, News(entries, picture=picture)))
                check(panel.show_text(tap.session, reader(language, tap.seat)).view)
    assert [entry for entry in logged if entry["log_level"] == "error"] == []


def mentioned(view: ui.LayoutView) -> list[int]:
    """Returns everybody who is mentioned, as often as they are."""
    texts = [piece.content for piece in view.walk_children() if isinstance(piece, ui.TextDisplay)]
    return [int(person) for text in texts for person in re.findall(r"<@(\d+)>", text)]


def check_texts(tap: Tap, language: str, checked: set[tuple[str, str, object]]) -> None:
    """Checks that questions, moves, refusals and events have texts. Skips what was `checked` before."""
    words = reader(language).of(tap.session)
    if tap.question.step is not None:
        assert words.prompt("ask", tap.question.step, tap.question.state, tap.seat)
        assert words.prompt("turn", tap.question.step, tap.question.state, tap.seat)
    for kind, found in (
        ("refuse", tap.question.refusals),
        ("chose", tap.question.drafted),
        ("story", tap.question.events),
    ):
        for thing in found:
            if (language, kind, thing) not in checked:
                assert words.phrase(kind, thing)
                checked.add((language, kind, thing))


@pytest.mark.parametrize("language", DEEP)
def test_a_post_without_an_image_explains_it(language: str) -> None:
    session = match(ALICE, BOB)
    session.language = language
    view = posts.turn(session, reader(language), News())
    check(view)
    assert any(
        isinstance(piece, ui.TextDisplay) and reader(language).of(session)("button-view") in piece.content
        for piece in view.walk_children()
    )


def test_only_the_longest_text_of_a_message_is_shortened() -> None:
    view = layout.message(["short", "x" * 5000, "y" * 300])
    texts = [piece.content for piece in view.walk_children() if isinstance(piece, ui.TextDisplay)]
    assert (texts[0], texts[2]) == ("short", "y" * 300)
    assert texts[1].endswith("x…")
    assert sum(map(len, texts)) == layout.TEXT


def test_two_questions_of_one_match_have_no_press_in_common() -> None:
    """So a press in an older panel is always detected as stale. A hint is about the question of the moment."""
    seen: set[str] = set()
    for tap in taps(seeded_match("manhattan", 2, {}, seed=6), seed=6):
        view = panel.lay_out(tap.session, tap.question, reader(seat=tap.seat), Picture((b"",), ""))
        custom_ids = {str(getattr(piece, "custom_id", "")) for piece in view.walk_children()}
        custom_ids -= {"", f"hint:{tap.session.id}"}
        assert not seen & custom_ids
        seen |= custom_ids
