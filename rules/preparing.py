"""Prepares the next turn of a seat while others play, and carries it out or offers it when the turn has come. Pure.

The moves are chosen on a copy made from the view of the seat, in which its turn has come already: the turns between are
skipped. What is hidden from the seat is made up there, so it cannot show. A move that draws or reveals is the last one
that can be prepared. A step of the game says whether the turns between can be skipped (`Step.turn_of`).

When the turn has come, the moves are played on the real position. They are carried out if their seat wants that, if all
of them answer the same questions and cause the same events as on the copy, and if nothing was revealed to the seat
since. Otherwise they become its draft, as far as they are legal.
"""

from collections.abc import Iterable
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec
from msgspec import structs

from rules import drafts, play
from rules import match as matches
from rules.chance import Chance, key
from rules.drafts import Draft
from rules.game import AnyGame, Move, Preset, Step
from rules.match import AnyEntry, AnyMatch, BrokenGame, Illegal
from rules.prepared import Prepared, Reason
from rules.question import Question, question_after

VERSIONS = 1_000_000_000
"""Added to the version of a question that is being prepared: more than any other question reaches."""


class OrderAnswers(Exception):
    """A standing order of the seat would answer the question."""


def question(game: AnyGame, match: AnyMatch, seat: int) -> Question | None:
    """Returns the question of the next turn of `seat` after what it has prepared; None if that cannot be prepared now.

    Raises OrderAnswers.
    """
    draft = _draft(game, match, seat)
    if draft is None:
        return None
    stored = len(match.prepared[seat].moves) if seat in match.prepared else 0
    version = VERSIONS + matches.version_of(match, seat)
    return question_after(draft, seat, stored=stored, version=version)._replace(prepared=True)


def choose(game: AnyGame, match: AnyMatch, seat: int, move: Move) -> AnyMatch:
    """Adds `move` to what `seat` has prepared. Raises Illegal, and BrokenGame."""
    draft = _draft(game, match, seat)
    if draft is None:
        raise Illegal(move)
    step = match.prepared[seat].step if draft.moves else _tag(draft.state)
    meanings = match.prepared[seat].meanings[: len(draft.moves)] if draft.moves else []
    draft = _with(draft, seat, move)
    return _with_prepared(match, seat, Prepared(step=step, moves=draft.moves, meanings=[*meanings, _meaning(draft)]))


def follow(game: AnyGame, match: AnyMatch, seat: int, preset: Preset) -> AnyMatch:
    """Adds what `preset` answers to what `seat` has prepared, up to a question without. Raises Illegal."""
    at = question(game, match, seat)
    while at and at.step and (move := at.step.obey(at.state, seat, preset)) is not None:
        match = choose(game, match, seat, move)
        at = question(game, match, seat)
    return match


def take_back(game: AnyGame, match: AnyMatch, seat: int) -> AnyMatch:
    """Drops the last move that holds in what `seat` has prepared. Raises Illegal if there is none."""
    draft = _draft(game, match, seat)
    if draft is None or not draft.moves:
        raise Illegal("nothing to take back")
    return _cut(match, seat, len(draft.moves) - 1)


def keep(game: AnyGame, match: AnyMatch, seat: int, *, at_once: bool) -> AnyMatch:
    """Notes whether what `seat` has prepared is carried out when its turn has come, or only offered.

    Raises Illegal if nothing is prepared, or if more is to be chosen before it can be carried out.
    """
    draft = _draft(game, match, seat)
    if draft is None or not draft.moves or (at_once and not draft.complete):
        raise Illegal("something is still to be chosen")
    cut = _cut(match, seat, len(draft.moves))
    return _with_prepared(cut, seat, structs.replace(cut.prepared[seat], at_once=at_once, informed=False))


def drop(match: AnyMatch, seat: int) -> AnyMatch:
    """Drops what `seat` has prepared."""
    return structs.replace(match, prepared={other: kept for other, kept in match.prepared.items() if other != seat})


def unless_ordered(game: AnyGame, match: AnyMatch, seat: int) -> AnyMatch:
    """Drops what `seat` has prepared if one of its standing orders would answer instead."""
    try:
        _ahead(game, match, seat)
    except OrderAnswers:
        return drop(match, seat)
    return match


def come(match: AnyMatch, entries: Iterable[AnyEntry]) -> tuple[AnyMatch, list[AnyEntry]]:
    """Returns `match` after the prepared turns that have come with `entries`, its newest lines, and their lines.

    Each is carried out or offered, and what was offered for a turn that is over is dropped.
    """
    if not match.prepared:
        return match, []
    match = _informed(match, entries)
    lines: list[AnyEntry] = []
    while (seat := _due(match)) is not None:
        match, more = _carry_out(match, seat)
        match = _informed(match, more)
        lines += more
    if not matches.to_move(match):
        match = structs.replace(match, prepared={})
    return match, lines


def _ahead(game: AnyGame, match: AnyMatch, seat: int) -> Any:
    """Returns a position as `seat` knows it, as if its turn had come; None if nobody can know that."""
    view = game.view(match.state, seat)
    step: Step[Any, Any] | None = view.agenda[-1] if view.agenda else None
    if step is None or seat in step.seats:
        return None
    state = game.determinize(view, Chance(key(0)))
    step = state.agenda[-1].turn_of(state, seat)
    if step is None:
        return None
    state.agenda[-1] = step
    options = step.options(state, seat)
    if len(options) < 2 and step.takes_single:
        return None
    if any(step.obey(state, seat, order) in options for order in match.standing_orders.get(seat, [])):
        raise OrderAnswers
    return state


