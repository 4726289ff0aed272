"""The options of a lobby: in words, and as menus."""

from collections.abc import Sequence

from bot.actions.lobby import ChooseRuleset, SetOption, ShowHosting, ShowOptions, ShowVariants, WriteClock
from bot.actions.press import Style
from bot.domain import session_options
from bot.domain.clock import CLOCKS, NONE, name_of, parse
from bot.domain.lobbies import common_options
from bot.domain.lobbies import variants as variants_of
from bot.domain.session import AnySession
from bot.domain.session_options import CLOCK, LANGUAGE
from bot.i18n import MatchWords, language_names
from bot.views import components
from bot.views.components import Panel
from bot.views.reader import Reader
from bot.views.wording import clock_text, labelled
from rules import games
from rules.game import Option
from rules.games import RULESET

FIRST = (CLOCK, session_options.LEVEL.name, LANGUAGE)
"""The options that most people want to choose."""


def chosen_options(session: AnySession, words: MatchWords) -> str:
    """Returns the options that differ from the defaults and make a difference, in words."""
    chosen = values(session)
    lines = [
        labelled(words(option_text(option.name)), _with_note(option.name, chosen[option.name], words), words)
        for option in [*variants_of(session), *common_options(session)]
        if chosen[option.name] != option.values[0]
    ]
    if session.clock:
        lines.append(labelled(words("option-clock"), clock_text(session.clock, words), words))
    return "\n".join(lines) or words("lobby-usual-options")


def option_text(name: str, value: str = "") -> str:
    """Returns the name of the text for an option, or for one of its values."""
    return "-".join(["option", name, *([value] if value else [])]).replace("_", "-")


def _with_note(name: str, value: str, words: MatchWords) -> str:
    text, note = words(option_text(name, value)), _note(name, value, words)
    return words("option-with-note", value=text, note=note) if note else text


def _note(name: str, value: str, words: MatchWords) -> str:
    """Returns what else there is to know about a value: menus on phones cut what is longer than its label."""
    text = f"option-note-{name}-{value}"
    return words(text) if text in words else ""


def values(session: AnySession) -> dict[str, str]:
    """Returns the value of every option, by name."""
    common = {option.name: session.setting(option) for option in session_options.OPTIONS}
    own = games.complete(session.rules, session.options)
    return own | common | {CLOCK: name_of(session.clock), LANGUAGE: session.language}


def clocks(session: AnySession, words: MatchWords) -> dict[str, str]:
    """Returns the clocks to choose from, including the session's, with their texts."""
    names = dict.fromkeys([NONE, *CLOCKS, name_of(session.clock)])
    return {name: words("clock-off") if name == NONE else clock_text(parse(name), words) for name in names}


def options(session: AnySession, reader: Reader, *, may_set: bool) -> Panel:
    """Returns a menu for each option that all games have, and a button that leads to the rule variants of this game.

    They are disabled unless the person may set them; buttons never are.
    """
    words = reader.of(session)
    offered = {option.name: _texts(option, words) for option in common_options(session)}
    offered |= {CLOCK: clocks(session, words), LANGUAGE: language_names()}
    rows = [_row(session, name, offered[name], words, may_set=may_set) for name in dict.fromkeys([*FIRST, *offered])]
    further = [components.button(words, ShowVariants(session.id))] if variants_of(session) else []
    if may_set:
        further.append(components.button(words, WriteClock(session.id)))
        further.append(components.button(words, ShowHosting(session.id), words("button-back-to-lobby")))
    heading = _heading("lobby-options", words, may_set=may_set)
    return Panel(components.message([heading], *rows, components.row(*further)))


def variants(session: AnySession, reader: Reader, *, may_set: bool) -> Panel:
    """Returns a button for each ruleset of the game, and a menu for each other option that makes a difference."""
    words, applying = reader.of(session), variants_of(session)
    own = {option.name: option for option in applying}
    sets = own.pop(RULESET).values if RULESET in own else ()
    more = words("lobby-variants-applying") if len(applying) < len(session.rules.info.options) else ""
    texts = [_heading("lobby-variants", words, may_set=may_set), _about(sets, words), more]
    buttons = _rulesets(session, sets, words, may_set=may_set)
    rows = [_row(session, name, _texts(option, words), words, may_set=may_set) for name, option in own.items()]
    back = components.button(words, ShowOptions(session.id), words("button-all-options"))
    return Panel(components.message(texts, components.row(*buttons), *rows, components.row(back)))


def _about(rulesets: Sequence[str], words: MatchWords) -> str:
    """Returns what is special about each ruleset, as far as the game says so."""
    texts = {name: f"ruleset-{name}" for name in rulesets}
    lines = [f"**{words(option_text(RULESET, name))}**: {words(text)}" for name, text in texts.items() if text in words]
    return "\n".join([words("lobby-variants-explained"), *lines]) if rulesets else ""


def _rulesets(
    session: AnySession, rulesets: Sequence[str], words: MatchWords, *, may_set: bool
) -> list[components.Button]:
    current = values(session).get(RULESET)
    return [
        components.usable(
            components.button(
                words,
                ChooseRuleset(session.id, name),
                words(option_text(RULESET, name)),
                style=Style.GREEN if name == current else Style.GREY,
            ),
            may_set,
        )
        for name in rulesets
    ]


def _heading(name: str, words: MatchWords, *, may_set: bool) -> str:
    return "\n".join([f"### {words(name)}", *([] if may_set else [f"-# {words('error-host-only')}"])])


def _texts(option: Option, words: MatchWords) -> dict[str, str]:
    return {value: words(option_text(option.name, value)) for value in option.values}


def _row(session: AnySession, name: str, texts: dict[str, str], words: MatchWords, *, may_set: bool) -> components.Row:
    """Returns the menu of an option, whose values have these `texts`."""
    title, chosen = words(option_text(name)), values(session)[name]
    choices = [
        components.choice(
            labelled(title, text, words), value, default=value == chosen, description=_note(name, value, words)
        )
        for value, text in texts.items()
    ]
    return components.row(components.menu(title, SetOption(session.id, name), choices, disabled=not may_set))
