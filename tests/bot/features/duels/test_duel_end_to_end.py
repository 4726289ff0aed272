"""A duel: from the lobby to the table, and what would spoil it for those who still play."""

from __future__ import annotations

from random import Random

from bot.actions.sharing import Share
from bot.domain import session_options
from bot.domain.calendar import DAY, HOUR
from bot.domain.session import AnySession, Change, Stage, played
from bot.features.analysis.actions import Analysis
from bot.features.duels import duel
from bot.features.duels.domain import DUEL
from bot.features.duels.duel_actions import CloseDuel, CompareDuel, DeclineDuel, OpenDuel, PlayDuel, ShowDuel
from bot.features.duels.duel_store import Duels
from bot.features.forgetting.feature import ForgetMe
from bot.features.hint.feature import Hint
from bot.features.replay.actions import Export, Replay, TryAgain
from bot.features.story.feature import Story
from bot.features.verify.feature import Verify
from bot.handlers.sharing import PAGES
from bot.jobs.commit import commit
from rules import match as matches
from rules.proof import fingerprint, promise
from sandbox import Person
from sandbox.testing import reading
from tests.end_to_end.days import Days
from tests.end_to_end.harness import (
    Harness,
    Json,
    components_of,
    elsewhere,
    forge,
    message_of,
    press,
    private_text,
    set_option,
)


async def open_duel(harness: Harness, *others: str) -> tuple[Json, int]:
    """Opens a lobby of Mint Works as Alice, which becomes a duel; returns the message of the duel, and its id."""
    alice = await harness.person("Alice")
    lobby = await harness.open_lobby(*others, game="mint_works")
    await set_option(alice, lobby, session_options.LEVEL.name, session_options.OWN)
    opened = message_of(await forge(alice, lobby, OpenDuel(int(lobby["id"]))))
    return opened, int(opened["id"])


async def begin(harness: Harness, person: Person, opened: Json) -> AnySession:
    """Begins somebody's match of a duel and returns it."""
    told = private_text(await press(person, opened, PlayDuel))
    assert "waiting for you" in told
    return await match_of(harness, person, int(opened["id"]))


async def match_of(harness: Harness, person: Person, number: int) -> AnySession:
    store = harness.bot.services.store
    standing = await store.of(Duels).load(number)
    assert standing is not None
    session = await store.sessions.load(standing.entries[int(person.id)].session)
    assert session is not None
    return session


async def finish(harness: Harness, session: AnySession, seed: int = 1) -> None:
    """Plays somebody's match at random to its end, with its whole log."""
    dice, at, log = Random(seed), session.playing, []
    while to_move := matches.to_move(at):
        question = matches.question(at, to_move[0])
        assert question is not None
        at, entries = matches.commit_move(at, to_move[0], dice.choice(question.options))
        log += entries

    def end(now: AnySession) -> Change:
        return played(now, at, log, moved=harness.now())

    services = harness.bot.services
    await commit(services.store, services.queue, harness.now(), session, end)
    await harness.bot.jobs.sweep()


async def shown(person: Person, opened: Json, text: str) -> Json:
    """Waits until the message of the duel shows a text."""
    return await person.wait_for(lambda now: now["id"] == opened["id"] and text in reading.text(now))


async def test_a_lobby_becomes_a_duel_whose_people_see_each_other_only_at_its_end(harness: Harness) -> None:
    alice, bob, carol = await harness.people("Alice", "Bob", "Carol")
    opened, number = await open_duel(harness, "Bob")
    invited = await bob.wait_for(lambda now: bool(components_of(now, DeclineDuel)))
    assert "invites you to a duel" in reading.text(invited)
    assert "Only those who were invited" in private_text(await press(carol, opened, PlayDuel))
    first, second = [await begin(harness, person, opened) for person in (alice, bob)]
    assert first.playing.state.chance == second.playing.state.chance
    assert first.guild == 0
    await finish(harness, first, 1)
    await shown(bob, opened, "**Alice** has finished")
    await nothing_is_shown(bob, alice, first)
    await finish(harness, second, 2)
    over = await shown(bob, opened, "The duel is over")
    assert "1. " in reading.alt_texts(over)[0]
    panel = message_of(await press(bob, over, ShowDuel))
    side = message_of(await press(bob, panel, CompareDuel))
    assert "Side by side" in reading.text(side)
    assert {"Alice", "Bob"} <= {word.strip("*") for word in reading.text(side).split()}
    assert "still play" not in private_text(await forge(bob, over, Replay(first.id)))
    proof = private_text(await forge(bob, over, Verify(first.id)))
    assert "✅" in proof
    standing = await harness.bot.services.store.of(Duels).load(number)
    assert standing is not None
    assert fingerprint(promise(standing.duel.secret).published) in proof
    assert "no match" in private_text(await forge(carol, over, Replay(first.id))).lower()
    assert not components_of(message_of(await press(carol, over, ShowDuel)), CompareDuel)


