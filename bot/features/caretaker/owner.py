"""Writes to the owner of the bot, or to its team: at most once a day, whatever fails, and over all restarts."""

import os
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import aiohttp
import discord
import structlog
from discord import ui

from bot.delivery.refusals import is_refusal, log_refusal
from bot.delivery.send import Outgoing, direct, send
from bot.domain.calendar import DAY, HOUR
from bot.features.caretaker.store import Caretaking, Kept
from bot.store.connection import StoreUnavailable

MOST = 10
"""The most members of a team who get a message."""
NOTE = "owner-told"
"""The file whose time says when the owner was last told: it can be touched on a full disk, and without the database."""
_log = structlog.get_logger()


def owners(application: discord.AppInfo) -> list[int]:
    """Returns the people to whom the bot belongs: its owner, or the members of its team that can do more than read."""
    if application.team is None:
        return [application.owner.id]
    members = [
        member.id
        for member in application.team.members
        if member.membership_state is discord.TeamMembershipState.accepted
        and member.role is not discord.TeamMemberRole.read_only
    ]
    return members[:MOST]


async def may_tell(store: Caretaking, kept: Kept, folder: Path, now: int) -> bool:
    """Whether a message may be sent now. It counts as sent: in the database, and in a file in case that is away.

    If neither can be noted, nothing may be sent.
    """
    note, noted = folder / NOTE, False
    with suppress(OSError):
        if 0 <= now - int(note.stat().st_mtime) < DAY:
            return False
    try:
        if not await store.may_tell(now):
            return False
        noted = True
    except StoreUnavailable:
        if 0 <= now - kept.told < DAY:
            return False
    with suppress(OSError):
        os.utime(note, (now, now))
        noted = True
    return noted


async def try_again(store: Caretaking, folder: Path, now: int) -> None:
    """Takes back that a message counts as sent, as nobody got any: it may be sent in an hour."""
    moment = now - DAY + HOUR
    with suppress(StoreUnavailable):
        await store.count_as_told(moment)
    with suppress(OSError):
        os.utime(folder / NOTE, (moment, moment))


def prepare_note(folder: Path) -> None:
    """Makes the file, while there is room for it."""
    with suppress(OSError):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not (folder / NOTE).exists():
            (folder / NOTE).touch(mode=0o600)
            os.utime(folder / NOTE, (0, 0))


class Letter(NamedTuple):
    """What the owners get."""

    write: Callable[[int], Awaitable[ui.LayoutView]]
    """Returns it for one of them."""
    day: int
    """A number for which it is sent once."""
    rings: bool
    """Whether their phones do."""
    was_closed: bool
    """Whether Discord refused the last one: that was logged then."""


class NotReached(Exception):
    """Discord did not say who the owners are, so nobody got anything."""


async def tell(client: discord.Client, letter: Letter) -> bool | None:
    """Sends a letter to each owner; returns whether one got it; None: nobody knows, as Discord has failed.

    Raises NotReached.
    """
    try:
        people = owners(await client.application_info())
    except (discord.HTTPException, aiohttp.ClientError) as error:
        log_refusal(_log, "owner not told", error, level="warning")
        raise NotReached from None
    results = [await _tell(client, person, letter) for person in people]
    return None if None in results else any(results)


async def _tell(client: discord.Client, person: int, letter: Letter) -> bool | None:
    outgoing = Outgoing(await letter.write(person), mentions=(person,) if letter.rings else ())
    try:
        await send(client, await direct(client, person), outgoing, f"caretaker:{letter.day}")
    except (discord.HTTPException, aiohttp.ClientError) as error:
        refused = isinstance(error, discord.HTTPException) and is_refusal(error)
        if not (refused and letter.was_closed):
            log_refusal(_log, "owner not told", error, level="warning")
        return False if refused else None
    return True
