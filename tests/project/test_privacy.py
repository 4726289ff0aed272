"""PRIVACY lists everything that is stored, with the periods that hold by default."""

import re
from pathlib import PurePosixPath

from bot.domain.calendar import DAY
from bot.settings import Settings
from bot.store.commit_script import OPERATION_SECONDS
from bot.store.indexes import LOBBY
from bot.store.keys import KINDS
from bot.store.liveness import REMEMBERED
from bot.store.sessions import CLOSED_LOBBY
from bot.store.unreadable import QUARANTINE
from tests.project.sources import text

PRIVACY = text(PurePosixPath("PRIVACY.md"))


def rows() -> dict[str, str]:
    """Returns the rows of the table by what their keys begin with."""
    found = {}
    for line in PRIVACY.splitlines():
        cells = line.split("|")
        for name in re.findall(r"`([a-z-]+):?`", cells[1] if len(cells) > 2 else ""):
            found[name] = line
    return found


def test_privacy_lists_every_kind_of_key_and_no_other() -> None:
    assert set(rows()) == set(KINDS)


def test_privacy_names_the_periods_of_the_code() -> None:
    settings = Settings.model_fields
    kept, left = settings["keep_days"].default, settings["keep_left_server_days"].default
    assert f"{kept} days* after the end" in rows()["session"]
    assert f"closes, {CLOSED_LOBBY.days} days" in rows()["session"]
    assert f"{kept} days* after the last match" in rows()["person"]
    assert f"{left} days* after" in rows()["guild"]
    assert f"{left} days*." in PRIVACY
    assert f"{QUARANTINE // DAY} days" in rows()["broken"]
    assert f"{OPERATION_SECONDS // 60} minutes" in rows()["operation"]
    assert f"{REMEMBERED // DAY} days" in rows()["alive"]
    assert f"{LOBBY // DAY} days" in rows()["lobby"]
