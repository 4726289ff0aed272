"""A campaign: matches are played while faults happen, several at once; afterwards everything must hold."""

from __future__ import annotations

import asyncio
import signal
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic

from bot.store.liveness import ALIVE_SECONDS, LISTENING_SECONDS
from rules.games import names
from tests.chaos import acts, invariants
from tests.chaos.asking import start
from tests.chaos.faults import QUICK, SLOW
from tests.chaos.players import INTERRUPTED, PATIENCE, PAUSE, STARTED_WITHIN, Table, opened_lobby
from tests.chaos.system import System, running
from tests.chaos.violation import Violation
from tests.end_to_end.harness import accept

PAIRS = (("Alice", "Bob", "lobby"), ("Carol", "Dave", "manhattan"))
FAULTS = QUICK | SLOW
STALLED_AFTER = 120.0
"""Seconds after the faults in which nothing happens, after which nothing goes on by itself.

How long everything takes depends on the machine. That something happens does not. A channel that has refused posts
twice is left alone for a minute, and then until the next sweep.
"""
TOGETHER = (1, 1, 2, 3)
"""How many faults happen at once; one of these."""


@dataclass
class Report:
    """What happened."""

    faults: Counter[str] = field(default_factory=Counter)
    violations: list[Violation] = field(default_factory=list)
    choices: int = 0
    posts: int = 0
    recovery: float = 0.0
    """The longest recovery, in seconds."""

    def add(self, other: Report) -> None:
        """Adds another campaign."""
        self.faults += other.faults
        self.violations += other.violations
        self.choices += other.choices
        self.posts += other.posts
        self.recovery = max(self.recovery, other.recovery)

    def table(self) -> str:
        """Returns faults and violations by kind, as tables in Markdown."""
        found = Counter(violation.kind for violation in self.violations)
        faults = [f"| {kind} | {number} |" for kind, number in sorted(self.faults.items())]
        kinds = [f"| {kind} | {found[kind]} |" for kind in invariants.KINDS]
        return "\n".join(
            [
                *("| fault | times |", "|---|---|", *faults, f"| **all** | {self.faults.total()} |", ""),
                *("| violation | times |", "|---|---|", *kinds, ""),
                f"{self.choices} choices, {self.posts} posts; the longest recovery took {self.recovery:.0f} s.",
            ]
        )


async def run(
    system: System, seed: int, seconds: float, kinds: Sequence[str], pause: float, *, hurries: bool = False
) -> Report:
    """Runs a campaign: for `seconds`, some faults of `kinds` happen every `pause` seconds.

    If it `hurries`, it does not wait for the next sweep afterwards.
    """
    dice, report, over = Random(seed), Report(), asyncio.Event()
    found = names()
    games = [found[(len(PAIRS) * seed + number) % len(found)] for number in range(len(PAIRS))]
    tables = await asyncio.gather(
        *(
            _opened(system, pair, game, computers, Random(f"{seed} {pair}"))
            for computers, (pair, game) in enumerate(zip(PAIRS, games, strict=True))
        )
    )
    playing = [asyncio.create_task(table.play(over)) for table in tables]
    ends = monotonic() + seconds
    while monotonic() < ends:
        chosen = dice.choices(kinds, k=dice.choice(TOGETHER))
        report.faults.update(chosen)
        await asyncio.gather(*(FAULTS[kind](system, dice) for kind in chosen))
        await dice.choice(tables).press_late()
        await _act(dice.choice(tables), dice)
        await system.revive()
        await asyncio.sleep(pause)
    over.set()
    await asyncio.gather(*playing)
    recovered = await _recover(system, tables, report, hurries=hurries)
    for table in tables:
        report.violations += [found async for found in invariants.of_choices(table)]
        if recovered:
            report.violations += [found async for found in invariants.of_posts(table)]
        report.choices += table.confirmed
        report.posts += len(await table.posts())
        report.faults["late presses"] += table.late
    report.violations += invariants.of_logs(system)
    return report


