"""What is stored about a person as one file: a page to read, and the same for programs. Pure."""

import zipfile
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from io import BytesIO
from typing import Any

import msgspec

from bot.i18n import Words
from bot.store.personal import Section
from bot.views.names import escaped

NAME = "my-data.zip"
PAGE, DATA = "my-data.md", "my-data.json"


def archive(sections: Sequence[Section], person: int, now: int, words: Words) -> bytes:
    """Returns a zip file with a page in Markdown and a JSON document that say the same."""
    written = datetime.fromtimestamp(now, UTC).isoformat(" ").removesuffix("+00:00")
    content = {
        "about": words("my-data-about"),
        "person": str(person),
        "written": written,
        "stored": [
            {"part": section.name, "what": [_described(keys) for keys in section.keys], "data": section.data}
            for section in sections
        ],
    }
    page = "\n".join([f"# {words('my-data-title')}", "", f"{words('my-data-about')}", "", written, *_page(sections)])
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as found:
        found.writestr(PAGE, page + "\n")
        found.writestr(DATA, msgspec.json.format(msgspec.json.encode(content), indent=1))
    return packed.getvalue()


def _described(keys: Any) -> dict[str, str]:
    return {"what": keys.what, "why": keys.why, "until": keys.until}


def _page(sections: Iterable[Section]) -> Iterator[str]:
    for section in sections:
        yield from ("", f"## {section.name}", "")
        yield from (f"> {keys.what}; {keys.why}" for keys in section.keys)
        yield from ("", *_lines(section.data, 0))


def _lines(value: Any, depth: int) -> Iterator[str]:
    """Yields a value as a list, with a line for each thing in it that is no list."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value, 1)
    for name, each in pairs:
        start = f"{'  ' * depth}- {escaped(str(name))}"
        if isinstance(each, dict | list | tuple) and each:
            yield f"{start}:"
            yield from _lines(each, depth + 1)
        else:
            yield f"{start}: {_text(each)}"


def _text(value: Any) -> str:
    """Returns a text or a number on one line."""
    return "–" if value in ("", None, [], {}, ()) else escaped(" ".join(str(value).split()))
