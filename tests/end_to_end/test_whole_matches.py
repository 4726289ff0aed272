"""Whole matches, from opening the lobby to the proof that chance was fair."""

from __future__ import annotations

import re

import pytest

from bot.actions.board import Concede, More, View
from bot.actions.lobby import AddComputer, Join, Start
from bot.actions.opening import ShowHelp
from bot.actions.turn import Done, Pick, Play, TakeBack
from bot.features.replay.actions import Replay
from bot.features.story.feature import Story
from bot.features.verify.feature import Verify
from sandbox import Person
from sandbox.testing import reading
from tests.end_to_end.harness import (
    Harness,
    Json,
    Match,
    alter,
    and_newest,
    ask,
    choose,
    components_of,
    forge,
    is_over,
    message_of,
    open_panel,
    play_out,
    press,
    private_text,
    set_option,
    take_turn,
)
from tests.end_to_end.posts import (
    DRAWN,
    HAND,
    assert_nothing_private,
    assert_posted_once,
    fingerprint_from,
    fingerprint_of,
    hashes_in,
)

SEATS = ["Alice", "Bob", "CPU 1", "CPU 2"]
CATEGORIES = {"Tallest building", "City majorities", "Buildings"}
ROUNDS = {f"round {number}:" for number in (1, 2, 3, 4)}
MOVES_OF_A_TURN = 12
BEGINNING = 12
MOST = 200
"""More turns than a match has."""


@pytest.mark.match
@pytest.mark.timeout(600)
@pytest.mark.parametrize("turns", [BEGINNING, pytest.param(MOST, marks=pytest.mark.campaign)])
async def test_two_people_and_two_computers_play_a_whole_match_one_by_buttons_and_one_by_slash_commands_alone(
    harness: Harness, turns: int
) -> None:
    """They play so many turns, computers included; chance plays on."""
    alice, bob = await harness.people("Alice", "Bob")
    match = await gathered(harness, alice, bob)
    await read_everything(bob, match)
    posts = await play_both_ways(match, alice, bob, turns)
    assert_result(posts[-1])
    for person in (alice, bob):
        assert HAND in "".join(person.alt_texts(message_of(await press(person, posts[-1], Replay))))
        assert DRAWN in person.text(message_of(await press(person, posts[-1], Story)))
    more = message_of(await press(bob, posts[-1], More))
    assert components_of(more, ShowHelp), "it leads to what else can be played"
    assert_fair(posts, private_text(await press(bob, more, Verify)))
    secret = assert_fair(posts, private_text(await ask(alice, match, Verify)))
    await assert_posted_once(await harness.person("Carol"), posts)
    assert_nothing_private(posts, secret)
    await assert_only_newest_can_be_pressed(match)


async def gathered(harness: Harness, alice: Person, bob: Person) -> Match:
    """Starts the match from a lobby that both ways fill."""
    lobby = message_of(await alice.slash("new", game="manhattan"))
    await forge(alice, lobby, AddComputer())
    await forge(alice, lobby, AddComputer())
    await set_option(alice, lobby, "start_player", "random")
    await alter(bob, lobby, Join())
    await forge(alice, lobby, Start())
    return await harness.match_of(lobby)


def assert_result(post: Json) -> None:
    """The post ranks every seat, shows its points by round and category, and the final board."""
    lines = reading.text(post).splitlines()
    assert "The match is over." in lines
    assert lines[lines.index("The match is over.") + 1].startswith("🥇 ")
    described = "\n".join(reading.alt_texts(post)).splitlines()
    for seat in SEATS:
        place = next(n for n, line in enumerate(described) if re.fullmatch(rf"{seat} \d+ points?", line))
        points = int(described[place].split()[-2])
        for line, named in zip(described[place + 1 : place + 3], (CATEGORIES, ROUNDS), strict=True):
            parts = [part.rpartition(" ") for part in line.split(" · ")]
            assert {name for name, _, _ in parts} <= named
            assert sum(int(number) for _, _, number in parts) == points
    assert "won with" in reading.text(post)
    assert len(reading.images(post)) >= 3
    assert reading.buttons(post) == ["Rematch", "Replay", "Story", "More", "Record", "Analysis"]


def assert_fair(posts: list[Json], proof: str) -> str:
    """The secret shown at the end has the fingerprint published at the start, and the bot's own proof confirms it.

    Returns that secret.
    """
    promise = fingerprint_of(posts[0])
    assert fingerprint_of(posts[-1]) == promise
    _, secret = hashes_in(proof)
    assert fingerprint_from(secret) == promise
    assert promise in proof
    assert "✅" in proof
    return secret


async def assert_only_newest_can_be_pressed(match: Match) -> None:
    *older, newest = await match.posts()
    assert reading.buttons(newest)
    assert [reading.buttons(post) for post in older] == [[]] * len(older)


