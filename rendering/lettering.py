"""Letters: what the fonts can show, how wide it is, and text made to fit its box."""

import unicodedata
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

FONTS = Path(__file__).parent / "fonts"
GREYS = 5
"""The steps from the outside of a letter to its inside: with more, files are larger, and nobody sees it."""
_COARSE = [round(value * GREYS / 255) * 255 // GREYS for value in range(256)]
SMALLEST = 0.8
"""Text may shrink to this part of its size before it is cut."""
READABLE = 35
"""The smallest text, in pixels: less cannot be read on a phone if the board is 1,200 wide."""
PLAIN_LATIN = str.maketrans("łŁđĐħĦŧŦıŋ", "lLdDhHtTin")
NEVER_FIRST = "、。，．,.)）」』】!?！？ー・:：;’”々"
"""Characters that may not begin a line."""


class Label(NamedTuple):
    """A text as a mask, with the place of its start on the middle line of capitals."""

    mask: Image.Image
    left: int
    middle: int


def figure(number: int) -> str:
    """Returns `number` in digits, with a minus sign if it is below 0."""
    return str(number).replace("-", "\N{MINUS SIGN}")


@cache
def font(size: int, bold: bool) -> ImageFont.FreeTypeFont:
    """Returns the font at `size` pixels."""
    weight = "Bold" if bold else "Medium"
    return ImageFont.truetype(FONTS / f"NotoSansJP-{weight}.ttf", size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(16384)
def shown(character: str) -> bool:
    """Returns whether the fonts have a picture for `character`: something else than that of a missing one."""
    if character.isspace():
        return character in " \u3000"
    missing = font(16, False).getmask("\U0010fffd")
    drawn = font(16, False).getmask(character)
    return (drawn.size, bytes(drawn)) != (missing.size, bytes(missing))


@lru_cache(1024)
def legible(text: str, instead: str = "") -> str:
    """Returns what the fonts can show of `text`, with plain letters for fancy ones; `instead` if nothing is left."""
    plain = " ".join(unicodedata.normalize("NFKC", text).translate(PLAIN_LATIN).split())
    kept = "".join(_character(character) for character in plain)
    return " ".join(kept.split()) or instead


def _character(character: str) -> str:
    if unicodedata.category(character)[0] in "CM":  # controls, and marks piled on letters
        return ""
    if shown(character):
        return character
    base = unicodedata.normalize("NFKD", character)[0]
    return base if shown(base) else ""


@lru_cache(8192)
def width(text: str, size: int, bold: bool = False) -> float:
    """Returns the width of `text` in pixels."""
    return font(size, bold).getlength(text)


@lru_cache(4096)
def fit(text: str, size: int, room: float, bold: bool = False) -> tuple[str, int]:
    """Returns `text` and the size at which it fits into `room` pixels: a little smaller if need be, then cut with …"""
    for smaller in _sizes(size):
        if width(text, smaller, bold) <= room:
            return text, smaller
    smallest = _sizes(size)[-1]
    kept = text
    while kept and width(kept.rstrip() + "…", smallest, bold) > room:
        kept = kept[:-1]
    return kept.rstrip() + "…", smallest


@lru_cache(1024)
def wrap(text: str, size: int, room: float, lines: int, bold: bool = False) -> tuple[tuple[str, ...], int]:
    """Returns `text` in at most `lines` lines of `room` pixels, and the size at which it fits; the last may be cut."""
    for smaller in _sizes(size):
        broken = _broken(text, smaller, room, bold)
        if len(broken) <= lines and all(width(line, smaller, bold) <= room for line in broken):
            return tuple(_evened(broken, text, smaller, room, bold)), smaller
    smallest = _sizes(size)[-1]
    *whole, rest = _broken(text, smallest, room, bold, lines)
    return (*whole, fit(rest, smallest, room, bold)[0]), smallest


def _evened(broken: list[str], text: str, size: int, room: float, bold: bool) -> list[str]:
    """Returns `text` in as many lines as in `broken`, but of nearly equal widths."""
    for narrower in range(round(room), 0, -size // 2):
        candidate = _broken(text, size, narrower, bold)
        if len(candidate) > len(broken) or any(width(line, size, bold) > room for line in candidate):
            break
        broken = candidate
    return broken


def _sizes(size: int) -> range:
    return range(size, max(round(size * SMALLEST), min(size, READABLE)) - 1, -1)


def _broken(text: str, size: int, room: float, bold: bool, most: int = 99) -> list[str]:
    """Returns `text` in lines of `room` pixels; from line `most` on, all in one."""
    lines = [""]
    for piece in _pieces(text):
        full = lines[-1] and width((lines[-1] + piece).rstrip(), size, bold) > room
        if full and len(lines) < most:
            lines.append("")
        lines[-1] += piece
    return [line.strip() for line in lines]


def _pieces(text: str) -> list[str]:
    """Returns what may not be broken: words with the space after them, single Japanese characters."""
    pieces: list[str] = []
    for character in text:
        wide = unicodedata.east_asian_width(character) in "WF"
        if not pieces or ((wide or _closed(pieces[-1])) and character not in NEVER_FIRST + " "):
            pieces.append(character)
        else:
            pieces[-1] += character
    return pieces


def _closed(piece: str) -> bool:
    return piece[-1] == " " or unicodedata.east_asian_width(piece[-1]) in "WF"


@lru_cache(4096)
def label(text: str, size: int, bold: bool) -> Label:
    """Returns `text` as a mask."""
    face = font(size, bold)
    left, top, right, bottom = face.getbbox(text, anchor="ls")
    mask = Image.new("L", (max(1, int(right - left)), max(1, int(bottom - top))))
    ImageDraw.Draw(mask).text((-left, -top), text, fill=255, font=face, anchor="ls")
    mask = mask.point(_COARSE)
    capitals = face.getbbox("H", anchor="ls")
    return Label(mask, int(left), int(top - capitals[1] / 2))
