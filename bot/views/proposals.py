"""Messages about proposals: what one would do, who is still to agree, and how it ended."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from discord import ui

from bot.actions.custom_id import encode
from bot.actions.proposals import (
    AcceptSeat,
    Agree,
    ChooseSuccessor,
    Decide,
    Decline,
    Idea,
    Offer,
    OfferUndo,
    Propose,
    ReplaceByComputer,
    ReplaceByPerson,
)
from bot.domain.match_kinds import kind_of
from bot.domain.matches import is_rated, notice_ends
from bot.domain.proposal import Annul, Finish, Outcome, Proposal, Replace, Resume, TakeBack
from bot.domain.session import AnySession
from bot.i18n import MatchWords
from bot.views import absence, components
from bot.views.components import Panel
from bot.views.reader import Reader
from bot.views.standing import standing
from bot.views.wording import stamp
from rules.match import AnyEntry


def post(
    session: AnySession,
    proposal: Proposal,
    reader: Reader,
    undone: Sequence[AnyEntry],
    mentioned: Collection[int] = (),
) -> ui.LayoutView:
    """Returns an open proposal. `undone`: the log that a rewind undoes. `mentioned`: whom to mention."""
    pieces = [f"### 🗳️ {title(session, proposal, reader)}", *contents(session, proposal, reader, undone)]
    pieces.append(status(session, proposal, reader, mentioned))
    return components.message(pieces, _buttons(session, proposal, reader.of(session)))


def title(session: AnySession, proposal: Proposal, reader: Reader) -> str:
    """Returns what is proposed, and by whom."""
    words = reader.of(session)
    taker = f"<@{proposal.taker}>" if proposal.taker else words("the-computer")
    return words.phrase("proposal", proposal.what, player=_name(session, proposal.by, words), taker=taker)


def contents(
    session: AnySession, proposal: Proposal, reader: Reader, undone: Sequence[AnyEntry]
) -> list[components.Piece | str]:
    """Returns exactly what the proposal would do."""
    words = reader.of(session)
    match proposal.what:
        case TakeBack(draws=draws):
            return _undone(undone, draws, words)
        case Finish():
            lines = [
                f"{each.place}. {each.name} {words('points', points=each.score.points)}"
                for each in standing(session, words)
            ]
            return ["\n".join(lines), _worth_if_finished(session, words)]
        case Annul():
            return [words(kind_of(session).annulled_text)]
        case Resume():
            if session.paused:
                return [words("resume-notice")]
            return [words("resume-noticed", when=stamp(session.paused_until))]
        case Replace():
            return [notice(session, proposal, reader) if proposal.opens else ""]
    return []


def _worth_if_finished(session: AnySession, words: MatchWords) -> str:
    """Returns for what the match counts if it ends now with its result; nothing for the last one, who has won then."""
    return words(kind_of(session).finished_text) if len(session.people) > 1 else ""


def button(session: AnySession, words: MatchWords) -> components.Button:
    """Returns the button that shows an open proposal."""
    return components.button(words, Decide(session.id), words("button-see-proposal"))


def notice(session: AnySession, proposal: Proposal, reader: Reader) -> str:
    """Returns what happens without the answer of those who are absent, and when."""
    words = reader.of(session)
    if isinstance(proposal.what, Replace):
        seat = session.seats[proposal.what.seat]
        name = "replace-opens" if seat.away or seat.owner else "replace-opens-late"
        return words(name, player=f"<@{seat.owned_by}>", when=_notice_ends(proposal, reader))
    absent = words.listed([_name(session, person, words) for person in proposal.absent])
    return words("proposal-absent", players=absent, when=_notice_ends(proposal, reader)) if absent else ""


def _notice_ends(proposal: Proposal, reader: Reader) -> str:
    return stamp(notice_ends(proposal, reader.at.down))


def _undone(undone: Sequence[AnyEntry], draws: int, words: MatchWords) -> list[components.Piece | str]:
    """Returns the public events to be undone, and what cannot be undone: secrets seen, and draws made."""
    events = [event for entry in undone for event in entry.events if not event.private]
    lines = [f"{'👁️ ' if event.reveals else ''}{words.phrase('story', event)}" for event in events]
    seats = {getattr(event, "seat", None) for entry in undone for event in entry.events if event.private}
    seen = [words.player(seat) for seat in sorted(seat for seat in seats if seat is not None)]
    notes = [
        words("undo-chance", draws=draws) if draws else words("undo-no-chance"),
        words("undo-shown") if any(event.reveals for event in events) else "",
        words("undo-seen", players=words.listed(seen)) if seen else "",
    ]
    return ["\n".join(lines), "\n".join(f"-# {note}" for note in notes if note)]


def status(session: AnySession, proposal: Proposal, reader: Reader, mentioned: Collection[int] = ()) -> str:
    """Returns who is still to agree; for a closed proposal, how it ended."""
    words = reader.of(session)
    if proposal.outcome is not Outcome.OPEN:
        who = _name(session, proposal.closed_by, words)
        return words(f"proposal-{proposal.outcome}", player=who)
    missing = {
        person: f"<@{person}>" if person in mentioned else _name(session, person, words) for person in proposal.missing
    }
    voters, owner = proposal.still_to_vote, [proposal.owner] if proposal.owner in missing else []
    several = proposal.enough < len(proposal.voters)
    lines = [
        ("proposal-one", voters if several else []),
        ("proposal-missing", owner if several else voters + owner),
        ("proposal-seat", [proposal.taker] if proposal.taker in missing else []),
        ("proposal-absent", [person for person in proposal.absent if person in missing]),
    ]
    return "\n".join(
        words(name, players=words.listed([missing[p] for p in who]), when=_notice_ends(proposal, reader))
        for name, who in lines
        if who
    )


def _buttons(session: AnySession, proposal: Proposal, words: MatchWords) -> components.Row:
    """Returns the buttons to agree, to take the seat, and to decline."""
    row = components.row()
    if any(person != proposal.taker for person in proposal.missing):
        row.add_item(components.button(words, Agree(session.id, proposal.number)))
    if proposal.taker in proposal.missing and isinstance(proposal.what, Replace):
        row.add_item(components.button(words, AcceptSeat(session.id, proposal.number)))
    return row.add_item(components.button(words, Decline(session.id, proposal.number)))


def mark(session: AnySession, proposal: Proposal) -> str:
    """Returns the custom id by which the post of an open proposal can be recognized."""
    return encode(Decline(session.id, proposal.number))


def _name(session: AnySession, person: int, words: MatchWords) -> str:
    """Returns a person's name; a mention if they do not play in the match."""
    seat = session.seat_of(person)
    return f"<@{person}>" if seat is None else words.player(seat)


