"""What the doctor sees of Discord: the token, the application, the clock, and permissions on each server."""

from collections.abc import AsyncIterator, Iterable, Iterator
from email.utils import parsedate_to_datetime
from typing import Any

import aiohttp
import discord

from bot.app.client import point_at
from bot.app.doctor.finding import Finding, bad, ok, warn
from bot.app.refusals import refusal
from bot.delivery.connection import people_install
from bot.delivery.edge import Edge, guard
from bot.domain.calendar import Now
from bot.interactions.request import NEEDED
from bot.settings import Settings

SERVERS = 200
"""The most servers whose permissions are compared."""
DRIFT = 2
"""Seconds by which this machine's clock may differ from Discord's."""
PATIENCE = aiohttp.ClientTimeout(total=10)


async def findings(settings: Settings, now: Now) -> AsyncIterator[Finding]:
    """Yields what Discord says about the bot. `now`: the clock of this machine."""
    token = settings.discord_token.get_secret_value()
    try:
        if settings.discord_url:
            point_at(settings.discord_url)
        yield await _clock(now)
    except ValueError:
        yield bad("discord", "PARLOUR_DISCORD_URL is no address", "remove it: it is for the sandbox")
        return
    except (aiohttp.ClientError, TimeoutError, OSError) as error:
        yield bad(
            "discord", f"Discord does not answer ({type(error).__name__})", "check the connection of this machine"
        )
        return
    if not token:
        yield bad("token", "DISCORD_TOKEN is not set", "copy it from the developer portal, page Bot")
        return
    async with discord.Client(intents=discord.Intents.none()) as client:
        guard(client, Edge())
        try:
            await client.login(token)
        except discord.LoginFailure:
            yield bad("token", "Discord does not accept the token", "copy it again from the developer portal, page Bot")
            return
        except (discord.HTTPException, aiohttp.ClientError) as error:
            refused = refusal(error)
            yield bad("discord", refused.why if refused else str(error), "try again in a while")
            return
        for finding in _application(client):
            yield finding
        for finding in permissions(await _described(client)):
            yield finding


async def _clock(now: Now) -> Finding:
    async with aiohttp.ClientSession(timeout=PATIENCE) as session:
        answer = await session.get(f"{discord.http.Route.BASE}/gateway")
    if "Date" not in answer.headers:
        return ok("clock", "Discord shows no time to compare with")
    drift = now() - parsedate_to_datetime(answer.headers["Date"]).timestamp()
    if abs(drift) > DRIFT:
        return warn("clock", f"this machine's clock differs from Discord's by {drift:+.0f} s", "set it by NTP")
    return ok("clock", "this machine's clock agrees with Discord's")


def _application(client: discord.Client) -> Iterator[Finding]:
    assert client.user is not None
    yield ok("token", f"Discord accepts it: the bot is {client.user} ({client.user.id})")
    application = client.application
    if application is None:
        return
    flags = application.flags
    given = {
        "presences": flags.gateway_presence or flags.gateway_presence_limited,
        "members": flags.gateway_guild_members or flags.gateway_guild_members_limited,
        "message content": flags.gateway_message_content or flags.gateway_message_content_limited,
    }
    if extra := [name for name, is_given in given.items() if is_given]:
        advice = "switch them off in the developer portal, page Bot: Parlour needs none"
        yield warn("intents", f"privileged intents are on: {', '.join(extra)}", advice)
    else:
        yield ok("intents", "no privileged intents")
    if not people_install(client):
        yield ok("installation", "on servers only; people cannot install it for themselves to play in any chat")
    else:
        yield ok("installation", "on servers, and by people for themselves, who play in any chat")


async def _described(client: discord.Client) -> list[dict[str, Any]]:
    return [dict(server) for server in await client.http.get_guilds(SERVERS)]


def permissions(servers: Iterable[dict[str, Any]]) -> Iterator[Finding]:
    """Yields which permissions are missing on which server; those of single channels show when somebody plays there."""
    complete = 0
    for server in servers:
        granted = discord.Permissions(int(server["permissions"]))
        missing = [name.replace("_", " ") for name, needed in NEEDED if needed and not getattr(granted, name)]
        if granted.administrator or not missing:
            complete += 1
        else:
            advice = "grant them to Parlour's role there, or invite it again"
            yield warn("permissions", f"{server['name']} ({server['id']}) lacks: {', '.join(missing)}", advice)
    yield ok("permissions", f"complete on {complete} {'server' if complete == 1 else 'servers'}")
