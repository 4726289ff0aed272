from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from PIL import Image

from bot.settings import Settings
from tests.project.sources import PACKAGES, PROJECT, files
from tools.audit import script

PYPROJECT = tomllib.loads((PROJECT / "pyproject.toml").read_text())
REQUIREMENTS = {path.stem: (PROJECT / path).read_text() for path in files() if path.match("requirements/*.txt")}
ONLY_FOR_COMPOSE = {"REDIS_PASSWORD"}
ONLY_FOR_THE_SANDBOX = {"PARLOUR_DISCORD_URL"}


def pinned(requirements: str) -> set[tuple[str, str]]:
    """Returns names and versions. A name has several if older releases of Python get an older one."""
    return set(re.findall(r"^([\w.-]+)==([^ ]+)", requirements, re.MULTILINE))


@pytest.mark.parametrize("name", REQUIREMENTS)
def test_requirements_name_no_index_and_no_url(name: str) -> None:
    assert not re.search(r"^\s*(-i\b|-f\b|--(?!hash=))|://", REQUIREMENTS[name], re.MULTILINE)


@pytest.mark.parametrize("name", REQUIREMENTS)
def test_every_requirement_is_pinned_with_a_hash(name: str) -> None:
    entries = re.split(r"\n(?=[\w])", re.sub(r"^ *#.*\n", "", REQUIREMENTS[name], flags=re.MULTILINE))
    assert len(entries) == len(pinned(REQUIREMENTS[name]))
    assert all("--hash=sha256:" in entry for entry in entries)


def test_the_pinned_versions_satisfy_the_project_requirements() -> None:
    wanted = {canonicalize_name(one.name): one for one in map(Requirement, PYPROJECT["project"]["dependencies"])}
    found = [(canonicalize_name(name), version) for name, version in pinned(REQUIREMENTS["run"])]
    found = [each for each in found if each[0] in wanted]
    assert {name for name, _ in found} == wanted.keys()
    assert [each for each in found if not wanted[each[0]].specifier.contains(each[1])] == []


def test_the_checks_run_with_the_versions_that_users_get() -> None:
    assert pinned(REQUIREMENTS["run"]) <= pinned(REQUIREMENTS["test"])


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of a release."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=PROJECT, check=True, capture_output=True)
    return next(folder.glob("*.whl"))


