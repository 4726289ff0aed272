from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from tests.sandbox.page.conftest import OpenWindow
from tests.sandbox.page.hands import box, message, use

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.usefixtures("bot")]


async def begin_new(page: Page) -> None:
    await box(page).fill("/new ")
    await page.get_by_role("form", name="/new").wait_for()


async def test_a_slash_lists_the_commands_with_their_descriptions(window: OpenWindow) -> None:
    alice = await window("Alice")
    await box(alice).press_sequentially("/")
    offered = alice.get_by_role("listbox", name="Commands")
    await expect(offered.get_by_role("option", name="/ping")).to_contain_text("Say pong")
    await expect(offered.get_by_role("option", name="/quiet show")).to_contain_text("Show your quiet hours")
    await box(alice).press_sequentially("pi")
    await expect(offered.get_by_role("option")).to_have_count(1)
    await alice.keyboard.press("Escape")
    await expect(offered).to_be_hidden()


async def test_a_command_can_be_used_with_the_keyboard_only(window: OpenWindow) -> None:
    alice = await window("Alice")
    await box(alice).press_sequentially("/pin")
    await alice.get_by_role("option", name="/ping").wait_for()
    await alice.keyboard.press("Enter")
    answer = message(alice, "Pong")
    await expect(answer).to_contain_text("Alice used /ping")
    await expect(box(alice)).to_be_focused()


async def test_a_person_has_a_menu_of_commands(window: OpenWindow) -> None:
    alice = await window("Alice")
    await use(alice, "ping")
    author = message(alice, "Pong").locator("button.author")
    await author.click()
    await alice.get_by_role("menu").get_by_role("menuitem", name="Wave", exact=True).click()
    answer = message(alice, "Waved at Parlour")
    await expect(answer).to_contain_text("Alice used Wave")
    await author.click(button="right")
    await expect(alice.get_by_role("menuitem", name="Wave", exact=True)).to_be_focused()
    await alice.keyboard.press("Escape")
    await expect(alice.get_by_role("menu")).to_be_hidden()


async def test_a_file_reaches_the_bot_and_a_message_has_a_menu_of_commands(window: OpenWindow) -> None:
    alice = await window("Alice")
    await box(alice).press_sequentially("/deliver ")
    chosen = {"name": "match.json", "mimeType": "application/json", "buffer": b"{}"}
    await alice.get_by_label("file").set_input_files(chosen)  # type: ignore[arg-type]  # one file as a dict
    await alice.get_by_role("button", name="Send").click()
    delivered = message(alice, "Got match.json: {}")
    await expect(delivered).to_contain_text("Alice used /deliver")
    await delivered.click(button="right")
    await alice.get_by_role("menu").get_by_role("menuitem", name="Quote", exact=True).click()
    await expect(message(alice, "Quoted Parlour")).to_contain_text("Alice used Quote")
    await delivered.hover()
    await delivered.get_by_role("button", name="More for this message").click()
    await expect(alice.get_by_role("menuitem", name="Quote", exact=True)).to_be_focused()


async def test_a_subcommand_reaches_the_bot(window: OpenWindow) -> None:
    alice = await window("Alice")
    await use(alice, "quiet show")
    await expect(message(alice, "From 22 to 7")).to_be_visible()


async def test_options_of_every_type_reach_the_bot(window: OpenWindow) -> None:
    alice = await window("Alice")
    await begin_new(alice)
    await alice.keyboard.type("mint")
    await alice.get_by_role("option", name="Mint Works").click()
    await expect(alice.get_by_role("textbox", name="seats")).to_be_focused()
    await alice.keyboard.type("3")
    for option, choice in (("speed", "Daily"), ("rival", "Carol"), ("rated", "True")):
        await alice.get_by_role("button", name=f"+ {option}").click()
        await alice.get_by_role("option", name=choice).click()
    await alice.keyboard.press("Enter")
    await expect(message(alice, "Opened: mint works 3 daily Carol True")).to_be_visible()


