"""`make release VERSION=1.2.0`: dates the changelog, sets the version, commits and tags.

`python -m tools.release notes 1.2.0` prints the changelog of a release.
"""

from __future__ import annotations

import re
import subprocess
import sys
from datetime import UTC, date, datetime
from itertools import pairwise
from pathlib import Path
from urllib.parse import urlsplit

PROJECT = Path(__file__).parents[1]
BRANCH = "main"
VERSION = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)")
UNRELEASED = "## [Unreleased]\n"
HEADING = re.compile(r"^## \[(\d+\.\d+\.\d+)\]", re.MULTILINE)
LINK = re.compile(r"^\[(?:Unreleased|\d+\.\d+\.\d+)\]: .*\n", re.MULTILINE)
SETTING = re.compile(r'^version = "(.+)"$', re.MULTILINE)
SSH = re.compile(r"[\w.-]+@([\w.-]+):(?!/)(.+)")


class Refused(Exception):
    """Raised if no release is possible; the message is the reason."""


def make(project: Path, version: str, day: date) -> str:
    """Commits and tags a release of the repository `project`; returns what to do next. Raises Refused."""
    changelog, settings = project / "CHANGELOG.md", project / "pyproject.toml"
    before, text = settings.read_text(encoding="utf-8"), changelog.read_text(encoding="utf-8")
    _check_repository(project)
    tags = [tag.removeprefix("v") for tag in _git(project, "tag", "--list", "v*").split()]
    _check_version(version, released=[*tags, *HEADING.findall(text)], current=_version_in(before))
    remote = _git(project, "config", "--default", "", "--get", "remote.origin.url")
    changelog.write_text(dated(text, version, day, web_page(remote)), encoding="utf-8")
    settings.write_text(SETTING.sub(f'version = "{version}"', before, count=1), encoding="utf-8")
    _git(project, "commit", "--quiet", "--message", f"Release {version}", "CHANGELOG.md", "pyproject.toml")
    _git(project, "tag", "--annotate", "--message", f"Parlour {version}", f"v{version}")
    return (
        f"Parlour {version} is committed and tagged. To publish it:\n\n    git push --atomic origin {BRANCH} v{version}"
    )


def dated(changelog: str, version: str, day: date, page: str | None) -> str:
    """Returns `changelog` with everything unreleased under `version`, and links to `page`. Raises Refused."""
    body = LINK.sub("", changelog).rstrip() + "\n"
    if UNRELEASED not in body or not _section(body, "Unreleased"):
        raise Refused("CHANGELOG.md has nothing under [Unreleased]")
    body = body.replace(UNRELEASED, f"{UNRELEASED}\n## [{version}] - {day.isoformat()}\n", 1)
    return body if page is None else f"{body}\n{_links(HEADING.findall(body), page)}"


def notes(changelog: str, version: str) -> str:
    """Returns the section of `changelog` on `version`. Raises Refused if it is missing or empty."""
    if found := _section(LINK.sub("", changelog), version):
        return found
    raise Refused(f"CHANGELOG.md has nothing under [{version}]")


def web_page(remote: str) -> str | None:
    """Returns the web page of a repository by its address in git; None if it has none."""
    if scp_like := SSH.fullmatch(remote):
        host, path = scp_like.groups()
    else:
        parts = urlsplit(remote)
        host, path = parts.hostname or "", parts.path
        if parts.scheme not in ("https", "ssh") or not host:
            return None
    return f"https://{host}/{path.strip('/').removesuffix('.git')}"


def _links(versions: list[str], page: str) -> str:
    """Returns the links at the end of the changelog, newest first, in the format of GitHub, Gitea and Forgejo."""
    lines = [f"[Unreleased]: {page}/compare/v{versions[0]}...HEAD"]
    lines += [f"[{version}]: {page}/compare/v{older}...v{version}" for version, older in pairwise(versions)]
    return "\n".join([*lines, f"[{versions[-1]}]: {page}/releases/tag/v{versions[-1]}", ""])


def _section(changelog: str, name: str) -> str:
    """Returns the text under a second-level heading."""
    _, _, rest = changelog.partition(f"## [{name}]")
    return rest.partition("\n## [")[0].partition("\n")[2].strip()


def _check_repository(project: Path) -> None:
    if (branch := _git(project, "branch", "--show-current")) != BRANCH:
        raise Refused(f"releases are made on {BRANCH}, not on {branch or 'a detached commit'}")
    if _git(project, "status", "--porcelain"):
        raise Refused("there are uncommitted changes")


def _check_version(version: str, *, released: list[str], current: str) -> None:
    if not VERSION.fullmatch(version):
        raise Refused(f"{version or 'nothing'} is not a version: pass one, as in VERSION=1.2.0")
    newest = max((_key(each) for each in released if VERSION.fullmatch(each)), default=None)
    if _key(version) < _key(current) or (newest and _key(version) <= newest):
        raise Refused(f"{version} is not newer than the latest version")


def _key(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def _version_in(settings: str) -> str:
    found = SETTING.search(settings)
    if found is None:
        raise Refused("pyproject.toml has no version")
    return found[1]


def _git(project: Path, *arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=project, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Refused(done.stderr.strip())
    return done.stdout.strip()


def main(action: str, version: str = "") -> None:
    """Runs the action of the command line."""
    if action == "notes":
        print(notes((PROJECT / "CHANGELOG.md").read_text(encoding="utf-8"), version))
    else:
        print(make(PROJECT, version, datetime.now(UTC).date()))


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except Refused as error:
        sys.exit(f"No release: {error}.")
