"""The panels with the games for which a lobby can be opened."""

from collections.abc import Callable, Sequence

from bot.actions.opening import Challenge, OpenLobby
from bot.actions.press import Press
from bot.i18n import Words, words_in
from bot.views import components
from bot.views.components import Panel
from bot.views.names import escaped
from bot.views.wording import game_choice


def games_to_open(games: Sequence[str], words: Words) -> Panel:
    """Returns what each of the `games` is about, with a button that opens a lobby for it."""
    text = f"### {words('opening-title')}\n{words('opening-explained')}"
    return _offered(games, OpenLobby, text, words)


def games_to_challenge(games: Sequence[str], person: int, name: str, words: Words) -> Panel:
    """Returns the same with buttons that also invite a person."""
    text = f"### {words('challenge-title', player=escaped(name))}\n{words('challenge-explained')}"
    return _offered(games, lambda game: Challenge(game, person), text, words)


def _offered(games: Sequence[str], press: Callable[[str], Press], heading: str, words: Words) -> Panel:
    offered = games[: components.MENU]
    about = [words_in(words.language, game) for game in offered]
    lines = [f"**{own('game-name')}**: {own('game-pitch')}" for own in about]
    buttons = [components.button(words, press(game), game_choice(game, words.language)) for game in offered]
    return Panel(components.message([heading, "\n".join(lines)], *components.rows(buttons)))
