"""Checks whether a person may invite another, to a lobby or to a seat."""

from bot.domain.errors import UserError
from bot.domain.quotas import INVITATIONS, INVITATIONS_OF_GUEST
from bot.domain.server import check_guest
from bot.handlers.context import Context


async def check_invitation(context: Context, guest: int, channel: int) -> None:
    """Counts an invitation that is posted in `channel`. Raises UserError if the person may not send it."""
    await check_newcomer(context, guest, channel)
    limit_invitation(context, guest)


async def check_newcomer(context: Context, guest: int, channel: int) -> None:
    """Raises UserError if the person may not bring `guest` into the match, which `channel` is to show."""
    decided = await context.need_standing(posts_in=channel)
    if not context.session.guild:
        raise UserError("direct-with-others")
    check_guest(decided, guest)


def limit_invitation(context: Context, guest: int) -> None:
    """Counts an invitation. Raises UserError if the person has sent, or `guest` got, too many."""
    context.limit(INVITATIONS)
    context.limit(INVITATIONS_OF_GUEST, guest)
