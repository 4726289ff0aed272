from __future__ import annotations

import asyncio
import os
import signal
import stat
import subprocess
import sys
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from docket import Docket, Worker
from redis import Redis as BlockingRedis
from redis.asyncio import Redis
from redis.exceptions import AuthenticationError, ConnectionError

from benchmarks.measure import children
from bot.store.address import EmbeddedRedisError
from bot.store.embedded import EmbeddedRedis

pytestmark = pytest.mark.process

# An owner in its own process: it prints its address, waits, and writes once more before it ends.
OWNER = """
import asyncio, sys
from pathlib import Path
from redis.asyncio import Redis
from bot.store.embedded import EmbeddedRedis

async def own() -> None:
    async with EmbeddedRedis(Path(sys.argv[1])) as server, Redis.from_url(server.url) as redis:
        await redis.set("piece", "pawn")
        print(server.url, flush=True)
        try:
            await asyncio.Event().wait()
        finally:
            await redis.set("last", "words")

asyncio.run(own())
"""


def start_owner(folder: Path) -> tuple[subprocess.Popen[str], str]:
    owner = subprocess.Popen(
        [sys.executable, "-c", OWNER, str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert owner.stdout is not None
    url = owner.stdout.readline().strip()
    return owner, url


def left_behind(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if path.name not in {"appendonly.aof", "appendonlydir"}}


async def is_listening(url: str) -> bool:
    async with Redis.from_url(url) as redis:
        try:
            return bool(await redis.ping())
        except ConnectionError:
            return False


async def process_of(redis: Redis) -> int | None:
    """Returns the id of the server's process, if it answers."""
    with suppress(ConnectionError):
        return int((await redis.info("server"))["process_id"])
    return None


@pytest.fixture
def long_folder(tmp_path: Path) -> Path:
    return tmp_path / ("a" * 110)


async def test_the_server_listens_on_a_socket_that_only_its_owner_may_use(tmp_path: Path) -> None:
    async with EmbeddedRedis(tmp_path) as server:
        assert server.url.startswith("unix://")
        assert stat.S_IMODE((tmp_path / "redis.sock").stat().st_mode) == 0o700
        assert await is_listening(server.url)


def modes(folder: Path) -> dict[str, int]:
    """Returns the permissions of everything in a folder but its socket."""
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.rglob("*") if not path.is_socket()}


async def test_nobody_else_can_read_the_data(tmp_path: Path) -> None:
    async with EmbeddedRedis(tmp_path / "data") as server, Redis.from_url(server.url) as redis:
        await redis.set("piece", "pawn")
        found = modes(tmp_path)
    assert {name: oct(mode) for name, mode in found.items() if mode & 0o077} == {}
    assert len(found) > 5


async def test_data_that_others_could_read_is_closed_at_the_next_start(tmp_path: Path) -> None:
    async with EmbeddedRedis(tmp_path) as server, Redis.from_url(server.url) as redis:
        await redis.set("piece", "pawn")
    open_to_all(tmp_path)
    async with EmbeddedRedis(tmp_path) as server, Redis.from_url(server.url) as redis:
        assert await redis.get("piece") == b"pawn"
        found = modes(tmp_path)
    assert {name for name, mode in found.items() if mode & 0o077} <= {path.name for path in inside(tmp_path)}


def open_to_all(folder: Path) -> None:
    for path in folder.rglob("*"):
        path.chmod(0o755 if path.is_dir() else 0o644)


def inside(folder: Path) -> list[Path]:
    """Returns the files in the closed folder of the database."""
    return list((folder / "appendonlydir").iterdir())


async def test_a_folder_with_a_long_path_is_served_on_loopback_with_a_password(long_folder: Path) -> None:
    async with EmbeddedRedis(long_folder) as server:
        assert server.url.startswith("redis://:")
        assert stat.S_IMODE((long_folder / "redis.url").stat().st_mode) == 0o600
        assert await is_listening(server.url)
        async with Redis.from_url("redis://" + server.url.split("@")[1]) as stranger:
            with pytest.raises(AuthenticationError):
                await stranger.ping()


async def test_a_folder_with_blanks_quotes_and_foreign_letters_is_served(tmp_path: Path) -> None:
    async with EmbeddedRedis(tmp_path / 'Bob\'s "50% off" 卓?#') as server:
        assert await is_listening(server.url)


async def test_every_write_survives_a_restart(tmp_path: Path) -> None:
    async with EmbeddedRedis(tmp_path) as server, Redis.from_url(server.url) as redis:
        await redis.set("piece", "pawn")
        assert await redis.config_get("appendfsync") == {"appendfsync": "always"}
    async with EmbeddedRedis(tmp_path) as server, Redis.from_url(server.url, decode_responses=True) as redis:
        assert await redis.get("piece") == "pawn"


async def test_only_data_and_log_are_left_after_the_end(tmp_path: Path) -> None:
    async with EmbeddedRedis(tmp_path) as server:
        assert left_behind(tmp_path) == {"parlour.lock", "redis.lock", "redis.log", "redis.sock", "redis.url"}
    assert left_behind(tmp_path) == {"redis.log"}
    assert not await is_listening(server.url)


async def test_an_exception_in_the_block_stops_the_server(tmp_path: Path) -> None:
    with pytest.raises(ZeroDivisionError):
        async with EmbeddedRedis(tmp_path) as server:
            raise ZeroDivisionError
    assert left_behind(tmp_path) == {"redis.log"}
    assert not await is_listening(server.url)


async def test_a_server_that_died_is_cleaned_up(tmp_path: Path) -> None:
    async with EmbeddedRedis(tmp_path) as server, Redis.from_url(server.url) as redis:
        os.kill((await redis.info("server"))["process_id"], signal.SIGKILL)
    assert left_behind(tmp_path) == {"redis.log"}


async def test_a_server_that_died_is_started_again_with_its_data(tmp_path: Path) -> None:
    async with EmbeddedRedis(tmp_path) as server, Redis.from_url(server.url) as redis:
        await redis.set("piece", "pawn")
        died = (await redis.info("server"))["process_id"]
        os.kill(died, signal.SIGKILL)
        async with asyncio.timeout(20):
            while await process_of(redis) in (None, died):
                await asyncio.sleep(0.05)
        assert await redis.get("piece") == b"pawn"
    assert not await is_listening(server.url)
    assert left_behind(tmp_path) == {"redis.log"}


async def test_a_second_owner_of_the_folder_is_refused(tmp_path: Path) -> None:
    async with EmbeddedRedis(tmp_path) as first:
        with pytest.raises(EmbeddedRedisError, match="Another Parlour is already running on"):
            async with EmbeddedRedis(tmp_path):
                pass
        assert await is_listening(first.url)


async def test_the_lock_of_a_killed_owner_does_not_block_the_next(tmp_path: Path) -> None:
    owner, _ = start_owner(tmp_path)
    owner.kill()
    owner.communicate()
    assert (tmp_path / "parlour.lock").exists()
    async with EmbeddedRedis(tmp_path) as server, Redis.from_url(server.url) as redis:
        assert await redis.get("piece") == b"pawn"


@pytest.mark.parametrize("name", ["short", "long" * 28])
async def test_a_server_ends_with_its_owner_also_if_that_is_killed(tmp_path: Path, name: str) -> None:
    owner, url = start_owner(tmp_path / name)
    assert await is_listening(url)
    owner.kill()
    owner.communicate()
    async with asyncio.timeout(20):
        while await is_listening(url):
            await asyncio.sleep(0.05)
    async with EmbeddedRedis(tmp_path / name) as server, Redis.from_url(server.url) as redis:
        assert await redis.get("piece") == b"pawn"


async def test_a_server_that_was_started_again_ends_with_its_owner(tmp_path: Path) -> None:
    owner, url = start_owner(tmp_path)
    async with Redis.from_url(url) as redis:
        died = await process_of(redis)
        assert died is not None
        os.kill(died, signal.SIGKILL)
        async with asyncio.timeout(20):
            while await process_of(redis) in (None, died):
                await asyncio.sleep(0.05)
            owner.kill()
            owner.communicate()
            while await process_of(redis):
                await asyncio.sleep(0.05)


async def test_a_leftover_server_that_hangs_is_reported(tmp_path: Path) -> None:
    owner, url = start_owner(tmp_path)
    with BlockingRedis.from_url(url) as redis:
        orphan = redis.info("server")["process_id"]
    os.kill(orphan, signal.SIGSTOP)
    owner.kill()
    owner.communicate()
    try:
        with pytest.raises(EmbeddedRedisError, match="does not stop: end it by hand"):
            async with EmbeddedRedis(tmp_path, patience=0.2):
                pass
    finally:
        os.kill(orphan, signal.SIGKILL)


@pytest.mark.parametrize("traces", [(), ("redis.lock",), ("redis.url",)])
async def test_a_leftover_server_that_hangs_keeps_a_second_one_out(tmp_path: Path, traces: tuple[str, ...]) -> None:
    """Whatever a crash has removed: as long as the server lives, it has its lock or its socket."""
    owner, url = start_owner(tmp_path)
    with BlockingRedis.from_url(url) as redis:
        orphan = redis.info("server")["process_id"]
    os.kill(orphan, signal.SIGSTOP)
    owner.kill()
    owner.communicate()
    for trace in traces:
        (tmp_path / trace).unlink()
    try:
        with pytest.raises(EmbeddedRedisError, match="does not stop: end it by hand"):
            async with EmbeddedRedis(tmp_path, patience=0.2):
                pass
    finally:
        os.kill(orphan, signal.SIGKILL)
    async with EmbeddedRedis(tmp_path) as server, Redis.from_url(server.url) as client:
        assert await client.get("piece") == b"pawn"


async def test_a_leftover_server_that_hangs_for_a_while_is_waited_for(tmp_path: Path) -> None:
    owner, url = start_owner(tmp_path)
    with BlockingRedis.from_url(url) as redis:
        orphan = redis.info("server")["process_id"]
    os.kill(orphan, signal.SIGSTOP)
    owner.kill()
    owner.communicate()
    asyncio.get_running_loop().call_later(1, os.kill, orphan, signal.SIGCONT)
    async with EmbeddedRedis(tmp_path) as server, Redis.from_url(server.url) as client:
        assert (await client.info("server"))["process_id"] != orphan
        assert await client.get("piece") == b"pawn"


async def test_an_address_that_a_crash_left_empty_does_not_prevent_a_start(tmp_path: Path) -> None:
    (tmp_path / "redis.url").touch()
    async with EmbeddedRedis(tmp_path) as server:
        assert await is_listening(server.url)


def test_an_interrupt_from_the_keyboard_stops_the_owner_first(tmp_path: Path) -> None:
    owner, _ = start_owner(tmp_path)
    os.killpg(owner.pid, signal.SIGINT)
    _, errors = owner.communicate(timeout=20)
    assert errors.rstrip().endswith("KeyboardInterrupt")
    assert "ConnectionError" not in errors
    assert left_behind(tmp_path) == {"redis.log"}
    assert b"last" in next(tmp_path.rglob("*.aof")).read_bytes()


async def test_a_server_that_is_not_executable_is_reported(tmp_path: Path) -> None:
    (tmp_path / "redis-server").write_text("not a program")
    with pytest.raises(EmbeddedRedisError, match="redis-server cannot be run: Permission denied"):
        async with EmbeddedRedis(tmp_path / "data", server=tmp_path / "redis-server"):
            pass
    assert left_behind(tmp_path / "data") == {"redis.log"}


async def test_a_server_that_stops_at_once_is_reported_with_its_log(tmp_path: Path) -> None:
    (tmp_path / "appendonly.aof").write_text("not the data of a Redis")
    with pytest.raises(EmbeddedRedisError, match=r"stopped at once: see .*redis\.log"):
        async with EmbeddedRedis(tmp_path):
            pass
    assert "append only file" in (tmp_path / "redis.log").read_text()


async def test_a_server_that_never_answers_is_reported(tmp_path: Path) -> None:
    silent = tmp_path / "redis-server"
    silent.write_text("#!/bin/sh\nexec sleep 60\n")
    silent.chmod(0o700)
    with pytest.raises(EmbeddedRedisError, match=r"did not answer within 0\.1 seconds"):
        async with EmbeddedRedis(tmp_path, server=silent, patience=0.1):
            pass


async def test_an_owner_may_wait_for_the_first_answer_later(tmp_path: Path) -> None:
    silent = tmp_path / "redis-server"
    silent.write_text("#!/bin/sh\nexec sleep 60\n")
    silent.chmod(0o700)
    async with EmbeddedRedis(tmp_path, server=silent, patience=0.1, waits=False) as server:
        with pytest.raises(EmbeddedRedisError, match="did not answer"):
            await server.loaded()
    async with EmbeddedRedis(tmp_path, waits=False) as server:
        await server.loaded()
        assert await is_listening(server.url)


async def test_an_owner_that_fails_at_once_leaves_no_server(tmp_path: Path) -> None:
    before = children(os.getpid())
    with pytest.raises(ZeroDivisionError):
        async with EmbeddedRedis(tmp_path, waits=False):
            _ = 1 / 0
    assert children(os.getpid()) == before


async def test_a_folder_that_cannot_be_created_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(EmbeddedRedisError, match="cannot be used: Not a directory"):
        async with EmbeddedRedis(tmp_path / "file" / "data"):
            pass


async def test_the_server_supports_delayed_and_keyed_jobs(redis_url: str) -> None:
    done: dict[str, bool] = {}

    async def deliver(letter: str) -> None:
        done[letter] = datetime.now(UTC) >= soon

    soon = datetime.now(UTC) + timedelta(milliseconds=500)
    async with Docket(name="post", url=redis_url) as docket:
        docket.register(deliver)
        await docket.add(deliver, when=soon, key="letter")("late")
        await docket.add(deliver, when=soon, key="letter")("doubled")
        await docket.add(deliver)("at once")
        async with Worker(docket, minimum_check_interval=timedelta(milliseconds=5)) as worker:
            await asyncio.wait_for(worker.run_until_finished(), timeout=10)
    assert done.keys() == {"at once", "late"}
    assert done["late"]
