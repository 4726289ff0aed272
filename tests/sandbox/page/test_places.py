from __future__ import annotations

import re
from typing import Literal

import discord
import pytest
from playwright.async_api import Browser, expect

from sandbox import Sandbox
from tests.sandbox.page.conftest import OpenWindow
from tests.sandbox.page.hands import address, box, message, send, use
from tests.sandbox.page.page_bot import Board, PageBot

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.usefixtures("bot")]
PAIRS = [
    ("text", "page"),
    ("muted", "page"),
    ("muted", "side"),
    ("muted", "raised"),
    ("link", "page"),
    ("danger-words", "page"),
    ("brand-words", "brand-soft"),
    ("neutral-words", "neutral"),
    ("on-brand", "brand"),
    ("on-brand", "success"),
    ("on-brand", "danger"),
    ("text", "mine"),
    ("muted", "mine"),
]
COLOURS = """names => Object.fromEntries(names.map(name => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = `var(--${name})`;
    return [name, getComputedStyle(probe).color.match(/[0-9]+/g).slice(0, 3).map(Number)];
}))"""
# One query for all: the page may render its header again between two.
TOO_LONG = """() => {
    const title = document.querySelector("header h2 span"), box = document.querySelector("textarea");
    const styles = [getComputedStyle(title), getComputedStyle(box), getComputedStyle(box, "::placeholder")];
    return [title.scrollWidth > title.clientWidth, ...styles.map(style => style.textOverflow)];
}"""
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


async def test_the_sidebar_lists_the_channels_the_people_and_the_bot(window: OpenWindow) -> None:
    alice = await window("Alice")
    places = alice.get_by_role("navigation", name="Channels")
    for name in ("lobby", "manhattan", "board-games", "read-only", "Parlour", "Bob", "Carol", "Dave"):
        await expect(places.get_by_role("link", name=name, exact=True)).to_be_visible()
    await expect(alice.get_by_text("Parlour: online")).to_be_visible()


async def test_switching_the_acting_person_keeps_the_channel(window: OpenWindow) -> None:
    alice = await window("Alice")
    await alice.get_by_role("link", name="manhattan").click()
    await expect(box(alice)).to_have_attribute("placeholder", "Message #manhattan")
    await alice.get_by_role("navigation", name="Acting as").get_by_role("link", name="Bob").click()
    await expect(alice.get_by_role("navigation", name="Acting as").locator("[aria-current]")).to_have_text(
        re.compile("Bob")
    )
    await expect(box(alice)).to_have_attribute("placeholder", "Message #manhattan")
    await send(alice, "Now as Bob")
    await expect(message(alice, "Now as Bob").locator(".author")).to_have_text("Bob")


async def test_a_thread_has_a_card_under_its_message_and_an_entry_under_its_channel(window: OpenWindow) -> None:
    alice = await window("Alice")
    await use(alice, "thread")
    card = message(alice, "A match for two").get_by_role("link", name="Match 7: See thread ›")
    await expect(card).to_contain_text("1 message ›")
    await card.click()
    await expect(message(alice, "Welcome to the match")).to_be_visible()
    place = alice.get_by_role("navigation", name="Channels").get_by_role("link", name="Match 7")
    await expect(place).to_have_attribute("aria-current", "page")


async def test_an_open_thread_shows_a_change_of_the_message_it_was_started_from(
    sandbox: Sandbox, bot: PageBot, window: OpenWindow
) -> None:
    starter = await lobby_of(sandbox, bot).send("A lobby")
    await starter.create_thread(name="Match 7")
    alice = await window("Alice", address(sandbox, "Match 7"))
    await expect(message(alice, "A lobby")).to_be_visible()
    await starter.edit(content="The match has started")
    await expect(message(alice, "The match has started")).to_be_visible()


async def test_a_mention_of_a_thread_that_does_not_exist_yet_becomes_a_link(
    sandbox: Sandbox, bot: PageBot, window: OpenWindow
) -> None:
    alice = await window("Alice")
    starter = await lobby_of(sandbox, bot).send("A lobby")
    await send(alice, f"Play in <#{starter.id}>")
    await expect(message(alice, "Play in #unknown")).to_be_visible()
    await starter.create_thread(name="Match 7")
    await message(alice, "Play in").get_by_role("link", name="Match 7").click()
    await expect(alice.get_by_text("This is the start of the thread “Match 7”.")).to_be_visible()


def lobby_of(sandbox: Sandbox, bot: PageBot) -> discord.TextChannel:
    channel = bot.get_channel(int(sandbox.control.channel("lobby").id))
    assert isinstance(channel, discord.TextChannel)
    return channel


