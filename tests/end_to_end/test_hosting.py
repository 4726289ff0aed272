"""A lobby's message is the same for everybody, so what only its host can do is in a private panel of the host."""

from __future__ import annotations

from bot.actions.lobby import (
    AddComputer,
    Cancel,
    Join,
    Leave,
    RemoveComputer,
    ShowHosting,
    ShowLobby,
    ShowOptions,
    ShowPlayers,
    Start,
)
from bot.features.duels.duel_actions import OpenDuel
from bot.features.lesson.actions import Learn
from bot.features.quick_play.feature import PlayComputer
from bot.features.rule_book.feature import MatchRules
from bot.features.verify.feature import Verify
from sandbox import Person
from sandbox.testing import reading
from tests.end_to_end.harness import (
    Harness,
    Json,
    alter,
    components_of,
    forge,
    has_options,
    is_public,
    message_of,
    press,
    press_of,
    private_text,
)

GREY, GREEN = 2, 3


async def panel_of(host: Person, lobby: Json) -> Json:
    """Returns the panel that came with a lobby."""
    return await host.wait_for(
        lambda message: not is_public(message) and bool(components_of(message, Start)), channel=lobby["channel_id"]
    )


def kinds_in(message: Json) -> list[type]:
    return [type(press_of(component)) for component in reading.components(message) if component.get("custom_id")]


async def test_a_lobby_has_join_for_guests_the_name_of_its_host_and_what_anybody_can_do_at_once(
    harness: Harness,
) -> None:
    lobby = await harness.open_lobby()
    assert kinds_in(lobby) == [Join, ShowHosting, Learn, PlayComputer, ShowPlayers, ShowLobby]
    assert reading.buttons(lobby)[1] == "Alice: start …"


async def test_a_lobby_whose_message_was_deleted_is_found_by_command_and_starts_in_its_channel(
    harness: Harness,
) -> None:
    lobby = await harness.open_lobby("Bob")
    alice, bob = await harness.people("Alice", "Bob")
    harness.sandbox.control.delete_message("lobby", lobby["id"])
    panel = message_of(await alice.slash("play"))
    assert kinds_in(panel) == [Start, AddComputer, ShowPlayers, ShowOptions, ShowLobby]
    assert Leave in kinds_in(message_of(await bob.slash("play")))
    listed = message_of(await alice.slash("turns"))
    assert "A lobby of yours in this channel" in reading.text(listed)
    assert "Nothing is waiting" in private_text(await alice.slash("turns", channel="manhattan"))
    assert kinds_in(message_of(await bob.slash("turns"))) == [ShowLobby]
    panel = message_of(await press(alice, listed, ShowHosting))
    await press(alice, panel, Start)
    match = await harness.match_of(lobby, lobby["channel_id"])
    assert await match.people_to_move()


async def test_the_host_alone_gets_a_panel_with_the_lobby(harness: Harness) -> None:
    alice, bob = await harness.people("Alice", "Bob")
    lobby = await harness.open_lobby()
    panel = await panel_of(alice, lobby)
    assert kinds_in(panel) == [Start, AddComputer, ShowPlayers, ShowOptions]
    assert not [message for message in await bob.messages("lobby") if components_of(message, Start)]
    assert "Only the host" in private_text(await press(bob, lobby, ShowHosting))


async def test_the_panel_shows_when_the_match_can_start_and_starts_it_with_the_first_question(
    harness: Harness,
) -> None:
    alice = await harness.person("Alice")
    lobby = await harness.open_lobby(set_up={"start_player": "first_seat"})
    panel = await panel_of(alice, lobby)
    assert components_of(panel, Start)[0]["style"] == GREY
    assert "At least 2" in private_text(await press(alice, panel, Start))
    panel = message_of(await press(alice, panel, AddComputer))
    assert components_of(panel, Start)[0]["style"] == GREEN
    asked = message_of(await press(alice, panel, Start))
    assert has_options(asked)
    assert f"<#{lobby['id']}>" in reading.text(asked)


async def test_a_panel_from_before_somebody_joined_still_starts_the_match(harness: Harness) -> None:
    alice, bob = await harness.people("Alice", "Bob")
    lobby = await harness.open_lobby()
    panel = await panel_of(alice, lobby)
    await alter(bob, lobby, Join())
    await press(alice, panel, Start)
    await harness.match_of(lobby)


async def test_more_has_for_each_reader_what_they_may_rarely_want(harness: Harness) -> None:
    alice, bob, carol = await harness.people("Alice", "Bob", "Carol")
    lobby = await harness.open_lobby("Bob", computers=1)
    everybody = [ShowOptions, MatchRules, Verify]
    for person, more in ((carol, []), (bob, [Leave]), (alice, [Leave, RemoveComputer, OpenDuel, Cancel])):
        page = message_of(await press(person, lobby, ShowLobby))
        assert kinds_in(page) == [*everybody, *more]


async def test_buttons_of_a_lobby_from_an_earlier_version_answer(harness: Harness) -> None:
    alice, bob = await harness.people("Alice", "Bob")
    lobby = await harness.open_lobby()
    assert "2 of 4" in private_text(await forge(alice, lobby, "computer:0"))
    await alter(bob, lobby, "join:0")
    assert "2 of 4" in private_text(await forge(alice, lobby, "dismiss:0"))
    assert "have left" in private_text(await forge(bob, lobby, "leave:0"))
    assert "At least 2" in private_text(await forge(alice, lobby, "start:0"))
    assert "Invite friends" in private_text(await forge(alice, lobby, "players:0"))
    assert "closed" in private_text(await forge(alice, lobby, "cancel:0"))
