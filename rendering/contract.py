"""The checks of what is rendered: size, places of options, text, and that rendering only reads.

The tests and `parlour check` run them. Each check raises Broken, with a sentence, if a drawing breaks the contract.
"""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple

import msgspec
from PIL import ImageChops

from rendering import parts
from rendering.canvas import Box, Canvas, Place
from rendering.drawing import Drawing, Marks, Words
from rendering.encode import encode, encode_piece
from rendering.highlights import THIN, room
from rendering.theme import CHANGED
from rules import games, play, replays, selfplay
from rules import match as matches
from rules.contract import expect, moments
from rules.game import Event, Move, Options
from rules.turns import turns_of

WIDEST = 1400
"""The most pixels that a board may be wide."""
MOST_BYTES = 230 * 1024
MIDDLE = 60
"""Decisions after which much lies on the board."""
WHOLE_GAME = 10_000
"""More decisions than any game has."""
SOME, SELDOM = 5, 30
"""One question in this number is rendered, and one whole board in this number, as they take longer."""
FULL = 5
"""The seed of a game in which much comes to lie on boards."""
THREADS = 4
MOST_RINGS = 8
"""The most things that a turn changes on a board."""


class Shown(NamedTuple):
    """A position of a random game, as `seat` sees it."""

    view: Any
    seat: int | None


class Prompted(NamedTuple):
    """A question, as its seat sees it."""

    view: Any
    seat: int
    options: list[Move]


class Happened(NamedTuple):
    """A position as `seat` sees it, and what the last turn changed."""

    view: Any
    seat: int | None
    events: list[Event]


def middles(name: str, seats: int) -> list[Shown]:
    """Returns the middle of a game as everybody sees it, and as its last seat does."""
    game = games.load(name)
    state, _ = selfplay.position(game, seats, {}, seed=1, moves=MIDDLE)
    return [Shown(game.view(state, seat), seat) for seat in (None, seats - 1)]


def questions(name: str, seats: int, options: Options) -> Iterator[Prompted]:
    """Yields some questions of a random game, for each seat to move, and all that offer a new kind of move."""
    game = games.load(name)
    seen: set[type] = set()
    for number, (state, to_move) in enumerate(moments(game, seats, games.complete(game, options), seed=seats)):
        kinds = {type(option) for offered in to_move.values() for option in offered}
        if number % SOME == 0 or kinds - seen:
            yield from (Prompted(game.view(state, seat), seat, offered) for seat, offered in to_move.items())
        seen |= kinds


def happenings(name: str, seats: int) -> Iterator[Happened]:
    """Yields some positions of a random game with what its last turn changed, as everybody and its seat see them."""
    game = games.load(name)
    record = selfplay.recorded(game, seats, {}, seed=seats, moves=WHOLE_GAME)
    begun, _ = matches.start_match(game, seats, record.options, bytes.fromhex(record.key))
    found = turns_of(game, play.copy(begun.state), matches.moves_of(record.log))
    for line, state in enumerate(replays.positions(begun, record.log), 1):
        if line % SOME == 0 or line == len(record.log):
            last = record.log[found[replays.at(found, line)].start : line]
            events = [event for entry in last for event in entry.events if not event.private]
            yield from (Happened(game.view(state, seat), seat, events) for seat in {None, last[-1].seat})


def check_size(drawn: Drawing[Any], name: str, seats: int, words: Words) -> None:
    """Checks the size of boards in pixels and bytes."""
    for view, seat in middles(name, seats):
        image = drawn.draw(view, seat, Marks(), words)
        size = f"the board of {seats} players is {image.width} by {image.height} pixels in {words.language}"
        expect(image.width <= WIDEST, f"{size}: {WIDEST} across are the most")
        length = len(encode(image, name))
        expect(length <= MOST_BYTES, f"a board of {seats} players takes {length} bytes, and {MOST_BYTES} are the most")


def check_files(drawn: Drawing[Any], name: str, words: Words) -> None:
    """Checks how large the files of a whole board are that a player sees, throughout a game of the most players."""
    game = games.load(name)
    for number, (state, to_move) in enumerate(moments(game, game.info.most, games.complete(game, {}), seed=FULL)):
        if number % SELDOM == SELDOM - 1 and to_move:
            seat, options = next(iter(to_move.items()))
            pieces, _ = drawn.parts(game.view(state, seat), seat, Marks(options=options), words)
            length = sum(len(encode_piece(piece, name)) for piece in pieces)
            found = f"the files of a board of {game.info.most} players take {length} bytes after {number} decisions"
            expect(length <= MOST_BYTES, f"{found}, and {MOST_BYTES} are the most")


