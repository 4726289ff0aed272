"""The examples of discord.py run in the sandbox, unchanged but for the ids that they ask to be replaced."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from types import ModuleType
from typing import Any

import discord
import pytest

from sandbox import Person, Sandbox
from sandbox.state.permissions import Permission
from sandbox.testing import reading
from tests.conftest import REFERENCE
from tests.sandbox.a_bot import running

EXAMPLES = REFERENCE / "discord.py"
OF_THE_SERVER = re.compile(r"discord\.Object\((id=)?0\)")
OF_A_CHANNEL = re.compile(r"get_channel\(0\)|REPORTS_CHANNEL_ID = 0")
PRIVILEGED = ("members", "message_content")

Json = dict[str, Any]
Start = Callable[[str], Awaitable[discord.Client]]


@pytest.fixture
async def start(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Start]:
    """`await start("views/counter.py")` runs an example until the end of the test."""
    made: list[discord.Client] = []
    monkeypatch.setattr(discord.Client, "run", lambda client, token: made.append(client))
    sandbox.control.grant_intents(*PRIVILEGED)
    lobby = sandbox.control.channel("lobby").id
    async with AsyncExitStack() as stack:

        async def run(name: str) -> discord.Client:
            source = (EXAMPLES / name).read_text()
            source = OF_THE_SERVER.sub(f"discord.Object({sandbox.local.world.guild.id})", source)
            source = OF_A_CHANNEL.sub(lambda found: found[0].replace("0", lobby), source)
            module = ModuleType("example")
            monkeypatch.setitem(sys.modules, "example", module)
            exec(compile(source, name, "exec", dont_inherit=True), module.__dict__)
            (client,) = made
            await stack.enter_async_context(running(client, sandbox))
            async with asyncio.timeout(10):
                while not client.guilds or (client.intents.members and not client.guilds[0].chunked):
                    await asyncio.sleep(0.01)
            return client

        yield run


async def said(person: Person, content: str, wanted: str = "", channel: str = "lobby") -> Json:
    """Writes a message and returns the bot's answer, which contains `wanted`."""
    await person.send(channel, content)
    return await person.wait_for(lambda message: _answers(message, wanted), channel=channel)


def _answers(message: Json, wanted: str) -> bool:
    return bool(message["author"].get("bot")) and wanted in reading.text(message)


async def sees(person: Person, channel: str) -> bool:
    return channel in str((await person.world())["guilds"])


async def shown(person: Person, wanted: str) -> Json:
    """Waits for a message of the bot with this text."""
    return await person.wait_for(lambda message: _answers(message, wanted), channel="lobby")


async def test_app_commands_basic(start: Start, alice: Person, bob: Person) -> None:
    await start("app_commands/basic.py")
    assert f"Hi, <@{alice.id}>" in (await alice.slash("hello")).text
    assert (await alice.slash("add", first_value=20, second_value=3)).text == "20 + 3 = 23"
    assert (await alice.slash("send", text="hello")).text == "hello"
    assert "joined <t:" in (await alice.slash("joined", member=bob)).text
    assert "joined at <t:" in (await alice.use_on("Bob", "Show Join Date")).text
    report = await alice.use_on_message(await bob.send("lobby", "rude"), "Report to Moderators")
    assert report.ephemeral
    assert "rude" in reading.text(await shown(alice, "Reported Message"))


async def test_app_commands_transformers(start: Start, alice: Person) -> None:
    await start("app_commands/transformers.py")
    assert (await alice.slash("add", first=1, second=2)).text == "1 + 2 = 3"
    assert "lobby" in (await alice.slash("channel-info", options={"channel": "lobby"})).text
    assert (await alice.slash("shop", action="Buy", item="tea")).text == "Action: Buy\nItem: tea"
    assert "cherry" in (await alice.slash("fruit", fruit=2)).text
    assert (await alice.slash("graph", point="1, 2")).text == "Point(x=1, y=2)"
    assert (await alice.slash("graph3d", point="1, 2, 3")).text == "Point3D(x=1, y=2, z=3)"


async def test_modals_basic(start: Start, alice: Person) -> None:
    await start("modals/basic.py")
    form = (await alice.slash("feedback")).modal
    assert form is not None
    name = next(part["custom_id"] for part in reading.components(form) if "custom_id" in part)
    assert (await alice.submit(form, {name: "Alice"})).text == "Thanks for your feedback, Alice!"


async def test_modals_report(start: Start, alice: Person) -> None:
    await start("modals/report.py")
    form = (await alice.slash("report")).modal
    assert form is not None
    topic, title, description, _ = (part["custom_id"] for part in reading.components(form) if "custom_id" in part)
    answer = await alice.submit(form, {topic: "Bug", title: "No answer", description: "To nothing"})
    assert answer.text.startswith("Thank you for your report!")
    assert "### No answer" in reading.text(await shown(alice, "User Report"))


async def test_views_confirm(start: Start, alice: Person) -> None:
    await start("views/confirm.py")
    question = await said(alice, "$ask", "Do you want to continue?")
    assert (await alice.click(question, "Confirm")).text == "Confirming"


@pytest.mark.parametrize("name", ["counter", "ephemeral"])
async def test_views_counter_and_ephemeral(start: Start, alice: Person, name: str) -> None:
    await start(f"views/{name}.py")
    message = await said(alice, "$counter", "Press!")
    if name == "ephemeral":
        answer = await alice.click(message, "Click")
        assert answer.ephemeral
        assert answer.message is not None
        message = answer.message
    for count in range(5):
        changed = (await alice.click(message, str(count))).message
        assert changed is not None
        message = changed
    assert reading.find_button(message, "5")["disabled"]


