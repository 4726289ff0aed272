"""A seat goes to somebody else, or to the computer: by the table's consent, and told to who had it."""

from __future__ import annotations

from bot.actions.board import More
from bot.actions.proposals import Agree, Decide
from sandbox.testing import reading
from tests.end_to_end.deciding import ballot_of, session_of, three, turns
from tests.end_to_end.game_night import GameNight, Match, press, said_privately, shown, take_turn


async def test_somebody_else_takes_a_seat_and_the_former_owner_is_told(night: GameNight) -> None:
    match = await three(night)
    alice, bob, carol, dave = await night.people("Alice", "Bob", "Carol", "Dave")
    await turns(match, 1)
    seat = (await session_of(match)).seat_of(int(bob.id))
    panel = shown(await press(alice, match.post, More))
    panel = shown(await press(alice, panel, Decide))
    panel = shown(await alice.click(panel, "Replace Bob"))
    (people,) = reading.menus(panel)
    await alice.choose(panel, people["custom_id"], dave.id)
    ballot = await ballot_of(match)
    assert {user["id"] for user in ballot["mentions"]} == {carol.id, dave.id}
    night.sandbox.control.set_locale("Dave", "en-US")
    assert "Waiting for the others" in said_privately(await dave.click(ballot, "Take the seat"))
    await carol.click(ballot, "Agree")
    post = await match.next_post()
    assert f"**Dave** takes over for <@{bob.id}>" in reading.text(post)
    assert bob.id in {user["id"] for user in post["mentions"]}
    session = await session_of(match)
    assert (session.seat_of(int(dave.id)), session.seat_of(int(bob.id))) == (seat, None)
    await match.settle()
    assert "Nothing is waiting" in said_privately(await bob.slash("turns"))


async def test_the_computer_plays_on_where_two_agree_to_it(night: GameNight, match: Match) -> None:
    alice, bob = await night.people("Alice", "Bob")
    seats = await alice.autocomplete("replace", option="player", channel=match.channel)
    seat = next(choice["value"] for choice in seats if choice["name"] == "Bob")
    assert "Proposed" in said_privately(await alice.slash("replace", channel=match.channel, player=seat))
    await press(bob, await ballot_of(match), Agree)
    assert f"**Computer 1** takes over for <@{bob.id}>" in reading.text(await match.next_post())
    await take_turn(alice, match.post)
    await match.post_that(lambda post: "**Computer 1** took" in reading.text(post))


async def test_the_seat_of_who_left_the_server_needs_no_consent_of_theirs(night: GameNight, match: Match) -> None:
    alice, bob = await night.people("Alice", "Bob")
    night.sandbox.control.fail(f"GET /guilds/.*/members/{bob.id}", 404, code=10007)
    told = said_privately(await alice.slash("replace", channel=match.channel, player="1"))
    assert "All have agreed" in told
    assert f"takes over for <@{bob.id}>" in reading.text(await match.next_post())
    await match.settle()
    ballots = [m for m in await alice.messages(match.channel) if "🗳️" in reading.text(m)]
    assert ballots == []


async def test_who_cannot_take_a_seat_is_not_proposed(night: GameNight, match: Match) -> None:
    alice = await night.person("Alice")
    for by, why in (("Alice", "already plays in this match"), ("Parlour", "Other bots cannot play")):
        told = said_privately(await alice.slash("replace", channel=match.channel, player="1", by=by))
        assert why in told
    assert "not one of the options" in said_privately(await alice.slash("replace", channel=match.channel, player="Bob"))
