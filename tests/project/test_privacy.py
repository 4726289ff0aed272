"""The table of PRIVACY is what the core and the features say that they store, with the periods that hold by default."""

from pathlib import PurePosixPath

from bot.settings import Settings
from bot.store import kinds
from tests.project.sources import text
from tools.privacy import TABLE, table

PRIVACY = text(PurePosixPath("PRIVACY.md"))


def test_the_table_says_what_the_core_and_each_feature_store() -> None:
    assert TABLE.findall(PRIVACY) == [table()], "`make privacy` writes the table"


def test_no_kind_of_keys_is_described_twice() -> None:
    begins = [begin for keys in kinds.every() for begin in keys.begin]
    assert sorted(begins) == sorted(set(begins))


def test_the_text_names_the_period_after_which_the_data_of_a_server_is_deleted() -> None:
    left = Settings.model_fields["keep_left_server_days"].default
    assert f"{left} days*." in PRIVACY
