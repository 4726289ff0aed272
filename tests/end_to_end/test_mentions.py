"""Who is called to the table: whoever is asked, and nobody else."""

from __future__ import annotations

from bot.actions.turn import Play
from sandbox.testing import reading
from tests.end_to_end.game_night import GameNight, Match, components_of, is_over, take_turn


async def test_only_who_is_asked_is_mentioned(night: GameNight) -> None:
    match = await night.start_match("Bob", "Carol", set_up={"start_player": "first_seat"})
    everybody = {person.id: person for person in await night.people("Alice", "Bob", "Carol")}
    for _ in range(6):
        store = night.bot.services.store
        session = await store.sessions.load(int(match.channel))
        assert session is not None
        asked = [str(session.seats[seat].person) for seat in session.to_move]
        assert [user["id"] for user in match.post["mentions"]] == asked
        await take_turn(everybody[asked[0]], match.post)
        await match.next_post()


async def test_a_turn_counts_as_a_mention_to_nobody_else(night: GameNight) -> None:
    alice, bob = await night.people("Alice", "Bob")
    match = await night.start_match("Bob", set_up={"start_player": "first_seat"})
    assert match.channel not in (await bob.world())["unread"]
    await take_turn(alice, match.post)
    await match.next_post()
    assert (await bob.world())["unread"][match.channel]["mentions"] == 1


async def test_who_does_not_want_to_be_mentioned_is_only_named(night: GameNight) -> None:
    bob = await night.person("Bob")
    await bob.slash("settings", mention=False)
    match = await night.start_match("Bob", set_up={"start_player": "first_seat"})
    await take_turn(await night.person("Alice"), match.post)
    post = await match.next_post()
    assert post["mentions"] == []
    assert "**Bob**, it is your turn" in reading.text(post)


async def test_the_post_before_the_newest_loses_its_buttons_and_keeps_its_board(night: GameNight) -> None:
    match = await night.start_match("Bob", set_up={"start_player": "first_seat"})
    first = match.post
    alice = await night.person("Alice")
    await take_turn(alice, first)
    await match.next_post()
    bare = await alice.wait_for(lambda message: message["id"] == first["id"] and not reading.buttons(message))
    assert alice.alt_texts(bare) == alice.alt_texts(first)
    assert await alice.image(bare) == await alice.image(first)
    assert components_of(match.post, Play)


async def test_a_person_with_many_tables_is_asked_at_each_by_itself(night: GameNight) -> None:
    matches: list[Match] = []
    for channel in ("lobby", "manhattan", "board-games"):
        matches.append(await night.start_match("Bob", channel=channel, set_up={"start_player": "first_seat"}))
    alice = await night.person("Alice")
    waiting = alice.text((await alice.slash("turns")).message or {})
    assert all(match.link in waiting for match in matches)
    await take_turn(alice, matches[1].post)
    await matches[1].next_post()
    assert not any(is_over(match.post) for match in matches)
    waiting = alice.text((await alice.slash("turns")).message or {})
    assert [match.link in waiting for match in matches] == [True, False, True]
