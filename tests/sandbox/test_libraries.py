"""Bots of other libraries run in the sandbox. Each library is installed for the test, in a folder of its own.

`make test-all` runs this. What cannot be had is skipped: discord.js needs npm, and all need a package index.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
from asyncio.subprocess import PIPE
from collections.abc import Sequence
from pathlib import Path

import pytest

from sandbox import Sandbox

pytestmark = [pytest.mark.libraries, pytest.mark.process]
BOTS = Path(__file__).parent / "libraries"
READY_SECONDS = 30.0


def _install(*command: str | Path, folder: Path) -> None:
    """Runs a command that installs something; skips the test if it fails, since that is not the sandbox's fault."""
    if shutil.which(command[0]) is None:
        pytest.skip(f"there is no {command[0]} on this machine")
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip(f"{command[0]} could not install it: {done.stderr.strip()[-300:]}")


def python_with(package: str, folder: Path) -> Path:
    """Returns a Python that has a package, newly installed; nextcord also needs an old setuptools."""
    uv = Path(sys.executable).with_name("uv")
    _install(uv, "venv", "--quiet", "--python", sys.executable, folder / "venv", folder=folder)
    python = folder / "venv" / "bin" / "python"
    _install(uv, "pip", "install", "--quiet", "--python", python, package, "setuptools<81", folder=folder)
    return python


def starting(package: str, bot: str, folder: Path) -> Sequence[str | Path]:
    """Installs a library and returns the command that starts its bot."""
    if bot.endswith(".py"):
        return python_with(package, folder), BOTS / bot
    shutil.copy(BOTS / bot, folder)
    _install("npm", "install", "--silent", "--no-fund", "--no-audit", package, folder=folder)
    return "node", folder / bot


@pytest.mark.parametrize(
    ("package", "bot"),
    [
        ("nextcord>=2", "nextcord_bot.py"),
        ("disnake==2.*", "disnake_bot.py"),
        ("py-cord==2.*", "pycord_bot.py"),
        ("discord.js@14", "discordjs_bot.js"),
    ],
    ids=["nextcord", "disnake", "py-cord", "discord.js"],
)
async def test_a_bot_answers_a_command_a_menu_a_button_and_a_form(package: str, bot: str, tmp_path: Path) -> None:
    command = starting(package, bot, tmp_path)
    async with Sandbox.start() as sandbox:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        process = await asyncio.create_subprocess_exec(
            *command, sandbox.url, stdout=PIPE, cwd=tmp_path, env=environment
        )
        try:
            assert process.stdout is not None
            assert await asyncio.wait_for(process.stdout.readline(), READY_SECONDS) == b"ready\n"
            await dine(sandbox)
        finally:
            process.terminate()
            await process.wait()


async def dine(sandbox: Sandbox) -> None:
    """Plans a dinner as two people."""
    alice, bob = await sandbox.person("Alice"), await sandbox.person("Bob")
    dinner = (await alice.slash("potluck")).message
    assert dinner is not None
    assert alice.text(dinner).startswith("Dinner on some day")
    await bob.choose(dinner, "Choose a day", "Saturday")
    form = (await bob.click(dinner, "Bring a dish")).modal
    assert form is not None
    await bob.submit(form, {"dish": "Soup"})
    seen = await alice.wait_for(lambda message: "Bob: Soup" in alice.text(message))
    assert alice.text(seen).splitlines()[:2] == ["Dinner on Saturday", "Bob: Soup"]
