"""The lobby's message, the panel of its host, the page under More, its invitation, and the panel of its players."""

import re
from collections.abc import Callable, Sequence

import discord
from discord import ui

from bot.actions import lobby as actions
from bot.actions.press import Press, Style, checksum
from bot.domain import lobbies, session_options
from bot.domain.match_kinds import kind_of
from bot.domain.session import AnySession, Origin, Stage
from bot.feature import Slot, in_order
from bot.i18n import MatchWords, Words
from bot.views import components
from bot.views.components import Panel
from bot.views.options import chosen_options
from bot.views.reader import Reader
from bot.views.wording import channel_link, channel_mention, draws_line, link

ABOUT_GAME: Slot[Callable[[str], Press | None]] = Slot()
"""A button about a game, in its lobby and in its rule book."""
ON_PAGE: Slot[Callable[[AnySession, Reader], Press | None]] = Slot()
"""Buttons of the page under More of a lobby. Options are at 10, Leave at 60, what only the host may at 70 and more."""
AGREED: Slot[Callable[[AnySession, MatchWords], str]] = Slot()
"""What else people agree to who join a lobby, or an empty text."""
_MENTION = re.compile(r"<@(\d+)>")
HOST_NAME = 20
"""The most characters of the host's name on a button."""


def lobby(session: AnySession, reader: Reader) -> ui.LayoutView:
    """Returns the lobby's message: for everybody the same. Once it has started, its only button leads to the match."""
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
        _state(session, words),
        draws_line(session.proof.published, words) if session.proof else None,
    ]
    return components.message(pieces, *_buttons(session, reader))


def hosting(session: AnySession, reader: Reader) -> Panel:
    """Returns the panel of the host, who alone can start: what is still missing, and what else they do mostly.

    Nothing is greyed out: a private panel stays as it was when others join, so its buttons have to work then.
    """
    words = reader.of(session)
    kinds = (actions.AddComputer, actions.ShowPlayers, actions.ShowOptions)
    start = components.button(words, actions.Start(session.id), style=Style.GREEN if _is_ready(session) else Style.GREY)
    title = words("hosting-title", taken=len(session.seats), most=session.rules.info.most)
    row = components.row(start, *(components.button(words, kind(session.id)) for kind in kinds))
    told = [f"### {title}\n{_missing(session, words)}", *(find(session, words) for find in AGREED)]
    return Panel(components.message(told, row))


def _is_ready(session: AnySession) -> bool:
    """Returns whether the host can start the match."""
    return len(session.seats) >= session.rules.info.fewest and not session.invited


def _missing(session: AnySession, words: MatchWords) -> str:
    """Returns what a lobby waits for before it can start."""
    info, count = session.rules.info, len(session.seats)
    if count < info.fewest:
        return words("hosting-missing", count=info.fewest - count)
    if session.invited:
        return words("lobby-rematch" if session.keeps_seats else "lobby-unanswered")
    return words("hosting-full" if count >= info.most else "hosting-ready")


def page(session: AnySession, reader: Reader) -> Panel:
    """Returns the page under More: the options, how draws can be checked, and the rare buttons of who reads it."""
    words = reader.of(session)
    is_host, has_place = reader.person == session.host, session.has_place(reader.person)
    has_computer = any(not seat.person and not seat.is_reserved for seat in session.seats)
    own: dict[int, Press | None] = {
        10: actions.ShowOptions(session.id),
        60: actions.Leave(session.id) if has_place else None,
        70: actions.RemoveComputer(session.id) if is_host and has_computer else None,
        80: actions.Cancel(session.id) if is_host else None,
    }
    found = in_order(own.items(), ((at, find(session, reader)) for at, find in ON_PAGE.placed()))
    pieces = [
        f"### {words('game-name')}",
        f"**{words('lobby-options')}**\n{chosen_options(session, words)}",
        "" if is_host else f"-# {words('lobby-link', place=place(session))}",
    ]
    rows = components.phone_rows([components.button(words, press) for press in found if press])
    return Panel(components.message(pieces, *rows))


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
    """Returns what people agree to who join: the players, and the options that differ from the usual ones."""
    seats = "\n".join(f"{seat + 1}. {_seat(session, seat, words)}" for seat in range(len(session.seats)))
    taken = words("lobby-seats", taken=len(session.seats), most=session.rules.info.most)
    return [f"**{taken}**\n{seats}", *_terms(session, words)]


def _terms(session: AnySession, words: MatchWords) -> list[str]:
    """Returns what people agree to who join, besides the players."""
    return [text for text in (*(find(session, words) for find in AGREED), _options(session, words)) if text]


def about_game(game: str) -> list[Press]:
    """Returns what features offer about a game, such as a lesson."""
    return [press for offer in ABOUT_GAME if (press := offer(game)) is not None]


def _tried(session: AnySession, words: MatchWords) -> ui.LayoutView:
    """Returns the message above a private match from a position of another."""
    level = words(f"option-level-{session.setting(session_options.LEVEL)}")
    return components.message([f"## {words('game-name')}\n{words('try-posted', level=level)}"])


