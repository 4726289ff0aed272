"""People who play through the page: windows of a real browser, and the taps and checks in them."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

from playwright.async_api import Locator, Page, TimeoutError, async_playwright, expect

from sandbox import Sandbox
from tests.end_to_end.harness import Harness, Match
from tests.sandbox.page.conftest import FLAGS
from tests.sandbox.page.hands import box, message

OpenWindow = Callable[..., Awaitable[Page]]
PATIENCE = 30_000  # milliseconds
LOOK = 100
"""Milliseconds between two checks of the page; checking at every frame would keep the machine busy rendering frames."""
WIDE = {"viewport": {"width": 1280, "height": 900}}
PHONE = {"viewport": {"width": 393, "height": 852}, "has_touch": True, "is_mobile": True}
DARK = {"viewport": {"width": 640, "height": 844}, "color_scheme": "dark"}
CALLED = """shown => {
    const newest = [...document.querySelectorAll("li:has(> article:not(.ephemeral))")].at(-1);
    if (!newest) return null;
    const story = [...newest.querySelectorAll(".prose p")].map(line => line.textContent);
    const now = [newest.dataset.id, ...story].join("\\n");
    const isNews = now !== shown && newest.querySelector("button");
    const calls = /^@?\\w+, it is your turn|The match is over/m.test(newest.innerText);
    const othersAct = newest.innerText.includes("Thinking: ");
    return isNews && calls && !othersAct ? [now, newest.innerText] : null;
}"""
"""Returns id and content of the newest public message, and its text, once they are others and prompt one person alone,
or are the result.

If computers moved at the same time, their posts would remove the buttons before such quick taps could reach them.
"""
ANSWER = """seen => {
    const panel = [...document.querySelectorAll("article.ephemeral:has(.components)")].at(-1);
    if (!panel) return null;
    const texts = [...panel.querySelectorAll(".components .prose")].map(box => box.textContent);
    const pictures = [...panel.querySelectorAll("img")].map(image => image.getAttribute("src"));
    const shown = [panel.closest("li").dataset.id, ...texts, ...pictures].join("\\n");
    return shown === seen ? null : shown;
}"""
"""Returns id, texts and images of the newest private panel, without buttons and menus, once they differ from `seen`.

