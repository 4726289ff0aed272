"""What is wrong with a translated text: a text of the page, which says it in the language of its reader."""

import json
import re
from functools import cache
from importlib.resources import files
from typing import NamedTuple


class Fault(NamedTuple):
    """Something wrong with a text, or that may be: the name of a text of the page, and what is filled in."""

    name: str
    values: dict[str, str]

    def __str__(self) -> str:
        """Returns it in English, for a terminal."""
        return re.sub(r"\{(\w+)\}", lambda each: self.values[each[1]], _english()[self.name])


def fault(text: str, /, **values: object) -> Fault:
    """Returns a fault that the page says by its text of that name."""
    return Fault(text, {each: str(value) for each, value in values.items()})


@cache
def _english() -> dict[str, str]:
    found: dict[str, str] = json.loads((files(__package__) / "page/text/en.json").read_text(encoding="utf-8"))
    return found
