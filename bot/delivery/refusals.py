"""Requests that Discord refuses, and why. Trying them again soon would be in vain."""

from typing import Final

import discord

from bot.domain.channel_refusal import ChannelRefusal

TOO_MANY_OLD_EDITS: Final = 30046
"""Many edits of messages older than an hour; unlike other 429s, it can last."""
_REASONS = {
    160005: ChannelRefusal.LOCKED,
    50083: ChannelRefusal.LOCKED,  # archived: a post would wake it unless it were locked
    50001: ChannelRefusal.HIDDEN,
    50013: ChannelRefusal.PERMISSION,
    10003: ChannelRefusal.GONE,
}
"""By Discord's error codes."""


def is_refusal(error: discord.HTTPException) -> bool:
    """Whether Discord refused a request for good, unlike after a failure of its own or too many requests."""
    return (400 <= error.status < 500 and error.status != 429) or error.code == TOO_MANY_OLD_EDITS


def reason(error: discord.HTTPException) -> ChannelRefusal:
    """Returns why Discord refused a post."""
    return _REASONS.get(error.code, ChannelRefusal.OTHER)
