"""An upgrade that breaks, at whatever step, goes back: the version before finds every match as it was."""

import asyncio
import os
import re
import resource
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.app import upgrading
from bot.app.backup_file import Head
from bot.app.client import create_bot
from bot.app.failures import EX_CONFIG, exit_code
from bot.app.management import CannotManage
from bot.app.migration import migrating
from bot.domain import matches
from bot.domain.stored_forms import FORM
from bot.settings import Settings
from bot.store.connection import StoreUnavailable
from bot.store.database import Store
from bot.store.embedded import EmbeddedRedis
from bot.store.keys import keys
from bot.store.stored_format import NotUpgraded, take_turn
from sandbox import Sandbox
from tests.bot.app.backups import everything, lines_of
from tests.bot.app.test_backup import filled
from tests.bot.sessions import ALICE, BOB, match
from tests.unreliable import unreliable

BEFORE = FORM - 1
STORED = Path(__file__).parents[1] / "stored" / "matches"
OLDEST = sorted(STORED.glob("2026-11-2[12]/*.json"))
"""Matches whose documents are of form 1."""
THE_VERSION_BEFORE = "import bot.domain.stored_forms as forms; forms.FORM -= 1; from bot.cli.program import app; app()"


async def put(store: Store, *, every: bool = False) -> dict[str, object]:
    """Stores matches as a version before has stored them; returns everything that is stored."""
    await store.redis.flushdb()
    for number, path in enumerate(OLDEST if every else OLDEST[:2], 7001):
        stored = msgspec.json.decode(path.read_bytes())
        document = stored["document"] | {"id": number}
        fields: dict[Any, Any] = {"document": msgspec.json.encode(document), "revision": document.get("revision", 1)}
        await store.redis.hset(keys(number).document, mapping=fields)
        await store.redis.rpush(keys(number).log, *map(msgspec.json.encode, stored["log"]))
    await store.redis.set(f"person:{ALICE}", b'{"language":"ja"}')
    await store.redis.set("format", BEFORE)
    return await everything(store)


@pytest.fixture
def here(redis_url: str, tmp_path: Path) -> Settings:
    """Settings of the version after the upgrade."""
    return Settings(redis_url=redis_url, data=tmp_path / "data", backup_folder="")


async def test_before_an_upgrade_everything_is_backed_up_in_the_form_of_the_version_before(
    store: Store, here: Settings
) -> None:
    before = await put(store, every=True)
    said = await migrating(here)(store)
    assert f"{len(OLDEST)} lobbies and matches; " in said[1]
    (kept,) = upgrading.kept(here)
    head = msgspec.json.decode(lines_of(kept.file)[0], type=Head)
    assert (kept.form, head.format) == (BEFORE, BEFORE)
    assert await store.redis.get("format") == str(FORM).encode()
    said = await upgrading.go_back(store, here, force=False, running=False)
    assert said[-1].startswith("Restored.")
    assert await everything(store) == before


async def test_a_match_that_does_not_replay_is_named_and_comes_back_as_it_was(store: Store, here: Settings) -> None:
    playing = await filled(store)
    await store.redis.lset(keys(playing.id).log, 0, "{}")
    await store.redis.set("format", BEFORE)
    log = await store.redis.lrange(keys(playing.id).log, 0, -1)
    said = await migrating(here)(store)
    assert any(f"NOT REPLAYED: session:{{{playing.id}}}" in line for line in said)
    await upgrading.go_back(store, here, force=False, running=False)
    assert await store.redis.lrange(keys(playing.id).log, 0, -1) == log


