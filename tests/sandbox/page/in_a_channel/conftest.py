"""One sandbox for a whole file: each test has a channel of its own, in windows that stay open.

To load the page takes half a second of processor time, to go to another channel almost none.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import chain, count
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, expect

from sandbox import Sandbox
from tests.sandbox.page.conftest import OpenWindow, Windows
from tests.sandbox.page.hands import address
from tests.sandbox.page.page_bot import PageBot, connected

OPEN = """() => [...document.querySelectorAll("form, dialog, [popover], [role=listbox]")]
    .some(place => place.checkVisibility())"""


class OpenWindows(Windows):
    """Windows that keep the page for the next test, unless something is open in it."""

    async def show(self, page: Page, url: str, place: str) -> None:
        if page.url.partition("#")[0] != url:
            await super().show(page, url, place)
            return
        await page.locator(f"a[href='{place}']").wait_for(state="attached")
        await page.evaluate("place => { location.hash = place }", place)

    async def empty(self, page: Page) -> None:
        if await page.evaluate(OPEN):
            await super().empty(page)

    async def leave(self) -> None:
        """Empties all windows before their sandbox ends."""
        for page in chain.from_iterable(self._closed.values()):
            await page.goto("about:blank")


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox.start(port=0, rate_limited=False) as sandbox:
        yield sandbox


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def bot(sandbox: Sandbox) -> AsyncIterator[PageBot]:
    async with connected(sandbox.url) as bot:
        yield bot


@pytest.fixture(scope="session")
def kept_windows(browser: Browser) -> OpenWindows:
    """The windows of all files."""
    return OpenWindows(browser)


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def windows(kept_windows: OpenWindows, sandbox: Sandbox) -> AsyncIterator[OpenWindows]:
    yield kept_windows
    await kept_windows.leave()


@pytest.fixture(scope="module")
def numbers() -> count[int]:
    """The numbers of the channels of a file."""
    return count(1)


@pytest_asyncio.fixture(loop_scope="session")
async def channel(sandbox: Sandbox, numbers: count[int]) -> str:
    """The name of a channel in which nothing has happened."""
    name = f"channel-{next(numbers)}"
    sandbox.control.create_channel(name)
    return name


@pytest_asyncio.fixture(loop_scope="session")
async def window(window: OpenWindow, sandbox: Sandbox, channel: str) -> OpenWindow:
    """`await window("Bob", ...)` opens the page as Bob in the channel of the test."""

    async def open_window(person: str = "Alice", **options: Any) -> Page:
        page = await window(person, address(sandbox, channel), **options)
        await expect(page.get_by_text(f"This is the start of #{channel}.")).to_be_visible()
        return page

    return open_window
