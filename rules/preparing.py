"""Prepares the next turn of a seat while others play, and carries it out or offers it when the turn has come. Pure.

The moves are chosen on a copy made from the view of the seat, in which its turn has come already (`rules/ahead.py`). A
move that draws or reveals is the last one that can be prepared. A step of the game says whether the turns between can
be skipped (`Step.turn_of`).

When the turn has come, the moves are played on the real position. They are carried out if their seat wants that, if all
of them answer the same questions, show the same and cause the same events as on the copy, and if nothing was revealed
to the seat since, unless it does not mind. If they do something else by now, a branch that was made for exactly that
stands in for them, if it still does what it did (`rules/branches.py` proposes branches). Otherwise the moves become the
draft of the seat, as far as they are legal.

What is prepared is numbered: the moves themselves are line 0, and each branch is a line with the next number.
"""

from collections.abc import Iterable
from typing import Any

from msgspec import structs

from rules import ahead
from rules import match as matches
from rules.ahead import Line, Tried
from rules.drafts import Draft
from rules.game import AnyGame, Move, Preset
from rules.match import AnyEntry, AnyMatch, BrokenGame, Illegal
from rules.prepared import Branch, Prepared, Reason
from rules.question import Question, question_after

VERSIONS = 1_000_000_000
"""Added to the version of a question that is being prepared: more than any other question reaches."""
VERSIONS_A_LINE = 100_000_000
"""Added once more for each branch before it: more than a match reaches, and few enough for all lines in a button."""


class OrderAnswers(Exception):
    """A standing order of the seat would answer the question."""


def question(game: AnyGame, match: AnyMatch, seat: int, line: int = 0) -> Question | None:
    """Returns the question of the next turn of `seat` after a line of what it has prepared.

    None if that cannot be prepared now. Raises OrderAnswers.
    """
    draft = _draft(game, match, seat, line)
    if draft is None or (not line and _waits_for_more(match, seat, draft)):
        return None
    stored = len(_line(match.prepared.get(seat), line).moves)
    version = VERSIONS + line * VERSIONS_A_LINE + matches.version_of(match, seat)
    return question_after(draft, seat, stored=stored, version=version)._replace(prepared=True)


def line_of(version: int) -> int | None:
    """Returns the line that a version of a question is about; None if it is about no prepared turn."""
    return None if version < VERSIONS else (version - VERSIONS) // VERSIONS_A_LINE


def choose(game: AnyGame, match: AnyMatch, seat: int, move: Move, line: int = 0) -> AnyMatch:
    """Adds `move` to a line of what `seat` has prepared. Raises Illegal, and BrokenGame.

    Branches are for the moves of line 0, so they are dropped with it.
    """
    draft = _draft(game, match, seat, line)
    if draft is None:
        raise Illegal(move)
    prepared = match.prepared.get(seat)
    step = prepared.step if prepared and (line or draft.moves) else ahead.asked(draft.state)
    meanings = _line(prepared, line).meanings[: len(draft.moves)]
    draft, meaning = ahead.with_move(game, draft, seat, move)
    moves, meanings = draft.moves, [*meanings, meaning.now]
    if line:
        return _with_prepared(match, seat, _changed(prepared, line, moves=moves, meanings=meanings, ready=False))
    return _with_prepared(match, seat, Prepared(step=step, moves=moves, meanings=meanings))


def follow(game: AnyGame, match: AnyMatch, seat: int, preset: Preset, line: int = 0) -> AnyMatch:
    """Adds what `preset` answers to a line of what `seat` has prepared, up to a question without. Raises Illegal."""
    at = question(game, match, seat, line)
    while at and at.step and (move := at.step.obey(at.state, seat, preset)) is not None:
        match = choose(game, match, seat, move, line)
        at = question(game, match, seat, line)
    return match


def even_so(game: AnyGame, match: AnyMatch, seat: int, line: int) -> AnyMatch:
    """Begins a branch with as many of the prepared moves as are legal there."""
    prepared = match.prepared[seat]
    match = ask(match, seat, line)
    for move in prepared.moves:
        try:
            match = choose(game, match, seat, move, line)
        except (Illegal, BrokenGame):
            break
    return match


def take_back(game: AnyGame, match: AnyMatch, seat: int, line: int = 0) -> AnyMatch:
    """Drops the last move that holds in a line of what `seat` has prepared. Raises Illegal if there is none."""
    draft = _draft(game, match, seat, line)
    if draft is None or not draft.moves:
        raise Illegal("nothing to take back")
    return _cut(match, seat, len(draft.moves) - 1, line)


def keep(game: AnyGame, match: AnyMatch, seat: int, *, at_once: bool, line: int = 0) -> AnyMatch:
    """Notes whether a line of what `seat` has prepared is carried out when its turn has come, or only offered.

    Raises Illegal if nothing is prepared, or if more is to be chosen before it can be carried out.
    """
    draft = _draft(game, match, seat, line)
    if draft is None or not draft.moves or (at_once and not draft.complete):
        raise Illegal("something is still to be chosen")
    if len(draft.moves) < len(_line(match.prepared[seat], line).moves):
        match = _cut(match, seat, len(draft.moves), line)
    prepared = match.prepared[seat]
    if line:
        return _with_prepared(match, seat, _changed(prepared, line, ready=at_once))
    return _with_prepared(match, seat, structs.replace(prepared, at_once=at_once, informed=False))


