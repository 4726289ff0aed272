"""What a table decides together, in Discord: proposals with buttons and commands, in both languages, over restarts."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.actions.proposals import Agree, Decline, Propose
from bot.actions.rematch import Rematch
from bot.actions.turn import Pick, PickFromMenu, Play
from bot.computer import player
from bot.domain.session import Ending, Stage
from sandbox import Person
from sandbox.testing import reading
from tests.end_to_end.deciding import ballot_of, closed, propose, session_of, three, turns
from tests.end_to_end.game_night import (
    GameNight,
    Match,
    choose,
    components_of,
    forge,
    is_over,
    open_panel,
    press,
    said_privately,
    shown,
    take_turn,
)


async def test_a_turn_is_taken_back_by_one_tap_of_each_of_the_others(night: GameNight) -> None:
    match = await three(night)
    alice, bob, carol = await night.people("Alice", "Bob", "Carol")
    await turns(match, 1)
    offered = shown(await alice.slash("undo", channel=match.channel))
    assert "**Alice** took" in reading.text(offered)
    assert "No chance was drawn" in reading.text(offered)
    await press(alice, offered, Propose)
    ballot = await ballot_of(match)
    assert "**Alice** took" in reading.text(ballot)
    assert {user["id"] for user in ballot["mentions"]} == {bob.id, carol.id}
    assert "The others are still to" in said_privately(await press(bob, ballot, Agree))
    assert "already" in said_privately(await press(bob, ballot, Agree))
    assert "All have agreed" in said_privately(await press(carol, ballot, Agree))
    post = await match.next_post()
    assert "**Alice** took back" in reading.text(post)
    assert [user["id"] for user in post["mentions"]] == [alice.id]
    await closed(match, ballot, "All have agreed")
    assert (await session_of(match)).entries == 1
    await take_turn(alice, match.post, 1)
    await match.next_post()
    assert "settled already" in said_privately(await forge(bob, ballot, Agree(int(match.channel), number=1)))


async def test_old_buttons_are_old_after_a_turn_was_taken_back(night: GameNight) -> None:
    match = await night.start_match(computers=1, set_up={"start_player": "first_seat"})
    alice = await night.person("Alice")
    panel = shown(await press(alice, match.post, Play))
    await take_turn(alice, match.post)
    await match.post_that(lambda post: [user["id"] for user in post["mentions"]] == [alice.id])
    offered = shown(await alice.slash("undo", channel=match.channel))
    proposing = components_of(offered, Propose)[0]["custom_id"]
    assert "Nobody else has to agree" in reading.text(offered)
    assert "All have agreed" in said_privately(await press(alice, offered, Propose))
    await match.post_that(lambda post: "took back" in reading.text(post))
    kind = Pick if components_of(panel, Pick) else PickFromMenu
    old = components_of(panel, kind)[0]
    answer = (
        await alice.click(panel, custom_id=old["custom_id"])
        if kind is Pick
        else await alice.choose(panel, old["custom_id"], old["options"][0]["value"])
    )
    assert "moved on" in said_privately(answer)
    assert "moved on" in said_privately(await forge(alice, match.post, proposing))


async def test_a_take_back_can_go_further_back(night: GameNight) -> None:
    match = await three(night)
    alice, bob, carol = await night.people("Alice", "Bob", "Carol")
    await turns(match, 4)
    offered = shown(await alice.slash("undo", channel=match.channel))
    (menu,) = reading.menus(offered)
    assert [option.get("default", False) for option in menu["options"]] == [True, False]
    further = shown(await alice.choose(offered, menu["custom_id"], menu["options"][1]["value"]))
    for name in ("Alice", "Bob", "Carol"):
        assert f"**{name}** took" in reading.text(further)
    assert "Chance was drawn once since then" in reading.text(further)
    assert "shown since then to **Alice** alone" in reading.text(further)
    await press(alice, further, Propose)
    ballot = await ballot_of(match)
    for person in (bob, carol):
        await press(person, ballot, Agree)
    await match.next_post()
    assert (await session_of(match)).entries == 1
    assert [person.name for person in await match.whose_turn()] == ["Alice"]


async def test_undo_takes_back_a_draft_first(night: GameNight, match: Match) -> None:
    alice = await night.person("Alice")
    assert "nothing that you could take back" in said_privately(await alice.slash("undo", channel=match.channel))
    await turns(match, 1)
    bob = await night.person("Bob")
    before = await open_panel(bob, match.post)
    await choose(bob, before)
    after = shown(await bob.slash("undo", channel=match.channel))
    assert reading.buttons(after) == reading.buttons(before)
    assert not components_of(after, Propose)


async def test_a_move_takes_a_take_back_off_the_table(night: GameNight) -> None:
    match = await three(night)
    alice, bob = await night.people("Alice", "Bob")
    await turns(match, 1)
    ballot = await propose(alice, match, "undo")
    await turns(match, 1)
    await closed(match, ballot, "moved on")
    assert "settled already" in said_privately(await forge(bob, ballot, Agree(int(match.channel), number=1)))


@pytest.mark.parametrize(("who", "said"), [("Bob", "**Bob** has declined"), ("Alice", "**Alice** has withdrawn")])
async def test_one_tap_takes_a_proposal_off_the_table(night: GameNight, who: str, said: str) -> None:
    match = await three(night)
    ballot = await propose(await night.person("Alice"), match, "annul")
    person = await night.person(who)
    said_privately(await press(person, ballot, Decline))
    await closed(match, ballot, said)
    assert (await session_of(match)).stage is Stage.PLAY
    again = await propose(person, match, "finish")
    assert again["id"] != ballot["id"]


async def test_a_stranger_has_no_voice(night: GameNight) -> None:
    match = await three(night)
    ballot = await propose(await night.person("Alice"), match, "annul")
    dave = await night.person("Dave")
    night.sandbox.control.set_locale("Dave", "en-US")
    for verb in (Agree, Decline):
        assert "not yours" in said_privately(await press(dave, ballot, verb))
    assert "do not play" in said_privately(await dave.slash("propose", channel=match.channel, what="annul"))


async def test_commands_do_what_the_buttons_do(night: GameNight) -> None:
    match = await three(night)
    alice, bob, carol = await night.people("Alice", "Bob", "Carol")
    assert "Nothing is proposed" in said_privately(await bob.slash("agree", channel=match.channel))
    assert "Nothing is proposed" in said_privately(await bob.slash("decline", channel=match.channel))
    await propose(alice, match, "pause")
    assert "pause" in said_privately(await carol.slash("propose", channel=match.channel))
    for person in (bob, carol):
        await person.slash("agree", channel=match.channel)
    assert "All clocks stand still" in reading.text(await match.next_post())
    assert match.post["mentions"] == [], "who is asked was mentioned before"
    ballot = await propose(bob, match, "resume")
    assert "Declined" in said_privately(await carol.slash("decline", channel=match.channel))
    await closed(match, ballot, "declined")
    await take_turn(alice, match.post)
    await match.next_post()
    assert "All clocks stand still" in reading.text(match.post)


async def test_a_match_ended_without_a_result_reveals_its_key_and_has_a_rematch(night: GameNight) -> None:
    match = await three(night)
    alice, bob, carol = await night.people("Alice", "Bob", "Carol")
    await turns(match, 2)
    ballot = await propose(alice, match, "annul")
    for person in (bob, carol):
        await press(person, ballot, Agree)
    post = await match.post_that(is_over)
    text = reading.text(post)
    assert "without a result" in text
    assert "🥇" not in text
    session = await session_of(match)
    assert session.ending is Ending.ANNULLED
    assert session.playing.state.chance.key.hex() in text
    assert "✅" in said_privately(await bob.slash("verify", channel=match.channel))
    assert "rematch is on" in said_privately(await press(bob, post, Rematch))


async def test_a_match_ended_with_its_result_is_ranked(night: GameNight, match: Match) -> None:
    alice, bob = await night.people("Alice", "Bob")
    await turns(match, 2)
    ballot = await propose(bob, match, "finish")
    await press(alice, ballot, Agree)
    post = await match.post_that(is_over)
    assert "everybody’s agreement" in reading.text(post)
    assert "🥇" in reading.text(post)
    assert "✅" in said_privately(await bob.slash("verify", channel=match.channel))


async def test_verify_follows_a_match_of_which_something_was_taken_back(night: GameNight, match: Match) -> None:
    alice, bob = await night.people("Alice", "Bob")
    await turns(match, 4)
    ballot = await propose(bob, match, "undo")
    await press(alice, ballot, Agree)
    await match.next_post()
    await turns(match, 2)
    ballot = await propose(bob, match, "annul")
    await press(alice, ballot, Agree)
    await match.post_that(is_over)
    assert "✅" in said_privately(await bob.slash("verify", channel=match.channel))


async def test_a_proposal_outlives_its_bot(night: GameNight) -> None:
    match = await three(night)
    alice, bob, carol = await night.people("Alice", "Bob", "Carol")
    await turns(match, 1)
    offered = shown(await alice.slash("undo", channel=match.channel))
    await night.restart_bot()
    await press(alice, offered, Propose)
    ballot = await ballot_of(match)
    await night.restart_bot()
    await press(bob, ballot, Agree)
    await match.settle()
    await night.stop_jobs()
    assert "All have agreed" in said_privately(await press(carol, ballot, Agree))
    await night.restart_bot()
    assert "took back" in reading.text(await match.next_post())
    await closed(match, ballot, "All have agreed")
    await match.settle()
    assert len([post for post in await match.posts() if "took back" in reading.text(post)]) == 1


async def test_two_who_agree_at_once_are_both_heard(night: GameNight) -> None:
    match = await three(night)
    alice, bob, carol = await night.people("Alice", "Bob", "Carol")
    await turns(match, 2)
    ballot = await propose(alice, match, "undo")
    answers = await asyncio.gather(*(press(person, ballot, Agree) for person in (bob, carol)))
    told = sorted(said_privately(answer) for answer in answers)
    assert "All have agreed" in told[0]
    assert "You have agreed" in told[1]
    await match.next_post()
    assert (await session_of(match)).playing.rewinds == 1


async def until_the_computer_is_asked(match: Match) -> Person:
    """Turns up to the computer's, which it does not hear of; gives who moved last."""
    while True:
        person = (await match.whose_turn())[0]
        await match.night.stop_jobs()
        await take_turn(person, match.post)
        if player.waiting(await session_of(match)):
            return person
        await match.night.restart_bot()
        await match.next_post()


