"""Playing a computer now: one tap begins a match against one computer player, and answers with its first question.

The match is private: it is in the person's direct messages. Who takes none gets a thread of the channel, if they may
open a lobby there.
"""

from collections.abc import Sequence

from msgspec import structs

from bot.actions.press import Name, Press, Style
from bot.domain import lobbies, session_options
from bot.domain.errors import UserError
from bot.domain.match_kinds import KINDS, MatchKind
from bot.domain.parts import PARTS, Part
from bot.domain.server import check_lobby, check_person
from bot.domain.session import AnySession, Seat, Session
from bot.domain.turn_time import keep
from bot.feature import Feature
from bot.handlers.beginning import show_begun
from bot.handlers.context import Context
from bot.handlers.entropy import new_proof
from bot.handlers.opening import (
    check_permissions,
    host_seat,
    limit_opening,
    limit_posting,
    may_open_thread,
    need_only_match,
    posted,
    posted_direct,
)
from bot.handlers.registry import handles
from bot.i18n import Words, words_in
from bot.views import components, help
from bot.views.components import Panel
from bot.views.lobby import ABOUT_GAME
from rules import games
from rules.levels import Level

ALONE = Part("alone", bool)
"""Whether a match was begun by one tap, against a computer player."""
KIND = MatchKind(part=ALONE, has_lobby=False, lobby_text="alone-posted")

SHORTEST = "_"
"""Instead of a game: the one that takes the least time."""
UNKNOWN = 10_000
"""Minutes of a game that does not say how long it takes: it comes last."""


class PlayComputer(Press, frozen=True, tag="solo"):
    """Begins a match against a computer player."""

    label = "button-play-computer"
    style = Style.GREEN
    emoji = "🎲"

    game: Name = SHORTEST


class PlayComputerAt(Press, frozen=True, tag="solos"):
    """Begins a match of the game that was chosen in a menu."""

    chosen = "game"

    game: Name = ""


@handles(PlayComputer, PlayComputerAt)
async def play_computer(context: Context, press: PlayComputer | PlayComputerAt) -> Panel:
    """Begins the match and shows its first question."""
    game = _shortest(context) if press.game == SHORTEST else press.game
    if game not in games.names():
        raise UserError("unknown-game", game=game)
    if game in context.server.forbidden_games:
        raise UserError("forbidden-game")
    check_person(context.server, context.person)
    await limit_opening(context)
    return await show_begun(context, await _begun(context, _gathered(context, game)))


def _shortest(context: Context) -> str:
    """Returns the shortest game that may be played on this server. Raises UserError if there is none."""
    offered = [game for game in games.names() if game not in context.server.forbidden_games]
    if not offered:
        raise UserError("forbidden-game")
    return _shortest_of(offered)


def _shortest_of(offered: Sequence[str]) -> str:
    return min(offered, key=lambda game: games.load(game).info.minutes or UNKNOWN)


def _gathered(context: Context, game: str) -> AnySession:
    """Returns the person and one easy computer player, who waits for nothing, with no place yet."""
    info = games.load(game).info
    computers = min(max(2, info.fewest), info.most) - 1
    chosen = ((session_options.LEVEL, Level.EASY), (session_options.PACE, "quick"), (session_options.RATED, "no"))
    session: AnySession = Session(
        id=0,
        channel=0,
        parent=0,
        lobby=0,
        language=context.language,
        host=context.person,
        game=game,
        moved=context.at.now,
        seats=[host_seat(context.request), *[Seat()] * computers],
        proof=new_proof(),
        match_options={option.name: str(value) for option, value in chosen},
    )
    return ALONE.put(session, True)


async def _begun(context: Context, gathered: AnySession) -> AnySession:
    """Posts what belongs above the match, which publishes the fingerprint of its chance, and begins the match."""
    session, channel = await _placed(context, gathered)
    assert session.proof is not None
    begun = keep(session, lobbies.start(session, session.host, channel, session.proof), context.at)
    await context.services.store.sessions.begin(begun, context.operation())
    return begun.session


async def _placed(context: Context, gathered: AnySession) -> tuple[AnySession, int]:
    """Posts the message above the match; returns the lobby there, and the channel that the match is to have."""
    request, nonce = context.request, f"{context.request.interaction:x}.solo"
    try:
        private = await posted_direct(context, gathered, nonce)
    except UserError as error:
        if error.name != "no-direct" or not request.guild:
            raise
    else:
        return private, private.channel
    check_permissions(context)
    check_lobby(context.server, context.person, gathered.game, request.parent)
    limit_posting(context, request.channel, request.guild)
    here = structs.replace(gathered, guild=request.guild, channel=request.channel, parent=request.channel)
    has_thread = may_open_thread(request)
    if not has_thread:
        await need_only_match(context, here, here.channel)
    session = await posted(context, here, nonce)
    return session, session.id if has_thread else session.channel


def other_games(words: Words) -> components.Row:
    """Returns a menu of all games, below the buttons of the first minute."""
    offered = games.names()[: components.MENU]
    choices = [components.choice(words_in(words.language, game)("game-name"), game) for game in offered]
    return components.row(components.menu(words("solo-choose"), PlayComputerAt(), choices))


def shortest_game(words: Words) -> components.Button:
    """Returns the button of the first minute, which names the game that begins."""
    name = words_in(words.language, _shortest_of(games.names()))("game-name")
    return components.button(words, PlayComputer(), words("button-play-shortest", game=name))


def about_game(game: str) -> PlayComputer:
    """Returns the button in the lobby and the rule book of a game."""
    return PlayComputer(game)


FEATURE = Feature(
    adds=(
        PARTS.add(ALONE),
        KINDS.add(KIND),
        help.FIRST.add(shortest_game, at=20),
        help.ROWS.add(other_games),
        ABOUT_GAME.add(about_game, at=20),
    )
)
