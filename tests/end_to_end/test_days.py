"""Matches over days, with a clock that the test advances: clocks, reminders, absences and substitutes."""

from __future__ import annotations

import asyncio

import pytest

from bot.actions.absence import EndMatch, PlayOn, TakeSeat, Wait
from bot.actions.board import More, View
from bot.actions.lobby import SetOption, ShowOptions, WriteClock
from bot.actions.proposals import AcceptSeat, Agree, ChooseSuccessor, Decline, Propose, ReplaceByPerson
from bot.actions.turn import Pick, Play
from bot.domain.calendar import DAY, HOUR
from bot.features.reminders.feature import Mute
from bot.features.vacation.feature import BeginVacation, EndVacation, ShowVacation, WriteFirstDay
from sandbox import Answer, Person
from sandbox.testing import reading
from tests.bot.place import alive_until
from tests.end_to_end.days import Days, mentioned, rest
from tests.end_to_end.harness import (
    PATIENCE,
    Json,
    Match,
    ask,
    chosen_in,
    components_of,
    elsewhere,
    forge,
    give_seat,
    is_over,
    message_of,
    open_panel,
    press,
    press_of,
    private_text,
    take_turn,
)
from tests.end_to_end.proposals import ballot_of, propose, session_of

GUILD_MEMBER = r"GET .*/guilds/\d+/members/\d+"
UNKNOWN_MEMBER = 10007


async def reminder(person: Person, channel: str) -> Json:
    return await person.wait_for(lambda message: bool(components_of(message, Mute)), channel=channel)


async def test_a_clock_is_shown_on_post_panel_and_turn_list(days: Days) -> None:
    match = await days.start_match("Bob", clock="48+12")
    alice = await days.harness.person("Alice")
    end = f"<t:{days.time.moment + 48 * HOUR}:R>"
    assert end in reading.text(match.post)
    assert end in alice.text(await open_panel(alice, match.post))
    assert end in private_text(await alice.slash("turns", channel="dm"))
    assert "48 h + 12 h per turn" in alice.text(message_of(await press(alice, match.post, More)))


async def test_a_clock_is_chosen_in_the_lobby_and_suggested_as_it_is_typed(days: Days) -> None:
    alice = await days.harness.person("Alice")
    offered = await alice.autocomplete("new", game="manhattan", option="clock", typed="")
    assert [choice["value"] for choice in offered] == ["none", "fast", "normal", "slow"]
    offered = await alice.autocomplete("new", game="manhattan", option="clock", typed="9+1")
    assert [choice["value"] for choice in offered] == ["9+1"]
    assert "is not a clock" in private_text(await alice.slash("new", game="manhattan", clock="soon"))
    lobby = await days.harness.open_lobby("Bob")
    options = message_of(await forge(alice, lobby, ShowOptions()))
    (menu,) = (menu for menu in components_of(options, SetOption) if press_of(menu).name == "clock")
    await alice.choose(options, menu["custom_id"], "slow")
    lobby = await alice.wait_for(lambda message: "slow (168 h" in reading.text(message))
    form = (await press(alice, options, WriteClock)).modal
    assert form is not None
    assert "is not a clock" in private_text(await alice.submit(form, {"text": "1441+1"}))


async def test_a_reminder_leads_to_the_turn_and_can_be_muted(days: Days) -> None:
    match = await days.start_match("Bob")
    alice, bob = await days.harness.people("Alice", "Bob")
    await days.advance(12 * HOUR)
    message = await reminder(alice, match.channel)
    assert mentioned(message) == ["Alice"]
    assert "do not play" in private_text(await press(await days.harness.person("Carol"), message, Mute))
    assert "not your turn" in private_text(await press(bob, message, Mute))
    assert "no more reminders" in private_text(await press(alice, message, Mute))
    assert "no more reminders" in private_text(await ask(alice, match, Mute))
    await days.advance(11 * HOUR)
    assert (await reminder(alice, match.channel))["id"] == message["id"], "there is no second reminder"
    assert components_of(await open_panel(alice, message), Pick)


