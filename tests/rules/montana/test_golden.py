"""Whole games, move by move: whatever changes the course of a game shows here. REWRITE_GOLDEN=1 writes them anew."""

import os
from pathlib import Path

import pytest

from rules import montana
from rules.game import Options
from rules.games import complete
from tests.rules.transcripts import transcript

GOLDEN = Path(__file__).parent / "golden"
GAMES: dict[str, tuple[int, Options]] = {
    "standard_2": (2, {}),
    "standard_3_own": (3, {"build_adjacency": "own", "tile_rotation": "fixed"}),
    "standard_4": (4, {}),
    "publisher_4_long": (4, {"ruleset": "publisher", "long_game": "on"}),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_runs_as_it_always_did(name: str) -> None:
    seats, chosen = GAMES[name]
    path = GOLDEN / f"{name}.txt"
    played = transcript(montana, seats, complete(montana, chosen), seed=1)
    if os.environ.get("REWRITE_GOLDEN"):
        path.write_text(played, encoding="utf-8")
    assert played.splitlines() == path.read_text(encoding="utf-8").splitlines()


def test_every_transcript_belongs_to_a_game() -> None:
    assert {path.stem for path in GOLDEN.iterdir()} == set(GAMES)