async def read_everything(person: Person, match: Match) -> None:
    """Reads everything that commands show."""
    read = {
        name: private_text(await person.slash(name, channel=match.channel)) for name in ("replay", "rules", "settings")
    }
    read |= {
        "view": private_text(await ask(person, match, View)),
        "story": private_text(await ask(person, match, Story)),
    }
    assert "Waiting for" in read["view"] or "It is your turn" in read["view"]
    assert "Round 1 of 4 begins" in read["story"]
    assert "Manhattan" in read["rules"]
    assert "Your settings" in read["settings"]


async def play_both_ways(match: Match, presses: Person, types: Person, turns: int) -> list[Json]:
    """Takes turns of one person by buttons and of the other by commands; returns all posts as the newest.

    After so many `turns`, computers included, chance plays on.
    """
    posts = [match.post]
    while not is_over(match.post):
        movers = await match.people_to_move()
        if movers and len(posts) > turns:
            return and_newest(posts, await play_out(match))
        if presses in movers:
            await take_turn(presses, match.post, len(posts))
        elif types in movers:
            await type_turn(types, match, len(posts))
        posts = and_newest(posts, await match.next_post())
    return posts


async def type_turn(person: Person, match: Match, number: int) -> None:
    """Takes a turn by /play with suggested answers; in early turns, the first one is taken back once."""
    taken_back = False
    for _ in range(MOVES_OF_A_TURN):
        offered = await person.autocomplete("play", option="option", channel=match.channel)
        done = [choice for choice in offered if choice["value"].startswith("done")]
        picks = [choice for choice in offered if choice["value"].startswith("pick")]
        choice = (done or picks)[number % len(done or picks)]
        panel = message_of(await person.slash("play", channel=match.channel, option=choice["value"]))
        if done:
            return
        if not taken_back and number < 6:
            taken_back = True
            assert components_of(panel, TakeBack)
            again = message_of(await person.slash("propose", channel=match.channel, what="undo"))
            assert not components_of(again, TakeBack)
    raise AssertionError("the turn has no end")


async def test_the_turns_command_lists_the_waiting_match(harness: Harness) -> None:
    match = await harness.start_match("Bob", set_up={"start_player": "first_seat"})
    alice, bob = await harness.people("Alice", "Bob")
    waiting = message_of(await alice.slash("turns", channel="dm"))
    assert match.link in alice.text(waiting)
    assert "Nothing is waiting" in private_text(await bob.slash("turns", channel="dm"))
    panel = message_of(await press(alice, waiting, Play))
    assert "How many yellow blocks" in alice.text(panel)


async def test_conceding_against_one_other_person_loses_the_match(harness: Harness) -> None:
    match = await harness.start_match("Bob")
    bob = await harness.person("Bob")
    confirmation = message_of(await ask(bob, match, Concede))
    assert "really" in bob.text(confirmation)
    assert "You have conceded" in private_text(await press(bob, confirmation, Concede))
    result = reading.text(await match.wait_for_post(is_over))
    assert f"🥇 <@{(await harness.person('Alice')).id}> 0 points\n🥈 **Bob** 0 points (conceded)" in result


async def test_the_computer_replaces_one_of_several_who_concedes(harness: Harness) -> None:
    match = await harness.start_match("Bob", "Carol", set_up={"start_player": "first_seat"})
    alice = await harness.person("Alice")
    sure = message_of(await press(alice, message_of(await press(alice, match.post, More)), Concede))
    await press(alice, sure, Concede)
    await match.wait_for_post(lambda post: bool(post["mentions"]) and post["mentions"][0]["id"] != alice.id)
    assert alice.id not in [user["id"] for user in match.post["mentions"]]


@pytest.mark.parametrize("number", [0, 5])
async def test_two_people_choose_secretly_at_the_same_time(harness: Harness, number: int) -> None:
    set_up = {"ruleset": "publisher", "selection_mode": "simultaneous"}
    match = await harness.start_match("Bob", set_up=set_up)
    alice, bob = await harness.people("Alice", "Bob")
    assert {user["id"] for user in match.post["mentions"]} == {alice.id, bob.id}
    panels = {person: await open_panel(person, match.post) for person in (alice, bob)}
    for _ in range(MOVES_OF_A_TURN):
        for person in (alice, bob):
            panels[person] = await one_step(person, panels[person], number)
            assert "moved on" not in person.text(panels[person]), "the other's answer made this one stale"
    post = await match.wait_for_post(lambda post: "had secretly taken" in reading.text(post))
    assert reading.text(post).count("had secretly taken") == 4, "two colours each"
    assert_nothing_private(await match.posts(), "no key yet")


async def one_step(person: Person, panel: Json, number: int) -> Json:
    """Makes the next tap of a secret choice, if one is left."""
    if components_of(panel, Done):
        return message_of(await press(person, panel, Done))
    return message_of(await choose(person, panel, number)) if components_of(panel, Pick) else panel
