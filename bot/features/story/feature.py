"""The story of a match: pages of its log, with a menu of the boards of earlier moments."""

from collections.abc import Sequence
from dataclasses import replace

from bot.actions.press import WHOLE, Count, MatchPress
from bot.domain.session import AnySession
from bot.feature import Feature
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.views import components, posts
from bot.views.beside import beside
from bot.views.components import Choice, Panel
from bot.views.emojis import NONE
from bot.views.lengths import length
from bot.views.pages import LINKS, Link, links
from bot.views.reader import Reader
from bot.views.wording import story
from rules import match as matches
from rules.match import AnyEntry

PAGE = 25
"""Log lines on a page."""
ROOM = components.TEXT - 100
"""The longest story of a page, in characters: its title has room above."""


class Story(MatchPress, frozen=True, tag="story"):
    """Shows a page of the story; page 0 is the newest."""

    label = "button-story"
    recent = WHOLE

    page: Count = 0


def page(session: AnySession, reader: Reader, entries: Sequence[AnyEntry], number: int, *, start: int) -> Panel:
    """Returns page `number` of the story (0: the newest), with what only the reader may know.

    `start`: the first line of the log on it.
    """
    words = reader.words
    row = components.row()
    if start > 0:
        row.add_item(components.button(words, Story(session.id, number + 1), words("button-older")))
    if number > 0:
        row.add_item(components.button(words, Story(session.id, number - 1), words("button-newer")))
    for press in links("story", session):
        row.add_item(components.button(words, press))
    text = _text(session, reader, entries, start)
    pieces = [f"### {words('story-title')}", text or words("story-empty")]
    return Panel(components.message(pieces, _moments(session, reader, entries, start), row))


def _text(session: AnySession, reader: Reader, entries: Sequence[AnyEntry], start: int) -> str:
    """Returns the lines with what is said beside them, as far as there is room."""
    said = [(each.line - start, each.text) for each in beside(session, reader, start, start + len(entries))]
    return _fitting(session, (reader, replace(reader, emojis=NONE)), entries, said)


def _fitting(
    session: AnySession, readers: Sequence[Reader], entries: Sequence[AnyEntry], said: Sequence[tuple[int, str]]
) -> str:
    """Returns the text for the first of `readers` for whom it is short enough; if for none, with less of `said`."""
    texts = ["\n".join(story(entries, each.of(session), each.seat, said)) for each in readers]
    found = next((text for text in texts if length(text) <= ROOM), "" if said else texts[-1])
    return found if found or not said else _fitting(session, readers, entries, said[len(said) // 2 + 1 :])


def _moments(session: AnySession, reader: Reader, entries: Sequence[AnyEntry], start: int) -> components.Row | None:
    """Returns the menu of the boards after each of `entries`, newest first, if the match can be replayed."""
    lead_to_boards = links("boards", session)
    if not entries or not lead_to_boards or not matches.is_current(session.rules, session.playing):
        return None
    plain = reader.plain(session)
    stories = ((line, story([entry], plain)) for line, entry in enumerate(entries, start + 1))
    choices: list[Choice] = [components.choice(f"{line}. {shown[0]}", line) for line, shown in stories if shown]
    menu = components.menu(plain("story-board"), lead_to_boards[0], choices[: -components.MENU - 1 : -1])
    return components.row(menu) if choices else None


def on_result(session: AnySession, line: int) -> Story:
    """Returns the button on the page of a result."""
    return Story(session.id)


def on_replay(session: AnySession, line: int) -> Story:
    """Returns the button on a board of a replay: it leads to the page with its line."""
    return Story(session.id, (session.entries - line) // PAGE)


def under_post(session: AnySession) -> Story:
    """Returns the button under a post."""
    return Story(session.id)


@handles(Story)
async def show_story(context: Context, press: Story) -> Panel:
    """Shows a page of the story, including events that only this person may know."""
    session = context.session
    stop = session.entries - press.page * PAGE
    start = max(0, stop - PAGE)
    entries = await context.log(start, stop) if stop > 0 else []
    return page(session, context.reader, entries, press.page, start=start)


FEATURE = Feature(
    adds=(
        posts.BUTTONS.add(under_post, at=40),
        LINKS.add(Link(("result",), on_result), at=30),
        LINKS.add(Link(("replay",), on_replay), at=30),
    )
)
