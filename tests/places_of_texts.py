"""Finds out in which messages texts stand: a plugin of pytest that listens while other tests play.

`make places-of-texts` writes what it finds to the file that `parlour texts --page` shows.
"""

from __future__ import annotations

import json
import zlib
from typing import Any

import pytest
from discord import ui

from bot.app.translating.places import FILE
from bot.app.translating.traced import Call, Json, each_string, key_of, keys, traced
from bot.i18n import Words
from bot.languages import SOURCE
from bot.views import components
from rendering.canvas import Canvas

LONGEST = 6000
"""The longest message that is kept, in characters of JSON."""
KEPT = {
    *("type", "content", "label", "placeholder", "options", "components", "component", "accessory", "style"),
    *("description", "items", "emoji", "name", "title"),
}
"""The fields of components that a page needs to show them."""
HEARD = 3000
"""How many texts are remembered: a message may say what was put together before."""
ODD = 100_000
"""By how much a message seems longer in which somebody has an odd name: another one serves better."""
ODD_LETTERS = ("\\\\", "~", "\u202e")
"""As JSON has them."""
CERTAIN = 8
"""The shortest text that is taken to be in a message although it was said before the one before, in characters."""
MOST_TEXTS = 120
"""The most lines of text on a picture that is kept."""

Places = dict[str, tuple[int, list[Json]]]
"""For each text, the shortest message in which it was found, and its length."""

_heard: dict[tuple[str, str], Call] = {}
"""The newest texts, by key and by what they have said."""
_fresh: list[Call] = []
"""The texts that were said since the last message."""
_drawn: dict[int, Canvas] = {}
"""The pictures that were made since the last message."""
_places: Places = {}


def pytest_configure() -> None:
    """Begins to listen."""
    say, make, form, image = Words.__call__, components.message, components.Form.shown, vars(Canvas)["image"]

    def listen(self: Words, name: str, /, **values: float | str) -> str:
        said = say(self, name, **values)
        if self.language == SOURCE and (home := self.home(name)):
            _hear(Call(key_of(home[0], name), values, said.strip() or said))
        return said

    def keep(*args: Any, **more: Any) -> ui.LayoutView:
        made = make(*args, **more)
        _note(made.to_components())  # type: ignore[no-untyped-call]
        return made

    def keep_form(self: components.Form) -> ui.Modal:
        made = form(self)
        _note([{"type": "form", **made.to_dict()}])
        return made

    def draw(self: Canvas) -> Any:
        if 0 < len(self.texts) <= MOST_TEXTS:
            _drawn[id(self)] = self
        return image.__get__(self)

    patch = pytest.MonkeyPatch()
    patch.setattr(Words, "__call__", listen)
    patch.setattr(components, "message", keep)
    patch.setattr(components.Form, "shown", keep_form)
    patch.setattr(Canvas, "image", property(draw))


def pytest_runtest_teardown() -> None:
    """Keeps the pictures that came into no message."""
    _note([])


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Writes what was found to the file; another process of xdist hands it over."""
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["places"] = json.dumps(_places)
    elif _places:
        _write()


def pytest_testnodedown(node: Any) -> None:
    """Takes what another process has found."""
    for key, (size, message) in json.loads(node.workeroutput["places"]).items():
        _keep(key, size, message)


def _write() -> None:
    messages: dict[str, int] = {}
    texts = {
        key: messages.setdefault(json.dumps(message, ensure_ascii=False), len(messages))
        for key, (_, message) in sorted(_places.items())
    }
    written = {"messages": [json.loads(each) for each in messages], "texts": texts}
    FILE.write_bytes(zlib.compress(json.dumps(written, ensure_ascii=False).encode(), 9))


def _hear(call: Call) -> None:
    _heard.pop((call.key, call.said), None)
    _heard[call.key, call.said] = call
    _fresh.append(call)
    if len(_heard) > HEARD:
        del _heard[next(iter(_heard))]


def _note(message: list[Json]) -> None:
    """Keeps a message, and the pictures before it, for each text that is in none yet or in a longer one."""
    # What nothing has shown yet comes last, so that it counts if another text has said the same.
    calls = sorted({(each.key, each.said): each for each in _fresh}.values(), key=lambda each: each.key not in _places)
    fresh = {(each.key, each.said) for each in calls}
    older = [each for which, each in _heard.items() if len(each.said) >= CERTAIN and which not in fresh]
    for canvas in _drawn.values():
        _note_one([_sketch(canvas)], calls)
    if message:
        _note_one([_stripped(each) for each in message], [*older, *calls])
    _fresh.clear()
    _drawn.clear()


def _note_one(message: list[Json], calls: list[Call]) -> None:
    whole = json.dumps(message, ensure_ascii=False)
    size = len(whole) + ODD * any(letter in whole for letter in ODD_LETTERS)
    if len(whole) > LONGEST:
        return
    within = [call for call in calls if json.dumps(call.said, ensure_ascii=False)[1:-1] in whole]
    found = [each_string(component, lambda text: traced(text, within)) for component in message]
    for key in set(keys(found)):
        _keep(key, size, found)


def _keep(key: str, size: int, message: list[Json]) -> None:
    if key not in _places or (size, str(message)) < (_places[key][0], str(_places[key][1])):
        _places[key] = (size, message)


def _sketch(canvas: Canvas) -> Json:
    """Returns a picture as a component: where its texts stand."""
    width, height = canvas.size
    lines = [
        {"label": text.letters, "box": {"x": text.box.left, "y": text.box.bottom, "size": text.size}}
        for text in canvas.texts
    ]
    return {"type": "sketch", "size": {"width": width, "height": height}, "items": lines}


def _stripped(component: Json) -> Json:
    found: Json = {}
    for field in KEPT & component.keys():
        value = component[field]
        if isinstance(value, list):
            found[field] = [_stripped(each) for each in value]
        elif isinstance(value, dict):
            found[field] = _stripped(value)
        elif value is not None:
            found[field] = value
    return found
