from __future__ import annotations

import json
import re

import pytest
from playwright.async_api import Page, expect

from tests.sandbox.page.conftest import OpenWindow
from tests.sandbox.page.hands import choose, message, use
from tests.sandbox.page.page_bot import BOARD_ALT

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.usefixtures("bot")]


LONG_LABEL = """async () => {
    const { components } = await import("/js/components.js");
    const label = "3. Look at the next five orders, which nobody else will know: 1 worker";
    const button = { type: 2, style: 1, emoji: { name: "🔒" }, label };
    const [row] = components([{ type: 1, components: [button] }], {});
    document.querySelector(".message-list").append(row);
    const words = document.createRange();
    words.selectNodeContents(row.querySelector(".button-face span:last-child"));
    const lines = words.getClientRects();
    return [lines.length, lines[0].left - row.querySelector(".emoji").getBoundingClientRect().right];
}"""
"""Measures the lines of a long label, and the distance to its icon."""


async def show_board(page: Page) -> None:
    await use(page, "board")
    await expect(page.get_by_role("heading", name="Manhattan")).to_be_visible()


async def test_every_component_of_a_board_is_shown(window: OpenWindow) -> None:
    alice = await window("Alice")
    await show_board(alice)
    image = alice.get_by_role("button", name=f"Open image: {BOARD_ALT}").get_by_role("img")
    await expect(image).to_have_attribute("alt", BOARD_ALT)
    assert await image.evaluate("image => image.decode().then(() => image.naturalWidth)") == 640
    await expect(alice.get_by_role("button", name="Open image: A tower")).to_be_visible()
    await expect(alice.get_by_role("button", name="Closed")).to_be_disabled()
    await expect(alice.get_by_role("link", name="Rules")).to_have_attribute("href", "https://example.com/rules")
    await expect(alice.get_by_role("link", name="Download log.txt")).to_be_visible()
    await expect(alice.get_by_role("separator")).not_to_have_count(0)
    edge = alice.locator(".container.accented").evaluate("box => getComputedStyle(box, '::before').backgroundColor")
    assert await edge == "rgb(59, 130, 196)"


async def test_the_icon_of_a_button_is_beside_a_label_of_several_lines(window: OpenWindow) -> None:
    alice = await window("Alice", viewport={"width": 390, "height": 844})
    lines, gap = await alice.evaluate(LONG_LABEL)
    assert lines > 1
    assert 0 < gap < 10


async def test_a_spoiler_container_opens_only_when_pressed(window: OpenWindow) -> None:
    alice = await window("Alice")
    await show_board(alice)
    hidden = alice.locator(".covered", has_text="The hidden hand")
    await expect(hidden.locator(".covered-content")).to_have_attribute("inert", "")
    await hidden.get_by_role("button", name="Show spoiler").click()
    await expect(hidden.locator(".covered-content")).not_to_have_attribute("inert", "")


async def test_a_press_changes_the_message_in_every_window_and_keeps_the_focus(window: OpenWindow) -> None:
    alice, bob = await window("Alice"), await window("Bob")
    await show_board(alice)
    button = alice.get_by_role("button", name="Press", exact=True)
    await button.focus()
    await alice.keyboard.press("Enter")
    await expect(message(bob, "Pressed 1 times")).to_be_visible()
    await expect(message(alice, "Pressed 1 times")).to_contain_text("(edited)")
    await expect(button).to_be_focused()
    await alice.keyboard.press("Enter")
    await expect(message(bob, "Pressed 2 times")).to_be_visible()


async def test_a_press_without_an_answer_shows_as_busy_and_then_as_failed(window: OpenWindow) -> None:
    alice = await window("Alice")
    await show_board(alice)
    silent = alice.get_by_role("button", name="Silent")
    await silent.click()
    await expect(silent).to_have_attribute("aria-busy", "true")
    await expect(alice.get_by_role("button", name="Press", exact=True)).to_be_disabled()
    await expect(alice.get_by_role("alert").filter(has_text="This interaction failed")).to_be_visible()
    await alice.get_by_role("button", name="Press", exact=True).click()
    await expect(message(alice, "Pressed 1 times")).to_be_visible()
    await expect(alice.get_by_text("This interaction failed")).to_have_count(0)


async def test_a_single_choice_is_sent_immediately(window: OpenWindow) -> None:
    alice = await window("Alice")
    await show_board(alice)
    await choose(alice, "Choose a district", "Midtown")
    await expect(message(alice, "You chose m")).to_contain_text("Only you can see this")
    await expect(alice.get_by_role("combobox", name="Choose a district")).to_contain_text("Midtown")


