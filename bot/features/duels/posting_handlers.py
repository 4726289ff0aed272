"""Handles which deals of the day are posted in a channel: those who manage the server decide."""

from bot.domain.errors import UserError
from bot.features.duels import daily_views as view
from bot.features.duels.daily_actions import ManageDeals, PostDeals
from bot.features.duels.posting_store import Wish, Wishes
from bot.handlers.context import Context
from bot.handlers.opening import check_permissions
from bot.handlers.registry import handles
from bot.views.components import Panel
from rules import games


@handles(ManageDeals)
async def manage_deals(context: Context, press: ManageDeals) -> Panel:
    """Shows which deals are posted in this channel."""
    _need_manager(context)
    return await _page(context, context.request.channel)


@handles(PostDeals)
async def post_deals(context: Context, press: PostDeals) -> Panel:
    """Has the deals of a game posted in this channel, or no more if they were."""
    _need_manager(context)
    if press.game not in games.names() or press.channel != context.request.channel:
        raise UserError("unknown-choice")
    wishes, guild = context.services.store.of(Wishes), context.request.guild
    before = (await wishes.all()).get(press.channel)
    wanted = set(before.games if before and before.guild == guild else ()) ^ {press.game}
    if press.game in wanted:
        check_permissions(context)
    await wishes.change(press.channel, Wish(guild, context.language, tuple(sorted(wanted))))
    return await _page(context, press.channel)


async def _page(context: Context, channel: int) -> Panel:
    wish = (await context.services.store.of(Wishes).all()).get(channel)
    return view.wishes(channel, wish.games if wish else (), context.words)


def _need_manager(context: Context) -> None:
    if not context.request.guild or not context.request.manages:
        raise UserError("managers-only")
