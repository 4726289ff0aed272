"""Handles lobbies: invitations, joining, the start."""

from collections.abc import Callable
from functools import partial

from msgspec import structs

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
    ShowHosting,
    ShowLobby,
    ShowPlayers,
    Start,
)
from bot.domain import lobbies
from bot.domain.errors import UserError
from bot.domain.quotas import CHANGES_IN_LOBBY
from bot.domain.session import AnySession, Change, Stage
from bot.handlers.beginning import show_begun
from bot.handlers.context import Context
from bot.handlers.entropy import new_proof
from bot.handlers.invitations import accepted, check_invitation
from bot.handlers.opening import may_open_thread, need_only_match
from bot.handlers.registry import handles
from bot.views import components
from bot.views import lobby as view
from bot.views.components import Panel


async def change_lobby(context: Context, change: Callable[[AnySession], Change]) -> AnySession:
    """Commits a change of the lobby."""
    await context.need_standing()
    return await _commit(context, change)


async def _commit(context: Context, change: Callable[[AnySession], Change]) -> AnySession:
    context.limit(CHANGES_IN_LOBBY, context.session.id)
    return await context.commit(context.session, change)


@handles(Join)
async def join(context: Context, press: Join) -> None:
    """Takes a seat."""
    session = await take_seat(context, press.terms)
    if session is None:
        raise UserError("terms-changed")
    if hint := await install_hint(context, session):
        await context.reply.add_private(components.note(hint))


@handles(AcceptInvitation)
async def accept(context: Context, press: AcceptInvitation) -> Panel:
    """Takes the seat that is reserved for the person; asks once more if what they saw holds no longer."""
    session = await take_seat(context, press.terms)
    if session is None:
        return await ask_again(context)
    joined = context.words("lobby-joined" if session.stage is Stage.LOBBY else "lobby-begins")
    return components.note("\n".join([joined, await install_hint(context, session)]).strip())


async def install_hint(context: Context, session: AnySession) -> str:
    """Returns, once for each person, how Parlour can write to somebody who has joined a match in a chat."""
    known = context.preferences
    if session.chat is None or known.installed or known.told_of_install:
        return ""
    link, people = context.services.courier.install_link(), context.services.store.people
    await people.update(context.person, lambda now: structs.replace(now, told_of_install=True), known)
    return context.words("chat-install", link=link) if link else ""


async def ask_again(context: Context) -> Panel:
    """Asks whether the person agrees to what the lobby is like by now."""
    return ask(context, await context.reread(context.session), context.words("lobby-terms-changed"))


def ask(context: Context, session: AnySession, notice: str = "") -> Panel:
    """Asks whether the person agrees to what a lobby is like."""
    lobbies.need_lobby(session)
    return view.ask(session, context.reader, notice)


class _TermsChanged(Exception):
    """What somebody has seen of a lobby holds no longer."""


async def take_seat(context: Context, seen: str) -> AnySession | None:
    """Seats the person, unless the terms that they have `seen` are others by now: then it returns None.

    A rematch begins as soon as everybody invited has accepted. `seen` is empty in a press of an earlier version.
    """
    request, proof, is_new = context.request, new_proof(), await context.is_new()
    await context.need_room(context.person, *(context.session.people if context.session.keeps_seats else ()))

    if context.session.keeps_seats and context.session.invited == [context.person]:  # it would begin
        await _need_members(context)

    def change(now: AnySession) -> Change:
        seated = lobbies.accept(now, request.person, request.name, request.interaction, proof, is_new=is_new)
        if seen not in ("", view.terms(now)):
            raise _TermsChanged
        return seated

    try:
        seated = await change_lobby(context, change)
    except _TermsChanged:
        return None
    accepted(context, seated.host)
    return seated


@handles(ShowHosting)
async def show_hosting(context: Context, press: ShowHosting) -> Panel:
    """Shows the host what only they can do."""
    return _hosting(context, context.session)


def show_own(context: Context, session: AnySession) -> Panel:
    """Shows somebody with a seat their open lobby, with all that they can do in it: its message may be deleted."""
    if session.host != context.person:
        return view.page(session, context.reader)
    panel = view.hosting(session, context.reader)
    panel.view.add_item(components.row(components.button(context.words, ShowLobby(session.id))))
    return panel


