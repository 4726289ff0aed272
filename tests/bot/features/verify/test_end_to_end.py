"""Fair chance: published in the lobby, mixed with what players add, and verified from a file on another machine."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import aiohttp
import msgspec
from msgspec import structs

from bot.actions.board import Concede
from bot.actions.custom_id import encode
from bot.actions.lobby import Join, ShowLobby, Start
from bot.domain.session import AnySession
from bot.features.verify.feature import Verify, WriteWords
from rules.proof import chance_key
from sandbox import Answer, Person
from sandbox.testing import reading
from tests.end_to_end.harness import (
    Harness,
    Json,
    Match,
    ask,
    components_of,
    forge,
    is_over,
    message_of,
    press,
    private_text,
)
from tests.end_to_end.posts import fingerprint_from, fingerprint_of, hashes_in

WORDS = "seven blue cats"


async def parlour_verify(file: Path, *arguments: str) -> tuple[int, str]:
    """Runs `parlour verify` as a process of its own. Returns its exit code and what it printed."""
    command = (str(Path(sys.executable).with_name("parlour")), "verify", str(file), *arguments)
    output = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*command, stdout=output, stderr=asyncio.subprocess.STDOUT)
    printed, _ = await process.communicate()
    return process.returncode or 0, printed.decode()


async def written(person: Person, message: Json, words: str, session: int = 0) -> Answer:
    """Adds words to the chance of a match, by the form."""
    wanted = components_of(message, WriteWords)
    opens = wanted[0]["custom_id"] if wanted else encode(WriteWords(session))
    form = (await person.click(message, custom_id=opens, forge=True)).modal
    assert form is not None
    return await person.submit(form, {"text": words})


async def test_a_player_verifies_a_match_from_what_they_have_seen_and_added(harness: Harness, tmp_path: Path) -> None:
    alice, bob, carol = await harness.people("Alice", "Bob", "Carol")
    lobby = message_of(await alice.slash("new", game="manhattan"))
    published = fingerprint_of(lobby)
    await harness.press_silently(bob, lobby, Join)
    assert "not joined" in private_text(await written(carol, lobby, WORDS))
    page = message_of(await press(bob, message_of(await press(bob, lobby, ShowLobby)), Verify))
    assert "Write 1 to 100" in private_text(await written(bob, page, " "))
    (digest,) = hashes_in(private_text(await written(bob, page, WORDS)))
    promised = private_text(await forge(alice, lobby, Verify(int(lobby["id"]))))
    assert published in promised
    assert f"words {digest[:12]}…" in promised.replace("`", "")
    await forge(alice, lobby, Start())

    match = await harness.match_of(lobby)
    assert fingerprint_of(match.post) == published
    assert published in private_text(await ask(bob, match, Verify))
    assert "already started" in private_text(await written(bob, match.post, WORDS, match.id))
    await forge(bob, match.post, Concede(match.id, sure=True))
    result = await match.wait_for_post(is_over)
    assert fingerprint_of(result) == published

    page = message_of(await forge(carol, match.post, Verify(match.id)))
    assert "✅" in reading.text(page)
    whole, secret = hashes_in(reading.text(page))
    assert fingerprint_from(secret) == published
    (address,) = reading.files(page)
    async with aiohttp.ClientSession() as http, http.get(address) as answer:
        file = tmp_path / "match.json"
        file.write_bytes(await answer.read())
    assert file.stat().st_size < 100_000
    for seen in (published, whole, f" {published.upper()} "):
        code, printed = await parlour_verify(file, "--published", seen, "--words", WORDS)
        assert (code, "Alice" in printed, "follow" in printed) == (0, True, True), printed
        assert published in printed
    code, printed = await parlour_verify(file, "--published", digest, "--words", "other words")
    assert code == 1
    assert "another hash than the lobby" in printed
    assert "Nobody has added these words" in printed
    code, printed = await parlour_verify(file, "--published", published[:16])
    assert (code, "another hash than the lobby" in printed) == (1, True), "a part of a fingerprint binds to less"


async def stored_over(harness: Harness, match: Match) -> AnySession:
    """Ends a match; returns it as it is stored."""
    (alice,) = await harness.people("Alice")
    await forge(alice, match.post, Concede(match.id, sure=True))
    await match.wait_for_post(is_over)
    await match.settle()
    session = await harness.bot.services.store.sessions.load(match.id)
    assert session is not None
    return session


async def verified(harness: Harness, match: Match, session: AnySession) -> str:
    """Stores a match as it never was; returns what Alice reads when she verifies it."""
    (alice,) = await harness.people("Alice")
    redis = harness.bot.services.store.redis
    await redis.hset(f"session:{{{session.id}}}", "document", msgspec.json.encode(session))
    return private_text(await ask(alice, match, Verify))


async def test_a_key_that_was_swapped_in_the_store_is_found(harness: Harness, match: Match) -> None:
    session = await stored_over(harness, match)
    assert session.proof is not None
    swapped = structs.replace(session, proof=structs.replace(session.proof, published="0" * 64))
    proof = await verified(harness, match, swapped)
    assert "✅" not in proof
    assert "❌ The secret does not have the published hash" in proof


async def test_a_match_of_other_rules_is_not_called_wrong(harness: Harness, match: Match) -> None:
    session = await stored_over(harness, match)
    played = session.playing
    assert session.proof is not None
    played.version = 0
    played.state.chance.key = chance_key(session.proof, session.game, played.version, played.options)
    proof = await verified(harness, match, session)
    assert "⚠️ This match was played by another version of the rules" in proof
    assert "✅" not in proof
    assert "❌" not in proof
