"""Leagues and tournaments in the sandbox, from the first press to the result in the channel."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

import msgspec
import pytest

from bot.actions.board import Concede
from bot.actions.proposals import Offer
from bot.domain import matches
from bot.domain.calendar import DAY, HOUR
from bot.domain.server import exclude
from bot.features.contests.actions import (
    BeginContest,
    ChangePlan,
    CloseContest,
    Enter,
    MoveContest,
    OpenContest,
    PlanContest,
    ShowContest,
    Withdraw,
)
from bot.features.contests.domain import Contest, Phase, Placing, Step, changed
from bot.features.contests.matches import ROUND
from bot.features.contests.store import Contests
from bot.features.inbox.feature import MoveHere
from bot.features.manage.actions import MoveByManager, Stop
from bot.features.record.keys import rated_key
from bot.features.record.rated import Place, RatedMatch
from bot.features.remarks.actions import DropRemark
from rules.proof import fingerprint
from sandbox import Person
from sandbox.testing import reading
from tests.bot.features.remarks.test_end_to_end import page, write
from tests.end_to_end.busy import FULL, fill
from tests.end_to_end.days import Days
from tests.end_to_end.harness import (
    PARLOUR,
    PATIENCE,
    Harness,
    Json,
    components_of,
    elsewhere,
    forge,
    message_of,
    press,
    press_of,
    private_text,
    take_turn,
)


async def until(harness: Harness, contest: int, fits: Callable[[Contest], Any]) -> Contest:
    """Waits until a contest is as wanted, and returns it."""
    async with asyncio.timeout(4 * PATIENCE):
        while (there := await harness.bot.services.store.of(Contests).load(contest)) is None or not fits(there):
            await asyncio.sleep(0.05)
    return there


async def open_one(harness: Harness, command: str, people: Iterable[str], **options: Any) -> Json:
    """Opens a contest that people enter; returns its message."""
    alice = await harness.person("Alice")
    opened = message_of(await alice.slash(command, action="open", game="manhattan", **options))
    for name in people:
        person = await harness.person(name)
        assert "You are in" in private_text(await press(person, opened, Enter))
    return opened


async def concede(match: int, person: Person) -> None:
    panel = message_of(await forge(person, await elsewhere(person, "lobby"), Concede(match)))
    assert "conceded" in private_text(await press(person, panel, Concede)).lower()


async def test_a_league_by_buttons_with_a_restart_in_the_middle(days: Days) -> None:
    harness = days.harness
    alice, bob = await harness.people("Alice", "Bob")
    page = message_of(await alice.slash("league"))
    plan = message_of(await press(alice, page, PlanContest))
    menus = components_of(plan, ChangePlan)
    plan = message_of(await alice.choose(plan, menus[1]["custom_id"], "14"))
    opened = message_of(await press(alice, plan, OpenContest))
    contest = int(opened["id"])
    for name in ("Alice", "Bob", "Carol"):
        assert "you add the id of this press" in private_text(await press(await harness.person(name), opened, Enter))
    assert "Only the host" in private_text(await press(bob, opened, BeginContest))
    assert "It begins" in private_text(await press(alice, opened, BeginContest))
    there = await until(harness, contest, has_all_begun)
    assert there.round is not None
    assert len({pairing.match for pairing in there.round.pairings}) == 3
    await harness.restart_bot()
    first = next(
        pairing for pairing in there.round.pairings if len({alice.id, bob.id} & {*map(str, pairing.people)}) == 2
    )
    await a_manager_who_plays_decides_nothing(harness, there)
    await concede(first.match, bob)
    there = await until(harness, contest, lambda now: now.round and any(each.outcome for each in now.round.pairings))
    await days.advance(120)
    standing = await alice.wait_for(
        lambda message: message["id"] == str(there.message) and "Alice** in the lead (1)" in reading.text(message),
        channel=opened["channel_id"],
        timeout=PATIENCE,
    )
    assert any("1. Alice: 1 (1 won" in text for text in reading.alt_texts(standing))
    own = message_of(await press(bob, standing, ShowContest))
    assert "can still finish 1 to 3" in reading.text(own) or "can still finish 2 to 3" in reading.text(own)
    carol = await harness.person("Carol")
    sure = message_of(await press(carol, standing, Withdraw))
    assert "You have withdrawn" in private_text(await press(carol, sure, Withdraw))
    there = await until(harness, contest, lambda now: now.phase is Phase.OPEN)
    assert there.starts
    assert [placing.place for placing in there.placings] == [1, 2, 3]


async def test_a_round_and_first_turns_wait_longer_by_as_long_as_parlour_was_down(days: Days) -> None:
    harness = days.harness
    alice = await harness.person("Alice")
    opened = await open_one(harness, "tournament", ("Alice", "Bob"), kind="knockout")
    await press(alice, opened, BeginContest)
    before = await until(harness, int(opened["id"]), has_all_begun)
    (session,) = await harness.matches_of(alice)
    await days.advance(40 * HOUR)
    await days.down(20 * HOUR)
    there = await harness.bot.services.store.of(Contests).load(before.id)
    assert before.round
    assert there
    assert there.round
    assert there.round.ends == before.round.ends + 20 * HOUR
    (session,) = await harness.matches_of(alice)
    assert ROUND.of(session).ends == there.round.ends
    await days.advance(7 * HOUR)
    assert len(await harness.matches_of(alice)) == 1
    await days.advance(2 * HOUR)
    await until(harness, before.id, lambda now: now.phase is Phase.OVER)


async def test_a_vacation_that_begins_by_itself_says_when_the_time_in_a_round_runs_out_all_the_same(days: Days) -> None:
    harness = days.harness
    alice = await harness.person("Alice")
    opened = await open_one(harness, "tournament", ("Alice", "Bob"), kind="knockout", days=4)
    await press(alice, opened, BeginContest)
    await until(harness, int(opened["id"]), has_all_begun)
    (session,) = await harness.matches_of(alice)
    for _ in range(5):
        await days.advance(12 * HOUR)
    notice = await alice.wait_for(lambda m: "has begun automatically" in reading.text(m), channel=str(session.channel))
    assert "This match does not wait that long" in reading.text(notice)


async def test_the_seat_of_somebody_new_to_the_server_is_known_as_such(days: Days) -> None:
    harness = days.harness
    harness.sandbox.control.create_person("Erin")
    alice, erin = await harness.people("Alice", "Erin")
    opened = await open_one(harness, "tournament", (), kind="knockout")
    assert "none of these matches changes your rating" not in private_text(await press(alice, opened, Enter))
    assert "none of these matches changes your rating" in private_text(await press(erin, opened, Enter))
    assert "none of these matches changes your rating" in private_text(await press(erin, opened, ShowContest))
    await press(alice, opened, BeginContest)
    there = await until(harness, int(opened["id"]), has_all_begun)
    (session,) = await harness.matches_of(erin)
    assert there.round is not None
    assert {seat.name: seat.is_new for seat in session.seats} == {"Alice": False, "Erin": True}


async def test_nobody_becomes_new_again_by_leaving_the_server(days: Days) -> None:
    """They would choose, once they know their opponent, that a match moves no ratings."""
    harness, control = days.harness, days.harness.sandbox.control
    opened = await open_one(harness, "tournament", ("Alice", "Bob"), kind="knockout")
    control.leave("Bob")
    control.join("Bob")
    await press(await harness.person("Alice"), opened, BeginContest)
    await until(harness, int(opened["id"]), has_all_begun)
    (session,) = await harness.matches_of(await harness.person("Bob"))
    assert not any(seat.is_new for seat in session.seats)


async def a_manager_who_plays_decides_nothing(harness: Harness, there: Contest) -> None:
    """Neither how or where a match of two rivals goes on, nor that all of it counts for nothing."""
    alice, carol = await harness.people("Alice", "Carol")
    assert there.round is not None
    rivals = next(pairing for pairing in there.round.pairings if int(alice.id) not in pairing.people)
    page = message_of(await alice.slash("manage"))
    for act in Stop(rivals.match), MoveByManager(rivals.match):
        assert "You play, or have played, in the league" in private_text(await forge(alice, page, act))
    assert "You play in this yourself" in private_text(await forge(alice, page, CloseContest(there.id)))
    offered = message_of(await forge(carol, await elsewhere(carol, "lobby"), Offer(rivals.match, "annul")))
    assert "whoever took less time for their turns goes on" in reading.text(offered)


async def test_a_manager_who_has_withdrawn_still_ends_no_match_of_the_contest(days: Days) -> None:
    harness = days.harness
    harness.sandbox.control.create_person("Erin")
    alice = await harness.person("Alice")
    opened = await open_one(harness, "tournament", ("Alice", "Bob", "Carol", "Erin"), kind="knockout")
    await press(alice, opened, BeginContest)
    there = await until(harness, int(opened["id"]), has_all_begun)
    assert there.round is not None
    rivals = next(pairing for pairing in there.round.pairings if int(alice.id) not in pairing.people)
    sure = message_of(await press(alice, message_of(await forge(alice, opened, ShowContest(there.id))), Withdraw))
    assert "You have withdrawn" in private_text(await press(alice, sure, Withdraw))
    page = message_of(await alice.slash("manage"))
    assert "or have played, in the league" in private_text(await forge(alice, page, Stop(rivals.match)))


def has_all_begun(there: Contest) -> bool:
    return there.round is not None and all(each.begun or each.outcome for each in there.round.pairings)


def is_round(number: int, there: Contest) -> bool:
    return len(there.rounds) == number and has_all_begun(there)


async def rate(harness: Harness, guild: int, *people: int) -> None:
    """Stores enough rated matches for `people` to have places, the best first."""
    places = tuple(Place(str(person), "", place, place) for place, person in enumerate((*people, 901, 902), 1))
    today = harness.now()
    for number in range(20):
        line = msgspec.json.encode(RatedMatch(str(number), "manhattan", today - number * DAY, places))
        await harness.bot.services.store.redis.lpush(rated_key(guild), line)


@pytest.mark.swift
async def test_a_knockout_of_three_is_seeded_by_ratings_and_ends_with_its_winner(harness: Harness) -> None:
    names = ("Alice", "Bob", "Carol")
    people = {int(person.id): person for person in await harness.people(*names)}
    opened = await open_one(harness, "tournament", names, kind="knockout", days=2)
    contest, (alice, bob, carol) = int(opened["id"]), people.values()
    gathered = await until(harness, contest, lambda now: len(now.entered) == len(people))
    await rate(harness, gathered.guild, int(carol.id), int(bob.id))
    assert "seeded by it" in private_text(await press(alice, opened, BeginContest))
    there = await until(harness, contest, lambda now: now.phase is Phase.RUNNING)
    assert there.entered == (int(carol.id), int(bob.id), int(alice.id))
    for number in (1, 2):
        there = await until(harness, contest, partial(is_round, number))
        (pairing,) = (pairing for pairing in there.rounds[-1].pairings if not pairing.outcome)
        await concede(pairing.match, people[max(pairing.people)])
    there = await until(harness, contest, lambda now: now.phase is Phase.OVER)
    result = await alice.wait_for(
        lambda message: "🥇 **Alice**" in reading.text(message), channel=opened["channel_id"], timeout=PATIENCE
    )
    assert "🥈 **Carol**" in reading.text(result)  # who had the bye
    assert there.secret is not None
    assert there.secret.secret.hex() in reading.text(result)
    assert fingerprint(there.secret.published) in reading.text(opened), "it was shown before anybody entered"
    assert not components_of(result, Enter)


async def test_a_season_ends_although_nobody_plays(days: Days) -> None:
    harness = days.harness
    opened = await open_one(harness, "league", ("Alice", "Bob", "Carol"), weeks=1)
    contest, alice = int(opened["id"]), await harness.person("Alice")
    await press(alice, opened, BeginContest)
    await until(harness, contest, has_all_begun)
    await days.advance(DAY + 3600)
    await until(harness, contest, lambda now: len(now.reminded) > 0)
    await days.advance(6 * DAY)
    there = await until(harness, contest, lambda now: now.phase is Phase.OPEN)
    assert there.round is not None
    assert there.round.is_decided
    assert isinstance(press_of(components_of(opened, Enter)[0]), Enter)


async def test_an_excluded_host_neither_begins_nor_closes_nor_moves_their_tournament(harness: Harness) -> None:
    alice = await harness.person("Alice")
    carol = await harness.person("Carol")
    opened = message_of(await carol.slash("tournament", action="open", game="manhattan"))
    for name, entered in (("Alice", "You are in"), ("Bob", "You are in"), ("Dave", "エントリーしました")):
        assert entered in private_text(await press(await harness.person(name), opened, Enter))
    there = await until(harness, int(opened["id"]), lambda now: len(now.entered) == 3)
    servers = harness.bot.services.store.servers
    await servers.update(there.guild, lambda now: exclude(now, int(carol.id), "Carol"))
    for action in ("begin", "close", "move"):
        refused = await carol.slash("tournament", action=action, tournament=opened["id"])
        assert "excluded you" in private_text(refused), action
    begun = await alice.slash("tournament", action="begin", tournament=opened["id"])
    assert "It begins" in private_text(begun), "who manages the server can go on with it"


async def test_who_is_excluded_before_a_tournament_begins_gets_no_seat_in_it(harness: Harness) -> None:
    opened = await open_one(harness, "tournament", ("Alice", "Bob", "Carol"), kind="knockout")
    there = await until(harness, int(opened["id"]), lambda now: len(now.entered) == 3)
    alice, carol = await harness.people("Alice", "Carol")
    await harness.bot.services.store.servers.update(there.guild, lambda now: exclude(now, int(carol.id), "Carol"))
    await press(alice, opened, BeginContest)
    there = await until(harness, there.id, has_all_begun)
    assert int(carol.id) not in there.entered
    assert there.round is not None
    assert all(int(carol.id) not in pairing.people for pairing in there.round.pairings)


async def test_who_is_in_too_many_matches_enters_no_contest_but_those_of_a_contest_begin(harness: Harness) -> None:
    """One person holds up no contest: they entered it before, and the others wait for its matches."""
    opened = await open_one(harness, "tournament", ("Alice", "Bob", "Carol"))
    alice, bob = await harness.people("Alice", "Bob")
    await fill(harness, bob)
    other = await open_one(harness, "tournament", ("Alice",))
    assert FULL in private_text(await press(bob, other, Enter))
    await press(alice, opened, BeginContest)
    there = await until(harness, int(opened["id"]), has_all_begun)
    assert int(bob.id) in there.playing


async def test_no_round_is_too_short_for_a_night(harness: Harness) -> None:
    alice = await harness.person("Alice")
    refused = await alice.slash("tournament", action="open", game="manhattan", people=3, days=1)
    assert "2 to 21 days" in private_text(refused)


async def test_no_match_begins_that_its_players_cannot_see_and_they_can_still_withdraw(harness: Harness) -> None:
    opened = await open_one(harness, "tournament", ("Alice", "Bob"), kind="knockout")
    alice, bob = await harness.people("Alice", "Bob")
    contest = int(opened["id"])
    harness.sandbox.control.deny_person("Bob", "lobby", "view_channel")
    await press(alice, opened, BeginContest)
    there = await until(harness, contest, lambda now: now.round and now.hidden)
    assert there.hidden == (int(bob.id),)
    await bob.wait_for(lambda message: "your matches in it do not begin" in reading.text(message), channel="dm")
    assert there.round is not None
    assert not any(pairing.match for pairing in there.round.pairings if int(bob.id) in pairing.people)
    listed = message_of(await bob.slash("tournament", channel="manhattan"))
    panel = message_of(await forge(bob, listed, Withdraw(contest)))
    assert "You have withdrawn" in private_text(await press(bob, panel, Withdraw))


async def test_nobody_enters_the_next_season_of_a_league_that_has_moved_out_of_their_sight(harness: Harness) -> None:
    opened = await open_one(harness, "league", ("Alice",))
    alice, bob = await harness.people("Alice", "Bob")
    store = harness.bot.services.store.of(Contests)
    there = await until(harness, int(opened["id"]), lambda now: now.entered)
    before = (Placing(int(bob.id), 1, 0, 1, Step.STAYED),)
    await store.update(there, lambda now: changed(now, placings=before, names={**now.names, int(bob.id): "Bob"}))
    harness.sandbox.control.deny_person("Bob", "manhattan", "view_channel")
    page = message_of(await alice.slash("tournament", channel="manhattan"))
    moved = private_text(await forge(alice, page, MoveContest(there.id)))
    assert "appear in this channel" in moved, "nobody else has entered"
    assert "cannot see the channel" in private_text(await press(bob, opened, Enter))


async def test_a_manager_moves_a_contest_only_to_where_everybody_in_it_sees_it(harness: Harness) -> None:
    """They would lose matches that they do not see."""
    await open_one(harness, "tournament", ("Bob", "Carol"), kind="knockout")
    alice = await harness.person("Alice")
    harness.sandbox.control.deny_person("Bob", "board-games", "view_channel")
    refused = await alice.slash("tournament", action="move", channel="board-games")
    assert "cannot see this channel" in private_text(refused)
    assert "appear in this channel" in private_text(await alice.slash("tournament", action="move", channel="manhattan"))


@pytest.mark.parametrize("begun", [False, True])
async def test_who_plays_moves_no_contest_to_a_channel_that_they_could_hide_from_a_rival(
    harness: Harness, begun: bool
) -> None:
    opened = await open_one(harness, "tournament", ("Alice", "Bob"), kind="knockout")
    alice = await harness.person("Alice")
    if begun:
        await press(alice, opened, BeginContest)
        await until(harness, int(opened["id"]), has_all_begun)
    refused = await alice.slash("tournament", action="move", channel="manhattan")
    assert "manages the server and does not play" in private_text(refused)
    harness.sandbox.control.delete_channel("lobby")
    assert "appear in this channel" in private_text(await alice.slash("tournament", action="move", channel="manhattan"))


async def test_a_match_continues_in_no_private_thread_from_which_its_maker_could_remove_the_other(
    harness: Harness,
) -> None:
    opened = await open_one(harness, "tournament", ("Alice", "Bob"), kind="knockout")
    alice, bob = await harness.people("Alice", "Bob")
    await press(alice, opened, BeginContest)
    there = await until(harness, int(opened["id"]), has_all_begun)
    assert there.round is not None
    (pairing,) = there.round.pairings
    sessions = harness.bot.services.store.sessions
    session = await sessions.load(pairing.match)
    assert session is not None
    await sessions.update(session, lambda now: matches.lose_channel(now, harness.now(), session.to_move))
    thread = harness.sandbox.control.start_thread("lobby", "hideout", "Alice", private=True)
    await alice.send(thread.id, f"<@{bob.id}> <@{PARLOUR}>")
    listed = message_of(await alice.slash("turns", channel=thread.id))
    assert "cannot go on in a private thread" in private_text(await forge(alice, listed, MoveHere(pairing.match)))


async def test_nobody_removes_the_words_of_a_rival_in_a_contest(harness: Harness) -> None:
    """Whoever has the first seat is no host: their match had no lobby."""
    opened = await open_one(harness, "tournament", ("Bob", "Carol"), kind="knockout")
    alice, *people = await harness.people("Alice", "Bob", "Carol")
    await press(alice, opened, BeginContest)
    there = await until(harness, int(opened["id"]), has_all_begun)
    assert there.round is not None
    (pairing,) = there.round.pairings
    match = await harness.match_of({"id": str(pairing.match)})
    await take_turn((await match.people_to_move())[0], match.post)
    await match.next_post()
    for person in people:
        await write(person, await page(person, match.post), "words")
    for person in people:
        (menu,) = components_of(await page(person, await match.settled_post()), DropRemark)
        assert len(menu["options"]) == 1, "their own"
