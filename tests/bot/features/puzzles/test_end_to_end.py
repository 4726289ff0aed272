"""The puzzle of the day: shown, answered, and posted where those who manage the server want it."""

from __future__ import annotations

import asyncio

import msgspec
from msgspec import Raw, structs

from bot.features.puzzles import finding
from bot.features.puzzles.actions import (
    AnswerOwnPuzzle,
    AnswerPuzzle,
    AnswerPuzzleFromMenu,
    DropPuzzles,
    SharePuzzle,
    ShowPuzzle,
    WantPuzzles,
)
from bot.features.puzzles.domain import Puzzle, day_of
from bot.features.puzzles.store import Puzzles
from rules import games
from sandbox.testing import reading
from tests.end_to_end.harness import PATIENCE, Harness, Json, components_of, forge, message_of, press, private_text

BEST = 1


async def prepared(harness: Harness) -> int:
    """Gives the day a puzzle, whose second option is the best; returns the day."""
    game = games.load("rolled_west")
    moment = next(finding.moments(game, 1))
    state = Raw(msgspec.json.encode(moment.state))
    puzzle = Puzzle(game.info.name, game.info.version, finding.SEATS, state, moment.seat, BEST, 23)
    day = day_of(harness.now())
    await harness.bot.services.store.of(Puzzles).keep(day, puzzle)
    return day


async def own_puzzle(harness: Harness, day: int) -> None:
    """Gives the server another puzzle of that day, as if it came from a match there."""
    puzzles = harness.bot.services.store.of(Puzzles)
    puzzle = await puzzles.puzzle(day)
    assert puzzle is not None
    guild = int(harness.sandbox.control.channel("lobby").guild_id or 0)
    await puzzles.keep_own(day, guild, structs.replace(puzzle, own=True))


def is_puzzle(message: Json) -> bool:
    return bool(components_of(message, AnswerPuzzle) or components_of(message, AnswerPuzzleFromMenu))


async def test_a_puzzle_is_shown_and_the_first_answer_counts(harness: Harness) -> None:
    day = await prepared(harness)
    alice, bob = await harness.people("Alice", "Bob")
    panel = message_of(await alice.slash("puzzle"))
    assert "Puzzle of the day · Rolled West" in reading.text(panel)
    assert reading.alt_texts(panel)
    right = private_text(await forge(alice, panel, AnswerPuzzle(day, BEST)))
    assert "✅ Right" in right
    assert "2.3 points" in right
    assert "1 of 1 have found it." in right
    wrong = private_text(await bob.slash("puzzle", answer=1))
    assert "❌ Another choice is better: ||2." in wrong
    assert "1 of 2 have found it." in wrong
    assert "Your first answer counts: 1." in private_text(await bob.slash("puzzle", answer=2))
    assert "not one of the options" in private_text(await bob.slash("puzzle", answer=99))
    assert "no longer there" in private_text(await forge(alice, panel, AnswerPuzzle(day - 1, 0)))
    await own_puzzle(harness, day)
    panel = message_of(await alice.slash("puzzle"))
    assert "From a match on this server" in reading.text(panel)
    assert "Computer" not in reading.alt_texts(panel)[0]
    assert "1 of 1 have found it." in private_text(await forge(alice, panel, AnswerOwnPuzzle(day, BEST)))
    assert "1 of 2 have found it." in private_text(await forge(alice, panel, AnswerPuzzle(day, BEST)))


async def test_who_has_answered_posts_whether_they_found_it_and_spoils_it_for_nobody(harness: Harness) -> None:
    day = await prepared(harness)
    alice, bob = await harness.people("Alice", "Bob")
    panel = message_of(await alice.slash("puzzle"))
    assert "not answered" in private_text(await forge(alice, panel, SharePuzzle(day)))
    assert "no longer there" in private_text(await forge(alice, panel, SharePuzzle(day - 1)))
    labels = [option["label"] for option in components_of(panel, AnswerPuzzle)]
    await press(alice, message_of(await forge(alice, panel, AnswerPuzzle(day, BEST))), SharePuzzle)
    posted = await bob.wait_for(lambda each: "posted this" in reading.text(each), channel="lobby")
    text = reading.text(posted)
    assert "✅ **Alice** has found the best choice.\n-# 1 of 1 have found it." in text
    assert not [label for label in labels if label.partition(". ")[2] in text]
    assert reading.alt_texts(posted) == reading.alt_texts(panel)
    assert not posted["mentions"]
    assert is_puzzle(message_of(await press(bob, posted, ShowPuzzle)))
    await press(bob, message_of(await bob.slash("puzzle", answer=1)), SharePuzzle)
    await alice.wait_for(lambda each: "🤔 **Bob**" in reading.text(each), channel="lobby")
    assert not components_of(message_of(await alice.slash("puzzle", answer=1, channel="dm")), SharePuzzle)


async def test_those_who_manage_a_server_have_it_posted_with_the_solution_behind_a_spoiler(harness: Harness) -> None:
    await prepared(harness)
    alice, bob = await harness.people("Alice", "Bob")
    panel = message_of(await alice.slash("puzzle"))
    assert not components_of(panel, DropPuzzles)
    assert "every day" in private_text(await press(alice, panel, WantPuzzles))
    post = await bob.wait_for(is_puzzle, channel="lobby")
    assert "Solution: ||2." in reading.text(post)
    assert "permission" in private_text(await bob.slash("puzzle", action="daily")).lower()
    assert not components_of(message_of(await bob.slash("puzzle")), WantPuzzles)
    panel = message_of(await alice.slash("puzzle"))
    assert "No more puzzles" in private_text(await press(alice, panel, DropPuzzles))


async def test_a_puzzle_whose_posting_fails_is_posted_by_the_next_sweep_once(harness: Harness) -> None:
    await prepared(harness)
    alice = await harness.person("Alice")
    channel = harness.sandbox.control.channel("lobby").id
    panel = message_of(await alice.slash("puzzle"))
    for after_effect in (False, True):
        harness.sandbox.control.fail(rf"POST /channels/{channel}/messages", 503, after_effect=after_effect)
    await press(alice, panel, WantPuzzles)
    store, day = harness.bot.services.store.of(Puzzles), day_of(harness.now())
    async with asyncio.timeout(PATIENCE):
        while await store.waiting(day):
            await harness.bot.jobs.sweep()
            await asyncio.sleep(0.1)
    assert sum(map(is_puzzle, await alice.messages(channel))) == 1
