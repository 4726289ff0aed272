"""Handles lobbies: opening, joining, options, the start."""

from collections.abc import Callable

from bot.actions.lobby import AddComputer, Cancel, Join, Leave, RemoveComputer, SetOption, ShowOptions, Start
from bot.domain import lobbies, session_options
from bot.domain.errors import UserError
from bot.domain.quotas import CHANGES_IN_LOBBY, LOBBIES, LOBBIES_IN_CHANNEL
from bot.domain.session import AnySession, Change, Seat, Session, Stage
from bot.handlers.context import Context, Request, Room, read
from bot.handlers.entropy import draw
from bot.handlers.registry import handles
from bot.handlers.services import Services
from bot.i18n import LANGUAGES
from bot.store.database import Snapshot
from bot.views import lobby as view
from bot.views.components import Panel
from rules import games

_FOR_THREADS = {"create_public_threads", "send_messages_in_threads"}
_AROUND_THREADS = {"create_public_threads", "send_messages"}


async def open_lobby(
    context: Context, game: str, people: list[tuple[int, str]], computers: int, level: str, language: str, clock: str
) -> None:
    """Opens a lobby in this channel, with the person as its host."""
    request = context.request
    if people and not request.guild:
        raise UserError("direct-with-others")
    in_thread = request.room in (Room.THREAD, Room.PRIVATE_THREAD)
    not_needed = _AROUND_THREADS if in_thread else _FOR_THREADS
    if missing := [context.permission(name) for name in request.missing if name not in not_needed]:
        raise UserError("missing-permissions", permissions=", ".join(missing))
    if game not in games.names():
        raise UserError("unknown-game", game=game)
    seated = dict([(request.person, request.name), *people])
    most = games.load(game).info.most
    if len(seated) + computers > most:
        raise UserError("lobby-full", most=most)
    parsed_clock = lobbies.parse_clock(clock)
    context.limit(LOBBIES)
    context.limit(LOBBIES_IN_CHANNEL, request.channel)
    message = await context.reply.open_public()
    if request.room is Room.PRIVATE_THREAD and not await context.services.courier.sees(request.channel):
        raise UserError("private-thread")
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
        seats=[Seat(person=person, name=name) for person, name in seated.items()] + [Seat()] * computers,
        match_options={session_options.LEVEL.name: level} if level else {},
    )
    await _show_first(context, session)


async def _show_first(context: Context, session: AnySession) -> None:
    """Stores a new lobby and shows it; deletes it again if Discord refuses."""
    store = context.services.store
    await store.sessions.create(session)
    earlier = await store.indexes.open_lobby(session.channel, session.lobby)
    await store.indexes.write(session, context.at.now)
    try:
        await context.reply.show_public(view.lobby(session))
    except Exception:
        await store.sessions.delete(session.id)
        await store.indexes.open_lobby(session.channel, earlier)
        raise


async def newest(services: Services, request: Request) -> Snapshot:
    """Reads the newest lobby of the channel. Raises UserError if there is none."""
    return await read(services, request, await services.store.indexes.lobby(request.channel))


async def _change(context: Context, change: Callable[[AnySession], Change]) -> AnySession:
    """Commits a change of the lobby."""
    context.limit(CHANGES_IN_LOBBY, context.session.id)
    return await context.commit(context.session, change)


@handles(Join)
async def join(context: Context, press: Join) -> None:
    """Takes a seat."""
    request = context.request
    await _change(context, lambda now: lobbies.join(now, request.person, request.name))


@handles(Leave)
async def leave(context: Context, press: Leave) -> None:
    """Leaves the lobby."""
    await _change(context, lambda now: lobbies.leave(now, context.person))


@handles(AddComputer)
async def add_computer(context: Context, press: AddComputer) -> None:
    """Adds a computer player."""
    await _change(context, lobbies.add_computer)


@handles(RemoveComputer)
async def remove_computer(context: Context, press: RemoveComputer) -> None:
    """Removes the computer player added last."""
    await _change(context, lobbies.remove_computer)


@handles(Start)
async def start(context: Context, press: Start) -> None:
    """Starts the match in a thread of the lobby's message, or in this channel if it cannot have one."""
    has_thread = context.request.room is Room.WITH_THREADS and not _FOR_THREADS & set(context.request.missing)

    def change(now: AnySession) -> Change:
        channel = now.lobby if has_thread else now.parent
        return lobbies.start(now, context.person, channel, draw(len(now.seats)))

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
    if context.session.host != context.person:
        raise UserError("host-only")
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
    if session.stage is not Stage.LOBBY:
        raise UserError("already-started" if session.match else "lobby-closed")
    return view.option_menus(session, context.language, may_set=session.host == context.person)
