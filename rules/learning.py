"""Fits a small net to the results of games, by gradient descent with Adam."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rules import learned

Numbers = NDArray[np.float32]
Pairs = list[tuple[Numbers, Numbers]]
"""The weights and biases of each layer, from the first."""

HIDDEN = (32, 16)
"""The sizes of the hidden layers."""
HELD_OUT = 10
"""Of this many games, one is kept to see when to stop."""
BATCH, STEPS = 1024, 50
"""Rows for a step, and the fewest steps in an epoch: with few rows, a step has fewer."""
EPOCHS = 12
PATIENCE = 3
"""Epochs without a smaller error after which learning stops."""
ROUNDS = 3
"""How often the net is fitted: the first time to the results alone."""
LAMBDA = 0.9
LEAST_SPREAD = 0.1
"""What is nearly always the same moves the net no further than what differs by this."""
RATE = 1e-3
MEAN, SQUARE = 0.9, 0.999
"""The part of the mean slope and of its square that is kept at each step."""
DECAY = 0.3
"""The part of the rate by which weights shrink at each step."""


class Rows(NamedTuple):
    """What is learned from: the positions of each game in order, each as seen from each seat."""

    inputs: NDArray[np.float16]
    results: NDArray[np.float32]
    """How far the seat was ahead of the mean at the end: with the bonus for a win, and in points."""
    games: NDArray[np.int64]
    """The number of the game."""


class Fit(NamedTuple):
    """A net that was fitted to rows."""

    net: Pairs
    scale: float
    """What its outputs are multiplied by."""
    error: float
    """The root mean square error of the first result in games that it was not fitted to."""
    former_error: float
    """The same for `evaluate`, scaled as fits best."""


def together(parts: Sequence[Rows]) -> Rows:
    """Returns the rows of all `parts`."""
    return Rows(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def fit(rows: Rows, seats: int, seed: int) -> Fit:
    """Returns the net that explains the results best in the games held out. There have to be some of both kinds.

    One result says little of one position, as chance and later mistakes count too. So the net is fitted again, to what
    it says of the positions that came next, mixed with the result: TD(lambda).
    """
    draw = np.random.default_rng(seed)
    held = rows.games % HELD_OUT == 0
    inputs = rows.inputs.astype(np.float32)
    mean, spread = inputs[~held].mean(0), np.maximum(inputs[~held].std(0), LEAST_SPREAD)
    inputs = (inputs - mean) / spread
    scale = float(rows.results[:, 0].std())
    results = rows.results / scale
    net, answers = [], results
    for _ in range(ROUNDS):
        wanted = _returns(results, answers, rows.games, seats)
        net = _fitted(inputs[~held], wanted[~held], inputs[held], wanted[held], draw)
        answers = learned.run(net, inputs)
    said = np.stack([rows.inputs[:, learned.EVALUATED], np.ones(len(held))], axis=1)
    line, *_ = np.linalg.lstsq(said[~held], results[~held, 0], rcond=None)
    weights, biases = net[0]
    net[0] = weights / spread[:, None], biases - mean / spread @ weights
    error = _error(answers[held, 0], results[held, 0])
    return Fit(net, scale, error * scale, _error(said[held] @ line, results[held, 0]) * scale)


def _fitted(
    inputs: Numbers, wanted: Numbers, tested: Numbers, tested_wanted: Numbers, draw: np.random.Generator
) -> Pairs:
    """Returns a net fitted to `wanted`, from the epoch after which the error of the tested rows was the smallest."""
    net = _start(inputs.shape[1], wanted.shape[1], draw)
    best: Pairs = []
    error, worse = np.inf, 0
    for _ in _epochs(net, inputs, wanted, draw):
        found = _error(learned.run(net, tested), tested_wanted)
        worse = 0 if found < error else worse + 1
        if not worse:
            best, error = [(weights.copy(), biases.copy()) for weights, biases in net], found
        elif worse == PATIENCE:
            break
    return best


def _returns(results: Numbers, answers: Numbers, games: NDArray[np.int64], seats: int) -> Numbers:
    """Returns for each row the mean of the answers to the later positions of its game and the result.

    Each counts LAMBDA times as much as the one before it.
    """
    found = results.reshape(-1, seats * results.shape[1]).copy()
    said, of_game = answers.reshape(found.shape), games[::seats]
    for number in range(len(found) - 2, -1, -1):
        if of_game[number] == of_game[number + 1]:
            found[number] = LAMBDA * found[number + 1] + (1 - LAMBDA) * said[number + 1]
    return found.reshape(results.shape)


def _start(inputs: int, outputs: int, draw: np.random.Generator) -> Pairs:
    """Returns random weights."""
    sizes = [inputs, *HIDDEN, outputs]
    return [
        (draw.normal(0, np.sqrt(2 / before), (before, after)).astype(np.float32), np.zeros(after, np.float32))
        for before, after in pairwise(sizes)
    ]


def _epochs(net: Pairs, inputs: Numbers, wanted: Numbers, draw: np.random.Generator) -> Iterator[int]:
    """Changes `net` in place, and yields the number of each epoch."""
    adam = _Adam(net)
    batch = max(1, min(BATCH, len(inputs) // STEPS))
    for epoch in range(1, EPOCHS + 1):
        rate = RATE * (EPOCHS + 1 - epoch) / EPOCHS
        order = draw.permutation(len(inputs))
        for first in range(0, len(order), batch):
            chosen = order[first : first + batch]
            adam.step(_slopes(net, inputs[chosen], wanted[chosen]), rate)
        yield epoch


class _Adam:
    """Follows slopes, each number at its own pace."""

    def __init__(self, net: Pairs) -> None:
        self._parts = [part for layer in net for part in layer]
        self._means = [np.zeros_like(part) for part in self._parts]
        self._squares = [np.zeros_like(part) for part in self._parts]
        self._steps = 0

    def step(self, slopes: Pairs, rate: float) -> None:
        """Changes all parts of the net, in place."""
        self._steps += 1
        grown, squared = 1 - MEAN**self._steps, 1 - SQUARE**self._steps
        flat = [slope for layer in slopes for slope in layer]
        for part, slope, mean, square in zip(self._parts, flat, self._means, self._squares, strict=True):
            mean += (1 - MEAN) * (slope - mean)
            square += (1 - SQUARE) * (slope * slope - square)
            part -= rate * (mean / grown / (np.sqrt(square / squared) + 1e-8) + DECAY * part)


def _slopes(net: Pairs, inputs: Numbers, wanted: Numbers) -> Pairs:
    """Returns the slope of the mean square error by each number of `net`."""
    seen = [inputs]
    for weights, biases in net[:-1]:
        seen.append(np.maximum(seen[-1] @ weights + biases, 0))
    slope: Numbers = (learned.run(net[-1:], seen[-1]) - wanted) * np.float32(2 / len(inputs))
    found: Pairs = []
    for (weights, _), values in zip(reversed(net), reversed(seen), strict=True):
        found.append((values.T @ slope, slope.sum(0)))
        slope = slope @ weights.T * (values > 0)
    return found[::-1]


def _error(found: Numbers, wanted: Numbers) -> float:
    return float(np.sqrt(((found - wanted) ** 2).mean()))