@pytest.mark.fuzz
async def test_an_upgrade_that_is_cut_at_any_request_leaves_what_was_there_or_a_backup_of_it(
    store: Store, here: Settings, redis_url: str
) -> None:
    upgraded = list[bool]()
    for requests in range(200):
        before = await put(store)
        async with unreliable(redis_url) as line:
            broken = Store(line.url)
            line.fail_after(requests)
            try:
                await migrating(here)(broken)
                break
            except (StoreUnavailable, CannotManage):
                pass
            finally:
                await broken.close()
        upgraded.append(await store.redis.get("format") == str(FORM).encode())
        if upgraded[-1]:
            await upgrading.go_back(store, here, force=False, running=False)
        assert await everything(store) == before, requests
    else:
        raise AssertionError("it never came to its end")
    assert upgraded == sorted(upgraded)
    assert {*upgraded} == {False, True}


@contextmanager
def full_disk() -> Iterator[None]:
    """Lets no file of this process grow until the end of the block."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (10, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def test_without_room_for_the_backup_nothing_is_changed(store: Store, here: Settings) -> None:
    before = await put(store)
    with full_disk(), pytest.raises(NotUpgraded, match=r"Nothing was changed.*PARLOUR_BACKUP_FOLDER"):
        await upgrading.back_up(store, here, upgrades=True)
    assert await everything(store) == before
    assert [*(here.backups / upgrading.FOLDER).iterdir()] == []


@pytest.mark.parametrize(
    ("key", "value", "line"),
    [
        ("session:{7009}", {"document": "{}"}, "NOT READ: session:{7009}"),
        ("tournaments", {"1": "{}"}, "LEFT OUT: 1 keys that begin with 'tournaments'"),
    ],
)
async def test_what_this_version_cannot_read_stops_the_upgrade(
    store: Store, here: Settings, key: str, value: dict[Any, Any], line: str
) -> None:
    """The version before may read it, and finds it as it was; nothing of it would be in the backup."""
    await put(store)
    await store.redis.hset(key, mapping=value)
    before = await everything(store)
    with pytest.raises(CannotManage, match=re.escape(line)):
        await migrating(here)(store)
    assert await everything(store) == before
    assert upgrading.kept(here) == []
    assert f"Format {BEFORE} is now format {FORM}." in await migrating(here, force=True)(store)


async def test_nothing_is_upgraded_under_a_version_that_runs(store: Store, here: Settings) -> None:
    """What it still writes would be in no backup."""
    await put(store)
    await store.liveness.awake()
    with pytest.raises(CannotManage, match="stop it first"):
        await migrating(here)(store)
    assert upgrading.kept(here) == []
    assert await store.redis.get("format") == str(BEFORE).encode()


async def test_without_a_backup_parlour_does_not_start(
    store: Store, sandbox: Sandbox, here: Settings, tmp_path: Path
) -> None:
    before = await put(store)
    (tmp_path / "file").touch()
    elsewhere = {"backup_folder": str(tmp_path / "file" / "backups"), "discord_url": sandbox.url}
    async with create_bot(here.model_copy(update=elsewhere)) as bot:
        with pytest.raises(NotUpgraded, match=r"file.*Not a directory") as refused:
            await bot.open()
    assert exit_code(refused.value) == EX_CONFIG, "a service manager does not start it again and again"
    assert await everything(store) == before


async def test_what_a_killed_process_has_left_goes_and_the_newest_three_backups_stay(
    store: Store, here: Settings
) -> None:
    folder = here.backups / upgrading.FOLDER
    folder.mkdir(parents=True)
    names = [f"2026010{day}-120000-form-{form}.backup" for day, form in ((1, 9), (2, 10), (3, 10))]
    for name in [*names, "20260104-120000-form-10.backup.unchecked", "20260104-120000-form-10.backup.unchecked.part"]:
        (folder / name).touch()
    await put(store)
    await migrating(here)(store)
    *older, newest = sorted(path.name for path in folder.iterdir())
    assert older == names[1:]
    assert newest.endswith(f"-form-{BEFORE}.backup")


async def test_going_back_names_what_it_would_lose_and_asks_for_force(store: Store, here: Settings) -> None:
    before = await put(store)
    await migrating(here)(store)
    await store.sessions.create(match(ALICE, BOB, number=8001))
    old = await store.sessions.load(7001)
    assert old is not None
    await store.sessions.update(old, matches.stop)
    lost = "loses 1 lobby or match that began since and what happened since in 1 lobby or match. --force"
    with pytest.raises(CannotManage, match=lost):
        await upgrading.go_back(store, here, force=False, running=False)
    assert await store.sessions.load(8001) is not None
    with pytest.raises(CannotManage, match="stop it first"):
        await upgrading.go_back(store, here, force=True, running=True)
    await upgrading.go_back(store, here, force=True, running=False)
    assert await everything(store) == before


async def test_without_an_upgrade_there_is_nothing_to_go_back_to(store: Store, here: Settings) -> None:
    await put(store)
    with pytest.raises(CannotManage, match="no backup"):
        await upgrading.go_back(store, here, force=True, running=False)
    await migrating(here)(store)
    await upgrading.go_back(store, here, force=False, running=False)
    with pytest.raises(CannotManage, match="no upgrade has changed it"):
        await upgrading.go_back(store, here, force=True, running=False)
    await store.redis.flushdb()
    assert (await upgrading.go_back(store, here, force=False, running=False))[-1].startswith("Restored.")


async def test_a_worker_waits_until_another_process_has_upgraded(store: Store, here: Settings) -> None:
    await put(store)
    waiting = asyncio.create_task(upgrading.back_up(store, here, upgrades=False))
    assert await take_turn(store.redis, "another machine:7")
    assert not await take_turn(store.redis, "a third machine:8")
    also = asyncio.create_task(upgrading.back_up(store, here, upgrades=True))
    await asyncio.sleep(0.1)
    assert not waiting.done()
    assert not also.done()
    await store.redis.set("format", FORM)
    assert (await waiting, await also) == ([], [])
    assert upgrading.kept(here) == []


async def test_of_several_bots_the_one_with_the_first_shard_backs_up(
    store: Store, sandbox: Sandbox, here: Settings
) -> None:
    await put(store)
    first, second = (here.model_copy(update={"discord_url": sandbox.url, "shards": f"{shard}/2"}) for shard in range(2))
    async with create_bot(second) as waiting:
        opening = asyncio.create_task(waiting.open())
        await asyncio.sleep(0.2)
        assert upgrading.kept(here) == []
        async with create_bot(first) as bot:
            await bot.open()
            assert len(upgrading.kept(here)) == 1
        await opening


@pytest.mark.process
async def test_the_version_before_goes_back_by_itself(store: Store, here: Settings) -> None:
    before = await put(store)
    await migrating(here)(store)

    async def earlier(*arguments: str) -> tuple[int | None, str]:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", THE_VERSION_BEFORE, *arguments),
            env=os.environ | {"REDIS_URL": here.redis_url, "PARLOUR_BACKUP_FOLDER": str(here.backups)},
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        output, _ = await process.communicate()
        return process.returncode, output.decode()

    code, said = await earlier("migrate")
    assert code == 1
    assert "written by a newer Parlour" in said
    assert "parlour restore --before-upgrade" in said
    assert (await earlier("restore", "--before-upgrade"))[0] == 0
    assert await everything(store) == before
    assert f"The data is in format {BEFORE}." in (await earlier("migrate"))[1]


@pytest.mark.process
def test_files_of_a_newer_database_are_set_aside_if_the_host_says_so(tmp_path: Path) -> None:
    here = Settings(redis_url="", data=tmp_path / "data")

    async def start() -> None:
        async with EmbeddedRedis(here.data):
            pass

    asyncio.run(start())
    upgrading.need_readable(here, force=False)
    (base,) = here.data.glob("appendonlydir/*.base.rdb")
    base.write_bytes(b"VALKEY999" + base.read_bytes()[9:])
    with pytest.raises(CannotManage, match="--force sets them aside"):
        upgrading.need_readable(here, force=False)
    upgrading.need_readable(here, force=True)
    assert [path.name.partition(".")[0] for path in here.data.glob("appendonlydir*")] == ["appendonlydir"]
    assert not (here.data / "appendonlydir").exists()
    asyncio.run(start())