async def test_a_vacation_starts_automatically_before_an_absence_is_announced(days: Days) -> None:
    match = await days.start_match("Bob")
    alice = await days.harness.person("Alice")
    await days.advance(DAY)
    begun = "vacation has begun automatically"
    message = await alice.wait_for(lambda m: begun in reading.text(m), channel=match.channel)
    assert mentioned(message) == ["Alice"]
    assert "18 days left this year" in private_text(await forge(alice, await elsewhere(alice, "dm"), ShowVacation()))
    await days.harness.bot.jobs.ring(match.id, 0, (await session_of(match)).seats[0].turn_began_at)
    assert not (await session_of(match)).seats[0].late, "not half a minute later either"
    await days.advance(3 * DAY - HOUR)
    assert [post["id"] for post in await match.posts()] == [match.post["id"]], "the match still waits"
    await days.advance(2 * HOUR)
    late = await match.next_post()
    assert "has run out of time" in reading.text(late)
    await press(await days.harness.person("Bob"), late, Wait)
    await match.next_post()
    await days.advance(DAY)
    assert "has run out of time" in reading.text(await match.next_post()), "a turn has one such vacation"


async def mentions(person: Person, match: Match) -> int:
    """Returns how often a person was mentioned in the thread of a match since they last read it."""
    unread = (await person.world())["unread"].get(match.channel, {})
    return int(unread.get("mentions", 0))


async def test_nobody_is_mentioned_more_than_once_for_a_turn_and_each_reminder(days: Days) -> None:
    """Alice gets three reminders, the start of her vacation and the end of her clock; Bob is not to move."""
    match = await days.start_match("Bob")
    alice, bob = await days.harness.people("Alice", "Bob")
    await alice.read(match.channel)
    for hours, expected in ((12, 1), (6, 2), (3, 3), (3, 4), (72, 5), (1, 5), (1, 5)):
        await days.advance(hours * HOUR)
        async with asyncio.timeout(PATIENCE):
            while await mentions(alice, match) < expected:
                await days.advance(0)  # an alarm may ring only after the task of the one before has ended
    await press(bob, message_of(await ask(bob, match, More)), Wait)
    await match.next_post()
    await match.wait_for_post(lambda post: "has run out" not in reading.text(post))
    assert (await mentions(alice, match), await mentions(bob, match)) == (5, 0)


async def test_the_others_let_the_computer_play_until_the_owner_returns(days: Days) -> None:
    match = await days.start_late_match("Bob")
    alice, bob = await days.harness.people("Alice", "Bob")
    late_post = match.post
    assert mentioned(late_post) == ["Alice"]
    assert "The other players decide about your seat" in private_text(await press(alice, late_post, PlayOn))
    assert "announced in the channel" in private_text(await press(bob, late_post, PlayOn))
    post = await match.wait_for_post(lambda post: mentioned(post) == ["Bob"])
    assert "**Alice (CPU)** took" in reading.text(post)
    assert "The computer is playing for **Alice**" in reading.text(post)
    back = await open_panel(alice, post)
    assert "You have your seat back" in alice.text(back)
    post = await match.wait_for_post(lambda post: "(CPU)" not in reading.text(post))
    assert mentioned(post) == [], "Bob knows that it is his turn"
    await take_turn(bob, post)
    assert mentioned(await match.wait_for_post(lambda post: bool(mentioned(post)))) == ["Alice"]


async def test_a_stale_button_of_a_panel_also_returns_the_seat_to_its_owner(days: Days) -> None:
    await days.use_up_vacation("Alice")
    match = await days.start_match("Bob", "Carol", absence="computer")
    alice = await days.harness.person("Alice")
    panel = await open_panel(alice, match.post)
    await days.advance(DAY)
    await match.next_post()
    pick = components_of(panel, Pick)[0]["custom_id"]
    text = alice.text(message_of(await alice.click(panel, custom_id=pick)))
    assert "You have your seat back" in text


async def test_a_turn_after_the_time_ran_out_counts_and_ends_the_absence(days: Days) -> None:
    match = await days.start_late_match("Bob")
    alice, bob = await days.harness.people("Alice", "Bob")
    late_post = match.post
    choice = press_of(components_of(late_post, PlayOn)[0])
    await take_turn(alice, late_post)
    post = await match.next_post()
    assert "has run out" not in reading.text(post)
    assert not components_of(post, PlayOn)
    assert "moved on" in private_text(await forge(bob, late_post, choice))


async def test_the_others_give_a_day_more(days: Days) -> None:
    match = await days.start_match("Bob")
    bob = await days.harness.person("Bob")
    before = days.time.moment + DAY
    more = message_of(await press(bob, match.post, More))
    assert "24 h more for Alice" in bob.buttons(more)
    assert "announced in the channel" in private_text(await press(bob, more, Wait))
    post = await match.next_post()
    assert f"<t:{before + DAY}:R>" in reading.text(post)
    assert mentioned(post) == []


