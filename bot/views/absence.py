"""The part of a post about absent players: who is late, gone or played by the computer, and what the others can do."""

from collections.abc import Callable, Collection

from bot.actions.absence import AbsencePress, EndMatch, PlayOn, RefuseSeat, TakeSeat, Wait
from bot.actions.press import Press, checksum
from bot.domain.absence import decided_on, decides_alone, has_one_opponent, waits_alone
from bot.domain.matches import is_rated
from bot.domain.session import AnySession, Seat
from bot.feature import Slot
from bot.i18n import MatchWords
from bot.views import components
from bot.views.components import Panel
from bot.views.names import bold
from bot.views.reader import Reader
from bot.views.wording import person_name, stamp

_NAMED = {
    label: f"{label}-for" for label in ("button-wait", "button-playon", "button-end", "button-sit", "button-refuse")
}
"""The texts of labels with the name of a player."""
AT_STAKE: Slot[Callable[[AnySession, int, bool, MatchWords], str]] = Slot()
"""What is at stake in a seat that its person gives up now to somebody, or else to the computer. Empty: nothing."""
DECISIONS = 3
"""The most late seats that have buttons of their own; the others have them once these are decided."""


def text(session: AnySession, reader: Reader, mentioned: Collection[int], closing: int) -> str:
    """Returns the lines about absent players, guests and a match without moves. `mentioned`: the people to mention."""
    words = reader.of(session)
    lines = []
    for seat in session.seats:
        player = bold(person_name(seat.name, words))
        if seat.gone or seat.late:
            lines.append(_is_absent(seat, player, words))
        if seat.owner:
            owner = bold(person_name(seat.owner.name, words))
            lines.append(f"🪑 {words('absence-stands-in', player=player, owner=owner)}")
        if seat.away:
            lines.append(f"🤖 {words('absence-away', player=player)}")
        if seat.guest:
            guest = f"<@{seat.guest}>" if seat.guest in mentioned else bold(person_name(seat.guest_name, words))
            lines.append(f"🪑 {words('absence-invited', guest=guest, player=player)}")
    if late := decided_on(session):
        lines.append(words("absence-choose"))
        if is_rated(session) and any(has_one_opponent(session, seat) for seat in late):
            lines.append(words("absence-choose-rated"))
    if session.warned:
        lines.append(f"⚠️ {words('absence-idle', when=stamp(closing))}")
    return "\n".join(lines)


def late_players(session: AnySession, words: MatchWords) -> str:
    """Returns a line for each late player about whom the others decide."""
    return "\n".join(_is_absent(session.seats[seat], words.player(seat), words) for seat in decided_on(session))


def _is_absent(seat: Seat, player: str, words: MatchWords) -> str:
    return f"👋 {words('absence-gone', player=player)}" if seat.gone else f"⏰ {words('absence-late', player=player)}"


def decisions(session: AnySession, reader: Reader) -> list[components.Row]:
    """Returns buttons for the others to decide about late players, and for guests to take their seats."""
    late, words = decided_on(session), reader.plain(session)
    rows = [
        components.row(*(_button(press, words, named=len(late) > 1) for press in _presses(session, seat)))
        for seat in late[:DECISIONS]
    ]
    offered = [seat for seat, sitting in enumerate(session.seats) if sitting.guest]
    named = len(offered) > 1
    for seat in offered:
        presses = (TakeSeat(session.id, seat), RefuseSeat(session.id, seat))
        rows.append(components.row(*(_button(press, words, named=named) for press in presses)))
    return rows


def stakes(session: AnySession, seat: int, words: MatchWords, *, by_computer: bool = False) -> str:
    """Returns what is at stake in a seat that its person gives up now to somebody, or to the computer."""
    return "\n".join(text for find in AT_STAKE if (text := find(session, seat, by_computer, words)))


def before_agreeing(told: str, press: Press, words: MatchWords) -> Panel:
    """Returns what somebody is `told` before they take or give up a seat, and the button that does."""
    return Panel(components.message([told], components.row(components.button(words, press))))


def terms_of(told: str) -> str:
    """Returns a checksum of what somebody was told about a seat; empty if that is nothing."""
    return checksum([told]) if told else ""


def _presses(session: AnySession, seat: int) -> list[AbsencePress]:
    kinds = (Wait, PlayOn, EndMatch) if decides_alone(session) else (Wait, PlayOn)
    return [kind(session.id, seat, session.seats[seat].turn_began_at) for kind in kinds]


def extensions(session: AnySession, own: int, words: MatchWords) -> components.Row:
    """Returns a button for each other player whose clock runs, to give them one more day."""
    person = session.seats[own].person
    presses = [
        Wait(session.id, number, seat.turn_began_at)
        for number, seat in enumerate(session.seats)
        if session.clock and seat.turn_began_at and number != own and person not in seat.given
        if seat.late or waits_alone(session, number, person)
    ]
    return components.row(*(_button(press, words, named=True) for press in presses[: components.ROW]))


def _button(press: AbsencePress | TakeSeat | RefuseSeat, words: MatchWords, *, named: bool) -> components.Button:
    """Returns a button about a seat, with the player's name in its label if `named`."""
    label = words(_NAMED[press.label], player=words.player(press.seat)) if named else ""
    return components.button(words, press, label)
