"""A whole match as an animated picture: the main part of its board after each turn.

It is a GIF: Discord does not play animated PNGs, and plays animated WebPs in newer clients only. Boards are flat art in
256 colours anyway. What stays the same from one picture to the next is left clear, so 120 turns take 1 to 2 MB.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from io import BytesIO
from itertools import combinations
from typing import Any, NamedTuple

from PIL import Image

from rendering import lettering, parts
from rendering.canvas import Box, Canvas, Key
from rendering.drawing import Drawing, Marks, Words, load
from rendering.palette import flat
from rendering.panels import put_name
from rendering.theme import CARD, FADED, INK, LINE, SEATS
from rendering.tokens import token
from rules.game import Event

SUFFIX = "gif"
WIDTH = 800
"""Its pixels across: more than a phone shows in the channel, and enough to look at alone."""
STRIP = 76
"""How high the strip with the turn is, on a board 1,200 wide."""
FIRST, EACH, LAST = 1500, 800, 5000
"""For how many milliseconds the first picture, each one, and the last one is shown."""
READ = 2000
"""For how many more one with something to read is shown."""
LINES, LETTERS = 4, 26
"""The most lines of captions, and how large their letters are."""
LEADING, MARGIN = 36, 14
"""The height of a line, and the room around all."""
ALIKE = 0.95
"""Parts are alike if one has this part of the area of the other."""


class Frame(NamedTuple):
    """What is shown after a turn."""

    view: Any
    events: Sequence[Event]
    """What happened in it."""
    seat: int | None
    """Whose turn it was."""
    title: str
    """Which turn it was, in words."""
    share: float
    """How much of the match is over, from 0 to 1."""
    captions: Sequence[str] = ()
    """What stands below the board."""


def animated(
    game: str, frames: Sequence[Frame], words: Words, told: Callable[[int], None] = lambda drawn: None
) -> bytes:
    """Returns the file of an animation of at least one frame. `told`: is called with how many pictures are drawn."""
    artist = load(game)
    part = _main_part(artist, frames, words)
    lines = max(len(_broken(frame.captions)) for frame in frames)
    colours = flat(_picture(artist, frames[0], part, words), game)
    clear, others = _spare_colour(colours)
    images = []
    for frame in frames:
        picture = _captioned(_picture(artist, frame, part, words), frame.captions, lines)
        images.append(picture.quantize(palette=colours, dither=Image.Dither.NONE).point(others))
        told(len(images))
    images = _alike(images)
    durations = [FIRST, *[EACH] * (len(images) - 2), LAST][-len(images) :]
    durations = [shown + READ * bool(frame.captions) for shown, frame in zip(durations, frames, strict=True)]
    file = BytesIO()
    images[0].save(
        file,
        "GIF",
        save_all=True,
        append_images=images[1:],
        duration=durations,
        loop=0,
        optimize=True,
        transparency=clear,
        disposal=1,
    )
    return file.getvalue()


def _main_part(artist: Drawing[Any], frames: Sequence[Frame], words: Words) -> set[Key]:
    """Returns what lies on the largest part, in the middle of the match; of several alike, where most happens.

    A part is known again by what lies on it: boards do not always have the same parts.
    """
    canvas = artist.board(frames[len(frames) // 2].view, None, words)
    boxes = parts.all_of(canvas)
    largest = max(box.width * box.height for box in boxes)
    alike = [canvas.keys_in(box) for box in boxes if box.width * box.height >= ALIKE * largest]
    changed = Counter(key for frame in frames for key in artist.changed(frame.events))
    return max(alike, key=lambda keys: sum(changed[key] for key in keys))


def _picture(artist: Drawing[Any], frame: Frame, part: set[Key], words: Words) -> Image.Image:
    board = artist.marked(frame.view, None, Marks(frame.events), words)
    boxes = parts.all_of(board)
    box = max(boxes, key=lambda box: len(part & board.keys_in(box)))
    canvas = Canvas(Image.new("RGB", (box.width, box.height + STRIP), CARD))
    canvas.put_ground(board.sketch.painted(box), STRIP)
    _put_strip(artist, canvas, frame, words)
    size = (WIDTH, round(canvas.image.height * WIDTH / canvas.image.width))
    return canvas.image.resize(size, Image.Resampling.BILINEAR, reducing_gap=2.0)


def _captioned(image: Image.Image, captions: Sequence[str], lines: int) -> Image.Image:
    """Returns a picture with captions below it, and room for so many lines; the same picture if that is none."""
    if not lines:
        return image
    canvas = Canvas(Image.new("RGB", (WIDTH, image.height + lines * LEADING + 2 * MARGIN), CARD))
    canvas.put_ground(image)
    for number, line in enumerate(_broken(captions)):
        middle = image.height + MARGIN + number * LEADING + LEADING // 2
        canvas.text(MARGIN, middle, line, LETTERS, INK, room=WIDTH - 2 * MARGIN)
    return canvas.image


def _broken(captions: Sequence[str]) -> list[str]:
    """Returns the newest captions that there is room for, in lines."""
    lines: list[str] = []
    for text in reversed(captions):
        broken, _ = lettering.wrap(lettering.legible(text), LETTERS, WIDTH - 2 * MARGIN, LINES)
        if len(broken) + len(lines) > LINES:
            break
        lines = [*(line.strip() for line in broken), *lines]
    return lines


def _alike(images: Sequence[Image.Image]) -> list[Image.Image]:
    """Returns pictures of one size: lower ones go on in the colour of their lowest corner."""
    height = max(image.height for image in images)
    found = []
    for image in images:
        filled = image.crop((0, 0, WIDTH, height))
        corner: Any = image.getpixel((0, image.height - 1))
        filled.paste(corner, (0, image.height, WIDTH, height))
        found.append(filled)
    return found


def _put_strip(artist: Drawing[Any], canvas: Canvas, frame: Frame, words: Words) -> None:
    """Puts whose turn it was, which one, and how much of the match is over."""
    width, middle = canvas.image.width, STRIP // 2 - 3
    across = canvas.text(width - 20, middle, frame.title, 38, FADED, align="right", room=width // 2)
    if frame.seat is not None:
        paint = SEATS[artist.colour(frame.view, frame.seat) % len(SEATS)]
        row = Box(20, 0, width - across - 40, STRIP - 6)
        put_name(canvas, row, lettering.legible(words.player(frame.seat), str(frame.seat + 1)), 42, [token(paint, 44)])
    canvas.box(Box(0, STRIP - 8, width, STRIP), LINE, 0)
    canvas.box(Box(0, STRIP - 8, max(1, round(width * frame.share)), STRIP), INK, 0)


def _spare_colour(image: Image.Image) -> tuple[int, list[int]]:
    """Returns a colour of the palette of `image` that another one stands for, and which one stands for each."""
    palette = image.getpalette() or []
    colours = [palette[start : start + 3] for start in range(0, len(palette), 3)]

    def apart(pair: tuple[int, int]) -> int:
        return sum((one - other) ** 2 for one, other in zip(*(colours[number] for number in pair), strict=True))

    stays, clear = min(combinations(range(len(colours)), 2), key=apart)
    return clear, [stays if number == clear else number for number in range(256)]
