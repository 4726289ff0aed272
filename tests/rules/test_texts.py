"""Every game has every text that its structs and options need, in every language."""

from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import rules
from rules import games
from rules.contract import moments
from rules.game import AnyGame, Refusal, Step

LANGUAGES = ("en", "ja")
LONGEST_LABEL = 60
NAMES = ("Alice", "Bob", "Carol", "Dave")
GAME_TEXTS = {"game-name", "game-pitch"}
each_game = pytest.mark.parametrize("name", games.names())
each_language = pytest.mark.parametrize("language", LANGUAGES)


class Uses(Visitor):
    """Collects the variables and the other texts that a pattern uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.texts.add(node.id.name)


@cache
def texts(name: str, language: str) -> dict[str, Uses]:
    """Returns the texts of a game by id, with what they use."""
    path = Path(rules.__path__[0]) / name / "text" / f"{language}.ftl"
    found: dict[str, Uses] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
            found[entry.id.name] = Uses()
            found[entry.id.name].visit(entry.value)
    return found


def variables(name: str, language: str, text: str) -> set[str]:
    """Returns the variables that `text` uses, including those of the texts it refers to."""
    uses = texts(name, language)[text]
    return uses.variables.union(*(variables(name, language, other) for other in uses.texts))


def union(kind: Any) -> list[Any]:
    return list(get_args(kind)) or [kind]


def steps(game: AnyGame) -> list[type[Step[Any, Any]]]:
    """Returns the steps with a question."""
    (agenda,) = (field for field in msgspec.structs.fields(game.state) if field.name == "agenda")
    questions = [step for step in union(get_args(agenda.type)[0]) if step.options is not Step.options]
    assert questions
    return questions


def structs(game: AnyGame) -> dict[str, Any]:
    """Returns the structs whose fields fill in the texts of moves, steps, events and refusals, by id of the text."""
    return {
        **{f"{kind}-{step.__name__}": step for step in steps(game) for kind in ("ask", "turn")},
        **{f"{kind}-{move.__name__}": move for move in union(game.move) for kind in ("move", "chose")},
        **{f"story-{event.__name__}": event for event in union(game.event)},
        **{f"refuse-{kind.__name__}": kind for kind in Refusal.__subclasses__() if _belongs(kind, game)},
    }


def _belongs(kind: type[Refusal], game: AnyGame) -> bool:
    return kind.__module__.startswith(f"rules.{game.info.name}.")


def option_texts(game: AnyGame) -> set[str]:
    names = {option.name for option in game.info.options}
    values = {f"{option.name}-{value}" for option in game.info.options for value in option.values}
    return {f"option-{name.replace('_', '-')}" for name in names | values}


@each_game
@each_language
def test_every_struct_and_option_has_a_text(name: str, language: str) -> None:
    game = games.load(name)
    needed = GAME_TEXTS | structs(game).keys() | option_texts(game)
    assert needed - texts(name, language).keys() == set()


@each_game
@each_language
def test_a_text_uses_only_fields_of_its_struct(name: str, language: str) -> None:
    for text, kind in structs(games.load(name)).items():
        unknown = variables(name, language, text) - set(kind.__struct_fields__)
        assert unknown == set(), text


@each_game
def test_the_languages_have_the_same_texts(name: str) -> None:
    english, *others = ({*texts(name, language)} for language in LANGUAGES)
    for other in others:
        helpers = {text for text in english ^ other if text.count("-") == 0}
        assert (english ^ other) - helpers == set()


@each_game
@each_language
def test_no_text_of_a_struct_or_option_is_unused(name: str, language: str) -> None:
    game = games.load(name)
    kinds = ("ask-", "turn-", "move-", "chose-", "story-", "refuse-", "option-")
    present = {text for text in texts(name, language) if text.startswith(kinds)}
    assert present == structs(game).keys() | option_texts(game)


@each_game
def test_every_category_of_a_score_has_a_text(name: str) -> None:
    game = games.load(name)
    options = {option.name: option.values[-1] for option in game.info.options}
    *_, last = moments(game, game.info.fewest, options, 1)
    categories = {part.category for score in game.scores(last.state) for part in score.parts}
    for language in LANGUAGES:
        assert {f"category-{category}" for category in categories} <= texts(name, language).keys()


@each_game
def test_every_tie_break_and_no_other_has_a_text(name: str) -> None:
    game = games.load(name)
    first = next(
        iter(moments(game, game.info.fewest, {option.name: option.values[0] for option in game.info.options}, 1))
    )
    (count,) = {len(score.tie_breaks) for score in game.scores(first.state)}
    for language in LANGUAGES:
        present = {text for text in texts(name, language) if text.startswith("tie-break-")}
        assert present == {f"tie-break-{number}" for number in range(1, count + 1)}


def sentence(bundle: FluentBundle, text: str, thing: Any) -> str:
    """Returns the text of `thing`; a field that is a seat becomes a name."""
    fields = {field: getattr(thing, field) for field in thing.__struct_fields__}
    values = {
        field: NAMES[int(value)] if field == "seat" or field.endswith("_seat") else value
        for field, value in fields.items()
        if isinstance(value, int | str)
    }
    pattern = bundle.get_message(text).value
    assert pattern is not None
    words, errors = bundle.format_pattern(pattern, values)
    assert errors == []
    return str(words)


@each_game
@each_language
def test_labels_of_moves_differ_and_fit_on_buttons_and_menus(name: str, language: str) -> None:
    game = games.load(name)
    bundle = FluentBundle([language], use_isolating=False)
    path = Path(rules.__path__[0]) / name / "text" / f"{language}.ftl"
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    options = {option.name: option.values[-1] for option in game.info.options}
    for state, to_move in moments(game, game.info.most, options, 1):
        for seat, moves in to_move.items():
            labels = [sentence(bundle, f"move-{type(move).__name__}", move) for move in moves]
            assert len(set(labels)) == len(labels), "two options that look the same"
            assert max(map(len, labels)) <= LONGEST_LABEL
            for refusal in state.agenda[-1].refusals(state, seat):
                assert sentence(bundle, f"refuse-{type(refusal).__name__}", refusal)
