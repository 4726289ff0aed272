"""The options of a question, as buttons or menus."""

from collections.abc import Sequence

from bot.actions.press import Style, checksum
from bot.actions.turn import Done, OpenKind, Pick, PickFromMenu, UsePreset
from bot.domain.session import AnySession
from bot.i18n import MatchWords
from bot.views import components, effects, kinds, labels
from bot.views.kinds import Group
from bot.views.reader import Reader
from rendering.highlights import span
from rules.match import Question

BUTTONS = 10
"""The most options or kinds shown as buttons, in rows of equal length; more options go into menus."""
MENUS = 4
"""The most menus under a question, for a hundred options."""


def rows(session: AnySession, question: Question, reader: Reader, kind: Group | None = None) -> list[components.Row]:
    """Returns the options, or only those of a `kind`: as buttons; if they are many, as kinds, or else as menus."""
    groups = _groups(session, question, kind)
    if len(groups) <= BUTTONS:
        buttons = [_button(session, question, group, reader) for group in groups]
        return components.phone_rows(buttons)
    numbers = [group.numbers[0] for group in groups[: MENUS * components.MENU]]
    return [
        components.row(_menu(session, question, numbers, start, reader))
        for start in range(0, len(numbers), components.MENU)
    ]


def explained(session: AnySession, question: Question, kind: Group | None = None) -> list[int]:
    """Returns the options that are buttons, so that their effects have no place beside their labels."""
    groups = _groups(session, question, kind)
    return [group.numbers[0] for group in groups if group.kind is None] if len(groups) <= BUTTONS else []


def presets(session: AnySession, question: Question, reader: Reader) -> components.Row:
    """Returns the presets as buttons."""
    words, fields = reader.plain(session), panel_fields(session, question)
    labels = [words.phrase("preset", preset) for preset in question.presets]
    return components.row(
        *(components.button(words, UsePreset(*fields, number), label) for number, label in enumerate(labels))
    )


def opened(session: AnySession, question: Question, option: int) -> Group | None:
    """Returns the kind that stands for an option in the panel; None if that is shown by itself."""
    return kinds.opened(session.rules, question.options, BUTTONS, option)


def _groups(session: AnySession, question: Question, kind: Group | None) -> list[Group]:
    if kind is None:
        return kinds.groups(session.rules, question.options, BUTTONS)
    return [Group(None, [number]) for number in kind.numbers]


def panel_fields(session: AnySession, question: Question) -> tuple[int, int, int, str]:
    """Returns the fields that every press in a panel has; they identify its question."""
    return session.id, question.seat, question.version, checksum(question.options)


def _button(session: AnySession, question: Question, group: Group, reader: Reader) -> components.Button:
    words, pieces = reader.plain(session), reader.of(session)
    fields, number = panel_fields(session, question), group.numbers[0]
    if group.kind:
        label = f"{span([each + 1 for each in group.numbers])}. {words.phrase('kind', group.kind)} …"
        return components.button(words, OpenKind(*fields, number), label, emoji=_piece(question, group.numbers, pieces))
    style = Done.style if question.ends[number] else Style.BLUE
    emoji = _emoji(question, number, pieces)
    label = labels.button(question.options, number, words)
    return components.button(words, Pick(*fields, number), label, style=style, emoji=emoji)


def _menu(
    session: AnySession, question: Question, numbers: Sequence[int], start: int, reader: Reader
) -> components.Menu:
    words, pieces = reader.plain(session), reader.of(session)
    shown = numbers[start : start + components.MENU]
    choices = [
        components.choice(
            labels.full(question.options, number, words),
            number,
            emoji=_emoji(question, number, pieces),
            description=effect,
        )
        for number, effect in zip(shown, effects.lines(session.rules, question, shown, words), strict=True)
    ]
    single = len(numbers) <= components.MENU
    placeholder = words("panel-choose") if single else words("panel-choose-part", first=choices[0].label)
    return components.menu(placeholder, PickFromMenu(*panel_fields(session, question), start), choices)


def _emoji(question: Question, number: int, words: MatchWords) -> str | None:
    """Returns the mark of an option; if it has none, the piece that stands for it."""
    return _mark(question, number) or _piece(question, [number], words)


def _piece(question: Question, numbers: Sequence[int], words: MatchWords) -> str | None:
    """Returns the piece that stands for all of some options."""
    pieces = {words.piece(question.options[number]) for number in numbers}
    return (pieces.pop() or None) if len(pieces) == 1 else None


def _mark(question: Question, number: int) -> str | None:
    """Returns the emoji of an option that cannot be taken back: Done's own if it ends the turn."""
    return "⚠️" if question.final[number] else Done.emoji if question.ends[number] else None
