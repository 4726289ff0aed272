"""Whole matches, from opening the table to the proof that chance was fair."""

from __future__ import annotations

import re

import pytest

from bot.actions.board import Concede, More, View
from bot.actions.lobby import AddComputer, Join, Start
from bot.actions.story import Story
from bot.actions.turn import Done, Pick, Play, TakeBack
from bot.actions.verify import Verify
from sandbox import Person
from sandbox.testing import reading
from tests.end_to_end.game_night import (
    GameNight,
    Json,
    Match,
    choose,
    components_of,
    is_over,
    open_panel,
    play_to_the_end,
    press,
    said_privately,
    shown,
)
from tests.end_to_end.record import (
    DRAWN,
    HAND,
    assert_nothing_private,
    assert_told_once,
    commitment_of,
    hash_of,
    key_of,
)

SEATS = ["Alice", "Bob", "Computer 1", "Computer 2"]
CATEGORIES = {"Tallest building", "City majorities", "Buildings"}
ROUNDS = {f"round {number}:" for number in (1, 2, 3, 4)}
MOVES_OF_A_TURN = 12


@pytest.mark.match
@pytest.mark.timeout(300)
async def test_two_people_and_two_computers_play_a_whole_match_by_buttons_alone(night: GameNight) -> None:
    alice, bob = await night.people("Alice", "Bob")
    lobby = await night.open_lobby()
    await night.press_silently(bob, lobby, Join)
    for _ in range(2):
        await night.press_silently(alice, lobby, AddComputer)
    await night.press_silently(alice, lobby, Start)
    match = await night.match_of(lobby)
    posts = await play_to_the_end(match)
    assert_result(posts[-1])
    for person in (alice, bob):
        assert HAND in "".join(person.alt_texts(shown(await press(person, posts[-1], View))))
        assert DRAWN in person.text(shown(await press(person, posts[-1], Story)))
    more = shown(await press(bob, posts[-1], More))
    assert_fair(posts, said_privately(await press(bob, more, Verify)))
    await assert_told_once(await night.person("Carol"), posts)
    assert_nothing_private(posts, key_of(posts[-1]))
    await assert_only_newest_can_be_pressed(match)


def assert_result(post: Json) -> None:
    """It ranks every seat, tells where the points came from, by round and category, and shows the final board."""
    lines = reading.text(post).splitlines()
    assert "The match is over." in lines
    assert lines[lines.index("The match is over.") + 1].startswith("🥇 ")
    for seat in SEATS:
        place = next(n for n, line in enumerate(lines) if re.fullmatch(rf"\*\*{seat}\*\* \d+ points?", line))
        points = int(lines[place].split()[-2])
        for told, named in zip(lines[place + 1 : place + 3], (CATEGORIES, ROUNDS), strict=True):
            parts = [part.rpartition(" ") for part in told.removeprefix("-# ").split(" · ")]
            assert {name for name, _, _ in parts} <= named
            assert sum(int(number) for _, _, number in parts) == points
    assert "won with" in reading.text(post)
    assert len(reading.alt_texts(post)) == 1
    assert reading.buttons(post) == ["Rematch", "My view", "Story", "More"]


def assert_fair(posts: list[Json], proof: str) -> None:
    """The key revealed at the end is the one promised at the start, and the bot's own proof says so."""
    promise, key = commitment_of(posts[0]), key_of(posts[-1])
    assert hash_of(key) == promise
    assert promise in proof
    assert key in proof
    assert "✅" in proof


async def assert_only_newest_can_be_pressed(match: Match) -> None:
    *older, newest = await match.posts()
    assert reading.buttons(newest)
    assert [reading.buttons(post) for post in older] == [[]] * len(older)


@pytest.mark.match
@pytest.mark.timeout(300)
async def test_two_people_and_two_computers_play_a_whole_match_by_slash_commands_alone(night: GameNight) -> None:
    alice, bob = await night.people("Alice", "Bob")
    lobby = shown(await alice.slash("new", game="manhattan"))
    assert "The lobby above shows it" in said_privately(await bob.slash("lobby", action="join"))
    for _ in range(2):
        await alice.slash("lobby", action="computer")
    [chosen] = await alice.autocomplete("lobby", action="options", option="option", typed="drawn by lot")
    await alice.slash("lobby", action="options", option=chosen["value"])
    await alice.slash("lobby", action="start")
    match = await night.match_of(lobby)
    await look_around(bob, match)
    posts = await type_to_the_end(match)
    assert_result(posts[-1])
    assert_fair(posts, said_privately(await alice.slash("verify", channel=match.channel)))
    await assert_told_once(await night.person("Carol"), posts)


