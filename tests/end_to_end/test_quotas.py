"""One person who does too much at once has to wait, reads how long, and holds up nobody else."""

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from bot.actions.board import View
from bot.actions.lobby import InvitePlayer, RemovePlayer, ShowOptions, ShowPlayers
from bot.actions.proposals import Agree, Decline, Propose
from bot.actions.turn import Pick
from bot.domain.absence import played_on
from bot.domain.quotas import (
    BOARDS,
    CALENDARS,
    INVITATIONS_OF_GUEST,
    INVITATIONS_OF_GUEST_BY_HOST,
    LOBBIES,
    LOBBIES_IN_A_DAY,
    LOBBIES_IN_CHANNEL,
    PRESSES,
    PROPOSALS,
    PROPOSALS_IN_MATCH,
    PROPOSALS_WITHOUT_ABSENT,
    SUGGESTIONS,
)
from bot.features.hint.feature import HINTS, Hint
from bot.jobs.commit import commit
from sandbox import Person
from sandbox.testing import reading
from tests.bot.place import Time
from tests.end_to_end.days import rest
from tests.end_to_end.harness import (
    Harness,
    Json,
    Match,
    accept,
    ask,
    components_of,
    forge,
    invite,
    message_of,
    press,
    private_text,
    running_harness,
    take_turn,
)
from tests.end_to_end.proposals import session_of


@pytest.fixture
async def strict_harness(redis_url: str, tmp_path: Path, time: Time) -> AsyncIterator[Harness]:
    """Runs a bot with quotas."""
    async with running_harness(redis_url, tmp_path, now=time, quotas=True) as harness:
        yield harness


async def test_a_person_with_too_many_lobbies_reads_when_the_next_is_allowed(
    strict_harness: Harness, time: Time
) -> None:
    alice, bob = await strict_harness.people("Alice", "Bob")
    for _ in range(LOBBIES.burst):
        message_of(await alice.slash("new", channel="lobby", game="manhattan"))
    refused = private_text(await alice.slash("new", channel="lobby", game="manhattan"))
    assert f"<t:{time.moment + int(LOBBIES.seconds) + 1}:R>" in refused
    message_of(await bob.slash("new", channel="lobby", game="manhattan"))
    time.moment += int(LOBBIES.seconds) + 1
    message_of(await alice.slash("new", channel="lobby", game="manhattan"))


async def test_a_person_opens_only_so_many_lobbies_in_a_day(strict_harness: Harness, time: Time) -> None:
    """Five people could fill a server with threads: it has at most 1,000 that are open."""
    alice = await strict_harness.person("Alice")
    opened = 0
    while "too often" not in reading.text(message_of(await alice.slash("new", channel="lobby", game="manhattan"))):
        opened += 1
        time.moment += int(LOBBIES.seconds) + 1
    assert LOBBIES_IN_A_DAY.burst <= opened <= LOBBIES_IN_A_DAY.burst * 5 // 4


async def test_a_person_who_presses_without_end_is_slowed_down_and_others_are_not(
    strict_harness: Harness, time: Time
) -> None:
    alice, bob = await strict_harness.people("Alice", "Bob")
    lobby = message_of(await alice.slash("new", channel="lobby", game="manhattan"))
    for _ in range(PRESSES.burst - 1):
        message_of(await forge(alice, lobby, ShowOptions()))
    assert "too often" in private_text(await forge(alice, lobby, ShowOptions()))
    assert "too often" not in private_text(await forge(bob, lobby, ShowOptions()))
    time.moment += 5
    assert "too often" not in private_text(await forge(alice, lobby, ShowOptions()))


async def test_a_person_is_invited_only_so_often_by_somebody_else(strict_harness: Harness) -> None:
    alice = await strict_harness.person("Alice")
    lobby = message_of(await alice.slash("new", channel="lobby", game="manhattan"))
    bob = await strict_harness.person("Bob")
    players = message_of(await press(alice, lobby, ShowPlayers))
    (menu,) = components_of(players, InvitePlayer)
    for _ in range(INVITATIONS_OF_GUEST_BY_HOST.burst):
        assert "too often" not in private_text(await alice.choose(players, menu["custom_id"], bob.id))
        await forge(alice, players, RemovePlayer(int(lobby["id"]), int(bob.id)))
    assert "too often" in private_text(await alice.choose(players, menu["custom_id"], bob.id))


