"""The faults of a campaign, by kind. Each is injected into the running system."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from random import Random

from redis.exceptions import RedisError

from tests.chaos.system import System

Fault = Callable[[System, Random], Awaitable[None]]

ROUTES = (
    r"POST /interactions/\d+/[^/]+/callback",
    r"PATCH /webhooks/\d+/[^/]+/messages/@original",
    r"POST /channels/\d+/messages$",
    r"PATCH /channels/\d+/messages/\d+",
)
"""What the bot does most: acknowledging, answering, posting and editing."""
COMMIT = b"operation:"
"""What only commits contain."""
SCRIPT = b"EVALSHA"


async def lose_answers_to_commits(system: System, dice: Random) -> None:
    system.line.lose_answers(COMMIT, dice.choice((1, 1, 2, 4)))


async def lose_answers_to_scripts(system: System, dice: Random) -> None:
    system.line.lose_answers(SCRIPT, dice.choice((1, 2)))


async def cut_the_database(system: System, dice: Random) -> None:
    system.line.cut()


async def slow_down_the_database(system: System, dice: Random) -> None:
    system.line.delay = dice.uniform(0.05, 0.3)
    await asyncio.sleep(1)
    system.line.delay = 0


async def freeze_the_database(system: System, dice: Random) -> None:
    if process := await _database(system):
        _send(process, signal.SIGSTOP)
        await asyncio.sleep(dice.uniform(0.5, 2))
        _send(process, signal.SIGCONT)


async def kill_the_database(system: System, dice: Random) -> None:
    if process := await _database(system):
        _send(process, signal.SIGKILL)


def _send(process: int, sent: signal.Signals) -> None:
    with suppress(ProcessLookupError):  # another fault may have killed it at the same time
        os.kill(process, sent)


async def _database(system: System) -> int | None:
    """Returns the id of the database's process, if it answers."""
    with suppress(RedisError):
        return int((await system.store.redis.info("server"))["process_id"])
    return None


async def fail_requests(system: System, dice: Random, *, after_effect: bool) -> None:
    status, times = dice.choice((500, 502, 503)), dice.choice((1, 1, 2))
    system.sandbox.control.fail(dice.choice(ROUTES), status, times, after_effect=after_effect)


async def take_discord_away(system: System, dice: Random) -> None:
    """Makes more requests fail in a row than discord.py repeats."""
    system.sandbox.control.fail(dice.choice(ROUTES[2:]), 503, times=6)


async def limit_requests(system: System, dice: Random) -> None:
    system.sandbox.control.fail(dice.choice(ROUTES), 429, dice.choice((1, 2)), retry_after=dice.uniform(0.1, 1))


async def cut_requests(system: System, dice: Random) -> None:
    system.sandbox.control.lose_answer(dice.choice(ROUTES), dice.choice((1, 2)))


async def delay_requests(system: System, dice: Random) -> None:
    system.sandbox.control.delay(dice.choice(ROUTES), dice.uniform(0.2, 2), times=2)


async def repeat_interactions(system: System, dice: Random) -> None:
    system.sandbox.control.repeat_interactions(dice.randint(1, 5))


async def cut_the_gateway(system: System, dice: Random, *, forget: bool) -> None:
    system.sandbox.control.cut_gateway(forget=forget)


async def archive_threads(system: System, dice: Random) -> None:
    for match in system.matches:
        with suppress(LookupError):
            system.sandbox.control.archive(match)


async def forbid_posts(system: System, dice: Random) -> None:
    for allows in (system.sandbox.control.deny, system.sandbox.control.allow):
        for channel in CHANNELS:
            allows(channel, *SENDING)
        await asyncio.sleep(0.5)


async def restart(system: System, dice: Random, *, role: str, how: signal.Signals) -> None:
    await system.restart(role, how)


CHANNELS = ("lobby", "manhattan")
SENDING = ("send_messages", "send_messages_in_threads")

QUICK: dict[str, Fault] = {
    "answers of the database to commits lost": lose_answers_to_commits,
    "answers of the database to other scripts lost": lose_answers_to_scripts,
    "connections to the database cut": cut_the_database,
    "database slow": slow_down_the_database,
    "database hangs for up to two seconds": freeze_the_database,
    "requests fail at Discord (500, 502, 503)": partial(fail_requests, after_effect=False),
    "requests take effect, but Discord answers 5xx": partial(fail_requests, after_effect=True),
    "requests limited by Discord (429)": limit_requests,
    "requests take effect, but the connection is cut": cut_requests,
    "Discord slow": delay_requests,
    "interactions delivered twice": repeat_interactions,
    "threads archived": archive_threads,
    "gateway cut": partial(cut_the_gateway, forget=False),
    "gateway cut, and its session forgotten": partial(cut_the_gateway, forget=True),
}
"""Those from which Parlour recovers within seconds."""
SLOW: dict[str, Fault] = {
    "six posts or edits in a row fail (503)": take_discord_away,
    "posts forbidden for half a second": forbid_posts,
    "database killed": kill_the_database,
    "bot killed": partial(restart, role="bot", how=signal.SIGKILL),
    "bot stopped": partial(restart, role="bot", how=signal.SIGTERM),
    "worker killed": partial(restart, role="worker", how=signal.SIGKILL),
    "worker stopped": partial(restart, role="worker", how=signal.SIGTERM),
}
"""Those from which it recovers with the next sweep, after a start, or after half a minute at most."""
