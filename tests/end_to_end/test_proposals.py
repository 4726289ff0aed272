"""Proposals in Discord: by buttons and commands, in several languages, over restarts."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.actions.board import Concede
from bot.actions.proposals import Agree, Decline, Propose
from bot.actions.turn import Pick, PickFromMenu, Play
from bot.computer import player
from bot.domain.session import Ending, Stage
from bot.features.inbox.feature import MoveHere
from bot.features.rematch.feature import Rematch
from bot.features.verify.feature import Verify
from sandbox import Person
from sandbox.testing import reading
from tests.end_to_end.harness import (
    Harness,
    Match,
    ask,
    choose,
    components_of,
    forge,
    is_over,
    message_of,
    open_panel,
    press,
    private_text,
    take_turn,
)
from tests.end_to_end.posts import fingerprint_from, fingerprint_of
from tests.end_to_end.proposals import ballot_of, closed_ballot, match_of_three, propose, session_of, take_turns


async def test_a_turn_is_taken_back_when_every_other_player_agrees(harness: Harness) -> None:
    match = await match_of_three(harness)
    alice, bob, carol = await harness.people("Alice", "Bob", "Carol")
    await take_turns(match, 1)
    offered = message_of(await alice.slash("propose", channel=match.channel, what="undo"))
    assert "**Alice** took" in reading.text(offered)
    assert "no random draws" in reading.text(offered)
    await press(alice, offered, Propose)
    ballot = await ballot_of(match)
    assert "**Alice** took" in reading.text(ballot)
    assert {user["id"] for user in ballot["mentions"]} == {bob.id, carol.id}
    assert "Waiting for the others" in private_text(await press(bob, ballot, Agree))
    assert "already" in private_text(await press(bob, ballot, Agree))
    assert "Agreed" in private_text(await press(carol, ballot, Agree))
    post = await match.next_post()
    assert "**Alice** has rewound" in reading.text(post)
    assert [user["id"] for user in post["mentions"]] == [alice.id]
    await closed_ballot(match, ballot, "Agreed")
    assert (await session_of(match)).entries == 1
    await take_turn(alice, match.post, 1)
    await match.next_post()
    assert "already closed" in private_text(await forge(bob, ballot, Agree(match.id, number=1)))


async def test_old_buttons_stay_stale_after_a_rewind(harness: Harness) -> None:
    match = await harness.start_match(computers=1, set_up={"start_player": "first_seat"})
    alice = await harness.person("Alice")
    panel = message_of(await press(alice, match.post, Play))
    await take_turn(alice, match.post)
    await match.wait_for_post(lambda post: [user["id"] for user in post["mentions"]] == [alice.id])
    offered = message_of(await alice.slash("propose", channel=match.channel, what="undo"))
    proposing = components_of(offered, Propose)[0]["custom_id"]
    assert "Nobody else has to agree" in reading.text(offered)
    assert "Agreed" in private_text(await press(alice, offered, Propose))
    await match.wait_for_post(lambda post: "has rewound" in reading.text(post))
    kind = Pick if components_of(panel, Pick) else PickFromMenu
    old = components_of(panel, kind)[0]
    answer = (
        await alice.click(panel, custom_id=old["custom_id"])
        if kind is Pick
        else await alice.choose(panel, old["custom_id"], old["options"][0]["value"])
    )
    assert "moved on" in private_text(answer)
    assert "moved on" in private_text(await forge(alice, match.post, proposing))


async def test_a_rewind_offered_before_a_computer_moved_is_offered_again(harness: Harness) -> None:
    match = await harness.start_match(computers=1, set_up={"start_player": "first_seat"})
    alice = await harness.person("Alice")
    await harness.stop_jobs()
    await take_turn(alice, match.post)
    offered = message_of(await alice.slash("propose", channel=match.channel, what="undo"))
    assert "**CPU 1**" not in reading.text(offered)
    await harness.restart_bot()
    await match.next_post()
    await match.wait_for_post(lambda post: [user["id"] for user in post["mentions"]] == [alice.id])
    again = message_of(await press(alice, offered, Propose))
    assert "moved on in the meantime" in reading.text(again)
    assert "**CPU 1** took" in reading.text(again)
    assert "Agreed" in private_text(await press(alice, again, Propose))


@pytest.mark.swift
async def test_a_rewind_can_go_further_back(harness: Harness) -> None:
    match = await match_of_three(harness)
    alice, bob, carol = await harness.people("Alice", "Bob", "Carol")
    await take_turns(match, 4)
    offered = message_of(await alice.slash("propose", channel=match.channel, what="undo"))
    (menu,) = reading.menus(offered)
    assert [option.get("default", False) for option in menu["options"]] == [True, False]
    further = message_of(await alice.choose(offered, menu["custom_id"], menu["options"][1]["value"]))
    for name in ("Alice", "Bob", "Carol"):
        assert f"**{name}** took" in reading.text(further)
    assert "There was 1 random draw since then" in reading.text(further)
    assert "hidden information since then: **Alice**" in reading.text(further)
    await press(alice, further, Propose)
    ballot = await ballot_of(match)
    for person in (bob, carol):
        await press(person, ballot, Agree)
    await match.next_post()
    assert (await session_of(match)).entries == 1
    assert [person.name for person in await match.people_to_move()] == ["Alice"]


async def test_there_is_nothing_to_rewind_before_the_first_turn(harness: Harness, match: Match) -> None:
    alice = await harness.person("Alice")
    assert "nothing to take back" in private_text(await alice.slash("propose", channel=match.channel, what="undo"))


async def test_undo_changes_nothing_once_the_match_is_over(harness: Harness, match: Match) -> None:
    alice, bob = await harness.people("Alice", "Bob")
    await choose(alice, await open_panel(alice, match.post))
    await forge(bob, match.post, Concede(match.id, sure=True))
    await match.wait_for_post(is_over)
    before = await harness.bot.services.store.sessions.load(match.id)
    assert before is not None
    assert before.playing.drafts
    assert "no match going on" in private_text(await alice.slash("propose", channel=match.channel, what="undo"))
    assert await harness.bot.services.store.sessions.load(match.id) == before


async def test_a_move_closes_a_pending_rewind_proposal(harness: Harness) -> None:
    match = await match_of_three(harness)
    alice, bob = await harness.people("Alice", "Bob")
    await take_turns(match, 1)
    ballot = await propose(alice, match, "undo")
    await take_turns(match, 1)
    await closed_ballot(match, ballot, "moved on")
    assert "already closed" in private_text(await forge(bob, ballot, Agree(match.id, number=1)))


@pytest.mark.parametrize(("who", "sentence"), [("Bob", "**Bob** declined"), ("Alice", "**Alice** withdrew")])
async def test_one_tap_closes_a_proposal(harness: Harness, who: str, sentence: str) -> None:
    match = await match_of_three(harness)
    ballot = await propose(await harness.person("Alice"), match, "annul")
    person = await harness.person(who)
    private_text(await press(person, ballot, Decline))
    await closed_ballot(match, ballot, sentence)
    assert (await session_of(match)).stage is Stage.PLAY
    again = await propose(person, match, "finish")
    assert again["id"] != ballot["id"]


async def test_a_spectator_cannot_decide_on_proposals(harness: Harness) -> None:
    match = await match_of_three(harness)
    ballot = await propose(await harness.person("Alice"), match, "annul")
    dave = await harness.person("Dave")
    harness.sandbox.control.set_locale("Dave", "en-US")
    for verb in (Agree, Decline):
        assert "not yours" in private_text(await press(dave, ballot, verb))
    assert "do not play" in private_text(await dave.slash("propose", channel=match.channel, what="annul"))


@pytest.mark.swift
async def test_commands_do_what_the_buttons_do(harness: Harness) -> None:
    match = await match_of_three(harness)
    alice, bob, carol = await harness.people("Alice", "Bob", "Carol")
    assert "no open proposal" in private_text(await ask(bob, match, Agree))
    assert "no open proposal" in private_text(await ask(bob, match, Decline))
    await propose(alice, match, "pause")
    assert "pause" in private_text(await carol.slash("propose", channel=match.channel))
    for person in (bob, carol):
        await ask(person, match, Agree)
    assert "All clocks are paused" in reading.text(await match.next_post())
    assert match.post["mentions"] == [], "the player to move was mentioned before"
    ballot = await propose(bob, match, "resume")
    assert "Declined" in private_text(await ask(carol, match, Decline))
    await closed_ballot(match, ballot, "declined")
    await take_turn(alice, match.post)
    await match.next_post()
    assert "All clocks are paused" in reading.text(match.post)


async def test_a_match_ended_without_a_result_can_be_verified_and_has_a_rematch(harness: Harness) -> None:
    match = await match_of_three(harness)
    alice, bob, carol = await harness.people("Alice", "Bob", "Carol")
    await take_turns(match, 2)
    ballot = await propose(alice, match, "annul")
    for person in (bob, carol):
        await press(person, ballot, Agree)
    post = await match.wait_for_post(is_over)
    text = reading.text(post)
    assert "without a result" in text
    assert "🥇" not in text
    session = await session_of(match)
    assert session.ending is Ending.ANNULLED
    assert session.proof is not None
    proof = private_text(await ask(bob, match, Verify))
    assert "✅" in proof
    assert session.proof.secret.hex() in proof
    assert fingerprint_from(session.proof.secret.hex()) == fingerprint_of(post)
    assert "waits for the others" in private_text(await press(bob, post, Rematch))


async def test_a_match_ended_with_its_result_is_ranked(harness: Harness, match: Match) -> None:
    alice, bob = await harness.people("Alice", "Bob")
    await take_turns(match, 2)
    ballot = await propose(bob, match, "finish")
    await press(alice, ballot, Agree)
    post = await match.wait_for_post(is_over)
    assert "The players agreed" in reading.text(post)
    assert "🥇" in reading.text(post)
    assert "✅" in private_text(await ask(bob, match, Verify))


@pytest.mark.swift
async def test_verify_accepts_a_match_with_a_rewind(harness: Harness, match: Match) -> None:
    alice, bob = await harness.people("Alice", "Bob")
    await take_turns(match, 4)
    ballot = await propose(bob, match, "undo")
    await press(alice, ballot, Agree)
    await match.next_post()
    await take_turns(match, 2)
    ballot = await propose(bob, match, "annul")
    await press(alice, ballot, Agree)
    await match.wait_for_post(is_over)
    assert "✅" in private_text(await ask(bob, match, Verify))


async def test_a_proposal_survives_restarts_of_the_bot(harness: Harness) -> None:
    match = await match_of_three(harness)
    alice, bob, carol = await harness.people("Alice", "Bob", "Carol")
    await take_turns(match, 1)
    offered = message_of(await alice.slash("propose", channel=match.channel, what="undo"))
    await harness.restart_bot()
    await press(alice, offered, Propose)
    ballot = await ballot_of(match)
    await harness.restart_bot()
    await press(bob, ballot, Agree)
    await match.settle()
    await harness.stop_jobs()
    assert "Agreed" in private_text(await press(carol, ballot, Agree))
    await harness.restart_bot()
    assert "has rewound" in reading.text(await match.next_post())
    await closed_ballot(match, ballot, "Agreed")
    await match.settle()
    assert len([post for post in await match.posts() if "has rewound" in reading.text(post)]) == 1


async def test_two_concurrent_agreements_both_count(harness: Harness) -> None:
    match = await match_of_three(harness)
    alice, bob, carol = await harness.people("Alice", "Bob", "Carol")
    await take_turns(match, 2)
    ballot = await propose(alice, match, "undo")
    answers = await asyncio.gather(*(press(person, ballot, Agree) for person in (bob, carol)))
    text = sorted(private_text(answer) for answer in answers)
    assert "Agreed" in text[0]
    assert "You have agreed" in text[1]
    await match.next_post()
    assert (await session_of(match)).playing.rewinds == 1


async def advance_to_the_computer(match: Match) -> Person:
    """Plays up to a turn of the computer, which is not started; returns the last person to move."""
    while True:
        person = (await match.people_to_move())[0]
        await match.harness.stop_jobs()
        await take_turn(person, match.post)
        if player.waiting(await session_of(match)):
            return person
        await match.harness.restart_bot()
        await match.next_post()


async def test_the_computer_waits_while_a_rewind_is_proposed(harness: Harness) -> None:
    match = await harness.start_match("Bob", computers=1, set_up={"start_player": "first_seat"})
    alice, bob = await harness.people("Alice", "Bob")
    person = await advance_to_the_computer(match)
    offered = message_of(await person.slash("propose", channel=match.channel, what="undo"))
    await press(person, offered, Propose)
    await harness.restart_bot()
    ballot = await ballot_of(match)
    before = (await session_of(match)).entries
    await harness.bot.jobs.sweep()
    await asyncio.sleep(0.5)
    assert (await session_of(match)).entries == before
    await press(bob if person is alice else alice, ballot, Decline)
    await match.wait_for_post(lambda post: "**CPU 1** took" in reading.text(post))


async def test_a_proposal_for_a_deleted_thread_is_posted_where_the_match_continues(harness: Harness) -> None:
    match = await match_of_three(harness)
    alice = await harness.person("Alice")
    offered = message_of(await alice.slash("propose", channel="lobby", match=match.channel, what="annul"))
    harness.sandbox.control.delete_channel(match.channel)
    await press(alice, offered, Propose)
    lobby = match.lobby["channel_id"]
    assert not [message for message in await alice.messages(lobby) if components_of(message, Agree)]
    await press(alice, message_of(await alice.slash("turns", channel="lobby")), MoveHere)
    await alice.wait_for(lambda m: bool(components_of(m, Agree)), channel=lobby)


async def test_a_deleted_ballot_does_not_block_a_proposal(harness: Harness) -> None:
    match = await match_of_three(harness)
    alice, bob, carol = await harness.people("Alice", "Bob", "Carol")
    ballot = await propose(alice, match, "pause")
    harness.sandbox.control.delete_message(match.channel, ballot["id"])
    for person in (bob, carol):
        await ask(person, match, Agree)
    assert "All clocks are paused" in reading.text(await match.next_post())


async def test_proposals_of_a_japanese_match_are_in_japanese(harness: Harness) -> None:
    match = await match_of_three(harness, language="ja")
    alice, bob, carol = await harness.people("Alice", "Bob", "Carol")
    harness.sandbox.control.set_locale("Bob", "ja")
    await take_turns(match, 1)
    ballot = await propose(alice, match, "undo")
    assert "**Alice**さんの提案" in reading.text(ballot)
    assert reading.buttons(ballot) == ["賛成", "反対"]
    assert "賛成しました" in private_text(await press(bob, ballot, Agree))
    await press(carol, ballot, Agree)
    assert "取り消しました" in reading.text(await match.next_post())
    await closed_ballot(match, ballot, "賛成が得られました")


async def test_a_log_that_cannot_be_replayed_allows_no_rewind(harness: Harness, match: Match) -> None:
    alice = await harness.person("Alice")
    await take_turns(match, 1)
    redis = harness.bot.services.store.redis
    key = f"session:{{{match.channel}}}:log"
    opening: Any = await redis.lindex(key, 0)
    assert b'"rounds":4' in opening
    await redis.lset(key, 0, opening.replace(b'"rounds":4', b'"rounds":9'))
    assert "does not replay" in private_text(await alice.slash("propose", channel=match.channel, what="undo"))
    assert (await session_of(match)).proposal is None
