"""`parlour migrate` brings an older database to the form of today, and says what it did."""

from pathlib import Path

import pytest

from bot.app.management import CannotManage
from bot.app.migration import migrating
from bot.domain.session import Stage
from bot.domain.stored_forms import FORM
from bot.settings import Settings
from bot.store.database import Store
from bot.store.keys import keys
from tests.bot.sessions import ALICE, BOB, match


@pytest.fixture
def here(tmp_path: Path) -> Settings:
    """Settings that keep backups in a folder of the test."""
    return Settings(backup_folder=str(tmp_path))


NOTHING = "Every lobby and match is indexed: there is nothing to do."


async def test_what_was_not_indexed_is_and_a_second_time_there_is_nothing_to_do(store: Store, here: Settings) -> None:
    await store.sessions.create(match(ALICE, BOB))
    *_, formed, indexed = await migrating(here)(store)
    assert formed == f"Format 0 is now format {FORM}."
    assert indexed.startswith("Indexed 1 lobbies and matches")
    assert (await store.session_counts.counted()).everywhere.at(Stage.PLAY) == 1
    assert await migrating(here)(store) == [f"The data is in format {FORM}.", NOTHING]


async def test_a_match_that_cannot_be_read_is_named_and_holds_up_no_other(store: Store, here: Settings) -> None:
    await store.sessions.create(match(ALICE, BOB))
    await store.redis.hset(keys(9001).document, "document", "{}")
    *_, indexed, failed = await migrating(here, force=True)(store)
    assert indexed.startswith("Indexed 1 ")
    assert failed.startswith("NOT READ: session 9001;")


async def test_the_data_of_a_newer_parlour_is_left_alone(store: Store, here: Settings) -> None:
    await store.redis.set("format", 99)
    with pytest.raises(CannotManage, match="newer Parlour"):
        await migrating(here)(store)
