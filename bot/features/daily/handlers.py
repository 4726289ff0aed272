"""Handles the deal of the day: its tables, and beginning one's try."""

from bot.domain.errors import UserError
from bot.domain.quotas import LOBBIES, RECORDS
from bot.domain.server import check_person
from bot.domain.session import Seat
from bot.domain.turn_time import keep
from bot.features.daily import domain as daily
from bot.features.daily import views as view
from bot.features.daily.actions import PlayDaily, ShowDaily
from bot.features.daily.store import Daily
from bot.handlers.context import Context
from bot.handlers.opening import posted_direct
from bot.handlers.registry import handles
from bot.views.components import Panel


@handles(ShowDaily)
async def show_daily(context: Context, press: ShowDaily) -> Panel:
    """Shows the deal of today, and how others on this server have done, today or in this week."""
    game = _game(context)
    context.limit(RECORDS)
    store, day = context.services.store, daily.day_of(context.at.now)
    days = daily.week_of(day) if press.week else [day]
    secret, own, tables = await store.of(Daily).shown(day, context.person, context.request.guild, days)
    known = await store.people.preferences({person for table in tables for person in table})
    seen = [
        {person: entry for person, entry in table.items() if person == context.person or not known[person].hide_record}
        for table in tables
    ]
    shown = view.Shown(game, day, secret, own, seen, context.person, week=press.week)
    return await view.page(shown, context.reader)


@handles(PlayDaily)
async def play_daily(context: Context, press: PlayDaily) -> Panel:
    """Begins the person's try in their direct messages; if they have begun it, shows where."""
    game = _game(context)
    check_person(context.server, context.person)
    store, day, guild = context.services.store, daily.day_of(context.at.now), context.request.guild
    own = await store.of(Daily).own(day, context.person)
    if own is not None:
        there = await store.sessions.load(own[1].session)
        if there is not None:
            return context.note("daily-begun-before", place=f"<#{there.channel}>")
        await store.of(Daily).put_back(day, own[0], context.person)  # a crash came between
    context.limit(LOBBIES)
    dealt = daily.deal_proof(await store.of(Daily).secret(), day)
    host = Seat(person=context.person, name=context.request.name)
    table = daily.table(game, day, dealt, host, context.language)
    channel, message = await posted_direct(context, table, f"{context.request.interaction:x}.deal")
    begun = keep(table, daily.begin(table, channel, message, context.at.now), context.at)
    if not await store.of(Daily).claim(day, guild, context.person, daily.entry_of(begun.session)):
        own = await store.of(Daily).own(day, context.person)
        if own is None or own[1].session != message:  # another press was faster, and not the same one twice
            await context.services.courier.delete(channel, message)
        return context.note("daily-begun-before", place=f"<#{channel}>")
    await store.sessions.begin(begun, context.operation())
    context.committed = begun.session
    return context.note("daily-begun", place=f"<#{channel}>")


def _game(context: Context) -> str:
    """Returns the game of the deal. Raises UserError if there is none, or if it is not allowed on this server."""
    game = daily.game_of_deals()
    if game in context.server.forbidden_games:
        raise UserError("forbidden-game")
    return game
