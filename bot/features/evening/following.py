"""Private panels that follow: when the turn of a person begins, the panel that they have open shows its question."""

import asyncio
from contextlib import suppress
from typing import Any, cast

import aiohttp
import discord
import structlog
from msgspec import structs

from bot.actions.turn import Play
from bot.delivery.places import hook
from bot.delivery.refusals import log_refusal
from bot.domain.errors import UserError
from bot.domain.session import AnySession
from bot.features.evening import domain
from bot.features.evening.store import OPEN, OpenPanel, OpenPanels
from bot.handlers.context import ChannelKind, Context, Reply, Request
from bot.handlers.turn import show_question
from bot.jobs.services import Services
from bot.store.ways import ORIGINAL
from bot.views.components import Panel

PATIENCE = 3.0
"""Seconds after which a person is called instead, because Discord has not taken the edit of their panel."""
_log = structlog.get_logger()


async def note(context: Context, shown: Panel, message: int) -> None:
    """Keeps by which token the panel of somebody who waits can be edited, until its message shows something else."""
    panels, now, request = context.services.store.of(OpenPanels), context.services.now(), context.request
    if not shown.waits:
        await panels.drop(context.person, message)
        return
    kept = OpenPanel(str(shown.match), request.answers_by, now + OPEN, context.language, request.channel)
    before = await panels.keep(context.person, message, kept, now)
    if before is not None and before.followed:
        await _remove(context.services, before)


async def _remove(services: Services, panel: OpenPanel) -> None:
    """Deletes a panel that shows a question by itself, which its person has answered in another one; no harm if not."""
    original: Any = ORIGINAL
    try:
        async with asyncio.timeout(PATIENCE):
            await hook(services.client, panel.token).delete_message(original)
    except (discord.HTTPException, aiohttp.ClientError, TimeoutError) as error:
        log_refusal(_log, "panel not removed", error, session=panel.match)


async def follow(services: Services, channel: int) -> None:
    """Shows those whose turn has begun their question, where they have a panel open: so they need not be called."""
    sessions = services.store.sessions
    first = await sessions.oldest_unsaid(channel)
    session = await sessions.load(channel) if first is not None else None
    if first is None or session is None or not domain.is_evening(session, services.now()):
        return
    turns = domain.unaware(session, first)
    shown = await asyncio.gather(*(_show(services, session, session.seats[seat].person) for seat in turns))
    followed = {seat: turn for (seat, turn), is_shown in zip(turns.items(), shown, strict=True) if is_shown}
    if followed:
        with suppress(UserError):  # they have pressed meanwhile
            await sessions.update(session, lambda now: domain.follow(now, followed))


async def _show(services: Services, session: AnySession, person: int) -> bool:
    """Shows a person their question in the panel that they have open; returns whether it did."""
    store, now = services.store, services.now()
    open_panel = await store.of(OpenPanels).find(person, session.id, now)
    if open_panel is None:
        return False
    seen = await store.snapshot(session.id, person, now, Play.recent, session.guild)
    if seen.session is None or seen.session.seat_of(person) not in seen.session.to_move:
        return False
    nobody = cast("Reply", None)  # nothing was pressed, and showing a question answers nothing
    there = Context(services, _request(session, person, open_panel), nobody, seen)
    try:
        async with asyncio.timeout(PATIENCE):
            panel = await show_question(there, seen.session)
            original: Any = ORIGINAL
            editing = hook(services.client, open_panel.token)
            await editing.edit_message(original, view=panel.view, attachments=panel.files())
    except (discord.HTTPException, aiohttp.ClientError, TimeoutError) as error:
        log_refusal(_log, "panel did not follow", error, session=session.id, person=person)
        return False
    except Exception:  # no match waits for an image
        _log.exception("panel not made", session=session.id, person=person)
        return False
    await store.of(OpenPanels).keep(person, open_panel.message, structs.replace(open_panel, followed=True), now)
    return True


def _request(session: AnySession, person: int, shown: OpenPanel) -> Request:
    """Returns the request that would have shown the panel."""
    return Request(
        person=person,
        name="",
        language=shown.language,
        channel=shown.channel,
        parent=shown.channel,
        channel_kind=ChannelKind.OTHER,
        guild=session.guild,
        missing=(),
        interaction=0,
    )
