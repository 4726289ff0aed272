"""The page on the sandbox is correct for a bot other than Parlour, in a process of its own."""

from __future__ import annotations

import asyncio
import re
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from pathlib import PurePosixPath

import pytest

from sandbox import Person, Sandbox
from sandbox.testing.person import NotPossible
from tests.project.sources import PACKAGES, PROJECT, imports, text

pytestmark = pytest.mark.process

BOT = PurePosixPath("examples/foreign_bot.py")
PAGE = text(PurePosixPath("docs/sandbox.md"))
BLOCKS = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """A sandbox to which the foreign bot is connected."""
    async with Sandbox.start() as started:
        bot = await asyncio.create_subprocess_exec(sys.executable, str(PROJECT / BOT), started.url, stdout=PIPE)
        try:
            assert bot.stdout is not None
            assert await bot.stdout.readline() == b"ready\n"
            yield started
        finally:
            bot.terminate()
            await bot.wait()


@pytest.fixture
async def alice(sandbox: Sandbox) -> Person:
    return await sandbox.person("Alice")


def test_the_foreign_bot_knows_nothing_of_parlour() -> None:
    assert {name.split(".")[0] for name in imports(BOT)} & {*PACKAGES, "tests", "tools"} == set()


async def test_a_foreign_bot_answers_a_command_a_menu_a_button_and_a_form(sandbox: Sandbox, alice: Person) -> None:
    bob = await sandbox.person("Bob")
    answer = await alice.slash("potluck")
    assert answer.message is not None
    assert answer.text.splitlines()[0] == "Dinner on some day"
    assert alice.buttons(answer.message) == ["Bring a dish"]
    await alice.choose(answer.message, "Choose a day", "Saturday")
    form = await bob.click(answer.message, "Bring a dish")
    assert form.text.splitlines()[0] == "Dish"
    assert form.modal is not None
    await bob.submit(form.modal, {"dish": "Soup"})
    seen = await alice.wait_for(lambda message: "Bob: Soup" in alice.text(message))
    assert alice.text(seen).splitlines()[:2] == ["Dinner on Saturday", "Bob: Soup"]


async def test_a_dish_that_is_longer_than_the_form_allows_is_refused(alice: Person) -> None:
    answer = await alice.slash("potluck")
    assert answer.message is not None
    form = await alice.click(answer.message, "Bring a dish")
    assert form.modal is not None
    with pytest.raises(NotPossible):
        await alice.submit(form.modal, {"dish": "soup " * 20})


async def test_the_test_on_the_page_passes_unchanged() -> None:
    run = await asyncio.create_subprocess_exec(sys.executable, "-c", BLOCKS[-1], cwd=PROJECT, stderr=PIPE)
    _, complaints = await run.communicate()
    assert run.returncode == 0, complaints.decode()


def test_the_page_shows_the_addresses_that_the_example_sets() -> None:
    pointed = text(BOT)
    for name in re.findall(r"^(discord\.\S+) =", BLOCKS[0], re.MULTILINE):
        assert f"{name} = " in pointed


def test_the_page_lists_every_option_of_the_command_line() -> None:
    listed = set(re.findall(r"^\| `(--[a-z-]+)", PAGE, re.MULTILINE))
    assert listed == set(re.findall(r'"(--[a-z-]+)"', text(PurePosixPath("sandbox/__main__.py"))))