async def test_the_computer_waits_while_people_talk_about_taking_back(night: GameNight) -> None:
    match = await night.start_match("Bob", computers=1, set_up={"start_player": "first_seat"})
    alice, bob = await night.people("Alice", "Bob")
    person = await until_the_computer_is_asked(match)
    offered = shown(await person.slash("undo", channel=match.channel))
    await press(person, offered, Propose)
    await night.restart_bot()
    ballot = await ballot_of(match)
    before = (await session_of(match)).entries
    await night.bot.services.jobs.sweep()
    await asyncio.sleep(0.5)
    assert (await session_of(match)).entries == before
    await press(bob if person is alice else alice, ballot, Decline)
    await match.post_that(lambda post: "**Computer 1** took" in reading.text(post))


async def test_a_proposal_is_made_in_the_channel_around_a_thread_that_is_gone(night: GameNight) -> None:
    match = await three(night)
    alice = await night.person("Alice")
    offered = shown(await alice.slash("propose", channel="lobby", match=match.channel, what="annul"))
    night.sandbox.control.delete_channel(match.channel)
    await press(alice, offered, Propose)
    lobby = match.lobby["channel_id"]
    await alice.wait_for(lambda m: bool(components_of(m, Agree)), channel=lobby)


async def test_a_ballot_that_was_deleted_holds_nothing_up(night: GameNight) -> None:
    match = await three(night)
    alice, bob, carol = await night.people("Alice", "Bob", "Carol")
    ballot = await propose(alice, match, "pause")
    night.sandbox.control.delete_message(match.channel, ballot["id"])
    for person in (bob, carol):
        await person.slash("agree", channel=match.channel)
    assert "All clocks stand still" in reading.text(await match.next_post())


