"""Changes of a lobby: its players and options, and the start of the match. Pure.

Whoever has joined has agreed to the options and computer players of that moment, as their press says which it saw. If
the host changes these, their seat is reserved for them, and they are asked again.
"""

from itertools import count
from typing import Any

from msgspec import structs

from bot.domain import clock, session_options
from bot.domain.clock import Clock
from bot.domain.errors import UserError
from bot.domain.session import MARKS, AnySession, Change, Seat, Stage, changed, played, with_seat
from rules import games
from rules import match as matches
from rules import proof as proofs
from rules.game import Option
from rules.proof import Proof


def join(session: AnySession, person: int, name: str, press: int, *, is_new: bool = False) -> Change:
    """Adds `person`, by the interaction `press`, in the last seat or in the one reserved for them.

    `is_new`: they have just joined the server. If the match is rated, the other guests are asked again then. Raises
    UserError if there is no seat.
    """
    need_lobby(session)
    if session.seat_of(person) is not None:
        raise UserError("already-joined")
    if person in session.removed or session.mark_of(person) in MARKS.of(session):
        raise UserError("removed-from-lobby")
    if session.keeps_seats and person not in session.invited:
        raise UserError("rematch-of-others")
    seat = Seat(person=person, name=name, entropy=str(press), is_new=is_new)
    if person in session.invited:
        seats = [_accepted(each, seat) if each.guest == person else each for each in session.seats]
        return _on_new_terms(session, changed(session, news=True, seats=seats), person)
    return _on_new_terms(session, _seat(session, seat), person)


def _accepted(reserved: Seat, seat: Seat) -> Seat:
    """Returns the seat of somebody who accepts. Words that they had added before they were asked again stay."""
    _, *words = reserved.entropy.split(" ")
    return structs.replace(seat, entropy=" ".join([seat.entropy, *words]))


def invite(session: AnySession, person: int, guest: int, name: str, *, calls: bool = True) -> Change:
    """Reserves the last seat for `guest`, who may accept or decline. Only the host may invite.

    `calls`: whether the guest is called, and does not only see it in the lobby.
    """
    need_lobby(session)
    need_host(session, person)
    if session.seat_of(guest) is not None:
        raise UserError("already-seated")
    if guest in session.invited:
        raise UserError("already-invited")
    removed = [other for other in session.removed if other != guest]
    seat = Seat(guest=guest, guest_name=name, invited=session.revision + 1 if calls else 0)
    marks = tuple(mark for mark in MARKS.of(session) if mark != session.mark_of(guest))
    change = _seat(MARKS.put(structs.replace(session, removed=removed), marks), seat)
    return _on_new_terms(session, change, guest)


def remove(session: AnySession, person: int, other: int) -> Change:
    """Removes the `other` person, or takes their invitation back. Only the host may."""
    need_lobby(session)
    need_host(session, person)
    if other == person:
        raise UserError("host-leaves")
    if not session.has_place(other):
        raise UserError("no-such-player")
    joined = session.seat_of(other) is not None
    removed = [*session.removed, other] if joined else session.removed
    change = changed(session, news=True, seats=_without(session, other), removed=removed)
    return _on_new_terms(session, change)


def add_computer(session: AnySession, person: int) -> Change:
    """Adds a computer player in the last seat. Only the host may. Raises UserError if the lobby is full."""
    need_lobby(session)
    need_host(session, person)
    return _on_new_terms(session, _seat(session, Seat()))


def _seat(session: AnySession, seat: Seat) -> Change:
    if len(session.seats) >= session.rules.info.most:
        raise UserError("lobby-full", most=session.rules.info.most)
    return changed(session, news=True, seats=[*session.seats, seat])


def leave(session: AnySession, person: int) -> Change:
    """Removes `person`, or declines for them. If the host leaves, the next person becomes host.

    Without people the lobby closes. So does a rematch without its host: it would begin by the press of somebody else.
    """
    need_lobby(session)
    if not session.has_place(person):
        raise UserError("not-joined")
    seats = _without(session, person)
    heirs = [seat.person for seat in seats if seat.person]
    if not heirs or (session.keeps_seats and session.host == person):
        return changed(session, news=True, seats=seats, stage=Stage.OVER)
    host = heirs[0] if session.host == person else session.host
    change = changed(session, news=True, seats=seats, host=host)
    asks = session.keeps_seats or _unrated(session) != _unrated(change.session)
    return _on_new_terms(session, change) if asks else change


