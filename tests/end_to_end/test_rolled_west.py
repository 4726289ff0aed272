"""Rolled West in Discord: the neighbours of a roller answer in every order, at once, late or never."""

from __future__ import annotations

import asyncio
from itertools import permutations

import pytest

from bot.actions.turn import Done
from bot.domain.session import AnySession
from bot.features.standing_orders.feature import StandingOrders, ToggleOrder
from bot.features.verify.feature import Verify
from rules.rolled_west.moves import Decline
from rules.rolled_west.state import Position
from sandbox import Answer, Person
from sandbox.testing import reading
from tests.end_to_end.harness import (
    PEOPLE,
    Harness,
    Json,
    Match,
    ask,
    choose,
    choose_all,
    components_of,
    is_over,
    message_of,
    play_out,
    press,
    private_text,
    prompted_by,
)
from tests.end_to_end.posts import assert_posted_once

pytestmark = pytest.mark.swift

ORDERS = list(permutations(range(2)))
"""Every order in which two neighbours can answer."""


class FourPlayers:
    """A match with its stored session."""

    def __init__(self, harness: Harness, match: Match) -> None:
        self.harness = harness
        self.match = match

    @classmethod
    async def of_four(cls, harness: Harness) -> FourPlayers:
        """Starts a match of four people who read English."""
        for name in PEOPLE:
            harness.sandbox.control.set_locale(name, "en-GB")
        return cls(harness, await harness.start_match("Bob", "Carol", "Dave", game="rolled_west"))

    async def session(self) -> AnySession:
        session = await self.harness.bot.services.store.sessions.load(self.match.id)
        assert session is not None
        return session

    async def position(self) -> Position:
        state: Position = (await self.session()).playing.state
        return state

    async def person(self, seat: int) -> Person:
        return await self.harness.person((await self.session()).seats[seat].name)

    async def roller(self) -> Person:
        return await self.person((await self.position()).roller)

    async def to_move(self) -> list[Person]:
        """Returns the people who are to move."""
        session = await self.session()
        return [await self.person(seat) for seat in session.to_move if session.seats[seat].person]

    async def panel(self, person: Person) -> Json:
        """Opens a new private panel with the question for a person."""
        return message_of(await person.slash("play", channel=self.match.channel))

    async def fill_in(self, person: Person, number: int = 0) -> Json:
        """Chooses until only Done is left; returns the panel."""
        panel = await choose_all(person, await self.panel(person), number)
        assert components_of(panel, Done)
        return panel

    async def answer(self, person: Person, number: int = 0) -> None:
        """Answers a whole question and waits for the post. To end the turn is an option too, which is Done as well."""
        panel = await choose_all(person, await self.panel(person), number)
        if components_of(panel, Done):
            await press(person, panel, Done)
        await self.match.settled_post()

    async def answering(self) -> list[Person]:
        """Returns both neighbours of a roller if they are to move at the same time; else nobody.

        Three equal dice leave one neighbour no choice: then the roller is to move beside the other one.
        """
        movers = await self.to_move()
        return movers if len(movers) == 2 and (await self.roller()).name not in names(movers) else []

    async def advance_to_parallel_answers(self) -> list[Person]:
        """Plays until both neighbours of a roller are to move at the same time; returns them.

        Until then everybody chooses their last option, to do nothing, so that everyone who may copy a die in the first
        turn may still do so in the second.
        """
        while not (both := await self.answering()):
            await self.answer((await self.to_move())[0], -1)
        return both


def names(people: list[Person]) -> set[str]:
    return {person.name for person in people}


def is_stale(answer: Answer) -> bool:
    """Whether a press was too late."""
    return "moved on" in private_text(answer)


@pytest.mark.match
@pytest.mark.timeout(300)
async def test_four_people_answer_at_the_same_time_in_every_order_and_chance_plays_on(harness: Harness) -> None:
    four = await FourPlayers.of_four(harness)
    turns = 0
    while turns <= len(ORDERS):
        if is_over(four.match.post):  # chance has ended it before there was enough to answer
            four = await FourPlayers.of_four(harness)
        if both := await four.answering():
            await answer_in_parallel(four, both, turns)
            turns += 1
        else:
            await four.answer((await four.to_move())[0], turns)
    await play_out(four.match)
    ranked = [person.id for person in await harness.people(*PEOPLE)]
    assert all(f"<@{identity}>" in reading.text(four.match.post) for identity in ranked)
    posts = await four.match.posts()
    await assert_posted_once(await harness.person("Dave"), posts)
    assert "✅" in private_text(await ask(await harness.person("Dave"), four.match, Verify))


