"""The result of a match: its pictures, and the panel for who looks at it later."""

from bot.actions.board import View
from bot.domain.session import AnySession, has_result
from bot.feature import in_order
from bot.features.result import awards as honours
from bot.features.result.actions import Result
from bot.views import components, posts
from bot.views.board import Picture
from bot.views.components import Panel
from bot.views.pages import placed_links
from bot.views.reader import Reader
from bot.views.standing import standing
from rendering import lettering
from rendering.lines import Line
from rules.course import AnyCourse


async def pictures(session: AnySession, reader: Reader, course: AnyCourse | None) -> Picture:
    """Returns the pictures of a result, with the sources of points and who led as their text."""
    words = reader.plain(session)
    lines = [
        Line(each.seat, lettering.legible(each.name, str(each.seat + 1)), each.colour, each.place, each.score)
        for each in standing(session, words)
    ]
    text = posts.breakdown(session, words).replace("-# ", "")
    leading = honours.lead(session, course, words) if course else ""
    return await reader.boards.render_result(lines, course, "\n".join(filter(None, [text, leading])), words)


async def panel(session: AnySession, reader: Reader, course: AnyCourse | None) -> Panel:
    """Returns the result for one person: ranking, pictures, honours."""
    words = reader.of(session)
    picture = await pictures(session, reader, course)
    pieces = [
        f"-# <#{session.channel}>\n## {words('game-name')}\n{posts.ranking(session, reader)}",
        *components.board(picture),
        *(honours.texts(session, course, words) if course else []),
    ]
    found = in_order([(20, View(session.id))], placed_links("result", session))
    row = components.row(*(components.button(words, press) for press in found))
    return Panel(components.message(pieces, row), picture, picture.text)


def on_board(session: AnySession, reader: Reader) -> list[components.Button]:
    """Returns the button below the board of a match that has a result."""
    return [components.button(reader.of(session), Result(session.id))] if has_result(session) else []


def on_other_page(session: AnySession, line: int) -> Result | None:
    """Returns the same for pages about a match."""
    return Result(session.id) if has_result(session) else None


def on_page(session: AnySession, reader: Reader) -> Result | None:
    """Returns the same for the page under More."""
    return Result(session.id) if has_result(session) else None