async def test_several_people_keep_nobody_from_inviting_somebody_who_is_then_not_called(
    strict_harness: Harness,
) -> None:
    alice, bob, carol, dave = await strict_harness.people("Alice", "Bob", "Carol", "Dave")
    for host in alice, bob:
        for _ in range(INVITATIONS_OF_GUEST_BY_HOST.burst):
            lobby = message_of(await host.slash("new", game="manhattan", second="Dave"))
            await dave.wait_for(partial(calls, dave, lobby), channel="lobby")
        lobby = message_of(await host.slash("new", game="manhattan"))
        for _ in range(INVITATIONS_OF_GUEST.burst):
            assert "too often" in private_text(await invite(host, lobby, dave)), "it counts for nobody"
    assert INVITATIONS_OF_GUEST.burst == 2 * INVITATIONS_OF_GUEST_BY_HOST.burst
    lobby = message_of(await carol.slash("new", game="manhattan", second="Dave"))
    await strict_harness.answered()
    assert not any(calls(dave, lobby, post) for post in await dave.messages("lobby"))
    assert "席に着きました" in await accept(dave, lobby), "Dave reads Japanese"


def calls(person: Person, lobby: Json, post: Json) -> bool:
    """Whether a post after the lobby mentions somebody."""
    return int(post["id"]) > int(lobby["id"]) and person.id in [user["id"] for user in post["mentions"]]


async def test_others_keep_nobody_from_opening_their_first_lobby_in_a_channel(strict_harness: Harness) -> None:
    quotas, now = strict_harness.bot.services.quotas, strict_harness.now()
    alice, bob = await strict_harness.people("Alice", "Bob")
    message_of(await alice.slash("new", channel="lobby", game="manhattan"))
    lobby = await alice.channel("lobby")
    for _ in range(LOBBIES_IN_CHANNEL.burst):
        quotas.take(LOBBIES_IN_CHANNEL, int(lobby["id"]), now)
    for _ in range(LOBBIES.burst):
        assert "Many lobbies" in private_text(await alice.slash("new", channel="lobby", game="manhattan"))
    message_of(await alice.slash("new", channel="manhattan", game="manhattan"))
    assert "Players" in reading.text(message_of(await bob.slash("new", channel="lobby", game="manhattan")))


async def test_an_invitation_that_is_accepted_does_not_count(strict_harness: Harness) -> None:
    alice, bob = await strict_harness.people("Alice", "Bob")
    lobby = message_of(await alice.slash("new", channel="lobby", game="manhattan"))
    players = message_of(await press(alice, lobby, ShowPlayers))
    (menu,) = components_of(players, InvitePlayer)
    for _ in range(INVITATIONS_OF_GUEST_BY_HOST.burst + 2):
        assert "too often" not in private_text(await alice.choose(players, menu["custom_id"], bob.id))
        assert "You have a seat" in await accept(bob, lobby)
        await forge(alice, players, RemovePlayer(int(lobby["id"]), int(bob.id)))


async def test_hints_of_one_turn_are_one_and_a_limit_names_itself_in_the_panel(
    strict_harness: Harness, time: Time
) -> None:
    match = await strict_harness.start_match("Bob", set_up={"rated": "no"})
    (mover,) = await match.people_to_move()
    for _ in range(HINTS.burst + 1):
        assert "The computer would choose" in private_text(await ask(mover, match, Hint))
    await take_turn(mover, match.post)
    await match.settled_post()
    (other,) = await match.people_to_move()
    for _ in range(HINTS.burst):
        strict_harness.bot.services.quotas.take(HINTS, int(other.id), time.moment)
    limited = message_of(await ask(other, match, Hint))
    assert "hints for several turns" in reading.text(limited)
    assert components_of(limited, Pick), "the turn goes on"


async def test_a_person_who_looks_at_many_boards_has_to_wait(strict_harness: Harness) -> None:
    alice, bob = await strict_harness.people("Alice", "Bob")
    match = await strict_harness.start_match("Bob")
    for _ in range(BOARDS.burst):
        message_of(await ask(alice, match, View))
    assert "too often" in private_text(await ask(alice, match, View))
    message_of(await ask(bob, match, View))


async def test_a_person_who_proposes_again_and_again_reads_when_the_next_proposal_is_allowed(
    strict_harness: Harness, time: Time
) -> None:
    alice, bob = await strict_harness.people("Alice", "Bob")
    match = await strict_harness.start_match("Bob")
    for _ in range(PROPOSALS.burst):
        assert "Proposed" in await proposed(alice, match)
        await ask(bob, match, Decline)
    refused = await proposed(alice, match)
    assert "many proposals" in refused
    assert f"<t:{time.moment + int(PROPOSALS.seconds) + 1}:R>" in refused
    time.moment += int(PROPOSALS.seconds) + 1
    assert "Proposed" in await proposed(alice, match)