def ask(match: AnyMatch, seat: int, line: int) -> AnyMatch:
    """Leaves nothing in a branch: `seat` is asked then."""
    return _with_prepared(match, seat, _changed(match.prepared[seat], line, moves=[], meanings=[], ready=False))


def despite_news(match: AnyMatch, seat: int, *, wanted: bool) -> AnyMatch:
    """Notes whether all that `seat` has prepared holds even if something was revealed since."""
    return _with_prepared(match, seat, structs.replace(match.prepared[seat], despite_news=wanted))


def drop(match: AnyMatch, seat: int) -> AnyMatch:
    """Drops what `seat` has prepared."""
    return structs.replace(match, prepared={other: kept for other, kept in match.prepared.items() if other != seat})


def unless_ordered(game: AnyGame, match: AnyMatch, seat: int) -> AnyMatch:
    """Drops what `seat` has prepared if one of its standing orders would answer instead."""
    try:
        _position(game, match, seat)
    except OrderAnswers:
        return drop(match, seat)
    return match


def come(game: AnyGame, match: AnyMatch, entries: Iterable[AnyEntry]) -> tuple[AnyMatch, list[AnyEntry]]:
    """Returns `match` after the prepared turns that have come with `entries`, its newest lines, and their lines.

    Each is carried out or offered, and what is said of a turn that is over is dropped.
    """
    if not match.prepared:
        return match, []
    match = _informed(match, entries)
    lines: list[AnyEntry] = []
    while (seat := _due(match)) is not None:
        match, more = _carry_out(game, match, seat)
        match = _informed(match, more)
        lines += more
    if not matches.to_move(match):
        match = structs.replace(match, prepared={})
    return match, lines


def _position(game: AnyGame, match: AnyMatch, seat: int, line: int = 0) -> Any:
    """Returns a position as `seat` knows it, as if its turn had come; None if nobody can know that.

    Of a branch, it is after the turn of another that the branch is for. Raises OrderAnswers.
    """
    view = game.view(match.state, seat)
    if not view.agenda or seat in view.agenda[-1].seats:
        return None
    if line:
        prepared = match.prepared.get(seat)
        if prepared is None or line > len(prepared.branches):
            return None
        branch = prepared.branches[line - 1]
        state = ahead.after_turn(game, view, seat, branch.seat, branch.turn)
        if state is None or ahead.asked(state) != prepared.step:
            return None
    else:
        state = ahead.known(game, view)
        if not ahead.turn_begun(state, seat):
            return None
    step = state.agenda[-1]
    options = step.options(state, seat)
    if any(step.obey(state, seat, order) in options for order in match.standing_orders.get(seat, [])):
        raise OrderAnswers
    return state


def _draft(game: AnyGame, match: AnyMatch, seat: int, line: int) -> Draft | None:
    """Returns the position after a line of what `seat` has prepared, as far as it is still legal."""
    state = _position(game, match, seat, line)
    found = None if state is None else ahead.tried(game, state, seat, _line(match.prepared.get(seat), line))
    return found and found.draft


def _line(prepared: Prepared[Any] | None, line: int) -> Prepared[Any] | Branch[Any] | Line:
    """Returns a line of what is prepared; an empty one if there is none."""
    if prepared is None or line > len(prepared.branches):
        return Line()
    return prepared.branches[line - 1] if line else prepared


def _changed(prepared: Prepared[Any] | None, line: int, **fields: Any) -> Prepared[Any]:
    """Returns `prepared` with some fields of a branch changed."""
    assert prepared is not None
    branches = list(prepared.branches)
    branches[line - 1] = structs.replace(branches[line - 1], **fields)
    return structs.replace(prepared, branches=branches)


def _waits_for_more(match: AnyMatch, seat: int, draft: Draft) -> bool:
    """Returns whether what `seat` has prepared answers a later question than the one that comes next."""
    prepared = match.prepared.get(seat)
    return (
        prepared is not None and not prepared.offered and not draft.moves and ahead.asked(draft.state) != prepared.step
    )


def _is_missed(match: AnyMatch, prepared: Prepared[Any]) -> bool:
    """Returns whether the occasion for which something is prepared is over."""
    _, _, occasion = prepared.step.partition(" ")
    if prepared.offered or not occasion or not match.state.agenda:
        return False
    return occasion != ahead.asked(match.state).partition(" ")[2]


def _cut(match: AnyMatch, seat: int, length: int, line: int) -> AnyMatch:
    """Keeps the first moves of a line of what `seat` has prepared."""
    was = match.prepared[seat]
    kept = _line(was, line)
    moves, meanings = list(kept.moves[:length]), list(kept.meanings[:length])
    if line:
        return _with_prepared(match, seat, _changed(was, line, moves=moves, meanings=meanings, ready=False))
    if not length:
        return drop(match, seat)
    return _with_prepared(match, seat, Prepared(step=was.step, moves=moves, meanings=meanings, informed=was.informed))


