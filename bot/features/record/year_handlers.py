"""Handles the picture of a year: for its person, and posted by them."""

import asyncio

from bot.domain.errors import UserError
from bot.domain.quotas import Quota
from bot.domain.results import Result
from bot.features.record import year as view
from bot.features.record.actions import ShareYear, ShowRecord, ShowYear
from bot.features.record.ratings import EVERY
from bot.features.record.ratings_store import Ratings
from bot.features.record.year import Year, kept_days, of_year, year_of
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.handlers.sharing import share_own
from bot.store.personal import sessions_of
from bot.views.components import Panel

YEARS = Quota("year", burst=4, seconds=60)
"""Pictures of years that a person gets: each reads all of their matches."""


@handles(ShowYear)
async def show_year(context: Context, press: ShowYear) -> Panel:
    """Shows the person their matches of a year on this server, with everybody whom they met."""
    found = await _year(context, press.year, is_posted=False)
    return await view.panel(found, context.reader)


@handles(ShareYear)
async def share_year(context: Context, press: ShareYear) -> None:
    """Posts the picture of a year in the channel, unless the person hides their record."""
    if not context.request.guild:
        raise UserError("share-in-server")
    if context.preferences.hide_record:
        raise UserError("own-record-hidden")
    found = await _year(context, press.year, is_posted=True)
    await share_own(context, press, lambda reader: view.panel(found, reader), ShowRecord(context.person))


async def _year(context: Context, wanted: int, *, is_posted: bool) -> Year:
    """Returns a year of the person on this server. Raises UserError if it has no match.

    What is posted names only people whom the channel saw them meet, and who do not hide their record.
    """
    context.limit(YEARS)
    request, number = context.request, wanted or year_of(context.at.now)
    matches, before = await _matches(context, number, number - 1)
    if not matches:
        raise UserError("year-empty", year=str(number))
    known = {result.match for channel, result in matches if not is_posted or request.parent == channel}
    people = {player.person for _, result in matches for player in result.players if player.person}
    preferences = await context.services.store.people.preferences(people) if is_posted else {}
    return Year(
        number=number,
        person=context.person,
        name=request.name,
        is_posted=is_posted,
        results=[result for _, result in matches],
        known=known,
        hidden={person for person, wishes in preferences.items() if wishes.hide_record},
        ratings=await _ratings(context, number),
        may_be_posted=bool(request.guild) and not context.preferences.hide_record,
        has_earlier=bool(before),
        kept_days=kept_days(number, context.at.now, context.services.settings.keep_days),
    )


async def _matches(context: Context, *years: int) -> list[list[tuple[int, Result]]]:
    """Returns all results of the person in each of some years, the newest first."""
    found: list[list[tuple[int, Result]]] = [[] for _ in years]
    async for sessions in sessions_of(context.services.store, context.person):
        for year, results in zip(years, found, strict=True):
            results += await asyncio.to_thread(of_year, sessions, context.person, context.request.guild, year)
    return [sorted(results, key=lambda each: -each[1].moment) for results in found]


async def _ratings(context: Context, number: int) -> list[int]:
    """Returns the ratings of the person over all games after their matches of a year."""
    guild = context.request.guild
    if not guild or not context.server.ratings:
        return []
    (curve,) = await context.services.store.of(Ratings).curves(guild, EVERY, [context.person])
    points = [point for point in curve if year_of(point.moment) == number]
    found = [points[0].before, *(point.after for point in points)] if points else []
    return found if len({*found}) > 1 else []  # a rating that never moved is no curve