async def answer_in_parallel(four: FourPlayers, movers: list[Person], turn: int) -> None:
    """Fills in every panel, then presses Done on each, one by one or all at once."""
    panels = [await four.fill_in(person) for person in movers]  # to decline is Done as well
    order = ORDERS[turn % len(ORDERS)]
    if turn == len(ORDERS):
        answers = await asyncio.gather(*(press(movers[number], panels[number], Done) for number in order))
        assert not any(map(is_stale, answers))
        await four.match.settled_post()
        return
    waiting = names(movers)
    for number in order:
        assert not is_stale(await press(movers[number], panels[number], Done))
        post = await four.match.settled_post()
        waiting.discard(movers[number].name)
        if waiting:
            assert set(prompted_by(post)) == waiting, "exactly those who are still to move"


async def test_one_answer_leaves_the_panels_of_others_valid(harness: Harness) -> None:
    four = await FourPlayers.of_four(harness)
    first, second = await four.advance_to_parallel_answers()
    untouched = await four.panel(second)
    await four.answer(first)
    assert set(prompted_by(four.match.post)) == {second.name}
    chosen = message_of(await choose(second, untouched))
    assert "moved on" not in reading.text(chosen)
    assert not is_stale(await press(second, await choose_all(second, chosen), Done))


async def test_an_answer_that_begins_no_turn_extends_the_post(harness: Harness) -> None:
    four = await FourPlayers.of_four(harness)
    first, second = await four.advance_to_parallel_answers()
    before = await four.match.posts()
    await four.answer(first)
    assert len(await four.match.posts()) == len(before)
    story = reading.text(four.match.post)
    assert set(prompted_by(four.match.post)) == {second.name}
    assert f"{first.name}** copied" in story
    assert f"{(await four.roller()).name}** set " in story, "the earlier lines"
    assert reading.alt_texts(four.match.post) != reading.alt_texts(before[-1]), "the board as it is now"
    await harness.restart_bot()
    await four.answer(second)
    posts = await four.match.posts()
    assert set(prompted_by(posts[-1])) == names(await four.to_move()), "the next player rolls"
    await assert_posted_once(first, posts)


async def test_a_deleted_post_is_replaced_by_a_new_one_with_the_answer(harness: Harness) -> None:
    four = await FourPlayers.of_four(harness)
    first, _ = await four.advance_to_parallel_answers()
    panel = await four.fill_in(first)
    harness.sandbox.control.delete_message(four.match.channel, four.match.post["id"])
    await press(first, panel, Done)
    post = await four.match.settled_post()
    assert f"{first.name}** copied" in reading.text(post)
    assert " aside for the " not in reading.text(post)


async def test_a_restart_while_several_seats_are_to_move_loses_nothing(harness: Harness) -> None:
    four = await FourPlayers.of_four(harness)
    movers = await four.advance_to_parallel_answers()
    panels = [await four.fill_in(person) for person in movers]
    for number, person in enumerate(movers):
        await harness.restart_bot()
        assert not is_stale(await press(person, panels[number], Done))
        await four.match.settled_post()
    await harness.restart_bot()
    assert set(prompted_by(four.match.post)) == names(await four.to_move())


async def test_an_absent_neighbour_delays_only_the_next_roll(harness: Harness) -> None:
    four = await FourPlayers.of_four(harness)
    prompt, absent = await four.advance_to_parallel_answers()
    roller, rolled = await four.roller(), (await four.position()).dice
    await press(prompt, await four.fill_in(prompt), Done)
    await four.match.settled_post()
    for _ in range(3):
        await harness.bot.jobs.sweep()
    await harness.restart_bot()
    assert [person.name for person in await four.to_move()] == [absent.name]
    assert set(prompted_by(four.match.post)) == {absent.name}
    assert [die.face for die in (await four.position()).dice] == [die.face for die in rolled]
    for person in (roller, prompt):
        assert absent.name in reading.text(await four.panel(person))
    await four.answer(absent)
    assert await four.roller() is not roller
    assert len((await four.position()).dice) == 4


