"""Emojis of the application, as the page shows them: as images in texts, buttons and menus."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import ui
from playwright.async_api import Locator, expect

from tests.sandbox.a_bot import PNG
from tests.sandbox.page.conftest import OpenWindow
from tests.sandbox.page.page_bot import PageBot

pytestmark = pytest.mark.asyncio(loop_scope="session")

WIDTH = "image => image.decode().then(() => image.naturalWidth)"


async def assert_shown(image: Locator, emoji: discord.Emoji) -> None:
    await expect(image).to_have_attribute("alt", ":coin:")
    await expect(image).to_have_attribute("src", f"/cdn/emojis/{emoji.id}.png")
    assert await image.evaluate(WIDTH) == 2


async def test_an_emoji_is_an_image_in_a_text_a_button_and_a_menu(bot: PageBot, window: OpenWindow) -> None:
    coin = await bot.create_application_emoji(name="coin", image=PNG)
    options = [discord.SelectOption(label="Silver", emoji=coin), discord.SelectOption(label="Gold", emoji="🥇")]
    menu: ui.Select[Any] = ui.Select(placeholder="Pay", options=options)
    view = ui.View().add_item(ui.Button(label="Earn", emoji=coin)).add_item(menu)
    lobby = discord.utils.get(bot.get_all_channels(), name="lobby")
    assert isinstance(lobby, discord.TextChannel)
    alice = await window("Alice")
    await lobby.send(f"You have {coin} 5", view=view)
    await expect(alice.get_by_text("You have")).to_be_visible()
    await assert_shown(alice.locator("p img.emoji, .prose img.emoji").last, coin)
    await assert_shown(alice.get_by_role("button", name="Earn").locator("img"), coin)
    await alice.get_by_role("combobox", name="Pay").click()
    await assert_shown(alice.get_by_role("option", name="Silver").locator("img"), coin)