def _draft(game: AnyGame, match: AnyMatch, seat: int) -> Draft | None:
    """Returns the position after what `seat` has prepared, as far as it is still legal."""
    state = _ahead(game, match, seat)
    return None if state is None else _tried(state, seat, match.prepared.get(seat)).draft


class _Tried(NamedTuple):
    """What prepared moves lead to."""

    draft: Draft
    same: bool
    """Whether they still mean what they meant."""


def _tried(state: Any, seat: int, prepared: Prepared[Any] | None) -> _Tried:
    """Plays prepared moves on a copy of `state`, up to the first that is not legal."""
    found = drafts.draft(state, seat)
    assert found is not None
    moves, meanings = (prepared.moves, prepared.meanings) if prepared else ([], [])
    same = True
    for number, move in enumerate(moves):
        try:
            found = _with(found, seat, move)
        except Illegal:
            break
        except BrokenGame:  # the position is used up
            return _tried(state, seat, structs.replace(prepared, moves=moves[:number]))  # type: ignore[type-var]
        same = same and meanings[number : number + 1] == [_meaning(found)]
    return _Tried(found, same)


def _with(draft: Draft, seat: int, move: Move) -> Draft:
    """Returns `draft` with one more move. A final one is not carried out: nobody can know what it leads to."""
    if draft.complete:
        raise Illegal(move)
    option = play.chosen(draft.to_move[seat], move)
    if not drafts.is_final(draft.state, seat, option):
        return drafts.with_move(draft, seat, option)
    name = drafts.question_name(draft.state, seat)
    moves, questions, taken = [*draft.moves, option], [*draft.questions, name], (*draft.taken, option)
    return draft._replace(to_move={}, complete=True, moves=moves, questions=questions, taken=taken)


def _meaning(draft: Draft) -> str:
    """Returns a checksum of the last question of `draft`, and of all that its moves caused."""
    return blake2b(msgspec.json.encode([draft.questions[-1], draft.events]), digest_size=8).hexdigest()


def _tag(state: Any) -> str:
    """Returns the tag of the step on top."""
    return str(type(state.agenda[-1]).__struct_config__.tag)


def _cut(match: AnyMatch, seat: int, length: int) -> AnyMatch:
    """Keeps the first moves of what `seat` has prepared."""
    if not length:
        return drop(match, seat)
    was = match.prepared[seat]
    kept = Prepared(step=was.step, moves=was.moves[:length], meanings=was.meanings[:length], informed=was.informed)
    return _with_prepared(match, seat, kept)


def _with_prepared(match: AnyMatch, seat: int, prepared: Prepared[Any]) -> AnyMatch:
    return structs.replace(match, prepared=match.prepared | {seat: prepared})


def _informed(match: AnyMatch, entries: Iterable[AnyEntry]) -> AnyMatch:
    """Notes to whom `entries` have revealed something, and drops what was offered for a turn that is over."""
    entries = list(entries)
    moved, to_move = {entry.seat for entry in entries}, matches.to_move(match)
    revealing = [event for entry in entries for event in entry.events if event.reveals]
    kept = {}
    for seat, prepared in match.prepared.items():
        if prepared.offered and (seat in moved or seat not in to_move):
            continue
        informed = prepared.informed or any(event.is_seen_by(seat) for event in revealing)
        kept[seat] = structs.replace(prepared, informed=informed)
    return structs.replace(match, prepared=kept)


def _due(match: AnyMatch) -> int | None:
    """Returns a seat that is prompted what it has prepared an answer to."""
    for seat in matches.to_move(match):
        prepared = match.prepared.get(seat)
        if prepared and not prepared.offered and prepared.step == _tag(match.state):
            return seat
    return None


def _carry_out(match: AnyMatch, seat: int) -> tuple[AnyMatch, list[AnyEntry]]:
    """Carries out what `seat` has prepared, or makes it its draft and notes why."""
    prepared = match.prepared[seat]
    draft, same = _tried(match.state, seat, prepared)
    match, lost = drop(match, seat), prepared.moves[len(draft.moves) :]
    if prepared.at_once and same and not lost and not prepared.informed:
        try:
            return _played(match, seat, prepared)
        except BrokenGame:
            return match, []
    reason: Reason = "illegal" if lost else "changed" if not same else "news" if prepared.informed else "wanted"
    for number, move in enumerate(draft.moves):
        drafted, entries = matches.choose(match, seat, move)
        if entries:  # final: its player makes it
            return _offered(match, seat, prepared, reason, number)
        match = drafted
    return _offered(match, seat, prepared, reason, len(draft.moves))


def _offered(
    match: AnyMatch, seat: int, prepared: Prepared[Any], reason: Reason, drafted: int
) -> tuple[AnyMatch, list[AnyEntry]]:
    """Notes why what `seat` has prepared was not carried out, and which moves are not in its draft."""
    note = Prepared(step=prepared.step, offered=reason, left=prepared.moves[drafted:])
    return _with_prepared(match, seat, note), []


def _played(match: AnyMatch, seat: int, prepared: Prepared[Any]) -> tuple[AnyMatch, list[AnyEntry]]:
    """Carries out what `seat` has prepared; a question that comes then is left to it."""
    lines: list[AnyEntry] = []
    for move in prepared.moves:
        match, lines = matches.choose(match, seat, move)
    at = matches.question(match, seat) if not lines else None
    if at and at.step:
        return _offered(match, seat, prepared, "question", len(prepared.moves))
    if at:
        match, lines = matches.done(match, seat)
    return match, [structs.replace(line, prepared=line.seat == seat and not line.by_standing_order) for line in lines]
