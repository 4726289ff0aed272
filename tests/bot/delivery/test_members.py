"""Whether a person has left a server: only if Discord says so."""

import pytest

from bot.delivery.members import has_left
from bot.settings import Settings
from sandbox import Sandbox
from tests.bot.place import logged_in
from tests.bot.sessions import IN_SANDBOX

ALICE, BOB, *_ = IN_SANDBOX
NOBODY = 17
MEMBERS = r"GET /guilds/\d+/members/\d+"


@pytest.mark.parametrize(
    ("status", "code", "left"), [(404, 10007, True), (404, 10013, True), (404, 10004, False), (403, 50001, False)]
)
async def test_only_an_unknown_member_or_user_has_left(redis_url: str, status: int, code: int, left: bool) -> None:
    async with Sandbox.start() as sandbox:
        guild = int(sandbox.control.channel("lobby").guild_id or 0)
        async with logged_in(Settings(discord_url=sandbox.url, redis_url=redis_url), works=False) as bot:
            assert not await has_left(bot, guild, ALICE)
            assert await has_left(bot, guild, NOBODY)
            assert not await has_left(bot, 0, NOBODY)
            sandbox.control.leave("Bob")
            assert await has_left(bot, guild, BOB)
            assert not await has_left(bot, guild, 0)
            sandbox.control.fail(MEMBERS, status, code=code)
            assert await has_left(bot, guild, ALICE) is left
