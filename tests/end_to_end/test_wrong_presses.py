"""Invalid presses: stale, doubled, forged or of another person. Each is refused in private and changes nothing."""

from __future__ import annotations

import asyncio

from bot.actions.board import Concede, View
from bot.actions.custom_id import encode
from bot.actions.lobby import Cancel, Join, Leave, RemoveComputer, SetOption, ShowOptions, Start
from bot.actions.turn import Done, Pick, PickFromMenu, Play, TakeBack
from sandbox.testing import reading
from tests.end_to_end.harness import (
    Harness,
    Match,
    choose,
    choose_all,
    components_of,
    forge,
    message_of,
    open_panel,
    press,
    press_of,
    private_text,
    take_turn,
)
from tests.end_to_end.posts import assert_posted_once

MOVED_ON = "The match has moved on"


async def test_a_stale_button_shows_where_the_person_is_now(harness: Harness, match: Match) -> None:
    alice = await harness.person("Alice")
    panel, another = await open_panel(alice, match.post), await open_panel(alice, match.post)
    await choose(alice, panel)
    again = await choose(alice, another)
    assert MOVED_ON in private_text(again)
    assert components_of(message_of(again), TakeBack), "the first choice is kept"


async def test_a_panel_of_an_earlier_turn_is_stale(harness: Harness, match: Match) -> None:
    alice, bob = await harness.people("Alice", "Bob")
    panel = await open_panel(alice, match.post)
    await take_turn(alice, match.post)
    await take_turn(bob, await match.next_post())
    await match.next_post()
    assert MOVED_ON in private_text(await choose(alice, panel))


async def test_done_pressed_twice_at_once_counts_once(harness: Harness, match: Match) -> None:
    alice = await harness.person("Alice")
    panel = await choose_all(alice, await open_panel(alice, match.post))
    both = await asyncio.gather(press(alice, panel, Done), press(alice, panel, Done))
    assert not any(answer.failed for answer in both)
    await match.next_post()
    await match.settle()
    await assert_posted_once(await harness.person("Carol"), await match.posts())
    assert len(await match.posts()) == 2


async def test_an_option_pressed_twice_at_once_is_chosen_once(harness: Harness, match: Match) -> None:
    alice = await harness.person("Alice")
    panel = await open_panel(alice, match.post)
    await asyncio.gather(choose(alice, panel), choose(alice, panel))
    now = await open_panel(alice, match.post)
    assert press_of(components_of(now, TakeBack)[0]).version == 1


async def test_one_of_two_concurrent_joins_of_the_last_seat_is_refused(harness: Harness) -> None:
    lobby = await harness.open_lobby("Bob", computers=1)
    carol, dave = await harness.people("Carol", "Dave")
    await asyncio.gather(*(press(person, lobby, Join, patience=1) for person in (carol, dave)))
    alice = await harness.person("Alice")
    full = await alice.wait_for(lambda message: "(4 of 4)" in alice.text(message), channel="lobby")
    late = dave if "Carol" in alice.text(full) else carol
    texts = [late.text(message) for message in await late.messages("lobby") if message["flags"] & 64]
    assert [text for text in texts if "4" in text], "the second is notified in private that the lobby is full"


async def test_everybody_may_press_at_the_same_time(harness: Harness) -> None:
    set_up = {"selection_mode": "simultaneous"}
    match = await harness.start_match("Bob", "Carol", "Dave", set_up=set_up)
    people = await harness.people("Alice", "Bob", "Carol", "Dave")
    panels = await asyncio.gather(*(take_turn(person, match.post) for person in people))
    await match.wait_for_post(lambda post: reading.text(post).count("had secretly taken") == 4)
    assert len(panels) == 4


async def test_the_panel_of_another_seat_cannot_be_used(harness: Harness, match: Match) -> None:
    alice, bob = await harness.people("Alice", "Bob")
    panel = await open_panel(alice, match.post)
    stolen = components_of(panel, Pick)[0]["custom_id"]
    assert "another seat" in private_text(await forge(bob, match.post, stolen))
    assert not components_of(await open_panel(alice, match.post), TakeBack)


async def test_a_waiting_player_sees_who_is_to_move(harness: Harness, match: Match) -> None:
    bob = await harness.person("Bob")
    panel = await open_panel(bob, match.post)
    assert "Waiting for **Alice**" in bob.text(panel)
    assert not components_of(panel, Pick)


async def test_a_spectator_cannot_use_the_buttons_of_players(harness: Harness, match: Match) -> None:
    carol = await harness.person("Carol")
    for kind in (Play, Pick, TakeBack, Done, Concede):
        answer = await forge(carol, match.post, kind(match.id))
        assert "You do not play in this match" in private_text(answer), kind


async def test_a_spectator_sees_only_the_public_view(harness: Harness, match: Match) -> None:
    carol = await harness.person("Carol")
    view = message_of(await press(carol, match.post, View))
    assert "You do not play in this match" in carol.text(view)
    assert carol.alt_texts(view) == carol.alt_texts(match.post)


