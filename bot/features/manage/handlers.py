"""Handles the powers of those who manage a server. Each press is checked again: Discord only hides the command."""

from collections.abc import Callable, Collection

from bot.domain import matches
from bot.domain import server as servers
from bot.domain.errors import UserError
from bot.domain.server import Server
from bot.domain.session import Stage
from bot.features.manage import views as view
from bot.features.manage.actions import (
    AddChannel,
    Admit,
    AllowRatings,
    DropChannel,
    Exclude,
    ForbidRatings,
    Manage,
    MoveByManager,
    SetGame,
    Stop,
    Turn,
)
from bot.handlers.context import HAS_STAKE, Chosen, Context
from bot.handlers.opening import FOR_THREADS, need_free_channel
from bot.handlers.registry import handles
from bot.views.components import Panel
from rules import games


@handles(Manage)
async def show(context: Context, press: Manage) -> Panel:
    """Shows what was decided for the server, and what runs there."""
    _need_manager(context)
    return await _page(context, context.server, press.page)


@handles(SetGame)
async def set_game(context: Context, press: SetGame) -> Panel:
    """Allows or forbids the game chosen in the menu."""
    game, _, state = press.value.partition("=")
    return await allow_game(context, game, allowed=state != "off")


async def allow_game(context: Context, game: str, *, allowed: bool) -> Panel:
    """Allows or forbids a game."""
    _need_manager(context)
    if game not in games.names():
        raise UserError("unknown-choice")
    return await _decide(context, lambda now: servers.allow_game(now, game, allowed=allowed))


@handles(AddChannel)
async def add_channel(context: Context, press: AddChannel) -> Panel:
    """Adds this channel to those in which lobbies may be opened."""
    return await allow_channel(context, press.channel, context.request.missing)


async def allow_channel(context: Context, channel: int, missing: Collection[str]) -> Panel:
    """Adds a channel to those in which lobbies may be opened. `missing`: the permissions that Parlour lacks there."""
    needed = [context.permission(name) for name in missing if name not in FOR_THREADS]
    warning = context.words("manage-missing", channel=f"<#{channel}>", permissions=", ".join(needed)) if needed else ""
    return await _decide(context, lambda now: servers.allow_channel(now, channel, allowed=True), warning)


@handles(DropChannel)
async def drop_channel(context: Context, press: DropChannel) -> Panel:
    """Removes a channel from those in which lobbies may be opened."""
    return await _decide(context, lambda now: servers.allow_channel(now, press.channel, allowed=False))


@handles(AllowRatings)
async def allow_ratings(context: Context, press: AllowRatings) -> Panel:
    """Turns the ratings of the server on."""
    return await _decide(context, lambda now: servers.allow_ratings(now, allowed=True))


@handles(ForbidRatings)
async def forbid_ratings(context: Context, press: ForbidRatings) -> Panel:
    """Turns the ratings of the server off."""
    return await _decide(context, lambda now: servers.allow_ratings(now, allowed=False))


@handles(Turn)
async def turn(context: Context, press: Turn) -> Panel:
    """Turns something of a feature on or off."""
    return await _decide(context, lambda now: servers.turn(now, press.name, on=press.on))


@handles(Exclude)
async def exclude_chosen(context: Context, press: Exclude) -> Panel:
    """Excludes the person chosen in the menu."""
    return await exclude(context, context.chosen(press.person))


async def exclude(context: Context, chosen: Chosen) -> Panel:
    """Keeps a person out of lobbies and matches."""
    return await _decide(context, lambda now: servers.exclude(now, chosen.id, chosen.name))


@handles(Admit)
async def admit(context: Context, press: Admit) -> Panel:
    """Lets a person take part again."""
    return await _decide(context, lambda now: servers.admit(now, press.person))


@handles(Stop)
async def stop(context: Context, press: Stop) -> Panel:
    """Asks for a confirmation, then ends a match or closes a lobby of the server."""
    session = context.session
    _need_manager(context, session.guild)
    if session.stage is Stage.OVER:
        raise UserError("not-in-play")
    if session.stage is Stage.PLAY and not session.looks_on(context.person) and matches.may_count(session):
        raise UserError("stop-own")  # they could take back every loss
    await _need_no_stake(context)
    if not press.sure:
        return view.confirmation(session, context.reader)
    await context.commit(session, matches.stop)
    return context.note("manage-ended")


@handles(MoveByManager)
async def move(context: Context, press: MoveByManager) -> Panel:
    """Moves a match of the server to this channel."""
    session, request = context.session, context.request
    _need_manager(context, session.guild)
    await _need_no_stake(context)
    await need_free_channel(context, session)
    await context.need_players_to_see(request.channel, request.parent)
    await context.commit(session, lambda now: matches.move_by_manager(now, request.channel, context.at.now))
    return context.note("moved-here")


async def _need_no_stake(context: Context) -> None:
    """Raises UserError if a match of others matters to the person: whoever plays decides nothing about rivals."""
    session = context.session
    for has_stake in HAS_STAKE if session.stage is Stage.PLAY else ():
        if await has_stake(context, session):
            raise UserError("stop-rivals")


def _need_manager(context: Context, guild: int | None = None) -> None:
    """Raises UserError unless the person may manage the server, which is that of the match (`guild`)."""
    request = context.request
    if not request.guild or not request.manages:
        raise UserError("managers-only")
    if guild not in (None, request.guild):
        raise UserError("no-session")


async def _decide(context: Context, change: Callable[[Server], Server], warning: str = "") -> Panel:
    _need_manager(context)
    decided = await context.services.store.servers.update(context.request.guild, change, known=context.server)
    return await _page(context, decided, warning=warning)


async def _page(context: Context, decided: Server, number: int = 0, warning: str = "") -> Panel:
    request = context.request
    running, total = await context.services.store.indexes.on_server(request.guild, number * view.PAGE, view.PAGE)
    return view.page(decided, view.Running(running, total, number), request.parent, context.reader, warning)
