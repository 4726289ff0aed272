"""People who play through the page: windows of a real browser, and what is tapped and looked at in them."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from playwright.async_api import Locator, Page, async_playwright, expect

from sandbox import Person, Sandbox
from tests.end_to_end import game_night
from tests.end_to_end.game_night import Json
from tests.sandbox.page.conftest import FLAGS
from tests.sandbox.page.hands import box, message

OpenWindow = Callable[..., Awaitable[Page]]
PATIENCE = 30_000  # milliseconds
LOOK = 20
"""Milliseconds between two looks at the page; a look at every frame would keep the machine busy drawing frames."""
WIDE = {"viewport": {"width": 1280, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DARK = {"viewport": {"width": 640, "height": 844}, "color_scheme": "dark"}
CALLED = """shown => {
    const newest = [...document.querySelectorAll("li:has(> article:not(.ephemeral))")].at(-1);
    const isNews = newest.dataset.id !== shown && newest.querySelector("button");
    const calls = /^@\\w+, it is your turn|The match is over/m.test(newest.innerText);
    const othersAct = newest.innerText.includes("is thinking");
    return isNews && calls && !othersAct ? [newest.dataset.id, newest.innerText] : null;
}"""
"""The newest public message and its words, once it is another one and calls one person alone or is the last.

What computers do at the same time would take the buttons away from under a finger that is as quick as this one.
"""
ANSWER = """seen => {
    const box = [...document.querySelectorAll("article.ephemeral .container")].at(-1);
    if (!box) return null;
    const pictures = [...box.querySelectorAll("img")].map(image => image.getAttribute("src"));
    const shown = [box.textContent, ...pictures].join("\\n");
    return shown === seen ? null : shown;
}"""
"""What the newest private panel says and shows, its buttons and menus aside, once that is not what was seen."""
BROKEN = """() => {
    const pictures = [...document.images];
    const broken = pictures.filter(picture => !picture.naturalWidth).map(picture => picture.src);
    return pictures.every(picture => picture.complete) ? [broken] : null;
}"""
"""The pictures that cannot be shown, once nothing more is on its way."""
TOO_WIDE = """() => [...document.querySelectorAll("body, .room *")]
    .filter(place => place.checkVisibility() && place.getBoundingClientRect().right > innerWidth + 0.5)
    .map(place => place.outerHTML.slice(0, 200))"""
BUTTONS = re.compile(r"^\W*(\d+\. |Done$)")
"""What the buttons say that answer a question, and the one that ends a turn."""
TAPS = 40
"""The most taps of a turn."""


@asynccontextmanager
async def windows(sandbox: Sandbox, chromium: Path) -> AsyncIterator[OpenWindow]:
    """`await window("Bob", **PHONE)` opens the page as Bob; errors in any window fail the test."""
    errors: list[str] = []
    async with AsyncExitStack() as stack:
        playwright = await stack.enter_async_context(async_playwright())
        browser = await playwright.chromium.launch(executable_path=str(chromium), args=FLAGS)
        stack.push_async_callback(browser.close)
        expect.set_options(timeout=PATIENCE)

        async def open_window(person: str, **screen: object) -> Page:
            context = await browser.new_context(**screen)  # type: ignore[arg-type]  # one of the screens above
            context.set_default_timeout(PATIENCE)
            page = await context.new_page()
            page.on("pageerror", lambda error: errors.append(f"{person}: {error}"))
            await page.goto(f"{sandbox.url}/?as={person}")
            await page.locator(".message-list").wait_for()
            return page

        yield open_window
    assert errors == []


async def press(place: Locator) -> None:
    """A tap where the screen can be touched, a click elsewhere."""
    touched = await place.page.evaluate("navigator.maxTouchPoints > 0")
    await (place.tap() if touched else place.click())


async def start_match(page: Page, game: str) -> None:
    """/new, with the game, by its full name, chosen from the list."""
    await box(page).fill("/new")
    await press(page.get_by_role("option", name="/new", exact=True))
    await press(page.get_by_role("option", name=game).first)
    await press(page.get_by_role("button", name="Send"))
    await expect(lobby_button(page, "Join")).to_be_visible()


async def follow_to_the_thread(page: Page, game: str) -> None:
    """From the lobby to where the match is played."""
    await press(message(page, "At the table").get_by_role("link", name=re.compile(f"See thread|{game} ·")).first)
    await expect(page.get_by_text("Chance is bound to a secret key")).to_be_visible()


async def called(page: Page, shown: str) -> tuple[str, str]:
    """The id and the words of the next public message after `shown` that calls somebody or tells the result."""
    found = await page.wait_for_function(CALLED, arg=shown, polling=LOOK)
    identity, text = await found.json_value()
    return identity, text


async def take_turn(page: Page, number: int) -> None:
    """Play, a choice for each question, Done where it is offered, until nothing more is asked."""
    seen = await page.evaluate(ANSWER, "")
    await press(post_button(page, "Play"))
    for _ in range(TAPS):
        seen = await (await page.wait_for_function(ANSWER, arg=seen, polling=LOOK)).json_value()
        tappable = await next_tap(panel_of(page), number)
        if tappable is None:
            return
        await press(tappable)
    raise AssertionError(f"the turn has no end: {seen}")


async def take_turn_elsewhere(person: Person, page: Page, post: str, number: int) -> Json:
    """A turn by the same presses, without the page that shows the post. The panel at its end."""
    thread = page.url.rpartition("/")[2]
    asks = next(message for message in await person.messages(thread) if message["id"] == post)
    return await game_night.take_turn(person, asks, number)


async def next_tap(panel: Locator, number: int) -> Locator | None:
    """Done, else one of the options, by button or from a menu, which is opened; None where nothing is asked."""
    offered = panel.get_by_role("button", name=BUTTONS)
    if not (count := await offered.count()):
        menus = panel.get_by_role("combobox")
        if not (count := await menus.count()):
            return None
        await press(menus.nth(number % count))
        offered = panel.get_by_role("option")
        await offered.first.wait_for()
        count = await offered.count()
    return offered.nth(number % count)


async def assert_well_shown(page: Page) -> None:
    """Every picture is there, and nothing is wider than the screen."""
    assert await (await page.wait_for_function(BROKEN, polling=LOOK)).json_value() == [[]]
    assert await page.evaluate(TOO_WIDE) == []


def lobby_button(page: Page, name: str) -> Locator:
    return message(page, "At the table").get_by_role("button", name=name, exact=True)


def post_button(page: Page, name: str) -> Locator:
    return page.locator("article:not(.ephemeral)").last.get_by_role("button", name=re.compile(f"^\\W*{name}$"))


def panel_of(page: Page) -> Locator:
    return page.locator("article.ephemeral").last