@handles(ShowLobby)
async def show_lobby(context: Context, press: ShowLobby) -> Panel:
    """Shows the options, how draws can be checked, and what is rarely wanted."""
    lobbies.need_lobby(context.session)
    return view.page(context.session, context.reader)


@handles(Leave)
async def leave(context: Context, press: Leave) -> Panel:
    """Leaves the lobby."""
    await _commit(context, lambda now: lobbies.leave(now, context.person))
    return context.note("lobby-left")


@handles(DeclineInvitation)
async def decline(context: Context, press: DeclineInvitation) -> Panel:
    """Declines an invitation to the lobby."""
    await _commit(context, lambda now: lobbies.leave(now, context.person))
    return context.note("lobby-declined")


@handles(AddComputer)
async def add_computer(context: Context, press: AddComputer) -> Panel:
    """Adds a computer player."""
    return _hosting(context, await change_lobby(context, lambda now: lobbies.add_computer(now, context.person)))


@handles(RemoveComputer)
async def remove_computer(context: Context, press: RemoveComputer) -> Panel:
    """Removes the computer player added last."""
    return _hosting(context, await change_lobby(context, lambda now: lobbies.remove_computer(now, context.person)))


@handles(ShowPlayers)
async def show_players(context: Context, press: ShowPlayers) -> Panel:
    """Shows the host whom they can invite and remove, and anybody else a link that they can pass on."""
    lobbies.need_lobby(context.session)
    if context.session.host != context.person:
        return context.note("lobby-link", place=view.place(context.session))
    return _players(context, context.session)


@handles(InvitePlayer)
async def invite_chosen(context: Context, press: InvitePlayer) -> Panel:
    """Reserves a seat for the person chosen in the menu, who is mentioned once if they want that."""
    guest = context.chosen(press.person)

    invite = partial(lobbies.invite, person=context.person, guest=guest.id, name=guest.name)
    calls = await check_invitation(context, guest, context.session.parent, invite)
    return _players(context, await _commit(context, partial(invite, calls=calls)))


@handles(RemovePlayer)
async def remove_player(context: Context, press: RemovePlayer) -> Panel:
    """Removes a person from the lobby, or takes their invitation back."""
    return _players(context, await change_lobby(context, lambda now: lobbies.remove(now, context.person, press.person)))


def _hosting(context: Context, session: AnySession) -> Panel:
    lobbies.need_lobby(session)
    lobbies.need_host(session, context.person)
    return view.hosting(session, context.reader)


def _players(context: Context, session: AnySession) -> Panel:
    lobbies.need_lobby(session)
    lobbies.need_host(session, context.person)
    return view.players(session, context.reader)


@handles(Start)
async def start(context: Context, press: Start) -> Panel:
    """Starts the match in a thread of the lobby's message, or in this channel if it cannot have one."""
    lobbies.need_lobby(context.session)
    proof = new_proof()
    has_thread = may_open_thread(context.request)
    if context.request.guild and not has_thread:
        await need_only_match(context, context.session, context.session.parent)

    def change(now: AnySession) -> Change:
        channel = now.lobby if has_thread else now.parent
        return lobbies.start(now, context.person, channel, proof)

    server = await context.need_standing()
    for person in filter(server.excludes, context.session.people):
        raise UserError("lobby-excluded", player=f"<@{person}>")
    await _need_members(context)
    await context.need_room(*context.session.people)
    return await show_begun(context, await context.commit(context.session, change))


async def _need_members(context: Context) -> None:
    """Raises UserError if somebody with a seat has left the server: their clock would run unseen."""
    session = context.session
    for person in session.people:
        if person != context.person and await context.services.courier.has_left(session.guild, person):
            raise UserError("lobby-left", player=f"<@{person}>")


@handles(Cancel)
async def cancel(context: Context, press: Cancel) -> Panel:
    """Closes the lobby."""
    await context.need_standing()
    await context.commit(context.session, lambda now: lobbies.cancel(now, context.person))
    return context.note("lobby-cancelled")