async def test_the_bots_suggestions_follow_the_typed_text(window: OpenWindow) -> None:
    alice = await window("Alice")
    await begin_new(alice)
    suggestions = alice.get_by_role("listbox", name="game").get_by_role("option")
    await expect(suggestions).to_have_text(["Manhattan", "Mint Works", "Montana"])
    await alice.keyboard.type("mo")
    await expect(suggestions).to_have_text(["Montana"])
    await alice.keyboard.press("Tab")
    await expect(alice.get_by_role("combobox", name="game")).to_have_value("Montana")


async def test_a_command_is_not_sent_while_an_option_is_missing_or_wrong(window: OpenWindow) -> None:
    alice = await window("Alice")
    await begin_new(alice)
    await alice.get_by_role("option", name="Montana").click()
    await alice.keyboard.press("Enter")
    await expect(alice.get_by_role("alert").filter(has_text="This field is required")).to_be_visible()
    for typed, complaint in (
        ("x", "Enter a number"),
        ("2.5", "Enter a whole number"),
        ("9", "At most 4"),
        ("1", "At least 2"),
    ):
        await alice.get_by_role("textbox", name="seats").fill(typed)
        await alice.keyboard.press("Enter")
        await expect(alice.get_by_role("alert").filter(has_text=complaint)).to_be_visible()
    await expect(alice.get_by_role("article")).to_have_count(0)


async def test_escape_cancels_a_command_form(window: OpenWindow) -> None:
    alice = await window("Alice")
    await begin_new(alice)
    await alice.get_by_role("option", name="Montana").click()
    await alice.keyboard.press("Escape")
    await expect(box(alice)).to_be_focused()
    await expect(box(alice)).to_have_value("")


async def test_a_late_answer_shows_a_waiting_row(window: OpenWindow) -> None:
    alice, bob = await window("Alice"), await window("Bob")
    await use(alice, "think")
    await expect(alice.get_by_text("Parlour is thinking…")).to_be_visible()
    await expect(bob.get_by_text("Parlour is thinking…")).to_be_visible()
    await expect(message(alice, "Answered late")).to_contain_text("Alice used /think")
    await expect(alice.get_by_text("Parlour is thinking…")).to_have_count(0)


async def test_a_command_without_an_answer_shows_a_failure_that_can_be_dismissed(window: OpenWindow) -> None:
    alice = await window("Alice")
    await use(alice, "silent")
    await expect(alice.get_by_text("Sending command…")).to_be_visible()
    failed = message(alice, "The application did not respond")
    await expect(failed).to_contain_text("Alice used /silent")
    await failed.get_by_role("button", name="Dismiss message").click()
    await expect(alice.get_by_role("article")).to_have_count(0)


async def test_in_a_group_chat_those_who_have_installed_the_bot_use_its_commands(window: OpenWindow) -> None:
    bob, alice = await window("Bob"), await window("Alice")
    for person, listed in ((bob, False), (alice, True)):
        await person.get_by_role("navigation", name="Channels").get_by_role("link", name="Saturday games").click()
        await expect(box(person)).to_have_attribute("placeholder", "Message Saturday games")
        await box(person).press_sequentially("/ping")
        await expect(person.get_by_role("listbox", name="Commands")).to_be_visible(visible=listed)
        await box(person).fill("")
    await use(alice, "ping")
    await expect(message(alice, "Pong")).to_be_visible()


async def test_commands_can_be_used_in_direct_messages_with_the_bot(window: OpenWindow) -> None:
    alice = await window("Alice")
    await alice.get_by_role("navigation", name="Channels").get_by_role("link", name="Parlour").click()
    await expect(box(alice)).to_have_attribute("placeholder", "Message @Parlour")
    await use(alice, "ping")
    await expect(message(alice, "Pong")).to_be_visible()
