"""Hostile names: each is shown as text, on one line, and mentions, links or hides nothing."""

import pytest

from bot.i18n import words_in
from bot.views.names import LONGEST, escaped, plain, told_apart
from bot.views.wording import person_name

HOSTILE = [
    "<@1100000000000000001>",
    "<@&42>",
    "@everyone",
    "[free](https://example.com)",
    "https://example.com",
    "**x** __y__ ~~z~~ ||s|| `c`",
    "# title",
    "<t:0:R>",
    "<:smile:1>",
]


@pytest.mark.parametrize("name", HOSTILE)
def test_no_sign_of_a_hostile_name_is_left_with_a_meaning(name: str) -> None:
    rest = escaped(name)
    while "\\" in rest:
        at = rest.index("\\")
        rest = rest[:at] + rest[at + 2 :]
    assert not set(rest) & set("\\`*_~|<>[]#:@")


@pytest.mark.parametrize("name", HOSTILE)
def test_an_escaped_name_reads_as_it_was_written(name: str) -> None:
    assert escaped(name).replace("\\", "") == name


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Alice\nBob", "Alice Bob"),
        ("Alice\u2028Bob\u0085", "Alice Bob"),
        ("\u202ecilA", "cilA"),
        ("A\u200bl\u200di\u2060ce\ufeff", "Alice"),
        ("\u3164\u2800", ""),
        ("  Alice \u00a0 B ", "Alice B"),
        ("アリス", "アリス"),
        ("Zoë 🎲", "Zoë 🎲"),
        ("x" * LONGEST, "x" * LONGEST),
        ("x" * 100, "x" * (LONGEST - 1) + "…"),
    ],
)
def test_a_plain_name_is_one_visible_line(name: str, shown: str) -> None:
    assert plain(name) == shown


def test_players_with_one_name_are_told_apart() -> None:
    assert told_apart(["Alice", "ALICE", "Alice (2)", "CPU 1", "CPU 1"]) == [
        "Alice",
        "ALICE (2)",
        "Alice (2) (2)",
        "CPU 1",
        "CPU 1 (2)",
    ]


@pytest.mark.parametrize("double", ["B\u03bfb", "\u0412\u043eb", "Ｂｏｂ", "B0b"])
def test_a_name_of_other_letters_that_looks_the_same_is_told_apart(double: str) -> None:
    assert told_apart(["Bob", double]) == ["Bob", f"{double} (2)"]


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Bob (CPU)", "Bob [CPU]"),
        ("Bob（CPU）", "Bob[CPU]"),
        ("Bob (2)", "Bob [2]"),
        ("CPU 1", "“CPU 1”"),
        ("\u0421PU l", "“\u0421PU l”"),
        ("A former player", "“A former player”"),
        ("以前のプレイヤー", "“以前のプレイヤー”"),
        ("Bobby", "Bobby"),
    ],
)
def test_no_name_of_a_person_reads_like_what_parlour_calls_a_seat(name: str, shown: str) -> None:
    assert person_name(name, words_in("en")) == shown
