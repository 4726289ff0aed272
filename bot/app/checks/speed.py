"""Whether a game is fast, compared with other work that is measured in the same moment on the same machine."""

from collections.abc import Callable
from statistics import median
from time import process_time

from bot.app.checks.boards import SAMPLE_NAMES
from bot.i18n import MatchWords, words_in
from bot.languages import SOURCE
from rendering import contract as boards
from rendering import drawing, encode
from rendering.drawing import Marks
from rules import games, selfplay
from rules.chance import Chance, key
from rules.contract import expect

MOST_DRAWS = 100
"""The longest that a random decision may take, in draws of chance: about as long as a random move in python-chess."""
MOST_ENCODINGS = 4
"""The longest that a board may take, in encodings of it that compute its palette."""
DRAWS = 5000
GAMES = 3
ROUNDS = 5
"""Each thing is measured so often, in turn, and the median counts."""

Clock = Callable[[], float]


def check(name: str, clock: Clock = process_time) -> str:
    """Measures decisions and boards. Raises contract.Broken if they are too slow."""
    return verdict(decision(name, clock), board(name, clock))


def verdict(draws: float, encodings: float) -> str:
    """Returns what was measured of decisions and boards. Raises contract.Broken if one of them is too slow."""
    expect(draws <= MOST_DRAWS, f"a random decision takes as long as {draws:.0f} draws of chance, not {MOST_DRAWS}")
    slow = f"a board takes as long as {encodings:.1f} encodings, not {MOST_ENCODINGS}"
    expect(encodings <= MOST_ENCODINGS, slow)
    return f"a decision takes as long as {draws:.0f} draws of chance, a board as {encodings:.1f} encodings of it"


def decision(name: str, clock: Clock) -> float:
    """Returns how long a random decision takes, in draws of chance; of all numbers of players, the slowest."""
    info = games.load(name).info
    return max(_decision(name, seats, clock) for seats in {info.fewest, info.most})


def _decision(name: str, seats: int, clock: Clock) -> float:
    return median(_report(name, seats, clock) / _draw(clock) for _ in range(ROUNDS))


def _report(name: str, seats: int, clock: Clock) -> float:
    """Returns the seconds of a decision, or of a turn of an automated opponent."""
    report = selfplay.run(games.load(name), seats, GAMES, 1, {}, clock, check_interval=GAMES + 1)
    return report.microseconds_a_turn / 1e6


def _draw(clock: Clock) -> float:
    """Returns the seconds of a draw."""
    chance = Chance(key(1))
    start = clock()
    for _ in range(DRAWS):
        chance.below(6)
    return (clock() - start) / DRAWS


def board(name: str, clock: Clock) -> float:
    """Returns how long a board takes to render and encode, in encodings that compute its palette."""
    drawn, words = drawing.load(name), MatchWords(words_in(SOURCE, name), SAMPLE_NAMES)
    (view, _), *_ = boards.middles(name, games.load(name).info.most)
    drawn.draw(view, None, Marks(), words)  # fills the caches
    ratios = []
    for _ in range(ROUNDS):
        start = clock()
        image = drawn.draw(view, None, Marks(), words)
        encode.encode(image, name)
        whole = clock()
        encode.encode(image)
        ratios.append((whole - start) / (clock() - whole))
    return median(ratios)
