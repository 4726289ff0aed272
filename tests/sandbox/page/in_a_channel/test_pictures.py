"""Pictures are shown in the sizes that Discord gives them."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, ViewportSize, expect

from tests.sandbox.page.conftest import OpenWindow
from tests.sandbox.page.hands import use

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.usefixtures("bot")]

COMPUTER: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}


async def size(page: Page, name: str) -> tuple[int, int]:
    """Returns the width and height in which an image is shown, in pixels of the page."""
    image = page.get_by_role("button", name=f"Open image: {name}").last
    await expect(image).to_be_visible()
    box = await image.bounding_box()
    assert box
    return round(box["width"]), round(box["height"])


async def test_a_computer_fits_pictures_into_600_by_350_and_attachments_into_550(window: OpenWindow) -> None:
    alice = await window("Alice", viewport=COMPUTER)
    await use(alice, "sizes")
    assert await size(alice, "flat") == (600, 350)
    assert await size(alice, "tall") == (233, 350)
    assert await size(alice, "classic") == (550, 321)
    assert await size(alice, "small") == (80, 60)


async def test_the_padding_of_a_box_comes_off_the_width_of_its_pictures(window: OpenWindow) -> None:
    alice = await window("Alice", viewport=COMPUTER)
    await use(alice, "sizes")
    width, height = await size(alice, "boxed")
    assert 560 <= width <= 570
    assert height == round(width * 7 / 12)


async def test_a_phone_leaves_a_column_and_a_margin_beside_pictures(window: OpenWindow) -> None:
    alice = await window("Alice", viewport=PHONE)
    await use(alice, "sizes")
    assert await size(alice, "flat") == (314, 183)
    assert await size(alice, "tall") == (267, 400)


async def test_a_message_keeps_its_height_while_its_picture_loads(window: OpenWindow) -> None:
    alice = await window("Alice", viewport=PHONE)
    await alice.route("**/*.png*", lambda route: route.abort())
    await use(alice, "sizes")
    assert await size(alice, "flat") == (314, 183)


async def test_several_pictures_of_one_gallery_are_cropped_and_of_several_are_not(window: OpenWindow) -> None:
    alice = await window("Alice", viewport=COMPUTER)
    await use(alice, "album")
    width, height = await size(alice, "View 2")
    assert width == height


async def test_all_pictures_of_a_message_are_beside_each_other_when_enlarged(window: OpenWindow) -> None:
    alice = await window("Alice", viewport=COMPUTER)
    await use(alice, "sizes")
    await alice.get_by_role("button", name="Open image: tall").last.click()
    await expect(alice.get_by_role("dialog", name="Image")).to_contain_text("2 of 3")
