"""What the doctor says about the token, the clock and permissions."""

import time as clock

import pytest
from discord import Permissions

from bot.app.doctor import discord
from bot.app.doctor.finding import Finding, Grade
from bot.interactions.request import NEEDED
from bot.settings import Settings
from sandbox import Sandbox


async def findings(sandbox: Sandbox, token: str, ahead: int = 0) -> list[Finding]:
    settings = Settings(discord_url=sandbox.url, DISCORD_TOKEN=token)
    return [finding async for finding in discord.findings(settings, lambda: int(clock.time()) + ahead)]


async def test_a_bot_that_is_set_up_well_is_well(sandbox: Sandbox) -> None:
    found = await findings(sandbox, "token")
    assert {finding.grade for finding in found} == {Grade.OK}
    assert [finding.subject for finding in found] == ["clock", "token", "intents", "installation", "permissions"]
    assert "on 1 server" in found[-1].sentence


def test_a_missing_permission_is_named_with_its_server() -> None:
    lacking = NEEDED.value & ~Permissions(attach_files=True).value
    servers = [
        {"id": "1", "name": "Whole", "permissions": str(NEEDED.value)},
        {"id": "2", "name": "Lacking", "permissions": str(lacking)},
        {"id": "3", "name": "Mighty", "permissions": str(Permissions(administrator=True).value)},
    ]
    named, complete = discord.permissions(servers)
    assert (named.grade, named.sentence) == (Grade.WARN, "Lacking (2) lacks: attach files")
    assert complete.sentence == "complete on 2 servers"


async def test_a_missing_token_is_bad(sandbox: Sandbox) -> None:
    assert (await findings(sandbox, ""))[-1].sentence == "DISCORD_TOKEN is not set"


@pytest.mark.parametrize("ahead", [-60, 60])
async def test_a_clock_that_is_wrong_is_named(sandbox: Sandbox, ahead: int) -> None:
    found = (await findings(sandbox, "token", ahead))[0]
    assert (found.subject, found.grade) == ("clock", Grade.WARN)


@pytest.mark.parametrize("address", ["http://127.0.0.1:1", "nowhere"])
async def test_a_discord_that_does_not_answer_is_bad(address: str) -> None:
    settings = Settings(discord_url=address)
    (found,) = [finding async for finding in discord.findings(settings, lambda: 0)]
    assert (found.subject, found.grade) == ("discord", Grade.BAD)
