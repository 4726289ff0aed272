"""Matches kept in the workbench: the rules still allow every move, and do the same."""

from pathlib import Path

import pytest

from rules import games, record

KEPT = sorted(Path(__file__).with_name("kept").glob("*.json"))


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_a_kept_match_is_replayed_without_a_difference(file: Path) -> None:
    kept = record.decode(file.read_bytes())
    assert record.difference(games.load(kept.game), kept) == ""
