"""The powers of those who manage a server: games, channels, people and matches. Checked on the server, every time."""

from __future__ import annotations

import asyncio

import pytest

from bot.actions.absence import TakeSeat
from bot.actions.lobby import Cancel, Join, Start
from bot.actions.press import Press
from bot.actions.proposals import ChooseSuccessor
from bot.features.manage.actions import AddChannel, Admit, DropChannel, Exclude, Manage, MoveByManager, SetGame, Stop
from sandbox import Person
from sandbox.testing import reading
from sandbox.testing.person import NotPossible
from tests.end_to_end.harness import (
    Harness,
    Json,
    Match,
    accept,
    alter,
    components_of,
    forge,
    give_seat,
    invite,
    is_over,
    is_post,
    message_of,
    press,
    private_text,
)
from tests.end_to_end.proposals import session_of


async def page_of(manager: Person, channel: str = "lobby") -> Json:
    return message_of(await manager.slash("manage", channel=channel))


async def choose(manager: Person, page: Json, kind: type[Press], value: str) -> Json:
    (menu,) = components_of(page, kind)
    return message_of(await manager.choose(page, menu["custom_id"], value))


async def test_a_manager_decides_which_games_are_played(harness: Harness) -> None:
    alice, bob = await harness.people("Alice", "Bob")
    page = await choose(alice, await page_of(alice), SetGame, "manhattan=off")
    assert "not allowed: Manhattan" in reading.text(page)
    assert "do not allow this game" in private_text(await bob.slash("new", game="manhattan"))
    assert not [message for message in await alice.messages("lobby") if components_of(message, Join)]
    assert "all are allowed" in private_text(await alice.slash("manage", action="allow-game", game="manhattan"))
    assert components_of(message_of(await bob.slash("new", game="manhattan")), Join)


async def test_a_manager_decides_where_lobbies_are_opened(harness: Harness, match: Match) -> None:
    alice, bob = await harness.people("Alice", "Bob")
    page = message_of(await press(alice, await page_of(alice, match.channel), AddChannel))
    assert components_of(page, DropChannel), "the parent of the thread is allowed"
    assert components_of(message_of(await bob.slash("new", channel=match.channel, game="manhattan")), Join)
    refused = private_text(await bob.slash("new", channel="manhattan", game="manhattan"))
    assert f"<#{(await alice.channel('lobby'))['id']}>" in refused
    text = private_text(await alice.slash("manage", action="drop-channel", channel="lobby"))
    assert "in all of them" in text


async def test_a_manager_reads_at_once_what_parlour_lacks_in_a_channel_that_they_allow(harness: Harness) -> None:
    alice = await harness.person("Alice")

    async def allowing(channel: str) -> str:
        options = {"action": "add-channel", "channel": channel}
        return private_text(await alice.slash("manage", channel="lobby", options=options))

    assert "Parlour lacks permissions: Send Messages." in await allowing("read-only")
    assert "lacks" not in await allowing("manhattan")
    harness.sandbox.control.deny("board-games", "attach_files", "create_public_threads")
    assert "Parlour lacks permissions: Attach Files." in await allowing("board-games")


async def test_an_excluded_person_neither_opens_nor_joins_nor_is_invited(harness: Harness, match: Match) -> None:
    alice, bob, carol = await harness.people("Alice", "Bob", "Carol")
    lobby = message_of(await alice.slash("new", game="manhattan"))
    page = await choose(alice, await page_of(alice), Exclude, carol.id)
    assert "**Carol**" in reading.text(page)
    assert "excluded you" in private_text(await carol.slash("new", game="manhattan"))
    assert "excluded you" in private_text(await press(carol, lobby, Join))
    assert "excluded you" in await accept(carol, lobby)
    seat_of_bob = ChooseSuccessor(match.id, 1)
    for answer in (
        await bob.slash("new", game="manhattan", second="Carol"),
        await invite(alice, lobby, carol),
        await give_seat(bob, match.post, seat_of_bob, to="Carol"),
        await give_seat(alice, match.post, seat_of_bob, to="Carol"),
    ):
        assert "cannot be invited" in private_text(answer)
    await press(alice, page, Admit)
    assert "You have a seat" in await accept(carol, lobby)


async def test_a_lobby_does_not_start_with_somebody_who_was_excluded_since(harness: Harness) -> None:
    alice, bob = await harness.people("Alice", "Bob")
    lobby = await harness.open_lobby("Bob")
    await choose(alice, await page_of(alice), Exclude, bob.id)
    assert "Remove them from the lobby first" in private_text(await forge(alice, lobby, Start(int(lobby["id"]))))


