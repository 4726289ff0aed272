"""Remarks and reactions: who may leave them on which move, who sees them, and when they go. Pure."""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from msgspec import Struct, structs

from bot.domain.errors import UserError
from bot.domain.parts import Lasts, Part
from bot.domain.session import AnySession, Change, Holder, Seat, Stage, changed, with_seat

LONGEST = 200
"""The longest remark, in characters."""
ON_MOVE = 3
"""The most remarks of a person on one move."""
IN_MATCH = 40
"""The most remarks of a person in a match."""
REACTIONS = 100
"""The most reactions of a person in a match."""


To = Literal["all", "watchers", "later"]
"""Who sees a remark: all at once, who looks on without a part in the match, or nobody but its writer before the end.

After the match, everybody does.
"""
Sign = Literal["bravo", "ha", "wow", "hm", "luck"]
"""A reaction."""


class Remark(Struct, frozen=True, omit_defaults=True):
    """A text on a move."""

    id: int
    """The revision in which it was written: no other remark of the match has the same."""
    line: int
    """After how many lines of the log."""
    text: str
    to: To = "all"


class Reaction(Struct, frozen=True):
    """A sign on a move. A person leaves one on each."""

    line: int
    sign: Sign


class Said(Struct, frozen=True, omit_defaults=True):
    """What the person of a seat has left on moves."""

    remarks: tuple[Remark, ...] = ()
    reactions: tuple[Reaction, ...] = ()


def _cut(said: Said, lines: int) -> Said:
    """Returns what is left once a rewind has cut the log to so many lines."""
    return Said(
        tuple(each for each in said.remarks if each.line <= lines),
        tuple(each for each in said.reactions if each.line <= lines),
    )


SAID = Part("remarks", Said, lasts=Lasts.PERSON, cut=_cut)
"""What the person of a seat, or somebody who had it before, has left on moves."""


class Written(NamedTuple):
    """A remark, and who has written it."""

    seat: int
    by: Seat | Holder
    remark: Remark


class Shown(NamedTuple):
    """A reaction, and who shows it."""

    seat: int
    by: Seat | Holder
    reaction: Reaction


def remarks(session: AnySession, person: int) -> list[Written]:
    """Returns all remarks that a person sees (0: everybody), by move and in the order in which they were written."""
    every = (Written(seat, by, remark) for seat, by in _people(session) for remark in SAID.of(by).remarks)
    seen = [each for each in every if _sees(session, person, each)]
    return sorted(seen, key=lambda each: (each.remark.line, each.remark.id))


def reactions(session: AnySession) -> list[Shown]:
    """Returns all reactions, by move."""
    every = [Shown(seat, by, reaction) for seat, by in _people(session) for reaction in SAID.of(by).reactions]
    return sorted(every, key=lambda each: each.reaction.line)


def is_shared(session: AnySession) -> bool:
    """Whether anybody but one person sees a match, so that there is somebody to talk to."""
    people = {seat.person for seat in session.seats} - {0}
    return session.match is not None and (len(people) > 1 or bool(session.guild or session.chat))


def may_talk(session: AnySession) -> bool:
    """Whether players may say something to each other now: partners must not, before the end."""
    teams = [score.team for score in session.rules.scores(session.playing.state) if score.team is not None]
    return session.stage is Stage.OVER or len({*teams}) == len(teams)


def writes_at(session: AnySession, person: int) -> int | None:
    """Returns the seat of a person who may write on moves: of a player, and after the end of who conceded, too."""
    seats = enumerate(session.seats) if person else ()
    is_over = session.stage is Stage.OVER
    return next((n for n, seat in seats if seat.person == person and (is_over or not seat.conceded)), None)


def need_writer(session: AnySession, person: int) -> int:
    """Returns the seat of a person who may write on moves. Raises UserError for others."""
    if session.match is None:
        raise UserError("not-started")
    seat = writes_at(session, person)
    if seat is None:
        raise UserError("not-a-player")
    return seat


def need_move(session: AnySession, line: int) -> None:
    """Raises UserError unless the log has so many lines: a rewind may have cut them."""
    if not 1 <= line <= session.entries:
        raise UserError("moved-on")


def write(session: AnySession, person: int, line: int, text: str, to: To) -> Change:
    """Adds a remark of a player. Raises UserError if it is not allowed, or there are too many."""
    seat = need_writer(session, person)
    need_move(session, line)
    if to != "later" and not may_talk(session):
        raise UserError("remark-partners")
    said = SAID.of(session.seats[seat])
    if sum(each.line == line for each in said.remarks) >= ON_MOVE:
        raise UserError("remarks-on-move", most=ON_MOVE)
    if len(said.remarks) >= IN_MATCH:
        raise UserError("remarks-in-match", most=IN_MATCH)
    remark = Remark(session.revision, line, text, "all" if session.stage is Stage.OVER else to)
    return _with(session, seat, structs.replace(said, remarks=(*said.remarks, remark)), remark.to)


def react(session: AnySession, person: int, line: int, sign: Sign) -> Change:
    """Sets or takes back a player's reaction. Raises UserError if it is not allowed, or there are too many."""
    seat = need_writer(session, person)
    need_move(session, line)
    if not may_talk(session):
        raise UserError("remark-partners")
    said, new = SAID.of(session.seats[seat]), Reaction(line, sign)
    others = tuple(each for each in said.reactions if each.line != line)
    if len(others) >= REACTIONS:
        raise UserError("reactions-in-match", most=REACTIONS)
    left = others if new in said.reactions else (*others, new)
    return _with(session, seat, structs.replace(said, reactions=left))


def remove(session: AnySession, remark: int) -> Change:
    """Removes a remark, also of somebody who had a seat before."""
    seats = [
        structs.replace(_without(seat, remark), earlier=tuple(_without(each, remark) for each in seat.earlier))
        for seat in session.seats
    ]
    return changed(session, news=False, seats=seats)._replace(post_changed=session.chat is None)


def _without(by: Seat | Holder, remark: int) -> Seat | Holder:
    said = SAID.of(by)
    left = tuple(each for each in said.remarks if each.id != remark)
    return SAID.put(by, structs.replace(said, remarks=left)) if left != said.remarks else by


def _with(session: AnySession, seat: int, said: Said, to: To = "all") -> Change:
    """Returns the session with what a person has left. In a chat the post stays: nothing comes there unasked."""
    seats = with_seat(session, seat, parts=SAID.put(session.seats[seat], said).parts)
    change = changed(session, news=False, seats=seats)
    return change._replace(post_changed=to == "all" and session.chat is None)


def _people(session: AnySession) -> Iterator[tuple[int, Seat | Holder]]:
    """Yields everybody who has or had a seat and left something, with its number."""
    for number, seat in enumerate(session.seats):
        everybody: tuple[Seat | Holder, ...] = (seat, *seat.earlier)
        for each in everybody:
            if SAID.name in each.parts:
                yield number, each


def _sees(session: AnySession, person: int, written: Written) -> bool:
    to = written.remark.to
    if to == "all" or session.stage is Stage.OVER or (person and written.by.person == person):
        return True
    return to == "watchers" and session.looks_on(person)
