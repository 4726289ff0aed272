"""Pages of the story of a match, with a menu of the boards of earlier moments."""

from collections.abc import Sequence

from bot.actions.board import BoardThen
from bot.domain.session import AnySession
from bot.features.result.actions import Result
from bot.features.result.recap import has_result
from bot.features.story.actions import Story
from bot.i18n import Book
from bot.views import components
from bot.views.components import Choice, Panel
from bot.views.emojis import NONE, Emojis
from bot.views.wording import marked_words, plain_words, story
from rules import match as matches
from rules.match import AnyEntry

ROOM = components.TEXT - 100
"""The longest story of a page, in characters: its title has room above."""


def page(
    session: AnySession,
    entries: Sequence[AnyEntry],
    number: int,
    seat: int | None,
    words: Book,
    emojis: Emojis = NONE,
    *,
    start: int,
) -> Panel:
    """Returns page `number` of the story (0: the newest), with what only `seat` may know.

    `start`: the first line of the log on it.
    """
    row = components.row()
    if start > 0:
        row.add_item(components.button(words, Story(session.id, number + 1), words("button-older")))
    if number > 0:
        row.add_item(components.button(words, Story(session.id, number - 1), words("button-newer")))
    if has_result(session):
        row.add_item(components.button(words, Result(session.id)))
    text = _text(session, entries, seat, words, emojis)
    pieces = [f"### {words('story-title')}", text or words("story-empty")]
    return Panel(components.message(pieces, _moments(session, entries, words, start), row))


def _text(session: AnySession, entries: Sequence[AnyEntry], seat: int | None, words: Book, emojis: Emojis) -> str:
    """Returns the lines; without emojis if these take too much of the room."""
    texts = ["\n".join(story(entries, marked_words(session, words.language, shown), seat)) for shown in (emojis, NONE)]
    return next((text for text in texts if len(text) <= ROOM), texts[-1])


def _moments(session: AnySession, entries: Sequence[AnyEntry], words: Book, start: int) -> components.Row | None:
    """Returns the menu of the boards after each of `entries`, newest first, if the match can be replayed."""
    if not entries or not matches.is_current(session.rules, session.playing):
        return None
    plain = plain_words(session, words.language)
    stories = ((line, story([entry], plain)) for line, entry in enumerate(entries, start + 1))
    choices: list[Choice] = [components.choice(f"{line}. {shown[0]}", line) for line, shown in stories if shown]
    menu = components.menu(words("story-board"), BoardThen(session.id), choices[: -components.MENU - 1 : -1])
    return components.row(menu) if choices else None
