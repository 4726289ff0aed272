from __future__ import annotations

import pytest
from playwright.async_api import Route, expect

from sandbox import Sandbox
from tests.sandbox.page.conftest import OpenWindow
from tests.sandbox.page.hands import message, send, staying_still, use
from tests.sandbox.page.page_bot import PageBot

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.usefixtures("bot")]


async def test_a_message_appears_in_the_window_of_another_person(window: OpenWindow) -> None:
    alice, bob = await window("Alice"), await window("Bob")
    await send(alice, "Good **evening**")
    written = message(bob, "Good evening")
    await expect(written.locator("strong")).to_have_text("evening")
    await expect(written).to_contain_text("Alice")


async def test_an_empty_channel_explains_how_to_start(window: OpenWindow, channel: str) -> None:
    alice = await window("Alice")
    await expect(alice.get_by_text(f"This is the start of #{channel}.")).to_be_visible()
    await expect(alice.get_by_text("Type / to see what the bot can do")).to_be_visible()


async def test_messages_of_one_author_are_grouped_under_one_name(window: OpenWindow) -> None:
    alice = await window("Alice")
    for text in ("One", "Two", "Three"):
        await send(alice, text)
    await expect(alice.get_by_role("article")).to_have_count(3)
    await expect(alice.locator("article .author")).to_have_count(1)


async def test_markup_in_a_message_stays_text(window: OpenWindow) -> None:
    alice = await window("Alice")
    await send(alice, "<img src=x onerror=alert(1)> <b>bold</b>")
    await expect(message(alice, "<b>bold</b>")).to_contain_text("<img src=x onerror=alert(1)>")
    await expect(alice.locator("article img, article b")).to_have_count(0)


async def test_only_the_recipient_sees_an_ephemeral_answer_and_may_dismiss_it(window: OpenWindow) -> None:
    alice, bob = await window("Alice"), await window("Bob")
    await use(alice, "whisper")
    secret = message(alice, "A secret")
    await expect(secret).to_contain_text("Only you can see this")
    await use(alice, "ping")
    await expect(message(bob, "Pong")).to_be_visible()
    await expect(bob.get_by_text("A secret")).to_have_count(0)
    await secret.get_by_role("button", name="Dismiss message").click()
    await expect(alice.get_by_text("A secret")).to_have_count(0)
    await alice.reload()
    await expect(message(alice, "Pong")).to_be_visible()
    await expect(alice.get_by_text("A secret")).to_have_count(0)


async def test_people_can_delete_their_own_messages(window: OpenWindow) -> None:
    alice, bob = await window("Alice"), await window("Bob")
    await send(alice, "Oops")
    await expect(message(bob, "Oops")).to_be_visible()
    await message(alice, "Oops").hover()
    await message(alice, "Oops").get_by_role("button", name="Delete message").click()
    await expect(bob.get_by_text("Oops")).to_have_count(0)


async def test_older_messages_load_while_scrolling_up_without_moving_the_view(
    sandbox: Sandbox, window: OpenWindow, channel: str
) -> None:
    alice = await window("Alice")
    talker = await sandbox.person("Bob")
    for number in range(120):
        await talker.send(channel, f"Message number {number:03}")
    await expect(message(alice, "number 119")).to_be_in_viewport()
    await alice.reload()
    await expect(message(alice, "number 119")).to_be_in_viewport()
    await expect(alice.get_by_role("article")).to_have_count(50)
    read = message(alice, "number 072")
    await read.scroll_into_view_if_needed()
    async with staying_still(read):
        await alice.locator("#messages").evaluate("scroller => scroller.scrollBy(0, -1)")
        await expect(alice.get_by_role("article")).to_have_count(100)
        await alice.locator("#messages").evaluate("scroller => scroller.scrollBy(0, 1)")
    await alice.locator("#messages").evaluate("scroller => { scroller.scrollTop = 0 }")
    await expect(alice.get_by_role("article")).to_have_count(120)