def _options(session: AnySession, words: MatchWords) -> str:
    """Returns the options that differ from the usual ones; nothing if none does."""
    chosen = chosen_options(session, words)
    return "" if chosen == words("lobby-usual-options") else f"**{words('lobby-options')}**\n{chosen}"


def _without_lobby(session: AnySession, words: MatchWords, text: str) -> ui.LayoutView:
    """Returns the message above a match that began without a lobby."""
    published = draws_line(session.proof.published, words) if session.proof else None
    return components.message([f"## {words('game-name')}\n{words(text)}", published])


def _seat(session: AnySession, seat: int, words: MatchWords) -> str:
    """Returns who sits there, or who is invited, and who is the host."""
    player, sitting = words.player(seat), session.seats[seat]
    if sitting.person == session.host:
        return words("lobby-host", host=player)
    if sitting.is_asked_again:
        return words("lobby-asked-again", player=player)
    return words("lobby-reserved", player=player) if sitting.is_reserved else player


def place(session: AnySession) -> str:
    """Returns a link to the match, or to its lobby as long as it has not started; in direct messages to the latter."""
    if session.match is not None and session.guild:
        return channel_mention(session)
    return link(session.address, session.parent, session.lobby)


def invitation(session: AnySession, reader: Reader, guests: Sequence[int]) -> ui.LayoutView:
    """Returns the message that mentions the `guests` of a lobby, with a link to it and what they would agree to.

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
    lines = [f"✉️ {text}", place(session), *_terms(session, words)]
    return components.message(["\n".join(lines)], components.row(*(components.button(words, each) for each in presses)))


def answers(message: discord.Message, session: AnySession, reader: Reader) -> tuple[components.View | None, bool]:
    """Returns a message that invites people with what they have answered, and whether somebody is still to answer.

    None: it shows that already.
    """
    view = ui.LayoutView.from_message(message)
    view.stop()
    texts = [piece for piece in view.walk_children() if isinstance(piece, ui.TextDisplay)]
    before = texts[0].content if texts else ""
    text, *_ = before.splitlines() or [""]
    guests = [int(guest) for guest in _MENTION.findall(text)]
    waits = session.stage is Stage.LOBBY and any(guest in session.invited for guest in guests)
    agreed = _terms(session, reader.of(session)) if waits else []
    after = "\n".join([text, place(session), *agreed, *_answered(session, guests, reader.words)])
    if after == before and waits:
        return None, waits
    for piece in texts[:1]:
        piece.content = after
    if not waits:
        for row in [piece for piece in view.children if isinstance(piece, ui.ActionRow)]:
            view.remove_item(row)
    return view, waits


def _answered(session: AnySession, guests: Sequence[int], words: Words) -> list[str]:
    """Returns a line for each guest who is no longer to answer, and whether the lobby was closed."""
    is_closed = session.stage is Stage.OVER and session.match is None
    lines = []
    for guest in guests:
        if session.has_place(guest) and guest not in session.invited:
            lines.append(f"✅ {words('invitation-joined', guest=f'<@{guest}>')}")
        elif guest not in session.invited and not is_closed:
            lines.append(f"❌ {words('invitation-out', guest=f'<@{guest}>')}")
    return [*lines, words("lobby-cancelled")] if is_closed else lines


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
    buttons.append(components.button(words, actions.ShowHosting(session.id), words("button-back-to-lobby")))
    people = components.person_menu(words("lobby-invite"), actions.InvitePlayer(session.id))
    text = f"### {words('lobby-players')}\n{words('lobby-players-explained', place=place(session))}"
    return Panel(components.message([text], components.row(people), components.row(*buttons)))


def _state(session: AnySession, words: MatchWords) -> str:
    """Returns what the lobby waits for if that is no player, or what has become of it."""
    if session.stage is Stage.LOBBY:
        return f"-# {words('lobby-rematch' if session.keeps_seats else 'lobby-unanswered')}" if session.invited else ""
    if session.stage is Stage.OVER and session.match is None:
        return f"-# {words('lobby-cancelled')}"
    return words("lobby-started", channel=channel_mention(session))


def _buttons(session: AnySession, reader: Reader) -> list[components.Row]:
    """Returns Join for guests and a button with the host's name for the host, and below what anybody can do at once."""
    words = reader.of(session)
    if session.match is not None and session.channel != session.parent:
        return [components.row(components.link_button(words("button-to-match"), channel_link(session)))]
    if session.stage is not Stage.LOBBY:
        return []
    has_room = len(session.seats) < session.rules.info.most or bool(session.invited)
    join = components.usable(components.button(words, actions.Join(terms=terms(session))), has_room)
    first = [*about_game(session.game), actions.ShowPlayers(session.id), actions.ShowLobby(session.id)]
    others = [components.button(words, press, style=Style.GREY) for press in first]
    return [components.row(join, _host_button(session, reader)), components.row(*others)]


def _host_button(session: AnySession, reader: Reader) -> components.Button:
    """Returns the button with the host's name, which stands out once they can start the match."""
    words, seat = reader.plain(session), session.seat_of(session.host)
    host = components.clip(words.player(seat), HOST_NAME) if seat is not None else words("nameless")
    style = Style.GREEN if _is_ready(session) else Style.GREY
    return components.button(words, actions.ShowHosting(session.id), words("button-hosting", host=host), style=style)
