"""The database: its round trips, and the answers when it is unreachable or corrupt."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from redis.asyncio import Redis

from bot.actions.board import More, View
from bot.actions.lobby import Join
from bot.actions.turn import Done, Play, TakeBack
from bot.domain.preferences import Preferences
from bot.store.embedded import EmbeddedRedis
from sandbox import Answer
from tests.end_to_end.harness import (
    Harness,
    Match,
    choose,
    choose_all,
    components_of,
    message_of,
    open_panel,
    press,
    private_text,
    running_harness,
    take_turn,
)
from tests.end_to_end.posts import assert_posted_once
from tests.schemas import Inspector

UNREACHABLE = "Parlour cannot reach its database right now"
OWN_KEYS = ("session:", "person:", "turns:", "tables:")
READ = ["HMGET session", "GET person", "SCARD turns"]
"""One round trip: the session, the person's preferences, and the number of matches that wait for them."""
COMMIT = ["EVALSHA session"]


async def commands_of(redis_url: str, act: Callable[[], Awaitable[Answer]]) -> list[str]:
    """Returns the commands to Redis on Parlour's own keys during an act, each with the kind of its first key.

    Commands inside scripts and those of the queue are left out; before, all jobs end.
    """
    async with Redis.from_url(redis_url) as redis, redis.monitor() as monitor:
        while await redis.xlen("parlour:stream"):
            await asyncio.sleep(0.02)
        await redis.echo("begin")
        await act()
        await redis.echo("end")
        commands: list[str] = []
        async for command in monitor.listen():
            name, *arguments = command["command"].split(" ")
            if command["command"] == "ECHO begin":
                commands.clear()
            elif name == "ECHO":
                return commands
            elif "parlour:" in command["command"]:
                continue
            key = next((argument for argument in arguments if argument.startswith(OWN_KEYS)), "")
            if key and command["client_type"] != "lua":
                commands.append(f"{name} {key.partition(':')[0]}")
    raise AssertionError("the monitor ended")


async def test_a_choice_costs_one_read_and_one_commit(harness: Harness, match: Match, redis_url: str) -> None:
    alice = await harness.person("Alice")
    panel = await open_panel(alice, match.post)
    await match.settle()
    assert await commands_of(redis_url, lambda: choose(alice, panel)) == READ + COMMIT


async def test_looking_costs_only_one_read(harness: Harness, match: Match, redis_url: str) -> None:
    alice, carol = await harness.people("Alice", "Carol")
    people = harness.bot.services.store.people
    await people.update(
        int(alice.id), lambda known: Preferences(language="en")
    )  # Start has explained the first question
    await match.settle()
    play = partial(press, alice, match.post, Play)
    assert await commands_of(redis_url, play) == [*READ, "LRANGE session", "EVALSHA person"], "explained once"
    assert await commands_of(redis_url, play) == [*READ, "LRANGE session"]
    for person, verb in ((alice, View), (carol, View), (alice, More)):
        assert await commands_of(redis_url, partial(press, person, match.post, verb)) == READ


async def test_taking_back_costs_one_read_and_one_commit(harness: Harness, match: Match, redis_url: str) -> None:
    alice = await harness.person("Alice")
    panel = message_of(await choose(alice, await open_panel(alice, match.post)))
    await match.settle()
    assert await commands_of(redis_url, lambda: press(alice, panel, TakeBack)) == READ + COMMIT


async def test_a_corrupt_document_is_quarantined_and_other_matches_continue(
    harness: Harness, match: Match, redis_url: str
) -> None:
    other = await harness.start_match("Alice", host="Bob", channel="manhattan", set_up={"start_player": "first_seat"})
    alice, bob = await harness.people("Alice", "Bob")
    async with Redis.from_url(redis_url) as redis:
        await redis.hset(f"session:{{{match.channel}}}", "document", b'{"game": "manhattan", "oops": ')
        sentence = private_text(await press(alice, match.post, Play))
        assert "The data of this match cannot be read. It was set aside" in sentence
        assert b"oops" in (await redis.hget(f"broken:{{{match.channel}}}", "document") or b"")
    assert "There is no match here" in private_text(await press(alice, match.post, Play))
    await take_turn(bob, other.post)
    await other.settled_post()
    assert other.link in private_text(await alice.slash("turns"))


