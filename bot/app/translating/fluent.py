"""A translated text as Fluent, and what is wrong with it."""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.serializer import serialize_expression
from fluent.syntax.visitor import Visitor

from bot import i18n
from bot.app.translating.faults import Fault, fault
from bot.languages import SOURCE, texts_of
from bot.views.components import LABEL, OPTION
from bot.views.lengths import length

LIMITS = {"button-": LABEL, "command-": OPTION, "menu-": 32}
"""The longest texts whose names begin so, in units of UTF-16: limits of Discord."""
ROOM = 12
"""The length up to which a text may be longer than its original without a warning."""
TIMES = 1.5
FOREIGN = re.compile(r"https?://|www\.|discord\.gg|\]\(|@everyone|@here|<[@#:a-z]", re.IGNORECASE)
"""What a translation may contain only if English does: addresses, mentions, emojis."""
SAMPLES = (1, 2, 5)
_PART = re.compile(rf"^(?=#)|{i18n.NAME.pattern}", re.MULTILINE | re.ASCII)
"""Where a comment or a text begins."""


class Checked(NamedTuple):
    """What is wrong with a text, and what may be."""

    errors: list[Fault]
    warnings: list[Fault]


def written(name: str, text: str) -> str:
    """Returns a text as it stands in a file; lines after the first are indented."""
    first, *more = text.strip("\r\n").replace("\r", "").split("\n")
    if "->" in first or more:
        more = [line if not line or line.startswith((" ", "}")) else _indented(line) for line in more]
    return "\n".join([f"{name} = {first.strip()}", *more]) + "\n"


def _indented(line: str) -> str:
    return f"   {line}" if line.startswith("*") else f"    {line}"


def parsed(source: str) -> dict[str, str]:
    """Returns the texts of a file by name, as it has them, with their attributes. What cannot be read is left out."""
    parser = FluentParser()
    found = {}
    for entry in parser.parse(source).body:
        if isinstance(entry, (ast.Message, ast.Term)) and entry.span and entry.value and entry.value.span:
            prefix = "-" if isinstance(entry, ast.Term) else ""
            found[f"{prefix}{entry.id.name}"] = source[entry.value.span.start : entry.span.end].strip()
    return found


def merged(source: str, texts: Mapping[str, str], order: Sequence[str]) -> str:
    """Returns a file with texts replaced, added, or taken out if they are empty. Everything else in it stays.

    A new text stands after the nearest one that comes before it in `order`.
    """
    parts = _parts(source if source.endswith("\n") or not source else f"{source}\n")
    for number, name in enumerate(order):
        if name in texts:
            _put(parts, name, texts[name].strip(), order[:number], order[number + 1 :])
    return "".join(part for _, part in parts)


def _parts(source: str) -> list[tuple[str, str]]:
    """Returns the texts of a file with their names, and what is between them: comments and ends of lines."""
    begins = [0, *(each.start() for each in _PART.finditer(source)), len(source)]
    found = []
    for begin, end in pairwise(begins):
        name, part = i18n.NAME.match(source, begin, end), source[begin:end]
        whole = part.rstrip("\n") if name else ""
        found += [(name[0], whole)] if name else []
        found.append(("", part[len(whole) :]))
    return found


def _put(parts: list[tuple[str, str]], name: str, text: str, before: Sequence[str], after: Sequence[str]) -> None:
    """Puts a text into the parts of a file, behind one of those `before` it, or else ahead of one `after` it."""
    there = {each: at for at, (each, _) in reversed([*enumerate(parts)])}
    new = (name, written(name, text).rstrip("\n"))
    if at := there.get(name):
        if not text:
            parts[at : at + 2] = [("", parts[at + 1][1].removeprefix("\n"))]
        elif parsed(parts[at][1]).get(name) != text:
            parts[at] = new
    elif text:
        behind = next((there[each] + 1 for each in reversed(before) if each in there), 0)
        ahead = next((there[each] for each in after if each in there), len(parts))
        parts[behind or ahead : behind or ahead] = [("", "\n"), new] if behind else [new, ("", "\n")]


def check(package: str, name: str, text: str, language: str, beside: Mapping[str, str] | None = None) -> Checked:
    """Returns what is wrong with the translation of a text. `beside`: other translated texts, which it may use."""
    try:
        return _checked(package, name, text, language, beside)
    except RecursionError:
        return Checked([fault("nested")], [])


def _checked(package: str, name: str, text: str, language: str, beside: Mapping[str, str] | None) -> Checked:
    entry = _entry(written(name, text))
    if isinstance(entry, Fault):
        return Checked([entry], [])
    original = _entry(written(name, english_texts(package)[name]))
    assert not isinstance(original, Fault)
    english, own = i18n.text_of(original), i18n.text_of(entry)
    all_own, all_english = ([text, *_within(package, text)] for text in (own, english))
    here, there = (set().union(*(each.variables for each in texts)) for texts in (all_own, all_english))
    selecting = set().union(*(each.plurals for each in all_english))
    others = {**english_texts(package), **(beside or {})}
    known = english.texts | others.keys()
    errors = [fault("noVariable", name=each) for each in sorted((here | own.plurals) - there - selecting)]
    errors += [fault("variableMissing", name=each) for each in sorted(there - here)]
    errors += [fault("noText", name=each) for each in sorted(own.texts - known)]
    errors += [fault("foreign", what=each) for each in _foreign(own.letters, english.letters)]
    errors += [fault("lineBreak")] if "\n" in own.letters and "\n" not in english.letters else []
    if calls := _calls(entry) - _calls(original):
        return Checked([*errors, *(fault("foreign", what=each) for each in sorted(calls))], [])
    values = here | there | own.plurals | english.plurals
    said, problems = _filled(entry, language, _used(own, others), values)
    example, _ = _filled(original, SOURCE, _used(english, english_texts(package)), values)
    return Checked(errors + problems + _too_long(name, said), _long(said, example))


