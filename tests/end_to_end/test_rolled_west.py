"""Rolled West through Discord: the roller acts while the neighbours answer, in every order, at once, late or never."""

from __future__ import annotations

import asyncio
from itertools import permutations

import pytest

from bot.actions.standing_orders import ToggleOrder
from bot.actions.turn import Done
from bot.domain.session import AnySession
from rules.rolled_west.state import Position
from sandbox import Answer, Person
from sandbox.testing import reading
from tests.end_to_end.game_night import (
    PEOPLE,
    GameNight,
    Json,
    Match,
    asked_by,
    choose,
    choose_all,
    components_of,
    is_over,
    press,
    said_privately,
    shown,
)
from tests.end_to_end.record import assert_told_once

ORDERS = list(permutations(range(3)))
"""Every order in which a roller and two neighbours can answer."""


class FourPlayers:
    """A match, with its record as the bot keeps it."""

    def __init__(self, night: GameNight, match: Match) -> None:
        self.night = night
        self.match = match

    @classmethod
    async def of_four(cls, night: GameNight) -> FourPlayers:
        """Four people, all of whom read English."""
        for name in PEOPLE:
            night.sandbox.control.set_locale(name, "en-GB")
        return cls(night, await night.start_match("Bob", "Carol", "Dave", game="rolled_west"))

    async def session(self) -> AnySession:
        session = await self.night.bot.services.store.sessions.load(int(self.match.channel))
        assert session is not None
        return session

    async def position(self) -> Position:
        state: Position = (await self.session()).playing.state
        return state

    async def person(self, seat: int) -> Person:
        return await self.night.person((await self.session()).seats[seat].name)

    async def asked(self) -> list[Person]:
        """The people who are asked: the roller first."""
        session = await self.session()
        roller = (await self.position()).roller
        seats = [seat for seat in session.to_move if session.seats[seat].person]
        return [await self.person(seat) for seat in sorted(seats, key=lambda seat: seat != roller)]

    async def panel(self, person: Person) -> Json:
        """The question that somebody is asked, in a new private panel."""
        return shown(await person.slash("play", channel=self.match.channel))

    async def complete(self, person: Person, number: int = 0) -> Json:
        """Their panel with everything chosen, and only Done left."""
        panel = await choose_all(person, await self.panel(person), number)
        assert components_of(panel, Done)
        return panel

    async def answer(self, person: Person, number: int = 0) -> None:
        """A whole answer, and the post that tells of it."""
        await press(person, await self.complete(person, number), Done)
        await self.match.heard()

    async def to_parallel_answers(self) -> list[Person]:
        """The roller and two neighbours, asked at the same time. Until then everybody takes their last option.

        That is to do nothing: so all who may copy a die in the first turn may do so in the second one too.
        """
        while len(asked := await self.asked()) != 3:
            await self.answer(asked[0], -1)
        return asked


def names(people: list[Person]) -> set[str]:
    return {person.name for person in people}


def refused(answer: Answer) -> bool:
    """Whether a press came too late."""
    return "moved on" in said_privately(answer)


@pytest.mark.match
@pytest.mark.timeout(300)
async def test_four_people_play_a_whole_match_and_answer_at_the_same_time_in_every_order(night: GameNight) -> None:
    four = await FourPlayers.of_four(night)
    together: dict[int, int] = {}
    turns = 0
    while not is_over(four.match.post):
        asked = await four.asked()
        if len(asked) == 1:
            await four.answer(asked[0], turns)
            continue
        round = (await four.position()).round
        together[round] = max(together.get(round, 0), len(asked))
        await answer_in_parallel(four, asked, turns)
        turns += 1
    assert set(together) == set(range(1, 7))
    assert min(together.values()) >= 2
    assert all(name in reading.text(four.match.post) for name in PEOPLE)
    posts = await four.match.posts()
    await assert_told_once(await night.person("Dave"), posts)
    assert "✅" in said_privately(await (await night.person("Dave")).slash("verify", channel=four.match.channel))