def remove_computer(session: AnySession, person: int) -> Change:
    """Removes the computer player added last. Only the host may."""
    need_lobby(session)
    need_host(session, person)
    for number in reversed(range(len(session.seats))):
        if not session.seats[number].person and not session.seats[number].is_reserved:
            seats = session.seats[:number] + session.seats[number + 1 :]
            return _on_new_terms(session, changed(session, news=True, seats=seats))
    raise UserError("no-computer")


def _on_new_terms(before: AnySession, change: Change, person: int = 0) -> Change:
    """Returns a change of a lobby, after which the guests are asked again if it has changed what they agreed to.

    `person`: who has made it, besides the host.
    """
    after = change.session
    if terms(before) == terms(after):
        return change
    seats = [_asked_again(seat, after) if seat.person not in (0, after.host, person) else seat for seat in after.seats]
    return change._replace(session=structs.replace(after, seats=seats))


def terms(session: AnySession) -> tuple[Any, ...]:
    """Returns what somebody agrees to who joins a lobby: its options, whose seats count for nobody, and who is host.

    In a rematch, it is who plays instead: it begins by their press.
    """
    computers = sum(not seat.person and not seat.is_reserved for seat in session.seats)
    settings = [session.setting(option) for option in session_options.OPTIONS]
    options = games.complete(session.rules, session.options)
    is_rematch = session.keeps_seats or session.match is not None
    people = sorted(seat.person or seat.guest for seat in session.seats) if is_rematch else [session.host]
    return options, settings, session.clock, computers, _unrated(session), people


def unrated_seats(session: AnySession) -> list[int]:
    """Returns the seats of a rated match, or of its lobby, that count for nobody: of people new to the server."""
    if not session.guild or session.setting(session_options.RATED) != "yes":
        return []
    return [number for number, seat in enumerate(session.seats) if seat.person and seat.is_new]


def _unrated(session: AnySession) -> list[int]:
    return [session.seats[seat].person for seat in unrated_seats(session)]


def _asked_again(seat: Seat, session: AnySession) -> Seat:
    return Seat(guest=seat.person, guest_name=seat.name, invited=session.revision, entropy=seat.entropy)


def variants(session: AnySession) -> list[Option]:
    """Returns the options of the game that make a difference in this match, or can with those who may still join."""
    info, present = session.rules.info, len(session.seats)
    counts = range(max(info.fewest, present), info.most + 1) if session.match is None else [present]
    return games.applicable(session.rules, counts, session.options)


def common_options(session: AnySession) -> list[Option]:
    """Returns the options that this match has independent of its game: only on a server can it be rated."""
    return [option for option in session_options.OPTIONS if session.guild or option is not session_options.RATED]


def set_option(session: AnySession, name: str, value: str) -> Change:
    """Sets an option of the game or of the match. Raises UserError if there is no such value, or if it does nothing."""
    need_lobby(session)
    if any(name == option.name and value in option.values for option in common_options(session)):
        chosen = {**session.match_options, name: value}
        return _on_new_terms(session, changed(session, news=True, match_options=chosen))
    options = {**session.options, name: value}
    try:
        games.complete(session.rules, options)
    except ValueError:
        raise UserError("unknown-option", option=name, value=value) from None
    if all(name != option.name for option in variants(session)):
        raise UserError("option-without-effect")
    return _on_new_terms(session, changed(session, news=True, options=options))


def choose_ruleset(session: AnySession, ruleset: str) -> Change:
    """Chooses a ruleset by its name, and leaves to it every option that it can decide."""
    decided = {option.name for option in session.rules.info.options if games.BY_RULESET in option.values}
    own = {name: value for name, value in session.options.items() if name not in decided}
    return set_option(structs.replace(session, options=own), games.RULESET, ruleset)


def set_clock(session: AnySession, text: str) -> Change:
    """Sets the clock, by its name or as hours of bank and increment."""
    need_lobby(session)
    return _on_new_terms(session, changed(session, news=True, clock=parse_clock(text)))


