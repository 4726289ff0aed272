"""The documentation is complete, and everything it mentions exists."""

from __future__ import annotations

import re
from pathlib import PurePosixPath
from typing import Any

import pytest
import typer
from PIL import Image

from bot import commands
from bot.app.client import create_bot
from bot.cli.program import app
from bot.i18n import words_in
from bot.interactions.request import NEEDED
from bot.settings import Settings
from rules import games
from tests.project import sources
from tests.project.sources import PROJECT, files, text
from tests.project.test_packaging import variables

README = text(PurePosixPath("README.md"))
PLAYING = text(PurePosixPath("docs/playing.md"))
SELF_HOSTING = text(PurePosixPath("docs/self-hosting.md"))
CHANGELOG = text(PurePosixPath("CHANGELOG.md"))
PAGES = [path for path in files() if path.suffix == ".md"]
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"```.*?```|`[^`\n]+`", re.DOTALL)
PLACE = re.compile(r"`((?:bot|rules|rendering|sandbox|tests|tools|docs|benchmarks|deploy|examples)/[\w./-]+)`")
MADE_BY_READERS = ("add-a-game.md", "add-a-feature.md")
"""Pages on which readers make files of their own."""
LARGEST_IMAGE, LARGEST_ANIMATION = 150 * 1024, 1024 * 1024
COMMANDS: dict[str, Any] = typer.main.get_command(app).commands  # type: ignore[attr-defined]

each_page = pytest.mark.parametrize("page", PAGES, ids=str)
each_game = pytest.mark.parametrize("game", sorted(sources.games()))


def links(page: PurePosixPath) -> list[tuple[bool, str, PurePosixPath]]:
    """Returns a page's links to files: whether each is an image, its text, and the file relative to the project."""
    found = LINK.findall(FENCE.sub("", text(page)))
    inside = [(mark, name, target.partition("#")[0]) for mark, name, target in found if "://" not in target]
    return [(bool(mark), name, resolved(page.parent / target)) for mark, name, target in inside if target]


def resolved(path: PurePosixPath) -> PurePosixPath:
    return PurePosixPath((PROJECT / path).resolve().relative_to(PROJECT))


def targets() -> set[str]:
    return set(re.findall(r"^([a-z-]+):.* ## ", text(PurePosixPath("Makefile")), re.MULTILINE))


def code(page: PurePosixPath) -> str:
    """Returns the code of a page, in blocks and in lines."""
    return "\n".join(CODE.findall(text(page)))


@each_page
def test_every_link_to_a_file_leads_to_one(page: PurePosixPath) -> None:
    assert [str(target) for _, _, target in links(page) if target not in files()] == []


@each_page
def test_every_file_or_folder_named_in_code_exists(page: PurePosixPath) -> None:
    there = {str(path) for file in files() for path in (file, *file.parents)}
    named = [] if page.name in MADE_BY_READERS else PLACE.findall(FENCE.sub("", text(page)))
    assert [name for name in named if not {name.rstrip("/"), f"{name}.py"} & there] == []


@each_page
def test_every_image_has_an_alt_text(page: PurePosixPath) -> None:
    assert [str(target) for is_image, words, target in links(page) if is_image and len(words) < 10] == []


def test_every_image_is_shown_and_small_enough_for_a_page() -> None:
    shown = {target for page in PAGES for is_image, _, target in links(page) if is_image}
    images = [
        path for path in files() if path.parent == PurePosixPath("docs/images") and path.suffix in (".png", ".webp")
    ]
    assert set(images) == shown
    for path in images:
        with Image.open(PROJECT / path) as image:
            largest = LARGEST_ANIMATION if getattr(image, "is_animated", False) else LARGEST_IMAGE
            image.verify()
        assert (PROJECT / path).stat().st_size < largest, path


def test_every_page_can_be_reached_from_the_readme() -> None:
    reached, left = set(), [PurePosixPath("README.md")]
    while left:
        if (page := left.pop()) not in reached:
            reached.add(page)
            left += [target for _, _, target in links(page) if target.suffix == ".md"]
    assert {path for path in PAGES if path.parts[0] == "docs"} - reached == set()


def test_the_page_for_players_names_only_slash_commands_that_exist() -> None:
    names = {command.name for command in commands.build(create_bot(Settings()).services)}
    assert set(re.findall(r"`/([a-z-]+)`", PLAYING)) <= names


def test_the_page_of_the_command_line_names_every_command() -> None:
    page = text(PurePosixPath("docs/command-line.md"))
    assert {f"parlour {name}" for name in COMMANDS} <= set(re.findall(r"parlour [a-z][a-z-]*", page))


def test_contributing_names_every_make_target() -> None:
    page = text(PurePosixPath("CONTRIBUTING.md"))
    assert {f"make {name}" for name in targets() - {"help"}} <= set(re.findall(r"make [a-z-]+", page))


@each_page
def test_every_command_shown_exists_with_its_options(page: PurePosixPath) -> None:
    for name, arguments in re.findall(r"\bparlour ([a-z][a-z-]*)([^\n`]*)", code(page)):
        assert name in COMMANDS
        options = {
            option for parameter in COMMANDS[name].params for option in (*parameter.opts, *parameter.secondary_opts)
        }
        assert set(re.findall(r"--[a-z-]+", arguments.partition("#")[0])) <= options
    assert set(re.findall(r"\bmake ([a-z-]+)", code(page))) <= targets()


def test_every_setting_is_explained_with_its_default() -> None:
    rows = dict(re.findall(r"^\| `([A-Z_]+)` \|([^|]*)\|", SELF_HOSTING, re.MULTILINE))
    assert set(rows) == variables()
    for name, field in Settings.model_fields.items():
        variable = str(field.validation_alias or f"PARLOUR_{name.upper()}")
        default = "" if name == "discord_token" else str(field.default)
        assert rows[variable].strip(" `") == default, variable


def test_the_requested_permissions_are_those_needed() -> None:
    number = f"permissions={NEEDED.value}"
    assert number in README
    assert number in SELF_HOSTING
    needed = {words_in("en")(f"permission-{name}".replace("_", "-")) for name, granted in NEEDED if granted}
    table = SELF_HOSTING.partition("| permission |")[2].partition("\n\n")[0]
    assert set(re.findall(r"^\| ([A-Z][^|]*) \|", table, re.MULTILINE)) == needed


@each_game
def test_the_page_for_players_shows_every_game_with_its_players_and_rules(game: str) -> None:
    info = games.load(game).info
    name = words_in("en", game)("game-name")
    (row,) = [line for line in PLAYING.splitlines() if line.startswith(f"| {name} |")]
    assert f"| {info.fewest} to {info.most} | {info.minutes} minutes |" in row
    assert f"(../rules/{game}/RULES.md)" in row


@each_game
def test_the_changelog_names_the_rules_version_of_every_game(game: str) -> None:
    name = words_in("en", game)("game-name")
    assert f"{name}, version {games.load(game).info.version}" in CHANGELOG
