"""A table without faults but those that a scenario needs, and what must hold there after every turn. It compares
exactly, so that it finds a wrong line in the bot.
"""

from __future__ import annotations

import asyncio
from random import Random
from time import time

from bot.actions.board import View
from bot.actions.turn import Done, Play, TakeBack
from bot.domain.session import AnySession
from bot.features.notes.feature import OpenNote
from rules.match import AnyEntry
from sandbox import Person
from sandbox.testing import reading
from tests.chaos import acts, told
from tests.chaos.asking import PATIENCE, answered, commanded, pressed, shown, start
from tests.chaos.players import Table, opened_lobby
from tests.chaos.system import System
from tests.chaos.violation import Broken, Violation
from tests.end_to_end.harness import Json, accept, components_of, forge, has_options

SETTLED_WITHIN = 60.0
"""Seconds within which everything is announced and computers have moved."""
POLL = 0.05
MOST_CHOICES = 50
"""More than a turn has."""
NOTE = "Beware of the harbour"


class Quiet:
    """A table, and what was found wrong there."""

    def __init__(self, table: Table, quiet: set[int]) -> None:
        self.table = table
        self.system = table.system
        self.found: list[Violation] = []
        self._quiet = quiet
        """The people who do not want to be mentioned."""

    def note(self, kind: str, detail: str = "") -> None:
        """Notes what does not hold."""
        self.found.append(Violation(kind, detail))

    async def session(self) -> AnySession:
        """Returns the match as it is stored. Raises Broken if there is none."""
        found = await self.system.store.sessions.load(int(self.table.channel))
        if found is None:
            raise Broken("match lost")
        return found

    async def log(self) -> list[AnyEntry]:
        """Returns the log of the match."""
        return await self.system.store.sessions.log(await self.session())

    async def post(self) -> Json:
        """Returns the newest post."""
        return (await self.table.posts())[-1]

    async def settled(self) -> AnySession:
        """Returns the match once everything is announced and a person is to move, or it is over. Raises Broken."""
        try:
            async with asyncio.timeout(SETTLED_WITHIN):
                while True:
                    session = await self.session()
                    waits = any(session.seats[seat].by_computer for seat in session.to_move)
                    pending = [channel async for channel in self.system.store.sessions.unannounced()]
                    if not waits and not pending and await self.table.posts():
                        return await self.session()
                    await asyncio.sleep(POLL)
        except TimeoutError:
            raise Broken("match that stands still") from None

    async def check(self) -> None:
        """Compares everything that is told, and all choices and mentions, with what is stored."""
        await self.check_posts()
        await self.check_choices()
        if not self.found:
            session = await self.settled()
            mentioned = [who for there, who in self.system.seen.mentions.values() if there == self.table.channel]
            self.found += told.of_mentions(session, await self.log(), mentioned, self.system.seen.followed, self._quiet)

    async def check_choices(self) -> None:
        """Compares the log with what people chose, and looks whether each of their interactions was answered once."""
        session, log = await self.session(), await self.log()
        self.found += [Violation("other move than chosen", each) for each in self.table.ledger.problems(session, log)]
        if self.system.seen.doubled:
            self.note("interaction answered twice", f"{self.system.seen.doubled}")

    async def check_posts(self) -> None:
        """Compares the posts with the log."""
        session, log = await self.settled(), await self.log()
        posts = await self.table.posts()
        self.found += told.of_log(session, log) or told.of_posts(session, log, posts)
        people, _ = await self.system.store.people.known(session.people, int(time()))
        self.found += told.of_times(session, people, posts[-1])

    async def mover(self) -> Person:
        """Returns the person who is to move."""
        session = await self.settled()
        to_move = session.seats[session.to_move[0]].person
        return next(person for person in self.table.people if int(person.id) == to_move)

    async def take_turn(self) -> None:
        """Takes a turn of a person, and tries on the way what must do nothing."""
        session, mover, post = await self.settled(), await self.mover(), await self.post()
        seat, began = session.to_move[0], int(time())
        others = [person for person in self.table.people if person is not mover]
        for person in others:
            self._look(session, person, await pressed(person, post, View), asks=False)
        first = panel = await pressed(mover, post, Play)
        self._look(session, mover, panel)
        step = 0
        while has_options(panel) and not self.found:
            if step == MOST_CHOICES:
                raise Broken("turn without an end")
            if step == 0 and others:
                await self._press_button_of_another(others[0], post, panel)
            elif step > 1 and (again := await self.table.press_again(mover, first)):
                panel = again
                if not has_options(panel):
                    break
            panel = await shown(self.table.choose(mover, panel))
            self.system.presses += 1
            self._look(await self.session(), mover, panel)
            await self.check_choices()
            if step == 0 and components_of(panel, TakeBack):
                panel = await pressed(mover, panel, TakeBack)
                self.table.ledger.take_back(seat)
            step += 1
        if components_of(panel, Done):
            await pressed(mover, panel, Done)
            self.system.presses += 1
        after = await self.session()
        if after.entries == session.entries and after.playing.drafts == session.playing.drafts:
            self.note("move lost", f"a turn of seat {seat} has left nothing")
        await self.table.press_again(mover, first)
        self.found += told.of_clocks(session, await self.settled(), began)

    async def act(self) -> None:
        """Lets each person do everything else that people can do, which has to leave the match as it is."""
        before, post = await self.settled(), await self.post()
        for act in acts.ALL:
            for person in self.table.people:
                answer = await acts.act(person, act, before.id, post)
                self._look_for_note(person, answer)
        after = await self.session()
        if (after.entries, after.playing) != (before.entries, before.playing):
            self.note("match changed by what changes none")

    async def new_second(self) -> None:
        """Waits until everything is announced, and then for the next second, in which no clock began to run."""
        await self.settled()
        began = int(time())
        while int(time()) == began:
            await asyncio.sleep(POLL)

    async def _press_button_of_another(self, person: Person, post: Json, panel: Json) -> None:
        """Presses a button of another person's panel, which must do nothing."""
        found = [part for part in reading.components(panel) if part.get("custom_id", "").startswith("pick")]
        if found:
            await answered(forge(person, post, found[-1]["custom_id"]))

    def _look(self, session: AnySession, person: Person, panel: Json, *, asks: bool = True) -> None:
        self.found += told.of_panel(session, int(person.id), panel, asks=asks)
        self._look_for_note(person, panel)

    def _look_for_note(self, person: Person, message: Json) -> None:
        if NOTE in reading.text(message) and person is not self.table.people[0]:
            self.note("something hidden shown", "the note of another person")


async def opened(system: System, game: str = "manhattan", *, computers: int = 0, clock: str = "24+6") -> Quiet:
    """Starts a match of Alice, Bob and computers. Bob has quiet hours, and wants no mentions; Alice writes a note."""
    alice, bob = [await system.sandbox.person(name) for name in ("Alice", "Bob")]
    options = {"game": game, "clock": clock, **({"computers": computers} if computers else {})}
    lobby = await opened_lobby(alice, "lobby", options)
    await commanded(bob, "settings", "lobby", mention=False, quiet="22-7")
    await accept(bob, lobby)
    await start(alice, lobby)
    table = Table(system, [alice, bob], str(lobby["id"]), Random(f"quiet {game}"), PATIENCE)
    quiet = Quiet(table, {int(bob.id)})
    await quiet.settled()
    form = await answered(forge(alice, await quiet.post(), OpenNote(int(table.channel))))
    if form.modal is not None:
        await answered(alice.submit(form.modal, {"text": NOTE}))
    return quiet
