"""Pages of the story of a match."""

from collections.abc import Sequence

from bot.actions.story import Story
from bot.domain.session import AnySession
from bot.i18n import Book
from bot.views import components
from bot.views.components import Panel
from bot.views.wording import marked_words, story
from rules.match import AnyEntry


def page(
    session: AnySession, entries: Sequence[AnyEntry], number: int, seat: int | None, words: Book, *, last: bool
) -> Panel:
    """Returns page `number` of the story (0: the newest), with what only `seat` may know. `last`: nothing is older."""
    row = components.row()
    if not last:
        row.add_item(components.button(words, Story(session.id, number + 1), words("button-older")))
    if number > 0:
        row.add_item(components.button(words, Story(session.id, number - 1), words("button-newer")))
    lines = story(entries, marked_words(session, words.language), seat)
    pieces = [f"### {words('story-title')}", "\n".join(lines) or words("story-empty")]
    return Panel(components.message(pieces, row))
