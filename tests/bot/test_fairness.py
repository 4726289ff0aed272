import asyncio

import pytest

from bot.fairness import FairPlaces


async def work(places: FairPlaces, owner: str, done: list[str]) -> None:
    async with places.place(owner):
        await asyncio.sleep(0)
        done.append(owner)


@pytest.mark.parametrize(("count", "most"), [(1, 3), (2, 5)])
async def test_somebody_with_much_work_delays_another_by_few_pieces(count: int, most: int) -> None:
    places = FairPlaces(count)
    done: list[str] = []
    async with asyncio.TaskGroup() as tasks:
        for _ in range(100):
            tasks.create_task(work(places, "Bob", done))
        await asyncio.sleep(0)
        tasks.create_task(work(places, "Alice", done))
    assert done.index("Alice") <= most
    assert len(done) == 101


async def test_all_who_wait_get_a_place_in_turn() -> None:
    places = FairPlaces(1)
    done: list[str] = []
    async with asyncio.TaskGroup() as tasks:
        for owner in "AAABBC":
            tasks.create_task(work(places, owner, done))
    assert "".join(done) == "AABCAB"


async def test_work_that_was_cancelled_keeps_no_place() -> None:
    places = FairPlaces(1)
    done: list[str] = []
    async with places.place("Alice"):
        waiting = [asyncio.create_task(work(places, name, done)) for name in ("Bob", "Carol", "Dave")]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
    waiting[1].cancel()  # in the moment in which it got the place
    await asyncio.gather(*waiting, return_exceptions=True)
    await work(places, "Alice", done)
    assert done == ["Dave", "Alice"]
