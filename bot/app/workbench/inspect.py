"""Describes a position for the author of its game. What fails is left out and its traceback shown: the rest is seen."""

import traceback
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple, TypeVar

from msgspec import Struct

from bot.app import pictures
from bot.app.workbench.actions import Place
from bot.app.workbench.messages import Choice, Happening, Line, Picture, Question, Scene
from bot.app.workbench.tree import tree
from bot.i18n import MatchWords
from rules import drafts, games, play, record
from rules.game import AnyGame, Event
from rules.match import AnyEntry
from rules.record import Position

T = TypeVar("T")


class Failures(dict[str, str]):
    """The tracebacks of the parts that could not be made."""

    def part(self, name: str, make: Callable[[], T], otherwise: T) -> T:
        """Returns what `make` returns; `otherwise` if it raises anything."""
        try:
            return make()
        except Exception:
            self[name] = traceback.format_exc()
            return otherwise


class Described(NamedTuple):
    """A position in words and numbers, and what its pictures are made of."""

    scene: Scene
    position: Position
    words: MatchWords


def describe(game: AnyGame, place: Place, language: str) -> Described:
    """Returns everything about a position. Raises what the rules raise on the way to it."""
    found, failures = place.record, Failures()
    reached = record.replay(game, found, place.line)
    state, viewers = reached.state, (None, *range(found.seats))
    words = pictures.sample_words(game.info.name, found.seats, language)
    whole = failures.part("log", lambda: record.replay(game, found), reached)

    def each(name: str, make: Callable[[int | None], T], otherwise: T) -> list[T]:
        return [failures.part(f"{name} {_viewer(seat)}", partial(make, seat), otherwise) for seat in viewers]

    scene = Scene(
        game=game.info.name,
        title=_text(words, "game-name", game.info.name),
        players=[words.player(seat) for seat in range(found.seats)],
        fewest=game.info.fewest,
        most=game.info.most,
        options=games.complete(game, found.options),
        choices={option.name: list(option.values) for option in game.info.options},
        line=len(reached.log),
        lines=[_line(entry, words) for entry in whole.log],
        note=failures.part("log", lambda: record.difference(game, found), ""),
        made_at=None if found.start is None else found.at,
        questions=failures.part("questions", lambda: [*_questions(state, words)], []),
        happenings=[_happening(event, words) for event in reached.events],
        agenda=[tree(step) for step in reversed(state.agenda)],
        states=[tree(state), *each("view", lambda seat: tree(game.view(state, seat)), None)],
        texts=each("text", lambda seat: pictures.text(game, state, seat, words), ""),
        points=failures.part("points", lambda: [score.points for score in game.scores(state)], []),
        violations=failures.part("invariants", lambda: [*game.violations(state)], []),
        failures=failures,
    )
    return Described(scene, reached, words)


def picture(game: AnyGame, described: Described, viewer: int) -> Picture:
    """Renders the board for a viewer."""
    reached, seat = described.position, viewer - 1 if viewer else None
    try:
        return Picture(viewer, pictures.image(game, reached.state, reached.events, seat, described.words))
    except Exception:
        return Picture(viewer, error=traceback.format_exc())


def _viewer(seat: int | None) -> str:
    return "of all" if seat is None else f"of seat {seat}"


def _line(entry: AnyEntry, words: MatchWords) -> Line:
    move = "" if entry.move is None else _phrase(words, "chose", entry.move)
    return Line(entry.seat, move, [_phrase(words, "story", event) for event in entry.events])


def _happening(event: Event, words: MatchWords) -> Happening:
    name = type(event).__name__
    return Happening({"type": name, **tree(event)}, _phrase(words, "story", event), event.private, event.reveals)


def _questions(state: Any, words: MatchWords) -> Iterator[Question]:
    """Yields the question of each seat that is to move."""
    for seat, options in play.settle(play.copy(state)).items():
        step = state.agenda[-1]
        key = f"ask-{step.prompt_key(state, seat)}"
        prompt = words.prompt("ask", step, state, seat) if key in words else key
        choices = [
            Choice(tree(move), _phrase(words, "move", move), drafts.is_final(state, seat, move)) for move in options
        ]
        refusals = [*dict.fromkeys(_phrase(words, "refuse", refusal) for refusal in step.refusals(state, seat))]
        yield Question(seat, type(step).__name__, prompt, choices, refusals)


def _phrase(words: MatchWords, kind: str, thing: Struct) -> str:
    """Returns the text of `thing`; the thing itself if it has no text yet."""
    return words.phrase(kind, thing) if f"{kind}-{type(thing).__name__}" in words else repr(thing)


def _text(words: MatchWords, name: str, otherwise: str) -> str:
    return words(name) if name in words else otherwise
