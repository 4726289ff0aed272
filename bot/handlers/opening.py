"""Handles opening a lobby: by a button for each game, or by a command with game, players and options."""

from collections.abc import Collection, Hashable, Sequence
from typing import NamedTuple

from msgspec import structs

from bot.actions.opening import Challenge, ChooseGame, OpenLobby, ShowHelp
from bot.delivery.courier import NotDelivered
from bot.domain import lobbies, matches, session_options
from bot.domain.clock import NONE
from bot.domain.errors import UserError
from bot.domain.quotas import LOBBIES, LOBBIES_IN_A_DAY, LOBBIES_IN_CHANNEL, LOBBIES_ON_SERVER, Quota
from bot.domain.server import check_guest, check_lobby
from bot.domain.session import AnySession, Seat, Session
from bot.handlers.context import PERSONAL, ChannelKind, Chosen, Context, Request
from bot.handlers.entropy import new_proof
from bot.handlers.invitations import check_present, limit_invitation
from bot.handlers.registry import handles
from bot.views import help
from bot.views import opening as view
from bot.views.components import Panel
from bot.views.lobby import hosting, lobby
from bot.views.wording import channel_link
from rules import games

FOR_THREADS = {"create_public_threads", "send_messages_in_threads"}
_AROUND_THREADS = {"create_public_threads", "send_messages"}


@handles(ShowHelp)
async def show_help(context: Context, press: ShowHelp) -> Panel:
    """Shows what Parlour is and where to begin."""
    return help.page(context.words, context.services.courier.install_link())


@handles(ChooseGame)
async def choose_game(context: Context, press: ChooseGame) -> Panel:
    """Shows the games that may be played on this server."""
    offered = [game for game in games.names() if game not in context.server.forbidden_games]
    return view.games_to_open(offered, context.words)


@handles(OpenLobby)
async def open_chosen(context: Context, press: OpenLobby) -> None:
    """Opens a lobby for the game of the button."""
    await open_lobby(context, Wishes(press.game))


async def choose_game_against(context: Context, guest: Chosen) -> Panel:
    """Shows the games to which the person may challenge `guest`."""
    if guest.id == context.person:
        raise UserError("challenge-self")
    if guest.is_bot:
        raise UserError("no-bots")
    if not context.request.guild:
        raise UserError("direct-with-others")
    check_guest(context.server, guest.id)
    offered = [game for game in games.names() if game not in context.server.forbidden_games]
    return view.games_to_challenge(offered, guest.id, guest.name, context.words)


@handles(Challenge)
async def challenge(context: Context, press: Challenge) -> None:
    """Opens a lobby for the game of the button, with a seat reserved for the person who is challenged."""
    guest = await context.services.courier.member(context.request.guild, press.person)
    if guest is None:
        raise UserError("guest-gone")
    await open_lobby(context, Wishes(press.game, [Chosen(press.person, guest.name, guest.is_bot)]))


class Wishes(NamedTuple):
    """What is to hold in a new lobby."""

    game: str
    guests: Sequence[Chosen] = ()
    """A seat is reserved for each of them."""
    computers: int = 0
    level: str = ""
    language: str = ""
    """Empty: that of the person."""
    clock: str = NONE


async def open_lobby(context: Context, wishes: Wishes) -> None:
    """Opens a lobby in this channel, with the person as its host."""
    game, names = wishes.game, _named(context, wishes.guests)
    check_permissions(context)
    _check_seats(game, 1 + len(names) + wishes.computers)
    parsed_clock = lobbies.parse_clock(wishes.clock)
    called = await _check_server(context, game, names)
    request = context.request
    message = await context.reply.open_public()
    if request.channel_kind is ChannelKind.PRIVATE_THREAD and not await context.services.courier.sees(request.channel):
        raise UserError("private-thread")
    rated = context.server.ratings and not request.chat and request.channel_kind not in PERSONAL
    reserved = [Seat(guest=guest, guest_name=name, invited=int(guest in called)) for guest, name in names.items()]
    session: AnySession = Session(
        id=message,
        channel=request.channel,
        parent=request.channel,
        lobby=message,
        guild=request.guild,
        chat=request.chat,
        language=wishes.language or context.language,
        host=request.person,
        game=game,
        clock=parsed_clock,
        moved=context.at.now,
        seats=[host_seat(request), *reserved, *[Seat()] * wishes.computers],
        proof=new_proof(),
        match_options=session_options.first(wishes.level, rated=rated),
    )
    await _show_first(context, session)
    context.follow(session)
    await context.reply.add_private(hosting(session, context.reader))


async def posted_direct(context: Context, session: AnySession, nonce: str) -> AnySession:
    """Posts a lobby in the person's direct messages and returns it with its message and its place. Raises UserError."""
    channel = await direct_channel(context)
    try:
        shown = lobby(session, context.channel_reader(session))
        message = await context.services.courier.post(channel, shown, nonce)
    except NotDelivered:
        raise UserError("no-direct") from None
    return structs.replace(session, id=message, lobby=message, channel=channel, parent=channel)


async def direct_channel(context: Context) -> int:
    """Returns the channel of the person's direct messages. Raises UserError if they take none."""
    try:
        return await context.services.courier.open_direct(context.person)
    except NotDelivered:
        raise UserError("no-direct") from None


