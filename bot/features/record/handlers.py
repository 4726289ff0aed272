"""Handles looking at records of people, and at what wins on a server."""

from bot.domain.errors import UserError
from bot.domain.quotas import RECORDS
from bot.domain.results import Against, against
from bot.features.record import ratings
from bot.features.record import statistics_views as statistics
from bot.features.record import views as view
from bot.features.record.actions import (
    EVERY,
    MatchRecord,
    RecordAgainst,
    RecordOfGame,
    RecordOfPerson,
    ShareRecord,
    ShowRecord,
    Statistics,
    StatisticsOfGame,
)
from bot.features.record.plots import Shown
from bot.features.record.ratings_store import Ratings
from bot.features.record.ratings_views import Own
from bot.features.record.store import Records
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.handlers.sharing import share_own
from bot.views.components import Panel
from rules import games


@handles(MatchRecord)
async def show_record_of_match(context: Context, press: MatchRecord) -> Panel:
    """Shows the person's own record in the game of a match and in matches of its kind, on the server of that match."""
    session = context.session
    if session.guild != context.request.guild:
        raise UserError("record-in-server")
    return await show_record(context, ShowRecord(game=session.game, against=against(session)))


@handles(RecordOfPerson)
async def show_record_of_person(context: Context, press: RecordOfPerson) -> Panel:
    """Shows the record of the person of the menu."""
    context.chosen(press.person)
    return await show_record(context, ShowRecord(press.person, press.game))


@handles(ShowRecord, RecordOfGame, RecordAgainst)
async def show_record(context: Context, press: ShowRecord | RecordOfGame | RecordAgainst) -> Panel:
    """Shows the record of somebody on this server; that of somebody else unless they hide it."""
    game = _chosen_game(press)
    person = press.person or context.person
    is_own = person == context.person
    if not is_own and not context.request.guild:
        raise UserError("record-in-server")
    context.limit(RECORDS)
    record = await context.services.store.of(Records).person(context.request.guild, person)
    if record.hidden and not is_own:
        return context.note("record-hidden", player=f"<@{person}>")
    own, kind = await _rating(context, person, game), view.kind_of(record, press.against)
    shown = Shown(record, person, context.person, game, kind, own, on_server=bool(context.request.guild))
    return await view.panel(shown, context.reader)


@handles(ShareRecord)
async def share_record(context: Context, press: ShareRecord) -> None:
    """Posts the person's own record in the channel, unless they hide it."""
    game, request = _chosen_game(press), context.request
    context.limit(RECORDS)
    record = await context.services.store.of(Records).person(request.guild, context.person)
    kind = view.kind_of(record, press.against)
    if record.hidden:
        raise UserError("own-record-hidden")
    if not record.totals(kind, game).matches:
        raise UserError("record-empty")
    rating = await _rating(context, context.person, game)
    shown = Shown(record, context.person, 0, game, kind, rating, request.name)
    opens = ShowRecord(context.person, press.game, press.against)
    await share_own(context, press, lambda reader: view.panel(shown, reader), opens)


@handles(Statistics, StatisticsOfGame)
async def show_statistics(context: Context, press: Statistics | StatisticsOfGame) -> Panel:
    """Shows what wins a game on this server."""
    game = game_of(press.game)
    if not context.request.guild:
        raise UserError("record-in-server")
    context.limit(RECORDS)
    record = await context.services.store.of(Records).server(context.request.guild)
    return await statistics.panel(record, game, context.reader)


def _chosen_game(press: ShowRecord | RecordOfGame | RecordAgainst | ShareRecord) -> str:
    """Returns the game of a press; empty for all. Raises UserError for a game or a kind of match that is unknown."""
    if press.against not in (EVERY, *Against):
        raise UserError("unknown-choice")
    return game_of(press.game)


def game_of(name: str) -> str:
    """Returns a game; empty for all. Raises UserError if it is not installed."""
    if name != EVERY and name not in games.names():
        raise UserError("unknown-choice")
    return "" if name == EVERY else name


async def _rating(context: Context, person: int, game: str) -> Own | None:
    """Returns the rating of a person on this server; None if there is none, or ratings are off."""
    guild = context.request.guild
    if not guild or not context.server.ratings:
        return None
    store = context.services.store.of(Ratings)
    standings = await store.standings(guild, game)
    rating = standings.table.get(str(person))
    if rating is None:
        return None
    (curve,) = await store.curves(guild, game, [person])
    found = ratings.placed(standings.table, context.at.now, standings.hidden)
    return Own(rating, ratings.place_of(found, str(person)), len(found), curve)
