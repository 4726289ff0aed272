"""People who want to be forgotten are, and servers that have removed the bot are noticed; the others play on."""

from __future__ import annotations

import asyncio
import zipfile
from io import BytesIO

from bot.features.forgetting.feature import ForgetMe, TakeMyData
from bot.features.record.actions import ShareRecord
from bot.store.database import Store
from sandbox.testing import reading
from tests.end_to_end.harness import (
    PATIENCE,
    Harness,
    Match,
    components_of,
    forge,
    is_over,
    message_of,
    press,
    private_text,
)


async def test_a_person_who_is_forgotten_by_direct_message_loses_their_matches(harness: Harness, match: Match) -> None:
    bob = await harness.person("Bob")
    await bob.slash("settings", language="ja", channel="lobby")
    await bob.slash("settings", language="en", channel="dm")
    shown = message_of(await press(bob, message_of(await bob.slash("settings", channel="dm")), ForgetMe))
    assert "1 match or lobby, 1 of them going on" in reading.text(shown)
    assert components_of(shown, ForgetMe)
    taken = message_of(await press(bob, shown, TakeMyData))
    with zipfile.ZipFile(BytesIO(await bob.file(*reading.files(taken)))) as packed:
        assert '"Bob"' in packed.read("my-data.json").decode()
    assert await traces(harness.bot.services.store, bob.id) != []
    assert "is being deleted" in private_text(await press(bob, shown, ForgetMe))
    await match.wait_for_post(is_over)
    assert "A former player 0 points (conceded)" in reading.text(match.post).replace("**", "")
    await match.settle()
    while await harness.bot.services.store.forgetting.begun():
        await harness.bot.jobs.tidy()
    assert await traces(harness.bot.services.store, bob.id) == []
    assert "is being deleted" in private_text(await forge(bob, shown, ForgetMe(sure=True)))
    assert "nothing to post" in private_text(await forge(bob, match.post, ShareRecord()))
    again = message_of(await forge(bob, shown, ForgetMe()))
    assert "0 matches and lobbies, 0 of them going on" in reading.text(again)


async def test_matches_stand_still_while_a_server_has_removed_the_bot(harness: Harness, match: Match) -> None:
    guild = int(harness.sandbox.control.channel(match.channel).guild_id or "")
    store = harness.bot.services.store
    await match.settle()
    harness.sandbox.control.remove_bot()
    await until(store, guild, gone=True)
    await until_it(harness, match, stands_still=True)
    harness.sandbox.control.invite_bot()
    await until(store, guild, gone=False)
    await until_it(harness, match, stands_still=False)


async def test_a_server_that_removed_the_bot_while_it_was_not_connected_is_noticed(
    harness: Harness, match: Match
) -> None:
    guild = int(harness.sandbox.control.channel(match.channel).guild_id or "")
    await match.settle()
    harness.sandbox.control.cut_gateway(forget=True)
    harness.sandbox.control.remove_bot()
    await until(harness.bot.services.store, guild, gone=True)


async def until(store: Store, guild: int, *, gone: bool) -> None:
    """Waits until Parlour has noted whether it is on a server."""
    async with asyncio.timeout(PATIENCE):
        while (guild in await store.departures.before(2**40)) != gone:
            await asyncio.sleep(0.02)


async def until_it(harness: Harness, match: Match, *, stands_still: bool) -> None:
    """Waits until a match stands still, or goes on."""
    async with asyncio.timeout(PATIENCE):
        while True:
            session = await harness.bot.services.store.sessions.load(match.id)
            if session is not None and session.lost == stands_still:
                return
            await asyncio.sleep(0.02)


async def traces(store: Store, person: str) -> list[bytes]:
    """Returns the keys that name a person, or whose document does."""
    found = [key async for key in store.redis.scan_iter(f"*{person}*") if not key.startswith(b"parlour")]
    for channel in [channel async for channel in store.sessions.all()]:
        document = await store.redis.hget(f"session:{{{channel}}}", "document")
        if person.encode() in (document or b""):
            found.append(b"session")
    return found