@pytest.mark.parametrize("first", ["tap", "order", "together"])
async def test_a_standing_order_racing_with_an_answer_copies_once(harness: Harness, first: str) -> None:
    four = await FourPlayers.of_four(harness)
    neighbour, _ = await four.advance_to_parallel_answers()
    seat = next(number for number, seat in enumerate((await four.session()).seats) if seat.name == neighbour.name)
    made = (await four.session()).playing.move_counts[seat]
    banked = sum((await four.position()).players[seat].bank.values())  # some dice leave no way to do nothing
    panel = await four.panel(neighbour)
    orders = message_of(await ask(neighbour, four.match, StandingOrders))
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
    if neighbour.name in names(await four.to_move()):
        message_of(await press(neighbour, await four.fill_in(neighbour), Done))
    await four.match.settle()
    assert (await four.session()).playing.move_counts[seat] == made + 1
    assert sum((await four.position()).players[seat].bank.values()) == banked + 1
    assert (await four.session()).playing.standing_orders[seat], "it stays until the next turn of its seat"


async def test_a_ranked_standing_order_answers_automatically_and_stays_private(harness: Harness) -> None:
    four = await FourPlayers.of_four(harness)
    while len(movers := await four.to_move()) != 1:  # four equal dice leave no choice of terrain
        await four.answer(movers[0], -1)
    (roller,) = movers
    neighbour = await four.person(((await four.position()).roller - 1) % 4)
    await four.match.settled_post()
    _, *before = await roller.messages(four.match.channel)  # the first one shows the lobby, which is edited later
    panel = message_of(await ask(neighbour, four.match, StandingOrders))
    for label in ("Copy gold", "Copy silver", "Copy copper", "Copy wood"):
        (order,) = [button for button in components_of(panel, ToggleOrder) if label in button["label"]]
        panel = message_of(await neighbour.click(panel, custom_id=order["custom_id"]))
    assert [bool(button.get("emoji")) for button in components_of(panel, ToggleOrder)] == [True] * 4 + [False] * 3
    assert (await roller.messages(four.match.channel))[1:] == before
    await four.answer(roller)
    assert neighbour.name not in prompted_by(four.match.post)
    assert "⏱️" in reading.text(four.match.post)
    assert f"{neighbour.name}** copied" in reading.text(four.match.post)


async def test_after_two_declines_a_panel_offers_to_decline_always_and_one_press_cancels_it(harness: Harness) -> None:
    two = FourPlayers(harness, await harness.start_match("Bob", game="rolled_west"))
    person = (await two.to_move())[0]
    while not components_of(panel := await two.panel(person), ToggleOrder):
        await two.answer(person, -1)
        person = (await two.to_move())[0]
    seat = next(number for number, seat in enumerate((await two.session()).seats) if seat.name == person.name)
    log = await harness.bot.services.store.sessions.log(await two.session())
    assert [type(entry.move) for entry in log if entry.seat == seat].count(Decline) >= 2
    given = message_of(await press(person, panel, ToggleOrder))
    assert "✅" in str(components_of(given, ToggleOrder)[0]["emoji"])
    (cancel,) = components_of(await two.panel(person), ToggleOrder)
    given = message_of(await person.click(await two.panel(person), custom_id=cancel["custom_id"]))
    assert not any(button.get("emoji") for button in components_of(given, ToggleOrder))


@pytest.mark.timeout(120)
async def test_computers_take_their_turns_while_people_are_to_move(harness: Harness) -> None:
    four = FourPlayers(harness, await harness.start_match("Bob", game="rolled_west", computers=2))
    while (await four.position()).round < 3:
        await four.match.settled_post()
        if people := await four.to_move():
            await press(people[0], await four.fill_in(people[0]), Done)
        else:
            await asyncio.sleep(0.05)
    session = await four.session()
    log = await harness.bot.services.store.sessions.log(session)
    assert all(session.playing.move_counts)
    assert [entry for entry in log if entry.seat is not None and session.seats[entry.seat].by_computer]
