"""A value of positions that a game has learned by playing against itself: a small net over its `features`.

The net sees a position from one seat: the numbers of that seat, those of its rivals in turn order, those that belong to
nobody, which question comes next and for whom, and what `evaluate` says. It answers with two numbers, how far the seat
will be ahead of the mean at the end: in `evaluate`, so with a bonus for the win, and in points.
"""

from __future__ import annotations

import base64
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, get_args, get_type_hints

import msgspec
from msgspec import Struct

from rules.game import AnyGame, State

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.float32]

EVALUATED = 0
"""The input that says what `evaluate` says of the seat."""


class Worth(NamedTuple):
    """What a position is worth for each seat. Only differences matter: what was learned has a mean of 0."""

    values: list[float]
    """In points, with a bonus for a win that is likely or certain."""
    points: list[float]
    """The points that are expected at the end."""


class Layer(Struct, frozen=True):
    """A layer of a net: its weights by input and output, then a bias for each output; half floats in base64."""

    inputs: int
    outputs: int
    numbers: str


class Made(Struct, frozen=True, kw_only=True):
    """How weights were made, and what they are worth."""

    games: int
    """The games of self-play that they were learned from."""
    iterations: int
    """Those of the search for each turn in these games."""
    seed: int
    error: float
    """The root mean square error in games that they were not learned from: points of the lead over the mean."""
    former_error: float
    """The same for `evaluate`, scaled as fits best."""
    duels: int = 0
    """Games of one seat with what was learned against others with `evaluate`."""
    won: float = 0.0
    """How many of them it won. A tie for first place counts as an equal share."""
    seconds: float = 0.0
    """Processor time for a turn in them."""


class Weights(Struct, frozen=True, kw_only=True):
    """What a game has learned for a number of seats."""

    version: int
    """The version of the game's rules."""
    horizon: int
    """Full rotations of the turn that a playout lasts before the position is valued."""
    scale: float
    """Points for 1 of an output."""
    made: Made
    layers: list[Layer]


class Learned:
    """The value that was learned."""

    def __init__(self, game: AnyGame, seats: int, weights: Weights) -> None:
        self.horizon = weights.horizon
        self._scale = weights.scale
        self._inputs = Inputs(game, seats)
        self._layers = [unpack(layer) for layer in weights.layers]

    def worth(self, state: State) -> Worth:
        """Returns what a position is worth for each seat."""
        if not state.agenda:
            return self._inputs.results(state)
        values, points = (run(self._layers, self._inputs.of(state)) * self._scale).T.tolist()
        return Worth(values, points)


class Inputs:
    """What a net sees of the positions of a game with a number of seats."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self._game = game
        self._seats = seats
        self._kinds = _kinds(game)

    def of(self, state: State) -> Numbers:
        """Returns a row of numbers for each seat of a position in which a seat is to move."""
        import numpy as np

        assert self._game.features is not None
        own, common = self._game.features(state)
        values = _centred(self._values(state))
        step = state.agenda[-1]
        numbers: list[float] = []
        for seat, more in enumerate(own):
            numbers += (values[seat], seat in step.seats)
            numbers += more
        apart = len(numbers)
        numbers += common
        numbers += self._kinds[type(step)]
        return np.array(numbers, dtype=np.float32)[_places(self._seats, apart, len(numbers))]

    def results(self, state: State) -> Worth:
        """Returns what the end of a match is worth for each seat."""
        return Worth(_centred(self._values(state)), _centred(self._points(state)))

    def _values(self, state: State) -> list[float]:
        return self._game.evaluate(state) if self._game.evaluate else self._points(state)

    def _points(self, state: State) -> list[float]:
        return [float(score.points) for score in self._game.scores(state)]


@lru_cache(maxsize=32)
def of(game: AnyGame, seats: int) -> Learned | None:
    """Returns the value that a game has learned for a number of seats, for this version of its rules; or None."""
    if game.features is None or game.learned is None:
        return None
    try:
        weights = msgspec.json.decode(file(game.learned, seats).read_bytes(), type=Weights)
    except FileNotFoundError:
        return None
    return Learned(game, seats, weights) if weights.version == game.info.version else None


def file(folder: Path, seats: int) -> Path:
    """Returns the file with the weights for a number of seats."""
    return folder / f"{seats}.json"


def run(layers: list[tuple[Numbers, Numbers]], rows: Numbers) -> Numbers:
    """Returns the outputs of a net for each row of inputs."""
    import numpy as np

    for weights, biases in layers[:-1]:
        rows = np.maximum(rows @ weights + biases, 0)
    weights, biases = layers[-1]
    return rows @ weights + biases


def pack(weights: Numbers, biases: Numbers) -> Layer:
    """Returns a layer as it is stored."""
    import numpy as np

    numbers = np.concatenate([weights.ravel(), biases]).astype("<f2").tobytes()
    inputs, outputs = weights.shape
    return Layer(inputs, outputs, base64.b64encode(numbers).decode())


def unpack(layer: Layer) -> tuple[Numbers, Numbers]:
    """Returns the weights and biases of a stored layer."""
    import numpy as np

    numbers = np.frombuffer(base64.b64decode(layer.numbers), "<f2").astype(np.float32)
    count = layer.inputs * layer.outputs
    return numbers[:count].reshape(layer.inputs, layer.outputs), numbers[count:]


@cache
def _places(seats: int, apart: int, count: int) -> NDArray[np.intp]:
    """Returns where the numbers of each seat's row are, if the first `apart` of `count` belong to the seats in order.

    A row has those of its own seat, then those of the seats after it, then the common ones.
    """
    import numpy as np

    by_seat = np.arange(apart).reshape(seats, -1)
    common = np.arange(apart, count)
    return np.array([[*np.roll(by_seat, -seat, axis=0).ravel(), *common] for seat in range(seats)])


@cache
def _kinds(game: AnyGame) -> dict[Any, list[float]]:
    """Returns for each kind of step of a game as many numbers as there are kinds: 1 for itself, 0 for the others."""
    (steps,) = get_args(get_type_hints(game.state)["agenda"])
    kinds = get_args(steps) or [steps]
    return {step: [float(step is kind) for kind in kinds] for step in kinds}


def _centred(values: list[float]) -> list[float]:
    mean = sum(values) / len(values)
    return [value - mean for value in values]
