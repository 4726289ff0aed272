"""`parlour manage`: the owner's powers, on the database of a running Parlour."""

import asyncio

import pytest
from typer.testing import CliRunner, Result

from bot.cli.program import app
from bot.domain.server import Excluded, Server
from bot.domain.session import Ending, Stage
from bot.store.database import Store
from tests.bot.sessions import ALICE, BOB, CHANNEL, LOBBY, match

SERVER = 7001


def manage(redis_url: str, *arguments: object) -> Result:
    return CliRunner().invoke(app, ["manage", *map(str, arguments)], env={"REDIS_URL": redis_url})


@pytest.fixture
async def stored(store: Store) -> Store:
    """A database with one match."""
    await store.sessions.create(match(ALICE, BOB))
    return store


async def run(redis_url: str, *arguments: object) -> str:
    """Runs a command that succeeds, in a thread: it has an event loop of its own; returns what it prints."""
    result = await asyncio.to_thread(manage, redis_url, *arguments)
    assert result.exit_code == 0, result.output
    return result.output


async def test_the_owner_sees_ends_and_moves_what_runs(stored: Store, redis_url: str) -> None:
    listed = await run(redis_url, "matches")
    assert str(LOBBY) in listed
    assert "Manhattan: Alice, Bob" in listed
    assert "within half a minute" in await run(redis_url, "move", LOBBY, CHANNEL)
    moved = await stored.sessions.load(LOBBY)
    assert moved is not None
    assert (moved.channel, moved.parent) == (CHANNEL, CHANNEL)
    await run(redis_url, "end", LOBBY)
    ended = await stored.sessions.load(LOBBY)
    assert ended is not None
    assert (ended.stage, ended.ending) == (Stage.OVER, Ending.STOPPED)
    assert [channel async for channel in stored.sessions.unannounced()] == [LOBBY]
    assert await run(redis_url, "matches") == "Nothing runs.\n"


async def test_the_owner_decides_for_a_server(store: Store, redis_url: str) -> None:
    await run(redis_url, "game", SERVER, "manhattan", "forbid")
    await run(redis_url, "channel", SERVER, CHANNEL, "allow")
    assert "ratings: off" in await run(redis_url, "ratings", SERVER, "forbid")
    shown = await run(redis_url, "exclude", SERVER, ALICE)
    assert shown == await run(redis_url, "show", SERVER)
    assert await store.servers.server(SERVER) == Server(
        ("manhattan",), (CHANNEL,), (Excluded(ALICE, str(ALICE)),), ratings=False
    )
    await run(redis_url, "admit", SERVER, ALICE)
    await run(redis_url, "ratings", SERVER, "allow")
    await run(redis_url, "channel", SERVER, CHANNEL, "forbid")
    await run(redis_url, "game", SERVER, "manhattan", "allow")
    assert await store.servers.server(SERVER) == Server()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["end", "12"], "There is no match here"),
        (["move", "12", "13"], "There is no match here"),
        (["game", "1", "chess", "allow"], "There is no game called chess"),
    ],
)
def test_what_cannot_be_managed_is_explained_in_a_sentence(redis_url: str, arguments: list[str], sentence: str) -> None:
    result = manage(redis_url, *arguments)
    assert result.exit_code == 1
    assert sentence in result.stderr


def test_without_a_database_the_owner_reads_what_is_missing() -> None:
    result = manage("redis://127.0.0.1:1", "matches")
    assert result.exit_code == 1
    assert "is Parlour running?" in result.stderr
