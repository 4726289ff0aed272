from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Page, expect

from sandbox import Sandbox
from tests.sandbox.page.conftest import OpenWindow
from tests.sandbox.page.hands import mention, message, send

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def tree(page: Page, text: str) -> Any:
    return await page.evaluate("async text => (await import('/js/markdown.js')).parse(text)", text)


def plain(nodes: list[Any]) -> str:
    """Returns nodes as a short text: `bold(…)`, `link(…)`, and plain words."""
    parts = []
    for node in nodes:
        inner = plain(node["children"]) if "children" in node else node.get("text", node.get("id", ""))
        parts.append(inner if node["kind"] == "text" else f"{node['kind']}({inner})")
    return "".join(parts)


async def test_inline_marks_are_parsed_as_in_discord(window: OpenWindow) -> None:
    page = await window("Alice")
    readings = {
        "**bold** and *thin*": "bold(bold) and italic(thin)",
        "***both***": "bold(italic(both))",
        "_thin_ but snake_case_name": "italic(thin) but snake_case_name",
        "__under__ ~~gone~~ ||hidden||": "underline(under) strike(gone) spoiler(hidden)",
        "2 * 3 * 4": "2 * 3 * 4",
        r"\*not thin\*": "*not thin*",
        "`**code**` ``a`b``": "code(**code**) code(a`b)",
        "**a *b* c**": "bold(a italic(b) c)",
        "<@12> <@!13> <#14> <@&15>": "user(12) user(13) channel(14) role(15)",
        "[here](https://example.com/a_b_c) now": "link(here) now",
        "see https://example.com/x?y=1.": "see link(https://example.com/x?y=1).",
        "[bad](javascript:alert(1))": "[bad](javascript:alert(1))",
        "unclosed **bold": "unclosed **bold",
    }
    for text, reading in readings.items():
        [block] = await tree(page, text)
        assert plain(block["children"]) == reading, text


async def test_lines_become_headings_quotes_lists_and_code(window: OpenWindow) -> None:
    page = await window("Alice")
    text = "# One\n-# small\nplain\nmore\n> quoted\n> again\n- a\n  - b\n- c\n1. x\n2. y"
    blocks = await tree(page, text + "\n```py\n# code\n```\n>>> rest\nof it")
    kinds = ["heading", "subtext", "paragraph", "quote", "list", "list", "fence", "quote"]
    assert [block["kind"] for block in blocks] == kinds
    heading, _, paragraph, quote, dots, numbers, fence, rest = blocks
    assert heading["level"] == 1
    assert plain(paragraph["children"]) == "plain\nmore"
    assert plain(quote["children"][0]["children"]) == "quoted\nagain"
    assert [plain(item["children"]) for item in dots["items"]] == ["a", "c"]
    assert plain(dots["items"][0]["nested"][0]["items"][0]["children"]) == "b"
    assert numbers["ordered"]
    assert (fence["language"], fence["text"]) == ("py", "# code")
    assert plain(rest["children"][0]["children"]) == "rest\nof it"


async def test_a_heading_needs_a_space_and_numbers_stay_text(window: OpenWindow) -> None:
    page = await window("Alice")
    for text in ("#lobby", "#7 is open", "-1 point", "3.5 points"):
        [block] = await tree(page, text)
        assert block["kind"] == "paragraph", text


async def test_a_long_text_of_marks_is_parsed(window: OpenWindow) -> None:
    page = await window("Alice")
    for text in ("*" * 4000, "**a " * 1000, "||" * 2000, "[" * 4000, "`" * 4000, "> " * 2000, "_a" * 2000):
        assert await page.evaluate("async text => !!(await import('/js/markdown.js')).parse(text)", text), text[:4]


async def test_mentions_times_and_channels_are_shown_as_words(sandbox: Sandbox, window: OpenWindow) -> None:
    page = await window("Alice")
    now = await page.evaluate("Math.floor(Date.now() / 1000)")
    carol, manhattan = await mention(sandbox, "Carol"), sandbox.control.channel("manhattan").id
    await send(page, f"{carol} in <#{manhattan}> due <t:{now + 7260}:R>, <t:0:d>")
    shown = message(page, "@Carol in #manhattan due in 2 hours, 01/01/1970")
    await expect(shown.get_by_role("link", name="#manhattan")).to_be_visible()


async def test_a_relative_time_keeps_counting(window: OpenWindow) -> None:
    page = await window("Alice")
    now = await page.evaluate("Math.floor(Date.now() / 1000)")
    await send(page, f"Starts <t:{now + 3}:R>")
    await expect(message(page, "Starts in")).to_be_visible()
    await expect(message(page, "Starts").locator("time[data-relative]")).to_have_text("1 second ago")


async def test_a_spoiler_in_a_line_is_shown_when_pressed(window: OpenWindow) -> None:
    page = await window("Alice")
    await send(page, "It was ||the butler||")
    hidden = message(page, "It was").locator(".spoiler-words")
    await expect(hidden).to_be_hidden()
    await page.get_by_role("button", name="Show spoiler").click()
    await expect(hidden).to_be_visible()
