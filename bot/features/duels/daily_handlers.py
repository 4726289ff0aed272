"""Handles the deal of the day: its page and its tables, and beginning the person's try."""

from bot.domain.errors import UserError
from bot.domain.quotas import RECORDS
from bot.domain.server import check_person
from bot.domain.session import Seat
from bot.features.duels import daily
from bot.features.duels import daily_views as view
from bot.features.duels.daily import stored_name
from bot.features.duels.daily_actions import PlayDaily, ShowDaily, ShowDailyOf
from bot.features.duels.daily_store import Daily
from bot.features.duels.domain import DEAL, begins, gathered
from bot.features.duels.trying import begun, claimed
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.views.components import Panel
from bot.views.wording import stamp
from rules import games


@handles(ShowDaily)
async def show_daily(context: Context, press: ShowDaily) -> Panel:
    """Shows the deal of today, and how others on this server have done, today or in this week."""
    game = _game(context, press.game)
    context.limit(RECORDS)
    store, day, name = context.services.store, daily.day_of(context.at.now), stored_name(game)
    days = daily.week_of(day) if press.week else [day]
    secret, own, tables = await store.of(Daily).shown(day, context.person, context.request.guild, days, name)
    known = await store.people.preferences({person for table in tables for person in table})
    seen = [
        {person: entry for person, entry in table.items() if person == context.person or not known[person].hide_record}
        for table in tables
    ]
    others = [other for other in games.names() if other != game and other not in context.server.forbidden_games]
    shown = view.Shown(game, name, others, day, secret, own, seen, context.person, week=press.week)
    return await view.page(shown, context.reader)


@handles(ShowDailyOf)
async def show_other(context: Context, press: ShowDailyOf) -> Panel:
    """Shows the deal of today in another game."""
    return await show_daily(context, ShowDaily(game=press.game))


@handles(PlayDaily)
async def play_daily(context: Context, press: PlayDaily) -> Panel:
    """Begins the person's try in their direct messages; if they have begun it, shows where."""
    game = _game(context, press.game)
    check_person(context.server, context.person)
    tries, day, name = context.services.store.of(Daily), daily.day_of(context.at.now), stored_name(game)
    found = await tries.shown(day, context.person, 0, (), name)
    host = Seat(person=context.person, name=context.request.name)
    match = DEAL.put(gathered(daily.deal_of(game, day, found.secret), host, context.language), day)
    own = found.own or await claimed(
        context,
        match,
        lambda entry: tries.claim(day, context.request.guild, context.person, entry, name),
        lambda: tries.own(day, context.person, name),
    )
    if not own.session:
        raise UserError("deal-tried")
    channel, is_new = await begun(context, match, own.session)
    if not is_new:
        return context.note("daily-begun-before", place=f"<#{channel}>")
    return context.note("daily-begun", place=f"<#{channel}>", until=stamp(begins(day + 1)))


def _game(context: Context, wanted: str) -> str:
    """Returns the game of the deal. Raises UserError if there is none, or if it is not allowed on this server."""
    game = wanted or daily.usual_game()
    if game not in games.names():
        raise UserError("unknown-game", game=game)
    if game in context.server.forbidden_games:
        raise UserError("forbidden-game")
    return game