async def test_an_archived_thread_moves_to_the_archive_until_a_new_message(
    sandbox: Sandbox, window: OpenWindow
) -> None:
    alice = await window("Alice")
    await use(alice, "thread")
    places = alice.get_by_role("navigation", name="Channels")
    await expect(places.get_by_role("link", name="Match 7")).to_be_visible()
    sandbox.control.archive("Match 7")
    await places.get_by_text("Archived (1)").click()
    await places.get_by_role("link", name="Match 7").click()
    await expect(alice.get_by_text("This thread is archived.")).to_be_visible()
    await send(alice, "Let us go on")
    await expect(message(alice, "Let us go on")).to_be_visible()
    await expect(places.get_by_text("Archived (1)")).to_have_count(0)
    await expect(alice.get_by_text("This thread is archived.")).to_be_hidden()


async def test_a_press_wakes_an_archived_thread_and_is_refused_in_a_locked_one(
    sandbox: Sandbox, bot: PageBot, window: OpenWindow
) -> None:
    sandbox.control.start_thread("lobby", "Match 8", "Bob")
    await bot.get_partial_messageable(int(sandbox.control.channel("Match 8").id)).send(
        view=Board(), files=Board.files()
    )
    bob = await window("Bob", address(sandbox, "Match 8"))
    press = bob.get_by_role("button", name="Press", exact=True)
    await expect(press).to_be_visible()
    sandbox.control.archive("Match 8", locked=True)
    await expect(bob.get_by_text("Only who may manage threads can reopen it.")).to_be_visible()
    await press.click()
    await expect(
        bob.get_by_role("alert").filter(has_text="This interaction failed (Missing Permissions)")
    ).to_be_visible()
    sandbox.control.lock("Match 8", locked=False)
    await press.click()
    await expect(bob.get_by_text("Pressed 1 times")).to_be_visible()
    assert not sandbox.control.channel("Match 8").archived


async def test_a_jump_link_opens_its_message_inside_the_page(sandbox: Sandbox, window: OpenWindow) -> None:
    bob = await sandbox.person("Bob")
    target = await bob.send("manhattan", "Look here")
    for number in range(80):
        await bob.send("manhattan", f"Later {number}")
    place = f"{address(sandbox, 'manhattan').removeprefix('#')}/{target['id']}"
    alice = await window("Alice")
    await send(alice, f"https://discord.com{place}")
    await message(alice, "#manhattan").get_by_role("link").click()
    await expect(message(alice, "Look here")).to_be_in_viewport()
    await expect(alice).to_have_url(re.compile(f"#{place}$"))


async def test_an_open_channel_that_is_deleted_shows_a_notice(sandbox: Sandbox, window: OpenWindow) -> None:
    alice = await window("Alice")
    sandbox.control.delete_channel("lobby")
    await expect(alice.get_by_role("listitem").filter(has_text="This channel no longer exists.")).to_be_visible()
    await expect(alice.get_by_role("link", name="lobby", exact=True)).to_have_count(0)


async def test_a_direct_message_reaches_the_other_person(window: OpenWindow) -> None:
    alice, bob = await window("Alice"), await window("Bob")
    await alice.get_by_role("navigation", name="Channels").get_by_role("link", name="Bob").click()
    await expect(box(alice)).to_have_attribute("placeholder", "Message @Bob")
    await send(alice, "Between us")
    await bob.get_by_role("navigation", name="Channels").get_by_role("link", name=re.compile("^Alice, unread")).click()
    await expect(message(bob, "Between us")).to_be_visible()


async def test_the_page_uses_the_language_of_the_acting_person(window: OpenWindow) -> None:
    dave = await window("Dave")
    await expect(box(dave)).to_have_attribute("placeholder", "#lobby へメッセージを送信")
    await expect(dave.locator("html")).to_have_attribute("lang", "ja")
    await use(dave, "whisper")
    await expect(message(dave, "A secret")).to_contain_text("あなただけに表示されています")


async def test_a_person_chooses_the_language_of_their_discord(window: OpenWindow) -> None:
    alice = await window("Alice")
    await alice.get_by_label("Language").select_option("de")
    await expect(alice.get_by_label("Nachricht an #lobby")).to_be_visible()
    await expect(alice.locator("html")).to_have_attribute("lang", "de")
    await alice.get_by_label("Sprache").select_option("nl")
    await expect(box(alice)).to_have_attribute("placeholder", "Message #lobby")
    await alice.get_by_label("Language").select_option("en-GB")
    await expect(alice.locator("html")).to_have_attribute("lang", "en-GB")


async def test_the_chosen_theme_is_remembered(window: OpenWindow) -> None:
    alice = await window("Alice", color_scheme="light")
    background = "getComputedStyle(document.body.querySelector('main')).backgroundColor"
    light = await alice.evaluate(background)
    await alice.get_by_role("button", name="Switch to dark theme").click()
    dark = await alice.evaluate(background)
    await alice.reload()
    await expect(alice.get_by_role("button", name="Switch to light theme")).to_be_visible()
    assert await alice.evaluate(background) == dark != light