async def test_views_dropdown(start: Start, alice: Person) -> None:
    await start("views/dropdown.py")
    menu = await said(alice, "$colour", "Pick your favourite colour:")
    answer = await alice.choose(menu, "Choose your favourite colour...", "Green")
    assert answer.text == "Your favourite colour is Green"


async def test_views_dynamic_counter(sandbox: Sandbox, start: Start, alice: Person, bob: Person) -> None:
    await start("views/dynamic_counter.py")
    message = await said(alice, f"<@{sandbox.local.world.bot.id}> counter", "your very own button")
    changed = (await alice.click(message, "Total: 0")).message
    assert changed is not None
    assert alice.buttons(changed) == ["Total: 1"]
    assert (await bob.click(changed, "Total: 1", patience=4)).failed, "it is not for others"


async def test_views_layout(start: Start, alice: Person) -> None:
    await start("views/layout.py")
    message = await said(alice, "$layout", "very special")
    assert (await alice.click(message, "Click Me!")).text == "Hi!"


async def test_views_link(start: Start, alice: Person) -> None:
    await start("views/link.py")
    message = await said(alice, "$google board games", "Google Result for: `board games`")
    assert reading.find_button(message, "Click Here")["url"].endswith("q=board+games")


async def test_views_persistent(start: Start, alice: Person) -> None:
    await start("views/persistent.py")
    message = await said(alice, "$prepare", "your favourite colour")
    assert (await alice.click(message, "Red")).text == "This is red."
    own = await said(alice, "$dynamic_button", "your very own button")
    assert (await alice.click(own, "Do Thing")).text == "This is your very own button!"


async def test_views_settings(sandbox: Sandbox, start: Start, alice: Person, bob: Person) -> None:
    await start("views/settings.py")
    bot = f"<@{sandbox.local.world.bot.id}>"
    message = await said(alice, f"{bot} settings", "This is an example")
    await alice.choose(message, "Select a fruit", "Banana")
    await alice.choose(message, "Select a channel", sandbox.control.channel("lobby").id)
    await alice.choose(message, "Select members", bob.id)
    form = (await alice.click(message, "1")).modal
    assert form is not None
    await alice.submit(form, {[*reading.components(form)][-1]["custom_id"]: "3"})
    await said(alice, f"{bot} send", f"<@{bob.id}> 🍌 🍌 🍌")
    await alice.click(message, "Finish")
    await shown(alice, "Settings saved.")


async def test_views_tic_tac_toe(start: Start, alice: Person) -> None:
    await start("views/tic_tac_toe.py")
    board = await said(alice, "$tic", "X goes first")
    for cell in (0, 3, 1, 4, 2):
        pressed = reading.components(board)
        button = [part for part in pressed if part["type"] == 2][cell]
        changed = (await alice.click(board, custom_id=button["custom_id"])).message
        assert changed is not None
        board = changed
    assert reading.text(board).startswith("X won!")


async def test_basic_bot(start: Start, alice: Person) -> None:
    await start("basic_bot.py")
    await said(alice, "?add 20 3", "23")
    await said(alice, "?choose tea", "tea")
    await said(alice, "?joined Bob", "bob joined <t:")
    await said(alice, "?cool bot", "Yes, the bot is cool.")


async def test_converters(start: Start, alice: Person, bob: Person) -> None:
    await start("converters.py")
    await said(alice, f"!userinfo <@{bob.id}>", f"User found: {bob.id} -- bob")
    await said(alice, "!ignore lobby", "Channel found")
    await alice.send("lobby", "!notify Bob")
    await bob.wait_for(lambda message: _answers(message, "Hello, bob!"), channel="dm")


async def test_deleted(start: Start, alice: Person) -> None:
    await start("deleted.py")
    await said(alice, "!deleteme", "has deleted the message: I will delete myself now...")


async def test_guessing_game(start: Start, alice: Person) -> None:
    await start("guessing_game.py")
    await said(alice, "$guess", "Guess a number")
    await said(alice, "11", "Oops. It is actually")


async def test_new_member(sandbox: Sandbox, start: Start, alice: Person, bob: Person) -> None:
    sandbox.control.set_system_channel("lobby")
    await start("new_member.py")
    sandbox.control.leave("Bob")
    sandbox.control.join("Bob")
    await shown(alice, f"Welcome <@{bob.id}> to Game Night!")


async def test_reply(start: Start, alice: Person) -> None:
    await start("reply.py")
    answer = await said(alice, "!hello there", "Hello!")
    assert [user["id"] for user in answer["mentions"]] == [alice.id]


async def test_secret_makes_a_channel_that_only_some_see(sandbox: Sandbox, start: Start, alice: Person) -> None:
    role = sandbox.local.world.guild.roles[1]
    role.permissions = str(int(role.permissions) | Permission.MANAGE_CHANNELS)
    await start("secret.py")
    bob, carol = await sandbox.person("Bob"), await sandbox.person("Carol")
    bot = f"<@{sandbox.local.world.bot.id}>"
    await said(alice, f"{bot} secret", "Shh!")
    await alice.send("lobby", f"{bot} secret text hideout <@{bob.id}>")
    async with asyncio.timeout(5):
        while not await sees(bob, "hideout"):
            await asyncio.sleep(0.01)
    assert not await sees(carol, "hideout")
