"""Handles posting in the channel what somebody looks at in private: public, once, and without a mention.

A press names a page only. It is made again from what is stored, as everybody may see it.
"""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from bot.actions.press import MatchPress
from bot.actions.sharing import Share
from bot.domain.channel_refusal import ChannelRefusal
from bot.domain.errors import UserError
from bot.domain.match_kinds import need_open
from bot.domain.quotas import Quota
from bot.domain.session import AnySession, Origin
from bot.feature import Slot
from bot.handlers.context import Context
from bot.handlers.opening import check_permissions
from bot.handlers.registry import handles
from bot.i18n import Words
from bot.views import components
from bot.views.components import Panel
from bot.views.names import bold
from bot.views.reader import Reader

SHARED = Quota("share", burst=3, seconds=120)
"""Pages that a person posts."""
SHARED_IN_CHANNEL = Quota("share in channel", burst=6, seconds=60)
"""Pages that are posted in one channel, by anybody."""


class Page(NamedTuple):
    """A page about a match that can be posted."""

    name: str
    make: Callable[[Context, int, Reader], Awaitable[Panel]]
    """Returns it after so many lines of the log (0: all), for a reader who has no seat. Raises UserError."""
    opens: Callable[[AnySession, int], MatchPress]
    """Returns the only button of the post: it shows the page to whoever presses it, as their own."""
    check: Callable[[Context], None] = lambda context: None
    """Raises UserError if there is no such page, before anything is posted."""


PAGES: Slot[Page] = Slot()
"""Pages about a match that can be posted."""


@handles(Share)
async def share(context: Context, press: Share) -> None:
    """Posts a page about a match in its channel, or in the one above its thread."""
    page = next((each for each in PAGES if each.name == press.page), None)
    session, request = context.session, context.request
    if page is None or session.origin is not Origin.LOBBY or press.line > session.entries:
        raise UserError("unknown-choice")
    await context.need_standing(posts_in=request.channel)
    is_above = session.channel == session.lobby and request.channel == session.parent
    if not request.guild or not (request.channel == session.channel or is_above):
        raise UserError("share-elsewhere", channel=f"<#{session.channel}>")
    need_open(session, context.at.now)
    page.check(context)
    reader = context.channel_reader(session)
    opens = page.opens(session, press.line)
    await post(context, lambda: page.make(context, press.line, reader), reader.words, opens)


async def post(context: Context, make: Callable[[], Awaitable[Panel]], words: Words, opens: MatchPress) -> None:
    """Posts what `make` returns in this channel, without its own buttons and under the name of the person.

    Raises UserError if the channel forbids it, or too much was posted.
    """
    request = context.request
    check_permissions(context)
    if request.channel_refusal is ChannelRefusal.LOCKED:
        raise UserError("share-locked")
    context.limit(SHARED)
    context.limit(SHARED_IN_CHANNEL, request.channel)
    await context.reply.open_public()
    panel = await make()
    by = words("shared-by", player=bold(request.name))
    components.replace_rows(panel.view, f"-# {by}", components.row(components.button(words, opens)))
    await context.reply.post(panel)
