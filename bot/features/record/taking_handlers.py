"""Handles taking one's matches along, as a file for a spreadsheet or for another program."""

import asyncio
from collections.abc import Callable, Sequence
from typing import NamedTuple

from bot.domain.errors import UserError
from bot.domain.quotas import Quota
from bot.features.record import bg_stats, spreadsheet
from bot.features.record.actions import EVERY, ShowRecord, TakeMatches
from bot.features.record.played import Played, played
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.store.personal import sessions_of
from bot.views import components
from bot.views.components import LARGEST_FILE, Panel

FILES = Quota("file of matches", burst=4, seconds=300)
"""Files of matches that a person gets: each reads all of them."""
SERVERS = 20
"""Of how many servers the name is looked up."""


Make = Callable[[Sequence[Played], int], bytes]
"""Returns a file of matches, for their person."""


class _Form(NamedTuple):
    """A form of the file."""

    name: str
    make: Make


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
    document, taken = await asyncio.to_thread(fitting, form.make, found, context.person)
    return _page(context, form.name, document, taken, len(found) - taken)


async def matches_of(context: Context) -> list[Played]:
    """Returns all matches of the person that are over, newest first, as they may see them."""
    found: list[Played] = []
    servers: dict[int, str] = {}
    async for sessions in sessions_of(context.services.store, context.person):
        new = {session.guild for session in sessions} - {0, *servers}
        servers |= await _names(context, [*new][: SERVERS - len(servers)])
        found += await asyncio.to_thread(list, played(sessions, context.person, servers, context.language))
    return sorted(found, key=lambda match: -match.moment)


def fitting(make: Make, matches: Sequence[Played], person: int, room: int = LARGEST_FILE) -> tuple[bytes, int]:
    """Returns a file of the newest of `matches` that takes at most `room` bytes, and how many are in it."""
    document = make(matches, person)
    while len(document) > room:
        matches = matches[: len(matches) * room * 9 // (len(document) * 10)]
        document = make(matches, person)
    return document, len(matches)


async def _names(context: Context, servers: Sequence[int]) -> dict[int, str]:
    """Returns the names of servers, empty for those that the person is not on."""
    courier = context.services.courier
    names = await asyncio.gather(*(courier.server_name(guild, context.person) for guild in servers))
    return dict(zip(servers, names, strict=True))


def _page(context: Context, name: str = "", document: bytes = b"", matches: int = 0, missing: int = 0) -> Panel:
    words = context.words
    lines = [f"### {words('take-matches-title')}", words("take-matches-explained")]
    if document:
        lines.append(words("take-matches-here", matches=matches))
    if missing:
        lines.append(words("take-matches-short", matches=missing))
    pieces: list[components.Piece | str] = ["\n".join(lines)]
    if document:
        pieces.append(components.attached(name))
    buttons = [components.button(words, TakeMatches(form), words(f"button-take-{form}")) for form in FORMS]
    back = components.button(words, ShowRecord(), words("button-own-record"))
    return Panel(components.message(pieces, components.row(*buttons, back)), document=document)
