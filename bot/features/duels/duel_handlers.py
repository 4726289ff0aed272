"""Handles duels: opening one, playing it, looking at it, and comparing its matches once it is over."""

from collections.abc import Awaitable
from typing import Any, NamedTuple

from bot.domain import lobbies, own_level
from bot.domain.errors import UserError
from bot.domain.quotas import BOARDS, RECORDS
from bot.domain.server import check_lobby, check_person
from bot.domain.session import AnySession, Seat, Stage
from bot.features.duels import domain as duels
from bot.features.duels import duel_views as view
from bot.features.duels.daily import OPPONENT, RANDOM, opponent
from bot.features.duels.domain import DUEL, Entry, OfDuel
from bot.features.duels.duel import FEWEST, TIME, Duel, Standing, table
from bot.features.duels.duel_actions import CloseDuel, CompareDuel, DeclineDuel, OpenDuel, PlayDuel, ShowDuel
from bot.features.duels.duel_jobs import schedule
from bot.features.duels.duel_store import Claimed, Duels
from bot.features.duels.trying import begun, claimed
from bot.handlers.context import Context
from bot.handlers.entropy import new_key
from bot.handlers.opening import check_permissions
from bot.handlers.registry import handles
from bot.handlers.replaying import need_current_rules, of_log, replayed
from bot.views.board import Picture, Seen
from bot.views.components import Panel
from bot.views.reader import Reader
from bot.views.wording import stamp
from rules import games, play, replays
from rules import match as matches
from rules.match import AnyEntry
from rules.turns import turns_of


def on_page(session: AnySession, reader: Reader) -> OpenDuel | None:
    """Returns the button under More of a lobby on a server, for its host."""
    is_host = session.stage is Stage.LOBBY and session.host == reader.person
    return OpenDuel(session.id) if is_host and session.guild and not session.keeps_seats else None


@handles(OpenDuel)
async def open_duel(context: Context, press: OpenDuel) -> None:
    """Makes a lobby a duel in this channel. Only those who are in the lobby may play; if nobody else is, anybody."""
    lobby, request = context.session, context.request
    lobbies.need_lobby(lobby)
    lobbies.need_host(lobby, context.person)
    await context.need_standing()
    check_permissions(context)
    if not request.guild or request.guild != lobby.guild:
        raise UserError("duel-in-server")
    check_lobby(context.server, context.person, lobby.game, request.parent)
    message = await context.reply.open_public()
    await context.commit(lobby, lambda now: lobbies.cancel(now, context.person))
    standing = _opened(lobby, message, request.channel, context.at.now)
    await context.services.store.of(Duels).create(standing, context.at.now)
    await context.reply.show_public(view.message(standing, None))
    await schedule(context.services.queue, message, request.interaction)


def _opened(lobby: AnySession, message: int, channel: int, now: int) -> Standing:
    """Returns the duel that a lobby becomes: with its options, level and computers, if they were chosen."""
    computers = sum(not seat.person and not seat.is_reserved for seat in lobby.seats)
    people = {seat.person or seat.guest: Entry(seat.name or seat.guest_name, 0) for seat in lobby.seats}
    people.pop(0, None)
    seats = computers + 1 if computers else duels.usual_seats(lobby.game)
    options = dict(lobby.options)
    if seats == 1 and options.get(OPPONENT, RANDOM) == RANDOM:
        options[OPPONENT] = opponent(lobby.game, now)
    duel = Duel(
        id=message,
        guild=lobby.guild,
        channel=channel,
        language=lobby.language,
        game=lobby.game,
        version=lobby.rules.info.version,
        seats=seats,
        secret=new_key(),
        ends=now + TIME,
        options=options,
        level=own_level.same_for_all(lobby),
    )
    return Standing(duel, lobby.host, len(people) > 1, 0, people)


@handles(PlayDuel)
async def play_duel(context: Context, press: PlayDuel) -> Panel:
    """Begins the person's match in their direct messages; if they have begun it, shows where."""
    standing = await _standing(context, press.duel)
    duel, store = standing.duel, context.services.store.of(Duels)
    await _need_standing(context, standing)
    if not standing.is_open(context.at.now):
        raise UserError("duel-over")
    if duel.game not in games.names() or games.load(duel.game).info.version != duel.version:
        raise UserError("duel-rules")
    host = Seat(person=context.person, name=context.request.name)
    match = DUEL.put(duels.gathered(duel.deal, host, context.language), OfDuel(duel.id, duel.ends))

    async def claim(entry: Entry) -> bool:
        return _is_done(await store.claim(duel, context.person, entry))

    async def own() -> Entry | None:
        there = await store.load(duel.id)
        return there.entries.get(context.person) if there else None

    entry = standing.entries.get(context.person)
    if entry is None and standing.is_closed:
        raise UserError("duel-closed")
    if entry is None or not entry.session:
        entry = await claimed(context, match, claim, own)
    if not entry.session:
        raise UserError("duel-tried")
    channel, is_new = await begun(context, match, entry.session)
    await schedule(context.services.queue, duel.id, context.request.interaction)
    if not is_new:
        return context.note("duel-begun-before", place=f"<#{channel}>")
    return context.note("duel-begun", place=f"<#{channel}>", until=stamp(duel.ends))


def _is_done(claim: Claimed) -> bool:
    """Returns whether a claim was made; False if it had been before. Raises UserError if the person may not play."""
    match claim:
        case Claimed.FORGOTTEN:
            raise UserError("duel-tried")
        case Claimed.OVER:
            raise UserError("duel-over")
        case Claimed.NOT_INVITED:
            raise UserError("duel-closed")
        case Claimed.FULL:
            raise UserError("duel-full")
    return claim is Claimed.DONE


