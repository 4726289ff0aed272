"""A match in play: start, question, choose, take back, done, replay, rewind. Pure, and knows no game.

The position of a match is the one that all seats share. A seat's turn is a draft on top of it (`rules/drafts.py`),
which `done` commits. A final move is committed at once, with the draft before it.

`rewound` goes back beyond `done`. Chance is part of the position, so its counter goes back too: the same moves get the
same draws again.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct, structs

from rules import drafts, games, play
from rules.chance import Chance
from rules.drafts import Draft
from rules.game import AnyGame, Event, Move, Options, StandingOrder, State, Step
from rules.play import BrokenGame as BrokenGame  # callers of this module have to catch both
from rules.play import Illegal as Illegal
from rules.prepared import Prepared
from rules.question import Question as Question
from rules.question import question_after

S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)
E = TypeVar("E", bound=Event)
SO = TypeVar("SO", bound=StandingOrder)
V = TypeVar("V")

VERSIONS_PER_REWIND = 10_000
"""More moves than any seat makes in a match."""

OBEDIENCE_LIMIT = 1_000
"""Moves of standing orders in a row, after which they count as endless: more than any game has for all seats."""

STORED_NAMES = {"standing_orders": "orders", "move_counts": "made", "rewinds": "undone"}
"""The names of fields in stored matches: older than their names in code."""


class Match(Struct, Generic[S, M, SO], kw_only=True, omit_defaults=True, rename=STORED_NAMES):
    """A match in play. Stored and loaded as the type that `match_type` returns."""

    game: str
    version: int
    """The version of the rules under which it started."""
    seats: int
    options: Options
    """As they were when it started: its chance follows from them (`rules/proof.py`). `replay` adds newer ones."""
    state: S
    drafts: dict[int, list[M]] = {}
    draft_questions: dict[int, list[str]] = {}
    """By seat: what each move of its draft answered (`drafts.question_name`). Earlier versions stored none."""
    standing_orders: dict[int, list[SO]] = {}
    """By seat: the first one that fits is obeyed. Only its seat may see them."""
    prepared: dict[int, Prepared[M]] = {}
    """By seat: what it has prepared for its next turn (`rules/preparing.py`). Only this seat may see it."""
    move_counts: list[int]
    """By seat: how many moves it has made, not counting its draft."""
    rewinds: int = 0
    """How many times the match was rewound."""


class Entry(Struct, Generic[M, E], frozen=True, omit_defaults=True, rename={"by_standing_order": "by_order"}):
    """A line of the log: a move and the events it caused. The first line, the set-up, has no move."""

    seat: int | None = None
    move: M | None = None
    events: tuple[E, ...] = ()
    by_standing_order: bool = False
    """Whether a standing order chose the move."""
    prepared: bool = False
    """Whether the move was prepared while others played."""


AnyMatch = Match[Any, Any, Any]
AnyEntry = Entry[Any, Any]


def match_type(game: AnyGame) -> Any:
    """Returns the type as which matches of `game` are stored."""
    return Match[game.state, game.move, game.standing_order]  # type: ignore[name-defined]  # known at run time only


def entry_type(game: AnyGame) -> Any:
    """Returns the type as which log lines of `game` are stored."""
    return Entry[game.move, game.event]  # type: ignore[name-defined]


def start_match(game: AnyGame, seats: int, options: Options, key: bytes) -> tuple[AnyMatch, AnyEntry]:
    """Returns a new match and the first line of its log. Raises ValueError for wrong seats or options."""
    info, complete = game.info, games.complete(game, options)
    state = game.new(games.check_seats(game, seats), complete, Chance(key))
    play.settle(state)
    events = play.drain(state)
    match: AnyMatch = Match(
        game=info.name, version=info.version, seats=seats, options=complete, state=state, move_counts=[0] * seats
    )
    return match, Entry(events=tuple(events))


def with_new_options(game: AnyGame, match: AnyMatch) -> AnyMatch:
    """Returns a stored match, whose position has got the options that are newer than it, in place."""
    games.with_new_options(game, match.state)
    return match


def is_current(game: AnyGame, match: AnyMatch) -> bool:
    """Returns whether `match` started under the present rules. If not, its log may not replay, without any fault."""
    return match.version == game.info.version


def to_move(match: AnyMatch) -> list[int]:
    """Returns the seats that are to move; none if the match is over."""
    return sorted(play.settle(play.copy(match.state)))


def question(match: AnyMatch, seat: int) -> Question | None:
    """Returns the question for `seat`; None if it is not to move."""
    draft = draft_of(match, seat)
    if draft is None:
        return None
    return question_after(draft, seat, stored=len(match.drafts.get(seat, [])), version=version_of(match, seat))


def draft_of(match: AnyMatch, seat: int) -> Draft | None:
    """Returns the position after the draft of `seat`; None if it is not to move."""
    return drafts.draft(match.state, seat, match.drafts.get(seat, []), match.draft_questions.get(seat, []))


def version_of(match: AnyMatch, seat: int) -> int:
    """Returns the version of the question for `seat` before it has drafted anything."""
    return match.rewinds * VERSIONS_PER_REWIND + match.move_counts[seat]


def choose(match: AnyMatch, seat: int, move: Move) -> tuple[AnyMatch, list[AnyEntry]]:
    """Adds `move` to the draft of `seat`. A final move is committed: only then there are entries.

    Raises Illegal, and BrokenGame if the game cannot go on after it: then nothing has changed.
    """
    return with_draft(match, seat, _longer(match, seat, move))


def with_draft(match: AnyMatch, seat: int, draft: Draft) -> tuple[AnyMatch, list[AnyEntry]]:
    """Makes `draft` the draft of `seat`; commits it if its last move is final."""
    return committed(match, seat, draft) if draft.final else (_drafted(match, seat, draft), [])


def take_back(match: AnyMatch, seat: int) -> AnyMatch:
    """Drops the last move that holds in the draft of `seat`. Raises Illegal if there is none."""
    draft = draft_of(match, seat)
    if draft is None or not draft.moves:
        raise Illegal("nothing to take back")
    return _drafted(match, seat, draft._replace(moves=draft.moves[:-1], questions=draft.questions[:-1]))


def done(match: AnyMatch, seat: int) -> tuple[AnyMatch, list[AnyEntry]]:
    """Commits the draft of `seat`. Raises Illegal if something is still to be chosen."""
    draft = draft_of(match, seat)
    if draft is None or not draft.complete:
        raise Illegal("something is still to be chosen")
    return committed(match, seat, draft)


def commit_move(match: AnyMatch, seat: int, move: Move) -> tuple[AnyMatch, list[AnyEntry]]:
    """Adds `move` to the draft of `seat`, and commits it if the turn is complete: for those who never take back."""
    draft = _longer(match, seat, move)
    return committed(match, seat, draft) if draft.complete else with_draft(match, seat, draft)


def committed(match: AnyMatch, seat: int, draft: Draft) -> tuple[AnyMatch, list[AnyEntry]]:
    """Returns `match` after all moves of `draft`, which is that of `seat`, and their lines of the log.

    Nothing is left to choose in it, or its last move is final.
    """
    after = _copy(match)
    prompt = _top(after)
    after.drafts.pop(seat, None)
    after.draft_questions.pop(seat, None)
    entries = [_advance(after, seat, move) for move in draft.moves]
    entries += _obey(after)
    _drop_drafts(after, prompt)
    return after, entries


def offered_standing_orders(game: AnyGame, match: AnyMatch, seat: int) -> list[StandingOrder]:
    """Returns the standing orders that `seat` can give now and has not given yet."""
    if game.standing_orders is None:
        return []
    given = match.standing_orders.get(seat, [])
    return [order for order in game.standing_orders(game.view(match.state, seat), seat) if order not in given]


def give_standing_order(
    game: AnyGame, match: AnyMatch, seat: int, order: StandingOrder
) -> tuple[AnyMatch, list[AnyEntry]]:
    """Adds a standing order of `seat`. Raises Illegal.

    It is obeyed at once if `seat` is to move and has drafted nothing; else, once the match goes on.
    """
    if order not in offered_standing_orders(game, match, seat):
        raise Illegal(order)
    after = _copy(match)
    after.standing_orders.setdefault(seat, []).append(order)
    prompt = _top(after)
    entries = _obey(after)
    _drop_drafts(after, prompt)
    return after, entries


def cancel_standing_order(match: AnyMatch, seat: int, order: StandingOrder) -> AnyMatch:
    """Removes a standing order of `seat`. Raises Illegal if it has not been given."""
    if order not in match.standing_orders.get(seat, []):
        raise Illegal(order)
    after = _copy(match)
    after.standing_orders[seat].remove(order)
    return after


def without_plans(match: AnyMatch, seat: int) -> AnyMatch:
    """Drops all that `seat` has drafted, prepared or ordered: somebody else plays for it from now on."""
    held = (match.drafts, match.draft_questions, match.standing_orders, match.prepared)
    drafted, questions, orders, prepared = (_without(by_seat, seat) for by_seat in held)
    return structs.replace(match, drafts=drafted, draft_questions=questions, standing_orders=orders, prepared=prepared)


def replay(
    game: AnyGame, seats: int, options: Options, key: bytes, log: Iterable[AnyEntry], start: AnyMatch | None = None
) -> AnyMatch:
    """Returns the match after `log`. Raises Illegal if the log does not follow from the key and the rules.

    `start`: the match after the first line, which is empty, if it began from a position instead of a set-up.
    """
    match, opening = (_copy(start), Entry()) if start else start_match(game, seats, options, key)
    for number, entry in enumerate(log):
        if (entry.seat is None) != (number == 0):
            raise Illegal("the first line of a log, and no other, is the set-up")
        if not is_same(entry, opening if entry.seat is None else _advance_as(match, entry)):
            raise Illegal(f"line {number} of the log differs from what happens")
    return match


def is_same(entry: AnyEntry, again: AnyEntry) -> bool:
    """Returns whether a line of a log says what happens `again`.

    It makes no difference what the label of its move shows, and whether the move was prepared.
    """
    if entry.move is None or again.move is None:
        return entry == again
    same = structs.replace(entry, move=again.move, prepared=again.prepared) == again
    return same and play.identity(entry.move) == play.identity(again.move)


def advance(state: State, seat: int, move: Move, *, by_standing_order: bool = False) -> AnyEntry:
    """Plays `move` in place, on a settled position. Returns its line of the log. Raises Illegal."""
    option = play.chosen(play.settle(state).get(seat, []), move)
    play.take(state, seat, option)
    play.settle(state)
    return Entry(seat=seat, move=option, events=tuple(play.drain(state)), by_standing_order=by_standing_order)


def moves_of(log: Iterable[AnyEntry]) -> list[tuple[int, Any]]:
    """Returns the moves of a log, each with its seat."""
    return [(entry.seat, entry.move) for entry in log if entry.seat is not None and entry.move is not None]


def rewound(match: AnyMatch, again: AnyMatch, seat: int) -> tuple[AnyMatch, list[AnyEntry]]:
    """Rewinds `match` for `seat` to `again`, the replay of an earlier part of its log. Drops all drafts.

    `seat` wants to choose by itself, so its standing orders are cancelled; those of the others are obeyed at once.
    """
    kept = _without(match.standing_orders, seat)
    after = _copy(structs.replace(again, options=match.options, standing_orders=kept, rewinds=match.rewinds + 1))
    return after, _obey(after)


def draft_starts(
    game: AnyGame, match: AnyMatch, log: Sequence[AnyEntry], seat: int, since: int = 0, start: AnyMatch | None = None
) -> list[int]:
    """Returns the lines of `log`, from `since` on, at which drafts of `seat` began. `start`: as for `replay`.

    A turn has more than one if a move of it was final. Standing orders draft nothing.
    """
    at = replay(game, match.seats, match.options, match.state.chance.key, log[:1], start)
    drafting: AnyMatch | None = None
    begins = []
    for number, entry in enumerate(log[1:], 1):
        assert entry.seat is not None
        assert entry.move is not None
        if entry.seat != seat or entry.by_standing_order:
            drafting = None
        elif number >= since:
            if drafting is None:
                begins.append(number)
            drafting, committed = commit_move(drafting or _copy(at), seat, entry.move)  # `at` goes on below
            drafting = None if committed else drafting
        _advance_as(at, entry)
    return begins


def _longer(match: AnyMatch, seat: int, move: Move) -> Draft:
    """Returns the draft of `seat` with `move`. Raises Illegal, and BrokenGame."""
    draft = draft_of(match, seat)
    if draft is None:
        raise Illegal(move)
    return drafts.with_move(draft, seat, move)


def _drafted(match: AnyMatch, seat: int, draft: Draft) -> AnyMatch:
    """Returns `match` with this draft of `seat`. The position stays as it is, so both share it."""
    if draft.moves:
        drafted, questions = match.drafts | {seat: draft.moves}, match.draft_questions | {seat: draft.questions}
    else:
        drafted, questions = _without(match.drafts, seat), _without(match.draft_questions, seat)
    return structs.replace(match, drafts=drafted, draft_questions=questions)


def _without(by_seat: dict[int, V], seat: int) -> dict[int, V]:
    return {other: value for other, value in by_seat.items() if other != seat}


def _obey(match: AnyMatch) -> list[AnyEntry]:
    """Plays all moves that standing orders choose now, in place, and removes those that have expired.

    The standing orders of a seat with a draft are not obeyed: its player is choosing. Raises BrokenGame if this does
    not end.
    """
    entries: list[AnyEntry] = []
    while (found := _next_obeyed(match)) is not None:
        if len(entries) == OBEDIENCE_LIMIT:
            step = play.name_of(match.state.agenda[-1])
            raise BrokenGame(f"{step} is answered by standing orders without end, at last for seat {found[0]}")
        entries.append(_advance(match, *found, by_standing_order=True))
    return entries


def _next_obeyed(match: AnyMatch) -> tuple[int, Any] | None:
    """Removes expired standing orders. Returns the first seat to move that has one which fits, and its move."""
    to_move = play.settle(match.state)
    for seat, given in list(match.standing_orders.items()):
        match.standing_orders[seat] = [order for order in given if not match.state.is_expired(seat, order)]
        if not match.standing_orders[seat]:
            del match.standing_orders[seat]
    for seat, options in to_move.items():
        for order in [] if seat in match.drafts else match.standing_orders.get(seat, []):
            move = match.state.agenda[-1].obey(match.state, seat, order)
            if move in options:
                return seat, move
    return None


def _drop_drafts(match: AnyMatch, prompt: Step[Any, Any] | None) -> None:
    """Drops the drafts of seats whose question is not open any more, in place.

    `prompt`: the step that was on top when they were made. If it is there still, it is the same object.
    """
    step = _top(match)
    is_open_for = step.seats if step is not None and step is prompt else []
    for seat in match.drafts.keys() - set(is_open_for):
        del match.drafts[seat]
        match.draft_questions.pop(seat, None)


def _top(match: AnyMatch) -> Step[Any, Any] | None:
    return match.state.agenda[-1] if match.state.agenda else None


def _advance(match: AnyMatch, seat: int, move: Any, *, by_standing_order: bool = False) -> AnyEntry:
    """Plays `move` in place and returns its line of the log. Raises Illegal."""
    entry = advance(match.state, seat, move, by_standing_order=by_standing_order)
    match.move_counts[seat] += 1
    return entry


def _advance_as(match: AnyMatch, entry: AnyEntry) -> AnyEntry:
    """Plays the move of `entry` in place and returns what the log should say of it. Raises Illegal."""
    assert entry.seat is not None
    return _advance(match, entry.seat, entry.move, by_standing_order=entry.by_standing_order)


def _copy(match: AnyMatch) -> AnyMatch:
    return structs.replace(
        match,
        state=play.copy(match.state),
        drafts={seat: list(moves) for seat, moves in match.drafts.items()},
        draft_questions={seat: list(names) for seat, names in match.draft_questions.items()},
        standing_orders={seat: list(given) for seat, given in match.standing_orders.items()},
        prepared=dict(match.prepared),
        move_counts=list(match.move_counts),
    )
