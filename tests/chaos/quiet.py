"""A campaign without faults but those that it needs: one table of people and a computer, and what must hold after
every turn. It is short, and it compares exactly, so that it finds a wrong line in the bot.
"""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from random import Random
from time import time

from bot.actions.board import View
from bot.actions.turn import Done, Play, TakeBack
from bot.domain.session import AnySession, Change, played
from bot.features.forgetting.feature import ForgetMe
from bot.features.notes.feature import OpenNote
from bot.features.record.keys import rated_key, record_keys
from rules import match as matches
from rules.match import AnyEntry
from sandbox import Person
from sandbox.testing import reading
from tests.chaos import told
from tests.chaos.campaign import STARTED_WITHIN
from tests.chaos.faults import COMMIT
from tests.chaos.players import INTERRUPTED, PATIENCE, Table
from tests.chaos.system import System
from tests.chaos.violation import Violation
from tests.end_to_end.harness import (
    Json,
    accept,
    components_of,
    elsewhere,
    forge,
    has_options,
    message_of,
    press,
    start,
)

SETTLED_WITHIN = 15.0
"""Seconds within which everything is announced and computers have moved."""
POLL = 0.05
NOTE = "Beware of the harbour"
POSTS = r"POST /channels/\d+/messages$"


class StandsStill(Exception):
    """A match does not go on."""


class Quiet:
    """A table, and what was found wrong there."""

    def __init__(self, table: Table, quiet: set[int]) -> None:
        self.table = table
        self.system = table.system
        self.found: list[Violation] = []
        self.presses = 0
        self._quiet = quiet
        """The people who do not want to be mentioned."""

    async def settled(self) -> AnySession:
        """Returns the match once everything is announced and a person is to move, or it is over."""
        try:
            async with asyncio.timeout(SETTLED_WITHIN):
                while True:
                    session = await self.table.session()
                    waits = any(session.seats[seat].by_computer for seat in session.to_move)
                    pending = [channel async for channel in self.system.store.sessions.unannounced()]
                    if not waits and not pending and await self.table.posts():
                        return await self.table.session()
                    await asyncio.sleep(POLL)
        except TimeoutError:
            raise StandsStill from None

    async def check(self, *, only_posts: bool = False) -> None:
        """Compares everything that is told with what is stored, and with what people chose unless `only_posts`."""
        session = await self.settled()
        log = await self.system.store.sessions.log(session)
        posts = await self.table.posts()
        self.found += told.of_posts(session, log, posts)
        people, _ = await self.system.store.people.known(session.people, int(time()))
        self.found += told.of_times(session, people, posts[-1])
        if only_posts:
            return
        own = [people for channel, people in self.system.mentions.by_message.values() if channel == self.table.channel]
        self.found += told.of_mentions(session, log, own, self._quiet)
        self.found += [Violation("other move than chosen", each) for each in self.table.ledger.problems(session, log)]

    async def take_turn(self) -> None:
        """Takes a turn of a person, and tries on the way what must do nothing."""
        session = await self.settled()
        seat = session.to_move[0]
        mover = next(person for person in self.table.people if int(person.id) == session.seats[seat].person)
        others = [person for person in self.table.people if person is not mover]
        post = (await self.table.posts())[-1]
        for person in others:
            view = message_of(await press(person, post, View, patience=PATIENCE))
            self._look(session, person, view, asks=False)
        panel = message_of(await press(mover, post, Play, patience=PATIENCE))
        self._look(session, mover, panel)
        first, step = panel, 0
        while has_options(panel):
            if step == 0:
                await self._press_button_of_another(others[0], post, panel)
            elif step > 1 and (again := await self.table.press_again(mover, first)):
                panel = again
                if not has_options(panel):
                    break
            answer = await self.table.choose(mover, panel)
            self.presses += 1
            panel = message_of(answer)
            self._look(await self.table.session(), mover, panel)
            if step == 0 and components_of(panel, TakeBack):
                panel = message_of(await press(mover, panel, TakeBack, patience=PATIENCE))
                self.table.ledger.take_back(seat)
            step += 1
        if components_of(panel, Done):
            await press(mover, panel, Done, patience=PATIENCE)
            self.presses += 1
        after = await self.table.session()
        if after.entries == session.entries and after.playing.drafts == session.playing.drafts:
            self.found.append(Violation("move lost", f"a turn of seat {seat} has left nothing"))
        await self.table.press_again(mover, first)

    async def _press_button_of_another(self, person: Person, post: Json, panel: Json) -> None:
        """Presses a button of another person's panel, which must do nothing."""
        found = [part for part in reading.components(panel) if part.get("custom_id", "").startswith("pick")]
        if found:
            await forge(person, post, found[-1]["custom_id"])

    def _look(self, session: AnySession, person: Person, panel: Json, *, asks: bool = True) -> None:
        self.found += told.of_panel(session, int(person.id), panel, asks=asks)
        if NOTE in reading.text(panel) and person is not self.table.people[0]:
            self.found.append(Violation("something hidden shown", "the note of another person"))


