"""A feature is deleted as a folder: the bot plays on without it, and the tests of the core need none."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot import feature
from tests.installing import Installed, copied
from tests.project.sources import imports, python_files

pytestmark = pytest.mark.process
FEATURES = Path("bot/features")
TURN = "tests/end_to_end/test_first_turn.py"
CORE = [f"tests/bot/{folder}" for folder in ("actions", "commands", "domain", "handlers", "jobs")]
PYTEST = ("-m", "pytest", "-q", "-p", "no:cacheprovider")
QUICK = ("-m", "not (browser or fuzz or match or process or strength or untraced or variant)")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """A copy of the project."""
    return copied(tmp_path_factory.mktemp("checkout"))


def users(name: str) -> set[str]:
    """Returns the features that import the feature `name`, also through others."""
    found: set[str] = set()
    left = {name}
    while left:
        packages = {f"{feature.PACKAGE}.{each}" for each in left}
        left = {
            path.parts[2]
            for path in python_files("bot")
            if path.is_relative_to(FEATURES)
            and any(".".join(imported.split(".")[:3]) in packages for imported in imports(path))
        } - (found | {name})
        found |= left
    return found


@contextmanager
def without(checkout: Installed, *names: str) -> Iterator[None]:
    """Deletes features from the copy, and brings them back."""
    aside = checkout.folder / "deleted"
    aside.mkdir()
    for name in names:
        shutil.move(checkout.folder / FEATURES / name, aside / name)
    try:
        yield
    finally:
        for name in names:
            shutil.move(aside / name, checkout.folder / FEATURES / name)
        aside.rmdir()


@pytest.mark.timeout(300)
def test_the_core_passes_its_tests_without_any_feature(checkout: Installed) -> None:
    with without(checkout, *feature.names()):
        assert "1 passed" in checkout.python(*PYTEST, TURN)
        checkout.python(*PYTEST, "--collect-only", "--ignore", "tests/bot/features", "tests/bot")
        checkout.python(*PYTEST, *QUICK, *CORE)


@pytest.mark.parametrize("name", feature.names())
def test_a_turn_is_played_without_a_feature(name: str, checkout: Installed) -> None:
    with without(checkout, name, *users(name)):
        assert "1 passed" in checkout.python(*PYTEST, TURN)
