"""Handles leagues and tournaments: planning and opening one, entering, withdrawing, and what their host can do."""

import asyncio
from collections.abc import Callable

from cachetools import LRUCache

from bot.domain.errors import UserError
from bot.domain.quotas import RECORDS
from bot.domain.server import check_lobby, check_person
from bot.domain.session import AnySession
from bot.features.contests import advancing
from bot.features.contests import domain as contests
from bot.features.contests import matches as contest_matches
from bot.features.contests import views as view
from bot.features.contests.actions import (
    BeginContest,
    CloseContest,
    ContestPress,
    Enter,
    MoveContest,
    ShowContest,
    ShowLeagues,
    ShowTournaments,
    Withdraw,
)
from bot.features.contests.domain import Contest, Kind
from bot.features.contests.jobs import schedule
from bot.features.contests.planning_handlers import check_place, may_open
from bot.features.contests.standings import Standing, standings
from bot.features.contests.store import Contests
from bot.features.record.ratings import placed
from bot.features.record.ratings_store import Ratings
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.jobs.services import Services
from bot.views import components
from bot.views.board import Picture
from bot.views.components import Panel

KEPT = 64
"""How many drawn standings are kept."""


@handles(ShowLeagues, ShowTournaments)
async def show_all(context: Context, press: ShowLeagues | ShowTournaments) -> Panel:
    """Lists the leagues, or the tournaments, of the server that the person can see."""
    leagues = isinstance(press, ShowLeagues)
    found = await visible(context, leagues=leagues)
    kind = "league" if leagues else "tournament"
    return view.listed(found, kind, context.words, may_open=may_open(context, kind))


async def visible(context: Context, *, leagues: bool) -> list[Contest]:
    """Returns the leagues, or the tournaments, of the server that the person is in, or whose channel they see."""
    if not context.request.guild:
        raise UserError("contest-in-server")
    found = await context.services.store.of(Contests).on_server(context.request.guild)
    return [each for each in found if (each.kind is Kind.LEAGUE) == leagues and await _sees(context, each)]


async def _sees(context: Context, contest: Contest) -> bool:
    return context.person in contests.people_in(contest) or await _sees_channel(context, contest)


async def _sees_channel(context: Context, contest: Contest) -> bool:
    if contest.channel in (context.request.channel, context.request.parent):
        return True
    return (await context.services.courier.rights(contest.guild, contest.channel, contest.channel, context.person)).sees


async def _contest(context: Context, press: ContestPress) -> Contest:
    """Returns the contest of the press. Raises UserError if there is none that the person can see."""
    contest = await context.services.store.of(Contests).load(press.contest)
    if contest is None or contest.guild != context.request.guild or not await _sees(context, contest):
        raise UserError("no-contest")
    return contest


async def _commit(context: Context, contest: Contest, change: Callable[[Contest], Contest]) -> Contest:
    after = await context.services.store.of(Contests).update(contest, change, context.operation())
    await schedule(context.services.queue, after.id, revision=after.revision)
    return after


@handles(ShowContest)
async def show(context: Context, press: ShowContest) -> Panel:
    """Shows the standing in the person's language, and their own matches."""
    contest = await _contest(context, press)
    context.limit(RECORDS)
    return await _panel(context, contest)


def drawings(services: Services) -> LRUCache[tuple[int, int, str, str], tuple[list[Standing], Picture | None]]:
    """Returns the standings that this process keeps: a large league takes half a second."""
    return LRUCache(KEPT)


async def _panel(context: Context, contest: Contest) -> Panel:
    kept = context.services.of(drawings)
    place = (contest.id, contest.revision, context.words.language, context.preferences.colours)
    if place not in kept:
        found = await asyncio.to_thread(standings, contest, context.words)
        picture = await context.boards.render_plots([plot for each in found for plot in each.plots][: view.PICTURES])
        kept[place] = found, picture if picture.parts else None
    leads = contest.host == context.person or context.request.manages
    return view.panel(contest, context.reader, *kept[place], leads=leads)


@handles(Enter)
async def enter(context: Context, press: Enter) -> Panel:
    """Enters the person, who thereby agrees to be seated in all matches of theirs.

    These begin however many others the person is in by then, so that nobody can hold up a contest.
    """
    contest = await _contest(context, press)
    check_person(context.server, context.person)
    if not await _sees_channel(context, contest):
        raise UserError("contest-out-of-sight")
    await context.need_room()
    person, now, request, added = context.person, context.at.now, context.request, str(context.request.interaction)

    def change(there: Contest) -> Contest:
        entered = contests.enter(there, person, request.name, now, added)
        return contests.entered_new(entered, person) if request.is_new else entered

    after = await _commit(context, contest, change)
    told = context.words("contest-you-are-in", contest=view.title(after, context.words, following=True), press=added)
    is_unrated = person in after.newcomers and context.server.ratings
    return components.note("\n".join([told, context.words("contest-you-are-new")] if is_unrated else [told]))


