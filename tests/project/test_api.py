"""The page of the public API is correct: its names can be imported and are documented, and its example runs."""

from __future__ import annotations

import ast
import importlib
import re
from pathlib import PurePosixPath
from typing import Any

import pytest

from tests.project.sources import text

BLOCKS = re.findall(r"^```python\n(.*?)^```$", text(PurePosixPath("docs/api.md")), re.MULTILINE | re.DOTALL)
NAMES = [
    (node.module or "", alias.name)
    for block in BLOCKS[:-1]
    for node in ast.walk(ast.parse(block))
    if isinstance(node, ast.ImportFrom)
    for alias in node.names
]


@pytest.mark.parametrize(("module", "name"), NAMES)
def test_every_public_name_can_be_imported_and_is_documented(module: str, name: str) -> None:
    thing: Any = getattr(importlib.import_module(module), name)
    assert thing.__doc__


def test_the_example_of_the_page_plays_a_match_to_its_end() -> None:
    scope: dict[str, Any] = {}
    exec(compile(BLOCKS[-1], "docs/api.md", "exec"), scope)
    assert len(scope["points"]) == 2
    assert max(scope["points"]) > 0