async def test_new_messages_scroll_into_view_only_for_a_reader_at_the_end(
    sandbox: Sandbox, window: OpenWindow, channel: str
) -> None:
    alice = await window("Alice")
    talker = await sandbox.person("Bob")
    for number in range(40):
        await talker.send(channel, f"Message number {number:03}")
    await expect(message(alice, "number 039")).to_be_in_viewport()
    await alice.locator("#messages").evaluate("scroller => { scroller.scrollTop = 100 }")
    await expect(alice.get_by_role("button", name="Jump to the newest message")).to_be_visible()
    await talker.send(channel, "The last word")
    await expect(message(alice, "The last word")).to_be_attached()
    await expect(message(alice, "The last word")).not_to_be_in_viewport()
    await alice.get_by_role("button", name="Jump to the newest message").click()
    await expect(message(alice, "The last word")).to_be_in_viewport()


async def test_a_message_that_arrives_while_the_page_loads_is_shown(
    sandbox: Sandbox, window: OpenWindow, channel: str
) -> None:
    alice = await window("Alice")
    talker = await sandbox.person("Bob")

    async def answer_late(route: Route) -> None:
        response = await route.fetch()
        await talker.send(channel, "Said meanwhile")
        await route.fulfill(response=response)

    await alice.route("**/messages?*", answer_late, times=1)
    await alice.reload()
    await expect(message(alice, "Said meanwhile")).to_be_visible()


async def test_images_open_at_full_size_with_their_alt_text_folded(window: OpenWindow) -> None:
    alice = await window("Alice")
    await use(alice, "album")
    await alice.get_by_role("button", name="Open image: View 2").click()
    viewer = alice.get_by_role("dialog", name="Image")
    await expect(viewer.get_by_text("View 2")).to_be_hidden()
    await viewer.get_by_text("ALT").click()
    await expect(viewer.get_by_text("View 2")).to_be_visible()
    await alice.keyboard.press("ArrowRight")
    shown = viewer.get_by_role("img", name="View 3")
    assert await shown.evaluate("image => image.naturalWidth") == 320
    await alice.keyboard.press("Escape")
    await expect(viewer).to_have_count(0)


async def test_an_embed_shows_its_title_fields_and_footer(window: OpenWindow) -> None:
    alice = await window("Alice")
    await use(alice, "classic")
    embed = message(alice, "Who leads?").locator(".embed")
    await expect(embed).to_contain_text("The score")
    await expect(embed.locator("strong")).to_have_text("three")
    await expect(embed).to_contain_text("12 points")
    await expect(embed).to_contain_text("Turn 3")
    await expect(alice.get_by_role("button", name="Open image: A match")).to_be_visible()


async def test_a_typing_person_is_named_until_the_message_arrives(
    sandbox: Sandbox, bot: PageBot, window: OpenWindow, channel: str
) -> None:
    alice = await window("Alice")
    place = bot.get_partial_messageable(int(sandbox.control.channel(channel).id))
    await place.typing()
    await expect(alice.get_by_text("Parlour is typing…")).to_be_visible()
    await place.send("Here it is")
    await expect(message(alice, "Here it is")).to_be_visible()
    await expect(alice.get_by_text("Parlour is typing…")).to_have_count(0)


async def test_a_reply_previews_its_original_without_spoilers(
    sandbox: Sandbox, bot: PageBot, window: OpenWindow, channel: str
) -> None:
    alice = await window("Alice")
    place = bot.get_partial_messageable(int(sandbox.control.channel(channel).id))
    question = await place.send("It was **not** ||the butler||")
    await question.reply("Really?")
    preview = message(alice, "Really?").get_by_role("link")
    await expect(preview).to_have_text("It was not ▇▇▇")
    await preview.click()
    await expect(alice.locator("li.lit")).to_contain_text("It was not")
