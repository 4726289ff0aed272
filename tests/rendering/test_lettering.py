"""Text is legible and stays inside its box, in several languages and with any name."""

import pytest

from rendering import lettering
from tests.languages import COMPLETE
from tests.rendering.text_words import texts


@pytest.mark.parametrize("language", COMPLETE)
def test_the_fonts_have_every_character_of_the_texts(language: str) -> None:
    characters = {character for text in texts("manhattan", language) for character in text if character != "\n"}
    assert not {character for character in characters if not lettering.shown(character)}


def test_a_missing_character_is_known_as_missing() -> None:
    assert not lettering.shown("\U0001f3b2")
    assert not lettering.shown("한")


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Alice", "Alice"),
        ("𝓐𝓵𝓲𝓬𝓮", "Alice"),
        ("  Bob 🎲  the\tBuilder ", "Bob the Builder"),
        ("Łukasz Wąż", "Lukasz Waz"),
        ("Café", "Café"),
        ("Дмитрий", "Дмитрий"),
        ("さくら・櫻井", "さくら・櫻井"),
        ("ﾀﾛｳ", "タロウ"),
        ("Z\u0338\u0321a\u0334\u0327l\u0336g\u0337o", "Zalgo"),
        ("김철수", "blue"),
        ("\u202e\u200b🎲", "blue"),
        ("", "blue"),
    ],
)
def test_a_name_is_rendered_as_far_as_the_fonts_go(name: str, drawn: str) -> None:
    assert lettering.legible(name, "blue") == drawn


@pytest.mark.parametrize("text", ["Maximiliane von Hohenstaufen", "とても長い名前のプレイヤーです", "W" * 40])
@pytest.mark.parametrize("room", [60, 120, 300])
def test_long_text_is_made_smaller_and_then_cut(text: str, room: int) -> None:
    fitted, size = lettering.fit(text, 30, room, True)
    assert lettering.width(fitted, size, True) <= room
    assert size >= 30 * lettering.SMALLEST
    assert fitted == text or fitted.endswith("…")


def test_short_text_keeps_its_size() -> None:
    assert lettering.fit("Bob", 30, 200) == ("Bob", 30)


@pytest.mark.parametrize(
    "text", ["for each building of one floor beside an empty site", "空きマスと隣り合う1階層のビルごとに得点する"]
)
def test_a_paragraph_keeps_to_its_lines_and_its_width(text: str) -> None:
    lines, size = lettering.wrap(text, 24, 260, 2)
    assert len(lines) <= 2
    assert all(lettering.width(line, size) <= 260 for line in lines)
    assert "".join(lines).replace(" ", "")[:10] == text.replace(" ", "")[:10]


def test_a_paragraph_too_long_for_its_lines_ends_in_an_ellipsis() -> None:
    lines, _ = lettering.wrap("one two three four five six seven eight nine ten", 24, 90, 2)
    assert lines[0].startswith("one")
    assert lines[-1].endswith("…")


def test_words_are_not_broken() -> None:
    assert lettering.wrap("tallest building", 24, 130, 3)[0] == ("tallest", "building")


def test_a_japanese_line_does_not_begin_with_a_full_stop() -> None:
    for room in range(60, 200, 7):
        lines, _ = lettering.wrap("ビルを建てる。都市を選ぶ。得点する。", 20, room, 9)
        assert not any(line.startswith("。") for line in lines)
