"""Why Parlour cannot run, in a sentence for the operator."""

import aiohttp
import discord
import structlog

from bot.app.refusals import final
from bot.app.shards import InvalidShards
from bot.store.address import EmbeddedRedisError
from bot.store.connection import StoreUnavailable
from bot.store.stored_format import NewerData, NotUpgraded
from bot.store.topology import WrongAddress

SPEAKING = (EmbeddedRedisError, InvalidShards, NewerData, NotUpgraded, WrongAddress)
"""Errors whose message is the sentence."""

EX_CONFIG = 78
"""As in sysexits.h. Service managers can be told not to start the process again."""

_log = structlog.get_logger()


def sentence(error: Exception) -> str:
    """Returns the sentence; logs an error that nobody expects."""
    if to_mend := final(error):
        return to_mend
    if isinstance(error, (discord.DiscordServerError, discord.GatewayNotFound, aiohttp.ClientError)):
        return f"Discord does not answer at the moment: start Parlour again in a while. ({error})"
    if isinstance(error, StoreUnavailable):
        return f"Parlour cannot use its database: {error}"
    if isinstance(error, (*SPEAKING, OSError)):
        return str(error)
    _log.error("unexpected error", exc_info=error)  # Python itself would print it without the redaction of the log
    return "Parlour has stopped because of an error in its code: see the log above."


def exit_code(error: Exception) -> int:
    """Returns the code with which the process ends: EX_CONFIG if somebody has to mend something before a restart."""
    return EX_CONFIG if final(error) or isinstance(error, NotUpgraded) else 1
