"""Where texts stand that no recorded message shows: errors, commands, and others of a kind that is shown."""

import json
import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from bot import commands, i18n
from bot.actions.custom_id import presses
from bot.actions.press import Style
from bot.app.translating import fluent, places
from bot.app.translating.traced import Call, Json, Parts, each_string, game_of, key_of, traced, values
from bot.languages import SOURCE

CONTAINER, ROW, BUTTON, MENU, TEXT = 17, 1, 2, 3, 10
"""What Discord calls components."""
NEIGHBOURS = 2
"""How many commands are shown before and after the one that is looked for."""
CODE = ("bot", "rendering")
"""The packages that name texts. What a game adds to a name is a type."""
MANY = 3
_FAMILY = re.compile(r"""f["']([a-z]+(?:-[a-z]+)*-)\{|(?:phrase|prompt)\(\s*["']([a-z]+)["']""")
"""In code: the beginning of a name that ends with what a variable holds."""
_WHOLE = re.compile(r"""["']([a-z]+(?:-[a-z]+)+)["']""")


class Shown(NamedTuple):
    """Where a text stands: a traced message, and what a translator should know about it, as a text of the page."""

    note: str
    message: list[Json]


class Kind(NamedTuple):
    """Texts whose names begin alike, and what they look like."""

    begin: tuple[str, ...]
    note: str
    look: Callable[[str, Json], list[Json]]
    """Returns the message, of the name of the text and a part that says it."""


def shown(package: str, name: str) -> Shown:
    """Returns where a text stands, or would stand."""
    key = key_of(package, name)
    return _real(key) or of_kind(key) or _beside(key) or Shown(ALONE, _answer(name, _sample(key)))


def _real(key: str, before: frozenset[str] = frozenset()) -> Shown | None:
    """Returns a recorded message with a text, or with one that uses it."""
    if message := places.message(key):
        return Shown("", message)
    users = sorted(_users().get(key, set()) - before - {key})
    return next((found for user in users if (found := _real(user, before | {key}))), None)


def of_kind(key: str) -> Shown | None:
    """Returns what a text looks like if its name says that; None if it does not."""
    name = _name(key)
    kind = next((each for each in KINDS if name.startswith(each.begin)), None)
    message = kind.look(name, _sample(key)) if kind else []
    return Shown(kind.note, message) if kind and message else None


def _beside(key: str) -> Shown | None:
    """Returns a message in which another text of the same family stands, with this one in its place."""
    others = _families().get(_family(key))
    if not others:
        return None
    other = min(others, key=lambda each: (game_of(each) != game_of(key), _unlike(each, key), each))
    sample = _sample(key)
    message = [each_string(each, lambda parts: _replaced(parts, other, sample)) for each in places.message(other) or []]
    return Shown(SAME_KIND, message)


@cache
def _families() -> dict[str, list[str]]:
    """Returns the recorded texts of each family."""
    found: dict[str, list[str]] = {}
    for key in places.recorded()["texts"]:
        if family := _family(key):
            found.setdefault(family, []).append(key)
    return found


def _unlike(one: str, other: str) -> int:
    """Returns how many words of its name a text does not share with another."""
    pairs = zip(_name(one).split("-"), _name(other).split("-"), strict=False)
    return _name(one).count("-") - sum(a == b for a, b in pairs)


def _replaced(parts: Any, other: str, sample: Json) -> Any:
    if isinstance(parts, list):
        return [_replaced(each, other, sample) for each in parts]
    if not isinstance(parts, dict):
        return parts
    if parts["t"] == other:
        return sample
    return {**parts, "v": {name: _replaced(value, other, sample) for name, value in parts["v"].items()}}


class Named(NamedTuple):
    """How code names texts."""

    families: frozenset[str]
    """How names begin to which it adds the rest: "story-", as it says `phrase("story", event)`."""
    whole: frozenset[str]
    """Names that it has whole."""


@cache
def _named() -> Named:
    sources = [path.read_text(encoding="utf-8") for root in CODE for path in Path(str(files(root))).rglob("*.py")]
    begun = {whole or f"{kind}-" for source in sources for whole, kind in _FAMILY.findall(source)}
    return Named(frozenset(begun), frozenset(name for source in sources for name in _WHOLE.findall(source)))


def _family(key: str) -> str:
    """Returns how the names of the texts begin that stand where a text stands; empty if it stands there alone."""
    name, named = _name(key), _named()
    return (
        ""
        if name in named.whole
        else max((each for each in named.families if name.startswith(each)), key=len, default="")
    )


@cache
def _users() -> dict[str, set[str]]:
    """Returns which texts use a text, by key."""
    found: dict[str, set[str]] = {}
    for package in i18n.every_package():
        for name, text in i18n.texts(package, SOURCE).items():
            for used in text.texts:
                found.setdefault(key_of(package, used), set()).add(key_of(package, name))
    return found