async def answer_in_parallel(four: FourPlayers, asked: list[Person], turn: int) -> None:
    """Everybody fills in their panel before anybody presses Done; then they do so one by one, or all at once."""
    panels = [await four.complete(person, number=turn if number else 0) for number, person in enumerate(asked)]
    order = [number for number in ORDERS[turn % len(ORDERS)] if number < len(asked)]
    if turn % 4 == 3:
        answers = await asyncio.gather(*(press(asked[number], panels[number], Done) for number in order))
        assert not any(map(refused, answers))
        await four.match.heard()
        return
    waiting = names(asked)
    for number in order:
        assert not refused(await press(asked[number], panels[number], Done))
        post = await four.match.heard()
        waiting.discard(asked[number].name)
        if waiting:
            assert set(asked_by(post)) == waiting, "everybody who is still asked, and nobody else"


async def test_one_answer_leaves_the_others_panels_as_they_were(night: GameNight) -> None:
    four = await FourPlayers.of_four(night)
    roller, first, second = await four.to_parallel_answers()
    drafted = shown(await choose(roller, await four.panel(roller)))
    untouched = await four.panel(second)
    await four.answer(first)
    drafted = shown(await choose(roller, drafted))
    assert "moved on" not in reading.text(drafted)
    untouched = shown(await choose(second, untouched))
    assert components_of(untouched, Done)
    await press(roller, await choose_all(roller, drafted), Done)
    assert set(asked_by(await four.match.heard())) == {second.name}
    assert not refused(await press(second, untouched, Done))


async def test_an_answer_that_asks_nobody_anew_makes_the_post_longer(night: GameNight) -> None:
    four = await FourPlayers.of_four(night)
    roller, first, second = await four.to_parallel_answers()
    before = await four.match.posts()
    for neighbour in (first, second):
        await four.answer(neighbour)
    assert len(await four.match.posts()) == len(before)
    story = reading.text(four.match.post)
    assert set(asked_by(four.match.post)) == {roller.name}
    assert story.count(" copied ") >= 2
    assert f"{roller.name}** chose" in story, "what it told before"
    assert reading.alt_texts(four.match.post) != reading.alt_texts(before[-1]), "the board as it is now"
    await night.restart_bot()
    await four.answer(roller)
    posts = await four.match.posts()
    assert len(posts) == len(before) + 1, "somebody else rolls"
    await assert_told_once(roller, posts)


async def test_where_the_post_is_gone_a_new_one_tells_the_answer(night: GameNight) -> None:
    four = await FourPlayers.of_four(night)
    _, first, _ = await four.to_parallel_answers()
    panel = await four.complete(first)
    night.sandbox.control.delete_message(four.match.channel, four.match.post["id"])
    await press(first, panel, Done)
    post = await four.match.heard()
    assert f"{first.name}** copied" in reading.text(post)
    assert " chose the " not in reading.text(post)


async def test_a_post_asks_the_roller_and_the_neighbours_for_different_things(night: GameNight) -> None:
    four = await FourPlayers.of_four(night)
    roller, first, second = await four.to_parallel_answers()
    tasks = [line for line in reading.text(four.match.post).splitlines() if "it is your turn" in line]
    assert [f"**{roller.name}**" in line for line in tasks] == [True, False]
    assert roller.id not in {user["id"] for user in four.match.post["mentions"]}, "it was the roller who led to this"
    assert all(f"<@{neighbour.id}>" in tasks[1] for neighbour in (first, second))
    assert "Which die of this roll" in reading.text(await four.panel(first))
    assert "What do you do?" in reading.text(await four.panel(roller))


async def test_a_restart_while_several_are_asked_loses_nothing(night: GameNight) -> None:
    four = await FourPlayers.of_four(night)
    asked = await four.to_parallel_answers()
    panels = [await four.complete(person) for person in asked]
    for number, person in enumerate(asked):
        await night.restart_bot()
        assert not refused(await press(person, panels[number], Done))
        await four.match.heard()
    await night.restart_bot()
    assert set(asked_by(four.match.post)) == names(await four.asked())
    assert (await four.asked())[0] is not asked[0], "the next one has rolled"


