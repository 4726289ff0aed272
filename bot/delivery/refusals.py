"""Requests that Discord refuses, and why: the one table of Discord's error codes that can come."""

from collections.abc import Iterator
from contextlib import contextmanager
from enum import IntEnum
from types import SimpleNamespace
from typing import Any

import discord

from bot.domain.channel_refusal import ChannelRefusal


class Code(IntEnum):
    """Discord's error codes that Parlour foresees, with what each means for it. Any other is a bug."""

    def __new__(cls, code: int, meaning: str) -> "Code":
        """Returns the code, with its meaning."""
        member = int.__new__(cls, code)
        member._value_ = code
        member.meaning = meaning
        return member

    meaning: str

    UNKNOWN_CHANNEL = 10003, "the channel was deleted"
    UNKNOWN_SERVER = 10004, "the bot is not on that server any more"
    UNKNOWN_MEMBER = 10007, "the person has left the server"
    UNKNOWN_MESSAGE = 10008, "the message was deleted, or the private answer dismissed"
    UNKNOWN_USER = 10013, "the account was deleted"
    UNKNOWN_EMOJI = 10014, "the emoji was deleted"
    UNKNOWN_WEBHOOK = 10015, "the time for an answer is over"
    UNKNOWN_INTERACTION = 10062, "the answer came too late, or another process has answered"
    CHANNEL_WRITE_LIMIT = 20028, "the channel takes no more messages for a while"
    SERVER_WRITE_LIMIT = 20029, "the server takes no more messages for a while"
    TOO_MANY_EMOJIS = 30008, "the application has as many emojis as Discord allows"
    TOO_MANY_COMMANDS = 30032, "the application has as many commands as Discord allows"
    COMMANDS_OF_THE_DAY = 30034, "Discord registers no more new commands of this bot today"
    TOO_MANY_OLD_EDITS = 30046, "the channel takes no more edits of old messages for a while"
    TOO_MANY_DIRECT = 40003, "Discord lets the bot open no more direct messages for a while"
    TOO_LARGE = 40005, "the message with its files is larger than Discord takes there"
    ALREADY_ACKNOWLEDGED = 40060, "the interaction was acknowledged before"
    SHARED_LIMIT = 40062, "Discord is limiting requests of all bots for a while"
    TOO_MANY_FOLLOW_UPS = 40094, "the interaction has had as many answers as Discord allows"
    MISSING_ACCESS = 50001, "the bot cannot see the channel, or was not invited with that right"
    NO_DIRECT_MESSAGES = 50007, "the person takes no direct messages from the bot"
    NO_TEXT_CHANNEL = 50008, "the channel takes no messages"
    VERIFICATION_LEVEL = 50009, "the server's verification level keeps the bot from posting"
    MISSING_PERMISSIONS = 50013, "the bot lacks a permission"
    WRONG_CHANNEL_TYPE = 50024, "this is not possible in a channel of that type"
    INVALID_WEBHOOK_TOKEN = 50027, "the fifteen minutes for an answer are over"
    ARCHIVED_THREAD = 50083, "the thread is archived"
    NO_SERVER_IN_COMMON = 50278, "the person shares no server with the bot any more"
    OVERLOADED = 130000, "Discord is overloaded"
    THREAD_EXISTS = 160004, "the message has a thread already"
    LOCKED_THREAD = 160005, "the thread is locked"
    TOO_MANY_THREADS = 160006, "the server has as many active threads as Discord allows"
    BLOCKED_BY_AUTOMOD = 200000, "AutoMod of the server has blocked the message"
    BLOCKED_TITLE = 200001, "AutoMod of the server has blocked the name"
    BLOCKED_LINK = 240000, "Discord has blocked a link in the message"


UNANSWERABLE = {
    Code.UNKNOWN_MESSAGE,
    Code.UNKNOWN_WEBHOOK,
    Code.UNKNOWN_INTERACTION,
    Code.INVALID_WEBHOOK_TOKEN,
}
"""After these, Discord takes no answer to the interaction in any form, or nobody waits for one."""
OVER = {
    Code.UNKNOWN_CHANNEL,
    Code.UNKNOWN_WEBHOOK,
    Code.INVALID_WEBHOOK_TOKEN,
    Code.UNKNOWN_INTERACTION,
    Code.TOO_MANY_FOLLOW_UPS,
}
"""After these, an interaction takes no more messages as answers."""
GONE_PEOPLE = {Code.UNKNOWN_MEMBER, Code.UNKNOWN_USER}
_BY_NUMBER = {int(code): code for code in Code}
_INVALID = 50035
INVALID_EMOJI = "Invalid emoji"
"""In Discord's refusal of a message with an emoji that was deleted, or is too new for some of its servers."""
_OF_CHANNELS = {
    Code.LOCKED_THREAD: ChannelRefusal.LOCKED,
    Code.ARCHIVED_THREAD: ChannelRefusal.LOCKED,  # a post would wake it unless it were locked
    Code.MISSING_ACCESS: ChannelRefusal.HIDDEN,
    Code.MISSING_PERMISSIONS: ChannelRefusal.PERMISSION,
    Code.UNKNOWN_CHANNEL: ChannelRefusal.GONE,
}


_RESPONSE: Any = SimpleNamespace(status=403, reason="Forbidden")


class Unasked(discord.Forbidden):
    """A message in a chat would answer no press, or one that cannot be answered any more."""

    def __init__(self) -> None:
        super().__init__(_RESPONSE, "nobody has pressed anything there for a while")


def is_refusal(error: discord.HTTPException) -> bool:
    """Whether Discord refused a request for good, unlike after a failure of its own or too many requests."""
    return (400 <= error.status < 500 and error.status != 429) or error.code == Code.TOO_MANY_OLD_EDITS


def reason(error: discord.HTTPException) -> ChannelRefusal:
    """Returns why Discord refused a post, or Parlour sent none."""
    if isinstance(error, Unasked):
        return ChannelRefusal.CHAT
    code = _BY_NUMBER.get(error.code)
    return _OF_CHANNELS.get(code, ChannelRefusal.OTHER) if code else ChannelRefusal.OTHER


def meaning(error: discord.HTTPException) -> str:
    """Returns what a refusal means for Parlour; empty if nobody foresees it, so that it is a bug."""
    if code := _BY_NUMBER.get(error.code):
        return code.meaning
    if error.code == _INVALID and INVALID_EMOJI in error.text:
        return "an emoji was deleted, or is too new for some of Discord's servers"
    if error.status == 429:
        return "Discord allows no more requests for a while"
    if error.status >= 500:
        return "Discord has a failure of its own"
    if not error.code and error.status in (401, 403, 404):
        return f"Discord refuses the request without a reason ({error.status})"
    return ""


@contextmanager
def refusals_logged(logger: Any, event: str, **details: Any) -> Iterator[None]:
    """Logs it if Discord refuses for good what is done within, and goes on; another failure is raised."""
    try:
        yield
    except discord.HTTPException as error:
        if not is_refusal(error):
            raise
        log_refusal(logger, event, error, **details)


def log_refusal(logger: Any, event: str, error: Exception, *, level: str = "info", **details: Any) -> None:
    """Logs what was refused or failed: a line, but for a refusal that nobody foresees an error with its traceback."""
    if isinstance(error, Unasked):
        logger.debug(event, why=str(error), **details)
    elif not isinstance(error, discord.HTTPException):
        getattr(logger, level)(event, error=str(error), **details)
    elif why := meaning(error):
        getattr(logger, level)(event, code=error.code or error.status, why=why, **details)
    else:
        logger.error(event, exc_info=error, **details)
