"""A restore that is broken off, at whatever moment, leaves all that was there or all that the backup holds."""

import asyncio
import os
import signal
from contextlib import suppress
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.app import backup, management
from bot.app.doctor import database
from bot.app.doctor.finding import Grade
from bot.app.management import CannotManage
from bot.settings import Settings
from bot.store.backup_entries import Entry, Group
from bot.store.connection import StoreUnavailable
from bot.store.database import Store
from bot.store.embedded import EmbeddedRedis
from bot.store.restoring import Restoring
from sandbox import Sandbox
from tests.bot.app.backups import PARLOUR, everything
from tests.bot.place import NOON, logged_in
from tests.bot.sessions import ALICE, BOB, match

PEOPLE = 1100
"""How many people the backup has: they take several batches."""


def person(number: int, settings: bytes) -> Group:
    return [Entry(f"person:{number}", "string", 0, [settings])]


async def put(store: Store, people: range, settings: bytes) -> None:
    """Stores settings of people."""
    async with store.redis.pipeline(transaction=False) as pipe:
        for number in people:
            pipe.set(f"person:{number}", settings)
        await pipe.execute()


async def two_states(store: Store, folder: Path) -> tuple[Path, dict[str, object], dict[str, object]]:
    """Stores matches and people that a backup does not have; returns it, what is stored, and what it holds."""
    await store.sessions.create(match(ALICE, BOB))
    await put(store, range(1, PEOPLE), b'{"language":"ja"}')
    new = await everything(store)
    await backup.write(store, folder / "backup")
    await store.redis.flushdb()
    await store.sessions.create(match(ALICE, BOB, number=8001))
    await put(store, range(PEOPLE // 2, PEOPLE + 50), b'{"mention":false}')
    return folder / "backup", await everything(store), new


async def killed_once(store: Store, file: Path, redis_url: str, staged: int) -> None:
    """Restores in a process, and kills it once a number of keys are staged, unless it ends before."""
    there: int = await store.redis.dbsize()
    child = await asyncio.create_subprocess_exec(
        *(str(PARLOUR), "restore", str(file), "--force"),
        env=os.environ | {"REDIS_URL": redis_url},
        stdout=asyncio.subprocess.DEVNULL,
    )
    while (now := await store.redis.dbsize()) < there + staged and child.returncode is None:
        await asyncio.sleep(0.001 if now > there else 0.005)
    if child.returncode is None:
        child.send_signal(signal.SIGKILL)
    await child.wait()


@pytest.mark.process
async def test_a_restore_that_is_killed_leaves_the_old_or_the_new(store: Store, redis_url: str, tmp_path: Path) -> None:
    file, old, new = await two_states(store, tmp_path)
    await killed_once(store, file, redis_url, PEOPLE // 2)
    was_killed = await store.restoring.is_under_way()  # on a busy machine it may have ended before
    assert await everything(store) == (old if was_killed else new)
    await store.restoring.abandon()
    await killed_once(store, file, redis_url, PEOPLE)
    assert await everything(store) in (old, new)
    assert (await backup.restore(store, file, force=True, running=False))[-1].startswith("Restored")
    assert await everything(store) == new
    assert not await store.restoring.is_under_way()


async def answers(store: Store) -> None:
    """Waits until a database answers that was started again."""
    while True:
        with suppress(StoreUnavailable):
            await store.redis.ping()
            return
        await asyncio.sleep(0.05)


async def settings_of_all(store: Store) -> dict[bytes, bytes | None]:
    """Returns what is stored of people, much faster than with what else a backup needs."""
    names = [name async for name in store.redis.scan_iter(match="person:*", count=1000)]
    return dict(zip(names, await store.redis.mget(names), strict=True))


@pytest.mark.process
async def test_a_database_that_is_killed_in_the_last_step_has_the_old_or_the_new(tmp_path: Path) -> None:
    old = {b"person:%d" % number: b"{}" for number in range(5000)}
    new = {b"person:%d" % number: b'{"language":"ja"}' for number in range(2500, 10_000)}
    async with EmbeddedRedis(tmp_path / "data") as server:
        store = Store(server.url)
        for patience in (0.002, 0.01, 0.03):
            process = (await store.redis.info("server"))["process_id"]
            await put(store, range(5000), b"{}")
            await store.restoring.begin()
            await store.restoring.write((person(number, b'{"language":"ja"}') for number in range(2500, 10_000)), 0)
            finishing = asyncio.create_task(store.restoring.finish())
            await asyncio.sleep(patience)
            os.kill(process, signal.SIGKILL)
            finishing.cancel()
            await asyncio.wait([finishing])
            await answers(store)
            assert await settings_of_all(store) in (old, new), patience
            await store.redis.flushdb()
        await store.close()


async def broken_off(store: Store) -> dict[str, object]:
    """Breaks a restore off before its last step; returns what is stored."""
    await put(store, range(1, 5), b"{}")
    before = await everything(store)
    await store.restoring.begin()
    await store.restoring.write([person(number, b"[]") for number in range(3, 9)], 0)
    return before


async def test_the_start_after_a_restore_that_was_broken_off_says_so_and_deletes_what_is_left(
    store: Store, sandbox: Sandbox, settings: Settings
) -> None:
    before = await broken_off(store)
    with capture_logs() as logs:
        async with logged_in(settings, works=False):
            pass
    assert [line for line in logs if line["event"] == "restore broken off" and line["log_level"] == "warning"]
    assert await everything(store) | before == await everything(store)
    assert not [key async for key in store.redis.scan_iter(match="restoring*")]


async def test_the_doctor_says_that_a_restore_was_broken_off(store: Store, redis_url: str) -> None:
    await broken_off(store)
    found = {f.subject: f async for f in database.findings(Settings(redis_url=redis_url), lambda: NOON)}
    assert found["restore"].grade is Grade.WARN


async def test_a_backup_holds_nothing_of_a_restore_that_was_broken_off(store: Store, tmp_path: Path) -> None:
    before = await broken_off(store)
    await backup.write(store, tmp_path / "backup")
    await backup.restore(store, tmp_path / "backup", force=True, running=False)
    assert await everything(store) == before


async def test_the_last_step_can_be_repeated(store: Store) -> None:
    await store.restoring.begin()
    await store.restoring.write([person(1, b"{}")], 0)
    assert await store.restoring.finish()
    await store.redis.set("person:2", "{}")
    assert await store.restoring.finish()  # the first answer was lost
    assert {"person:1", "person:2"} <= (await everything(store)).keys()


async def test_a_start_of_parlour_meanwhile_ends_a_restore(store: Store) -> None:
    before = await broken_off(store)
    await store.restoring.tidy()
    await store.restoring.write([person(5, b"{}")], 0)
    assert not await store.restoring.finish()
    assert await everything(store) == before


async def test_of_two_restores_the_later_one_counts_entirely(store: Store) -> None:
    before = await broken_off(store)
    later = Restoring(store.redis)
    await later.begin()
    await later.write([person(77, b"{}")], 0)
    await store.restoring.write([person(5, b"{}")], 0)
    assert not await store.restoring.finish()
    assert await everything(store) == before
    assert await later.finish()
    assert (await everything(store)).keys() == {"person:77"}


async def test_an_expiry_and_values_of_many_pieces_are_restored(store: Store, tmp_path: Path) -> None:
    await store.redis.zadd("people", {str(number): number / 4 for number in range(25_001)})
    await store.redis.rpush("rated:9", *(f'["{number}","pig",5,[]]' for number in range(25_001)))
    await store.redis.set("lobby:5", "6", ex=9999)
    before = await everything(store)
    await backup.write(store, tmp_path / "backup")
    await backup.restore(store, tmp_path / "backup", force=True, running=False)
    assert await everything(store) == before
    assert await store.redis.ttl("lobby:5") > 9000


async def test_a_database_that_is_full_is_named_and_nothing_is_changed(
    store: Store, redis_url: str, tmp_path: Path
) -> None:
    file, old, _ = await two_states(store, tmp_path)
    settings = Settings(redis_url=redis_url)
    await store.redis.config_set("maxmemory", "1")
    try:
        with pytest.raises(CannotManage, match=r"database refuses: .*maxmemory.* Nothing was changed"):
            await asyncio.to_thread(management.manage, settings, backup.restoring(settings, file, force=True))
    finally:
        await store.redis.config_set("maxmemory", "0")
    assert await everything(store) == old


async def test_a_database_that_does_not_answer_is_named(tmp_path: Path) -> None:
    settings = Settings(redis_url="unix:///nowhere/redis.sock")
    with pytest.raises(CannotManage, match="does not answer"):
        await asyncio.to_thread(management.manage, settings, lambda store: backup.write(store, tmp_path / "backup"))
