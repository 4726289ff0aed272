"""What may go wrong in a task: it is logged, and the sweep tries again."""

import discord

from bot.computer.pool import SearchFailed
from bot.store.connection import StoreUnavailable
from bot.store.sessions import CorruptRecord

FAILURES = (discord.HTTPException, StoreUnavailable, CorruptRecord, SearchFailed, OSError)
"""What may keep a task from its end."""
REFUSALS = (discord.Forbidden, discord.NotFound)
"""What may keep it so for ever: the tries become ever rarer."""