FORGED = {
    "garbage": "button is unknown",
    "a:b:c:d:e:f": "button is unknown",
    "explode:{id}:0:0::": "button is unknown",
    "play:{id}:0:0:": "button is unknown",
    "play:x:0:0::": "button is unknown",
    "play:12345:0:0::": "There is no match here",
    "play:-1:0:0::": "button is unknown",
    "play:" + "9" * 60 + ":0:0::": "button is unknown",
    "join:12345:0:0::": "There is no match here",
    "join:{id}:0:0::": "has already started",
    "start:{id}:0:0::": "has already started",
    "options:{id}:0:0::": "has already started",
    "option:{id}:0:0::ruleset": "not one of the options",
    "menu:{id}:0:0:{sum}:x": "button is unknown",
    "pick:{id}:0:0:{sum}:-1": "button is unknown",
    "pick:{id}:0:0:{sum}:99": "not one of the options",
    "pick:{id}:0:0:00000000:0": MOVED_ON,
    "pick:{id}:0:7:{sum}:0": MOVED_ON,
    "pick:{id}:1:0:{sum}:0": "another seat",
    "pick:{id}:99:0:{sum}:0": "another seat",
    "done:{id}:0:0:{sum}:": "still something to choose",
    "back:{id}:0:0:{sum}:": "nothing to take back",
    "story:{id}:0:0::99999": "Nothing has happened yet",
    "story:{id}:0:0::x": "button is unknown",
    "rules:0:0:0::nowhere": "not one of the options",
    "rules:{id}:0:0::": "Manhattan",
    "play": "button is unknown",
    "play:{id}:0": "button is unknown",
    "play:12345": "There is no match here",
    "join:{id}": "has already started",
    "option:{id}:Ruleset": "button is unknown",
    "done:{id}:0:0:{sum}": "still something to choose",
    "done:{id}:0:0:{sum}0": "button is unknown",
    "concede:{id}:2": "button is unknown",
    "offer:{id}:everything": "button is unknown",
    "section:nowhere": "not one of the options",
    "section:search": "not one of the options",
    "rules:0:0:0::search": "not one of the options",
    "rules:{id}": "Manhattan",
}


async def test_a_forged_press_is_refused_in_private(harness: Harness, match: Match) -> None:
    alice = await harness.person("Alice")
    pick = press_of(components_of(await open_panel(alice, match.post), Pick)[0])
    for custom_id, sentence in FORGED.items():
        forged = custom_id.format(id=match.channel, sum=pick.options)
        assert sentence in private_text(await forge(alice, match.post, forged)), custom_id
    assert not components_of(await open_panel(alice, match.post), TakeBack), "nothing was chosen"


async def test_a_forged_menu_value_is_not_one_of_the_choices(harness: Harness, match: Match) -> None:
    alice = await harness.person("Alice")
    pick = press_of(components_of(await open_panel(alice, match.post), Pick)[0])
    menu = encode(PickFromMenu(pick.session, pick.seat, pick.version, pick.options))
    for value in ("99", "x", "-1", "²", ""):
        answer = await alice.choose(match.post, menu, value, forge=True)
        assert "not one of the options" in private_text(answer), value


async def test_an_invalid_typed_answer_is_refused_in_private(harness: Harness, match: Match) -> None:
    alice = await harness.person("Alice")
    for option in ("0", "99", "x", "pick:0:00000000:0", "pick:x", "done:0:0:0", "pick:²:x:0", "9" * 90, "9" * 5000):
        text = private_text(await alice.slash("play", channel=match.channel, option=option))
        assert MOVED_ON in text or "not one of the options" in text, option
    assert not components_of(await open_panel(alice, match.post), TakeBack), "nothing was chosen"


async def test_a_command_outside_of_a_match_is_refused(harness: Harness) -> None:
    carol = await harness.person("Carol")
    for command in ("play", "propose", "replay"):
        for table in ("", "12345", "x", "-1", "9" * 5000, "٣"):
            if (command, table) == ("play", ""):
                continue  # it shows how to begin a match
            text = private_text(await carol.slash(command, channel="board-games", match=table))
            assert "There is no match here" in text, (command, table)


async def test_a_command_about_a_match_that_has_not_begun_leads_to_its_lobby(harness: Harness) -> None:
    lobby = await harness.open_lobby()
    text = private_text(await (await harness.person("Carol")).slash("play"))
    assert "has not begun" in text
    assert f"/{lobby['id']}\n" in text


async def test_only_the_host_starts_closes_and_configures_a_lobby(harness: Harness) -> None:
    lobby = await harness.open_lobby("Bob")
    bob = await harness.person("Bob")
    for kind in (Start, Cancel):
        assert "Only the host" in private_text(await forge(bob, lobby, kind()))
    panel = message_of(await forge(bob, lobby, ShowOptions()))
    assert not components_of(panel, SetOption), "every menu is disabled"
    forged = encode(SetOption(name="ruleset"))
    answer = await bob.choose(lobby, forged, "publisher", forge=True)
    assert "Only the host" in private_text(answer)


async def test_impossible_lobby_actions_are_explained(harness: Harness) -> None:
    lobby = await harness.open_lobby()
    alice, bob = await harness.people("Alice", "Bob")
    assert "already joined" in private_text(await press(alice, lobby, Join))
    assert "not joined this lobby" in private_text(await forge(bob, lobby, Leave()))
    assert "no computer" in private_text(await forge(alice, lobby, RemoveComputer(0)))
    assert "At least 2" in private_text(await forge(alice, lobby, Start(0)))
    assert "not started" in private_text(await forge(alice, lobby, Play(0)))
    assert "not started" in private_text(await forge(alice, lobby, View(0)))
    await forge(alice, lobby, Cancel())
    assert "lobby is closed" in private_text(await forge(bob, lobby, Join(0)))


async def test_a_lobby_with_too_many_players_is_refused(harness: Harness) -> None:
    alice = await harness.person("Alice")
    answer = await alice.slash("new", game="manhattan", second="Bob", third="Carol", computers=3)
    assert "4" in private_text(answer)