async def look_around(person: Person, match: Match) -> None:
    """Everything that can be read by command."""
    read = {
        name: said_privately(await person.slash(name, channel=match.channel))
        for name in ("board", "view", "story", "rules", "settings")
    }
    assert "Waiting for" in read["board"]
    assert "Waiting for" in read["view"]
    assert "Round 1 of 4 begins" in read["story"]
    assert "Manhattan" in read["rules"]
    assert "Your settings" in read["settings"]


async def type_to_the_end(match: Match) -> list[Json]:
    """Every turn of people by commands; all posts."""
    posts = [match.post]
    while not is_over(match.post):
        for person in (await match.whose_turn())[:1]:
            await type_turn(person, match, len(posts))
        posts.append(await match.next_post())
    return posts


async def type_turn(person: Person, match: Match, number: int) -> None:
    """A turn by /play, every answer taken from what is suggested; the first one is taken back once."""
    taken_back = False
    for _ in range(MOVES_OF_A_TURN):
        offered = await person.autocomplete("play", option="option", channel=match.channel)
        done = [choice for choice in offered if choice["value"].startswith("done")]
        picks = [choice for choice in offered if choice["value"].startswith("pick")]
        choice = (done or picks)[number % len(done or picks)]
        panel = shown(await person.slash("play", channel=match.channel, option=choice["value"]))
        if done:
            return
        if not taken_back and number < 6:
            taken_back = True
            assert components_of(panel, TakeBack)
            again = shown(await person.slash("undo", channel=match.channel))
            assert not components_of(again, TakeBack)
    raise AssertionError("the turn has no end")


async def test_the_turns_command_finds_the_table_that_waits(night: GameNight) -> None:
    match = await night.start_match("Bob", set_up={"start_player": "first_seat"})
    alice, bob = await night.people("Alice", "Bob")
    waiting = shown(await alice.slash("turns", channel="dm"))
    assert match.link in alice.text(waiting)
    assert "Nothing is waiting" in said_privately(await bob.slash("turns", channel="dm"))
    panel = shown(await press(alice, waiting, Play))
    assert "Which blocks" in alice.text(panel)


async def test_who_concedes_against_one_other_person_has_lost(night: GameNight) -> None:
    match = await night.start_match("Bob")
    bob = await night.person("Bob")
    asked = shown(await bob.slash("concede", channel=match.channel))
    assert "really" in bob.text(asked)
    assert "You have conceded" in said_privately(await press(bob, asked, Concede))
    result = reading.text(await match.post_that(is_over))
    assert f"🥇 <@{(await night.person('Alice')).id}> 0 points\n🥈 **Bob** 0 points (conceded)" in result


async def test_the_computer_plays_on_for_who_concedes_among_more(night: GameNight) -> None:
    match = await night.start_match("Bob", "Carol", set_up={"start_player": "first_seat"})
    alice = await night.person("Alice")
    sure = shown(await press(alice, shown(await press(alice, match.post, More)), Concede))
    await press(alice, sure, Concede)
    await match.post_that(lambda post: bool(post["mentions"]) and post["mentions"][0]["id"] != alice.id)
    assert alice.id not in [user["id"] for user in match.post["mentions"]]


@pytest.mark.parametrize("number", [0, 5])
async def test_two_people_choose_secretly_at_the_same_time(night: GameNight, number: int) -> None:
    set_up = {"ruleset": "publisher", "selection_mode": "simultaneous"}
    match = await night.start_match("Bob", set_up=set_up)
    alice, bob = await night.people("Alice", "Bob")
    assert {user["id"] for user in match.post["mentions"]} == {alice.id, bob.id}
    panels = {person: await open_panel(person, match.post) for person in (alice, bob)}
    for _ in range(MOVES_OF_A_TURN):
        for person in (alice, bob):
            panels[person] = await one_step(person, panels[person], number)
            assert "moved on" not in person.text(panels[person]), "the other's answer made this one stale"
    post = await match.post_that(lambda post: "had secretly taken" in reading.text(post))
    assert reading.text(post).count("had secretly taken") == 4, "two colours each"
    assert_nothing_private(await match.posts(), "no key yet")


async def one_step(person: Person, panel: Json, number: int) -> Json:
    """The next tap of a secret choice, if one is left."""
    if components_of(panel, Done):
        return shown(await press(person, panel, Done))
    return shown(await choose(person, panel, number)) if components_of(panel, Pick) else panel
