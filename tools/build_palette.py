"""`python -m tools.build_palette` chooses the colours in which boards are sent, from boards of random games.

To be run after a change of a game's theme or sprites.
"""

from collections.abc import Iterator
from operator import mul
from typing import Any

from PIL import Image

from rendering import drawing
from rendering.drawing import Marks
from rendering.palette import COUNT, path
from rendering.theme import Colour
from rules import games, play
from rules.chance import Chance, key

EVERY = 20
"""One of so many positions is drawn."""
SMALLER = 4
"""One pixel of so many is looked at, across and down."""
RARE = 0.4
"""The power of how often a colour is there that makes its weight."""
NAMES = ("Alice", "Bob", "Carol", "Dave")


class _Letters:
    """Words of which only the letters matter."""

    language = "en"

    def __call__(self, name: str, /, **values: int | str) -> str:
        return name

    def player(self, seat: int) -> str:
        return NAMES[seat]


def boards(name: str, seed: int) -> Iterator[Image.Image]:
    """Boards of random games with every number of players, as everybody and as those who are asked see them."""
    game, artist = games.load(name), drawing.load(name)
    for players in range(game.info.fewest, game.info.most + 1):
        dice = Chance(key(seed, players))
        state = game.new(players, games.complete(game, {}), Chance(key(seed, players, 1)))
        made = 0
        while asked := play.settle(state):
            if made % EVERY == 0:
                events = play.drain(state)
                yield artist.draw(game.view(state, None), None, Marks(events), _Letters())
                for seat, options in asked.items():
                    yield artist.draw(game.view(state, seat), seat, Marks(events, options), _Letters())
            seat, options = next(iter(asked.items()))
            play.take(state, seat, dice.pick(options))
            made += 1
        yield artist.draw(game.view(state, None), None, Marks(play.drain(state)), _Letters())


def collage(images: list[Image.Image]) -> Image.Image:
    """A few pixels of all `images`, side by side."""
    small = [
        image.resize((image.width // SMALLER, image.height // SMALLER), Image.Resampling.NEAREST) for image in images
    ]
    whole = Image.new("RGB", (sum(image.width for image in small), max(image.height for image in small)))
    left = 0
    for image in small:
        whole.paste(image, (left, 0))
        left += image.width
    return whole


def choose(image: Image.Image) -> list[Colour]:
    """The colours for `image`, one after the other: each time the one that those before it replace worst.

    A colour that is there more often counts for more, but not by as much: rare ones are pointers and edges of letters.
    """
    counted: Any = image.getcolors(image.width * image.height)
    found: list[tuple[int, Colour]] = sorted(counted, reverse=True)
    weights = [count**RARE for count, _ in found]
    off = [1 << 20] * len(found)
    chosen = [found[0][1]]
    while len(chosen) < COUNT:
        red, green, blue = chosen[-1]
        away = ((r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2 for _, (r, g, b) in found)
        off = list(map(min, off, away))
        errors = list(map(mul, weights, off))
        chosen.append(found[errors.index(max(errors))][1])
    return chosen


def remake(game: str) -> None:
    """Chooses the colours of `game` and writes them."""
    path(game).unlink(missing_ok=True)  # else grounds would come in the colours of before
    swatches = Image.new("P", (16, 16))
    swatches.putpalette([part for colour in choose(collage(list(boards(game, seed=1)))) for part in colour])
    swatches.putdata(range(COUNT))
    swatches.save(path(game), optimize=True)


if __name__ == "__main__":
    for each in games.names():
        remake(each)
