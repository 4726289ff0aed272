"""Handles taking one's matches along, as a file for a spreadsheet or for another program."""

import asyncio
from collections.abc import Callable, Sequence
from typing import NamedTuple

from bot.domain.errors import UserError
from bot.domain.quotas import Quota
from bot.domain.session import AnySession
from bot.features.record import bg_stats, spreadsheet
from bot.features.record.actions import EVERY, ShowRecord, TakeMatches
from bot.features.record.played import Played, played
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.views import components
from bot.views.components import Panel

FILES = Quota("file of matches", burst=4, seconds=300)
"""Files of matches that a person gets: each reads all of them."""
MOST = 500
"""The most matches in a file: the newest."""
BATCH = 20
"""How many are read at once, so that others are answered in between."""
SERVERS = 20
"""Of how many servers the name is looked up."""


class _Form(NamedTuple):
    """A form of the file."""

    name: str
    make: Callable[[Sequence[Played], int], bytes]


FORMS = {
    "csv": _Form(spreadsheet.NAME, lambda matches, _: spreadsheet.table(matches)),
    "bgstats": _Form(bg_stats.NAME, bg_stats.file),
}


@handles(TakeMatches)
async def take_matches(context: Context, press: TakeMatches) -> Panel:
    """Explains the forms of the file, or gives it: all matches of the person, on whichever server."""
    if press.form == EVERY:
        return _page(context)
    form = FORMS.get(press.form)
    if form is None:
        raise UserError("unknown-choice")
    context.limit(FILES)
    found = await matches_of(context)
    if not found:
        return context.note("record-none")
    document = await asyncio.to_thread(form.make, found, context.person)
    return _page(context, form.name, len(found), document)


async def matches_of(context: Context) -> list[Played]:
    """Returns the newest matches of the person that are over, newest first, as they may see them."""
    sessions = await newest(context)
    servers = await _servers(context, sessions)
    person, language = context.person, context.language
    return await asyncio.to_thread(lambda: list(played(sessions, person, servers, language)))


async def newest(context: Context) -> list[AnySession]:
    """Returns the newest matches of the person, on every server, newest first."""
    store = context.services.store
    every = sorted(await store.forgetting.named(context.person), reverse=True)
    sessions: list[AnySession] = []
    for start in range(0, len(every), BATCH):
        found = await store.sessions.readable(every[start : start + BATCH])
        sessions += [session for session in found.values() if _is_own(session, context.person)]
        if len(sessions) >= MOST:
            break
    return sorted(sessions, key=lambda session: -session.moved)[:MOST]


def _is_own(session: AnySession, person: int) -> bool:
    return session.match is not None and any(seat.person == person for seat in session.seats)


async def _servers(context: Context, sessions: Sequence[AnySession]) -> dict[int, str]:
    """Returns the names of the servers of `sessions` that the person is on."""
    found = [guild for guild in dict.fromkeys(session.guild for session in sessions) if guild][:SERVERS]
    courier = context.services.courier
    names = await asyncio.gather(*(courier.server_name(guild, context.person) for guild in found))
    return dict(zip(found, names, strict=True))


def _page(context: Context, name: str = "", matches: int = 0, document: bytes = b"") -> Panel:
    words = context.words
    lines = [f"### {words('take-matches-title')}", words("take-matches-explained", most=MOST)]
    if document:
        lines.append(words("take-matches-here", matches=matches))
    pieces: list[components.Piece | str] = ["\n".join(lines)]
    if document:
        pieces.append(components.attached(name))
    buttons = [components.button(words, TakeMatches(form), words(f"button-take-{form}")) for form in FORMS]
    back = components.button(words, ShowRecord(), words("button-own-record"))
    return Panel(components.message(pieces, components.row(*buttons, back)), document=document)
