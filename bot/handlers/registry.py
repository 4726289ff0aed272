"""Which function handles which press. Imports every module in this folder, and the handlers of features."""

import importlib
import pkgutil
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any, TypeVar, overload

from bot import feature, handlers
from bot.actions.press import Press
from bot.handlers.context import Context
from bot.views.components import Panel

A = TypeVar("A", bound=Press)
B = TypeVar("B", bound=Press)
C = TypeVar("C", bound=Press)
Shown = TypeVar("Shown", bound=Panel | None)
Handler = Callable[[Context, A], Awaitable[Shown]]
"""Handles a press and returns the panel for its person; None: they see the result in the channel."""
Mark = Callable[[Handler[A, Shown]], Handler[A, Shown]]

_HANDLERS: dict[type[Press], Handler[Any, Panel | None]] = {}


@overload
def handles(kind: type[A], /) -> Mark[A, Shown]: ...
@overload
def handles(kind: type[A], other: type[B], /) -> Mark[A | B, Shown]: ...
@overload
def handles(kind: type[A], other: type[B], third: type[C], /) -> Mark[A | B | C, Shown]: ...
def handles(*kinds: type[Any]) -> Mark[Any, Any]:
    """Marks the function that handles presses of these `kinds`."""

    def mark(handler: Handler[Any, Any]) -> Handler[Any, Any]:
        _HANDLERS.update(dict.fromkeys(kinds, handler))
        return handler

    return mark


@cache
def handlers_by_press() -> dict[type[Press], Handler[Any, Panel | None]]:
    """Returns the handler of each type of press."""
    for module in pkgutil.iter_modules(handlers.__path__):
        importlib.import_module(f"bot.handlers.{module.name}")
    feature.modules("handlers", "feature")
    return dict(_HANDLERS)


async def handle(context: Context, press: Press) -> Panel | None:
    """Handles `press` and returns the panel for its person."""
    return await handlers_by_press()[type(press)](context, press)
