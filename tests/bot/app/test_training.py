"""A run that learns: what it plays is kept, and so is what it has learned if that wins enough."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from bot.app import training
from rules import games, learned
from rules.learned import Weights

PLAN = training.Plan("rolled_west", 2, 20, 1, 1, trials=1, duels=2, seconds=0.003, played=Path(), kept=Path())


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("played")


def run(played: Path, kept: Path, enough: float, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setattr(training, "ENOUGH", enough)
    return list(training.run(PLAN._replace(played=played, kept=kept), 1))


@pytest.mark.strength
def test_a_run_that_was_ended_goes_on_and_keeps_what_it_learned(
    played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = run(played, tmp_path / "kept", 0.0, monkeypatch)
    assert lines[:2] == ["10 games played", "20 games played"]
    assert lines[-1].startswith("Kept in ")
    game = replace(games.load(PLAN.game), learned=tmp_path / "kept")
    assert learned.of(game, PLAN.seats) is not None
    weights = learned.file(tmp_path / "kept", PLAN.seats)
    made = msgspec.json.decode(weights.read_bytes(), type=Weights).made
    assert (made.games, made.iterations, made.duels, made.seconds) == (20, 1, 2, 0.003)

    parts = sorted(played.iterdir())
    before = [part.stat().st_mtime_ns for part in parts]
    parts[0].unlink()
    run(played, tmp_path / "again", 0.0, monkeypatch)
    assert [part.stat().st_mtime_ns for part in parts][1:] == before[1:]
    assert parts[0].exists()


@pytest.mark.strength
def test_what_does_not_win_enough_is_not_kept(played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(played, tmp_path / "kept", 3.0, monkeypatch)[-1] == "Not kept."
    assert not (tmp_path / "kept").exists()


@pytest.mark.parametrize("seats", [1, 5])
def test_seats_that_cannot_learn_are_refused(seats: int, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"players|learn"):
        next(training.run(PLAN._replace(seats=seats, played=tmp_path), 1))