async def test_the_others_end_the_match(days: Days) -> None:
    match = await days.start_late_match("Bob")
    bob = await days.harness.person("Bob")
    await press(bob, message_of(await bob.slash("propose", channel=match.channel)), EndMatch)
    post = await match.wait_for_post(is_over)
    assert "ended early" in reading.text(post)
    assert "🥇" not in reading.text(post)


async def test_an_invited_substitute_takes_the_seat_and_plays(days: Days) -> None:
    match = await days.start_match("Bob")
    alice, carol, dave = await days.harness.people("Alice", "Carol", "Dave")
    page = message_of(await alice.slash("propose", channel=match.channel))
    offered = message_of(await alice.click(page, "Offer my seat"))
    (menu,) = components_of(offered, ReplaceByPerson)
    await alice.choose(offered, menu["custom_id"], dave.id)
    post = await match.next_post()
    assert mentioned(post) == ["Dave"]
    assert "not invited to a seat" in private_text(await press(carol, post, TakeSeat))
    told = message_of(await press(dave, post, TakeSeat))  # Dave reads Japanese
    assert "この席の結果は引き継ぐ人のもの" in reading.text(told)
    assert "この席はあなたのもの" in private_text(await press(dave, told, TakeSeat))
    post = await match.next_post()
    assert mentioned(post) == ["Dave", "Alice"], "the former owner is notified"
    await take_turn(dave, post)
    assert mentioned(await match.next_post()) == ["Bob"]
    assert "do not play" in private_text(await alice.slash("play", channel=match.channel))


def seat_of_alice(match: Match) -> ChooseSuccessor:
    """Returns the press that shows who could take over the seat of Alice."""
    return ChooseSuccessor(match.id, 0)


async def test_an_opponent_alone_gives_nobody_the_seat_of_a_late_player(days: Days) -> None:
    match = await days.start_late_match("Bob")
    alice, bob, carol = await days.harness.people("Alice", "Bob", "Carol")
    assert "Proposed" in private_text(await give_seat(bob, match.post, seat_of_alice(match), to="Carol"))
    ballot = await ballot_of(match)
    assert {"Alice", "Carol"} <= {*mentioned(ballot)}
    assert "once everybody else has agreed" in private_text(await press(carol, ballot, AcceptSeat))
    await days.advance(2 * DAY)
    assert (await session_of(match)).seat_of(int(alice.id)) == 0


async def propose_dave_for_alice(days: Days) -> tuple[Match, Json]:
    """Starts a match in which Alice is late and Bob proposes that Dave stands in; returns it, and the ballot."""
    match = await days.start_late_match("Bob", "Carol")
    days.harness.sandbox.control.set_locale("Dave", "en-US")
    await give_seat(await days.harness.person("Bob"), match.post, seat_of_alice(match), to="Dave")
    return match, await ballot_of(match)


async def test_who_stands_in_for_a_late_player_waits_a_day_and_gives_the_seat_back_at_once(days: Days) -> None:
    match, ballot = await propose_dave_for_alice(days)
    alice, carol, dave = await days.harness.people("Alice", "Carol", "Dave")
    assert {*mentioned(ballot)} == {"Alice", "Carol", "Dave"}
    assert f"<t:{days.time.moment + DAY}:R>" in reading.text(ballot)
    await press(carol, ballot, Agree)
    assert "still has time" in private_text(await press(dave, ballot, AcceptSeat))
    assert "do not play" in private_text(await ask(dave, match, View))
    await days.advance(DAY)
    await press(dave, ballot, AcceptSeat)
    post = await match.wait_for_post(lambda post: "stands in for **Alice**" in reading.text(post))
    assert "Alice" in mentioned(post)
    page = message_of(await dave.slash("propose", channel=match.channel))
    assert "Offer my seat" not in reading.buttons(page), "who stands in passes no seat on"
    assert "You have your seat back" in private_text(await press(alice, post, Play))
    await match.wait_for_post(lambda post: "**Alice** is back" in reading.text(post))
    session = await session_of(match)
    assert (session.seat_of(int(alice.id)), session.seat_of(int(dave.id))) == (0, None)


