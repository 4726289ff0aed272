"""Whole games, move by move: any change in the recap of a game shows up here.

A transcript names its game. PARLOUR_REWRITE_GOLDEN=1 rewrites all of them. To add one, run
`python -m tests.rules.transcripts GAME SEATS FILE [OPTION=VALUE …]`.
"""

import os
from pathlib import Path

import pytest

from rules import games
from tests.rules.transcripts import played_again, seats_of

GOLDEN = sorted(Path(__file__).parent.glob("*/golden/*.txt"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_game_matches_its_transcript_line_by_line(path: Path) -> None:
    golden = path.read_text(encoding="utf-8")
    played = played_again(golden)
    if os.environ.get("PARLOUR_REWRITE_GOLDEN"):
        path.write_text(played, encoding="utf-8")
    assert played.splitlines() == golden.splitlines()


@pytest.mark.parametrize("game", sorted({path.parts[-3] for path in GOLDEN}))
def test_there_is_a_transcript_for_every_number_of_players(game: str) -> None:
    info = games.load(game).info
    own = [path.read_text(encoding="utf-8") for path in GOLDEN if path.parts[-3] == game]
    assert {seats_of(golden) for golden in own} == set(range(info.fewest, info.most + 1))