async def test_an_excluded_host_neither_starts_nor_closes_their_lobby(harness: Harness) -> None:
    alice, carol = await harness.people("Alice", "Carol")
    lobby = await harness.open_lobby(host="Carol", channel="manhattan")
    await alter(alice, lobby, Join())
    await choose(alice, await page_of(alice), Exclude, carol.id)
    for act in (Start(), Cancel()):
        assert "excluded you" in private_text(await forge(carol, lobby, act)), act


async def test_a_manager_sees_what_runs_and_ends_it(harness: Harness) -> None:
    alice, bob = await harness.people("Alice", "Bob")
    match = await harness.start_match("Bob", set_up={"rated": "no"})
    lobby = await harness.open_lobby(host="Bob", channel="manhattan")
    page = await page_of(alice)
    text = reading.text(page)
    assert "2 lobbies and matches" in text
    assert f"<#{match.channel}>" in text
    assert lobby["id"] in text
    for _ in range(2):
        sure = message_of(await press(alice, page, Stop))
        assert "has ended" in private_text(await press(alice, sure, Stop))
        page = await settled(alice, page)
    assert "0 lobbies and matches" in reading.text(page)
    over = await match.wait_for_post(is_over)
    assert "ended by those who manage this server" in reading.text(over)
    assert "lobby is closed" in private_text(await forge(bob, lobby, Join(0)))


async def test_a_manager_does_not_end_a_rated_match_that_they_play(harness: Harness, match: Match) -> None:
    alice = await harness.person("Alice")
    assert "You play in this match yourself" in private_text(await press(alice, await page_of(alice), Stop))


async def test_a_manager_ends_no_rated_match_in_which_they_gave_their_seat_away(harness: Harness, match: Match) -> None:
    alice, carol = await harness.people("Alice", "Carol")
    seat = (await session_of(match)).seat_of(int(alice.id))
    assert seat is not None
    await give_seat(alice, match.post, ChooseSuccessor(match.id, seat), "Carol")
    told = message_of(await forge(carol, match.post, TakeSeat(match.id)))
    assert "The seat is yours" in private_text(await press(carol, told, TakeSeat))
    assert "You play in this match yourself" in private_text(await press(alice, await page_of(alice), Stop))


async def settled(manager: Person, before: Json) -> Json:
    """Returns the page once it shows less than before."""
    count = len(components_of(before, Stop))
    async with asyncio.timeout(10):
        while len(components_of(page := await page_of(manager), Stop)) == count:
            await asyncio.sleep(0.05)
    return page


async def test_a_manager_moves_a_match_to_another_channel(harness: Harness, match: Match) -> None:
    alice = await harness.person("Alice")
    moved = await alice.slash("manage", channel="manhattan", action="move", match=match.channel)
    assert "continues in this channel" in private_text(moved)
    assert is_post(await alice.wait_for(is_post, channel="manhattan", timeout=10))


async def test_nobody_else_has_these_powers(harness: Harness, match: Match) -> None:
    bob = await harness.person("Bob")
    with pytest.raises(NotPossible):
        await bob.slash("manage")
    session = match.id
    for act in (Manage(), AddChannel(1), DropChannel(1), Admit(1), Stop(session, sure=True), MoveByManager(session)):
        assert "Only those who may manage" in private_text(await forge(bob, match.post, act)), act
    for value in ("manhattan=off", "nothing=off"):
        answer = await bob.choose(match.post, "game", value, forge=True)
        assert "Only those who may manage" in private_text(answer), value
    assert "not one of the options" in private_text(await bob.choose(match.post, "exclude", bob.id, forge=True))


async def test_a_manager_of_another_server_has_no_power_here(harness: Harness, match: Match) -> None:
    harness.sandbox.control.create_guild("Elsewhere", "Carol")
    harness.sandbox.control.deny_person("Carol", "lobby", "view_channel")
    carol = await harness.person("Carol")
    elsewhere = harness.sandbox.control.channel("general").id
    for action in ("end", "move"):
        answer = await carol.slash("manage", channel=elsewhere, action=action, match=match.channel)
        assert "There is no match here" in private_text(answer)
    assert "0 lobbies" in private_text(await carol.slash("manage", channel=elsewhere))
