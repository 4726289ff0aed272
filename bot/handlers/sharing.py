"""Handles posting in the channel what somebody looks at in private: public, once, and without a mention.

A press names a page only. It is made again from what is stored, as everybody may see it. A page of a person, such as
their record, is posted by that person alone.
"""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from bot.actions.press import MatchPress, Press
from bot.actions.sharing import Share
from bot.domain.channel_refusal import ChannelRefusal
from bot.domain.errors import UserError
from bot.domain.match_kinds import need_open
from bot.domain.quotas import Quota
from bot.domain.server import check_channel, check_person
from bot.domain.session import AnySession, Origin
from bot.domain.turn_time import Moment
from bot.feature import Slot
from bot.handlers.context import Context
from bot.handlers.opening import check_permissions
from bot.handlers.registry import handles
from bot.i18n import Words
from bot.views import components
from bot.views.components import Panel
from bot.views.names import bold
from bot.views.reader import Reader
from bot.views.wording import channel_mention

SHARED = Quota("share", burst=3, seconds=900, refusal="shared-too-often")
"""Pages that a person posts."""
SHARED_IN_CHANNEL = Quota("share in channel", burst=6, seconds=60, refusal="shared-too-often")
"""Pages that are posted in one channel, by anybody who has posted one lately: others keep nobody from a first one."""
SHARED_AGAIN = Quota("share again", burst=1, seconds=300, refusal="shared-already")
"""Posts of one page by one person in one channel: a second tap posts nothing."""


class Page(NamedTuple):
    """A page about a match that can be posted."""

    name: str
    make: Callable[[Context, int, Reader], Awaitable[Panel]]
    """Returns it after a number of lines of the log (0: all), for a reader who has no seat. Raises UserError."""
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
    is_shared = request.guild or request.chat
    if not is_shared or not (request.channel == session.channel or is_above):
        raise UserError("share-elsewhere", channel=channel_mention(session))
    need_open(session, context.at.now)
    page.check(context)
    reader = context.channel_reader(session)
    opens = page.opens(session, press.line)
    await _post(context, press, lambda: page.make(context, press.line, reader), reader.words, opens)


async def share_own(context: Context, press: Press, make: Callable[[Reader], Awaitable[Panel]], opens: Press) -> None:
    """Posts a page of the person, made for everybody, in the channel of a server.

    `opens`: the button below it, for whoever wants to see more. Raises UserError if the person may not post it there.
    """
    request = context.request
    if not (request.guild or request.chat):
        raise UserError("share-in-server")
    check_person(context.server, context.person)
    check_channel(context.server, request.parent)
    boards = context.services.boards.owned_by(context.person)
    reader = Reader(context.language, boards, Moment(context.at.now, down=context.at.down), context.services.emojis)
    await _post(context, press, lambda: make(reader), reader.words, opens)


async def _post(
    context: Context, press: Press, make: Callable[[], Awaitable[Panel]], words: Words, opens: Press
) -> None:
    """Posts what `make` returns in this channel, without its own buttons and under the name of the person.

    Raises UserError if the channel forbids it, or the person has just posted it, or too much was posted.
    """
    request = context.request
    check_permissions(context)
    if request.channel_refusal is ChannelRefusal.LOCKED:
        raise UserError("share-locked")
    once = (context.person, request.channel, press)
    context.limit(SHARED_AGAIN, once)
    try:
        context.limit_shared([SHARED], [(SHARED_IN_CHANNEL, request.channel)])
        await context.reply.open_public()
        panel = await make()
        by = words("shared-by", player=bold(request.name))
        components.replace_rows(panel.view, f"-# {by}", components.row(components.button(words, opens)))
        await context.reply.post(panel)
    except Exception:
        context.services.quotas.give_back(SHARED_AGAIN, once)
        raise
