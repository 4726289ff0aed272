"""A later version of each game, which has one more option and reads it wherever it reads options."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec import structs

from rules import games
from rules.chance import Chance
from rules.game import AnyGame, Option, Options, Score

NEW = Option("weather", ("as_ever", "wild"))
"""The option: its first value is how everybody has played until then."""

Upgrade = Callable[[], None]
"""Installs the later version of all games."""


def later(game: AnyGame) -> AnyGame:
    """Returns `game` with the new option. Without its value, neither a set-up nor a position can be read."""

    def new(seats: int, options: Options, chance: Chance) -> Any:
        assert options[NEW.name] in NEW.values
        return game.new(seats, options, chance)

    def scores(state: Any) -> list[Score]:
        assert not hasattr(state, "options") or state.options[NEW.name] in NEW.values
        return game.scores(state)

    info = structs.replace(game.info, options=(*game.info.options, NEW))
    return structs.replace(game, info=info, new=new, scores=scores)


@pytest.fixture
def upgrade(monkeypatch: pytest.MonkeyPatch) -> Upgrade:
    """Returns what a host does who upgrades to the later version."""
    load = games.load
    return lambda: monkeypatch.setattr(games, "load", lambda name: later(load(name)))
