"""The puzzle of a day, its answers, and where it is posted."""

from __future__ import annotations

import re

from msgspec import Raw, structs

from bot.domain.calendar import DAY
from bot.features.puzzles.domain import Found, Puzzle
from bot.features.puzzles.store import MARKS_SECRET, MATCHES, Channel, Puzzles, puzzle_keys
from bot.store.database import Store
from tests.bot.keeping import stored_text
from tests.bot.sessions import ALICE, BOB, lobby

GUILD, TODAY, BEST = 31, 20_600, 2
PUZZLE = Puzzle("montana", 1, 2, Raw(b"{}"), 0, BEST, 23)
WANTED = Channel(GUILD, 77, "ja")


async def test_a_day_keeps_its_first_puzzle(store: Store) -> None:
    assert await store.of(Puzzles).puzzle(TODAY) is None
    await store.of(Puzzles).keep(TODAY, PUZZLE)
    await store.of(Puzzles).keep(TODAY, Puzzle("montana", 1, 2, Raw(b"{}"), 1, 0, 9))
    assert await store.of(Puzzles).puzzle(TODAY) == PUZZLE
    await store.redis.set(puzzle_keys(TODAY + 1).puzzle, b"\xff")
    assert await store.of(Puzzles).puzzle(TODAY + 1) is None


async def test_one_at_a_time_looks_for_it_each_with_another_number(store: Store) -> None:
    assert await store.of(Puzzles).begin_looking(TODAY) == 1
    assert await store.of(Puzzles).begin_looking(TODAY) is None
    await store.redis.delete(puzzle_keys(TODAY).looking)
    assert await store.of(Puzzles).begin_looking(TODAY) == 2


async def test_the_first_answer_counts(store: Store) -> None:
    assert await store.of(Puzzles).answer(TODAY, ALICE, 0, BEST) == (0, Found(1, 0))
    assert await store.of(Puzzles).answer(TODAY, ALICE, BEST, BEST) == (0, Found(1, 0))
    assert await store.of(Puzzles).answer(TODAY, BOB, BEST, BEST) == (BEST, Found(2, 1))


async def test_a_puzzle_is_due_until_every_server_that_wants_it_has_got_it(store: Store) -> None:
    assert not await store.of(Puzzles).is_due(TODAY)
    await store.of(Puzzles).want(WANTED)
    assert await store.of(Puzzles).channels() == [WANTED]
    assert await store.of(Puzzles).is_due(TODAY)
    await store.of(Puzzles).begin_looking(TODAY)
    assert not await store.of(Puzzles).is_due(TODAY), "somebody looks for it"
    await store.of(Puzzles).keep(TODAY, PUZZLE)
    assert await store.of(Puzzles).is_due(TODAY)
    await store.of(Puzzles).note_posted(TODAY, GUILD)
    assert not await store.of(Puzzles).is_due(TODAY)
    await store.of(Puzzles).drop(GUILD)
    assert await store.of(Puzzles).channels() == []


async def test_a_server_has_its_own_puzzle_and_its_own_answers(store: Store) -> None:
    mine = structs.replace(PUZZLE, own=True)
    await store.of(Puzzles).keep_own(TODAY, GUILD, mine)
    await store.of(Puzzles).keep_own(TODAY, GUILD, structs.replace(mine, seat=1))
    await store.of(Puzzles).keep(TODAY, PUZZLE)
    assert await store.of(Puzzles).puzzle(TODAY, GUILD) == mine
    assert await store.of(Puzzles).puzzle(TODAY, GUILD + 1) == PUZZLE
    assert await store.of(Puzzles).answer(TODAY, ALICE, BEST, BEST, GUILD) == (BEST, Found(1, 1))
    assert await store.of(Puzzles).answer(TODAY, ALICE, 0, BEST) == (0, Found(1, 0))


async def test_the_newest_matches_of_a_server_are_remembered(store: Store) -> None:
    for number in range(1, MATCHES + 3):
        await store.of(Puzzles).note_match(structs.replace(lobby(ALICE), id=number, guild=GUILD, moved=number))
    await store.of(Puzzles).drop_match(GUILD, MATCHES)
    assert await store.of(Puzzles).matches(GUILD, 2) == [MATCHES + 2, MATCHES + 1]
    assert len(await store.of(Puzzles).matches(GUILD, 2 * MATCHES)) == MATCHES - 1


async def test_nothing_is_left_of_a_forgotten_person_or_server(store: Store) -> None:
    await store.of(Puzzles).want(WANTED)
    await store.of(Puzzles).note_posted(TODAY, GUILD)
    await store.of(Puzzles).answer(TODAY, ALICE, 0, BEST)
    await store.of(Puzzles).keep_own(TODAY, GUILD, PUZZLE)
    await store.of(Puzzles).note_match(structs.replace(lobby(ALICE), guild=GUILD))
    await store.of(Puzzles).answer(TODAY, ALICE, 0, BEST, GUILD)
    await store.of(Puzzles).forget_person(ALICE, TODAY * DAY)
    await store.of(Puzzles).forget_server(GUILD, TODAY * DAY)
    left = {key async for key in store.redis.scan_iter(match="*")}
    assert left == {MARKS_SECRET.encode(), puzzle_keys(TODAY).answers.encode()}
    assert not re.search(rf"\b{ALICE}\b", await stored_text(store)), "a hash may hold these digits"


async def test_forgetting_gives_no_second_first_answer(store: Store) -> None:
    puzzles, now = store.of(Puzzles), TODAY * DAY
    await puzzles.keep_own(TODAY, GUILD, PUZZLE)
    for guild in (0, GUILD):
        await puzzles.answer(TODAY, ALICE, 0, BEST, guild)
    told = (await puzzles.export_person(ALICE, now))["first answers to puzzles"]
    assert [(each["server"], each["option"]) for each in told] == [("", 1), (str(GUILD), 1)]
    await puzzles.forget_person(ALICE, now)
    for guild in (0, GUILD):
        assert await puzzles.answer(TODAY, ALICE, BEST, BEST, guild) == (0, Found(1, 0))
        assert await puzzles.answers(TODAY, ALICE, BEST, guild) == (0, Found(1, 0))
