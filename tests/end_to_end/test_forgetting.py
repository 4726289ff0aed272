"""/forget-me: a person sees what is stored about them, confirms, and is gone; the others play on."""

from __future__ import annotations

from bot.actions.forgetting import ForgetMe
from bot.store.database import Store
from sandbox.testing import reading
from tests.end_to_end.harness import Harness, Match, components_of, forge, is_over, message_of, press, private_text


async def test_a_person_who_is_forgotten_by_direct_message_loses_their_matches(harness: Harness, match: Match) -> None:
    bob = await harness.person("Bob")
    await bob.slash("settings", language="ja", channel="lobby")
    await bob.slash("settings", language="en", channel="dm")
    shown = message_of(await bob.slash("forget-me", channel="dm"))
    assert "1 match or lobby, 1 of them going on" in reading.text(shown)
    assert components_of(shown, ForgetMe)
    assert await traces(harness.bot.services.store, bob.id) != []
    assert "is being deleted" in private_text(await press(bob, shown, ForgetMe))
    await match.wait_for_post(is_over)
    assert "A former player 0 points (conceded)" in reading.text(match.post).replace("**", "")
    await match.settle()
    while await harness.bot.services.store.forgetting.begun():
        await harness.bot.services.jobs.tidy()
    assert await traces(harness.bot.services.store, bob.id) == []
    assert "is being deleted" in private_text(await forge(bob, shown, ForgetMe(sure=True)))
    again = message_of(await bob.slash("forget-me", channel="dm"))
    assert "0 matches and lobbies, 0 of them going on" in reading.text(again)


async def traces(store: Store, person: str) -> list[bytes]:
    """Returns the keys that name a person, or whose document does."""
    found = [key async for key in store.redis.scan_iter(f"*{person}*") if not key.startswith(b"parlour")]
    for channel in [channel async for channel in store.sessions.all()]:
        document = await store.redis.hget(f"session:{{{channel}}}", "document")
        if person.encode() in (document or b""):
            found.append(b"session")
    return found
