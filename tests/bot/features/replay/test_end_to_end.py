"""Replays: step through a match from any of its posts, try a position again, and take the match along as a file."""

from __future__ import annotations

from typing import Any

import aiohttp

from bot.actions.board import Concede
from bot.actions.opening import Challenge
from bot.domain.parts import had_help
from bot.domain.session import Seat
from bot.features.rematch.feature import Rematch
from bot.features.replay.actions import Animate, Export, Replay, TryAgain, TryAgainst, WhyThis
from bot.features.story.feature import Story
from sandbox import Person
from sandbox.testing import reading
from tests.end_to_end.busy import FULL, fill
from tests.end_to_end.harness import (
    Harness,
    Match,
    components_of,
    forge,
    is_over,
    is_post,
    message_of,
    press,
    press_of,
    private_text,
    take_turn,
)

Json = dict[str, Any]


async def stepped(person: Person, panel: Json, step: str) -> Json:
    """Returns the panel after a press on the button for a step."""
    (button,) = [found for found in components_of(panel, Replay) if press_of(found).step == step]
    return message_of(await person.click(panel, custom_id=button["custom_id"]))


async def fetched(message: Json) -> bytes:
    """Returns the content of the only file or picture of a message."""
    (address,) = reading.files(message) or reading.images(message)
    async with aiohttp.ClientSession() as http, http.get(address) as answer:
        return await answer.read()


async def animated(person: Person, panel: Json) -> Json:
    """Returns the animation that a person makes, which says meanwhile that it is being made."""
    shown = message_of(await press(person, panel, Animate))
    assert "being made" in reading.text(shown)
    return await person.wait_for(
        lambda message: message["id"] == shown["id"] and bool(reading.images(message)), timeout=60
    )


async def test_a_replay_steps_through_the_match_from_any_post(harness: Harness, match: Match) -> None:
    boards, first = [reading.alt_texts(match.post)], match.post
    for _ in range(3):
        await take_turn((await match.people_to_move())[0], match.post)
        boards.append(reading.alt_texts(await match.next_post()))
    carol = await harness.person("Carol")
    panel = message_of(await press(carol, match.post, Replay))
    for board in reversed(boards[:-1]):
        panel = await stepped(carol, panel, "turn-back")
        assert reading.alt_texts(panel) == board
    assert not [found for found in components_of(panel, Replay) if press_of(found).step == "turn-back"]
    assert reading.alt_texts(await stepped(carol, panel, "turn-on")) == boards[1]

    older = [message for message in await carol.messages(match.channel) if message["id"] == first["id"]]
    assert not components_of(older[0], Replay)  # it was shrunk, and still says which moment it showed
    there = message_of(await carol.use_on_message(older[0], "Replay from here"))
    assert reading.alt_texts(there) == boards[0]
    note = await carol.send(match.channel, "no board")
    assert "not the board" in private_text(await carol.use_on_message(note, "Replay from here"))


async def test_a_running_match_shows_its_secrets_to_their_seat_only(harness: Harness, match: Match) -> None:
    alice, bob = await harness.people("Alice", "Bob")
    own, public = message_of(await press(alice, match.post, Replay)), reading.alt_texts(match.post)
    assert reading.alt_texts(own) != public
    (everybody,) = [found for found in components_of(own, Replay) if press_of(found).by_everybody]
    assert reading.alt_texts(message_of(await alice.click(own, custom_id=everybody["custom_id"]))) == public
    assert reading.alt_texts(message_of(await press(bob, match.post, Replay))) != reading.alt_texts(own)
    assert "once the match is over" in private_text(await forge(alice, match.post, Export(match.id)))
    assert "own turns" in private_text(await forge(bob, match.post, TryAgain(match.id)))
    carol = await harness.person("Carol")
    assert "do not play" in private_text(await forge(carol, match.post, TryAgainst(match.id)))


async def seats_of(harness: Harness, match: Match) -> list[Seat]:
    """Returns the seats of a match as they are stored."""
    session = await harness.bot.services.store.sessions.load(match.id)
    assert session is not None
    return session.seats