@pytest.mark.parametrize(
    ("locale", "sentence"), [("en-GB", "cannot be read. It was set aside"), ("ja", "データを読み込めません")]
)
async def test_the_quarantine_of_a_corrupt_log_is_reported_in_private(
    harness: Harness, match: Match, redis_url: str, locale: str, sentence: str
) -> None:
    alice = await harness.person("Alice")
    harness.sandbox.control.set_locale("Alice", locale)
    async with Redis.from_url(redis_url) as redis:
        await redis.lset(f"session:{{{match.channel}}}:log", 0, '{"oops": ')
        assert sentence in private_text(await press(alice, match.post, Play))
        assert await redis.exists(f"broken:{{{match.channel}}}")


async def test_a_quarantine_is_reported_in_the_chosen_language(harness: Harness, match: Match, redis_url: str) -> None:
    alice = await harness.person("Alice")
    await alice.slash("settings", language="ja")
    async with Redis.from_url(redis_url) as redis:
        await redis.hset(f"session:{{{match.channel}}}", "document", b"{")
    assert "データを読み込めません" in private_text(await press(alice, match.post, Play))


@pytest.mark.parametrize(
    ("locale", "sentence"), [("en-GB", "The game of this match is not installed"), ("ja", "このボットに入っていない")]
)
async def test_a_match_of_a_game_that_is_gone_says_so_and_goes_on_later(
    harness: Harness, match: Match, redis_url: str, locale: str, sentence: str
) -> None:
    alice = await harness.person("Alice")
    harness.sandbox.control.set_locale("Alice", locale)
    key = f"session:{{{match.channel}}}"
    async with Redis.from_url(redis_url) as redis:
        stored: Any = await redis.hget(key, "document")
        await redis.hset(key, "document", stored.replace(b"manhattan", b"a_game_that_is_gone", 1))
        assert sentence in private_text(await press(alice, match.post, Play))
        await redis.hset(key, "document", stored)
    assert sentence not in private_text(await press(alice, match.post, Play))


class Database:
    """A Redis that can be stopped."""

    def __init__(self, server: EmbeddedRedis) -> None:
        self.server = server

    async def stop(self) -> None:
        await self.server.__aexit__(None, None, None)

    async def start(self) -> None:
        await self.server.__aenter__()


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    database = Database(EmbeddedRedis(tmp_path / "r"))
    await database.start()
    yield database
    await database.stop()


@pytest.fixture
async def own_harness(database: Database, tmp_path: Path, inspector: Inspector | None) -> AsyncIterator[Harness]:
    """A harness on a Redis of its own."""
    async with running_harness(database.server.url, tmp_path, inspector) as harness:
        yield harness


async def test_play_continues_after_an_outage_of_the_database(own_harness: Harness, database: Database) -> None:
    match = await own_harness.start_match("Bob", set_up={"start_player": "first_seat"})
    alice, bob = await own_harness.people("Alice", "Bob")
    panel = message_of(await choose(alice, await open_panel(alice, match.post)))
    await database.stop()
    for answer in (
        press(bob, match.post, Play),
        alice.slash("turns"),
        alice.slash("play", channel=match.channel, option="1"),
        choose(alice, panel),
    ):
        assert UNREACHABLE in private_text(await answer)
    await asyncio.sleep(2)
    await database.start()
    panel = await open_panel(alice, match.post)
    assert components_of(panel, TakeBack), "the earlier choice is kept"
    assert "Done" in private_text(await press(alice, await choose_all(alice, panel), Done))
    await match.wait_for_swept_post()
    await take_turn(bob, match.post)
    await match.wait_for_swept_post()
    await match.settle()
    assert len(await match.posts()) <= 3, "the newest post may be extended"
    await assert_posted_once(await own_harness.person("Carol"), await match.posts())


async def test_a_lobby_that_cannot_be_stored_is_reported_in_private(own_harness: Harness, database: Database) -> None:
    alice = await own_harness.person("Alice")
    await database.stop()
    await alice.slash("new", game="manhattan", patience=10)
    await alice.wait_for(lambda message: message["flags"] & 64 and UNREACHABLE in alice.text(message), channel="lobby")
    assert all(message["flags"] & 64 for message in await alice.messages("lobby")), "nothing is left in public"
    await database.start()
    assert components_of(await own_harness.open_lobby("Bob"), Join)
