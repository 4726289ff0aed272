"""Releases, made in a repository of their own with the real git."""

from __future__ import annotations

import re
import subprocess
import tomllib
from datetime import date
from pathlib import Path, PurePosixPath

import pytest

from tests.project.sources import PROJECT, text
from tools.release import HEADING, UNRELEASED, VERSION, Refused, make, notes, web_page

pytestmark = pytest.mark.process

DAY = date(2026, 3, 1)
PAGE = "https://example.com/games/parlour"
CHANGELOG = """# Changelog

## [Unreleased]

### Added

- A second game.

## [0.2.0] - 2026-02-01

- A first game.

## [0.1.0] - 2026-01-01

- A table.
"""


def git(repository: Path, *arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=repository, check=True, capture_output=True, text=True)
    return done.stdout.strip()


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A repository with two releases and an unreleased change."""
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG, encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "parlour"\nversion = "0.2.0"\n', encoding="utf-8")
    git(tmp_path, "init", "--quiet", "--initial-branch", "main")
    own = {"user.name": "Alice", "user.email": "alice@example.com", "commit.gpgSign": "false", "tag.gpgSign": "false"}
    for name, value in (own | {"core.hooksPath": "/dev/null"}).items():
        git(tmp_path, "config", name, value)
    git(tmp_path, "remote", "add", "origin", "git@example.com:games/parlour.git")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "Add a second game")
    git(tmp_path, "tag", "v0.2.0", "HEAD")
    return tmp_path


def test_a_release_is_committed_tagged_and_explains_publishing(repository: Path) -> None:
    message = make(repository, "0.3.0", DAY)
    assert message.endswith("git push --atomic origin main v0.3.0")
    assert git(repository, "log", "-1", "--format=%s") == "Release 0.3.0"
    assert git(repository, "rev-parse", "v0.3.0^{commit}") == git(repository, "rev-parse", "HEAD")
    assert git(repository, "cat-file", "-t", "v0.3.0") == "tag"
    assert git(repository, "status", "--porcelain") == ""
    assert tomllib.loads((repository / "pyproject.toml").read_text())["project"]["version"] == "0.3.0"


def test_unreleased_changes_move_under_the_version_with_its_date(repository: Path) -> None:
    make(repository, "0.3.0", DAY)
    changelog = (repository / "CHANGELOG.md").read_text()
    assert f"{UNRELEASED}\n## [0.3.0] - 2026-03-01\n\n### Added\n\n- A second game.\n" in changelog
    assert notes(changelog, "0.3.0") == "### Added\n\n- A second game."
    assert notes(changelog, "0.1.0") == "- A table."


def test_every_version_of_the_changelog_links_to_its_changes(repository: Path) -> None:
    make(repository, "0.3.0", DAY)
    foot = f"""\
- A table.

[Unreleased]: {PAGE}/compare/v0.3.0...HEAD
[0.3.0]: {PAGE}/compare/v0.2.0...v0.3.0
[0.2.0]: {PAGE}/compare/v0.1.0...v0.2.0
[0.1.0]: {PAGE}/releases/tag/v0.1.0
"""
    assert (repository / "CHANGELOG.md").read_text().endswith(foot)


def test_a_release_replaces_the_links_of_the_previous_one(repository: Path) -> None:
    make(repository, "0.3.0", DAY)
    changelog = repository / "CHANGELOG.md"
    changelog.write_text(changelog.read_text().replace(UNRELEASED, f"{UNRELEASED}\n- A third game.\n"))
    git(repository, "commit", "--quiet", "--all", "--message", "Add a third game")
    make(repository, "1.0.0", DAY)
    assert changelog.read_text().count("[Unreleased]: ") == 1
    assert f"[1.0.0]: {PAGE}/compare/v0.3.0...v1.0.0\n" in changelog.read_text()


def test_a_repository_without_a_web_page_gets_no_links(repository: Path) -> None:
    git(repository, "remote", "remove", "origin")
    make(repository, "0.3.0", DAY)
    assert "]: " not in (repository / "CHANGELOG.md").read_text()


@pytest.mark.parametrize("version", ["", "1", "1.2", "v1.2.3", "1.2.3rc1", "01.2.3", "0.2.0", "0.1.9"])
def test_an_invalid_or_old_version_is_refused(repository: Path, version: str) -> None:
    with pytest.raises(Refused):
        make(repository, version, DAY)
    assert git(repository, "log", "--format=%s") == "Add a second game"
    assert git(repository, "status", "--porcelain") == ""


def test_a_version_that_exists_only_as_a_tag_is_refused(repository: Path) -> None:
    git(repository, "tag", "v0.3.0")
    with pytest.raises(Refused, match="not newer"):
        make(repository, "0.3.0", DAY)


def test_no_release_is_made_on_another_branch(repository: Path) -> None:
    git(repository, "switch", "--quiet", "--create", "idea")
    with pytest.raises(Refused, match="not on idea"):
        make(repository, "0.3.0", DAY)


def test_no_release_is_made_with_uncommitted_changes(repository: Path) -> None:
    (repository / "new.txt").touch()
    with pytest.raises(Refused, match="uncommitted"):
        make(repository, "0.3.0", DAY)


def test_no_release_is_made_without_changes(repository: Path) -> None:
    make(repository, "0.3.0", DAY)
    with pytest.raises(Refused, match="nothing under"):
        make(repository, "0.4.0", DAY)


@pytest.mark.parametrize(
    ("remote", "page"),
    [
        ("https://example.com/games/parlour.git", PAGE),
        ("https://alice:secret@example.com/games/parlour", PAGE),
        ("git@example.com:games/parlour.git", PAGE),
        ("ssh://git@example.com:2222/games/parlour.git", PAGE),
        ("/srv/git/parlour.git", None),
        ("../parlour", None),
        ("", None),
    ],
)
def test_the_web_page_of_a_repository_follows_from_its_address(remote: str, page: str | None) -> None:
    assert web_page(remote) == page


def test_the_changelog_of_the_project_is_ready_for_a_release() -> None:
    changelog = text(PurePosixPath("CHANGELOG.md"))
    versions = HEADING.findall(changelog)
    assert changelog.count(UNRELEASED) == 1
    assert versions == sorted(versions, key=lambda version: [int(part) for part in version.split(".")], reverse=True)
    assert all(re.search(rf"^## \[{version}\] - \d{{4}}-\d\d-\d\d$", changelog, re.MULTILINE) for version in versions)


def test_the_version_of_the_project_is_its_newest_release() -> None:
    version = tomllib.loads((PROJECT / "pyproject.toml").read_text())["project"]["version"]
    assert VERSION.fullmatch(version)
    assert HEADING.findall(text(PurePosixPath("CHANGELOG.md")))[:1] in ([version], [])
