"""Names that strangers have given themselves, made harmless: a name is text wherever it goes."""

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache

LONGEST = 32
"""The longest name shown, in characters."""
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters that show nothing: Hangul fillers and the empty Braille pattern."""
_ROUND = str.maketrans(dict.fromkeys("(（﹙⁽₍❨❪⟮⦅⸨｟﴾⎛", "[") | dict.fromkeys(")）﹚⁾₎❩❫⟯⦆⸩｠﴿⎞", "]"))
"""Round brackets and what looks like them: these are Parlour's own."""
_LOOK_ALIKE = str.maketrans(
    "I1|0" + "АВЕЅІЈКМНОРСТХУаесіјорхуѕԁһӏԛԝ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορυχ",
    "lllO" + "ABESlJKMHOPCTXYaecijopxysdhlqw" + "ABEZHlKMNOPTYXaiKvopux",
)
"""Figures, Cyrillic and Greek letters as the Latin letters that look like them."""
_ESCAPES = str.maketrans({sign: f"\\{sign}" for sign in "\\`*_~|<>[]#:@"})


@lru_cache(1024)
def plain(name: str, longest: int = LONGEST) -> str:
    """Returns `name` as one visible line of at most `longest` characters; empty if nothing of it can be seen.

    Without control and format characters (Unicode's categories C and Z but the space), which could break the line,
    turn the direction of writing or hide the rest.
    """
    spaced = "".join(" " if unicodedata.category(letter)[0] == "Z" else letter for letter in name.replace("\n", " "))
    seen = (letter for letter in spaced if unicodedata.category(letter)[0] != "C" and letter not in BLANK)
    words = " ".join("".join(seen).split())
    return words if len(words) <= longest else words[: longest - 1].rstrip() + "…"


def without_round_brackets(name: str) -> str:
    """Returns `name` with square brackets for round ones: what stands in round ones is added by Parlour."""
    return name.translate(_ROUND)


def looks(name: str) -> str:
    """Returns the same for names that look alike, such as one in Greek letters."""
    return unicodedata.normalize("NFKC", name).translate(_LOOK_ALIKE).casefold()


def bold(name: str) -> str:
    """Returns `name` in bold, for a message: nothing in it mentions, links or formats."""
    return f"**{escaped(name)}**"


def escaped_in(text: str, names: Iterable[str]) -> str:
    """Returns `text` with these names in it escaped, and all else as it is."""
    shown = {name: escaped(name) for name in sorted(filter(None, names), key=len, reverse=True)}
    return re.sub("|".join(map(re.escape, shown)), lambda found: shown[found[0]], text)


def escaped(text: str) -> str:
    """Returns `text` as Markdown that shows exactly that text."""
    return text.translate(_ESCAPES)


def told_apart(names: Iterable[str]) -> list[str]:
    """Returns names, with a number where an earlier seat has the same: anybody can take the name of somebody else.

    Names are the same if they look alike.
    """
    found: list[str] = []
    taken: set[str] = set()
    for name in names:
        shown, number = name, 1
        while not taken.isdisjoint({shown.casefold(), looks(shown)}):
            number += 1
            shown = f"{name} ({number})"
        taken |= {shown.casefold(), looks(shown)}
        found.append(shown)
    return found
