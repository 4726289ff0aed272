"""The images of every game keep the contract of rendering, and each of its checks finds the fault that it is for."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec import structs
from PIL import Image

from rendering import contract, drawing
from rendering.canvas import Box, Canvas
from rendering.contract import WIDEST
from rendering.drawing import Drawing
from rules import games
from rules.contract import Broken
from tests.rendering.text_words import NAMES, TextWords

LONG_NAMES = ("Maximiliane von Hohenstaufen-Sigmaringen", "🎲", "超高層建築愛好家連盟名誉会長", "𝓓𝓪𝓿𝓮")

each_game = pytest.mark.parametrize("game", games.names())
each_table = pytest.mark.parametrize(
    ("game", "seats"),
    [
        pytest.param(game, seats, marks=[pytest.mark.campaign] * (info.fewest < seats < info.most))
        for game in games.names()
        for info in [games.load(game).info]
        for seats in range(info.fewest, info.most + 1)
    ],
)
"""The fewest and the most players; `make test-all` tries the numbers between them as well."""


@each_table
@pytest.mark.parametrize(("language", "names"), [("en", NAMES), ("ja", LONG_NAMES)], ids=["en", "ja"])
def test_every_number_of_players_is_rendered_in_size(
    game: str, seats: int, language: str, names: tuple[str, ...]
) -> None:
    contract.check_size(drawing.load(game), game, seats, TextWords(game, language, names))


@each_game
def test_the_files_of_a_full_board_are_small(game: str) -> None:
    contract.check_files(drawing.load(game), game, TextWords(game, "ja"))


@each_table
@pytest.mark.parametrize("language", ["en", "ja"])
def test_letters_can_be_read_on_a_computer_and_on_a_phone(game: str, seats: int, language: str) -> None:
    contract.check_readable(drawing.load(game), game, seats, TextWords(game, language, LONG_NAMES))


@each_table
def test_the_parts_of_a_board_lie_below_each_other(game: str, seats: int) -> None:
    contract.check_parts(drawing.load(game), game, seats, TextWords(game, "en"))


@each_table
def test_no_ring_covers_text_and_a_turn_has_few(game: str, seats: int) -> None:
    contract.check_rings(drawing.load(game), game, seats, TextWords(game, "en"))


@each_game
def test_rendering_changes_nothing_and_is_the_same_in_several_threads(game: str) -> None:
    contract.check_drawing_changes_nothing(drawing.load(game), game, games.load(game).info.most, TextWords(game, "ja"))


@each_table
@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_board_has_a_text(game: str, seats: int, language: str) -> None:
    contract.check_text(drawing.load(game), game, seats, TextWords(game, language))


@each_table
def test_options_and_events_stand_for_pieces_that_there_are(game: str, seats: int) -> None:
    contract.check_pieces(drawing.load(game), game, seats)


GAME = "manhattan"


def wide(view: Any, seat: int | None, words: Any) -> Canvas:
    image = drawing.load(GAME).board(view, seat, words).image
    return Canvas(image.resize((WIDEST + 2, image.height)))


def overlapping(view: Any, seat: int | None, words: Any) -> Canvas:
    canvas = drawing.load(GAME).board(view, seat, words)
    canvas.parts.clear()
    canvas.part(Box(0, 0, 100, 100))
    canvas.part(Box(0, 99, 100, 200))
    return canvas


def tiny(view: Any, seat: int | None, words: Any) -> Canvas:
    canvas = Canvas(Image.new("RGB", (1200, 700)))
    canvas.text(0, 100, "1", 34, (0, 0, 0))
    return canvas


def writing(view: Any, seat: int | None, words: Any) -> Canvas:
    view.agenda.clear()
    return drawing.load(GAME).board(view, seat, words)


def mirrored() -> Callable[[Any, int | None, Any], Canvas]:
    """Returns a way of drawing that differs from one call to the next."""
    calls = iter(range(100))

    def board(view: Any, seat: int | None, words: Any) -> Canvas:
        canvas = drawing.load(GAME).board(view, seat, words)
        canvas.image.putpixel((next(calls), 0), (0, 0, 0))
        return canvas

    return board


def noisy(view: Any, seat: int | None, words: Any) -> Canvas:
    image = Image.effect_noise((1200, 1000), 200).convert("RGB")
    return Canvas(image)


def written_over(view: Any, seat: int | None, words: Any) -> Canvas:
    canvas = drawing.load(GAME).board(view, seat, words)
    for key in SITES:
        place = canvas.place(key)
        assert place
        canvas.text(place.box.right, place.box.centre[1], "8", 36, (0, 0, 0))
    return canvas


SITES = [("site", city, cell) for city in range(6) for cell in range(9)]
FAULTS: dict[str, tuple[Callable[..., None], str, dict[str, Any]]] = {
    "wide": (contract.check_size, "1400 across are the most", {"board": wide}),
    "bytes": (contract.check_size, "bytes, and", {"board": noisy}),
    "overlapping": (contract.check_parts, "overlap, or leave it", {"board": overlapping}),
    "tiny": (contract.check_readable, "34 on the board, and 9 on the screen", {"board": tiny}),
    "covering": (contract.check_rings, "covers text beside it", {"board": written_over}),
    "everything": (contract.check_rings, "54 rings show what a turn has changed", {"changed": lambda events: SITES}),
    "silent": (contract.check_text, "empty or has a blank line", {"lines": lambda *_: []}),
    "blank": (contract.check_text, "empty or has a blank line", {"lines": lambda *_: ["a", " ", "b"]}),
    "writing": (contract.check_drawing_changes_nothing, "changes the view", {"board": writing}),
    "different": (contract.check_drawing_changes_nothing, "differ", {"board": mirrored()}),
}


@pytest.mark.parametrize(("check", "sentence", "fault"), FAULTS.values(), ids=FAULTS)
def test_a_check_finds_its_fault_and_says_which(
    check: Callable[..., None], sentence: str, fault: dict[str, Any]
) -> None:
    with pytest.raises(Broken, match=sentence):
        check(structs.replace(drawing.load(GAME), **fault), GAME, 2, TextWords(GAME, "en"))


def test_large_files_are_found() -> None:
    with pytest.raises(Broken, match="the files of a board of 4 players take"):
        contract.check_files(structs.replace(drawing.load(GAME), board=noisy), GAME, TextWords(GAME, "en"))


def test_an_option_without_a_place_is_found() -> None:
    silent: Drawing[Any] = structs.replace(drawing.load(GAME), meant=lambda seat, option: ())
    with pytest.raises(Broken, match="has no place on the board and is not placeless"):
        contract.check_places(silent, GAME, 2, {}, TextWords(GAME, "en"))