async def test_several_choices_are_sent_together_and_only_if_enough(window: OpenWindow) -> None:
    alice = await window("Alice")
    await show_board(alice)
    await choose(alice, "Choose your blocks", "5 high")
    await choose(alice, "Choose your blocks", "4 high", "1 high")
    await expect(message(alice, "Blocks 1 4")).to_be_visible()
    await expect(alice.get_by_text("Blocks 5")).to_have_count(0)


async def test_a_menu_limits_the_number_of_choices(window: OpenWindow) -> None:
    alice = await window("Alice")
    await show_board(alice)
    await alice.get_by_role("combobox", name="Choose your blocks").click()
    for option in ("1 high", "2 high", "3 high"):
        await alice.get_by_role("option", name=option).click()
    fourth = alice.get_by_role("option", name="4 high")
    await expect(fourth).to_have_attribute("aria-disabled", "true")
    await fourth.click(force=True)
    await expect(fourth).to_have_attribute("aria-selected", "false")


async def test_a_menu_can_be_used_with_the_keyboard_only(window: OpenWindow) -> None:
    alice = await window("Alice")
    await show_board(alice)
    await alice.get_by_role("combobox", name="Choose a district").focus()
    await alice.keyboard.press("Enter")
    await expect(alice.get_by_role("option", name="Midtown")).to_be_focused()
    await alice.keyboard.press("ArrowDown")
    await expect(alice.get_by_role("option", name="Harlem")).to_be_focused()
    await alice.keyboard.press("Enter")
    await expect(message(alice, "You chose h")).to_be_visible()


async def test_escape_leaves_a_menu_unchanged(window: OpenWindow) -> None:
    alice = await window("Alice")
    await show_board(alice)
    await alice.get_by_role("combobox", name="Choose a district").click()
    await alice.keyboard.press("Escape")
    await expect(alice.get_by_role("option", name="Midtown")).to_be_hidden()
    await expect(alice.get_by_role("combobox", name="Choose a district")).to_contain_text("Choose a district")


async def test_people_can_be_chosen(window: OpenWindow) -> None:
    alice = await window("Alice")
    await show_board(alice)
    await choose(alice, "Choose an opponent", "Carol")
    await expect(message(alice, "Against Carol")).to_be_visible()


async def test_a_form_shows_missing_fields_and_sends_its_values(window: OpenWindow) -> None:
    alice = await window("Alice")
    await show_board(alice)
    await alice.get_by_role("button", name="Replay").click()
    form = alice.get_by_role("dialog", name="Set up your match")
    await expect(form.get_by_role("textbox", name="Name")).to_be_focused()
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_role("alert").filter(has_text="This field is required")).to_have_count(3)
    await form.get_by_role("textbox", name="Name").fill("ab")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_text("At least 3 characters")).to_be_visible()
    await form.get_by_role("textbox", name="Name").fill("Friday")
    await form.get_by_role("textbox", name="Notes").fill("two\nlines")
    await choose(alice, "Speed", "Daily")
    await form.get_by_role("radio", name="Long").check()
    await form.get_by_role("checkbox", name="Big board").check()
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_have_count(0)
    sent = json.loads(await message(alice, "Friday").locator("pre").inner_text())
    assert sent == {
        "name": "Friday",
        "notes": "two\nlines",
        "speed": ["daily"],
        "scoring": "Long",
        "extras": ["Big board"],
    }


async def test_a_form_opens_only_in_the_window_that_requested_it(window: OpenWindow) -> None:
    first, second = await window("Alice"), await window("Alice")
    await use(first, "form")
    await expect(first.get_by_role("dialog")).to_be_visible()
    await expect(second.get_by_role("dialog")).to_have_count(0)


async def test_a_form_can_be_cancelled_and_opened_again(window: OpenWindow) -> None:
    alice = await window("Alice")
    for leave in ("Cancel", "Close"):
        await use(alice, "form")
        await alice.get_by_role("dialog").get_by_role("button", name=leave, exact=True).click()
        await expect(alice.get_by_role("dialog")).to_have_count(0)
    await use(alice, "form")
    await expect(alice.get_by_role("dialog")).to_be_visible()
    await alice.keyboard.press("Escape")
    await expect(alice.get_by_role("dialog")).to_have_count(0)


async def test_the_servers_refusal_of_a_form_is_shown_in_it(window: OpenWindow) -> None:
    alice = await window("Alice")
    await use(alice, "form")
    form = alice.get_by_role("dialog")
    await form.get_by_role("textbox", name="Name").fill("Friday")
    await choose(alice, "Speed", "Live")
    await form.get_by_role("radio", name="Short").check()
    await form.get_by_role("radio", name="Short").evaluate("radio => { radio.value = 'never offered' }")
    await form.get_by_role("button", name="Submit").click()
    await expect(
        form.get_by_role("alert").filter(has_text=re.compile("Something went wrong.*not offered"))
    ).to_be_visible()
    await expect(form.get_by_role("button", name="Submit")).to_be_enabled()
