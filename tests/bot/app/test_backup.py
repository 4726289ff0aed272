"""A backup holds everything, and what is restored is the same; a broken file harms nothing."""

import asyncio
import gzip
import stat
from functools import partial
from pathlib import Path

import msgspec
import pytest
from msgspec import structs
from typer.testing import CliRunner

from bot.app import backup
from bot.app.backup_file import Head
from bot.app.management import CannotManage
from bot.cli.program import app
from bot.domain import lobbies, matches, turns
from bot.domain import server as servers
from bot.domain.forgetting import forget
from bot.domain.session import AnySession
from bot.handlers.entropy import new_proof
from bot.store.database import Store
from bot.store.keys import keys, operation_key
from rules import match as rules
from tests.bot.app.backups import Edit, edited, everything
from tests.bot.archives import of_a_newer_version
from tests.bot.place import NOON
from tests.bot.sessions import ALICE, BOB, CAROL, LOBBY, lobby, match


async def started(store: Store, number: int) -> AnySession:
    """Starts a match."""
    gathered = lobby(ALICE, BOB, number=number)
    await store.sessions.create(gathered)
    return (await store.sessions.update(gathered, lambda now: lobbies.start(now, ALICE, number, new_proof()))).session


async def filled(store: Store) -> AnySession:
    """Stores a lobby, a match, an archived one, a person and a server; returns the match."""
    playing = await started(store, LOBBY)
    over = await store.sessions.update(await started(store, 7001), matches.stop)
    await store.sessions.mark_announced(over.session.id, over.session.revision, 1)
    await store.retention.archive(over.session.id, NOON)
    assert await store.redis.hexists(keys(7001).document, "compressed")
    gathered = lobby(CAROL, number=6001)
    await store.sessions.create(gathered, news=True)
    for session in (playing, over.session, gathered):
        await store.indexes.write(session, NOON)
    await store.people.update(ALICE, lambda now: structs.replace(now, language="ja"))
    await store.servers.update(77, lambda now: servers.exclude(now, CAROL, "Carol"))
    await store.redis.set(operation_key("1.1"), "x", ex=900)
    await store.redis.set("parlour:stream", "a task")
    return playing


async def written(store: Store, folder: Path) -> Path:
    await filled(store)
    file = folder / "backup"
    await backup.write(store, file)
    return file


async def test_what_is_restored_is_what_was_backed_up(store: Store, tmp_path: Path) -> None:
    file = await written(store, tmp_path)
    before = await everything(store)
    await store.redis.flushdb()
    said = await backup.restore(store, file, force=False, running=False)
    assert await everything(store) == before
    assert {"session:{5001}", f"person:{ALICE}", "server:77", "live"} <= before.keys()
    assert not await store.indexes.is_complete()  # the next start indexes everything
    assert "3 lobbies and matches; 2 logs replayed." in said[0]


async def test_tasks_and_what_expires_soon_are_left_out(store: Store, tmp_path: Path) -> None:
    await written(store, tmp_path)
    found = await everything(store)
    assert [key for key in found if key.startswith(("operation", "parlour"))] == []


async def test_nobody_else_can_read_a_backup(store: Store, tmp_path: Path) -> None:
    file = await written(store, tmp_path)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert not await asyncio.to_thread(file.with_name("backup.part").exists)


@pytest.mark.parametrize(("force", "running"), [(False, False), (True, True), (False, True)])
async def test_a_running_parlour_or_stored_matches_are_not_overwritten(
    store: Store, tmp_path: Path, *, force: bool, running: bool
) -> None:
    file = await written(store, tmp_path)
    before = await everything(store)
    with pytest.raises(CannotManage, match="stop it first" if running else "--force"):
        await backup.restore(store, file, force=force, running=running)
    assert await everything(store) == before


async def test_force_replaces_what_is_stored(store: Store, tmp_path: Path) -> None:
    file = await written(store, tmp_path)
    before = await everything(store)
    await store.sessions.create(match(ALICE, BOB, number=8001))
    await store.sessions.delete(5001)
    await backup.restore(store, file, force=True, running=False)
    assert await everything(store) == before


def without_end(lines: list[bytes]) -> list[bytes]:
    return lines[:-1]


def of_a_newer_parlour(lines: list[bytes]) -> list[bytes]:
    head = msgspec.json.decode(lines[0], type=Head)
    return [msgspec.json.encode(structs.replace(head, format=99, version="9.0")), *lines[1:]]


