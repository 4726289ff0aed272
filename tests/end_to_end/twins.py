"""Two matches that differ only in what one person may not see: with the same history, and other hidden things.

Both begin from a position instead of a set-up, so that their logs replay.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from msgspec import structs

from bot.actions.press import WHOLE
from bot.domain.parts import PARTS
from bot.domain.session import AnySession
from bot.features.remarks.domain import SAID, Remark, Said, To
from rules import games, play, preparing
from rules import match as matches
from rules.chance import key
from rules.game import AnyGame
from rules.match import AnyEntry, AnyMatch, Entry, Illegal
from rules.secrecy import hidden_twin, hidden_twins

SEEDS = 20
TRIES = 2000
"""The most twins of a beginning that are tried: many could not have the same history."""
SECRET = "What only its writer sees"


class Played(NamedTuple):
    """A match, how it began, and what has happened since."""

    start: AnyMatch
    now: AnyMatch
    log: list[AnyEntry]


def twins(name: str, seat: int | None, lines: int, *, moves: bool) -> tuple[Played, Played]:
    """Returns a match of two with some lines of log, and a twin that `seat`, or a spectator, cannot tell from it.

    `moves`: whether `seat` is to move.
    """
    game = games.load(name)
    for seed in range(SEEDS):
        start, _ = matches.start_match(game, max(2, game.info.fewest), {}, key(seed))
        original = _played(start, seed, lines)
        if (seat in matches.to_move(original.now)) != moves:
            continue
        for state in hidden_twins(game, start.state, seat, TRIES):
            twin = _repeated(game, structs.replace(start, state=state), original, seat)
            if twin is not None:
                return original, twin
    raise AssertionError(f"{name} has no twins with {lines} lines")


def ended_twins(start: AnyMatch) -> tuple[Played, Played]:
    """Returns a match of one seat at its end, and a twin that it cannot tell from it: other draws would follow."""
    original = _played(start, seed=1, lines=WHOLE)
    state = hidden_twin(games.load(start.game), original.now.state, 0)
    return original, original._replace(now=structs.replace(original.now, state=state))


def _played(start: AnyMatch, seed: int, lines: int) -> Played:
    dice, now = Random(seed), start
    log: list[AnyEntry] = [Entry()]
    while len(log) <= lines and (to_move := matches.to_move(now)):
        seat = to_move[0]
        question = matches.question(now, seat)
        assert question is not None
        now, entries = matches.commit_move(now, seat, dice.choice(question.options))
        log += entries
    return Played(start, now, log)


def _repeated(game: AnyGame, start: AnyMatch, original: Played, seat: int | None) -> Played | None:
    """Returns the history of `original` from another start; None if it is illegal, or `seat` sees a difference."""
    here, there, counts = play.copy(start.state), play.copy(original.start.state), [*start.move_counts]
    log: list[AnyEntry] = [Entry()]
    for entry in original.log[1:]:
        assert entry.seat is not None
        assert entry.move is not None
        try:
            again = matches.advance(here, entry.seat, entry.move)
        except Illegal:
            return None
        matches.advance(there, entry.seat, entry.move)
        counts[entry.seat] += 1
        log.append(again)
        if _seen(game, here, again, seat) != _seen(game, there, entry, seat):
            return None
    return Played(start, structs.replace(start, state=here, move_counts=counts), log)


def _seen(game: AnyGame, state: object, entry: AnyEntry, seat: int | None) -> object:
    return game.view(state, seat), [event for event in entry.events if event.is_seen_by(seat)]


def with_secrets_of_others(session: AnySession, seat: int | None) -> AnySession:
    """Returns a session in which all others have drafted, prepared and ordered something, and keep private texts."""
    for number in range(len(session.seats)):
        if number != seat:
            session = structs.replace(session, match=_with_plans(session, number))
            for part in PARTS:
                if part.kind is str:
                    session.seats[number] = part.put(session.seats[number], SECRET)
            session.seats[number] = SAID.put(session.seats[number], _remarks(seat))
    return session


def _remarks(reader: int | None) -> Said:
    """Returns remarks that a seat, or a spectator, does not see before the end."""
    hidden: tuple[To, ...] = ("later",) if reader is None else ("later", "watchers")
    return Said(tuple(Remark(number, 1, SECRET, to) for number, to in enumerate(hidden)))


def _with_plans(session: AnySession, seat: int) -> AnyMatch:
    """Returns the match with orders of a seat, and with its draft if it is to move, else with a prepared turn."""
    match, game = session.playing, session.rules
    question = matches.question(match, seat)
    if question is not None and question.options:
        drafted, entries = matches.choose(match, seat, question.options[0])
        match = match if entries else drafted
    elif coming := preparing.question(game, match, seat):
        match = preparing.choose(game, match, seat, coming.options[0]) if coming.options else match
    orders = matches.offered_standing_orders(game, match, seat)
    return structs.replace(match, standing_orders=match.standing_orders | {seat: orders[:1]}) if orders else match
