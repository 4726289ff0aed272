"""Starts that Discord refuses: what each refusal means, and how long to wait before the next one.

Each start counts for a limit of a thousand a day, and Discord takes the token of a bot that exceeds it.
"""

from collections.abc import Iterator

import discord

FIRST_WAIT, LONGEST_WAIT = 60.0, 3600.0
RESERVE = 20
"""How many starts of the day are left for somebody who mends what is wrong."""
REASONS = {
    4004: "Discord does not accept the token any more: copy it again from the developer portal",
    4010: "the shards in PARLOUR_SHARDS do not exist",
    4011: "the bot is on so many servers that it needs more shards: PARLOUR_SHARDS names too few, leave it empty",
    4012: "this version of discord.py is too old for Discord",
    4013: "this version of discord.py asks for events that Discord does not know",
    4014: "Discord does not allow the bot the events that Parlour needs",
}


class StartsUsedUp(Exception):
    """Nearly all starts of the day are used up."""

    def __init__(self, seconds: float) -> None:
        super().__init__("nearly all starts that Discord allows in a day are used up")
        self.seconds = seconds
        """How long until there are new ones."""


REFUSALS = (discord.ConnectionClosed, discord.PrivilegedIntentsRequired, StartsUsedUp)


def reason(error: Exception) -> str:
    """Returns why Discord refuses the start, as the operator reads it."""
    if isinstance(error, StartsUsedUp):
        return str(error)
    code = error.code if isinstance(error, discord.ConnectionClosed) else 4014
    return f"{REASONS.get(code, 'Discord has closed the connection for good')} (close code {code})"


def waits(first: float = FIRST_WAIT) -> Iterator[float]:
    """Yields how long to wait after each refusal: twice as long each time, up to an hour."""
    while True:
        yield first
        first = min(2 * first, LONGEST_WAIT)