@pytest.mark.parametrize(
    ("edit", "reason"),
    [
        (without_end, "incomplete"),
        (lambda lines: [*lines[:2], *lines[3:]], "incomplete"),
        (lambda lines: [], "no backup"),
        (lambda lines: [b"[]", *lines[1:]], "no backup"),
        (of_a_newer_parlour, "newer Parlour, version 9.0"),
    ],
)
async def test_a_file_that_is_incomplete_or_newer_is_refused_before_anything_is_deleted(
    store: Store, tmp_path: Path, edit: Edit, reason: str
) -> None:
    file = await written(store, tmp_path)
    before = await everything(store)
    edited(file, edit)
    with pytest.raises(CannotManage, match=reason):
        await backup.restore(store, file, force=True, running=False)
    assert await everything(store) == before


@pytest.mark.parametrize(
    "content", [b"", b"no backup", gzip.compress(b"x" * 999)[:-9]], ids=["empty", "something else", "incomplete"]
)
async def test_what_is_no_backup_is_refused_in_a_sentence(store: Store, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "backup"
    file.write_bytes(content)
    with pytest.raises(CannotManage, match="no backup of Parlour"):
        await backup.restore(store, file, force=True, running=False)


async def test_an_archive_of_a_newer_parlour_is_named(store: Store, tmp_path: Path) -> None:
    await filled(store)
    await store.redis.hset(keys(7001).document, "compressed", of_a_newer_version(b"{}"))
    said = await backup.write(store, tmp_path / "backup")
    assert said[-1] == "NOT REPLAYED: session:{7001}: UnknownDictionary"


async def test_a_match_that_does_not_replay_is_named(store: Store, tmp_path: Path) -> None:
    playing = await filled(store)
    await store.redis.lset(keys(playing.id).log, 0, "{}")
    said = await backup.write(store, tmp_path / "backup")
    assert [line for line in said if line.startswith(f"NOT REPLAYED: session:{{{playing.id}}}")]


async def test_what_cannot_be_read_is_kept_as_broken_and_the_rest_is_restored(store: Store, tmp_path: Path) -> None:
    playing = await filled(store)
    before = await everything(store)
    document = '{"game": "manhattan"}'
    await store.redis.hset(keys(playing.id).document, "document", document)
    await store.redis.delete("server:77")
    await store.redis.sadd("server:77", "no server")
    said = await backup.write(store, tmp_path / "backup")
    await backup.restore(store, tmp_path / "backup", force=True, running=False)
    assert sorted(line.split()[2] for line in said if line.startswith("NOT READ")) == ["server:77", "session:{5001}"]
    assert await store.redis.hget("broken:{5001}", "document") == document.encode()
    assert await store.redis.smembers("broken:{server:77}") == {b"no server"}
    after = await everything(store)
    assert await store.sessions.load(playing.id) is None
    assert {key: value for key, value in before.items() if key in after and "{5001}" not in key} == {
        key: value for key, value in after.items() if key in before and "{5001}" not in key
    }


async def test_keys_that_nothing_declares_are_left_out_and_counted(store: Store, tmp_path: Path) -> None:
    await store.redis.set("coin:5", "of a feature that is gone")
    await store.redis.set(b"\xff\xfe", "of another program")
    said = await backup.write(store, tmp_path / "backup")
    assert [line for line in said if "'coin'" in line]
    assert len([line for line in said if line.startswith("LEFT OUT: 1 keys")]) == 2


@pytest.mark.process
def test_parlours_own_database_is_backed_up_and_restored_while_parlour_is_stopped(tmp_path: Path) -> None:
    file = tmp_path / "backup"
    for arguments in (["backup", str(file)], ["restore", str(file)]):
        environment = {"PARLOUR_DATA": str(tmp_path / f"data of {arguments[0]}"), "REDIS_URL": ""}
        done = CliRunner().invoke(app, arguments, env=environment)
        assert (done.exit_code, done.stderr) == (0, "")
        assert "0 lobbies and matches" in done.stdout


async def test_an_archived_match_that_has_changed_since_is_replayed(store: Store, tmp_path: Path) -> None:
    """As when one of its players is forgotten: its log stays in the archive until it is archived again."""
    session = await started(store, 7001)
    (seat,) = session.to_move
    while session.to_move == [seat]:
        question = rules.question(session.playing, seat)
        assert question is not None
        act = partial(turns.choose, seat=seat, move=question.options[0]) if question.options else None
        change = act or partial(turns.done, seat=seat)
        session = (await store.sessions.update(session, change)).session
    session = (await store.sessions.update(session, matches.stop)).session
    await store.sessions.mark_announced(session.id, session.revision, 1)
    await store.retention.archive(session.id, NOON)
    await store.sessions.update(session, lambda now: forget(now, BOB))
    said = await backup.write(store, tmp_path / "backup")
    assert not [line for line in said if "NOT REPLAYED" in line]
