"""`python -m tests.chaos.mutants`: plants a bug in a copy of the project, plays a short campaign with the bot of the
copy, and says what finds it; for each bug of the list. Exits with 1 if one is not found, or the real bot has one.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import NamedTuple

from rules.match import Illegal
from tests.chaos import quiet
from tests.chaos.invariants import of_logs
from tests.chaos.players import INTERRUPTED
from tests.chaos.quiet import Scenario, StandsStill
from tests.chaos.system import running
from tests.installing import copied

TURNS, LOST, KILLED, RESULT = quiet.turns, quiet.lost_answers, quiet.killed_while_posting, quiet.result


class Mutant(NamedTuple):
    """A bug that somebody could write."""

    name: str
    file: str
    old: str
    new: str
    scenario: Scenario = TURNS


class Found(NamedTuple):
    """What became of a run."""

    by: str
    """What did not hold; empty: everything did."""
    presses: int
    seconds: float


MUTANTS = (
    Mutant(
        "plays the next option",
        "bot/handlers/turn.py",
        "choose(now, press.seat, options[press.option])",
        "choose(now, press.seat, options[(press.option + 1) % len(options)])",
    ),
    Mutant(
        "plays the first option of the menu or row",
        "bot/handlers/turn.py",
        "choose(now, press.seat, options[press.option])",
        "choose(now, press.seat, options[0])",
    ),
    Mutant(
        "accepts a button of another person's panel",
        "bot/handlers/turn.py",
        "if context.seat != press.seat:",
        "if context.seat is None:",
    ),
    Mutant(
        "accepts a press of an earlier question",
        "bot/handlers/turn.py",
        "if question is None or question.version != press.version or checksum(question.options) != press.options:",
        "if question is None:",
    ),
    Mutant(
        "takes nothing back",
        "bot/domain/turns.py",
        "return played(session, matches.take_back(session.playing, seat), [])",
        "return played(session, session.playing, [])",
    ),
    Mutant(
        "writes a line of the log twice",
        "bot/domain/turns.py",
        "change = played(session, *matches.done(session.playing, seat))",
        "change = played(session, *matches.done(session.playing, seat))\n"
        "        change.session.playing.drafts.clear()\n"
        "        change.entries[-1:] = change.entries[-1:] * 2",
    ),
    Mutant(
        "lets the computer move for people",
        "bot/computer/player.py",
        "return [seat for seat in session.to_move if session.seats[seat].by_computer]",
        "return session.to_move if any(seat.by_computer for seat in session.seats) else []",
    ),
    Mutant(
        "tells a line twice",
        "bot/delivery/post_lines.py",
        "entries = [*pending.passing, *pending.entries]",
        "entries = [*pending.passing, *pending.entries, *pending.entries[-1:]]",
    ),
    Mutant(
        "drops a line",
        "bot/delivery/post_lines.py",
        "entries = [*pending.passing, *pending.entries]",
        "entries = [*pending.passing, *pending.entries][:-1]",
    ),
    Mutant(
        "words a line for another seat",
        "bot/views/wording.py",
        'phrase = words.phrase("story", event)',
        'phrase = words.phrase("story", event).replace("Alice", "Bob")',
    ),
    Mutant(
        "mentions those who want no mentions",
        "bot/delivery/announcer.py",
        "mentioned = [person for person in concerned if people[person].mention]\n        reader",
        "mentioned = [*concerned]\n        reader",
    ),
    Mutant(
        "mentions nobody",
        "bot/delivery/send.py",
        "for person in {*mentions}]",
        "for person in ()]",
    ),
    Mutant(
        "leaves the buttons of older posts",
        "bot/delivery/announcer.py",
        "if pending.post not in (0, post):",
        "if pending.post == post:",
    ),
    Mutant(
        "shows a hand in a public post",
        "bot/delivery/announcer.py",
        "board = await reader.boards.render(seen_by(session, None), reader.plain(session), events)",
        "board = await reader.boards.render(seen_by(session, (session.to_move or [0])[0]), reader.plain(session), "
        "events)",
    ),
    Mutant(
        "shows the hand of a rival in a panel",
        "bot/views/panel.py",
        "picture = await reader.boards.render(seen_by(session, reader.seat), reader.plain(session))",
        "picture = await reader.boards.render(seen_by(session, session.to_move[0]), reader.plain(session))",
    ),
    Mutant(
        "describes the position before",
        "bot/views/board.py",
        "    return Picture(data, artist.describe(seen.view, seen.seat, words), is_whole)",
        "    known = _render.__dict__.setdefault('known', {})\n"
        "    text, known[seen.seat] = known.get(seen.seat, ''), artist.describe(seen.view, seen.seat, words)\n"
        "    return Picture(data, text or known[seen.seat], is_whole)",
    ),
    Mutant(
        "shows a note to others",
        "bot/features/notes/feature.py",
        'return NOTE.of(session.seats[seat]) if seat is not None else ""',
        "return max(NOTE.of(sitting) for sitting in session.seats)",
    ),
    Mutant(
        "lets a clock run in quiet hours",
        "bot/domain/turn_time.py",
        "hours = person.hours if session.clock else Hours()",
        "hours = Hours()",
    ),
    Mutant(
        "asks nobody who is next",
        "bot/domain/turn_time.py",
        "seat = _started(after, seat, at.now, aware=number == mover)",
        "seat = _started(after, seat, at.now, aware=True)",
    ),
    Mutant(
        "carries out a commit again whose answer was lost",
        "bot/store/commit_script.py",
        "if attempt then return attempt == given.attempt and DONE or EARLIER end",
        "if attempt == given.revision then return DONE end",
        LOST,
    ),
    Mutant(
        "posts without noting the attempt",
        "bot/delivery/announcer.py",
        "if pending.attempted >= pending.first else Posted()",
        "if pending.attempted > pending.revision else Posted()",
        KILLED,
    ),
    Mutant(
        "announces nothing after a crash",
        "bot/delivery/announcer.py",
        "        if pending.attempted in (0, pending.revision):",
        "        if pending.attempted not in (0, pending.revision):\n"
        "            await self._store.sessions.mark_announced(session.id, pending.revision, pending.post)\n"
        "        elif pending.attempted in (0, pending.revision):",
        KILLED,
    ),
    Mutant(
        "rates twice",
        "bot/features/record/counting.py",
        "redis.pcall('RPUSH', keys[list], found.rated)",
        "redis.pcall('RPUSH', keys[list], found.rated, found.rated)",
        RESULT,
    ),
    Mutant(
        "does not rate",
        "bot/features/record/rated.py",
        "if not may_count(session) or result.against is not Against.PEOPLE:",
        "if may_count(session) or result.against is not Against.PEOPLE:",
        RESULT,
    ),
    Mutant(
        "counts a match twice in a record",
        "bot/features/record/counting.py",
        "redis.pcall('HINCRBY', counts, field, added)",
        "redis.pcall('HINCRBY', counts, field, 2 * added)",
        RESULT,
    ),
    Mutant(
        "forgets half of a person",
        "bot/features/record/store.py",
        "        await self._part(guild, person, numbers(others))\n",
        "",
        RESULT,
    ),
)


async def found_in(scenario: Scenario, code: Path) -> Found:
    """Plays a scenario with the bot in `code`; returns what did not hold first."""
    began = monotonic()
    with TemporaryDirectory(prefix="parlour-") as folder:
        async with running(Path(folder), code) as system:
            try:
                played = await scenario(system)
                presses, violations = played.presses, played.found
            except StandsStill:
                return Found("the match stands still", 0, monotonic() - began)
            except Illegal:
                return Found("log that does not replay", 0, monotonic() - began)
            except INTERRUPTED as error:
                return Found(f"no answer ({type(error).__name__})", 0, monotonic() - began)
        violations += of_logs(system)
    return Found(violations[0].kind if violations else "", presses, monotonic() - began)


async def found_mutant(mutant: Mutant) -> Found:
    """Plants a mutant in a copy of the project, and plays its scenario there."""
    with TemporaryDirectory(prefix="parlour-") as folder:
        copied(Path(folder))
        planted = Path(folder) / mutant.file
        planted.write_text(planted.read_text().replace(mutant.old, mutant.new))
        return await found_in(mutant.scenario, Path(folder))


async def _run(chosen: list[Mutant], at_once: int) -> bool:
    """Prints a row for each mutant, and for the real bot in each scenario; returns whether all is as it should be."""
    places, is_right = asyncio.Semaphore(at_once), True
    _say("| mutant | found by | presses | seconds |\n|---|---|---|---|")

    async def one(mutant: Mutant) -> None:
        nonlocal is_right
        async with places:
            try:
                found = await found_mutant(mutant)
            except Exception as error:  # the campaign itself does not expect what the bot stores
                found = Found(f"what is stored makes no sense ({type(error).__name__})", 0, 0)
        is_right &= bool(found.by)
        _say(f"| {mutant.name} | {found.by or '**nothing**'} | {found.presses} | {found.seconds:.0f} |")

    async def none(scenario: Scenario) -> None:
        nonlocal is_right
        async with places:
            with TemporaryDirectory(prefix="parlour-") as folder:
                copied(Path(folder))
                found = await found_in(scenario, Path(folder))
        is_right &= not found.by
        named = f"none, in `{scenario.__name__}`"
        _say(f"| {named} | {found.by or 'nothing'} | {found.presses} | {found.seconds:.0f} |")

    await asyncio.gather(
        *(none(scenario) for scenario in dict.fromkeys(mutant.scenario for mutant in chosen)), *map(one, chosen)
    )
    return is_right


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def main() -> int:
    parser = argparse.ArgumentParser(prog="tests.chaos.mutants", description=__doc__)
    parser.add_argument("--only", default="", help="those whose name contains this")
    parser.add_argument("--at-once", type=int, default=2, help="how many run at the same time")
    chosen = parser.parse_args()
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)
    wanted = [mutant for mutant in MUTANTS if chosen.only in mutant.name]
    return not asyncio.run(_run(wanted, chosen.at_once))


if __name__ == "__main__":
    sys.exit(main())
