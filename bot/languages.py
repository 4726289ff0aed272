"""Finds languages, like games, and reads their files.

There is a language for each file of texts in `bot/text`, and for each entry point in `parlour.languages`, whose name is
that of the language and whose value is a package. In such a package lie files with the same paths as here, such as
`bot/text/de.ftl`, `rules/manhattan/text/de.ftl` and `rules/manhattan/RULES.de.md`. A text that stands here as well is
taken from here.

A host's own folder, with the same paths once more, comes before both: `parlour texts --add` fills it.
"""

import os
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

GROUP = "parlour.languages"
"""The group of entry points."""
SOURCE = "en"
"""The language of which there is every text: others are translated from it, and it stands in for what they lack."""
MOST = 24
"""The most languages: a menu has 25 entries, of which one is the language of Discord."""
SUFFIX = ".ftl"
FOLDER = "PARLOUR_TEXTS"
"""The environment variable that names the host's folder to this process and to those that it starts."""

_CODE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")


class LeftOut(NamedTuple):
    """A language that is not offered."""

    language: str
    package: str
    reason: str

    @property
    def line(self) -> str:
        """Says so, as a sentence."""
        return f"The language {self.language} of {self.package} is left out: {self.reason}."


class Unreadable(NamedTuple):
    """A file of a language that is left out."""

    file: str
    reason: str

    @property
    def line(self) -> str:
        """Says so, as a sentence."""
        return f"{self.file} is left out: {self.reason}."


class Catalogue(NamedTuple):
    """The languages that there are, with the folders of packages that have files of them, and those left out."""

    found: dict[str, list[Traversable]]
    left_out: list[LeftOut]


def languages() -> tuple[str, ...]:
    """Returns the codes of all languages, such as "en" or "pt-BR": the source, then the others by alphabet."""
    return tuple(catalogue().found)


def others() -> tuple[str, ...]:
    """Returns all languages but the source."""
    return languages()[1:]


def language_of(locale: str, default: str) -> str:
    """Returns the language for a Discord locale such as "ja" or "en-GB"; `default` if it has none."""
    known, base = languages(), locale.split("-")[0]
    if locale in known:
        return locale
    return next((each for each in (base, *known) if each in known and each.split("-")[0] == base), default)


def look_in(folder: Path) -> None:
    """Takes texts from a host's folder, too. Has to be called before the first text is read."""
    os.environ[FOLDER] = str(folder.absolute())
    catalogue.cache_clear()


@cache
def catalogue() -> Catalogue:
    """Returns the languages of Parlour itself, of the packages installed beside it, and of the host's folder."""
    folder = os.environ.get(FOLDER)
    return find(entry_points(group=GROUP), Path(folder) if folder else None)


def find(points: Iterable[EntryPoint], folder: Path | None = None) -> Catalogue:
    """Returns the languages of Parlour itself, those that entry points name, and those of a folder."""
    here = (file.name for file in (files("bot") / "text").iterdir())
    own = {name.removesuffix(SUFFIX) for name in here if name.endswith(SUFFIX)}
    added = {each.stem for each in folder.glob(f"**/text/*{SUFFIX}")} if folder else set()
    found: dict[str, list[Traversable]] = {language: [] for language in (SOURCE, *sorted(own - {SOURCE}))}
    left_out: list[LeftOut] = []
    for language in sorted(added - own):
        if reason := _problem(language, found):
            left_out.append(LeftOut(language, str(folder), reason))
        else:
            found[language] = []
    for point in sorted(points):
        try:
            if reason := _problem(point.name, found):
                left_out.append(LeftOut(point.name, point.value, reason))
            else:
                root = files(point.value)
                found.setdefault(point.name, []).append(root)
        except (Exception, SystemExit) as error:  # the package's own code
            left_out.append(LeftOut(point.name, point.value, f"it does not load ({type(error).__name__}: {error})"))
    return Catalogue({language: found[language] for language in (SOURCE, *sorted(found.keys() - {SOURCE}))}, left_out)


def is_code(language: str) -> bool:
    """Returns whether a language can be called so."""
    return _CODE.fullmatch(language) is not None


def _problem(language: str, found: dict[str, list[Traversable]]) -> str:
    if not is_code(language):
        return "the name of a language is a code such as de or pt-BR"
    if language not in found and len(found) >= MOST:
        return f"the menus of Discord have room for {MOST} languages"
    return ""


def texts_of(package: str, language: str) -> list[str]:
    """Returns the files of texts of a Python package, those that count first at first; none if there are none."""
    return _read(package, _texts(language), language)


def own_texts(package: str, language: str) -> str | Unreadable | None:
    """Returns the file of texts that a Python package itself has, if there is one."""
    return text_in(files(package) / _texts(language))


def rule_book(package: str, language: str) -> str:
    """Returns the rule book in a Python package of rules; empty if it is not there in this language."""
    return next(iter(_read(package, _rule_book(language), language)), "")


def unreadable(package: str, language: str) -> list[Unreadable]:
    """Returns the files of a Python package in a language that are there, but cannot be read."""
    found = [each for path in (_texts, _rule_book) for each in _contents(package, path(language), language)]
    return [each for each in found if isinstance(each, Unreadable)]


def text_in(file: Traversable) -> str | Unreadable | None:
    """Returns what a file holds, if it is there."""
    try:
        return file.read_text(encoding="utf-8")
    except (FileNotFoundError, NotADirectoryError):
        return None
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        return Unreadable(str(file), f"its line {line} is not UTF-8")
    except OSError as error:
        return Unreadable(str(file), error.strerror or str(error))


def _texts(language: str) -> str:
    return f"text/{language}{SUFFIX}"


def _rule_book(language: str) -> str:
    return "RULES.md" if language == SOURCE else f"RULES.{language}.md"


def _read(package: str, path: str, language: str) -> list[str]:
    return [each for each in _contents(package, path, language) if isinstance(each, str)]


def _contents(package: str, path: str, language: str) -> Iterator[str | Unreadable | None]:
    """Yields what files of this path hold: the host's, that of the Python package itself, those of the language's."""
    folder = "/".join(package.split("."))
    roots = catalogue().found.get(language, [])
    of_host = [Path(host)] if (host := os.environ.get(FOLDER)) else []
    candidates: list[Traversable] = [*(root / folder / path for root in of_host), files(package) / path]
    candidates += [root / folder / path for root in roots]
    yield from map(text_in, candidates)