async def opened(system: System, game: str, *, computers: int = 1, clock: str = "") -> Quiet:
    """Starts a match of Alice, Bob and a computer. Bob has quiet hours, and wants no mentions; Alice writes a note."""
    alice, bob = [await system.sandbox.person(name) for name in ("Alice", "Bob")]
    options = {"game": game, **({"computers": computers} if computers else {}), **({"clock": clock} if clock else {})}
    lobby = await _until_answered(alice, options)
    await bob.slash("settings", mention=False, quiet="22-7")
    await accept(bob, lobby)
    await start(alice, lobby)
    table = Table(system, [alice, bob], str(lobby["id"]), Random(f"quiet {game}"))
    quiet = Quiet(table, {int(bob.id)})
    await quiet.settled()
    shown = message_of(await alice.slash("turns", channel=table.channel))
    opened_form = await forge(alice, shown, OpenNote(int(table.channel)))
    if opened_form.modal is not None:
        await alice.submit(opened_form.modal, {"text": NOTE})
    return quiet


async def _until_answered(host: Person, options: Json) -> Json:
    """Opens a lobby as soon as the bot listens; returns its message."""
    async with asyncio.timeout(STARTED_WITHIN):
        while True:
            try:
                return message_of(await host.slash("new", channel="lobby", options=options))
            except INTERRUPTED:
                await asyncio.sleep(POLL)


async def turns(system: System, game: str = "manhattan", number: int = 6) -> Quiet:
    """Plays some turns, and compares after each."""
    quiet = await opened(system, game, clock="24+6")
    await quiet.check()
    for _ in range(number):
        if quiet.found or not (await quiet.settled()).to_move:
            break
        await quiet.take_turn()
        await quiet.check()
    return quiet


async def lost_answers(system: System) -> Quiet:
    """Loses answers of the database to commits, and delivers interactions twice, during a few turns."""
    quiet = await opened(system, "manhattan", computers=0)
    for _ in range(3):
        await quiet.settled()
        system.line.lose_answers(COMMIT, 2)
        system.sandbox.control.repeat_interactions(1)
        await quiet.table.take_turn()
        quiet.presses += 1
    await quiet.check()
    if quiet.table.refused_unexpectedly:
        quiet.found.append(Violation("move doubled", "a choice that counted was answered as one that did not"))
    return quiet


async def killed_while_posting(system: System) -> Quiet:
    """Kills the worker after it has posted and before it knows, plays on, and starts it again."""
    quiet = await opened(system, "manhattan", computers=0)
    session = await quiet.settled()
    known = len(await quiet.table.posts())
    system.sandbox.control.fail(POSTS, 503, times=20, after_effect=True)
    await quiet.table.take_turn()
    async with asyncio.timeout(SETTLED_WITHIN):
        while len(await quiet.table.posts()) == known:
            await asyncio.sleep(POLL)
    await system.end("worker", signal.SIGKILL)
    system.sandbox.control.clear_faults()
    system.sandbox.control.forget_nonces()
    while (await quiet.table.session()).entries < session.entries + 2:
        await quiet.table.take_turn()
    await system.start("worker")
    quiet.presses += 2
    try:
        async with asyncio.timeout(SETTLED_WITHIN):
            while [channel async for channel in system.store.sessions.unannounced()]:
                await system.sweep()
                await asyncio.sleep(1)
    except TimeoutError:
        raise StandsStill from None
    await quiet.check(only_posts=True)
    return quiet


async def result(system: System) -> Quiet:
    """Plays the end of a match; it has to be rated once, and count once in records. Then Bob is forgotten."""
    quiet = await opened(system, "manhattan", computers=0)
    session = await quiet.settled()
    await system.store.sessions.update(session, _almost_over)
    try:
        async with asyncio.timeout(4 * SETTLED_WITHIN):
            while not await quiet.table.is_over():
                await system.sweep()
                if (await quiet.settled()).to_move:
                    await quiet.table.take_turn()
                    quiet.presses += 1
    except TimeoutError:
        raise StandsStill from None
    session = await quiet.settled()
    redis, (alice, bob) = system.store.redis, session.people
    rated = await redis.lrange(rated_key(session.guild), 0, -1)
    if len(rated) != 1:
        quiet.found.append(Violation("rated other than once", f"{len(rated)} times"))
    for person in (alice, bob):
        counts: dict[bytes, bytes] = await redis.hgetall(record_keys(session.guild, person).counts)  # type: ignore[assignment]
        matches_counted = [int(count) for field, count in counts.items() if field.endswith(b"matches")]
        if not matches_counted or set(matches_counted) != {1}:
            quiet.found.append(Violation("counted other than once", f"{counts}"))
    if quiet.found:
        return quiet
    await quiet.check(only_posts=True)
    await _forget(quiet, quiet.table.people[1])
    return quiet


async def _forget(quiet: Quiet, person: Person) -> None:
    shown = message_of(await press(person, await elsewhere(person, "dm"), ForgetMe))
    await press(person, shown, ForgetMe)
    store = quiet.system.store
    async with asyncio.timeout(SETTLED_WITHIN):
        while await store.forgetting.begun():
            await asyncio.sleep(POLL)
    left = [traces async for traces in _traces(quiet.system, person.id)]
    if left:
        quiet.found.append(Violation("something about a forgotten person stored", ", ".join(left)))


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


Scenario = Callable[[System], Awaitable[Quiet]]
