"""Errors that a task logs, for the sweep to try again."""

import aiohttp
import discord

from bot.computer.pool import SearchFailed
from bot.store.connection import StoreUnavailable
from bot.store.sessions import CorruptRecord
from rules.match import BrokenGame

FAILURES = (
    discord.HTTPException,
    aiohttp.ClientError,
    StoreUnavailable,
    CorruptRecord,
    SearchFailed,
    BrokenGame,
    OSError,
)
"""Errors that can end a task."""
