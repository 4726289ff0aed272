"""Invitations to a lobby: nobody is seated unasked, the host takes people and invitations out, and one mention each."""

from __future__ import annotations

import asyncio

from bot.actions.lobby import (
    AcceptInvitation,
    Cancel,
    DeclineInvitation,
    InvitePlayer,
    Join,
    Leave,
    RemovePlayer,
    ShowPlayers,
    Start,
)
from sandbox import Person
from sandbox.testing import reading
from tests.end_to_end.harness import (
    PATIENCE,
    Harness,
    Json,
    alter,
    components_of,
    forge,
    invite,
    message_of,
    press,
    press_of,
    private_text,
    set_option,
)


async def invitation_in(reader: Person, channel: str = "lobby") -> Json:
    """Returns the message that mentions the people who are invited."""
    return await reader.wait_for(lambda message: bool(components_of(message, AcceptInvitation)), channel=channel)


async def bob_is_invited(harness: Harness) -> tuple[Person, Person, Json, Json]:
    """Returns Alice and Bob, her lobby, and the message in it that invites him."""
    alice, bob = await harness.people("Alice", "Bob")
    lobby = message_of(await alice.slash("new", game="manhattan", second="Bob"))
    return alice, bob, lobby, await invitation_in(bob)


async def shown(reader: Person, lobby: Json, text: str) -> Json:
    """Returns the lobby once it shows a text."""
    return await reader.wait_for(
        lambda message: message["id"] == lobby["id"] and text in reading.text(message), channel="lobby"
    )


async def test_people_named_in_new_are_mentioned_once_and_accept_or_decline(harness: Harness) -> None:
    alice, bob, carol, dave = await harness.people("Alice", "Bob", "Carol", "Dave")
    await carol.slash("settings", mention=False)
    lobby = message_of(await alice.slash("new", game="manhattan", second="Bob", third="Carol"))
    assert "**Bob** · invited" in reading.text(lobby)
    invitation = await invitation_in(bob)
    assert [user["id"] for user in invitation["mentions"]] == [bob.id]
    assert "not answered yet" in private_text(await forge(alice, lobby, Start()))
    assert "You have a seat" in private_text(await press(bob, invitation, AcceptInvitation))
    assert "have left" in private_text(await forge(carol, lobby, Leave()))
    assert "参加していません" in private_text(await press(dave, invitation, DeclineInvitation))
    lobby = await shown(alice, lobby, "(2 of 4)")
    assert "invited" not in reading.text(lobby)
    await forge(alice, lobby, Start())
    assert [m["id"] for m in await bob.messages("lobby") if "invites you" in reading.text(m)] == [invitation["id"]]


async def test_a_guest_is_asked_again_before_a_match_with_other_options_starts(harness: Harness) -> None:
    alice, bob = await harness.people("Alice", "Bob")
    lobby = await harness.open_lobby("Bob")
    await set_option(alice, lobby, "rated", "no")
    asked = await invitation_in(bob)
    assert [user["id"] for user in asked["mentions"]] == [bob.id]
    assert "something has changed" in reading.text(asked)
    lobby = await shown(alice, lobby, "**Bob** · asked again")
    assert "not answered yet" in private_text(await forge(alice, lobby, Start()))
    assert "You have a seat" in private_text(await press(bob, asked, AcceptInvitation))
    await forge(alice, await shown(alice, lobby, "2. **Bob**"), Start())
    await harness.match_of(lobby)


async def test_who_joins_agrees_to_the_options_that_they_have_seen(harness: Harness) -> None:
    alice, bob, carol = await harness.people("Alice", "Bob", "Carol")
    before = message_of(await alice.slash("new", game="manhattan", second="Carol"))
    invitation = await invitation_in(carol)
    await set_option(alice, before, "rated", "no")
    assert "you have not joined" in private_text(await press(bob, before, Join))
    asked = message_of(await press(carol, invitation, AcceptInvitation))
    assert "have not joined yet" in reading.text(asked)
    assert "not rated" in reading.text(asked)
    await set_option(alice, before, "hints", "off")
    asked = message_of(await press(carol, asked, AcceptInvitation))
    assert "have not joined yet" in reading.text(asked)
    assert "You have a seat" in private_text(await press(carol, asked, AcceptInvitation))
    lobby = await shown(alice, before, "**Carol**")
    await alter(bob, lobby, press_of(components_of(lobby, Join)[0]))


