"""Features: what the core does without. Each is a folder in `bot/features` with a value `FEATURE`.

Where the core lets features add something, it has a slot: a line of a post, a button of a panel, a task. The core
names no feature, so a feature is added or deleted as a folder.
"""

import importlib
import pkgutil
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib.resources import files
from itertools import chain
from types import ModuleType
from typing import Any, Generic, Literal, NamedTuple, Protocol, TypeVar, get_args

T = TypeVar("T")
PACKAGE = "bot.features"
Kind = Literal["string", "hash", "list", "set", "zset"]
"""What Redis calls the types of values."""


class Slot(Generic[T]):
    """A place in the core to which features add something."""

    def add(self, thing: T, at: int = 50) -> "Addition":
        """Returns what a feature adds here, for its `FEATURE`. What is `at` a lower number comes first."""
        return Addition(self, thing, at)

    def __iter__(self) -> Iterator[T]:
        """Yields what all features add here, in order."""
        return iter(in_order(self.placed()))

    def placed(self) -> list[tuple[int, T]]:
        """Returns what all features add here, each with its place."""
        return _added().get(self, [])


def in_order(*placed: Iterable[tuple[int, T]]) -> list[T]:
    """Returns what features add and what the core has itself, each `placed` by a number, in the order of these."""
    return [thing for _, thing in sorted(chain(*placed), key=lambda each: each[0])]


class Addition(NamedTuple):
    """Something that a feature adds to a slot."""

    slot: Slot[Any]
    thing: Any
    at: int


class Value(NamedTuple):
    """What is stored under some keys, and in some fields of them."""

    type: Any
    """JSON of this type; a text if it is str, and a secret of `rules.chance.KEY_BYTES` if it is bytes."""
    keys: str = "*"
    """A pattern of the keys, in which * stands for anything."""
    fields: str = "*"
    """A pattern of the fields of a hash."""


class Keys(NamedTuple):
    """Some kinds of keys in the database, as PRIVACY.md describes them."""

    begin: tuple[str, ...]
    """What the keys begin with: up to the first colon, such as "puzzle:", or all of them."""
    what: str
    """What is stored under them."""
    why: str
    until: str
    """When it is deleted."""
    types: tuple[Kind, ...] = get_args(Kind)
    """The types of the values: a backup holds no others, and a restore takes no others."""
    values: tuple[Value, ...] = ()
    """What they hold: the number of the stored form follows from it, and a restore takes nothing else there."""
    backed_up: bool = True
    """Whether a backup holds them."""


class Stored(Protocol):
    """What a feature stores in the database: a class that gets the whole `bot.store.database.Store`."""

    async def forget_person(self, person: int, now: int) -> None:
        """Deletes what is stored about a person: they ask for it, or no match has named them for long."""

    async def export_person(self, person: int, now: int) -> dict[str, Any]:
        """Returns what is stored about a person, as JSON that they can read; empty: nothing.

        Without what they could not see: secrets, and what others have not shown them. Ids are texts.
        """

    async def forget_server(self, guild: int, now: int) -> None:
        """Deletes what is stored about a server that Parlour has left, or what the server has decided."""


class Feature(NamedTuple):
    """A feature as the core sees it."""

    keys: tuple[Keys, ...] = ()
    """The keys of its stores: compared with PRIVACY.md."""
    stores: tuple[Callable[[Any], Stored], ...] = ()
    """The classes of what it stores, in the order in which they forget; compulsory if it has keys."""
    adds: tuple[Addition, ...] = ()
    """What it adds to the slots of the core."""


def names() -> list[str]:
    """Returns the name of every feature: that of its folder."""
    folder = files("bot") / "features"
    return sorted(each.name for each in folder.iterdir() if (each / "__init__.py").is_file()) if folder.is_dir() else []


@cache
def modules(*endings: str) -> list[ModuleType]:
    """Returns the modules of all features whose names end with one of `endings`, such as "handlers".

    "feature" is among them for what a small feature may have in its `feature.py`.
    """
    found = []
    for name in names():
        package = importlib.import_module(f"{PACKAGE}.{name}")
        wanted = [each.name for each in pkgutil.iter_modules(package.__path__) if each.name.endswith(endings)]
        found += [importlib.import_module(f"{package.__name__}.{each}") for each in wanted]
    return found


@cache
def features() -> dict[str, Feature]:
    """Returns every feature by its name. Raises TypeError for one that has keys, but nothing that forgets them."""
    found = {}
    for name in names():
        feature: Feature = importlib.import_module(f"{PACKAGE}.{name}.feature").FEATURE
        if feature.keys and not feature.stores:
            raise TypeError(f"the feature {name} has keys, but no store that forgets people and servers")
        found[name] = feature
    return found


@cache
def _added() -> dict[Slot[Any], list[tuple[int, Any]]]:
    every: dict[Slot[Any], list[Addition]] = {}
    for feature in features().values():
        for addition in feature.adds:
            every.setdefault(addition.slot, []).append(addition)
    return {slot: [(each.at, each.thing) for each in found] for slot, found in every.items()}
