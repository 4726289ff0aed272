"""Common actions of the tests on the page."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import Locator, Page

from sandbox import Sandbox


def address(sandbox: Sandbox, channel: str) -> str:
    """Returns the page's address of a channel."""
    found = sandbox.control.channel(channel)
    return f"#/channels/{found.guild_id}/{found.id}"


async def mention(sandbox: Sandbox, person: str) -> str:
    """Returns the text that mentions a person."""
    return f"<@{(await sandbox.person(person)).id}>"


def box(page: Page) -> Locator:
    """Returns the box where messages are written."""
    return page.get_by_role("combobox", name=re.compile("^(Message |.*メッセージを送信$)"))


def message(page: Page, text: str) -> Locator:
    """Returns the newest message in the open channel with this text."""
    return page.get_by_role("article").filter(has_text=text).last


async def send(page: Page, text: str) -> None:
    await box(page).fill(text)
    await box(page).press("Enter")


async def use(page: Page, command: str) -> None:
    """Chooses a command from the list, which sends a command without options."""
    await box(page).fill(f"/{command}")
    await page.get_by_role("option", name=f"/{command}", exact=True).click()


async def choose(page: Page, menu: str, *options: str) -> None:
    """Opens a select menu and chooses options; closes a menu that takes several."""
    await page.get_by_role("combobox", name=menu, exact=True).click()
    for option in options:
        await page.get_by_role("option", name=option, exact=True).click()
    done = page.get_by_role("button", name="Done", exact=True)
    if await done.is_visible():
        await done.click()


@asynccontextmanager
async def staying_still(place: Locator) -> AsyncIterator[None]:
    """Fails if an element moves on the screen meanwhile."""
    before = await place.bounding_box()
    yield
    after = await place.bounding_box()
    assert before
    assert after
    assert abs(before["y"] - after["y"]) < 2