async def test_a_japanese_table_decides_in_japanese(night: GameNight) -> None:
    match = await three(night, language="ja")
    alice, bob, carol = await night.people("Alice", "Bob", "Carol")
    night.sandbox.control.set_locale("Bob", "ja")
    await turns(match, 1)
    ballot = await propose(alice, match, "undo")
    assert "**Alice**さんの提案" in reading.text(ballot)
    assert reading.buttons(ballot) == ["賛成", "反対"]
    assert "賛成しました" in said_privately(await press(bob, ballot, Agree))
    await press(carol, ballot, Agree)
    assert "取り消しました" in reading.text(await match.next_post())
    await closed(match, ballot, "全員が賛成しました")


async def test_what_cannot_be_replayed_any_more_cannot_be_taken_back(night: GameNight, match: Match) -> None:
    alice = await night.person("Alice")
    await turns(match, 1)
    redis = night.bot.services.store.redis
    key = f"session:{{{match.channel}}}:log"
    opening: Any = await redis.lindex(key, 0)
    assert b'"rounds":4' in opening
    await redis.lset(key, 0, opening.replace(b'"rounds":4', b'"rounds":9'))
    assert "older rules" in said_privately(await alice.slash("undo", channel=match.channel))
    assert (await session_of(match)).proposal is None
