"""Custom ids: the text that Discord stores with each button and menu and sends back with a press."""

import importlib
import pkgutil
from collections.abc import Iterator, Sequence
from functools import cache

import msgspec

from bot import actions, feature
from bot.actions.earlier import translated
from bot.actions.press import Press


class UnknownPress(ValueError):
    """A custom id is not Parlour's, or has a field out of range."""


class UnknownChoice(ValueError):
    """The value chosen in a menu is out of range."""


@cache
def presses() -> dict[str, type[Press]]:
    """Returns every type of press by its tag, by the names of their modules: they may be imported in any order."""
    for module in pkgutil.iter_modules(actions.__path__):
        importlib.import_module(f"bot.actions.{module.name}")
    feature.modules("actions", "feature")
    kinds = sorted(_kinds(Press), key=lambda kind: kind.__module__)
    return {str(kind.__struct_config__.tag): kind for kind in kinds if kind.__struct_config__.tag}


def _kinds(kind: type[Press]) -> Iterator[type[Press]]:
    for each in kind.__subclasses__():
        yield each
        yield from _kinds(each)


def encode(press: Press) -> str:
    """Returns the custom id of `press`, at most 100 characters: its tag and all fields but the one a menu fills."""
    tag = str(press.__struct_config__.tag)
    names = [name for name in press.__struct_fields__ if name != press.chosen]
    values = [value for name in names if (value := getattr(press, name)) or name != press.added]
    return ":".join([tag, *(str(int(value) if isinstance(value, bool) else value) for value in values)])


def decode(custom_id: str, values: Sequence[str] | None = None) -> Press:
    """Returns the press in a custom id, with the value chosen in its menu; None: nothing has been chosen yet.

    Raises UnknownPress if the custom id is not Parlour's, UnknownChoice if the value is out of range.
    """
    today = translated(custom_id, in_menu=bool(values)) or custom_id
    tag, *parts = today.split(":")
    kind = presses().get(tag)
    names = [name for name in kind.__struct_fields__ if name != kind.chosen] if kind else []
    if kind is None or len(parts) not in (len(names), len(names) - bool(kind.added)):
        raise UnknownPress(custom_id)
    found = dict(zip(names, parts, strict=False))
    try:
        press = msgspec.convert(found, kind, strict=False)
    except msgspec.ValidationError:
        raise UnknownPress(custom_id) from None
    if encode(press) != today:  # "01" is the same number as "1", but not ours
        raise UnknownPress(custom_id)
    return press if not kind.chosen or values is None else _with_choice(press, found, values)


def _with_choice(press: Press, found: dict[str, str], values: Sequence[str]) -> Press:
    """Returns `press` with the value chosen in its menu."""
    try:
        (value,) = values
        return msgspec.convert(found | {press.chosen: value}, type(press), strict=False)
    except ValueError:  # not one value, or one out of range
        raise UnknownChoice(press.chosen) from None
