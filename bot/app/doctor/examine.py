"""The whole examination."""

from collections.abc import AsyncIterator

from bot.app.assembly import machine_time
from bot.app.doctor import database, discord, machine
from bot.app.doctor.finding import Finding, ok, warn
from bot.app.metrics import address
from bot.settings import Settings

LOCAL = ("127.0.0.1", "::1", "localhost")


async def findings(settings: Settings) -> AsyncIterator[Finding]:
    """Yields everything that the doctor finds, from what is nearest to what is farthest."""
    for finding in machine.findings(settings):
        yield finding
    if settings.metrics:
        yield figures(*address(settings.metrics))
    async for finding in database.findings(settings, machine_time):
        yield finding
    async for finding in discord.findings(settings, machine_time):
        yield finding


def figures(host: str, port: int) -> Finding:
    """Returns who can see the figures."""
    if host in LOCAL:
        return ok("metrics", f"served to this machine, on port {port}")
    return warn("metrics", f"served at {host}:{port} without a password", "let only your Prometheus reach that port")
