"""Files of translations: a folder of them as it is written, a zip of it to send, and what is taken from one."""

import io
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from bot import i18n
from bot.app.translating import fluent, rule_books
from bot.languages import SOURCE, SUFFIX, Unreadable, is_code, text_in
from rules import games

LARGEST = 1 << 20
"""In bytes: the largest file of a translation."""
MOST_FILES = 500
LONGEST_TEXT = 4000


class Refused(Exception):
    """A file holds no translation. The message says why, as a sentence."""


class Taken(NamedTuple):
    """What was taken from a file."""

    languages: set[str]
    texts: int
    left_out: list[str]
    """A sentence for each text and file that was left out."""


def file_of(package: str, language: str) -> PurePosixPath:
    """Returns where the texts of a Python package stand in a folder of translations."""
    return PurePosixPath(*package.split("."), "text", f"{language}{SUFFIX}")


def write(folder: Path, package: str, language: str, texts: dict[str, str]) -> None:
    """Adds texts to the file of a Python package in a folder; those that it has by the same name are replaced.

    New ones stand in the order of English. Raises Refused, OSError.
    """
    path = folder / file_of(package, language)
    content = fluent.merged(_there(path), texts, [*fluent.english_texts(package)])
    path.parent.mkdir(parents=True, exist_ok=True)
    aside = path.with_suffix(".new")
    aside.write_text(content, encoding="utf-8")
    aside.replace(path)


def _there(path: Path) -> str:
    """Returns what a file holds; nothing if there is none. Raises Refused."""
    found = text_in(path)
    if isinstance(found, Unreadable):
        raise Refused(f"{path} cannot be read: {found.reason}.")
    return found or ""


def packed(folder: Path, language: str) -> bytes:
    """Returns a zip of all files of a language in a folder. Raises Refused."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as file:
        for path in sorted([*folder.glob(f"**/text/{language}{SUFFIX}"), *folder.glob(f"**/RULES.{language}.md")]):
            file.writestr(path.relative_to(folder).as_posix(), _there(path))
    return out.getvalue()


def add(source: Path, folder: Path) -> Taken:
    """Takes the translations of a zip or a folder into a folder, text by text. Raises Refused, OSError.

    A text that is wrong is left out, and what is in the folder already stays unless there is a new text for it.
    """
    taken = Taken(set(), 0, [])
    for path, content in _files(source):
        language = path.stem if path.suffix == SUFFIX else path.stem.partition(".")[2]
        if path.suffix == SUFFIX:
            taken = _texts(path, content, language, folder, taken)
        else:
            taken = _rule_book(path, content, language, folder, taken)
    if not taken.languages:
        raise Refused("\n".join(["Nothing was added.", *taken.left_out]))
    return taken


def _texts(path: PurePosixPath, content: str, language: str, folder: Path, taken: Taken) -> Taken:
    package = ".".join(path.parts[:-2])
    english = fluent.english_texts(package) if package in i18n.every_package() else {}
    if not english or path.parts[-2:-1] != ("text",) or not is_code(language) or language == SOURCE:
        return _without(taken, f"{path}: there are no such texts to translate.")
    good: dict[str, str] = {}
    left_out = []
    try:
        found = fluent.parsed(content)
    except RecursionError:
        return _without(taken, f"{path}: it is nested too deeply.")
    there = fluent.parsed(_there(folder / file_of(package, language)))
    beside = {**fluent.of_package(package, language), **there, **found}
    for name, text in found.items():
        if name not in english:
            left_out.append(f"{path}: {name}: English has no such text.")
        elif len(text) > LONGEST_TEXT or (errors := fluent.check(package, name, text, language, beside).errors):
            left_out.append(f"{path}: {name}: {'It is too long.' if len(text) > LONGEST_TEXT else errors[0]}")
        else:
            good[name] = text
    if good:
        write(folder, package, language, good)
        taken = Taken(taken.languages | {language}, taken.texts + len(good), taken.left_out)
    return taken._replace(left_out=taken.left_out + left_out)


def _rule_book(path: PurePosixPath, content: str, language: str, folder: Path, taken: Taken) -> Taken:
    package = ".".join(path.parts[:-1])
    if package not in {games.parts(game).rules for game in games.names()} or not is_code(language):
        return _without(taken, f"{path}: there is no such rule book to translate.")
    if errors := rule_books.check(package, path.name, content.strip(), language).errors:
        return _without(taken, f"{path}: {errors[0]}")
    rule_books.write(folder, package, language, {rule_books.BOOK: content.strip()})
    return Taken(taken.languages | {language}, taken.texts + 1, taken.left_out)


def _without(taken: Taken, sentence: str) -> Taken:
    return taken._replace(left_out=[*taken.left_out, sentence])


def _files(source: Path) -> Iterator[tuple[PurePosixPath, str]]:
    """Yields path and content of each file of a zip or a folder. Raises Refused."""
    if source.is_dir():
        found = [path for path in sorted(source.rglob("*")) if path.is_file()]
        inside = [(PurePosixPath(path.relative_to(source).as_posix()), path.stat().st_size) for path in found]
        yield from _read(inside, lambda name: (source / name).read_bytes())
        return
    try:
        with zipfile.ZipFile(source) as file:
            entries = [(PurePosixPath(each.filename), each.file_size) for each in file.infolist() if not each.is_dir()]
            yield from _read(entries, lambda name: file.read(str(name)))
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError) as error:
        raise Refused(f"{source} is no zip and no folder of translations.") from error


def _read(
    found: list[tuple[PurePosixPath, int]], read: Callable[[PurePosixPath], bytes]
) -> Iterator[tuple[PurePosixPath, str]]:
    """Yields what of the files of a translation is there, by paths with their sizes. Raises Refused."""
    wanted = [(path, size) for path, size in found if path.suffix == SUFFIX or path.match("RULES.*.md")]
    if len(wanted) > MOST_FILES:
        raise Refused(f"There are more than {MOST_FILES} files.")
    for path, size in wanted:
        if path.is_absolute() or ".." in path.parts:
            raise Refused(f"{path} leads out of the folder.")
        if size > LARGEST:
            raise Refused(f"{path} is larger than {LARGEST >> 20} MiB.")
        try:
            yield path, read(path).decode()
        except UnicodeDecodeError as error:
            raise Refused(f"{path} is no text in UTF-8.") from error