async def test_a_reloaded_page_shows_the_same_channel_again(sandbox: Sandbox, window: OpenWindow) -> None:
    alice = await window("Alice")
    await alice.get_by_role("link", name="manhattan").click()
    await alice.evaluate("window.before = true")
    sandbox.reload_pages()
    await alice.wait_for_function("() => window.before === undefined")
    await expect(box(alice)).to_have_attribute("placeholder", "Message #manhattan")


async def test_on_a_phone_the_sidebar_is_a_drawer(window: OpenWindow) -> None:
    alice = await window("Alice", **PHONE)
    link = alice.get_by_role("link", name="manhattan")
    await expect(link).to_be_hidden()
    await alice.get_by_role("button", name="Open channel list").tap()
    await link.tap()
    await expect(box(alice)).to_have_attribute("placeholder", "Message #manhattan")
    await expect(link).to_be_hidden()


async def test_on_a_phone_a_long_channel_name_ends_in_an_ellipsis(sandbox: Sandbox, window: OpenWindow) -> None:
    name = "the-long-winter-evenings-of-the-year-by-the-fire"
    sandbox.control.create_channel(name)
    alice = await window("Alice", address(sandbox, name), **PHONE)
    await expect(alice.get_by_role("heading", name=name, exact=True)).to_be_visible()
    await expect(box(alice)).to_be_visible()
    assert await alice.evaluate(TOO_LONG) == [True, "ellipsis", "ellipsis", "ellipsis"]


async def test_on_a_phone_nothing_is_too_small_for_a_finger_or_wider_than_the_screen(window: OpenWindow) -> None:
    alice = await window("Alice", **PHONE)
    await use(alice, "board")
    await expect(alice.get_by_role("heading", name="Manhattan")).to_be_visible()
    controls = alice.locator("main button:not(.author):visible, main a.button:visible, main textarea:visible")
    small = [
        (await control.inner_text(), box)
        for control in await controls.all()
        if (box := await control.bounding_box()) and box["height"] < 40
    ]
    assert small == []
    assert await alice.evaluate("document.documentElement.scrollWidth") <= 390


async def test_on_a_phone_a_menu_opens_as_a_bottom_sheet(window: OpenWindow) -> None:
    alice = await window("Alice", **PHONE)
    await use(alice, "board")
    await alice.get_by_role("combobox", name="Choose a district").tap()
    sheet = await alice.locator(".popup:popover-open").bounding_box()
    assert sheet
    assert sheet["width"] == 390
    assert sheet["y"] + sheet["height"] == pytest.approx(844, abs=1)
    await alice.get_by_role("option", name="Harlem").tap()
    await expect(message(alice, "You chose h")).to_be_visible()


async def test_the_page_sends_no_request_to_another_host(sandbox: Sandbox, browser: Browser) -> None:
    context = await browser.new_context()
    page = await context.new_page()
    requested: list[str] = []
    page.on("request", lambda request: requested.append(request.url))
    await page.goto(f"{sandbox.url}/?as=Alice")
    await send(page, "See https://example.com/picture.png")
    await use(page, "board")
    await expect(page.get_by_role("heading", name="Manhattan")).to_be_visible()
    assert [url for url in requested if not url.startswith((sandbox.url, "data:"))] == []
    await context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_text_has_enough_contrast_with_its_background(
    window: OpenWindow, scheme: Literal["light", "dark"]
) -> None:
    alice = await window("Alice", color_scheme=scheme)
    names = await alice.evaluate(COLOURS, [name for pair in PAIRS for name in pair])
    faint = {pair: ratio for pair in PAIRS if (ratio := contrast(names[pair[0]], names[pair[1]])) < 4.5}
    assert faint == {}


def contrast(words: list[int], behind: list[int]) -> float:
    """Returns the contrast ratio of two sRGB colours, 1 to 21, as defined by WCAG."""
    darker, lighter = sorted((luminance(words), luminance(behind)))
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: list[int]) -> float:
    shares = [value / 255 for value in colour]
    red, green, blue = (s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


async def test_privileged_intents_are_granted_by_switches_that_all_windows_share(
    sandbox: Sandbox, window: OpenWindow
) -> None:
    alice, bob = await window("Alice"), await window("Bob")
    for person in (alice, bob):
        await person.get_by_role("button", name="Privileged intents").click()
    await alice.get_by_role("checkbox", name="Message content").check()
    await expect(bob.get_by_role("checkbox", name="Message content")).to_be_checked()
    await expect(bob.get_by_role("checkbox", name="Members")).not_to_be_checked()
    assert sandbox.local.world.granted_intents == 1 << 15
    await bob.get_by_role("checkbox", name="Message content").uncheck()
    await expect(alice.get_by_role("checkbox", name="Message content")).not_to_be_checked()
    assert sandbox.local.world.granted_intents == 0