def _with_prepared(match: AnyMatch, seat: int, prepared: Prepared[Any]) -> AnyMatch:
    return structs.replace(match, prepared=match.prepared | {seat: prepared})


def _informed(match: AnyMatch, entries: Iterable[AnyEntry]) -> AnyMatch:
    """Notes to whom `entries` have revealed something, and drops what is over: what is said of a turn, an occasion."""
    entries = list(entries)
    revealing = [event for entry in entries for event in entry.events if event.reveals]
    kept = {}
    for seat, prepared in match.prepared.items():
        if (prepared.offered and _is_over(match, seat, entries)) or _is_missed(match, prepared):
            continue
        informed = prepared.informed or any(event.is_seen_by(seat) for event in revealing)
        kept[seat] = structs.replace(prepared, informed=informed)
    return structs.replace(match, prepared=kept)


def _is_over(match: AnyMatch, seat: int, entries: Iterable[AnyEntry]) -> bool:
    """Returns whether nothing is to be said any more of what `seat` had prepared.

    Of what was carried out, it is told until the seat moves by itself.
    """
    own = [entry for entry in entries if entry.seat == seat]
    if match.prepared[seat].offered in CARRIED_OUT:
        return any(not (entry.prepared or entry.by_standing_order) for entry in own)
    return bool(own) or seat not in matches.to_move(match)


CARRIED_OUT = ("done", "branch")
"""What became of a prepared turn that was carried out."""


def _due(match: AnyMatch) -> int | None:
    """Returns a seat that is to move, with the question that it has prepared an answer to."""
    for seat in matches.to_move(match):
        prepared = match.prepared.get(seat)
        if prepared and not prepared.offered and prepared.step == ahead.asked(match.state):
            return seat
    return None


def _carry_out(game: AnyGame, match: AnyMatch, seat: int) -> tuple[AnyMatch, list[AnyEntry]]:
    """Carries out what `seat` has prepared, or makes it its draft and notes why."""
    prepared = match.prepared[seat]
    found = ahead.tried(game, match.state, seat, prepared)
    assert found is not None, "it is to move"
    match, lost = drop(match, seat), prepared.moves[len(found.draft.moves) :]
    line = _fitting(game, match, seat, prepared, found)
    if line is not None:
        try:
            return _played(match, seat, prepared, line)
        except BrokenGame:
            return match, []
    news = prepared.informed and not (prepared.at_once and prepared.despite_news)
    more = prepared.at_once and not found.draft.complete
    reason: Reason = (
        "illegal" if lost else "question" if more else "changed" if not found.same else "news" if news else "wanted"
    )
    for number, move in enumerate(found.draft.moves):
        drafted, entries = matches.choose(match, seat, move)
        if entries:  # final: its player makes it
            return _offered(match, seat, prepared, reason, number)
        match = drafted
    return _offered(match, seat, prepared, reason, len(found.draft.moves))


def _fitting(
    game: AnyGame, match: AnyMatch, seat: int, prepared: Prepared[Any], found: Tried
) -> Prepared[Any] | Branch[Any] | None:
    """Returns the moves that are to be carried out: those prepared, or those of a branch. None: its player is asked.

    `found`: what the prepared moves lead to now.
    """
    if not prepared.at_once or (prepared.informed and not prepared.despite_news):
        return None
    if _holds(found, prepared):
        return prepared
    branch = next((each for each in prepared.branches if each.ready and each.outcome == found.outcome), None)
    now = branch and ahead.tried(game, match.state, seat, branch)
    return branch if branch and now and _holds(now, branch) else None


def _holds(found: Tried, line: Prepared[Any] | Branch[Any]) -> bool:
    return found.same and found.draft.complete and len(found.draft.moves) == len(line.moves)


def _offered(
    match: AnyMatch, seat: int, prepared: Prepared[Any], reason: Reason, drafted: int
) -> tuple[AnyMatch, list[AnyEntry]]:
    """Notes why what `seat` has prepared was not carried out, and which moves are not in its draft."""
    note = Prepared(step=prepared.step, offered=reason, left=prepared.moves[drafted:])
    return _with_prepared(match, seat, note), []


def _played(
    match: AnyMatch, seat: int, prepared: Prepared[Any], line: Prepared[Any] | Branch[Any]
) -> tuple[AnyMatch, list[AnyEntry]]:
    """Carries out a line of what `seat` has prepared, and notes that."""
    lines: list[AnyEntry] = []
    for move in line.moves:
        match, lines = matches.choose(match, seat, move)
    if not lines:
        match, lines = matches.done(match, seat)
    note = Prepared(step=prepared.step, offered="done", left=line.moves)
    if isinstance(line, Branch):
        note = structs.replace(note, offered="branch", because=line.turn, because_of=line.seat)
    match = _with_prepared(match, seat, note)
    return match, [structs.replace(line, prepared=line.seat == seat and not line.by_standing_order) for line in lines]
