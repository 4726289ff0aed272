"""Handles lobbies: opening, invitations, joining, options, the start."""

import asyncio
from collections.abc import Callable, Iterable, Sequence

from bot.actions.lobby import (
    AcceptInvitation,
    AddComputer,
    Cancel,
    DeclineInvitation,
    InvitePlayer,
    Join,
    Leave,
    RemoveComputer,
    RemovePlayer,
    SetOption,
    ShowOptions,
    ShowPlayers,
    Start,
)
from bot.domain import lobbies, session_options
from bot.domain.errors import UserError
from bot.domain.quotas import CHANGES_IN_LOBBY, LOBBIES, LOBBIES_IN_CHANNEL, LOBBIES_ON_SERVER
from bot.domain.server import check_guest, check_lobby
from bot.domain.session import AnySession, Change, Seat, Session, Stage
from bot.handlers.context import Chosen, Context, Request, Room, read
from bot.handlers.entropy import new_proof
from bot.handlers.invitations import check_invitation, limit_invitation
from bot.handlers.registry import handles
from bot.handlers.services import Services
from bot.i18n import LANGUAGES
from bot.store.connection import StoreUnavailable
from bot.store.database import Snapshot
from bot.views import lobby as view
from bot.views.components import Panel
from rules import games

IMPATIENCE = 1.0
"""Seconds to wait for the database before an interaction is acknowledged."""
_FOR_THREADS = {"create_public_threads", "send_messages_in_threads"}
_AROUND_THREADS = {"create_public_threads", "send_messages"}


async def open_lobby(
    context: Context, game: str, guests: Sequence[Chosen], computers: int, level: str, language: str, clock: str
) -> None:
    """Opens a lobby in this channel, with the person as its host and a seat reserved for each of the `guests`."""
    request = context.request
    names = _named(context, guests)
    _check_permissions(context)
    if game not in games.names():
        raise UserError("unknown-game", game=game)
    most = games.load(game).info.most
    if 1 + len(names) + computers > most:
        raise UserError("lobby-full", most=most)
    parsed_clock = lobbies.parse_clock(clock)
    await _check_server(context, game, names)
    limit_opening(context, request.channel, request.guild)
    for guest in names:
        limit_invitation(context, guest)
    message = await context.reply.open_public()
    if request.room is Room.PRIVATE_THREAD and not await context.services.courier.sees(request.channel):
        raise UserError("private-thread")
    reserved = [Seat(guest=guest, guest_name=name, invited=1) for guest, name in names.items()]
    session: AnySession = Session(
        id=message,
        channel=request.channel,
        parent=request.channel,
        lobby=message,
        guild=request.guild,
        language=language or request.server_language,
        host=request.person,
        game=game,
        clock=parsed_clock,
        moved=context.at.now,
        seats=[_host(request), *reserved, *[Seat()] * computers],
        proof=new_proof(),
        match_options={session_options.LEVEL.name: level} if level else {},
    )
    await _show_first(context, session)


def _host(request: Request) -> Seat:
    return Seat(person=request.person, name=request.name, entropy=str(request.interaction))


def _named(context: Context, guests: Sequence[Chosen]) -> dict[int, str]:
    """Returns the names of `guests` by their ids, without the host. Raises UserError if they cannot be invited."""
    if guests and not context.request.guild:
        raise UserError("direct-with-others")
    if any(guest.is_bot for guest in guests):
        raise UserError("no-bots")
    return {guest.id: guest.name for guest in guests if guest.id != context.person}


def _check_permissions(context: Context) -> None:
    """Raises UserError if Parlour or the person may not post a lobby here."""
    request = context.request
    in_thread = request.room in (Room.THREAD, Room.PRIVATE_THREAD)
    not_needed = _AROUND_THREADS if in_thread else _FOR_THREADS
    if missing := [context.permission(name) for name in request.missing if name not in not_needed]:
        raise UserError("missing-permissions", permissions=", ".join(missing))
    if not request.posts:
        raise UserError("may-not-post")


async def _check_server(context: Context, game: str, guests: Iterable[int]) -> None:
    """Raises UserError if those who manage the server do not want this lobby here.

    Nothing is acknowledged yet, and Discord waits three seconds for that: a slow database counts as unavailable.
    """
    request = context.request
    try:
        async with asyncio.timeout(IMPATIENCE):
            decided = await context.services.store.servers.server(request.guild)
    except TimeoutError:
        raise StoreUnavailable("slow") from None
    check_lobby(decided, request.person, game, request.parent)
    for guest in guests:
        check_guest(decided, guest)


def limit_opening(context: Context, channel: int, guild: int) -> None:
    """Counts a new lobby. Raises UserError if there were too many by the person, in the channel, or on the server."""
    context.limit(LOBBIES)
    context.limit(LOBBIES_IN_CHANNEL, channel)
    if guild:
        context.limit(LOBBIES_ON_SERVER, guild)


async def _show_first(context: Context, session: AnySession) -> None:
    """Stores a new lobby and shows it; deletes it again if Discord refuses."""
    store = context.services.store
    await store.sessions.create(session, context.operation(), news=bool(session.invited))
    earlier = await store.indexes.open_lobby(session.channel, session.lobby)
    await store.indexes.write(session, context.at.now)
    try:
        await context.reply.show_public(view.lobby(session))
    except Exception:
        await store.sessions.delete(session.id)
        await store.indexes.open_lobby(session.channel, earlier)
        raise
    context.committed = session if session.invited else None