async def nothing_is_shown(bob: Person, alice: Person, finished: AnySession) -> None:
    """Checks that neither Bob, who still plays, nor Alice, who has finished, sees what would spoil the duel."""
    here, own = await elsewhere(bob, "lobby"), await elsewhere(alice, "dm")
    duel_of = DUEL.of(finished).id
    for kind in (Replay, Story, Verify, Export, TryAgain, Analysis, Hint):
        assert "no match" in private_text(await forge(bob, here, kind(finished.id))).lower(), kind
    for kind in (Verify, Export, TryAgain, Analysis):
        assert "still play this duel" in private_text(await forge(alice, own, kind(finished.id))), kind
    channel = await elsewhere(alice, "lobby")
    before = [message["id"] for message in await bob.messages("lobby")]
    for page in PAGES:
        await forge(alice, channel, Share(finished.id, page.name))
    assert [message["id"] for message in await bob.messages("lobby")] == before, "nothing is posted where others read"
    panel = message_of(await forge(bob, here, ShowDuel(duel_of)))
    assert not reading.alt_texts(panel)
    assert not components_of(panel, CompareDuel)
    assert "still play this duel" in private_text(await forge(bob, here, CompareDuel(duel_of)))


async def test_forgetting_somebody_gives_them_no_second_try_and_takes_them_off_the_message(harness: Harness) -> None:
    alice, bob = await harness.people("Alice", "Bob")
    opened, number = await open_duel(harness)
    begun = await begin(harness, bob, opened)
    assert begun.setting(session_options.LEVEL) == "normal"  # that of the people would not be the same for all
    await shown(alice, opened, "**Bob** is playing")
    sure = message_of(await press(bob, await elsewhere(bob, "lobby"), ForgetMe))
    await press(bob, sure, ForgetMe)
    await alice.wait_for(lambda now: now["id"] == opened["id"] and "Bob" not in reading.text(now))
    assert "had your try" in private_text(await press(bob, opened, PlayDuel))
    standing = await harness.bot.services.store.of(Duels).load(number)
    assert standing is not None
    assert int(bob.id) not in standing.entries


async def test_who_declines_or_has_not_finished_when_the_time_is_over_does_not_hold_up_the_others(days: Days) -> None:
    harness = days.harness
    alice, bob, carol = await harness.people("Alice", "Bob", "Carol")
    opened, number = await open_duel(harness)
    assert "at least two" in private_text(await forge(alice, opened, CloseDuel(number)))
    await forge(alice, opened, DeclineDuel(number))
    standing = await harness.bot.services.store.of(Duels).load(number)
    assert standing is not None
    assert not standing.entries, "its host can decline, too"
    first, second = [await begin(harness, person, opened) for person in (alice, bob)]
    assert "Let nobody else" not in private_text(await forge(bob, opened, CloseDuel(number)))
    await forge(alice, opened, CloseDuel(number))
    assert "lets nobody else in" in private_text(await press(carol, opened, PlayDuel))
    await finish(harness, first)
    await days.advance(duel.TIME)
    over = await shown(alice, opened, "The duel is over")
    assert "2. Bob: not finished" in reading.alt_texts(over)[0]
    session = await harness.bot.services.store.sessions.load(second.id)
    assert session is not None
    assert session.stage is Stage.PLAY
    await finish(harness, session)
    standing = await harness.bot.services.store.of(Duels).load(number)
    assert standing is not None
    assert not standing.entries[int(bob.id)].counts
    assert "is over" in private_text(await forge(carol, opened, PlayDuel(number)))


async def both_count(harness: Harness, opened: Json, second: AnySession) -> None:
    """Finishes the second match of a duel; both matches count."""
    await finish(harness, second)
    await shown(await harness.person("Bob"), opened, "The duel is over")
    standing = await harness.bot.services.store.of(Duels).load(int(opened["id"]))
    assert standing is not None
    assert all(entry.counts for entry in standing.entries.values())


async def test_a_duel_stands_still_and_stays_secret_while_parlour_is_not_on_its_server(days: Days) -> None:
    harness, control = days.harness, days.harness.sandbox.control
    alice, bob = await harness.people("Alice", "Bob")
    opened, _ = await open_duel(harness, "Bob")
    first, second = [await begin(harness, person, opened) for person in (alice, bob)]
    await finish(harness, first)
    guild, ends = int(control.channel("lobby").guild_id or 0), days.time.moment + duel.TIME
    await days.advance(2 * DAY)
    control.remove_bot()
    await harness.bot.jobs.follow_server(guild)
    await days.advance(6 * DAY)
    assert "still play this duel" in private_text(await forge(alice, await elsewhere(alice, "dm"), Verify(first.id)))
    control.invite_bot()
    await harness.bot.jobs.follow_server(guild)
    await shown(bob, opened, f"<t:{ends + 6 * DAY}:R>")
    await both_count(harness, opened, second)


async def test_a_duel_lasts_longer_by_as_long_as_parlour_was_down(days: Days) -> None:
    harness = days.harness
    alice, bob = await harness.people("Alice", "Bob")
    opened, _ = await open_duel(harness, "Bob")
    first, second = [await begin(harness, person, opened) for person in (alice, bob)]
    await finish(harness, first)
    ends = days.time.moment + duel.TIME
    await days.advance(duel.TIME - HOUR)
    await days.down(30 * HOUR)
    await shown(bob, opened, f"<t:{ends + 30 * HOUR}:R>")
    await both_count(harness, opened, second)