All of its texts: the question alone may be the same twice in a turn.
"""
BROKEN = """() => {
    const pictures = [...document.images];
    const broken = pictures.filter(picture => !picture.naturalWidth).map(picture => picture.src);
    return pictures.every(picture => picture.complete) ? [broken] : null;
}"""
"""Returns the broken images once all images have loaded."""
LENGTH = """() => {
    const list = document.querySelector(".message-list");
    list.parentElement.scrollTop = 0;
    const pictures = [...document.images].every(picture => picture.complete);
    return pictures && list.querySelector(".intro") ? list.scrollHeight : null;
}"""
"""Scrolls up, and returns the height of the thread once it is loaded up to its beginning."""
MOST_SCREENS = 25
"""The most heights of a phone that a whole match of Manhattan may take."""
TOO_WIDE = """() => [...document.querySelectorAll("body, .room *")]
    .filter(place => place.checkVisibility() && place.getBoundingClientRect().right > innerWidth + 0.5)
    .map(place => place.outerHTML.slice(0, 200))"""
BUTTONS = re.compile(r"^\W*(\d|Done$)")
"""How the labels of buttons begin that answer a question or lead to its options, and the one that ends a turn."""
TAPS = 40
"""The most taps of a turn."""
TRIES = 3
"""The most times that a press is repeated."""


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
    """Taps on a touch screen, clicks elsewhere."""
    touched = await place.page.evaluate("navigator.maxTouchPoints > 0")
    await (place.tap() if touched else place.click())


async def start_match(page: Page, game: str) -> None:
    """Opens a lobby by /new and the button of the game."""
    await box(page).fill("/new")
    await press(page.get_by_role("option", name="/new", exact=True))
    await press(page.get_by_role("button", name="Send"))
    await press(page.get_by_role("button", name=f"{game} ·"))
    await expect(lobby_button(page, "Join")).to_be_visible()


async def open_thread(page: Page, game: str) -> None:
    """Goes from the lobby to the thread of the match."""
    await press(message(page, "Players (").get_by_role("link", name=re.compile(f"See thread|{game} ·")).first)
    await expect(post_button(page, "More")).to_be_visible()


async def next_call(page: Page, shown: str) -> tuple[str, str]:
    """Returns what is shown next, after `shown`, by a post that prompts somebody or is the result, and its text.

    What is shown begins with the id of the post, on a line of its own.
    """
    found = await page.wait_for_function(CALLED, arg=shown, polling=LOOK)
    identity, text = await found.json_value()
    return identity, text


async def take_turn(page: Page, number: int) -> None:
    """Presses Play, answers each question, and presses Done if it is offered, until no question is left."""
    seen = await page.evaluate(ANSWER, "")
    seen = await answer_to(page, seen, lambda: press(post_button(page, "Play")))
    for _ in range(TAPS):
        if not await has_question(panel_of(page)):
            return
        seen = await answer_to(page, seen, lambda: tap(panel_of(page), number))
    raise AssertionError(f"the turn has no end: {seen}")


async def answer_to(page: Page, seen: str | None, act: Callable[[], Awaitable[None]]) -> str:
    """Acts, and returns what the panel then shows. Acts again like a person if a press on a busy machine failed."""
    for _ in range(TRIES):
        await act()
        with suppress(TimeoutError):
            changed = await page.wait_for_function(ANSWER, arg=seen, polling=LOOK, timeout=PATIENCE / TRIES)
            return str(await changed.json_value())
    failures = await page.locator(".failure").all_inner_texts()
    raise AssertionError(f"the panel does not change: {seen}\nfailed presses: {failures}")


@asynccontextmanager
async def away(pages: Iterable[Page], harness: Harness) -> AsyncIterator[Match]:
    """Yields the match of a thread that some pages show, which show nothing until the end, when all is announced."""
    addresses = {page: page.url for page in pages}
    for page in addresses:
        await page.goto("about:blank")
    thread = next(iter(addresses.values())).rpartition("/")[2]
    match = Match(harness, {"id": thread}, thread)
    await match.settled_post()
    yield match
    await match.settle()
    for page, address in addresses.items():
        await page.goto(address)


async def has_question(panel: Locator) -> bool:
    """Returns whether the panel offers Done, an option or a menu."""
    return bool(await panel.get_by_role("button", name=BUTTONS).count() or await panel.get_by_role("combobox").count())


async def tap(panel: Locator, number: int) -> None:
    """Taps Done, or one of the options as a button or in a menu, which is opened; nothing if there is no question."""
    offered = panel.get_by_role("button", name=BUTTONS)
    if not (count := await offered.count()):
        menus = panel.get_by_role("combobox")
        if not (count := await menus.count()):
            return
        await press(menus.nth(number % count))
        offered = panel.get_by_role("option")
        await offered.first.wait_for()
        count = await offered.count()
    await press(offered.nth(number % count))


async def assert_well_shown(page: Page) -> None:
    """Every image is loaded, and nothing is wider than the screen."""
    assert await (await page.wait_for_function(BROKEN, polling=LOOK)).json_value() == [[]]
    assert await page.evaluate(TOO_WIDE) == []


async def assert_short(page: Page) -> None:
    """The open thread takes few screens of a phone, and everything in it is well shown."""
    found = await page.wait_for_function(LENGTH, polling=200, timeout=2 * PATIENCE)
    assert page.viewport_size is not None
    assert await found.json_value() / page.viewport_size["height"] <= MOST_SCREENS
    await assert_well_shown(page)


def lobby_button(page: Page, name: str) -> Locator:
    return message(page, "Players (").get_by_role("button", name=name, exact=True)


async def start(page: Page) -> None:
    """Starts the match of the lobby, by the panel of its host."""
    await press(message(page, "Players (").get_by_role("button", name=re.compile("start …")))
    await press(host_button(page, "Start"))
    await expect(message(page, "Players (")).to_contain_text("The match has started")


def host_button(page: Page, name: str) -> Locator:
    """Returns a button in the panel of the host."""
    return panel_of(page).get_by_role("button", name=name, exact=True)


def post_button(page: Page, name: str) -> Locator:
    return page.locator("article:not(.ephemeral)").last.get_by_role("button", name=re.compile(f"^\\W*{name}$"))


def panel_of(page: Page) -> Locator:
    return page.locator("article.ephemeral").last
