"""A match under way meets other rules than it was stored with: nobody is locked out, and its players are notified."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from bot.actions.turn import Done, Play, TakeBack
from bot.domain.session import AnySession
from rules.manhattan.moves import UseCard
from tests.end_to_end.harness import (
    Harness,
    Match,
    choose,
    choose_all,
    components_of,
    message_of,
    open_panel,
    press,
    private_text,
    take_turn,
)
from tests.end_to_end.proposals import session_of, take_turns


async def stored_as(harness: Harness, match: Match, change: Callable[[AnySession], None]) -> None:
    """Changes the stored session, as if another version had stored it."""
    session = await session_of(match)
    change(session)
    redis = harness.bot.services.store.redis
    await redis.hset(f"session:{{{match.channel}}}", "document", msgspec.json.encode(session))


async def test_a_draft_that_does_not_fit_any_more_is_cut_and_its_player_reads_it(
    harness: Harness, match: Match
) -> None:
    alice = await harness.person("Alice")
    await choose(alice, await open_panel(alice, match.post))
    drafted = (await session_of(match)).playing.drafts[0]

    def spoil(session: AnySession) -> None:
        session.playing.drafts[0] = [*drafted, UseCard(1, 1)]

    await stored_as(harness, match, spoil)
    shown = await press(alice, match.post, Play)
    assert "One of your choices does not fit any more and was dropped." in private_text(shown)
    assert components_of(message_of(shown), TakeBack), "the choices before it are kept"
    after = await choose(alice, message_of(shown))
    assert "does not fit" not in private_text(after)
    await take_turn(alice, match.post)
    await match.next_post()


async def test_undo_offers_a_rewind_if_nothing_of_a_draft_is_left(harness: Harness, match: Match) -> None:
    alice = await harness.person("Alice")
    await stored_as(harness, match, lambda session: session.playing.drafts.update({0: [UseCard(1, 1)]}))
    assert "There is nothing to take back" in private_text(
        await alice.slash("propose", channel=match.channel, what="undo")
    )


async def test_a_match_of_older_rules_goes_on_and_cannot_be_rewound(harness: Harness, match: Match) -> None:
    alice = await harness.person("Alice")
    await take_turns(match, 1)

    def age(session: AnySession) -> None:
        session.playing.version = 0

    await stored_as(harness, match, age)
    assert "older rules" in private_text(await alice.slash("propose", channel=match.channel, what="undo"))
    assert (await session_of(match)).proposal is None
    await take_turns(match, 1)


async def test_a_game_that_cannot_go_on_says_so_and_loses_nothing(harness: Harness, match: Match) -> None:
    alice = await harness.person("Alice")
    panel = await choose_all(alice, await open_panel(alice, match.post))
    before = await session_of(match)

    def spoil(session: AnySession) -> None:
        for player in session.playing.state.players[1:]:
            player.supply = {colour: [0, 0, 0, 0] for colour in player.supply}

    await stored_as(harness, match, spoil)
    for _ in range(2):
        assert "there is an error in its rules" in private_text(await press(alice, panel, Done))
    after = await session_of(match)
    assert (after.revision, after.entries, after.playing.drafts) == (
        before.revision,
        before.entries,
        before.playing.drafts,
    )
