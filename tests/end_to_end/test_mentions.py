"""Mentions: only the players who are to move are mentioned."""

from __future__ import annotations

import pytest

from bot.actions.turn import Play
from sandbox.testing import reading
from tests.end_to_end.harness import Harness, Match, components_of, is_over, take_turn


@pytest.mark.swift
async def test_only_players_who_are_to_move_are_mentioned(harness: Harness) -> None:
    match = await harness.start_match("Bob", "Carol", set_up={"start_player": "first_seat"})
    everybody = {person.id: person for person in await harness.people("Alice", "Bob", "Carol")}
    for _ in everybody:
        store = harness.bot.services.store
        session = await store.sessions.load(match.id)
        assert session is not None
        expected = [str(session.seats[seat].person) for seat in session.to_move]
        assert [user["id"] for user in match.post["mentions"]] == expected
        await take_turn(everybody[expected[0]], match.post)
        await match.next_post()


async def test_a_turn_mentions_only_the_next_player(harness: Harness) -> None:
    alice, bob = await harness.people("Alice", "Bob")
    match = await harness.start_match("Bob", set_up={"start_player": "first_seat"})
    assert match.channel not in (await bob.world())["unread"]
    await take_turn(alice, match.post)
    await match.next_post()
    assert (await bob.world())["unread"][match.channel]["mentions"] == 1


async def test_players_who_opted_out_of_mentions_are_only_named(harness: Harness) -> None:
    bob = await harness.person("Bob")
    await bob.slash("settings", mention=False)
    match = await harness.start_match("Bob", set_up={"start_player": "first_seat"})
    await take_turn(await harness.person("Alice"), match.post)
    post = await match.next_post()
    assert post["mentions"] == []
    assert "**Bob**, it is your turn" in reading.text(post)


async def test_a_superseded_post_loses_its_board_and_its_buttons(harness: Harness) -> None:
    match = await harness.start_match("Bob", set_up={"start_player": "first_seat"})
    first = match.post
    alice = await harness.person("Alice")
    await take_turn(alice, first)
    await match.next_post()
    bare = await alice.wait_for(lambda message: message["id"] == first["id"] and not reading.buttons(message))
    assert not reading.images(bare)
    assert reading.text(bare) in reading.text(first)
    assert components_of(match.post, Play)


async def test_a_person_with_many_matches_has_a_turn_in_each(harness: Harness) -> None:
    matches: list[Match] = []
    for channel in ("lobby", "manhattan", "board-games"):
        matches.append(await harness.start_match("Bob", channel=channel, set_up={"start_player": "first_seat"}))
    alice = await harness.person("Alice")
    waiting = alice.text((await alice.slash("turns")).message or {})
    assert all(match.link in waiting for match in matches)
    await take_turn(alice, matches[1].post)
    await matches[1].next_post()
    assert not any(is_over(match.post) for match in matches)
    waiting = alice.text((await alice.slash("turns")).message or {})
    assert [match.link in waiting for match in matches] == [True, False, True]
