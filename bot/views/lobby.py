"""The lobby's message, its invitation, and the panel of its players."""

from collections.abc import Callable, Sequence

from discord import ui

from bot.actions import lobby as actions
from bot.actions.press import Press, checksum
from bot.domain import lobbies, session_options
from bot.domain.match_kinds import kind_of
from bot.domain.session import AnySession, Origin, Stage
from bot.feature import Slot
from bot.i18n import MatchWords
from bot.views import components
from bot.views.components import Panel
from bot.views.options import chosen_options
from bot.views.reader import Reader
from bot.views.wording import draws_line, link

ABOUT_GAME: Slot[Callable[[str], Press | None]] = Slot()
"""A button about a game, in its lobby and in its rule book."""


def lobby(session: AnySession, reader: Reader) -> ui.LayoutView:
    """Returns the lobby's message; without buttons once it has started or closed."""
    words = reader.of(session)
    if session.origin is Origin.TRIED:
        return _tried(session, words)
    if text := kind_of(session).lobby_text:
        return _without_lobby(session, words, text)
    info = session.rules.info
    known = "lobby-facts" if info.minutes else "lobby-facts-untimed"
    facts = words(known, fewest=info.fewest, most=info.most, minutes=info.minutes)
    pieces: list[components.Piece | str | None] = [
        f"## {words('game-name')}\n{words('game-pitch')}\n-# {facts}",
        components.rule(),
        *_agreed(session, words),
        f"-# {_state(session, words)}",
        draws_line(session.proof.published, words) if session.proof else None,
    ]
    return components.message(pieces, *_lobby_buttons(session, words))


def terms(session: AnySession) -> str:
    """Returns a checksum of what somebody agrees to who joins a lobby."""
    return checksum(lobbies.terms(session))


def ask(session: AnySession, reader: Reader, notice: str = "") -> Panel:
    """Returns a private panel in which the reader agrees to the options and computer players of a lobby."""
    words = reader.of(session)
    pieces = [
        f"### {words('game-name')}",
        notice and f"> {notice}",
        *_agreed(session, words),
    ]
    accept = actions.AcceptInvitation(session.id, terms(session))
    return Panel(components.message(pieces, components.row(components.button(words, accept))))


def _agreed(session: AnySession, words: MatchWords) -> list[str]:
    """Returns what people agree to who join: the players, and the options."""
    seats = "\n".join(f"{seat + 1}. {_seat(session, seat, words)}" for seat in range(len(session.seats)))
    taken = words("lobby-seats", taken=len(session.seats), most=session.rules.info.most)
    return [f"**{taken}**\n{seats}", f"**{words('lobby-options')}**\n{chosen_options(session, words)}"]


def about_game(game: str) -> list[Press]:
    """Returns what features offer about a game, such as a lesson."""
    return [press for offer in ABOUT_GAME if (press := offer(game)) is not None]


def _tried(session: AnySession, words: MatchWords) -> ui.LayoutView:
    """Returns the message above a private match from a position of another."""
    level = words(f"option-level-{session.setting(session_options.LEVEL)}")
    return components.message([f"## {words('game-name')}\n{words('try-posted', level=level)}"])


def _without_lobby(session: AnySession, words: MatchWords, text: str) -> ui.LayoutView:
    """Returns the message above a match that began without a lobby."""
    published = draws_line(session.proof.published, words) if session.proof else None
    return components.message([f"## {words('game-name')}\n{words(text)}", published])


def _seat(session: AnySession, seat: int, words: MatchWords) -> str:
    """Returns who sits there, or who is invited."""
    player, sitting = words.player(seat), session.seats[seat]
    if sitting.is_asked_again:
        return words("lobby-asked-again", player=player)
    return words("lobby-reserved", player=player) if sitting.is_reserved else player


def place(session: AnySession) -> str:
    """Returns a link to the match, or to its lobby as long as it has not started."""
    if session.match is not None:
        return f"<#{session.channel}>"
    return link(session.guild, session.parent, session.lobby)


def invitation(session: AnySession, reader: Reader, guests: Sequence[int]) -> ui.LayoutView:
    """Returns the message that mentions the `guests` of a lobby, with a link to it.

    If one of them had joined before, it says that the options have changed.
    """
    words = reader.of(session)
    host = session.seat_of(session.host)
    again = any(seat.is_asked_again and seat.guest in guests for seat in session.seats)
    text = words(
        "lobby-changed" if again else "lobby-invitation",
        guests=words.listed([f"<@{guest}>" for guest in guests]),
        host=words.player(host) if host is not None else words("nameless"),
        game=words("game-name"),
    )
    presses = (actions.AcceptInvitation(session.id, terms(session)), actions.DeclineInvitation(session.id))
    return components.message(
        [f"✉️ {text}\n{place(session)}"], components.row(*(components.button(words, press) for press in presses))
    )


def players(session: AnySession, reader: Reader) -> Panel:
    """Returns a menu to invite somebody, and a button for each other person to remove them."""
    words, plain = reader.of(session), reader.plain(session)
    others = [
        (seat.person or seat.guest, number)
        for number, seat in enumerate(session.seats)
        if (seat.person or seat.guest) not in (0, session.host)
    ]
    buttons = [
        components.button(
            words, actions.RemovePlayer(session.id, person), words("button-remove", player=plain.player(number))
        )
        for person, number in others
    ]
    people = components.person_menu(words("lobby-invite"), actions.InvitePlayer(session.id))
    text = f"### {words('lobby-players')}\n{words('lobby-players-explained')}"
    return Panel(components.message([text], components.row(people), components.row(*buttons)))


def _state(session: AnySession, words: MatchWords) -> str:
    if session.stage is Stage.LOBBY:
        lines = [words("lobby-host", host=f"<@{session.host}>")]
        if session.invited:
            lines.append(words("lobby-rematch" if session.keeps_seats else "lobby-unanswered"))
        return " ".join(lines)
    if session.stage is Stage.OVER and session.match is None:
        return words("lobby-cancelled")
    return words("lobby-started", channel=f"<#{session.channel}>")


def _lobby_buttons(session: AnySession, words: MatchWords) -> list[components.Row]:
    if session.stage is not Stage.LOBBY:
        return []
    full = len(session.seats) >= session.rules.info.most
    ready = len(session.seats) >= session.rules.info.fewest
    only_people = all(seat.person or seat.is_reserved for seat in session.seats)

    def button(press: Press, *, disabled: bool = False) -> components.Button:
        return components.usable(components.button(words, press), not disabled)

    return [
        components.row(
            button(actions.Join(terms=terms(session)), disabled=full and not session.invited),
            button(actions.Leave()),
            button(actions.AddComputer(), disabled=full),
            button(actions.RemoveComputer(), disabled=only_people),
        ),
        components.row(
            button(actions.Start(), disabled=not ready),
            button(actions.ShowPlayers()),
            button(actions.ShowOptions()),
            button(actions.Cancel()),
            *(button(press) for press in about_game(session.game)),
        ),
    ]
