"""Data of a newer version is refused; that of an older one is taken over."""

import msgspec
import pytest
from msgspec import structs

from bot.app.client import create_bot
from bot.domain.stored_forms import FORM
from bot.settings import Settings
from bot.store.database import Store
from bot.store.sessions import GameGone
from bot.store.stored_format import NewerData, claim
from tests.bot.sessions import ALICE, lobby
from tools import stored_form


async def test_data_of_a_newer_version_is_refused_and_left_alone(store: Store, settings: Settings) -> None:
    await store.redis.set("format", FORM + 1)
    async with create_bot(settings, connects=False) as bot:
        with pytest.raises(NewerData, match="written by a newer Parlour"):
            await bot.login("token")
    assert await store.redis.get("format") == str(FORM + 1).encode()


async def test_data_of_an_older_version_is_taken_over(store: Store) -> None:
    await store.redis.set("format", FORM - 1)
    await claim(store.redis)
    await claim(store.redis)
    assert await store.redis.get("format") == str(FORM).encode()


def test_the_form_has_another_number_if_what_is_stored_changes() -> None:
    """Otherwise an earlier version would take over documents whose new fields it drops at its next commit."""
    assert stored_form.FILE.read_text(encoding="utf-8").splitlines() == stored_form.lines()


async def test_a_session_of_a_newer_form_is_left_alone(store: Store) -> None:
    session = lobby(ALICE)
    await store.sessions.create(session)
    document = f"session:{{{session.id}}}"
    newer = msgspec.json.encode(structs.replace(session, form=FORM + 1))
    await store.redis.hset(document, "document", newer)
    with pytest.raises(GameGone, match="written by a newer Parlour"):
        await store.sessions.load(session.id)
    assert await store.redis.hget(document, "document") == newer