async def proposed(person: Person, match: Match, what: str = "pause") -> str:
    """Proposes something; returns the answer."""
    offered = message_of(await person.slash("propose", channel=match.channel, what=what))
    return private_text(await press(person, offered, Propose))


async def test_several_people_together_call_nobody_again_and_again_by_proposals(strict_harness: Harness) -> None:
    alice, bob, carol = await strict_harness.people("Alice", "Bob", "Carol")
    match = await strict_harness.start_match("Bob", "Carol")
    answers = []
    for person in [alice, bob, carol] * PROPOSALS.burst:
        answers.append(await proposed(person, match))
        await ask(alice, match, Decline)
    assert sum("Proposed" in answer for answer in answers) == PROPOSALS_IN_MATCH.burst


async def test_a_proposal_that_is_agreed_to_does_not_count_in_the_match(strict_harness: Harness) -> None:
    alice, bob = await strict_harness.people("Alice", "Bob")
    match = await strict_harness.start_match("Bob")
    quotas, now = strict_harness.bot.services.quotas, strict_harness.now()
    for _ in range(PROPOSALS_IN_MATCH.burst - 1):
        quotas.take(PROPOSALS_IN_MATCH, match.id, now)
    assert "Proposed" in await proposed(alice, match, "unrate")
    await ask(bob, match, Agree)
    assert "Proposed" in await proposed(alice, match)
    await ask(bob, match, Decline)
    assert "many proposals" in await proposed(alice, match)


async def test_proposals_of_others_keep_nobody_from_ending_a_pause(strict_harness: Harness) -> None:
    alice, bob = await strict_harness.people("Alice", "Bob")
    match = await strict_harness.start_match("Bob", set_up={"clock": "fast"})
    assert "Proposed" in await proposed(alice, match)
    await ask(bob, match, Agree)
    for _ in range(PROPOSALS_IN_MATCH.burst):
        strict_harness.bot.services.quotas.take(PROPOSALS_IN_MATCH, match.id, strict_harness.now())
    assert "pause ends" in await proposed(alice, match, "resume")


async def test_somebody_absent_is_told_only_so_often_of_proposals_that_do_not_wait_for_them(
    strict_harness: Harness,
) -> None:
    alice, bob = await strict_harness.people("Alice", "Bob")
    match = await strict_harness.start_match("Bob")
    session, services = await session_of(match), strict_harness.bot.services
    seat = session.seat_of(int(bob.id))
    assert seat is not None
    await commit(services.store, services.queue, strict_harness.now(), session, lambda now: played_on(now, seat))
    for _ in range(PROPOSALS_WITHOUT_ABSENT.burst):
        assert "Proposed" in await proposed(alice, match, "annul")
        await ask(alice, match, Decline)
    assert "many proposals" in await proposed(alice, match, "annul")
    for _ in range(PROPOSALS_IN_MATCH.burst - PROPOSALS_WITHOUT_ABSENT.burst):
        services.quotas.take(PROPOSALS_IN_MATCH, match.id, strict_harness.now())
    assert "Agreed" in await proposed(alice, match), "nobody else has to agree to a pause"


async def test_a_person_who_types_without_end_reads_in_the_suggestions_that_they_have_to_wait(
    strict_harness: Harness, time: Time
) -> None:
    alice, bob = await strict_harness.people("Alice", "Bob")
    for _ in range(SUGGESTIONS.burst):
        assert await alice.autocomplete("play", option="match", channel="dm", typed="Man") == []
    (wait,) = await alice.autocomplete("play", option="match", channel="dm", typed="Man")
    assert "Wait a few seconds" in wait["name"]
    assert wait["value"] == "Man", "what was typed stays"
    assert await bob.autocomplete("play", option="match", channel="dm", typed="Man") == []
    time.moment += int(SUGGESTIONS.seconds) + 1
    assert await alice.autocomplete("play", option="match", channel="dm", typed="Man") == []


async def test_a_person_who_changes_their_hours_again_and_again_has_to_wait(strict_harness: Harness) -> None:
    alice = await strict_harness.person("Alice")
    for number in range(CALENDARS.burst):
        assert "too often" not in private_text(await alice.slash("settings", quiet=f"{number}-{number + 8}"))
    assert "too often" in private_text(await alice.slash("settings", quiet="1-9"))
    assert "too often" in private_text(await rest(alice, 5))
    assert "too often" not in private_text(await alice.slash("settings", mention=False))