async def posted(context: Context, session: AnySession, nonce: str) -> AnySession:
    """Posts a lobby and returns it with its message. Raises UserError if Parlour may not post."""
    shown = lobby(session, context.channel_reader(session))
    if session.chat:
        if context.request.channel != session.parent:
            raise UserError("only-in-chat", channel=channel_link(session))
        check_permissions(context)
        message = await context.reply.post_beside(shown)
        return structs.replace(session, id=message, lobby=message)
    try:
        message = await context.services.courier.post(session.parent, shown, nonce)
    except NotDelivered:
        raise UserError("no-place", channel=f"<#{session.parent}>") from None
    return structs.replace(session, id=message, lobby=message)


def host_seat(request: Request) -> Seat:
    """Returns the seat of who opens a lobby."""
    return Seat(person=request.person, name=request.name, entropy=str(request.interaction), is_new=request.is_new)


def _named(context: Context, guests: Sequence[Chosen]) -> dict[int, str]:
    """Returns the names of `guests` by their ids, without the host. Raises UserError if they cannot be invited."""
    if guests and not (context.request.guild or context.request.chat):
        raise UserError("direct-with-others")
    check_present(context, *(guest.id for guest in guests))
    if any(guest.is_bot for guest in guests):
        raise UserError("no-bots")
    return {guest.id: guest.name for guest in guests if guest.id != context.person}


def check_permissions(context: Context) -> None:
    """Raises UserError if Parlour or the person may not post a lobby here."""
    request = context.request
    in_thread = request.channel_kind in (ChannelKind.THREAD, ChannelKind.PRIVATE_THREAD)
    not_needed = _AROUND_THREADS if in_thread else FOR_THREADS
    if missing := [context.permission(name) for name in request.missing if name not in not_needed]:
        raise UserError("missing-permissions", permissions=", ".join(missing))
    if not request.posts:
        raise UserError("may-not-post")
    if request.whispers:
        raise UserError("answers-private")


async def need_free_channel(context: Context, session: AnySession) -> None:
    """Raises UserError if Parlour may not post in this channel, or another match is played in it."""
    request = context.request
    if request.missing:
        raise UserError("missing-permissions", permissions=", ".join(map(context.permission, request.missing)))
    await need_only_match(context, session, request.channel)


async def need_only_match(context: Context, session: AnySession, channel: int) -> None:
    """Raises UserError if `channel` is the thread of another match, or the person plays another one in it.

    Otherwise one person could fill a channel with boards, or the thread of others.
    """
    store = context.services.store
    matches.need_free(await store.sessions.load(channel), session)
    own = await store.indexes.listed(context.person)
    if any(listing.channel == channel for match, listing in own.items() if match != session.id):
        raise UserError("channel-taken")


def may_open_thread(request: Request) -> bool:
    """Returns whether a match can have a thread of a message in this channel."""
    return request.channel_kind is ChannelKind.WITH_THREADS and not FOR_THREADS & set(request.missing)


def _check_seats(game: str, wanted: int) -> None:
    """Raises UserError if there is no such game, or it has fewer seats than are `wanted`."""
    if game not in games.names():
        raise UserError("unknown-game", game=game)
    most = games.load(game).info.most
    if wanted > most:
        raise UserError("lobby-full", most=most)


async def _check_server(context: Context, game: str, guests: Collection[int]) -> set[int]:
    """Returns which guests may be called. Raises UserError if a manager forbids this lobby, or there were too many."""
    request = context.request
    check_lobby(context.server, request.person, game, request.parent)
    for guest in guests:
        check_guest(context.server, guest)
    await limit_opening(context, request.channel, request.guild)
    return {guest for guest in guests if limit_invitation(context, guest)}


async def limit_opening(context: Context, channel: int = 0, guild: int = 0) -> None:
    """Counts a new lobby or match. Raises UserError if there were too many by the person, in the channel or server.

    0: it is in direct messages. The person also needs room for another match.
    """
    await context.need_room()
    context.limit_shared([LOBBIES, *_of_day(guild)], _shared(channel, guild))


def limit_posting(context: Context, channel: int, guild: int) -> None:
    """Counts a lobby or match that is posted in a channel of a server. Raises UserError if there were too many."""
    context.limit_all(*((quota, context.person) for quota in _of_day(guild)), *_shared(channel, guild))


def _of_day(guild: int) -> list[Quota]:
    return [LOBBIES_IN_A_DAY] if guild else []


def _shared(channel: int, guild: int) -> list[tuple[Quota, Hashable]]:
    """Returns what everybody's lobbies in a channel of a server use."""
    return [*([(LOBBIES_IN_CHANNEL, channel)] if channel else []), *([(LOBBIES_ON_SERVER, guild)] if guild else [])]


async def _show_first(context: Context, session: AnySession) -> None:
    """Stores a new lobby and shows it; deletes it again if Discord refuses."""
    store = context.services.store
    await store.sessions.create(session, context.operation(), news=bool(session.invited))
    earlier = await store.indexes.open_lobby(session.channel, session.lobby)
    await store.indexes.write(session, context.at.now)
    try:
        await context.reply.show_public(lobby(session, context.channel_reader(session)))
    except Exception:
        await store.sessions.delete(session.id)
        await store.indexes.open_lobby(session.channel, earlier)
        raise
    context.committed = session if session.invited else None
