"""The page of those who manage a server: what was decided for it, and what runs there."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.domain.server import SWITCHES, Server, Switch
from bot.domain.session import AnySession
from bot.features.manage.actions import (
    AddChannel,
    Admit,
    AllowRatings,
    DropChannel,
    Exclude,
    ForbidRatings,
    Manage,
    MoveByManager,
    SetGame,
    Stop,
    Turn,
)
from bot.i18n import Words, words_in
from bot.views import components
from bot.views.components import Panel
from bot.views.lobby import place
from bot.views.names import bold
from bot.views.pages import others_for_managers
from bot.views.reader import Reader
from bot.views.wording import person_name, stamp
from rules import games

PAGE = 5
"""The most matches on a page: each has a button in two rows."""
NAMED = 20
"""The most channels and excluded people that are named."""


class Running(NamedTuple):
    """A page of the matches and lobbies of a server."""

    sessions: Sequence[AnySession]
    total: int
    """How many there are on all pages."""
    page: int
    """The number of this one, from 0."""


def page(server: Server, found: Running, here: int, reader: Reader, warning: str = "") -> Panel:
    """Returns what was decided, with a page of matches. `here`: the channel where it is shown."""
    words, running = reader.words, found.sessions
    shown = [f"{position + 1}. {_line(session, reader)}" for position, session in enumerate(running)]
    decided = [_games(server, words), _channels(server, words), _ratings(server, words), *_switches(server, words)]
    pieces = [
        f"### {words('manage-title')}",
        "\n".join([*decided, _excluded(server, words)]),
        warning,
        "\n".join([f"**{words('manage-running', count=found.total)}**", *shown]),
    ]
    rows = [
        components.row(components.menu(words("manage-games"), SetGame(), _game_choices(server, words))),
        components.row(components.person_menu(words("manage-exclude"), Exclude())),
        *components.rows(
            [
                _channel_button(server, here, words),
                components.button(words, ForbidRatings() if server.ratings else AllowRatings()),
                *_pages(found, words),
                *(components.button(words, press) for press in others_for_managers(Manage)),
            ]
        ),
        *components.rows([_turn(server, switch, words) for switch in SWITCHES]),
        components.row(*_admissions(server, words)),
        components.row(*(_button(words, Stop(session.id), position) for position, session in enumerate(running))),
        components.row(*_moves(running, words)),
    ]
    return Panel(components.message(pieces, *rows))


def confirmation(session: AnySession, reader: Reader) -> Panel:
    """Returns the question whether to end a match or lobby, with a button that does."""
    words = reader.words
    text = words("manage-sure", match=_line(session, reader))
    return Panel(components.message([text], components.row(components.button(words, Stop(session.id, sure=True)))))


def _line(session: AnySession, reader: Reader) -> str:
    words = reader.of(session)
    since = f" · {stamp(session.moved)}" if session.moved else ""
    return f"**{words('game-name')}** · {place(session)} · {', '.join(words.players)}{since}"


def _games(server: Server, words: Words) -> str:
    known = [game for game in server.forbidden_games if game in games.names()]
    forbidden = [words_in(words.language, game)("game-name") for game in known]
    return words("manage-forbidden", games=", ".join(forbidden)) if forbidden else words("manage-all-games")


def _channels(server: Server, words: Words) -> str:
    named = " ".join(f"<#{channel}>" for channel in server.channels[:NAMED])
    return words("manage-channels", channels=named) if named else words("manage-all-channels")


def _ratings(server: Server, words: Words) -> str:
    return words("manage-ratings" if server.ratings else "manage-no-ratings")


def _switches(server: Server, words: Words) -> list[str]:
    return [words(each.off if each.name in server.off else each.on) for each in SWITCHES]


def _turn(server: Server, switch: Switch, words: Words) -> components.Button:
    is_off = switch.name in server.off
    return components.button(words, Turn(switch.name, on=is_off), words(switch.turn_on if is_off else switch.turn_off))


def _excluded(server: Server, words: Words) -> str:
    named = ", ".join(bold(person_name(each.name, words)) for each in server.excluded[:NAMED])
    return words("manage-excluded", people=named) if named else words("manage-nobody-excluded")


def _game_choices(server: Server, words: Words) -> list[components.Choice]:
    """Returns for each game the opposite of what holds now."""
    choices = []
    for game in games.names()[: components.MENU]:
        forbidden = game in server.forbidden_games
        name = words_in(words.language, game)("game-name")
        text = words("manage-allow-game" if forbidden else "manage-forbid-game", game=name)
        choices.append(components.choice(text, f"{game}={'on' if forbidden else 'off'}"))
    return choices


def _channel_button(server: Server, here: int, words: Words) -> components.Button:
    return components.button(words, DropChannel(here) if here in server.channels else AddChannel(here))


def _pages(found: Running, words: Words) -> list[components.Button]:
    pages, number = [], found.page
    if number:
        pages.append(components.button(words, Manage(number - 1), words("button-newer")))
    if (number + 1) * PAGE < found.total:
        pages.append(components.button(words, Manage(number + 1), words("button-older")))
    return pages


def _admissions(server: Server, words: Words) -> list[components.Button]:
    return [
        components.button(words, Admit(each.person), words("button-admit", player=person_name(each.name, words)))
        for each in server.excluded[: components.ROW]
    ]


def _moves(running: Sequence[AnySession], words: Words) -> list[components.Button]:
    numbered = enumerate(running)
    return [_button(words, MoveByManager(session.id), number) for number, session in numbered if session.match]


def _button(words: Words, press: Stop | MoveByManager, number: int) -> components.Button:
    return components.button(words, press, f"{words(press.label)} {number + 1}")
