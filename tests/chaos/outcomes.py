"""Scenarios about what comes of matches, and about what stands beside them: results, files, deals, backups."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator
from random import Random

import aiohttp

from bot.actions.board import Concede
from bot.actions.turn import Play
from bot.domain.session import AnySession, Change, played
from bot.features.duels.daily_actions import PlayDaily
from bot.features.forgetting.feature import ForgetMe
from bot.features.record.keys import rated_key, record_keys
from bot.features.replay.actions import Export, Replay
from rules import match as matches
from rules.match import AnyEntry
from sandbox import Person
from sandbox.testing import reading
from tests.chaos.asking import PATIENCE, asked, commanded, pressed, private, shown
from tests.chaos.quiet import Quiet, opened
from tests.chaos.scenarios import is_back, until
from tests.chaos.system import System
from tests.end_to_end.harness import Json, components_of, press_of

ALIVE = ("alive", "listening")
"""The keys of heartbeats."""
NOBODY = "no match here"
"""What Parlour says to those who may not see a match."""


async def result(system: System) -> Quiet:
    """Plays the end of a match; it has to be rated once, and count once in records. Then Bob is forgotten."""
    quiet = await opened(system, clock="none")
    await system.store.sessions.update(await quiet.settled(), _almost_over)

    async def is_over() -> bool:
        await system.sweep()
        if await quiet.table.is_over():
            return True
        if (await quiet.settled()).to_move:
            await quiet.table.take_turn()
            system.presses += 1
        return False

    await until(is_over)
    await _check_counts(quiet)
    if not quiet.found:
        await quiet.check_posts()
        await _forget(quiet, quiet.table.people[1])
        left = [traces async for traces in _traces(quiet.system, quiet.table.people[1].id)]
        if left:
            quiet.note("something about a forgotten person stored", ", ".join(left))
    return quiet


async def _check_counts(quiet: Quiet) -> None:
    session = await quiet.settled()
    redis = quiet.system.store.redis
    rated = await redis.lrange(rated_key(session.guild), 0, -1)
    if len(rated) != 1:
        quiet.note("rated other than once", f"{len(rated)} times")
    for person in session.people:
        counts: dict[bytes, bytes] = await redis.hgetall(record_keys(session.guild, person).counts)  # type: ignore[assignment]
        counted = [int(count) for field, count in counts.items() if field.endswith(b"matches")]
        if not counted or set(counted) != {1}:
            quiet.note("counted other than once", f"{counts}")


async def _forget(quiet: Quiet, person: Person) -> None:
    sure = await pressed(person, await private(person, "dm"), ForgetMe)
    await pressed(person, sure, ForgetMe)

    async def is_done() -> bool:
        return not await quiet.system.store.forgetting.begun()

    await until(is_done)


async def _traces(system: System, person: str) -> AsyncIterator[str]:
    """Yields the keys that name a person, or hold their id."""
    redis = system.store.redis
    async for key in redis.scan_iter(count=1000):
        name = key.decode(errors="replace")
        if name.startswith(("operation:", "parlour:", "claim", "docket")) or "stream" in name:
            continue
        dumped = await _content(system, key)
        if person in name or person.encode() in dumped:
            yield name


async def _content(system: System, key: bytes) -> bytes:
    redis = system.store.redis
    kind = await redis.type(key)
    if kind == b"hash":
        return repr(await redis.hgetall(key)).encode()
    if kind == b"set":
        return repr(await redis.smembers(key)).encode()
    if kind == b"zset":
        return repr(await redis.zrange(key, 0, -1)).encode()
    if kind == b"list":
        return repr(await redis.lrange(key, 0, -1)).encode()
    return repr(await redis.get(key)).encode() if kind == b"string" else b""


def _almost_over(session: AnySession) -> Change:
    """Plays legal moves until the next turn ends the match."""
    dice, at = Random(1), session.playing
    entries: list[AnyEntry] = []
    while True:
        seat = matches.to_move(at)[0]
        question = matches.question(at, seat)
        assert question is not None
        after, more = matches.commit_move(at, seat, dice.choice(question.options))
        if not matches.to_move(after):
            return played(session, at, entries)
        at, entries = after, [*entries, *more]


async def deal(system: System) -> Quiet:
    """Begins the deal of the day by two presses at once, and again later, also once forgotten: there is one try."""
    quiet = await opened(system)
    alice = quiet.table.people[0]
    page = await commanded(alice, "daily", "lobby")
    system.line.delay = 0.1
    await asyncio.gather(*(asked(alice, page, PlayDaily()) for _ in range(2)))
    system.line.delay = 0
    tries = await _matches_in_posts(quiet, alice)
    await asked(alice, page, PlayDaily())
    tries |= await _matches_in_posts(quiet, alice)
    await _forget(quiet, alice)
    await asked(alice, page, PlayDaily())
    tries |= await _matches_in_posts(quiet, alice)
    if len(tries) != 1:
        quiet.note("tries of a deal other than one", f"{tries}")
    return quiet


async def imported(system: System) -> Quiet:
    """Brings the file of a match to the channel of one that runs: it is stored beside that, for one person alone."""
    ended = await opened(system)
    alice, bob = ended.table.people
    await ended.take_turn()
    await pressed(bob, await asked(bob, await private(bob, "lobby"), Concede(int(ended.table.channel))), Concede)
    await ended.settled()
    file = await _content_of(await asked(alice, await ended.post(), Export(int(ended.table.channel))))
    quiet = await opened(system)
    await quiet.take_turn()
    before = await quiet.settled()
    brought = await shown(alice.slash("replay", channel=quiet.table.channel, file=("match", file), patience=PATIENCE))
    steps = components_of(brought, Replay)
    there = await system.store.sessions.load(press_of(steps[0]).session) if steps else None
    after = await quiet.session()
    if there is None or await system.store.sessions.log(there) != await ended.log():
        quiet.note("import that brings another match", reading.text(brought))
    elif (after.revision, after.seats, after.playing) != (before.revision, before.seats, before.playing):
        quiet.note("match changed by what changes none", "an import")
    elif NOBODY not in reading.text(await asked(bob, await quiet.post(), press_of(steps[0]))):
        quiet.note("something hidden shown", "the match in a file of somebody else")
    return quiet


async def _content_of(message: Json) -> bytes:
    (address,) = reading.files(message)
    async with aiohttp.ClientSession() as http, http.get(address) as answer:
        return await answer.read()


async def _matches_in_posts(quiet: Quiet, person: Person) -> set[int]:
    """Returns the matches that go on in somebody's direct messages."""
    await quiet.settled()
    posts = await person.messages("dm", limit=100)
    return {press_of(part).session for post in posts for part in components_of(post, Play)}