async def test_a_turn_is_tried_again_in_private_which_counts_as_a_hint(harness: Harness, match: Match) -> None:
    alice = await harness.person("Alice")
    levels = message_of(await press(alice, message_of(await press(alice, match.post, Replay)), TryAgain))
    assert "made up" in reading.text(levels)
    assert "counts as a hint" in reading.text(levels)
    assert not any(map(had_help, await seats_of(harness, match)))
    private_text(await press(alice, levels, TryAgainst))
    assert [str(seat.person) for seat in await seats_of(harness, match) if had_help(seat)] == [alice.id]
    post = await alice.wait_for(is_post, channel="dm")
    (board,), (tried,) = reading.alt_texts(match.post)[:1], reading.alt_texts(post)[:1]
    assert tried == board.replace("Bob", "CPU 1")
    await take_turn(alice, post)
    answered = await alice.wait_for(lambda message: is_post(message) and message["id"] > post["id"], channel="dm")
    assert reading.alt_texts(answered) != reading.alt_texts(post)
    assert [message["id"] for message in await match.posts()] == [match.post["id"]]


async def test_a_finished_match_is_animated_exported_and_imported(harness: Harness, match: Match) -> None:
    alice, bob, carol = await harness.people("Alice", "Bob", "Carol")
    await take_turn(alice, match.post)
    await match.next_post()
    await forge(bob, match.post, Concede(match.id, sure=True))
    result = await match.wait_for_post(is_over)
    panel = message_of(await press(alice, result, Replay))
    film = await animated(alice, panel)
    assert (await fetched(film)).startswith(b"GIF89a")
    assert "Number of turns: 1" in reading.text(film)
    panel = message_of(await press(alice, film, Replay))
    content = await fetched(message_of(await press(alice, panel, Export)))
    assert await fetched(message_of(await forge(carol, result, Export(match.id)))) == content

    brought = message_of(await carol.slash("replay", file=("match.json", content), patience=60))
    public = [found for found in components_of(panel, Replay) if press_of(found).by_everybody]
    shown = message_of(await alice.click(panel, custom_id=public[0]["custom_id"], forge=True))
    assert reading.alt_texts(brought) == reading.alt_texts(shown)
    assert not components_of(brought, Rematch)
    assert "took" in private_text(await press(carol, brought, Story))
    brought = message_of(await carol.slash("replay", file=("match.json", content), patience=60))
    assert "Before the first turn" in reading.text(await stepped(carol, brought, "turn-back"))
    assert "no match here" in private_text(await forge(bob, result, press_of(components_of(brought, Replay)[0])))
    broken = content.replace(b'"seat": 0', b'"seat": 1', 1)
    assert "cannot be replayed" in private_text(await carol.slash("replay", file=("match.json", broken), patience=60))


async def test_a_computer_says_why_once_the_match_is_over_and_nobody_is_judged_for_others(harness: Harness) -> None:
    match = await harness.start_match(computers=1, set_up={"start_player": "first_seat"})
    alice, bob = await harness.people("Alice", "Bob")
    number = match.id
    await take_turn(alice, match.post)
    answered = await match.wait_for_post(lambda post: "**CPU 1** took" in reading.text(post))
    assert "once the match is over" in private_text(await forge(bob, answered, WhyThis(number)))
    await forge(alice, answered, Concede(number, sure=True))
    result = await match.wait_for_post(is_over)
    panel = message_of(await press(bob, result, Replay))
    while not components_of(panel, WhyThis):
        panel = await stepped(bob, panel, "turn-back")
    explained = message_of(await press(bob, panel, WhyThis))
    assert "**CPU 1** chose" in reading.text(explained)
    own = await stepped(bob, message_of(await press(bob, explained, Replay)), "turn-back")
    assert not components_of(own, WhyThis)
    line = press_of(components_of(own, Replay)[0]).line
    assert "whole match" in private_text(await forge(bob, own, WhyThis(number, line)))


async def test_somebody_is_challenged_in_the_menu_of_their_name(harness: Harness) -> None:
    alice = await harness.person("Alice")
    panel = message_of(await alice.use_on("Bob", "Challenge"))
    assert "Challenge Bob" in reading.text(panel)
    game = next(found for found in components_of(panel, Challenge) if press_of(found).game == "manhattan")
    lobby = message_of(await alice.click(panel, custom_id=game["custom_id"]))
    assert "Bob · invited" in reading.text(lobby).replace("**", "")
    assert "challenge yourself" in private_text(await alice.use_on("Alice", "Challenge"))
    assert "Other bots" in private_text(await alice.use_on("Parlour", "Challenge"))
    gone = Challenge("manhattan", 7)
    assert "not on this server" in private_text(await forge(alice, panel, gone))


async def test_who_is_in_too_many_matches_tries_no_turn_again(harness: Harness, match: Match) -> None:
    alice = await harness.person("Alice")
    await fill(harness, alice)
    assert FULL in private_text(await forge(alice, match.post, TryAgainst(match.id)))
