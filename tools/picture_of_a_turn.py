"""Makes docs/images/turn.webp: a turn as Alice takes it on her phone, and as Bob sees it on his.

The match is real, and another one each time. A browser presses the buttons of the turn that is shown.
Run by hand, with a Chromium on the PATH: `.venv/bin/python -m tools.picture_of_a_turn`. The fonts Inter and Noto Color
Emoji (Debian: fonts-inter, fonts-noto-color-emoji) make it look as on most phones.
"""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from time import time
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont
from playwright.async_api import Browser, Locator, Page, ViewportSize, async_playwright

from sandbox.testing import reading
from tests.end_to_end.harness import prompted_by, running_harness, take_turns

PROJECT = Path(__file__).parents[1]
PICTURE = PROJECT / "docs/images/turn.webp"
GAME = "manhattan"
TURNS = 32
"""The fewest turns before the one that is shown."""
FASTER = 1500
"""How many times faster the bot's clock goes: those who play within minutes are not called by each post."""
WANTED = "blue on top"
"""An option with these words is chosen if there is one: Alice, who is yellow, takes over a building of Bob's."""

WIDTH, HEIGHT, SCALE = 390, 760, 1.5
"""A phone's screen in the pixels of the page, and how many pixels of the picture each of them is."""
MARGIN, HEAD = 20, 84
"""Around the phones, and above them for the caption, in pixels of the page."""
STEPS, STEP, TAP = 7, 40, 240
"""The pictures of a finger's way to a button, and the milliseconds of each and of the press."""
LOOK = """
    * { --font: Inter, system-ui, "Noto Color Emoji" !important; scrollbar-width: none !important }
    .stamp { display: none }
"""
GROUND, INK, FADED = "#17181b", "#f4f5f7", "#9aa0ab"
FONTS = PROJECT / "rendering/fonts"

Place = tuple[float, float]


class Frame(NamedTuple):
    """A picture, and for how many milliseconds it is shown."""

    picture: Image.Image
    duration: int


class Film:
    """Pictures of two phones side by side, in the order in which things happen."""

    def __init__(self, alice: Page, bob: Page) -> None:
        self.frames: list[Frame] = []
        self._pages = (alice, bob)
        self._finger: Place = (WIDTH * 0.75, HEIGHT * 0.55)

    async def show(self, caption: str, duration: int) -> None:
        """Adds both phones as they are now."""
        self.frames.append(Frame(_composed(caption, [await _screenshot(page) for page in self._pages]), duration))

    async def press(self, button: Locator) -> None:
        """Moves Alice's finger to a button and presses it."""
        box, start, still = await button.bounding_box(), self._finger, self.frames[-1].picture
        assert box is not None
        end = self._finger = (box["x"] + box["width"] * 0.6, box["y"] + box["height"] * 0.6)
        for step in range(1, STEPS + 1):
            way = (step / STEPS) ** 2 * (3 - 2 * step / STEPS)  # slow at both ends
            place = (start[0] + (end[0] - start[0]) * way, start[1] + (end[1] - start[1]) * way)
            self.frames.append(Frame(_touched(still, place, 15, 90), STEP))
        self.frames.append(Frame(_touched(still, end, 11, 150), TAP))
        await button.click()
        await button.page.mouse.move(0, 0)  # so that nothing looks touched any more

    def save(self, path: Path) -> None:
        """Writes the film as an endless animation. Few colours keep it small, and without loss its letters sharp."""
        stills = [frame.picture for frame in self.frames if frame.duration > TAP]
        sheet = Image.new("RGB", (stills[0].width, stills[0].height * len(stills)))
        for number, still in enumerate(stills):
            sheet.paste(still, (0, number * still.height))
        colours = sheet.quantize(256, Image.Quantize.MEDIANCUT, kmeans=1)
        first, *others = [
            frame.picture.quantize(palette=colours, dither=Image.Dither.NONE).convert("RGB") for frame in self.frames
        ]
        durations = [frame.duration for frame in self.frames]
        first.save(
            path, save_all=True, append_images=others, duration=durations, loop=0, lossless=True, minimize_size=True
        )