def _entry(source: str) -> ast.Pattern | Fault:
    """Returns the value of the only text in a source; why not if there is none."""
    body = FluentParser().parse(source).body
    if len(body) == 1 and isinstance(body[0], (ast.Message, ast.Term)) and body[0].value is not None:
        return body[0].value
    reasons = [note.message for each in body if isinstance(each, ast.Junk) for note in each.annotations or ()]
    return fault("unreadableFor", reason=f"{reasons[0]}.") if reasons else fault("notOne")


def _within(package: str, text: i18n.Text) -> list[i18n.Text]:
    """Returns the texts that a text references, also through others, as English has them."""
    there = i18n.texts(package, SOURCE)
    found = [there[name] for name in text.texts if name in there]
    return found + [each for other in found for each in _within(package, other)]


class _Calls(Visitor):
    """Collects the calls of functions, which could take any time and memory with other arguments."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.found.add(serialize_expression(node))


def _calls(value: ast.Pattern) -> set[str]:
    calls = _Calls()
    calls.visit(value)
    return calls.found


def _foreign(letters: str, english: str) -> list[str]:
    return sorted({each for each in FOREIGN.findall(letters) if each not in english})


def _used(text: i18n.Text, others: Mapping[str, str]) -> dict[str, str]:
    """Returns the sources of the texts that a text uses, and that these use; a letter for one of another package."""
    found: dict[str, str] = {}
    left = [*text.texts]
    while left:
        name = left.pop()
        if name not in found:
            found[name] = written(name, others.get(name, "x"))
            entry = _entry(found[name])
            left += [] if isinstance(entry, Fault) else i18n.text_of(entry).texts
    return found


def _filled(
    value: ast.Pattern, language: str, used: Mapping[str, str], values: Iterable[str]
) -> tuple[str, list[Fault]]:
    """Returns the longest of some examples of what a text says, and errors that come when variables are filled in."""
    bundle = FluentBundle([language], use_isolating=False, functions={"SPELL": _spelt})
    message = ast.Message(ast.Identifier("text"), value)
    source = FluentSerializer().serialize(ast.Resource([message]))
    bundle.add_resource(FluentResource("\n".join([source, *used.values()])))
    pattern = bundle.get_message("text").value if bundle.has_message("text") else None
    if pattern is None:
        return "", [fault("unreadable")]
    examples = [bundle.format_pattern(pattern, dict.fromkeys(values, sample)) for sample in SAMPLES]
    said = max((str(text) for text, _ in examples), key=length)
    reasons = {str(error) for _, errors in examples for error in errors if not _is_known(error)}
    return said, [fault("notFilled", reason=each) for each in sorted(reasons)]


def _is_known(error: object) -> bool:
    """Returns whether an error is about a variable: those are compared with English."""
    return str(error).startswith("Unknown external")


def _spelt(initials: Any, by: str = "") -> Any:
    return str(initials)


def _too_long(name: str, said: str) -> list[Fault]:
    most = next((most for prefix, most in LIMITS.items() if name.startswith(prefix)), 0)
    over = length(said) - most if most else 0
    return [fault("tooLong", length=length(said), over=over)] if over > 0 else []


def _long(said: str, english: str) -> list[Fault]:
    times = length(said) / max(1, length(english))
    return [fault("long", times=f"{times:.1f}")] if length(said) > ROOM and times > TIMES else []


@cache
def english_texts(package: str) -> dict[str, str]:
    """Returns the English texts of a Python package by name."""
    return of_package(package, SOURCE)


def of_package(package: str, language: str) -> dict[str, str]:
    """Returns the texts of a Python package in a language, by name. Of texts with the same name, the first counts."""
    found: dict[str, str] = {}
    for file in reversed(texts_of(package, language)):
        found |= parsed(file)
    return found


class _Variants(Visitor):
    """Collects the variants between which variables choose."""

    def __init__(self) -> None:
        self.found: dict[str, list[str]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = [str(getattr(each.key, "name", getattr(each.key, "value", ""))) for each in node.variants]
            self.found.setdefault(node.selector.id.name, []).extend(keys)
        self.generic_visit(node)


def variants(texts: Iterable[str]) -> dict[str, list[str]]:
    """Returns between what each variable chooses in some texts, such as "one" and "other"."""
    found = _Variants()
    for text in texts:
        if "->" in text:
            found.visit(FluentParser(with_spans=False).parse(written("text", text)))
    return found.found


class Marking(i18n.Words):
    """Words that mark one text wherever it is said, also within another one."""

    def __init__(self, marked: tuple[str, str], marks: tuple[str, str], *of_words: Any) -> None:
        """`marked`: the text's package and name. `marks`: what comes before and after it."""
        super().__init__(*of_words)
        self._marked = marked
        self._marks = marks

    def _entry(self, package: str, language: str, name: str) -> ast.Resource:
        found = super()._entry(package, language, name)
        return self._with_marks(found) if (package, name) == self._marked else found

    def _with_marks(self, resource: ast.Resource) -> ast.Resource:
        found: ast.Resource = resource.clone()
        begin, end = map(ast.TextElement, self._marks)
        for entry in found.body:
            if isinstance(entry, ast.Message) and entry.value:
                entry.value.elements = [begin, *entry.value.elements, end]
        return found