async def test_a_host_invites_and_removes_in_the_lobby(harness: Harness) -> None:
    alice, bob = await harness.people("Alice", "Bob")
    lobby = message_of(await alice.slash("new", game="manhattan"))
    panel = message_of(await press(alice, lobby, ShowPlayers))
    passed_on = private_text(await press(bob, lobby, ShowPlayers))
    assert f"/{lobby['id']}" in passed_on, "others get a link to the lobby, which they can pass on"
    assert "Invite somebody" not in passed_on
    (menu,) = components_of(panel, InvitePlayer)
    panel = message_of(await alice.choose(panel, menu["custom_id"], bob.id))
    await press(bob, await invitation_in(bob), AcceptInvitation)
    await shown(alice, lobby, "2. **Bob**")
    assert "Only the host" in private_text(await forge(bob, lobby, RemovePlayer(int(lobby["id"]), int(alice.id))))
    panel = message_of(await press(alice, panel, RemovePlayer))
    assert not components_of(panel, RemovePlayer)
    assert "removed you" in private_text(await forge(bob, lobby, Join(0)))
    invited = message_of(await invite(alice, lobby, bob))
    assert "Remove Bob" in alice.buttons(invited)
    assert "not joined" not in private_text(await press(alice, invited, RemovePlayer))
    (menu,) = components_of(invited, InvitePlayer)
    assert "Other bots" in private_text(
        await alice.choose(invited, menu["custom_id"], str(harness.sandbox.local.world.bot.id))
    )
    harness.sandbox.control.leave("Bob")
    assert "not on this server" in private_text(await invite(alice, lobby, bob))


async def test_a_person_who_may_not_post_opens_no_lobby(harness: Harness) -> None:
    harness.sandbox.control.deny_person("Bob", "lobby", "send_messages")
    alice, bob = await harness.people("Alice", "Bob")
    assert "may not write" in private_text(await bob.slash("new", game="manhattan"))
    assert not [message for message in await alice.messages("lobby") if components_of(message, Join)]


async def settled(reader: Person, invitation: Json, text: str, *, waits: bool = False) -> Json:
    """Returns an invitation once it says a text, with its buttons if it still `waits` for somebody, else without."""

    def says(now: Json) -> bool:
        is_it = now["id"] == invitation["id"] and text in reading.text(now)
        return bool(is_it and bool(components_of(now, AcceptInvitation)) == waits)

    return await reader.wait_for(says, channel="lobby")


async def test_an_invitation_says_what_each_guest_answered_and_loses_its_buttons_with_the_last(
    harness: Harness,
) -> None:
    alice, bob, carol = await harness.people("Alice", "Bob", "Carol")
    lobby = message_of(await alice.slash("new", game="manhattan", second="Bob", third="Carol"))
    invitation = await invitation_in(bob)
    await press(bob, invitation, AcceptInvitation)
    await settled(alice, invitation, f"<@{bob.id}> has joined", waits=True)
    await press(carol, invitation, DeclineInvitation)
    after = await settled(alice, invitation, f"<@{carol.id}> does not take part")
    assert f"<@{bob.id}> has joined" in reading.text(after)
    assert "Alice** invites you" in reading.text(after)
    async with asyncio.timeout(PATIENCE):
        while await harness.bot.services.store.invitations.waiting(int(lobby["id"])):
            await asyncio.sleep(0.02)


async def test_an_invitation_says_what_its_guest_agrees_to(harness: Harness) -> None:
    alice, bob = await harness.people("Alice", "Bob")
    lobby = message_of(await alice.slash("new", game="manhattan", clock="fast"))
    await invite(alice, lobby, bob)
    invitation = await invitation_in(bob)
    assert "Clock: fast" in reading.text(invitation)
    await press(bob, invitation, AcceptInvitation)
    assert "Clock: fast" not in reading.text(await settled(alice, invitation, "✅"))


async def test_who_accepts_is_asked_again_if_the_one_who_invited_them_has_left(harness: Harness) -> None:
    alice, bob = await harness.people("Alice", "Bob")
    lobby = await harness.open_lobby("Carol")
    await invite(alice, lobby, bob)
    invitation = await invitation_in(bob)
    await forge(alice, lobby, Leave(int(lobby["id"])))
    asked = message_of(await press(bob, invitation, AcceptInvitation))
    assert "**Carol** (host)" in reading.text(asked)
    assert "You have a seat" in private_text(await press(bob, asked, AcceptInvitation))


async def test_an_invitation_that_was_taken_back_says_so(harness: Harness) -> None:
    alice, bob, lobby, invitation = await bob_is_invited(harness)
    await forge(alice, lobby, RemovePlayer(int(lobby["id"]), int(bob.id)))
    await settled(alice, invitation, "does not take part")


async def test_an_invitation_says_that_its_lobby_was_closed(harness: Harness) -> None:
    alice, _, lobby, invitation = await bob_is_invited(harness)
    await forge(alice, lobby, Cancel())
    await settled(alice, invitation, "was closed before")


async def test_an_invitation_leads_to_the_match_once_it_has_started(harness: Harness) -> None:
    alice, bob, lobby, invitation = await bob_is_invited(harness)
    await alter(bob, lobby, Join())
    await settled(alice, invitation, "has joined")
    await forge(alice, lobby, Start())
    assert reading.buttons(await shown(alice, lobby, "The match has started")) == ["Go to the match"]


async def test_an_invitation_that_was_deleted_holds_up_nothing(harness: Harness) -> None:
    alice, bob, lobby, invitation = await bob_is_invited(harness)
    harness.sandbox.control.delete_message("lobby", invitation["id"])
    await alter(bob, lobby, Join())
    await shown(alice, lobby, "2. **Bob**")
    await forge(alice, lobby, Start())
    await harness.match_of(lobby)