async def test_who_is_absent_is_told_directly_and_then_a_deleted_post_lengthens_no_notice(days: Days) -> None:
    match, ballot = await propose_dave_for_alice(days)
    alice, carol, dave = await days.harness.people("Alice", "Carol", "Dave")
    opens = f"<t:{days.time.moment + DAY}:R>"
    told = await alice.wait_for(lambda m: opens in reading.text(m), channel="dm")
    await press(carol, ballot, Agree)
    days.harness.sandbox.control.delete_message(match.channel, ballot["id"])
    await carol.slash("propose", channel=match.channel)
    again = await ballot_of(match)
    assert again["id"] != ballot["id"]
    assert opens in reading.text(again)
    await days.advance(DAY)
    await press(dave, again, AcceptSeat)
    await match.wait_for_post(lambda post: "stands in for **Alice**" in reading.text(post))
    assert "You have your seat back" in private_text(await press(alice, told, Play))


async def test_who_takes_no_direct_message_has_the_whole_notice_again_if_the_post_about_it_was_deleted(
    days: Days,
) -> None:
    days.harness.sandbox.control.close_dms("Alice")
    match, ballot = await propose_dave_for_alice(days)
    alice, carol, dave = await days.harness.people("Alice", "Carol", "Dave")
    await press(carol, ballot, Agree)
    await days.advance(DAY)
    days.harness.sandbox.control.delete_message(match.channel, ballot["id"])
    accept = AcceptSeat(match.id, 1)
    assert "It is posted again" in private_text(await forge(dave, match.post, accept))
    again = await ballot_of(match)
    assert "Alice" in mentioned(again)
    assert f"<t:{days.time.moment + DAY}:R>" in reading.text(again)
    assert "closed" in private_text(await forge(dave, match.post, accept))
    assert "still has time" in private_text(await press(dave, again, AcceptSeat))
    await days.advance(DAY)
    await press(dave, again, AcceptSeat)
    await match.wait_for_post(lambda post: "stands in for **Alice**" in reading.text(post))
    assert (await session_of(match)).seat_of(int(alice.id)) is None


async def test_one_player_ends_a_pause_a_day_later(days: Days) -> None:
    await days.use_up_vacation("Alice")
    match = await days.start_match("Bob")
    alice, bob = await days.harness.people("Alice", "Bob")
    await press(bob, await propose(alice, match, "pause"), Agree)
    await match.wait_for_post(lambda post: "All clocks are paused" in reading.text(post))
    began = days.time.moment
    ballot = await propose(alice, match, "resume")
    assert f"The pause ends <t:{began + DAY}:R>" in reading.text(ballot)
    assert "Declined" in private_text(await press(bob, ballot, Decline))
    panel = message_of(await press(alice, match.post, Play))
    assert f"They run again <t:{began + DAY}:R>" in reading.text(panel)
    await days.advance(DAY)
    post = await match.wait_for_post(lambda post: "paused" not in reading.text(post))
    assert [user["id"] for user in post["mentions"]] == [alice.id]
    await days.advance(2 * DAY)
    await match.wait_for_post(lambda post: "run out of time" in reading.text(post))


async def test_an_open_proposal_keeps_nobody_from_ending_a_pause(days: Days) -> None:
    match = await days.start_match("Bob")
    alice, bob = await days.harness.people("Alice", "Bob")
    await press(bob, await propose(alice, match, "pause"), Agree)
    await match.wait_for_post(lambda post: "All clocks are paused" in reading.text(post))
    await propose(bob, match, "annul")
    offered = message_of(await alice.slash("propose", channel=match.channel, what="resume"))
    assert "end the pause alone" in reading.text(offered)
    ends = f"<t:{days.time.moment + DAY}:R>"
    assert f"The pause ends {ends}" in private_text(await press(alice, offered, Propose))
    await match.wait_for_post(lambda post: f"They run again {ends}" in reading.text(post))


@pytest.mark.parametrize(("rated", "hours"), [("no", [12]), ("yes", [12, 12])])
async def test_a_player_who_left_the_server_is_noticed_at_the_first_reminder_or_if_rated_at_the_end_of_their_clock(
    days: Days, rated: str, hours: list[int]
) -> None:
    """Otherwise whoever may kick members could win a rated match against somebody who is not late."""
    await days.use_up_vacation("Alice")
    match = await days.start_match("Bob", rated=rated)
    days.harness.sandbox.control.fail(GUILD_MEMBER, 404, times=100, code=UNKNOWN_MEMBER)
    for each in hours:
        await days.advance(each * HOUR)
    post = await match.next_post()
    assert "**Alice** has left this server" in reading.text(post)
    assert components_of(post, PlayOn)


