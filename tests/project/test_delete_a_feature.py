"""A feature is deleted as a folder: the bot plays on without it, and the tests of the core need none."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from bot import feature
from tests.installing import Installed, copied
from tests.project.sources import imports, python_files

pytestmark = [pytest.mark.process, pytest.mark.match]
FEATURES = Path("bot/features")
CORE = [f"tests/bot/{folder}" for folder in ("actions", "commands", "domain", "handlers")]
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


@pytest.mark.timeout(300)
def test_the_core_passes_its_tests_without_any_feature(checkout: Installed) -> None:
    shutil.move(checkout.folder / FEATURES, checkout.folder / "deleted")
    try:
        checkout.python(*PYTEST, "--collect-only", "--ignore", "tests/bot/features", "tests/bot")
        assert "passed" in checkout.python(*PYTEST, *QUICK, *CORE)
    finally:
        shutil.move(checkout.folder / "deleted", checkout.folder / FEATURES)


@pytest.mark.timeout(300)
def test_a_turn_is_played_without_each_feature_and_without_all(checkout: Installed) -> None:
    names = feature.names()
    alone = [",".join([name, *sorted(users(name))]) for name in names]
    checkout.python("-m", "tests.playing_without", *alone, ",".join(names))
