"""A game gets another option: what is stored from before is loaded, looked at and played on."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.domain import lobbies
from bot.domain.session import AnySession, Stage
from bot.features.result.feature import recap_of
from bot.handlers.entropy import new_proof
from bot.handlers.replaying import record_of, replayed
from bot.store.archive import Archived, compressed
from bot.store.database import Store
from bot.store.keys import keys
from rules import games, verify
from rules.match import AnyEntry
from tests.bot.sessions import ALICE, BOB, lobby, played_out
from tests.rules.new_option import NEW, Upgrade, upgrade
from tools.random_matches import random_match

__all__ = ["upgrade"]

STORED = Path(__file__).parents[2] / "stored"
every_game = pytest.mark.parametrize("game", games.names())


async def keep(store: Store, session: int, **fields: bytes) -> None:
    """Stores the fields of a session."""
    stored: Any = {"revision": 1, **fields}
    await store.redis.hset(keys(session).document, mapping=stored)


async def load(store: Store, channel: int) -> tuple[AnySession, list[AnyEntry]]:
    session = await store.sessions.load(channel)
    assert session is not None
    return session, await store.sessions.log(session)


@every_game
@pytest.mark.parametrize("archived", [False, True])
async def test_a_match_of_an_earlier_version_is_loaded_replayed_and_played_to_its_end(
    store: Store, upgrade: Upgrade, game: str, *, archived: bool
) -> None:
    stored = msgspec.json.decode((STORED / "matches/2026-11-23" / f"{game}.json").read_bytes())
    channel = stored["document"]["id"]
    if archived:
        await keep(store, channel, packed=(STORED / "archives" / f"{game}.bin").read_bytes())
    else:
        await keep(store, channel, document=msgspec.json.encode(stored["document"]))
        await store.redis.rpush(keys(channel).log, *map(msgspec.json.encode, stored["log"]))
    upgrade()
    session, log = await load(store, channel)
    assert NEW.name not in session.playing.options
    assert replayed(session, log).state == session.playing.state
    assert recap_of(session, log) is not None
    assert played_out(session).stage is Stage.OVER


@every_game
async def test_an_archived_match_still_proves_its_chance(store: Store, upgrade: Upgrade, game: str) -> None:
    played = random_match(game, games.load(game).info.fewest, 1)
    channel, document = played.session.id, msgspec.json.encode(played.session)
    await keep(store, channel, compressed=compressed(Archived(document, [*map(msgspec.json.encode, played.log)])))
    upgrade()
    session, log = await load(store, channel)
    assert verify.findings(record_of(session, log, "en")) == []


def test_a_lobby_from_before_starts_with_the_default_of_the_new_option(upgrade: Upgrade) -> None:
    gathered = lobby(ALICE, BOB, options={"promo": "on"})
    upgrade()
    session = lobbies.start(gathered, ALICE, gathered.id, new_proof()).session
    assert session.playing.options[NEW.name] == NEW.values[0]
