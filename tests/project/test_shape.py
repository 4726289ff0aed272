from __future__ import annotations

import ast

from tests.project.sources import PACKAGES, files, modules, text

LONGEST_FILE = 500
LONGEST_FUNCTION = 40
PAGE = {".js", ".css", ".html", ".json"}


def functions(module: ast.Module) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    return [node for node in ast.walk(module) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]


def test_no_python_or_page_file_is_longer_than_500_lines() -> None:
    sources = [path for path in files() if path.suffix == ".py" or ("page" in path.parts and path.suffix in PAGE)]
    lengths = {str(path): len(text(path).splitlines()) for path in sources}
    assert {path: lines for path, lines in lengths.items() if lines > LONGEST_FILE} == {}


def test_no_function_is_longer_than_40_lines() -> None:
    lengths = {
        f"{path}:{node.lineno} {node.name}": (node.end_lineno or node.lineno) - node.lineno + 1
        for path, module in modules(*PACKAGES)
        for node in functions(module)
    }
    assert {place: lines for place, lines in lengths.items() if lines > LONGEST_FUNCTION} == {}


def test_every_package_is_marked_as_typed() -> None:
    names = {str(path) for path in files()}
    assert {f"{package}/py.typed" for package in PACKAGES} <= names
