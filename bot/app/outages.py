"""What libraries log while Discord or the database is away, or when Discord refuses: warnings without tracebacks."""

import logging

import aiohttp
import discord

from bot.delivery.refusals import meaning
from bot.store.connection import StoreUnavailable

OUTAGES = (
    StoreUnavailable,
    ConnectionError,
    TimeoutError,
    aiohttp.ClientError,
    discord.DiscordServerError,
    discord.GatewayNotFound,
    discord.ConnectionClosed,
)
"""Errors that end by themselves."""


def as_warning(record: logging.LogRecord) -> bool:
    """Turns a record of an outage, or of a foreseen refusal, into a warning; a filter that lets everything pass."""
    error = record.exc_info[1] if record.exc_info else None
    if error is not None and _is_outage(error):
        record.msg, record.args = f"{record.getMessage()} ({type(error).__name__}: {error})", ()
        record.exc_info = record.exc_text = None
        record.levelno, record.levelname = logging.WARNING, "WARNING"
    return True


def _is_outage(error: BaseException) -> bool:
    if isinstance(error, BaseExceptionGroup):
        return all(_is_outage(each) for each in error.exceptions)
    is_foreseen = isinstance(error, discord.HTTPException) and bool(meaning(error))
    return is_foreseen or isinstance(error, OUTAGES)
