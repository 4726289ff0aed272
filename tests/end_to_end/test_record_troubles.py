"""The record: how often it is asked, and what people hear when it is away or broken."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest
from redis.asyncio import Redis

from bot.actions.board import More, View
from bot.actions.lobby import Join
from bot.actions.turn import Done, Play, TakeBack
from bot.store.embedded import EmbeddedRedis
from sandbox import Answer
from tests.end_to_end.game_night import (
    GameNight,
    Match,
    choose,
    choose_all,
    components_of,
    game_night,
    open_panel,
    press,
    said_privately,
    shown,
    take_turn,
)
from tests.end_to_end.record import assert_told_once
from tests.schemas import Inspector

AWAY = "Parlour cannot reach its database right now"
OWN_KEYS = ("session:", "person:", "turns:", "tables:", "lobby:")
READ = ["HGET session", "GET person", "SCARD turns"]
"""One round trip: the session, and with it what the person has set and how many tables wait for them."""
COMMIT = ["EVALSHA session"]


async def commands_of(redis_url: str, act: Callable[[], Awaitable[Answer]]) -> list[str]:
    """What Redis is asked about Parlour's own keys while somebody acts, each with the kind of its first key.

    What a script does inside, and the traffic of the jobs, is left out.
    """
    async with Redis.from_url(redis_url) as redis, redis.monitor() as monitor:
        await act()
        await redis.echo("end")
        asked: list[str] = []
        async for command in monitor.listen():
            name, *arguments = command["command"].split(" ")
            if name == "ECHO":
                return asked
            key = next((argument for argument in arguments if argument.startswith(OWN_KEYS)), "")
            if key and command["client_type"] != "lua":
                asked.append(f"{name} {key.partition(':')[0]}")
    raise AssertionError("the monitor ended")


async def test_a_choice_costs_one_read_and_one_commit(night: GameNight, match: Match, redis_url: str) -> None:
    alice = await night.person("Alice")
    panel = await open_panel(alice, match.post)
    await match.settle()
    assert await commands_of(redis_url, lambda: choose(alice, panel)) == READ + COMMIT


async def test_looking_costs_one_read(night: GameNight, match: Match, redis_url: str) -> None:
    alice, carol = await night.people("Alice", "Carol")
    await match.settle()
    assert await commands_of(redis_url, partial(press, alice, match.post, Play)) == [*READ, "LRANGE session"]
    for person, verb in ((alice, View), (carol, View), (alice, More)):
        assert await commands_of(redis_url, partial(press, person, match.post, verb)) == READ


async def test_taking_back_costs_one_read_and_one_commit(night: GameNight, match: Match, redis_url: str) -> None:
    alice = await night.person("Alice")
    panel = shown(await choose(alice, await open_panel(alice, match.post)))
    await match.settle()
    assert await commands_of(redis_url, lambda: press(alice, panel, TakeBack)) == READ + COMMIT


async def test_a_document_that_does_not_decode_is_set_aside_and_other_matches_go_on(
    night: GameNight, match: Match, redis_url: str
) -> None:
    other = await night.start_match("Alice", host="Bob", channel="manhattan", set_up={"start_player": "first_seat"})
    alice, bob = await night.people("Alice", "Bob")
    async with Redis.from_url(redis_url) as redis:
        await redis.hset(f"session:{{{match.channel}}}", "document", b'{"game": "manhattan", "oops": ')
        said = said_privately(await press(alice, match.post, Play))
        assert "The data of this match cannot be read. It was set aside" in said
        assert b"oops" in (await redis.hget(f"broken:{{{match.channel}}}", "document") or b"")
    assert "There is no match here" in said_privately(await press(alice, match.post, Play))
    await take_turn(bob, other.post)
    await other.next_post()
    assert other.link in said_privately(await alice.slash("turns"))


@pytest.mark.parametrize(
    ("locale", "told"), [("en-GB", "cannot be read. It was set aside"), ("ja", "データを読み込めません")]
)
async def test_who_looks_at_a_match_whose_log_does_not_decode_is_told_that_it_was_set_aside(
    night: GameNight, match: Match, redis_url: str, locale: str, told: str
) -> None:
    alice = await night.person("Alice")
    night.sandbox.control.set_locale("Alice", locale)
    async with Redis.from_url(redis_url) as redis:
        await redis.lset(f"session:{{{match.channel}}}:log", 0, '{"oops": ')
        assert told in said_privately(await press(alice, match.post, Play))
        assert await redis.exists(f"broken:{{{match.channel}}}")


async def test_who_has_chosen_a_language_is_told_in_it_that_a_match_was_set_aside(
    night: GameNight, match: Match, redis_url: str
) -> None:
    alice = await night.person("Alice")
    await alice.slash("settings", language="ja")
    async with Redis.from_url(redis_url) as redis:
        await redis.hset(f"session:{{{match.channel}}}", "document", b"{")
    assert "データを読み込めません" in said_privately(await press(alice, match.post, Play))


class Record:
    """A Redis that can be away."""

    def __init__(self, server: EmbeddedRedis) -> None:
        self.server = server

    async def go_away(self) -> None:
        await self.server.__aexit__(None, None, None)

    async def come_back(self) -> None:
        await self.server.__aenter__()


@pytest.fixture
async def record(tmp_path: Path) -> AsyncIterator[Record]:
    record = Record(EmbeddedRedis(tmp_path / "r"))
    await record.come_back()
    yield record
    await record.go_away()


@pytest.fixture
async def own_night(record: Record, tmp_path: Path, inspector: Inspector | None) -> AsyncIterator[GameNight]:
    """A game night on a Redis of its own."""
    async with game_night(record.server.url, tmp_path, inspector) as night:
        yield night


async def test_play_goes_on_when_the_record_was_away_for_a_while(own_night: GameNight, record: Record) -> None:
    match = await own_night.start_match("Bob", set_up={"start_player": "first_seat"})
    alice, bob = await own_night.people("Alice", "Bob")
    panel = shown(await choose(alice, await open_panel(alice, match.post)))
    await record.go_away()
    for answer in (
        press(bob, match.post, Play),
        alice.slash("turns"),
        alice.slash("play", channel=match.channel, option="1"),
        choose(alice, panel),
    ):
        assert AWAY in said_privately(await answer)
    await asyncio.sleep(2)
    await record.come_back()
    panel = await open_panel(alice, match.post)
    assert components_of(panel, TakeBack), "the choice of before is kept"
    assert "Done" in said_privately(await press(alice, await choose_all(alice, panel), Done))
    await match.post_when_swept()
    await take_turn(bob, match.post)
    await match.post_when_swept()
    await match.settle()
    assert len(await match.posts()) == 3
    await assert_told_once(await own_night.person("Carol"), await match.posts())


async def test_a_table_that_cannot_be_stored_is_said_so_in_private(own_night: GameNight, record: Record) -> None:
    alice = await own_night.person("Alice")
    await record.go_away()
    await alice.slash("new", game="manhattan", patience=10)
    await alice.wait_for(lambda message: message["flags"] & 64 and AWAY in alice.text(message), channel="lobby")
    assert all(message["flags"] & 64 for message in await alice.messages("lobby")), "nothing is left in public"
    await record.come_back()
    assert components_of(await own_night.open_lobby("Bob"), Join)