def ideas(session: AnySession, reader: Reader) -> Panel:
    """Returns what could be proposed, a button for each idea."""
    words, plain = reader.of(session), reader.plain(session)
    names: list[Idea] = [] if kind_of(session).never_rewinds else ["undo"]
    if session.paused_until > reader.at.now:
        names.append("resume")
    elif kind_of(session).never_pauses is None:
        names.append("pause")
    names += ["finish", "annul"]
    if is_rated(session) and len(session.people) > 1:
        names.append("unrate")
    offers = [components.button(words, Offer(session.id, name), words(f"button-{name}")) for name in names]
    seats = [
        components.button(words, ChooseSuccessor(session.id, number), _of_seat(number, reader, plain))
        for number, seat in enumerate(session.seats)
        if seat.person and not kind_of(session).keeps_players and not (seat.owner and seat.person == reader.person)
    ]
    text = f"### {words('decide-title')}\n{words('decide-explained')} {_worth_if_finished(session, words)}"
    rows = [*absence.decisions(session, reader), components.row(*offers), *components.rows(seats)]
    return Panel(components.message([absence.late_players(session, words), text], *rows))


def _of_seat(seat: int, reader: Reader, words: MatchWords) -> str:
    """Returns the label of the button that leads to who could take over a seat."""
    return words("button-offer-seat") if seat == reader.seat else words("button-replace", player=words.player(seat))


class Turns(NamedTuple):
    """The turns to which the match could be rewound."""

    undone: Sequence[AnyEntry] = ()
    """The log that the rewind would undo."""
    begins: Sequence[tuple[int, str]] = ()
    """Of each turn, newest first: the line of the log at which it begins, and the first line of its story."""


class Offered(NamedTuple):
    """What somebody could propose."""

    proposal: Proposal
    press: Propose
    """What the button that proposes it sends."""
    turns: Turns = Turns()


def offer(session: AnySession, offered: Offered, reader: Reader, above: str = "") -> Panel:
    """Returns what proposing it would do, and a button to propose it."""
    proposal, press, turns = offered
    words = reader.of(session)
    voters = [_name(session, person, words) for person in proposal.missing if person not in proposal.absent]
    pieces = [
        above and f"> {above}",
        f"### {title(session, proposal, reader)}",
        *contents(session, proposal, reader, turns.undone),
        words("offer-asks", players=words.listed(voters)) if voters else "",
        notice(session, proposal, reader) if proposal.absent else "",
        "" if proposal.missing else words("offer-alone"),
    ]
    button = components.button(words, press, "" if proposal.missing else words("button-at-once"))
    return Panel(components.message(pieces, _further(session, turns, press.line, words), components.row(button)))


def _further(session: AnySession, turns: Turns, here: int, words: MatchWords) -> components.Row | None:
    """Returns a menu of the turns to which the match could be rewound, if there are several."""
    if len(turns.begins) < 2:
        return None
    choices = [
        components.choice(f"{number}. {line_text}", line, default=line == here)
        for number, (line, line_text) in enumerate(turns.begins[: components.MENU], 1)
    ]
    return components.row(components.menu(words("undo-further"), OfferUndo(session.id), choices))


def successors(session: AnySession, seat: int, reader: Reader, notice: str = "") -> Panel:
    """Returns the menu of who should take over `seat`."""
    words, own = reader.of(session), seat == reader.seat
    told = [
        absence.stakes(session, seat, words, by_computer=by_computer) if own else "" for by_computer in (False, True)
    ]
    press = ReplaceByPerson(session.id, seat, terms=absence.terms_of(told[0]))
    people = components.person_menu(words("replace-by"), press)
    by_computer = components.button(words, ReplaceByComputer(session.id, seat))
    text = words("offer-seat-explained") if own else words("replace-explained", player=words.player(seat))
    pieces = [notice and f"> {notice}", text, *told]
    return Panel(components.message(pieces, components.row(people), components.row(by_computer)))
