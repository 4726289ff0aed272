"""`python -m tools.build_palette` chooses the palette of each game's images from boards of random games.

Run it after a change to a game's theme or sprites.
"""

from collections.abc import Iterator
from operator import mul
from typing import Any

from PIL import Image

from rendering import drawing
from rendering.drawing import Marks
from rendering.palette import GIVEN, path
from rendering.theme import Colour
from rules import games, play
from rules.chance import Chance, key

EVERY = 20
"""One in this many positions is rendered."""
SMALLER = 4
"""One pixel in this many is sampled, across and down."""
RARE = 0.3
"""Exponent applied to a colour's frequency to get its weight."""
ACROSS = 16
"""Colours in a row of the file."""
NAMES = ("Alice", "Bob", "Carol", "Dave")


class _Letters:
    """Texts that only have to contain letters."""

    language = "en"

    def __call__(self, name: str, /, **values: int | str) -> str:
        return name

    def player(self, seat: int) -> str:
        return NAMES[seat]


def boards(name: str, seed: int, every: int = EVERY) -> Iterator[Image.Image]:
    """Yields boards of random games with every number of players, in the public view and those of the seats to move."""
    game, artist = games.load(name), drawing.load(name)
    for players in range(game.info.fewest, game.info.most + 1):
        dice = Chance(key(seed, players))
        state = game.new(players, games.complete(game, {}), Chance(key(seed, players, 1)))
        made = 0
        while to_move := play.settle(state):
            if made % every == 0:
                events = play.drain(state)
                yield artist.draw(game.view(state, None), None, Marks(events), _Letters())
                for seat, options in to_move.items():
                    yield artist.draw(game.view(state, seat), seat, Marks(events, options), _Letters())
            seat, options = next(iter(to_move.items()))
            play.take(state, seat, dice.pick(options))
            made += 1
        yield artist.draw(game.view(state, None), None, Marks(play.drain(state)), _Letters())


def collage(images: list[Image.Image]) -> Image.Image:
    """Returns a sample of the pixels of all `images`, side by side."""
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
    """Returns the colours for `image`, adding the colour that the previous ones approximate worst each time.

    Frequent colours weigh more, but not in proportion: rare ones are pointers and the edges of letters.
    """
    counted: Any = image.getcolors(image.width * image.height)
    found: list[tuple[int, Colour]] = sorted(counted, reverse=True)
    weights = [count**RARE for count, _ in found]
    off = [1 << 20] * len(found)
    chosen = [found[0][1]]
    while len(chosen) < GIVEN:
        red, green, blue = chosen[-1]
        away = ((r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2 for _, (r, g, b) in found)
        off = list(map(min, off, away))
        errors = list(map(mul, weights, off))
        chosen.append(found[errors.index(max(errors))][1])
    return chosen


def rebuild(game: str) -> None:
    """Chooses the palette of `game` and writes it."""
    path(game).unlink(missing_ok=True)  # otherwise backgrounds would have the old colours
    swatches = Image.new("P", (ACROSS, GIVEN // ACROSS))
    swatches.putpalette([part for colour in choose(collage(list(boards(game, seed=1)))) for part in colour])
    swatches.putdata(range(GIVEN))
    swatches.save(path(game), optimize=True)


if __name__ == "__main__":
    for each in games.names():
        rebuild(each)
