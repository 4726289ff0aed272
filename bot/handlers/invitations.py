"""Checks whether a person may invite another, to a lobby or to a seat."""

from collections.abc import Callable, Hashable

from bot.domain.errors import UserError
from bot.domain.matches import is_rated
from bot.domain.quotas import INVITATIONS, INVITATIONS_OF_GUEST, INVITATIONS_OF_GUEST_BY_HOST, Quota
from bot.domain.server import check_guest
from bot.domain.session import AnySession, Change, Stage
from bot.handlers.context import Chosen, Context


async def check_invitation(
    context: Context, guest: Chosen, channel: int, change: Callable[[AnySession], Change]
) -> bool:
    """Counts an invitation that is posted in `channel`. Raises UserError if the person may not send it.

    `change`: what the invitation changes. One that is refused anyway counts for nobody. Returns whether it may call
    the guest.
    """
    if guest.is_bot:
        raise UserError("no-bots")
    change(context.session)
    await check_newcomer(context, guest.id, channel)
    return limit_invitation(context, guest.id)


async def check_newcomer(context: Context, guest: int, channel: int) -> None:
    """Raises UserError if the person may not bring `guest` into the match, which `channel` is to show."""
    decided = await context.need_standing(posts_in=channel)
    if not (context.session.guild or context.session.chat):
        raise UserError("direct-with-others")
    check_present(context, guest)
    check_guest(decided, guest)
    if await context.services.courier.has_left(context.session.guild, guest):
        raise UserError("guest-gone")
    await _check_known(context, guest)


async def _check_known(context: Context, guest: int) -> None:
    """Raises UserError if `guest` could not take a seat of this match, because they have just joined its server."""
    session = context.session
    if session.stage is not Stage.PLAY or not is_rated(session):
        return
    theirs = await context.services.courier.rights(session.guild, session.channel, session.parent, guest)
    if theirs.is_known and theirs.is_new(context.at.now):
        raise UserError("guest-too-new", player=f"<@{guest}>")


def check_present(context: Context, *guests: int) -> None:
    """Raises UserError if one of the `guests` is not in this chat, as far as Discord names its people."""
    present = context.request.present
    for guest in guests if present else ():
        if guest not in present:
            raise UserError("not-in-chat", player=f"<@{guest}>")


def accepted(context: Context, host: int) -> None:
    """Counts an invitation no longer: the person has accepted it."""
    context.services.quotas.give_back(*call_of(context, context.person))
    context.services.quotas.give_back(INVITATIONS_OF_GUEST_BY_HOST, (host, context.person))


def call_of(context: Context, guest: int) -> tuple[Quota, Hashable]:
    """Returns what an invitation that calls `guest` uses, on each server apart: not everybody shares each with them."""
    guild = context.session.guild if context.has_session else context.request.guild
    return INVITATIONS_OF_GUEST, (guild, guest)


def limit_invitation(context: Context, guest: int) -> bool:
    """Counts an invitation, and returns whether it may call `guest`: not if many have called them.

    Raises UserError if the person has sent too many. Nobody can keep others from inviting the guest.
    """
    context.limit_all((INVITATIONS, context.person), (INVITATIONS_OF_GUEST_BY_HOST, (context.person, guest)))
    try:
        context.limit_all(call_of(context, guest))
    except UserError:
        return False
    return True