async def newest(services: Services, request: Request) -> Snapshot:
    """Reads the newest lobby of the channel. Raises UserError if there is none."""
    return await read(services, request, await services.store.indexes.lobby(request.channel))


async def _change(context: Context, change: Callable[[AnySession], Change]) -> AnySession:
    """Commits a change of the lobby."""
    await context.need_standing()
    return await _commit(context, change)


async def _commit(context: Context, change: Callable[[AnySession], Change]) -> AnySession:
    context.limit(CHANGES_IN_LOBBY, context.session.id)
    return await context.commit(context.session, change)


@handles(Join)
async def join(context: Context, press: Join) -> None:
    """Takes a seat."""
    await take_seat(context)


@handles(AcceptInvitation)
async def accept(context: Context, press: AcceptInvitation) -> Panel:
    """Takes the seat that is reserved for the person."""
    session = await take_seat(context)
    return context.note("lobby-joined" if session.stage is Stage.LOBBY else "lobby-begins")


async def take_seat(context: Context) -> AnySession:
    """Seats the person. A rematch begins as soon as everybody invited has accepted."""
    request, proof = context.request, new_proof()
    return await _change(
        context, lambda now: lobbies.accept(now, request.person, request.name, request.interaction, proof)
    )


@handles(Leave)
async def leave(context: Context, press: Leave) -> None:
    """Leaves the lobby."""
    await _commit(context, lambda now: lobbies.leave(now, context.person))


@handles(DeclineInvitation)
async def decline(context: Context, press: DeclineInvitation) -> Panel:
    """Declines an invitation to the lobby."""
    await _commit(context, lambda now: lobbies.leave(now, context.person))
    return context.note("lobby-declined")


@handles(AddComputer)
async def add_computer(context: Context, press: AddComputer) -> None:
    """Adds a computer player."""
    await _change(context, lambda now: lobbies.add_computer(now, context.person))


@handles(RemoveComputer)
async def remove_computer(context: Context, press: RemoveComputer) -> None:
    """Removes the computer player added last."""
    await _change(context, lambda now: lobbies.remove_computer(now, context.person))


@handles(ShowPlayers)
async def show_players(context: Context, press: ShowPlayers) -> Panel:
    """Shows the host whom they can invite and remove."""
    return _players(context, context.session)


@handles(InvitePlayer)
async def invite_chosen(context: Context, press: InvitePlayer) -> Panel:
    """Invites the person chosen in the menu."""
    return await invite(context, context.chosen(press.person))


async def invite(context: Context, guest: Chosen) -> Panel:
    """Reserves a seat for `guest`, who is mentioned once if they want that."""

    def change(now: AnySession) -> Change:
        return lobbies.invite(now, context.person, guest.id, guest.name)

    await check_invitation(context, guest, context.session.parent, change)
    return _players(context, await _commit(context, change))


@handles(RemovePlayer)
async def remove_player(context: Context, press: RemovePlayer) -> Panel:
    """Removes a person from the lobby, or takes their invitation back."""
    return _players(context, await _change(context, lambda now: lobbies.remove(now, context.person, press.person)))


def _players(context: Context, session: AnySession) -> Panel:
    lobbies.need_lobby(session)
    lobbies.need_host(session, context.person)
    return view.players(session, context.language)


@handles(Start)
async def start(context: Context, press: Start) -> None:
    """Starts the match in a thread of the lobby's message, or in this channel if it cannot have one."""
    proof = new_proof()
    has_thread = context.request.room is Room.WITH_THREADS and not _FOR_THREADS & set(context.request.missing)

    def change(now: AnySession) -> Change:
        channel = now.lobby if has_thread else now.parent
        return lobbies.start(now, context.person, channel, proof)

    await context.need_standing()
    await context.commit(context.session, change)


@handles(Cancel)
async def cancel(context: Context, press: Cancel) -> None:
    """Closes the lobby."""
    await context.commit(context.session, lambda now: lobbies.cancel(now, context.person))


@handles(ShowOptions)
async def show_options(context: Context, press: ShowOptions) -> Panel:
    """Shows a menu for each option. Only the host can use them."""
    return _options(context, context.session)


@handles(SetOption)
async def set_option(context: Context, press: SetOption) -> Panel:
    """Sets an option. Only the host may."""
    name, value = press.name, press.value
    lobbies.need_host(context.session, context.person)
    if name == session_options.LANGUAGE and value not in LANGUAGES:
        raise UserError("unknown-option", option=name, value=value)

    def change(now: AnySession) -> Change:
        match name:
            case session_options.LANGUAGE:
                return lobbies.set_language(now, value)
            case session_options.CLOCK:
                return lobbies.set_clock(now, value)
            case _:
                return lobbies.set_option(now, name, value)

    return _options(context, await _change(context, change))


def _options(context: Context, session: AnySession) -> Panel:
    lobbies.need_lobby(session)
    return view.option_menus(session, context.language, may_set=session.host == context.person)
