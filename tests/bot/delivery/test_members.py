"""Whether a person has left a server or sees a channel, and whether everybody sees it: only if Discord says so."""

import pytest

from bot.delivery.members import has_left, is_public, rights
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
async def test_only_an_unknown_member_or_user_has_left(
    sandbox: Sandbox, settings: Settings, status: int, code: int, left: bool
) -> None:
    guild = int(sandbox.control.channel("lobby").guild_id or 0)
    async with logged_in(settings, works=False) as bot:
        assert not await has_left(bot, guild, ALICE)
        assert await has_left(bot, guild, NOBODY)
        assert not await has_left(bot, 0, NOBODY)
        sandbox.control.leave("Bob")
        assert await has_left(bot, guild, BOB)
        assert not await has_left(bot, guild, 0)
        sandbox.control.fail(MEMBERS, status, code=code)
        assert await has_left(bot, guild, ALICE) is left


async def test_a_channel_is_public_if_everybody_on_its_server_sees_it(sandbox: Sandbox, settings: Settings) -> None:
    control = sandbox.control
    lobby = control.channel("lobby")
    guild = int(lobby.guild_id or 0)
    threads = [
        int(control.start_thread("lobby", str(private), "Alice", private=private).id) for private in (False, True)
    ]
    async with logged_in(settings, works=False) as bot:

        async def public() -> list[bool]:
            return [await is_public(bot, guild, channel) for channel in (int(lobby.id), *threads)]

        assert await public() == [True, True, False]
        assert not await is_public(bot, guild + 1, int(lobby.id))
        assert not await is_public(bot, guild, NOBODY)
        control.deny_everybody("lobby", "view_channel")
        control.allow("lobby", "view_channel")
        assert await public() == [False, False, False]


async def test_who_may_not_read_the_history_of_a_channel_does_not_see_it(sandbox: Sandbox, settings: Settings) -> None:
    lobby = sandbox.control.channel("lobby")
    place = (int(lobby.guild_id or 0), int(lobby.id), int(lobby.id))
    async with logged_in(settings, works=False) as bot:
        assert (await rights(bot, *place, BOB)).sees
        sandbox.control.deny_person("Bob", "lobby", "read_message_history")
        assert (await rights(bot, *place, BOB)).hides
    assert await (await sandbox.person("Bob")).messages("lobby") == []