@handles(Withdraw)
async def withdraw(context: Context, press: Withdraw) -> Panel:
    """Takes back that the person entered; if they play already, withdraws them after a confirmation."""
    contest, person, now = await _contest(context, press), context.person, context.at.now
    if contests.can_cancel(contest, person):
        await _commit(context, contest, lambda there: contests.cancel(there, person, now))
        return context.note("contest-not-in-any-more", contest=view.title(contest, context.words, following=True))
    if person not in contest.playing:
        raise UserError("contest-not-in")
    if not press.sure:
        sure = Withdraw(contest.id, sure=True)
        kind = "league" if contest.kind is Kind.LEAGUE else "tournament"
        return view.confirmation(contest, f"contest-withdraw-sure-{kind}", sure, context.words)
    await _commit(context, contest, lambda there: contests.withdraw(there, person, now))
    return context.note("contest-withdrew", contest=view.title(contest, context.words))


@handles(BeginContest)
async def begin(context: Context, press: BeginContest) -> Panel:
    """Begins the season or the tournament now."""
    contest, request = await _contest(context, press), context.request
    check_person(context.server, context.person)
    best = await _best(context, contest)
    excluded = [each.person for each in context.server.excluded]

    def begun(there: Contest) -> Contest:
        there = contests.without_entries(there, excluded)
        return advancing.begin(there, context.person, context.at.now, manages=request.manages, best=best)

    after = await _commit(context, contest, begun)
    seeded = "yes" if {*best} & {*after.entered} else "no"
    return context.note("contest-begun", contest=view.title(after, context.words), seeded=seeded)


async def _best(context: Context, contest: Contest) -> list[int]:
    """Returns who is seeded by their rating in the game of a knock-out, the best first: all who have a place."""
    if contest.kind is not Kind.KNOCKOUT or not context.server.ratings:
        return []
    standings = await context.services.store.of(Ratings).standings(contest.guild, contest.game)
    return [int(each.person) for each in placed(standings.table, context.at.now, standings.hidden)]


@handles(CloseContest)
async def close(context: Context, press: CloseContest) -> Panel:
    """Ends a contest early, after a confirmation."""
    contest, person, now = await _of_host(context, press), context.person, context.at.now
    contests.close(contest, person, now)
    if not press.sure:
        sure = CloseContest(contest.id, sure=True)
        return view.confirmation(contest, "contest-close-sure", sure, context.words)
    await _commit(context, contest, lambda there: contests.close(there, person, now))
    return context.note("contest-closed-now", contest=view.title(contest, context.words))


@handles(MoveContest)
async def move(context: Context, press: MoveContest) -> Panel:
    """Moves a contest to this channel."""
    contest, request = await _of_host(context, press), context.request
    await _need_neutral(context, contest)
    check_place(context)
    check_lobby(context.server, context.person, contest.game, request.parent)
    await _need_sight(context, contest)
    await _commit(context, contest, lambda there: contests.move(there, request.channel, context.at.now))
    return context.note("contest-moved")


async def _need_neutral(context: Context, contest: Contest) -> None:
    """Raises UserError if somebody who plays, or only hosts it, would move a contest that others have entered.

    They could own the channel, and hide it from a rival. Where it was deleted, they may.
    """
    others, request = contests.expected(contest) - {context.person}, context.request
    is_neutral = request.manages and context.person not in contests.expected(contest)
    if others and not is_neutral and await context.services.courier.sees(contest.channel):
        raise UserError("contest-move-entered")


async def _need_sight(context: Context, contest: Contest) -> None:
    """Raises UserError if somebody in a contest could not see it in this channel: they would lose matches unseen."""
    request, courier = context.request, context.services.courier
    for person in sorted(contests.expected(contest) - {context.person}):
        rights = await courier.rights(contest.guild, request.channel, request.parent, person)
        if not rights.sees and not await courier.has_left(contest.guild, person):
            raise UserError("contest-without-sight", player=f"<@{person}>")


async def _of_host(context: Context, press: ContestPress) -> Contest:
    """Returns the contest of the press. Raises UserError unless the person is its host or manages the server.

    Nobody who is excluded decides about the others in it.
    """
    contest = await _contest(context, press)
    check_person(context.server, context.person)
    contests.need_host(contest, context.person, manages=context.request.manages)
    return contest


async def has_stake(context: Context, session: AnySession) -> bool:
    """Whether the person plays, or has played, in the contest of a match."""
    contest = await context.services.store.of(Contests).load(contest_matches.CONTEST.of(session))
    return contest is not None and contests.has_played(contest, context.person)


async def need_kind(context: Context, contest: int, *, leagues: bool) -> None:
    """Raises UserError unless the contest is a league, or else a tournament."""
    found = await context.services.store.of(Contests).load(contest)
    if found is None or (found.kind is Kind.LEAGUE) != leagues:
        raise UserError("no-contest")


async def find(context: Context, *, leagues: bool) -> Contest:
    """Returns the contest that a command is about if none was chosen: that of the channel, or the only one."""
    found = await visible(context, leagues=leagues)
    wanted = [each for each in found if context.request.channel == each.channel] or found
    if len(wanted) != 1:
        raise UserError("which-contest" if wanted else "no-contest")
    return wanted[0]