async def backup(system: System) -> Quiet:
    """Restores a backup: refused while Parlour runs, and over data unless that is wanted; then all is as it was."""
    quiet = await opened(system)
    mover = (await quiet.settled()).to_move[0]
    await quiet.take_turn()
    file, kept = "backup", await quiet.settled()
    made = [quiet.table.ledger.made(seat) for seat in range(2)]
    status, said = await system.command("backup", file)
    if status:
        quiet.note("backup that fails", said)
        return quiet
    await quiet.take_turn()
    now = await quiet.settled()
    await _refused(quiet, now, "Parlour runs", file, "--force")
    for role in system.roles:
        await system.end(role, signal.SIGTERM)
    await system.store.redis.delete(*ALIVE)
    await _refused(quiet, now, "there are data", file)
    if quiet.found:
        return quiet
    status, said = await system.command("restore", file, "--force")
    restored = await quiet.session()
    if status or (restored.entries, restored.playing) != (kept.entries, kept.playing):
        quiet.note("restore that does not bring what the backup has", said)
        return quiet
    for seat in range(2):
        quiet.table.ledger.rewind(seat, made[seat])
    for role in system.roles:
        await system.start(role)
    await until(lambda: is_back(system))
    await quiet.check_choices()
    assert restored.to_move[0] != mover
    await quiet.take_turn()
    await quiet.check_choices()
    return quiet


async def _refused(quiet: Quiet, now: AnySession, why: str, *arguments: str) -> None:
    """Notes unless a restore is refused, and leaves everything as it is."""
    status, _ = await quiet.system.command("restore", *arguments)
    if not status or (await quiet.session()).playing != now.playing:
        quiet.note("restore that is not refused", why)