def parse_clock(text: str) -> Clock | None:
    """Parses a clock; None for no clock. Raises UserError if `text` is not a clock."""
    try:
        return clock.parse(text)
    except ValueError:
        raise UserError("unknown-clock", value=text[:20]) from None


def set_language(session: AnySession, language: str) -> Change:
    """Sets the language of the channel, before or during the match."""
    return changed(session, news=session.stage is Stage.LOBBY, language=language)


def cancel(session: AnySession, person: int) -> Change:
    """Closes the lobby. Only the host may."""
    need_lobby(session)
    need_host(session, person)
    return changed(session, news=True, stage=Stage.OVER)


def expire(session: AnySession) -> Change:
    """Closes the lobby because nothing has changed for long."""
    need_lobby(session)
    return changed(session, news=True, stage=Stage.OVER)


def add_words(session: AnySession, person: int, words: str) -> Change:
    """Adds the `words` of a player to the entropy of the match; they replace those that the player added before."""
    need_lobby(session)
    seat = session.seat_of(person)
    if seat is None:
        raise UserError("not-joined")
    if session.proof is None:
        raise UserError("nothing-published")
    press, *_ = session.seats[seat].entropy.split(" ")
    return changed(
        session, news=False, seats=with_seat(session, seat, entropy=f"{press} {proofs.words_entropy(words)}")
    )


def start(session: AnySession, person: int, channel: int, new: Proof) -> Change:
    """Starts the match in `channel`; it keeps the id of its lobby.

    The host sits first, the others in an order that is drawn.

    `new`: a proof for a lobby that an earlier version has stored without one.

    Nobody is seated unasked: it starts once each invitation is accepted, declined or taken back.
    """
    need_lobby(session)
    need_host(session, person)
    if session.invited:
        raise UserError("unanswered")
    fewest = session.rules.info.fewest
    if len(session.seats) < fewest:
        raise UserError("too-few", fewest=fewest)
    sealed, seats = _seated(session, session.proof or new)
    if session.clock:
        seats = [structs.replace(seat, left=session.clock.start) for seat in seats]
    info, options = session.rules.info, games.complete(session.rules, session.options)
    key = proofs.chance_key(sealed, info.name, info.version, options)
    match, opening = matches.start_match(session.rules, len(seats), options, key)
    rated = {session_options.RATED.name: session.setting(session_options.RATED)}
    begun = structs.replace(
        session, stage=Stage.PLAY, proof=session.proof and sealed, match_options=session.match_options | rated
    )
    return played(begun, match, [opening], channel=channel, seats=seats)


def _seated(session: AnySession, promised: Proof) -> tuple[Proof, list[Seat]]:
    """Returns the proof of the match and its seats in their order."""
    places = list(range(len(session.seats)))
    if not session.keeps_seats:
        places.sort(key=lambda place: session.seats[place].person != session.host)
    computers = count(1)
    entropy = [session.seats[place].entropy or f"computer {next(computers)}" for place in places]
    sealed, order = proofs.seal(promised, session.id, entropy, shuffled=not session.keeps_seats)
    return sealed, [structs.replace(session.seats[places[number]], entropy="") for number in order]


def accept(session: AnySession, person: int, name: str, press: int, new: Proof, *, is_new: bool = False) -> Change:
    """Seats `person`, and starts a rematch if they were the last who were invited to it.

    If somebody risks no rating in it, its host reads that first, and starts it.
    """
    joined = join(session, person, name, press, is_new=is_new)
    there = joined.session
    is_last = session.keeps_seats and person in session.invited and not there.invited
    if is_last and len(there.seats) >= there.rules.info.fewest and not unrated_seats(there):
        return start(there, there.host, there.channel, new)
    return joined


def need_lobby(session: AnySession) -> None:
    """Raises UserError unless `session` is a lobby."""
    if session.stage is not Stage.LOBBY:
        raise UserError("already-started" if session.match else "lobby-closed")


def need_host(session: AnySession, person: int) -> None:
    """Raises UserError unless `person` is the host."""
    if session.host != person:
        raise UserError("host-only")


def _without(session: AnySession, person: int) -> list[Seat]:
    return [seat for seat in session.seats if person not in (seat.person, seat.guest)]
