"""Whole games, move by move: whatever changes the course of a game shows here. REWRITE_GOLDEN=1 writes them anew."""

import os
from pathlib import Path

import pytest

from rules import manhattan
from rules.game import Options
from rules.games import complete
from tests.rules.transcripts import transcript

GOLDEN = Path(__file__).parent / "golden"
GAMES: dict[str, tuple[int, Options]] = {
    "standard_4": (4, {}),
    "standard_2_secret_promo": (2, {"selection_mode": "simultaneous", "promo": "on"}),
    "publisher_3_one_by_one_promo": (
        3,
        {"ruleset": "publisher", "selection_mode": "one_by_one", "promo": "on"},
    ),
    "publisher_2": (2, {"ruleset": "publisher"}),
    "publisher_2_per_colour": (2, {"ruleset": "publisher", "two_player_mode": "per_colour", "card_reading": "fixed"}),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_runs_as_it_always_did(name: str) -> None:
    seats, chosen = GAMES[name]
    path = GOLDEN / f"{name}.txt"
    played = transcript(manhattan, seats, complete(manhattan, chosen), seed=1)
    if os.environ.get("REWRITE_GOLDEN"):
        path.write_text(played, encoding="utf-8")
    assert played.splitlines() == path.read_text(encoding="utf-8").splitlines()


def test_every_transcript_belongs_to_a_game() -> None:
    assert {path.stem for path in GOLDEN.iterdir()} == set(GAMES)