async def _opened(system: System, pair: tuple[str, str, str], game: str, computers: int, dice: Random) -> Table:
    """Starts a match of two people, and perhaps a computer, before anything fails."""
    host, guest, channel = pair
    people = [await system.sandbox.person(name) for name in (host, guest)]
    options = {"game": game, "second": guest, **({"computers": computers} if computers else {})}
    lobby = await opened_lobby(people[0], channel, options)
    await accept(people[1], lobby)
    await start(people[0], lobby)
    table = Table(system, people, str(lobby["id"]), dice)
    async with asyncio.timeout(STARTED_WITHIN):
        while not await table.posts():
            await asyncio.sleep(PAUSE)
    return table


async def _act(table: Table, dice: Random) -> None:
    """Lets somebody do something that changes no match; they give up if that is not answered."""
    with suppress(*INTERRUPTED):
        act, person, post = dice.choice(acts.ALL), dice.choice(table.people), (await table.posts())[-1]
        await acts.act(person, act, int(table.channel), post, PATIENCE)


async def _recover(system: System, tables: Sequence[Table], report: Report, *, hurries: bool) -> bool:
    """Ends all faults, and waits until everything is announced and each match goes on; returns whether that is so."""
    system.sandbox.control.clear_faults()
    system.line.be_reliable()
    began = monotonic()
    going_on = asyncio.gather(*(_go_on(table) for table in tables))
    seen, since = "", began
    while not going_on.done() or await _unannounced(system) or not await system.is_well():
        now = await _state(system, tables)
        if now != seen:
            seen, since = now, monotonic()
        elif monotonic() - since > STALLED_AFTER:
            report.violations.append(Violation("recovery that stands still", now))
            break
        await system.revive()
        if hurries:
            await system.sweep()
        await asyncio.sleep(1)
    report.recovery = monotonic() - began
    if going_on.done():
        await going_on
        return not await _unannounced(system)
    going_on.cancel()
    return False


async def _unannounced(system: System) -> list[int]:
    return [channel async for channel in system.store.sessions.unannounced()]


async def _state(system: System, tables: Sequence[Table]) -> str:
    """Returns what changes as Parlour recovers."""
    matches = [((await table.session()).revision, len(await table.posts())) for table in tables]
    return f"revisions and posts: {matches}, not announced: {await _unannounced(system)}"


async def _go_on(table: Table) -> None:
    """Takes one more turn."""
    before = (await table.session()).entries
    while (await table.session()).entries == before and not await table.is_over():
        try:
            await table.take_turn()
        except INTERRUPTED:
            await asyncio.sleep(PAUSE)


async def check_health(folder: Path) -> Report:
    """Stops the bot and then the worker, and checks that health says so, and that they are back."""
    report = Report()
    async with running(folder) as system:
        for role, counts in (("bot", LISTENING_SECONDS), ("worker", ALIVE_SECONDS)):
            for well in (True, False, True):
                patience = STARTED_WITHIN if well else counts + 10
                if not await _becomes(system, role, well=well, patience=patience):
                    detail = f"{role} was not {'well' if well else 'unwell'} within {patience} s"
                    report.violations.append(Violation("health untrue", detail))
                if well:
                    await system.end(role, signal.SIGKILL)
                else:
                    await system.start(role)
            await system.revive()
        report.faults["dead for as long as health needs to say so"] = 2
    return report


async def _becomes(system: System, role: str, *, well: bool, patience: float) -> bool:
    """Waits until health says that a role is well, or that it is not; returns whether it did in time."""
    try:
        async with asyncio.timeout(patience):
            while await _is_well(system, role) is not well:
                await asyncio.sleep(PAUSE)
    except TimeoutError:
        return False
    return True


async def _is_well(system: System, role: str) -> bool:
    """Whether health says that a role is well."""
    seen = await system.health()
    return (seen.listened if role == "bot" else seen.swept) is not None
