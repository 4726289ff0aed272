"""What is stored about a person as one file: a page to read, and the same for programs. Pure."""

import zipfile
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from io import BytesIO
from itertools import chain
from typing import Any

import msgspec

from bot.i18n import Words
from bot.store.personal import Packed, Section
from bot.views.names import escaped

NAME = "my-data.zip"
PAGE, DATA = "my-data.md", "my-data.json"


def archive(sections: Sequence[Section], person: int, now: int, words: Words) -> bytes:
    """Returns a zip file with a page in Markdown and a JSON document that say the same."""
    written = datetime.fromtimestamp(now, UTC).isoformat(" ").removesuffix("+00:00")
    explained = " ".join([words("my-data-about"), *left_out(sections, words)])
    content = {"about": explained, "person": str(person), "written": written}
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as found:
        with found.open(PAGE, "w") as page:
            for line in chain((f"# {words('my-data-title')}", "", explained, "", written), _page(sections)):
                page.write(f"{line}\n".encode())
        with found.open(DATA, "w") as data:
            for piece in _json(content, sections):
                data.write(piece)
    return packed.getvalue()


def left_out(sections: Iterable[Section], words: Words) -> Iterator[str]:
    """Yields a sentence about what is not in the file, if something is not."""
    if without_moves := sum(section.without_moves for section in sections):
        yield words("my-data-short", matches=without_moves)


def _json(content: Any, sections: Iterable[Section]) -> Iterator[bytes]:
    """Yields the document in pieces, of which none is large. `content`: what stands above the sections."""
    yield msgspec.json.format(msgspec.json.encode(content), indent=1).removesuffix(b"\n}") + b',\n "stored": ['
    for number, section in enumerate(sections):
        described = {"part": section.name, "what": [_described(keys) for keys in section.keys]}
        yield (b",\n" if number else b"\n") + msgspec.json.encode(described).removesuffix(b"}") + b',"data":{'
        for place, (name, value) in enumerate(section.data.items()):
            yield (b",\n" if place else b"\n") + msgspec.json.encode(name) + b":"
            yield from _value(value)
        yield b"}}"
    yield b"\n]}\n"


def _value(value: Any) -> Iterator[bytes]:
    if not isinstance(value, Packed):
        yield msgspec.json.encode(value)
        return
    for number, batch in enumerate(value.batches()):
        yield (b",\n" if number else b"[\n") + batch
    yield b"]"


def _described(keys: Any) -> dict[str, str]:
    return {"what": keys.what, "why": keys.why, "until": keys.until}


def _page(sections: Iterable[Section]) -> Iterator[str]:
    for section in sections:
        yield from ("", f"## {section.name}", "")
        yield from (f"> {keys.what}; {keys.why}" for keys in section.keys)
        yield ""
        yield from _lines(section.data, 0) if section.data else ("–",)


def _lines(value: Any, depth: int) -> Iterator[str]:
    """Yields a value as a list, with a line for each thing in it that is no list."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value, 1)
    for name, each in pairs:
        start = f"{'  ' * depth}- {escaped(str(name))}"
        if isinstance(each, dict | list | tuple | Packed) and each:
            yield f"{start}:"
            yield from _lines(each, depth + 1)
        else:
            yield f"{start}: {_text(each)}"


def _text(value: Any) -> str:
    """Returns a text or a number on one line."""
    return "–" if value in ("", None, [], {}, ()) else escaped(" ".join(str(value).split()))