async def test_a_neighbour_who_never_answers_stops_the_next_roll_and_nothing_else(night: GameNight) -> None:
    four = await FourPlayers.of_four(night)
    roller, prompt, silent = await four.to_parallel_answers()
    rolled = (await four.position()).dice
    panel = await four.complete(roller)
    done = shown(await press(roller, panel, Done))
    await four.match.heard()
    assert silent.name in reading.text(done), "whom the roller waits for"
    await four.answer(prompt)
    for _ in range(3):
        await night.bot.services.jobs.sweep()
    await night.restart_bot()
    assert [person.name for person in await four.asked()] == [silent.name]
    assert set(asked_by(four.match.post)) == {silent.name}
    assert [die.face for die in (await four.position()).dice] == [die.face for die in rolled]
    for person in (roller, prompt):
        assert silent.name in reading.text(await four.panel(person))
    await four.answer(silent)
    assert (await four.asked())[0] is not roller
    assert len((await four.position()).dice) == 4


@pytest.mark.parametrize("first", ["tap", "order", "together"])
async def test_an_order_that_races_with_an_answer_copies_once(night: GameNight, first: str) -> None:
    four = await FourPlayers.of_four(night)
    _, neighbour, _ = await four.to_parallel_answers()
    seat = next(number for number, seat in enumerate((await four.session()).seats) if seat.name == neighbour.name)
    made = (await four.session()).playing.move_counts[seat]
    panel = await four.panel(neighbour)
    orders = shown(await neighbour.slash("orders", channel=four.match.channel))
    shows = {die.face for die in (await four.position()).dice if die.use != "terrain"}
    order = next(
        button
        for button in components_of(orders, ToggleOrder)
        if any(f"Copy {face}" in button["label"] for face in shows)
    )

    async def tap() -> None:
        await choose(neighbour, panel)

    async def give() -> None:
        await neighbour.click(orders, custom_id=order["custom_id"])

    if first == "together":
        await asyncio.gather(tap(), give())
    else:
        for act in (tap, give) if first == "tap" else (give, tap):
            await act()
    if neighbour.name in names(await four.asked()):
        shown(await press(neighbour, await four.complete(neighbour), Done))
    await four.match.settle()
    assert (await four.session()).playing.move_counts[seat] == made + 1
    assert sum((await four.position()).players[seat].bank.values()) == 1
    assert (await four.session()).playing.standing_orders[seat], "it stands until it is cancelled"


async def test_a_ranked_list_answers_by_itself_is_told_and_was_seen_by_nobody(night: GameNight) -> None:
    four = await FourPlayers.of_four(night)
    while len(asked := await four.asked()) != 1:  # four equal dice leave no choice of terrain
        await four.answer(asked[0], -1)
    (roller,) = asked
    neighbour = await four.person(((await four.position()).roller - 1) % 4)
    await four.match.heard()
    before = await roller.messages(four.match.channel)
    panel = shown(await neighbour.slash("orders", channel=four.match.channel))
    for label in ("Copy gold", "Copy silver", "Copy copper", "Copy wood"):
        (order,) = [button for button in components_of(panel, ToggleOrder) if label in button["label"]]
        panel = shown(await neighbour.click(panel, custom_id=order["custom_id"]))
    assert [bool(button.get("emoji")) for button in components_of(panel, ToggleOrder)] == [True] * 4 + [False] * 2
    assert await roller.messages(four.match.channel) == before
    await four.answer(roller)
    assert neighbour.name not in asked_by(four.match.post)
    assert "⏱️" in reading.text(four.match.post)
    assert f"{neighbour.name}** copied" in reading.text(four.match.post)


@pytest.mark.timeout(120)
async def test_computers_answer_and_take_their_turns_while_people_are_asked(night: GameNight) -> None:
    four = FourPlayers(night, await night.start_match("Bob", game="rolled_west", computers=2))
    while (await four.position()).round < 3:
        await four.match.heard()
        if people := await four.asked():
            await press(people[0], await four.complete(people[0]), Done)
        else:
            await asyncio.sleep(0.05)
    session = await four.session()
    log = await night.bot.services.store.sessions.log(session)
    assert all(session.playing.move_counts)
    assert [entry for entry in log if entry.seat is not None and session.seats[entry.seat].by_computer]