def check_places(drawn: Drawing[Any], name: str, seats: int, options: Options, words: Words) -> None:
    """Checks that every option is numbered somewhere on the board of its seat, or called placeless."""
    for view, seat, offered in questions(name, seats, options):
        canvas = drawn.board(view, seat, words)
        for option in offered:
            is_placed = any(canvas.place(key) for key in drawn.meant(seat, option))
            step = type(view.agenda[-1]).__name__
            expect(
                is_placed != drawn.placeless(option),
                f"the option {option} of seat {seat} in {step} has no place on the board and is not placeless, or both",
            )


def check_readable(drawn: Drawing[Any], name: str, seats: int, words: Words) -> None:
    """Checks that the letters of every part of a board can be read on a computer and on a phone."""
    for view, seat in middles(name, seats):
        canvas = drawn.board(view, seat, words)
        height = parts.smallest_letters(canvas)
        expect(
            height >= parts.READABLE,
            f"the smallest letters of {seats} players are shown {height:.1f} pixels high in {words.language}: "
            f"{canvas.smallest_text:.0f} on the board, and {parts.READABLE} on the screen are the least",
        )


def check_parts(drawn: Drawing[Any], name: str, seats: int, words: Words) -> None:
    """Checks that the parts of a board lie on it, one below the other."""
    for view, seat in middles(name, seats):
        canvas = drawn.board(view, seat, words)
        boxes = parts.all_of(canvas)
        below = all(upper.bottom <= lower.top for upper, lower in pairwise(boxes))
        inside = all(Box(0, 0, *canvas.size).holds(box) for box in boxes)
        expect(below and inside, f"the parts of the board of {seats} players overlap, or leave it: {boxes}")


def check_rings(drawn: Drawing[Any], name: str, seats: int, words: Words) -> None:
    """Checks that no ring or frame covers a letter, and that the last turn has few, in some positions of a game."""
    for view, seat, events in happenings(name, seats):
        canvas = drawn.board(view, seat, words)
        changed = [key for key in drawn.changed(events) if canvas.place(key)]
        decided = [key for step in view.agenda[-1:] for key in drawn.decided(step)]
        for key in (*changed, *decided):
            if place := canvas.place(key):
                expect(_is_clear(canvas, place), f"the ring round {key} at {place.box} covers text beside it")
        rings = len({canvas.place(key) for key in changed})
        expect(rings <= MOST_RINGS, f"{rings} rings show what a turn has changed, and {MOST_RINGS} are the most")


def _is_clear(canvas: Canvas, place: Place) -> bool:
    """Returns whether what goes round `place` covers no text."""
    if not place.frame:
        return room(canvas, place.box) >= THIN
    frame, (x, y) = place.frame(CHANGED), place.box.centre
    left, top, cover = x - frame.width // 2, y - frame.height // 2, frame.getchannel("A")
    return not any(cover.crop(text.box.moved(-left, -top)).getbbox() for text in canvas.texts)


def check_text(drawn: Drawing[Any], name: str, seats: int, words: Words) -> None:
    """Checks that a board has a text, without blank lines."""
    for view, seat in middles(name, seats):
        lines = drawn.describe(view, seat, words).splitlines()
        expect(bool(lines) and all(line.strip() for line in lines), "the text of a board is empty or has a blank line")


def check_pieces(drawn: Drawing[Any], name: str, seats: int) -> None:
    """Checks that every option and event of a random game stands for a piece that there is, or for none."""
    log = selfplay.recorded(games.load(name), seats, {}, seed=seats, moves=WHOLE_GAME).log
    for thing in (thing for entry in log for thing in (entry.move, *entry.events) if thing is not None):
        piece = drawn.piece(thing)
        expect(piece is None or piece in drawn.pieces, f"there is no piece called {piece}, which stands for {thing}")


def check_drawing_changes_nothing(drawn: Drawing[Any], name: str, seats: int, words: Words) -> None:
    """Checks that rendering leaves the view alone, and gives the same in several threads at once."""
    for view, seat in middles(name, seats):
        before = msgspec.json.encode(view)
        expected = drawn.draw(view, seat, Marks(), words)
        drawn.describe(view, seat, words)
        expect(msgspec.json.encode(view) == before, "rendering changes the view")
        with ThreadPoolExecutor(THREADS) as pool:
            made = [pool.submit(drawn.draw, view, seat, Marks(), words) for _ in range(THREADS)]
        for each in made:
            difference = ImageChops.difference(expected.convert("RGB"), each.result().convert("RGB"))
            expect(difference.getbbox() is None, "boards rendered at the same time differ")
