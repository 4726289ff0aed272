"""Commit hooks and workflows run the same checks as `make`."""

from __future__ import annotations

import re
from pathlib import Path, PurePosixPath
from typing import Any

import pytest
import yaml

from tests.project.sources import PROJECT, files, text
from tools.texts import main

MAKEFILE = text(PurePosixPath("Makefile"))
HOOKS: list[dict[str, Any]] = yaml.safe_load(text(PurePosixPath(".pre-commit-config.yaml")))["repos"][0]["hooks"]
WORKFLOWS = [path for path in files() if path.match(".github/workflows/*.yml")]


def linted() -> list[str]:
    """Returns the commands of `make lint`."""
    schema = re.search(r"^SCHEMA := (.*)$", MAKEFILE, re.MULTILINE)
    recipe = re.search(r"^lint:.*\n((?:\t.*\n)+)", MAKEFILE, re.MULTILINE)
    assert schema is not None
    assert recipe is not None
    return [
        line.strip().replace("$(SCHEMA)", schema[1]).replace("$(BIN)", ".venv/bin") for line in recipe[1].splitlines()
    ]


def commands(workflow: PurePosixPath) -> str:
    """Returns the commands that a workflow runs."""
    jobs = yaml.safe_load(text(workflow))["jobs"].values()
    return "\n".join(step.get("run", "") for job in jobs for step in job.get("steps", []))


def test_the_hooks_run_every_command_of_make_lint_and_no_other() -> None:
    entries = {hook["entry"] for hook in HOOKS}
    assert {entry for entry in entries if not any(line.startswith(entry) for line in linted())} == set()
    assert [line for line in linted() if not any(line.startswith(entry) for entry in entries)] == []


def test_every_file_pattern_of_a_hook_matches_files() -> None:
    patterns = [re.compile(hook["files"]) for hook in HOOKS if "files" in hook]
    assert [found.pattern for found in patterns if not any(found.search(str(path)) for path in files())] == []


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=str)
def test_workflows_call_only_existing_make_targets(workflow: PurePosixPath) -> None:
    called = set(re.findall(r"\bmake ([a-z-]+)", commands(workflow)))
    assert called <= set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE))


def test_the_repository_runs_the_same_targets_as_a_contributor() -> None:
    assert {"make check", "make test"} <= set(commands(PurePosixPath(".github/workflows/ci.yml")).splitlines())


def test_an_invalid_text_is_reported_with_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "en.ftl"
    path.write_text("fine = Fine\n\nbroken\n", encoding="utf-8")
    assert main(str(path)) == 1
    assert capsys.readouterr().out == f'{path}:3: Expected token: "="\n'


def test_valid_texts_are_accepted_without_output(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(*(str(PROJECT / path) for path in files() if path.suffix == ".ftl")) == 0
    assert capsys.readouterr().out == ""
