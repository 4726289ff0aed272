"""Finds out in which messages English texts stand: a plugin of pytest that listens while other tests play.

`make places-of-texts` writes what it finds to the file that `parlour texts --page` shows.
"""

from __future__ import annotations

import json
import os
import zlib
from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from discord import ui

from bot.app.translating.places import FILE
from bot.i18n import Words
from bot.languages import SOURCE
from bot.views import components

Json = dict[str, Any]
LONGEST = 6000
"""The longest message that is kept, in characters of JSON."""
LEAST = 2
"""The shortest text that is looked for in a message, in characters."""
KEPT = ("type", "content", "label", "placeholder", "options", "components", "accessory", "style", "description", "url")
"""The fields of components that a page needs to show them."""

_said: dict[str, str] = {}
"""What texts have said since the last message, by name with their package."""
_places: dict[str, Json] = {}
"""For each text, the shortest message in which it was found."""


def pytest_configure() -> None:
    """Begins to listen."""
    say, make = Words.__call__, components.message

    def listen(self: Words, name: str, /, **values: float | str) -> str:
        said = say(self, name, **values)
        if self.language == SOURCE and (package := self._packages.get(name)):
            _said[f"{package}:{name}"] = said
        return said

    def keep(*args: Any, **more: Any) -> ui.LayoutView:
        made = make(*args, **more)
        shown = made.to_components()  # type: ignore[no-untyped-call]
        _note([_stripped(each) for each in shown])
        return made

    pytest.MonkeyPatch().setattr(Words, "__call__", listen)
    pytest.MonkeyPatch().setattr(components, "message", keep)


def pytest_sessionfinish() -> None:
    """Adds what was found to the file."""
    kept = json.loads(zlib.decompress(FILE.read_bytes())) if FILE.exists() else {"messages": [], "texts": {}}
    found = {name: {"message": kept["messages"][at], "said": said} for name, (at, said) in kept["texts"].items()}
    found |= _places
    if worker := os.environ.get("PYTEST_XDIST_WORKER"):
        raise RuntimeError(f"{worker} would overwrite what others have found: use -n 0")
    messages: dict[str, int] = {}
    texts = {}
    for name, place in sorted(found.items()):
        number = messages.setdefault(json.dumps(place["message"], ensure_ascii=False), len(messages))
        texts[name] = (number, place["said"])
    written = {"messages": [json.loads(each) for each in messages], "texts": texts}
    FILE.write_bytes(zlib.compress(json.dumps(written, ensure_ascii=False).encode(), 9))


def _note(message: list[Json]) -> None:
    size = len(json.dumps(message, ensure_ascii=False))
    if size <= LONGEST:
        shown = "\n".join(_strings(message))
        for name, said in _said.items():
            before = _places.get(name)
            if len(said.strip()) >= LEAST and said in shown and (before is None or size < before["size"]):
                _places[name] = {"message": message, "said": said.strip(), "size": size}
    _said.clear()


def _stripped(component: Json) -> Json:
    found: Json = {}
    for field in KEPT:
        value = component.get(field)
        if isinstance(value, list):
            found[field] = [_stripped(each) for each in value]
        elif isinstance(value, dict):
            found[field] = _stripped(value)
        elif value is not None:
            found[field] = value
    return found


def _strings(components: Iterable[Json]) -> Iterator[str]:
    for component in components:
        for value in component.values():
            if isinstance(value, str):
                yield value
            elif isinstance(value, list):
                yield from _strings(value)
            elif isinstance(value, dict):
                yield from _strings([value])