async def test_a_vacation_begins_by_itself_for_a_player_of_a_rated_match_who_left_the_server(days: Days) -> None:
    """Otherwise a rival who is kicked would lose three days that anybody else has."""
    match = await days.start_match("Bob", rated="yes")
    days.harness.sandbox.control.fail(GUILD_MEMBER, 404, times=100, code=UNKNOWN_MEMBER)
    for _ in range(2):
        await days.advance(12 * HOUR)
    alice = await days.harness.person("Alice")
    await alice.wait_for(lambda m: "vacation has begun automatically" in reading.text(m), channel=match.channel)


async def test_an_idle_match_is_warned_and_then_ended(days: Days) -> None:
    match = await days.start_late_match("Bob", absence="wait")
    assert not components_of(match.post, PlayOn)
    await days.advance(26 * DAY)
    warning = await match.next_post()
    assert "Nobody has moved for a long time" in reading.text(warning)
    assert mentioned(warning) == ["Alice"]
    await days.advance(3 * DAY)
    assert "nobody had moved for 30 days" in reading.text(await match.wait_for_post(is_over))


async def test_a_restart_after_a_clock_ran_out_still_announces_it(days: Days) -> None:
    await days.use_up_vacation("Alice")
    match = await days.start_match("Bob")
    await days.harness.stop_jobs()
    days.time.moment += DAY
    await alive_until(days.harness.bot.services.store, days.time.moment)
    await days.harness.restart_bot()
    post = await match.next_post()
    assert "has run out of time" in reading.text(post)
    await days.harness.restart_bot()
    await days.advance(HOUR)
    assert [post["id"] for post in await match.posts()][-1] == post["id"]


async def test_downtime_of_the_bot_costs_nobody_time(days: Days) -> None:
    match = await days.start_match("Bob")
    alice = await days.harness.person("Alice")
    await days.advance(HOUR)
    await days.harness.stop_bot()
    days.time.moment += 10 * HOUR
    await days.harness.start_bot()
    end = f"<t:{days.time.moment + 23 * HOUR}:R>"
    assert end in private_text(await alice.slash("turns", channel="dm"))
    assert [post["id"] for post in await match.posts()] == [match.post["id"]]


async def test_settings_are_shown_and_wrong_ones_are_refused(days: Days) -> None:
    alice = await days.harness.person("Alice")
    zones = await alice.autocomplete("settings", option="time_zone", typed="tokyo")
    assert [zone["value"] for zone in zones] == ["Asia/Tokyo"]
    panel = message_of(
        await alice.slash("settings", time_zone="Asia/Tokyo", quiet="22 - 7", weekends=False, reminders="direct")
    )
    shown = "\n".join([*chosen_in(panel), *reading.buttons(panel)])
    for fact in ("Asia/Tokyo", "22 to 7", "Weekends: my clocks stand still", "by direct message"):
        assert fact in shown
    for wrong, sentence in (
        ({"time_zone": "Mars/Olympus"}, "not a time zone"),
        ({"quiet": "7-6"}, "at most 12 hours"),
        ({"quiet": "25-3"}, "at most 12 hours"),
        ({"quiet": "always"}, "at most 12 hours"),
    ):
        assert sentence in private_text(await alice.slash("settings", options=wrong))
    assert "Quiet hours: none" in chosen_in(message_of(await alice.slash("settings", quiet="none")))


async def test_a_vacation_is_planned_begun_and_ended_by_buttons(days: Days) -> None:
    alice = await days.harness.person("Alice")
    page = message_of(await press(alice, message_of(await alice.slash("settings")), ShowVacation))
    for day in ("tomorrow", "2020-01-01x", "9999-12-31"):
        assert "cannot begin on that day" in private_text(await on_day(alice, page, day))
    planning = message_of(await on_day(alice, page, "20261224"))
    (menu,) = components_of(planning, BeginVacation)
    assert "2026-12-24" in menu["placeholder"]
    planned = message_of(await alice.choose(planning, menu["custom_id"], "3"))
    assert "begins <t:" in reading.text(planned)
    assert "Drop the plan" in alice.buttons(planned)
    (menu,) = components_of(planned, BeginVacation)
    begun = message_of(await alice.choose(planned, menu["custom_id"], "5"))
    assert "until <t:" in reading.text(begun)
    assert not components_of(begun, BeginVacation)
    assert "already" in private_text(await rest(alice, 5))
    ended = message_of(await press(alice, begun, EndVacation))
    assert "not on vacation" in reading.text(ended)
    assert "not on vacation" in private_text(await forge(alice, ended, EndVacation()))


async def on_day(person: Person, page: Json, day: str) -> Answer:
    """Writes the first day of a vacation."""
    form = (await press(person, page, WriteFirstDay)).modal
    assert form is not None
    return await person.submit(form, {"text": day})
