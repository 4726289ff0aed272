"""A sandbox with a bot, and browser windows that show its page."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Literal

import pytest_asyncio
from playwright.async_api import Browser, ConsoleMessage, Error, Page, ViewportSize, async_playwright, expect

from sandbox import Sandbox
from tests.sandbox.page.page_bot import PageBot, connected

OpenWindow = Callable[..., Awaitable[Page]]
Scheme = Literal["light", "dark"]
WIDE: ViewportSize = {"width": 1280, "height": 800}
PATIENCE = 20_000  # milliseconds until a test gives up waiting for the page
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-gpu-compositing",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser(chromium: Path) -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=str(chromium), args=FLAGS)
        expect.set_options(timeout=PATIENCE)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="session")
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox.start(port=0, rate_limited=False) as sandbox:
        yield sandbox


@pytest_asyncio.fixture(loop_scope="session")
async def bot(sandbox: Sandbox) -> AsyncIterator[PageBot]:
    async with connected(sandbox.url) as bot:
        yield bot


class Windows:
    """Windows of one browser. A window that was closed serves the next test, because opening one takes long."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._closed: dict[str, list[Page]] = {}

    async def open(self, person: str, viewport: ViewportSize, scheme: Scheme, settings: dict[str, Any]) -> Page:
        """Returns a window for a person, of a size and in a scheme, with the settings of a context."""
        if closed := self._closed.get(repr((person, settings))):
            page = closed.pop()
        else:
            context = await self._browser.new_context(timezone_id="Europe/London", **settings)
            context.set_default_timeout(PATIENCE)
            page = await context.new_page()
        await page.set_viewport_size(viewport)
        await page.emulate_media(color_scheme=scheme)
        return page

    async def show(self, page: Page, url: str, place: str) -> None:
        """Shows a place of the page at `url`."""
        await page.goto(url + place)
        await page.locator(".message-list").wait_for()

    async def close(self, page: Page, person: str, settings: dict[str, Any]) -> None:
        """Empties a window. Each sandbox has an address of its own, so what the page has stored is of no account."""
        await page.unroute_all()
        await self.empty(page)
        self._closed.setdefault(repr((person, settings)), []).append(page)

    async def empty(self, page: Page) -> None:
        """Makes a window ready for the next test."""
        await page.goto("about:blank")


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def windows(browser: Browser) -> Windows:
    return Windows(browser)


@pytest_asyncio.fixture(loop_scope="session")
async def window(sandbox: Sandbox, windows: Windows) -> AsyncIterator[OpenWindow]:
    """`await window("Bob", ...)` opens the page as Bob in a browser of its own; errors in any window fail the test."""
    errors: list[str] = []

    def collect(message: ConsoleMessage) -> None:
        # The browser itself logs a refused request; the tests check how the page handles it.
        if message.type == "error" and "Failed to load resource" not in message.text:
            errors.append(message.text)

    def collect_error(error: Error) -> None:
        errors.append(str(error))

    async def close(page: Page, person: str, settings: dict[str, Any]) -> None:
        page.remove_listener("console", collect)
        page.remove_listener("pageerror", collect_error)
        await windows.close(page, person, settings)

    async with AsyncExitStack() as stack:

        async def open_window(
            person: str = "Alice",
            place: str = "",
            *,
            viewport: ViewportSize = WIDE,
            color_scheme: Scheme = "light",
            **settings: Any,
        ) -> Page:
            page = await windows.open(person, viewport, color_scheme, settings)
            stack.push_async_callback(close, page, person, settings)
            page.on("console", collect)
            page.on("pageerror", collect_error)
            await windows.show(page, f"{sandbox.url}/?as={person}", place)
            return page

        yield open_window
    assert errors == []
