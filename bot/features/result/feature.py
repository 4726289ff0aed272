"""The result of a match: its pictures and awards in its post, and the panel for who looks at it later."""

import asyncio

import structlog

from bot.actions.board import View
from bot.actions.press import WHOLE, MatchPress
from bot.delivery.additions import ON_RESULT, Added
from bot.domain.errors import UserError
from bot.domain.quotas import BOARDS
from bot.domain.results import has_result
from bot.domain.session import AnySession, ranked
from bot.feature import Feature, in_order
from bot.features.result import awards
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.handlers.sharing import PAGES, Page
from bot.store.database import Store
from bot.views import components, more, pages, panel, posts
from bot.views.board import Picture
from bot.views.components import Panel
from bot.views.pages import placed_links
from bot.views.reader import Reader
from bot.views.standing import standing
from bot.views.wording import channel_mention
from rendering import lettering
from rendering.lines import Line
from rules import games, play
from rules.chance import Chance
from rules.match import AnyEntry, moves_of
from rules.recap import AnyRecap, of_moves

_log = structlog.get_logger()


class Result(MatchPress, frozen=True, tag="result"):
    """Shows how a match ended, and how it went."""

    label = "button-result"
    recent = WHOLE


def recap_of(session: AnySession, log: list[AnyEntry]) -> AnyRecap | None:
    """Returns how the match went; None if its log leads elsewhere under the rules of today."""
    match = session.playing
    ranks = {rank.seat: rank.place for rank in ranked(session)}
    places = [ranks[seat] for seat in range(match.seats)]
    chance = Chance(match.state.chance.key)
    start = session.start
    options = games.complete(session.rules, match.options)
    beginning = play.copy(start.state) if start else session.rules.new(match.seats, options, chance)
    try:
        found = of_moves(session.rules, beginning, moves_of(log), places)
    except (play.Illegal, play.BrokenGame):
        return None
    return found if found.scores == session.rules.scores(match.state) else None


async def pictures(session: AnySession, reader: Reader, recap: AnyRecap | None) -> Picture:
    """Returns the pictures of a result, with the sources of points and who led as their text."""
    words = reader.plain(session)
    lines = [
        Line(each.seat, lettering.legible(each.name, str(each.seat + 1)), each.colour, each.place, each.score)
        for each in standing(session, words)
    ]
    text = posts.breakdown(session, words).replace("-# ", "")
    leading = awards.lead(session, recap, words) if recap else ""
    return await reader.boards.render_result(lines, recap, "\n".join(filter(None, [text, leading])), words)


async def page(session: AnySession, reader: Reader, recap: AnyRecap | None) -> Panel:
    """Returns the result for one person: ranking, pictures, awards."""
    words = reader.of(session)
    picture = await pictures(session, reader, recap)
    pieces = [
        f"-# {channel_mention(session)}\n## {words('game-name')}\n{posts.ranking(session, reader)}",
        *components.board(picture),
        *(awards.texts(session, recap, words) if recap else []),
    ]
    found = in_order([(20, View(session.id))], placed_links("result", session))
    buttons = [*(components.button(words, press) for press in found), *pages.share("result", session, reader)]
    return Panel(components.message(pieces, *components.rows(buttons)), picture, picture.text)


def on_board(session: AnySession, reader: Reader) -> list[components.Button]:
    """Returns the button below the board of a match that has a result."""
    return [components.button(reader.of(session), Result(session.id))] if has_result(session) else []


def on_other_page(session: AnySession, line: int) -> Result | None:
    """Returns the same for pages about a match."""
    return Result(session.id) if has_result(session) else None


def on_page(session: AnySession, reader: Reader) -> Result | None:
    """Returns the same for the page under More."""
    return Result(session.id) if has_result(session) else None


async def added(store: Store, session: AnySession, reader: Reader) -> Added:
    """Returns pictures and awards of a match that has a result."""
    if not has_result(session):
        return Added()
    recap = await _recap(store, session)
    texts = awards.texts(session, recap, reader.of(session)) if recap else []
    try:
        return Added(texts, await pictures(session, reader, recap))
    except Exception:
        _log.exception("result not rendered", session=session.id)
        return Added(texts, failed=True)


async def _recap(store: Store, session: AnySession) -> AnyRecap | None:
    """Returns how a match went; None if that is not known."""
    log = await store.sessions.log(session)
    try:
        return await asyncio.to_thread(recap_of, session, log)
    except Exception:
        _log.exception("match not recapped", session=session.id)
        return None


@handles(Result)
async def show_result(context: Context, press: Result) -> Panel:
    """Shows how the match ended and went, in the language and the colours of the person."""
    context.limit(BOARDS)
    _need_result(context)
    return await make(context, 0, context.reader)


async def make(context: Context, line: int, reader: Reader) -> Panel:
    """Returns the result for the reader: a person, or everybody in the channel."""
    recap = await asyncio.to_thread(recap_of, context.session, await context.log())
    return await page(context.session, reader, recap)


def opened(session: AnySession, line: int) -> Result:
    """Returns the button of a result that was posted."""
    return Result(session.id)


def _need_result(context: Context) -> None:
    if not has_result(context.session):
        raise UserError("no-result")


FEATURE = Feature(
    adds=(
        ON_RESULT.add(added, at=30),
        panel.ON_BOARD.add(on_board, at=40),
        more.BUTTONS.add(on_page, at=50),
        PAGES.add(Page("result", make, opened, _need_result)),
        pages.LINKS.add(pages.Link(("analysis", "story"), on_other_page)),
    )
)
