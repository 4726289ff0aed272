"""Whatever crashes, the log shows neither the bot's token, nor the key of chance, nor a hand."""

from __future__ import annotations

import asyncio
import base64
import io
import os
import pty
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from bot.actions.custom_id import presses
from bot.actions.press import Press
from bot.app import logs
from bot.domain.alarms import Alarm
from bot.domain.session import AnySession
from bot.features.reminders.feature import schedule
from bot.store.database import Store
from sandbox import Person
from tests.bot.place import Time
from tests.end_to_end.harness import PATIENCE, Harness, Match, running_harness

TOKEN = "token"
"""The harness logs in with it; the log must not even show this word."""
CRASH = "crash-of-this-test"


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


class BrokenTime(Time):
    """A clock that breaks on demand: every job and every handler reads it."""

    broken = False

    def __call__(self) -> int:
        if self.broken:
            raise ZeroDivisionError(CRASH)
        return super().__call__()


@pytest.fixture
def terminal() -> Terminal:
    return Terminal()


@pytest.fixture
def time() -> BrokenTime:
    return BrokenTime()


@pytest.fixture
async def harness(redis_url: str, tmp_path: Path, time: BrokenTime, terminal: Terminal) -> AsyncIterator[Harness]:
    async with running_harness(redis_url, tmp_path, now=time) as harness:
        logs.set_up("debug", [], terminal)
        yield harness


def secrets(session: AnySession) -> Iterator[str]:
    """Yields the secrets of a match in every form in which Python or JSON writes them."""
    state = session.playing.state
    yield from (repr(state.chance.key)[2:-1], state.chance.key.hex(), base64.b64encode(state.chance.key).decode())
    for player in state.players:
        yield repr(player.hand)
        yield "hand="


def assert_silent(terminal: Terminal, session: AnySession) -> None:
    shown = terminal.getvalue()
    assert [secret for secret in secrets(session) if secret in shown] == []
    assert TOKEN not in shown.replace("_token", "").replace("token_", "")


async def stored(store: Store, match: Match) -> AnySession:
    session = await store.sessions.load(match.id)
    assert session is not None
    return session


async def test_a_crash_in_any_handler_logs_no_secret(harness: Harness, match: Match, terminal: Terminal) -> None:
    alice = await harness.person("Alice")
    harness.sandbox.control.fail("PATCH /webhooks/.*", 400, times=1000)  # no panel can be shown
    await asyncio.gather(*(press_blindly(alice, match, tag, kind) for tag, kind in presses().items()))
    async with asyncio.timeout(PATIENCE):
        while terminal.getvalue().count("answer failed") <= 10:
            await asyncio.sleep(0.02)
    harness.sandbox.control.clear_faults()
    assert "in run\n" in terminal.getvalue()
    assert_silent(terminal, await stored(harness.bot.services.store, match))


async def press_blindly(person: Person, match: Match, tag: str, kind: type[Press]) -> None:
    """Presses a button of a kind with fields that may be wrong, and waits for no answer."""
    fields = [name for name in kind.__struct_fields__ if name != kind.chosen]
    values = [{"session": match.channel, "game": "manhattan", "checksum": "0" * 8}.get(name, "0") for name in fields]
    with suppress(TimeoutError):
        await person.click(match.post, custom_id=":".join([tag, *values]), forge=True, patience=1)


async def test_a_crash_in_any_job_logs_no_secret(
    harness: Harness, match: Match, terminal: Terminal, time: BrokenTime
) -> None:
    channel, jobs = match.id, harness.bot.jobs
    session = await stored(harness.bot.services.store, match)
    alone = await harness.start_match(host="Carol", computers=1)
    time.broken = True
    await harness.bot.services.store.redis.zadd(f"session:{{{channel}}}:outbox", {"{}": session.revision})
    await jobs.queue.announce_again(channel)
    await jobs.queue.ring(Alarm(channel, 0, session.seats[0].turn_began_at))
    await schedule(harness.bot.services, session.seats[0].person)
    await jobs.queue.calendar_changed(session.seats[0].person)
    await jobs.queue.think(await stored(harness.bot.services.store, alone))
    await jobs.queue.reindex()
    await jobs.queue.sweep()
    tasks = ("announce", "ring", "remind", "retime", "sweep")
    async with asyncio.timeout(PATIENCE):
        while [name for name in tasks if f"in {name}\n" not in terminal.getvalue()]:
            await asyncio.sleep(0.02)
    assert terminal.getvalue().count(CRASH) >= len(tasks)
    assert_silent(terminal, session)


def test_a_crash_while_starting_shows_no_secret_on_a_terminal(tmp_path: Path) -> None:
    settings = {
        "DISCORD_TOKEN": "the-token",
        "REDIS_URL": "redis://:the-password@127.0.0.1:1",
        "PARLOUR_LOG_LEVEL": "debug",
        "PARLOUR_DISCORD_URL": "http://127.0.0.1:99999",
    }
    shown = on_a_terminal("run", {**os.environ, **settings}, tmp_path)
    assert "Parlour has stopped" in shown
    assert "ValueError" in shown
    assert "the-token" not in shown
    assert "the-password" not in shown


def on_a_terminal(command: str, environment: dict[str, str], folder: Path) -> str:
    """Returns what `parlour command` shows on a terminal until it ends."""
    ours, its = pty.openpty()
    parlour = Path(sys.executable).with_name("parlour")
    with subprocess.Popen([parlour, command], env=environment, cwd=folder, stdout=its, stderr=its, stdin=its):
        os.close(its)
        shown = b""
        with suppress(OSError):  # the terminal closes with the process
            while piece := os.read(ours, 65536):
                shown += piece
    os.close(ours)
    return shown.decode()