def _name(key: str) -> str:
    return key.partition(":")[2]


def _sample(key: str) -> Json:
    """Returns a part that says a text, with values that other texts had for variables of the same names."""
    package, _, name = key.partition(":")
    every = _inner(package, name)
    there = i18n.texts(package, SOURCE)
    names = set[str]().union(*(there[each].variables | there[each].plurals for each in every))
    variants = fluent.variants(fluent.english_texts(package)[each] for each in every)
    return {"t": key, "v": {each: _value(each, variants) for each in sorted(names)}}


def _inner(package: str, name: str) -> set[str]:
    """Returns a text and those of its package that it uses."""
    there, found, left = i18n.texts(package, SOURCE), set[str](), [name]
    while left:
        each = left.pop()
        if each in there and each not in found:
            found.add(each)
            left += there[each].texts
    return found


def _value(name: str, variants: dict[str, list[str]]) -> Any:
    usual = _usual().get(name, f"{{ ${name} }}")
    if keys := variants.get(name):
        return MANY if all(each in i18n.PLURALS or each.lstrip("-").isdecimal() for each in keys) else keys[0]
    return MANY if isinstance(usual, (int, float)) else usual


@cache
def _usual() -> dict[str, Any]:
    """Returns the value that recorded texts had most often for each variable."""
    found: dict[str, Counter[str]] = {}
    for _, name, value in values(places.recorded()["messages"]):
        found.setdefault(name, Counter())[json.dumps(value)] += 1
    return {name: json.loads(counts.most_common(1)[0][0]) for name, counts in found.items()}


def _answer(name: str, said: Json) -> list[Json]:
    return [{"type": CONTAINER, "components": [{"type": TEXT, "content": [said]}]}]


def _private(name: str, said: Json) -> list[Json]:
    return [*_answer(name, said), {"type": "private"}]


def _terminal(name: str, said: Json) -> list[Json]:
    return [{"type": "terminal", "title": "$ parlour verify match.json", "content": ["match.json: ", said]}]


def _button(name: str, said: Json) -> list[Json]:
    """Returns a button with the emoji and the colour of the press that the text, or one with a longer name, labels."""
    labelled = [kind for kind in presses().values() if kind.label and f"{name}-".startswith(f"{kind.label}-")]
    kind = max(labelled, key=lambda each: len(each.label), default=None)
    style, emoji = (kind.style, kind.emoji) if kind else (Style.GREY, "")
    shown = {"type": BUTTON, "label": [said], "style": style.value, **({"emoji": {"name": emoji}} if emoji else {})}
    return [{"type": ROW, "components": [shown]}]


def _command(name: str, said: Json) -> list[Json]:
    """Returns the list of commands around the one whose description it is, or which has it for an option."""
    found = next((part for part in _lists() if any(said["t"] in _keys_of(row) for row in part)), [])
    at = next((number for number, row in enumerate(found) if said["t"] in _keys_of(row)), 0)
    rows = found[max(0, at - NEIGHBOURS) : at + NEIGHBOURS + 1]
    return [{"type": "list", "components": rows}] if rows else []


def _keys_of(row: Json) -> set[str]:
    return {part["t"] for field in ("label", "description") for part in row.get(field, ()) if isinstance(part, dict)}


@cache
def _lists() -> list[list[Json]]:
    """Returns what Discord lists: all commands, the options of each and their choices, and the entries of menus."""
    services: Any = None  # which a command needs only once somebody uses it
    made = commands.build(services)
    found = [[_row(f"/{each.name}", each.description) for each in made]]
    for each in made:
        found.append([_row(f"/{each.name} {option.name}:", str(option.description)) for option in each.parameters])
        found += [[_row(choice.name, "") for choice in option.choices] for option in each.parameters]
    return [*found, [_row(each.name, "") for each in commands.build_menus(services)]]


def _row(label: str, description: str) -> Json:
    return {"type": "row", "label": _traced(label), "description": _traced(description)}


def _traced(text: str) -> Parts:
    found = traced(text, [call for call in _described() if call.said == text])
    return [found] if isinstance(found, str) else found


@cache
def _described() -> list[Call]:
    """Returns the texts of the bot that have no variables: commands have no others."""
    return [
        Call(key_of(package, name), {}, text)
        for package in i18n.packages()
        for name, text in fluent.english_texts(package).items()
        if "{" not in text and name.startswith(("command-", "menu-"))
    ]


ALONE = "alone"
SAME_KIND = "sameKind"
KINDS = (
    Kind(("error-",), "anError", _private),
    Kind(("command-",), "aCommand", _command),
    Kind(("menu-",), "aMenu", _command),
    Kind(("button-",), "aButton", _button),
    Kind(("file-", "verify-fault-"), "verified", _terminal),
)
"""The first that fits counts."""