def test_the_wheel_contains_every_file_of_the_four_packages(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        packed = set(archive.namelist())
    own = {str(path) for path in files() if path.parts[0] in PACKAGES}
    assert own <= packed
    assert {name for name in packed if name.split("/")[0] not in PACKAGES and ".dist-info/" not in name} == set()


@pytest.mark.process
def test_whoever_has_only_the_wheel_plays_renders_and_simulates_in_an_empty_folder(wheel: Path, tmp_path: Path) -> None:
    """As with `uvx` and `pipx`; the packages that it needs are those of the tests."""
    unpacked, empty = tmp_path / "unpacked", tmp_path / "empty"
    empty.mkdir()
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(unpacked)
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": str(unpacked), "HOME": str(empty)}
    script = "import bot, sys; assert bot.__file__.startswith(sys.argv.pop(1)); from bot.cli import app; app()"
    command = [sys.executable, "-c", script, str(unpacked)]

    def parlour(*arguments: str) -> str:
        run = [*command, *arguments]
        return subprocess.run(run, cwd=empty, env=environment, check=True, capture_output=True, text=True).stdout

    assert "mint_works: 2 games" in parlour("selfplay", "mint_works", "--games", "2")
    parlour("render", "mint_works", "--out", "board.png")
    with Image.open(empty / "board.png") as board:
        assert board.width > 400
    with subprocess.Popen([*command, "play"], cwd=empty, env=environment, stdout=subprocess.PIPE, text=True) as playing:
        assert playing.stdout is not None
        page = next(found[0] for line in playing.stdout if (found := re.search(r"http://\S+", line)))
        with urlopen(page) as answer:
            assert b"<title>" in answer.read()
        playing.send_signal(signal.SIGINT)
        playing.stdout.read()  # what it says at its end; closing the pipe before would be an error there
    assert playing.returncode == 0
    assert {path.name for path in empty.iterdir()} == {"board.png", "data"}


def test_the_example_settings_show_each_setting_with_its_default(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in variables():
        monkeypatch.delenv(name, raising=False)
    shown = set(re.findall(r"^([A-Z_]+)=", (PROJECT / ".env.example").read_text(), re.MULTILINE))
    assert shown == variables() - ONLY_FOR_THE_SANDBOX | ONLY_FOR_COMPOSE
    example: Any = {"_env_file": PROJECT / ".env.example"}
    nothing: Any = {"_env_file": None}
    assert Settings(**example) == Settings(**nothing)


def variables() -> set[str]:
    prefix = Settings.model_config["env_prefix"].upper()
    return {str(field.validation_alias or f"{prefix}{name.upper()}") for name, field in Settings.model_fields.items()}


def test_the_compose_file_stores_every_move_on_disk() -> None:
    compose = yaml.safe_load((PROJECT / "compose.yaml").read_text())
    redis, parlour = compose["services"]["redis"], compose["services"]["parlour"]
    options = redis["command"][-1].splitlines()
    assert {"appendonly yes", "appendfsync always", "maxmemory-policy noeviction"} <= {*options}
    mounted = {volume.split(":")[0] for service in (redis, parlour) for volume in service["volumes"]}
    assert mounted == set(compose["volumes"])
    assert parlour["depends_on"]["redis"] == {"condition": "service_healthy"}
    assert "healthcheck" in redis
    assert re.fullmatch(r"redis://:\$\{REDIS_PASSWORD:\?.+\}@redis:6379", parlour["environment"]["REDIS_URL"])


def test_the_redis_of_the_compose_file_has_a_password_that_is_on_no_command_line() -> None:
    redis = yaml.safe_load((PROJECT / "compose.yaml").read_text())["services"]["redis"]
    assert "requirepass $$REDISCLI_AUTH" in redis["command"][-1].splitlines()
    assert "PASSWORD" not in "".join(redis["command"])
    assert redis["environment"] == {"REDISCLI_AUTH": "${REDIS_PASSWORD}"}
    assert re.search(r"^REDIS_PASSWORD=$", (PROJECT / ".env.example").read_text(), re.MULTILINE)


def test_every_image_is_pinned_by_its_digest_and_renewed_by_dependabot() -> None:
    images = re.findall(r"^FROM (\S+)", (PROJECT / "Dockerfile").read_text(), re.MULTILINE)
    images += re.findall(r"^ +image: (\S+)", (PROJECT / "compose.yaml").read_text(), re.MULTILINE)
    assert len(images) == 3
    assert [image for image in images if not re.search(r"[\d.]+-[a-z-]+@sha256:[0-9a-f]{64}$", image)] == []
    updates = yaml.safe_load((PROJECT / ".github" / "dependabot.yml").read_text())["updates"]
    assert {"docker", "docker-compose", "github-actions"} <= {update["package-ecosystem"] for update in updates}


def test_every_action_is_pinned_by_its_digest_beside_the_tag() -> None:
    workflows = [path.read_text() for path in (PROJECT / ".github" / "workflows").glob("*.yml")]
    used = [line for text in workflows for line in re.findall(r"uses: (?!\./)(.*)", text)]
    assert used
    assert [line for line in used if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", line)] == []


def test_a_release_publishes_images_for_intel_and_arm_under_one_name() -> None:
    jobs = yaml.safe_load((PROJECT / ".github" / "workflows" / "release.yml").read_text())["jobs"]
    built = {each["arch"] for each in jobs["image"]["strategy"]["matrix"]["include"]}
    assert built == {"amd64", "arm64"}
    (naming,) = [step["run"] for step in jobs["release"]["steps"] if "imagetools" in step.get("run", "")]
    assert set(re.findall(r"\$image:\$\{TAG#v\}-(\w+)", naming)) == built
    assert jobs["release"]["needs"] == "image"


def test_the_image_contains_no_tool_that_builds_or_installs() -> None:
    tools = {"hatchling", "editables"}
    built = pinned(REQUIREMENTS["image"])
    assert built <= pinned(REQUIREMENTS["run"])
    assert not tools & {name for name, _ in built}
    final = (PROJECT / "Dockerfile").read_text().rpartition("\nFROM ")[2]
    assert "pip uninstall --yes pip setuptools wheel" in final
    assert "pip install" not in final


def test_the_audit_covers_every_pinned_package() -> None:
    audited = set(re.findall(r"['\"]([\w.-]+)==([^ '\"]+)", script(REQUIREMENTS["test"])))
    assert audited == pinned(REQUIREMENTS["test"])


def test_the_build_context_contains_all_sources_of_the_image() -> None:
    ignored = (PROJECT / ".dockerignore").read_text().splitlines()
    needed = {f"!{package}/" for package in PACKAGES} | {"!pyproject.toml", "!LICENSE"}
    needed |= {"!requirements/run.txt", "!requirements/image.txt"}
    assert needed <= set(ignored)
