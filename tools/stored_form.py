"""`make stored-form`: writes down which fields stored documents have in the form of today."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_origin

from msgspec import Struct, structs

from bot.domain.parts import PARTS
from bot.domain.session import Session
from bot.domain.stored_forms import FORM
from bot.store import kinds
from rules import games
from rules.match import entry_type, match_type

FILE = Path("tests/bot/stored/form.txt")


def lines() -> list[str]:
    """Returns the number of the form, and a line for each struct that is stored, with its fields."""
    roots: list[Any] = [part.kind for part in PARTS]
    roots += [value.type for keys in kinds.every() for value in keys.values]
    for game in map(games.load, set(games.names()) - set(games.catalogue().installed)):
        roots += [Session[match_type(game)], entry_type(game)]  # type: ignore[misc]
    seen: set[Any] = set()
    found = {_line(struct) for root in roots for struct in _structs(root, seen)}
    return [f"form {FORM}", *sorted(found)]


def _line(struct: type[Struct]) -> str:
    fields = [f"{field.encode_name}: {_named(field.type)}" for field in structs.fields(struct)]
    return f"{struct.__module__}.{struct.__qualname__}({', '.join(fields)})"


def _structs(kind: Any, seen: set[Any]) -> Iterator[type[Struct]]:
    """Yields the structs in a type, and in their fields."""
    if kind in seen:
        return
    seen.add(kind)
    origin = get_origin(kind) or kind
    if isinstance(origin, type) and issubclass(origin, Struct):
        yield origin
        for field in structs.fields(kind):
            yield from _structs(field.type, seen)
    for inner in get_args(kind):
        yield from _structs(inner, seen)


def _named(kind: Any) -> str:
    return kind.__name__ if isinstance(kind, type) and not get_args(kind) else str(kind)


def main() -> int:
    """Writes the file; returns 1 if the structs are others and the number is the same."""
    today, before = lines(), FILE.read_text(encoding="utf-8").splitlines() if FILE.is_file() else []
    if before and today != before and today[0] == before[0]:
        print("What is stored has changed: raise FORM in bot/domain/stored_forms.py first.", file=sys.stderr)
        return 1
    FILE.write_text("\n".join([*today, ""]), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
