"""Starts that Discord refuses: what each refusal means, and how long to wait before the next one.

Each identify counts for a limit of a thousand a day, and Discord takes the token of a bot that exceeds it. Each request
of an address that is banned may prolong the ban.
"""

from collections.abc import Iterator
from hashlib import blake2b
from socket import gethostname
from typing import NamedTuple

import aiohttp
import discord

from bot.delivery.edge import FIRST_WAIT, LONGEST_WAIT, TOO_MANY, Banned, NotDiscord
from bot.delivery.refusals import meaning
from bot.settings import Settings

RESERVE = 20
"""How many starts of the day are left for somebody who mends what is wrong."""
WRONG_TOKEN = "Discord does not accept the token in DISCORD_TOKEN. Copy it again from the developer portal."
INTENTS = (
    "Discord does not allow the bot the events that Parlour needs (close code 4014). Look at the page Bot of the "
    "developer portal: Parlour needs no privileged intent, and the bot must not be disabled."
)
UNAUTHORIZED, TOKEN_CHANGED, DISALLOWED_INTENTS = 401, 4004, 4014
REASONS = {
    4010: "the shards in PARLOUR_SHARDS do not exist",
    4011: "the bot is on so many servers that it needs more shards: PARLOUR_SHARDS names too few, leave it empty",
    4012: "this version of discord.py is too old for Discord",
    4013: "this version of discord.py asks for events that Discord does not know",
}


class StartsUsedUp(Exception):
    """Nearly all starts of the day are used up."""

    def __init__(self, seconds: float) -> None:
        super().__init__("nearly all starts that Discord allows in a day are used up")
        self.seconds = seconds
        """How long until there are new ones."""


class Refusal(NamedTuple):
    """Why a start has failed that Parlour tries again."""

    why: str
    told: float = 0.0
    """For how many seconds Discord asks to wait."""
    takes_requests: bool = False
    """Whether Discord still takes requests, so that jobs can go on."""
    is_outage: bool = False
    """Whether nobody has refused anything: it is tried again soon."""


def final(error: BaseException) -> str:
    """Returns what somebody has to mend before Parlour can start again; empty if a later start may succeed."""
    if isinstance(error, discord.GatewayNotFound) and error.__cause__ is not None:
        return final(error.__cause__)
    if isinstance(error, discord.LoginFailure):
        return WRONG_TOKEN
    if isinstance(error, discord.HTTPException) and error.status == UNAUTHORIZED:
        return WRONG_TOKEN
    if isinstance(error, discord.ConnectionClosed) and error.code == TOKEN_CHANGED:
        return WRONG_TOKEN
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return INTENTS
    return ""


def refusal(error: BaseException) -> Refusal | None:
    """Returns what a failure of a start means; None: it is `final`, or does not come from Discord."""
    if final(error):
        return None
    match error:
        case discord.GatewayNotFound():
            return refusal(error.__cause__) if error.__cause__ else Refusal("Discord names no gateway", is_outage=True)
        case StartsUsedUp():
            return Refusal(f"Discord refuses the start: {error}", error.seconds, takes_requests=True)
        case discord.ConnectionClosed():
            reason = REASONS.get(error.code, "Discord has closed the connection for good")
            return Refusal(f"Discord refuses the start: {reason} (close code {error.code})", takes_requests=True)
        case Banned():
            return Refusal("Discord's edge bans the address of this machine for a while (429)", error.told)
        case NotDiscord():
            return Refusal(f"something answers that is not Discord: {error}", is_outage=True)
        case discord.HTTPException() if error.status >= 500:
            return Refusal(f"Discord has a failure of its own ({error.status})", is_outage=True)
        case discord.HTTPException() if error.status == TOO_MANY:
            return Refusal("Discord limits the requests of the start (429)")
        case discord.HTTPException():
            code = f"code {error.code}: {meaning(error)}" if meaning(error) and error.code else f"code {error.code}"
            return Refusal(f"Discord refuses a request of the start ({error.status}, {code})")
        case aiohttp.ClientError() | TimeoutError():
            return Refusal(f"Discord does not answer ({type(error).__name__})", is_outage=True)
    return None


def waits(first: float = FIRST_WAIT, longest: float = LONGEST_WAIT) -> Iterator[float]:
    """Yields how long to wait after each refusal: twice as long each time, up to `longest`."""
    while True:
        yield first
        first = min(2 * first, longest)


def process(settings: Settings) -> str:
    """Returns what a refusal concerns: a machine with a token."""
    token = settings.discord_token.get_secret_value().encode()
    return f"{gethostname()}:{blake2b(token, digest_size=6).hexdigest()}"
