"""Where texts stand: in messages that were recorded while tests ran, and on boards of sample games."""

import json
import zlib
from collections.abc import Iterator
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

from PIL import ImageDraw

from bot.i18n import MatchWords, Words, words_in
from bot.languages import SOURCE
from rendering import drawing
from rendering.canvas import Canvas
from rules import contract, games

FILE = Path(__file__).with_name("places.bin")
"""What `make places-of-texts` has found while tests played, compressed."""
SEEDS = 2
EVERY = 4
"""Of the positions of a sample game, each fourth is drawn."""
MARGIN = 6
RING = (214, 40, 120)
NAMES = ("Alice", "Bob", "Carol", "Dave")


class Scene(NamedTuple):
    """A board of a sample game: its number among the positions, and whose view it is."""

    game: str
    seats: int
    seed: int
    number: int
    seat: int | None


class Noting(MatchWords):
    """Words that remember what each text has said."""

    def __init__(self, words: Words) -> None:
        super().__init__(words, NAMES)
        self.said: dict[str, list[str]] = {}

    def __call__(self, name: str, /, **values: float | str) -> str:
        """Returns the text, and remembers it."""
        found = super().__call__(name, **values)
        self.said.setdefault(name, []).append(found)
        return found


@cache
def recorded() -> dict[str, Any]:
    """Returns `messages`, traced ones, and `texts`: the number of the message by package and name of a text."""
    found: dict[str, Any] = json.loads(zlib.decompress(FILE.read_bytes()))
    return found


def message(key: str) -> list[dict[str, Any]] | None:
    """Returns the message that was recorded for a text, as `traced` describes it."""
    number = recorded()["texts"].get(key)
    return None if number is None else recorded()["messages"][number]


@cache
def boards(game: str) -> dict[str, Scene]:
    """Returns for each text that boards of a game show the first of some sample positions that shows it."""
    found: dict[str, Scene] = {}
    info, drawn, words = games.load(game).info, drawing.load(game), words_in(SOURCE, game)
    for seats in {info.fewest, info.most}:
        for seed in range(1, SEEDS + 1):
            for number, state in _states(game, seats, seed):
                for seat in (None, 0):
                    if number % EVERY == 0 or seat is None:
                        noting = Noting(words)
                        canvas = drawn.board(games.load(game).view(state, seat), seat, noting)
                        shown = {text.letters for text in canvas.texts}
                        for name, said in noting.said.items():
                            if name not in found and _seen(said, shown):
                                found[name] = Scene(game, seats, seed, number, seat)
    return found


def on_board(package: str, name: str) -> str:
    """Returns a game whose boards show a text of its own or of all games; empty if there is none."""
    room, *of_game = package.split(".")
    if room == "bot":
        return ""
    return next((game for game in of_game or games.names() if name in boards(game)), "")


def picture(scene: Scene, name: str, language: str) -> bytes:
    """Returns the board of a scene in a language as a PNG, with the text `name` ringed."""
    states = _states(scene.game, scene.seats, scene.seed)
    state = next(state for number, state in states if number == scene.number)
    noting = Noting(words_in(language, scene.game))
    view = games.load(scene.game).view(state, scene.seat)
    canvas = drawing.load(scene.game).board(view, scene.seat, noting)
    image = _ringed(canvas, noting.said.get(name, []))
    out = BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


def _ringed(canvas: Canvas, said: list[str]) -> Any:
    image = canvas.image.convert("RGB")
    pen = ImageDraw.Draw(image)
    for text in canvas.texts:
        if _seen(said, {text.letters}):
            box = (text.box.left - MARGIN, text.box.top - MARGIN, text.box.right + MARGIN, text.box.bottom + MARGIN)
            pen.rounded_rectangle(box, MARGIN, outline=RING, width=4)
    return image


def _seen(said: list[str], shown: set[str]) -> bool:
    """Returns whether one of the texts stands on a board, maybe broken into lines or among others."""
    texts = [text for text in said if text]
    return any(text in line or (len(line) > len(text) / 3 and line in text) for text in texts for line in shown)


def _states(game: str, seats: int, seed: int) -> Iterator[tuple[int, Any]]:
    rules = games.load(game)
    options = contract.option_sets(rules.info)[0]
    for number, moment in enumerate(contract.moments(rules, seats, options, seed)):
        if number % EVERY == 0 or not moment.to_move:
            yield number, moment.state
