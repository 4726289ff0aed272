"""The pages that a browser shows have their texts in files, one for each language."""

import json
import re
from pathlib import Path

import pytest

from tests.languages import COMPLETE

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("page", ["sandbox/page", "bot/app/workbench/page", "bot/app/translating/page"])
def test_every_language_of_a_page_has_every_text_with_the_same_placeholders(page: str) -> None:
    found = {file.stem: json.loads(file.read_bytes()) for file in (ROOT / page / "text").iterdir()}
    assert found.keys() == {*COMPLETE}
    placeholders = {
        language: {key: sorted(re.findall(r"\{\w+\}", text)) for key, text in texts.items()}
        for language, texts in found.items()
    }
    assert all(each == placeholders["en"] for each in placeholders.values())
