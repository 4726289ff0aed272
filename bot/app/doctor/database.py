"""What the doctor sees of the database: durability, memory, clock, and who works on it."""

from collections.abc import AsyncIterator, Iterator

from bot.app import health
from bot.app.doctor.finding import Finding, bad, ok, warn
from bot.domain.calendar import Now
from bot.domain.stored_forms import FORM
from bot.settings import Settings
from bot.store.address import EmbeddedRedisError, running_at
from bot.store.connection import StoreUnavailable
from bot.store.database import Store
from bot.store.embedded import is_in_use
from bot.store.inspection import Server, inspect
from bot.store.liveness import vitals
from bot.store.restoring import BROKEN_OFF
from bot.store.stored_format import stored
from bot.store.topology import WrongAddress, check

SLOW = 0.02
"""Seconds for an answer from which on every press is slow."""
FULL = 0.8
"""The part of its memory from which on the database is nearly full."""
DRIFT = 3
"""Seconds by which two clocks may differ."""


async def findings(settings: Settings, now: Now) -> AsyncIterator[Finding]:
    """Yields how the database is. `now`: the clock of this machine."""
    if not settings.redis_url and not is_in_use(settings.data):
        yield warn("database", "Parlour does not run, so its database was not looked at", "run this while Parlour runs")
        return
    try:
        url = settings.redis_url or running_at(settings.data)
        await check(url)
        store = Store(url)
        try:
            for finding in about(await inspect(store.redis), now()):
                yield finding
            yield _format(await stored(store.redis))
            if await store.restoring.is_under_way():
                yield warn("restore", f"under way, or {BROKEN_OFF}", "repeat it; the next start deletes what is left")
            for role in health.described(await vitals(store.redis)):
                if role.role != "store":
                    yield (
                        ok(role.role, role.sentence)
                        if role.is_well
                        else warn(role.role, role.sentence, _ADVICE[role.role])
                    )
        finally:
            await store.close()
    except (StoreUnavailable, EmbeddedRedisError, WrongAddress) as error:
        yield bad(
            "database", f"it does not answer: {error}", "start it, and compare REDIS_URL with its address and password"
        )


_ADVICE = {
    "listening": "start `parlour run`, and look at its log",
    "working": "start `parlour run` or `parlour worker`, and look at its log",
}


def about(server: Server, now: int) -> Iterator[Finding]:
    """Yields what a server's own words mean."""
    answer = f"{server.name} {server.version} answers in {server.latency * 1000:.1f} ms"
    if server.latency > SLOW:
        yield warn("database", answer, "move it nearer: every press waits for it at least twice")
    else:
        yield ok("database", answer)
    yield _durability(server)
    yield _memory(server)
    if server.last_write not in ("", "ok"):
        yield bad(
            "disk", "the last write of the append-only file failed", "look at the log of the database and its disk"
        )
    if abs(server.clock - now) > DRIFT:
        drift = f"the clock of the database differs from that of this machine by {server.clock - now:+.0f} s"
        yield warn("clock", drift, "set both by NTP")


def _durability(server: Server) -> Finding:
    if not server.appendonly:
        return warn("durability", "the server does not show how it writes", "make sure of appendonly and appendfsync")
    if server.appendonly != "yes":
        return bad("durability", "appendonly is off: a crash loses matches", "appendonly yes, appendfsync always")
    if server.appendfsync != "always":
        lost = f"appendfsync is {server.appendfsync}: a power failure loses the last moves"
        return warn("durability", lost, "appendfsync always")
    return ok("durability", "every move is on disk before it is confirmed")


def _memory(server: Server) -> Finding:
    used = f"{server.used / 2**20:,.0f} MiB used"
    if server.policy not in ("", "noeviction"):
        return bad("memory", f"a full memory deletes matches ({server.policy})", "maxmemory-policy noeviction")
    if server.limit and server.used > FULL * server.limit:
        limit = f"{used} of {server.limit / 2**20:,.0f}"
        return warn("memory", limit, "raise maxmemory, or lower PARLOUR_KEEP_DAYS: a full database takes no moves")
    return ok("memory", f"{used}; nothing is evicted")


def _format(found: int) -> Finding:
    if found > FORM:
        return bad("data", f"a newer Parlour has written it (format {found})", "install that version again")
    return ok("format", "this version can read and write what is stored")