async def main() -> None:
    """Plays the match, takes the turn and saves the picture."""
    async with AsyncExitStack() as stack:
        data = Path(stack.enter_context(TemporaryDirectory()))
        began = time()
        harness = await stack.enter_async_context(
            running_harness("", data, now=lambda: round(began + (time() - began) * FASTER), emojis=True, pace=1000)
        )
        started = await harness.start_match("Bob", game=GAME, set_up={"start_player": "first_seat"})
        await take_turns(started, range(TURNS))
        while prompted_by(started.post) != ["Alice"] or "Play a card" not in reading.text(started.post):
            await take_turns(started, [1])
        browser = await stack.enter_async_context(chromium())
        place = f"{started.guild}/{started.channel}"
        phones = [await phone(browser, harness.sandbox.url, name, place) for name in ("Alice", "Bob")]
        film = Film(*phones)
        await film_turn(film, phones[0])
        film.save(PICTURE)


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """Runs the browser on the PATH."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        yield browser
        await browser.close()


async def phone(browser: Browser, url: str, name: str, place: str) -> Page:
    """Opens a channel on somebody's phone; `place` is the ids of its server and itself, with a slash."""
    screen = ViewportSize(width=WIDTH, height=HEIGHT)
    page = await browser.new_page(viewport=screen, device_scale_factor=SCALE, color_scheme="dark", bypass_csp=True)
    await open_channel(page, url, name, place)
    return page


async def open_channel(page: Page, url: str, name: str, place: str) -> None:
    """Opens a channel as somebody, in the letters of most phones."""
    await page.goto(f"{url}/?as={name}#/channels/{place}")
    await page.add_style_tag(content=LOOK)


async def film_turn(film: Film, alice: Page) -> None:
    """Presses Play, an option of each question, and Done."""
    await film.show("One mention: it is Alice’s turn.", 2600)
    await film.press(alice.locator("[data-custom-id^='play:']").last)
    await alice.get_by_text("Only you can see this").last.wait_for()
    panel = alice.locator("article.ephemeral").last
    caption = "Only Alice sees her cards and her choices."
    while not await (done := panel.locator("[data-custom-id^='done:']")).count():
        await film.show(caption, 2400)
        caption = "A tap for each choice, and all of them are legal."
        options = panel.locator("[data-custom-id^='pick:'], [data-custom-id^='kind:']")
        wanted = options.filter(has_text=WANTED)
        before = [await panel.element_handle(), await panel.inner_text()]
        await film.press(wanted.last if await wanted.count() else options.first)
        await alice.wait_for_function("([panel, before]) => panel.innerText !== before", arg=before)
        await alice.wait_for_timeout(1000)  # the buttons follow the text
    await film.show("A preview for her alone: nothing counts until Done.", 2600)
    await film.press(done)
    await alice.get_by_text("@Bob, it is your turn").wait_for()
    await film.show("Everybody gets the new board, and Bob his mention.", 4000)


def _composed(caption: str, shots: list[Image.Image]) -> Image.Image:
    """Returns the screens side by side, with a caption and names above them."""
    width, height = round((2 * WIDTH + 3 * MARGIN) * SCALE), round((HEAD + HEIGHT + MARGIN) * SCALE)
    picture = Image.new("RGB", (width, height), GROUND)
    draw = ImageDraw.Draw(picture)
    draw.text((width / 2, 30 * SCALE), caption, INK, _font("Bold", 22), anchor="mm")
    for number, (name, shot) in enumerate(zip(("Alice", "Bob"), shots, strict=True)):
        left, top = round((MARGIN + number * (WIDTH + MARGIN)) * SCALE), round(HEAD * SCALE)
        draw.text((left + 4 * SCALE, top - 16 * SCALE), f"{name}’s phone", FADED, _font("Medium", 16), anchor="lm")
        corners = Image.new("L", shot.size)
        ImageDraw.Draw(corners).rounded_rectangle((0, 0, shot.width - 1, shot.height - 1), 14 * SCALE, 255)
        picture.paste(shot, (left, top), corners)
    return picture


def _touched(picture: Image.Image, place: Place, radius: int, strength: int) -> Image.Image:
    """Returns the picture with a finger on Alice's screen."""
    layer = Image.new("RGBA", picture.size)
    centre = ((place[0] + MARGIN) * SCALE, (place[1] + HEAD) * SCALE)
    ImageDraw.Draw(layer).circle(centre, radius * SCALE, (255, 255, 255, strength), "#ffffff", round(2 * SCALE))
    return Image.alpha_composite(picture.convert("RGBA"), layer).convert("RGB")


def _font(weight: str, size: float) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(FONTS / f"NotoSansJP-{weight}.ttf", round(size * SCALE))


async def _screenshot(page: Page) -> Image.Image:
    await page.wait_for_load_state("load")
    await page.wait_for_timeout(1200)
    return Image.open(BytesIO(await page.screenshot(animations="disabled", caret="hide"))).convert("RGB")


if __name__ == "__main__":
    asyncio.run(main())
