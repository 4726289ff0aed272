"""Handles looking at the ratings of a server."""

from bot.domain.errors import UserError
from bot.domain.quotas import RECORDS
from bot.features.record import ratings_views as view
from bot.features.record.handlers import game_of
from bot.features.record.ratings_actions import RatingsOfGame, ShowRatings
from bot.features.record.ratings_store import Ratings
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.views.components import Panel


@handles(ShowRatings, RatingsOfGame)
async def show_ratings(context: Context, press: ShowRatings | RatingsOfGame) -> Panel:
    """Shows the ratings of the people of this server who do not hide them."""
    game = game_of(press.game)
    if not context.request.guild:
        raise UserError("record-in-server")
    if not context.server.ratings:
        raise UserError("no-ratings")
    context.limit(RECORDS)
    standings = await context.services.store.of(Ratings).standings(context.request.guild, game)
    shown = view.Shown(standings.table, standings.hidden, standings.games, game, str(context.person), context.at.now)
    return await view.panel(shown, context.reader)
