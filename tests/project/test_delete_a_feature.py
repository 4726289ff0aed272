"""A feature is deleted as a folder: the bot plays on without it, and the tests of the core need none."""

from __future__ import annotations

import re
import shutil
from functools import cache
from pathlib import Path

import pytest

from bot import feature
from tests.installing import Installed, copied
from tests.project.sources import imports, python_files

pytestmark = [pytest.mark.process, pytest.mark.match]
FEATURES = Path("bot/features")
CORE = "(actions or commands or handlers) and not survives"
"""The tests that run. Others are only imported: the domain has nothing to miss, and a press is encoded by itself."""
PYTEST = ("-m", "pytest", "-q", "-p", "no:cacheprovider")
QUICK = ("-m", "not (browser or fuzz or match or process or strength or untraced or variant)")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """A copy of the project."""
    return copied(tmp_path_factory.mktemp("checkout"))


@cache
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


def numbered() -> list[tuple[int, str]]:
    """Returns the features with numbers. Users of a feature come next to it."""
    first = [each for name in feature.names() for each in (name, *users(name)) if users(name)]
    return list(enumerate(dict.fromkeys([*first, *feature.names()])))


def halves(digit: int) -> set[frozenset[str]]:
    """Returns the features whose numbers have 0 as a binary digit, and those with 1. Users of a feature go with it."""
    found = [{name for number, name in numbered() if number >> digit & 1 == half} for half in (0, 1)]
    return {frozenset(half.union(*map(users, half))) for half in found}


def groups() -> set[frozenset[str]]:
    """Returns groups of features to delete, far fewer than there are features.

    Each feature is in a group without any one other that can do without it, so what needs a deleted one is noticed: two
    numbers differ in a binary digit. A feature for which this is not enough is deleted alone as well.
    """
    numbers = numbered()
    found = set().union(*map(halves, range(len(numbers).bit_length())))
    for _, name in numbers:
        alone = users(name) | {name}
        if any(not any(name in group and other not in group for group in found) for other in everything() - alone):
            found.add(frozenset(alone))
    return found - {frozenset()} | {everything()}


def everything() -> frozenset[str]:
    return frozenset(feature.names())


@pytest.mark.campaign  # what of the core imports a feature, a contract of imports finds
@pytest.mark.timeout(300)
def test_the_core_passes_its_tests_without_any_feature(checkout: Installed) -> None:
    shutil.move(checkout.folder / FEATURES, checkout.folder / "deleted")
    try:
        output = checkout.python(*PYTEST, *QUICK, "-k", CORE, "--ignore", "tests/bot/features", "tests/bot")
        assert int(re.findall(r"(\d+) passed", output)[0]) >= 70
    finally:
        shutil.move(checkout.folder / "deleted", checkout.folder / FEATURES)


@pytest.mark.timeout(300)
@pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.campaign)])
def test_a_turn_is_played_without_each_feature_and_without_all(checkout: Installed, *, every: bool) -> None:
    """Each is deleted with half of the others; `every`: and without each of the others that can do without it."""
    deleted = groups() if every else {*halves(0), everything()}
    checkout.python("-m", "tests.playing_without", *(",".join(sorted(group)) for group in deleted))
