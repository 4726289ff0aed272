"""An evening at the table: panels follow by themselves, and only who is not there is called."""

from __future__ import annotations

import asyncio

import pytest

from bot.actions.turn import Done
from bot.features.evening.domain import PROMPT
from sandbox import Person
from sandbox.testing import reading
from sandbox.wire.messages import SUPPRESS_NOTIFICATIONS
from tests.end_to_end.days import Days
from tests.end_to_end.harness import (
    PATIENCE,
    Json,
    Match,
    choose_all,
    has_options,
    message_of,
    open_panel,
    press,
    take_turn,
)

HERE = "your next question appears here by itself"


async def sit_down(match: Match, *names: str) -> dict[str, tuple[Person, Json]]:
    """Lets everybody take a turn; returns each person with the private panel that they have open."""
    there: dict[str, tuple[Person, Json]] = {}
    while len(there) < len(names):
        (person,) = await match.people_to_move()
        there[person.name] = person, await take_turn(person, match.post)
        if len(there) < len(names):
            await match.next_post()
    return there


async def follows(match: Match, there: dict[str, tuple[Person, Json]]) -> Person:
    """Waits until the panel of the next person shows their question by itself; returns that person."""
    session = await match.harness.bot.services.store.sessions.load(int(match.lobby["id"]))
    assert session
    name = session.seats[session.to_move[0]].name
    person, panel = there[name]

    def is_question(message: Json) -> bool:
        return bool(message["id"] == panel["id"] and has_options(message))

    there[name] = person, await person.wait_for(is_question, channel=panel["channel_id"], timeout=PATIENCE)
    return person


async def end_turn(person: Person, there: dict[str, tuple[Person, Json]]) -> None:
    """Takes a turn in the panel that a person has open."""
    panel = await choose_all(person, there[person.name][1])
    there[person.name] = person, message_of(await press(person, panel, Done))


async def test_panels_follow_and_one_post_grows_and_nothing_rings(days: Days) -> None:
    match = await days.start_match("Bob", "Carol")
    there = await sit_down(match, "Alice", "Bob", "Carol")
    await match.settle()
    posts = await match.posts()
    called = {name: (await person.world())["unread"][match.channel]["mentions"] for name, (person, _) in there.items()}
    for _ in range(4):
        days.time.moment += PROMPT // 2
        person = await follows(match, there)
        await end_turn(person, there)
        assert HERE in reading.text(there[person.name][1])
    await follows(match, there)
    await match.settle()
    after = await match.posts()
    assert [post["id"] for post in after] == [post["id"] for post in posts]
    assert len([line for line in reading.text(after[-1]).splitlines() if line.startswith("**")]) > 6
    for name, (person, _) in there.items():
        assert (await person.world())["unread"][match.channel]["mentions"] == called[name]


async def test_who_goes_away_is_called_within_minutes_and_the_match_falls_back_to_days(days: Days) -> None:
    match = await days.start_match("Bob")
    there = await sit_down(match, "Alice", "Bob")
    away = await follows(match, there)
    await match.settled_post()
    await days.advance(PROMPT - 1)
    assert await match.settled_post() == match.post
    await days.advance(2)
    post = await match.next_post()
    assert [user["global_name"] for user in post["mentions"]] == [away.name]
    await end_turn(away, there)
    assert HERE not in reading.text(there[away.name][1])
    post = await match.next_post()
    assert [user["global_name"] for user in post["mentions"]] == list({"Alice", "Bob"} - {away.name})
    assert not post["flags"] & SUPPRESS_NOTIFICATIONS


@pytest.mark.parametrize("how", ["dismissed", "token", "page"])
async def test_who_has_no_panel_that_can_follow_is_called_at_once(days: Days, how: str) -> None:
    match = await days.start_match("Bob")
    alice, bob = await days.harness.people("Alice", "Bob")
    panel = await take_turn(alice, match.post)
    await match.next_post()
    if how == "dismissed":
        await alice.delete(panel)
    elif how == "page":
        board = await open_panel(alice, match.post)
        message_of(await alice.click(board, "What is what?"))
    bobs = await choose_all(bob, await open_panel(bob, match.post))
    if how == "token":
        days.time.moment += PROMPT
        days.harness.sandbox.control.expire_tokens()
    message_of(await press(bob, bobs, Done))
    post = await match.next_post()
    assert [user["global_name"] for user in post["mentions"]] == ["Alice"]
    newest = (await alice.messages(match.channel))[-1]
    assert not has_options(newest)


async def test_a_panel_that_followed_goes_once_its_question_was_answered_in_another(days: Days) -> None:
    match = await days.start_match("Bob")
    there = await sit_down(match, "Alice", "Bob")
    person = await follows(match, there)
    await take_turn(person, await match.settled_post())
    async with asyncio.timeout(PATIENCE):
        while there[person.name][1]["id"] in [message["id"] for message in await person.messages(match.channel)]:
            await asyncio.sleep(0.02)
