"""No file names the machines and tools that the project was written with."""

from __future__ import annotations

import re

from tests.project.sources import files, text

# One letter of each word is in brackets, so that this file passes its own check.
FOREIGN = re.compile(
    r"""
    (?<![\w.~/-])/wor[k](?![\w-])          # where somebody's checkout was
    | /opt/(?:whee[l]s|pyp[i])
    | \.librar[y]\b
    | pythonhoste[d] | pypi\.or[g] | npmjs\.or[g] | deb\.debia[n]
    | (?<!user-)(?<!user\ )\b(?:sub-?)?age[n]ts?\b
    | \bCE[O]\b | \bLL[M]s?\b | \bChatGP[T]\b | \bClaud[e]\b
    | \b(?:issue|ticket|pull\ request)\s*\#\d
    """,
    re.IGNORECASE | re.VERBOSE,
)
UNFINISHED = re.compile(r"\b(?:TOD[O]|FIXM[E]|XX[X]|HAC[K])\b")


def found(pattern: re.Pattern[str]) -> list[str]:
    hits = []
    for path in files():
        try:
            whole = text(path)
        except UnicodeDecodeError:
            continue
        lines = whole.splitlines() if pattern.search(whole) else []
        hits += [
            f"{path}:{number}: {line.strip()[:100]}" for number, line in enumerate(lines, 1) if pattern.search(line)
        ]
    return hits


def test_no_file_names_the_place_of_its_writing() -> None:
    assert found(FOREIGN) == []


def test_no_file_leaves_work_for_later() -> None:
    assert found(UNFINISHED) == []


def test_the_check_of_wording_finds_foreign_words() -> None:
    assert FOREIGN.search('open("/wor' + 'k/main/x")')
    assert FOREIGN.search("an autonomous age" + "nt")
    assert not FOREIGN.search("the User-Agent header of a network or a /worker path, urgent and reagents")