@handles(ShowDuel)
async def show_duel(context: Context, press: ShowDuel) -> Panel:
    """Shows how a duel stands; once it is over, its table."""
    context.limit(RECORDS)
    return await _panel(context, await _standing(context, press.duel))


async def _panel(context: Context, standing: Standing) -> Panel:
    plot = view.plot(standing, context.person, context.words) if standing.over else None
    picture = await context.boards.render_plots([plot]) if plot else None
    return view.panel(standing, context.person, context.reader, picture)


@handles(CloseDuel)
async def close_duel(context: Context, press: CloseDuel) -> Panel:
    """Lets nobody else enter, so that the duel is over once everybody has finished. Only its host may."""
    standing = await _standing(context, press.duel)
    if standing.host != context.person:
        raise UserError("host-only")
    if len(standing.entries) < FEWEST:
        raise UserError("duel-alone")
    return await _changed(context, standing, context.services.store.of(Duels).close(press.duel))


@handles(DeclineDuel)
async def decline_duel(context: Context, press: DeclineDuel) -> Panel:
    """Takes the person out of a duel that they have not begun."""
    standing = await _standing(context, press.duel)
    entry = standing.entries.get(context.person)
    if entry is None or entry.session or standing.over:
        raise UserError("duel-not-invited")
    return await _changed(context, standing, context.services.store.of(Duels).drop(press.duel, context.person))


async def _changed(context: Context, standing: Standing, change: Awaitable[None]) -> Panel:
    await change
    await schedule(context.services.queue, standing.duel.id, context.request.interaction)
    return await _panel(context, await _standing(context, standing.duel.id))


async def _standing(context: Context, duel: int) -> Standing:
    """Returns how a duel stands. Raises UserError unless the person has a part in it, or sees its channel."""
    standing = await context.services.store.of(Duels).load(duel)
    if standing is None or not (context.person in standing.entries or await _sees(context, standing.duel)):
        raise UserError("no-duel")
    return standing


async def _sees(context: Context, duel: Duel) -> bool:
    if duel.channel in (context.request.channel, context.request.parent):
        return True
    rights = await context.services.courier.rights(duel.guild, duel.channel, duel.channel, context.person)
    return rights.sees


async def _need_standing(context: Context, standing: Standing) -> None:
    """Raises UserError unless the person is on the server of a duel, and not excluded there."""
    duel, services = standing.duel, context.services
    server = context.server
    if context.request.guild != duel.guild:
        if await services.courier.has_left(duel.guild, context.person):
            raise UserError("left-server")
        server = await services.store.servers.server(duel.guild)
    check_person(server, context.person)


async def sees(context: Context, session: AnySession) -> bool:
    """Whether the person may see somebody else's match of a duel: they have played it, too, and it is over."""
    duel = DUEL.of(session).id
    standing = await context.services.store.of(Duels).load(duel) if duel else None
    return standing is not None and bool(standing.over) and context.person in standing.begun


class _Found(NamedTuple):
    """One of two matches that are compared."""

    session: AnySession
    entry: Entry
    log: list[AnyEntry]


@handles(CompareDuel)
async def compare(context: Context, press: CompareDuel) -> Panel:
    """Shows two matches of a duel that is over, after the same number of their players' turns."""
    context.limit(BOARDS)
    standing = await _standing(context, press.duel)
    if not standing.over or context.person not in standing.begun:
        raise UserError("duel-not-over")
    counted = [each.entry for each in table(standing) if each.entry.counts]
    if max(press.first, press.second) >= len(counted):
        raise UserError("unknown-choice")
    found = [await _match(context, counted[number]) for number in (press.first, press.second)]
    positions = [await of_log(_position, each.session, each.log, press.turn) for each in found]
    sides = [
        view.Side(each.session, each.entry.name, at.turn, at.points, await _board(context, each.session, at))
        for each, at in zip(found, positions, strict=True)
    ]
    longest = max(at.turns for at in positions)
    shown = view.Compared(press, [entry.name for entry in counted], longest, (sides[0], sides[1]))
    return view.compared(shown, context.reader)


async def _match(context: Context, entry: Entry) -> _Found:
    sessions = context.services.store.sessions
    session = await sessions.load(entry.session)
    if session is None:
        raise UserError("no-session")
    need_current_rules(session)
    return _Found(session, entry, await sessions.log(session))


class _Position(NamedTuple):
    """A match after a number of turns of its first seat."""

    state: Any
    line: int
    turn: int
    turns: int
    """How many turns there are."""
    points: int


def _position(session: AnySession, log: list[AnyEntry], turn: int) -> _Position:
    opened = replayed(session, log[:1])
    every = turns_of(session.rules, play.copy(opened.state), matches.moves_of(log))
    stops = [every[0].stop, *(each.stop for each in every if each.seat == 0)]
    at = min(turn, len(stops) - 1)
    line = stops[at] if at < len(stops) - 1 else len(log)
    *_, state = replays.positions(opened, log[:line])
    return _Position(state, line, at, len(stops) - 1, session.rules.scores(state)[0].points)


async def _board(context: Context, session: AnySession, at: _Position) -> Picture:
    seen = Seen(session.game, session.rules.view(at.state, 0), 0)
    return await context.boards.render(seen, context.reader.plain(session))
