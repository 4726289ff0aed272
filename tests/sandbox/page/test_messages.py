"""What happens to messages when something happens to the whole sandbox."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from sandbox import Sandbox
from tests.sandbox.page.conftest import OpenWindow
from tests.sandbox.page.hands import address, box, mention, message, send
from tests.sandbox.page.page_bot import PageBot

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.usefixtures("bot")]


async def test_a_mention_highlights_the_message_and_the_channel(sandbox: Sandbox, window: OpenWindow) -> None:
    bob = await window("Bob", address(sandbox, "manhattan"))
    alice = await window("Alice")
    await send(alice, f"Your turn, {await mention(sandbox, 'Bob')}")
    lobby = bob.get_by_role("link", name="lobby, unread, mentions: 1")
    await expect(lobby).to_be_visible()
    await expect(bob).to_have_title(re.compile(r"^\(1\) "))
    await lobby.click()
    await expect(message(bob, "Your turn")).to_have_class(re.compile("mentions-me"))
    await expect(bob.get_by_role("link", name="lobby", exact=True)).to_be_visible()
    await expect(message(alice, "Your turn, @Bob")).not_to_have_class(re.compile("mentions-me"))


async def test_a_lost_connection_is_shown_and_restored_automatically(sandbox: Sandbox, window: OpenWindow) -> None:
    alice = await window("Alice")
    await box(alice).fill("A draft")
    await alice.context.set_offline(True)
    sandbox.local.live.close()
    await expect(alice.get_by_text("Connection lost. Reconnecting…")).to_be_visible()
    talker = await sandbox.person("Bob")
    await talker.send("lobby", "Said meanwhile")
    await alice.context.set_offline(False)
    await expect(message(alice, "Said meanwhile")).to_be_visible()
    await expect(alice.get_by_text("Connection lost. Reconnecting…")).to_be_hidden()
    await expect(box(alice)).to_have_value("A draft")


async def test_the_page_shows_when_the_bot_goes_away(bot: PageBot, window: OpenWindow) -> None:
    alice = await window("Alice")
    await expect(alice.get_by_text("Parlour: online")).to_be_visible()
    await bot.close()
    await expect(alice.get_by_text("Parlour: offline")).to_be_visible()
