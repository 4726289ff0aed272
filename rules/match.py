"""A table being played: open, look, play, take back, done, replay, rewind. Pure, and knows no game.

The table's position is what everybody sees. A seat's turn is a draft on top of it (`rules/drafts.py`). `done` makes it
part of the table; a move that is final is carried out at once, with all before it.

`rewound` goes back behind `done`. Chance is part of the position, so its counter goes back too: the same moves meet
the same draws again.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec import Struct, structs

from rules import drafts, games, play
from rules.chance import Chance
from rules.drafts import Draft
from rules.game import AnyGame, Event, Move, Options, Refusal, StandingOrder, State, Step
from rules.play import Illegal as Illegal  # callers of this module have to catch it

S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)
E = TypeVar("E", bound=Event)
Order = TypeVar("Order", bound=StandingOrder)

VERSIONS_PER_REWIND = 10_000
"""More moves than a seat makes in a match."""


# The names in which matches were always stored.
STORED = {"standing_orders": "orders", "move_counts": "made", "rewinds": "undone"}


class Match(Struct, Generic[S, M, Order], kw_only=True, omit_defaults=True, rename=STORED):
    """A match in the middle of play. Stored and loaded as the type that `match_type` returns."""

    game: str
    version: int
    seats: int
    options: Options
    state: S
    drafts: dict[int, list[M]] = {}
    standing_orders: dict[int, list[Order]] = {}
    """Standing orders by seat, the first that fits is obeyed. Only their seat may see them."""
    move_counts: list[int]
    """How many moves each seat has made, its draft left out."""
    rewinds: int = 0
    """How often the match was rewound."""


class Entry(Struct, Generic[M, E], frozen=True, omit_defaults=True):
    """A line of the log: a move and all that came of it. The first line, the set-up, has no move."""

    seat: int | None = None
    move: M | None = None
    events: tuple[E, ...] = ()
    by_order: bool = False
    """Whether a standing order chose the move."""


AnyMatch = Match[Any, Any, Any]
AnyEntry = Entry[Any, Any]


def match_type(game: AnyGame) -> Any:
    """The type as which tables of `game` are stored."""
    return Match[game.state, game.move, game.standing_order]  # type: ignore[name-defined]  # known at run time only


def entry_type(game: AnyGame) -> Any:
    """The type as which log lines of `game` are stored."""
    return Entry[game.move, game.event]  # type: ignore[name-defined]


class Question(NamedTuple):
    """What one seat is asked, its draft included."""

    seat: int
    state: Any
    """The whole position, secrets and all: show `game.view(state, seat)` only."""
    step: Step[Any, Any] | None
    """None: everything is chosen and waits for `done`."""
    options: list[Any]
    final: list[bool]
    """For each option: it is carried out at once, and then nothing can be taken back."""
    refusals: list[Refusal]
    drafted: list[Any]
    """The moves that can still be taken back, oldest first."""
    events: list[Event]
    """What the draft has brought about."""
    moves: int
    """The version of the question: the moves of this seat, its draft included, and `VERSIONS_PER_REWIND` a rewind.

    No question from before a rewind has it again.
    """


def start_match(game: AnyGame, seats: int, options: Options, key: bytes) -> tuple[AnyMatch, AnyEntry]:
    """A new table and the first line of its log. Raises ValueError for wrong seats or options."""
    info, complete = game.info, games.complete(game, options)
    state = game.new(games.check_seats(game, seats), complete, Chance(key))
    play.settle(state)
    events = play.drain(state)
    match: AnyMatch = Match(
        game=info.name, version=info.version, seats=seats, options=complete, state=state, move_counts=[0] * seats
    )
    return match, Entry(events=tuple(events))


def to_move(match: AnyMatch) -> list[int]:
    """The seats that the table waits for; nobody: the match is over."""
    return sorted(play.settle(play.copy(match.state)))


def question(match: AnyMatch, seat: int) -> Question | None:
    """What `seat` is asked now; None where nothing is asked of it."""
    draft = _draft(match, seat)
    if draft is None:
        return None
    moves = match.drafts.get(seat, [])
    step = None if draft.waits else draft.state.agenda[-1]
    options = [] if draft.waits else draft.to_move[seat]
    return Question(
        seat=seat,
        state=draft.state,
        step=step,
        options=options,
        final=[drafts.is_final(draft.state, seat, option) for option in options],
        refusals=step.refusals(draft.state, seat) if step else [],
        drafted=list(moves),
        events=draft.events,
        moves=version_of(match, seat) + len(moves),
    )


def version_of(match: AnyMatch, seat: int) -> int:
    """The age of the question to `seat` before it has drafted anything."""
    return match.rewinds * VERSIONS_PER_REWIND + match.move_counts[seat]


def choose(match: AnyMatch, seat: int, move: Move) -> tuple[AnyMatch, list[AnyEntry]]:
    """`move` added to the draft of `seat`; entries come where it was carried out at once. Raises Illegal."""
    draft = _draft(match, seat)
    if draft is None or draft.waits or move not in draft.to_move[seat]:
        raise Illegal(move)
    after = _copy(match)
    after.drafts[seat] = [*match.drafts.get(seat, []), move]
    if drafts.is_final(draft.state, seat, move):
        return _carry_out(after, seat)
    return after, []


def take_back(match: AnyMatch, seat: int) -> AnyMatch:
    """Without the last move of the draft of `seat`. Raises Illegal where there is none."""
    moves = match.drafts.get(seat)
    if not moves:
        raise Illegal("nothing to take back")
    after = _copy(match)
    after.drafts[seat].pop()
    if not after.drafts[seat]:
        del after.drafts[seat]
    return after


def done(match: AnyMatch, seat: int) -> tuple[AnyMatch, list[AnyEntry]]:
    """The draft of `seat` made part of the table. Raises Illegal while something is still to be chosen."""
    draft = _draft(match, seat)
    if draft is None or not draft.waits:
        raise Illegal("something is still to be chosen")
    return _carry_out(_copy(match), seat)


def commit_move(match: AnyMatch, seat: int, move: Move) -> tuple[AnyMatch, list[AnyEntry]]:
    """`move` chosen, and `done` where that completes the turn: for those who never take back."""
    match, entries = choose(match, seat, move)
    draft = _draft(match, seat)
    if draft is None or not draft.waits:
        return match, entries
    return done(match, seat)


def offered_orders(game: AnyGame, match: AnyMatch, seat: int) -> list[StandingOrder]:
    """The standing orders that `seat` could give now, those that it has given left out."""
    if game.standing_orders is None:
        return []
    given = match.standing_orders.get(seat, [])
    return [order for order in game.standing_orders(game.view(match.state, seat), seat) if order not in given]


def give_order(game: AnyGame, match: AnyMatch, seat: int, order: StandingOrder) -> tuple[AnyMatch, list[AnyEntry]]:
    """With one more standing order of `seat`, obeyed at once where it is asked. Raises Illegal."""
    if order not in offered_orders(game, match, seat):
        raise Illegal(order)
    after = _copy(match)
    after.standing_orders.setdefault(seat, []).append(order)
    return after, _obey(after)


def cancel_order(match: AnyMatch, seat: int, order: StandingOrder) -> AnyMatch:
    """Without a standing order of `seat`. Raises Illegal where it has not given it."""
    if order not in match.standing_orders.get(seat, []):
        raise Illegal(order)
    after = _copy(match)
    after.standing_orders[seat].remove(order)
    return after


def without_plans(match: AnyMatch, seat: int) -> AnyMatch:
    """Without the draft and the standing orders of `seat`, whom somebody else plays for from now on."""
    after = _copy(match)
    after.drafts.pop(seat, None)
    after.standing_orders.pop(seat, None)
    return after


def replay(game: AnyGame, seats: int, options: Options, key: bytes, log: Iterable[AnyEntry]) -> AnyMatch:
    """The table after `log`. Raises Illegal where the log does not follow from the key and the rules."""
    match, opening = start_match(game, seats, options, key)
    for number, entry in enumerate(log):
        if (entry.seat is None) != (number == 0):
            raise Illegal("a log has its set-up first, and only there")
        again = opening if entry.seat is None else _advance(match, entry.seat, entry.move, by_order=entry.by_order)
        if again != entry:
            raise Illegal(f"line {number} of the log tells something else than what happens")
    return match


def rewound(match: AnyMatch, again: AnyMatch) -> AnyMatch:
    """`table` taken back to `again`, which is what an earlier part of its log replays to. Drafts go, orders stay."""
    return structs.replace(again, standing_orders=match.standing_orders, rewinds=match.rewinds + 1)


def turns(game: AnyGame, match: AnyMatch, log: Sequence[AnyEntry], seat: int, since: int = 0) -> list[int]:
    """The lines of `log`, from `since` on, with which turns of `seat` begin: up to a Done or a move that is final."""
    at, _ = start_match(game, match.seats, match.options, match.state.chance.key)
    drafting: AnyMatch | None = None
    begins = []
    for number, entry in enumerate(log[1:], 1):
        assert entry.seat is not None
        assert entry.move is not None
        if entry.seat != seat or entry.by_order:
            drafting = None
        elif number >= since:
            if drafting is None:
                begins.append(number)
            drafting, carried_out = commit_move(drafting or at, seat, entry.move)
            drafting = None if carried_out else drafting
        _advance(at, entry.seat, entry.move, by_order=entry.by_order)
    return begins


def _draft(match: AnyMatch, seat: int) -> Draft | None:
    return drafts.draft(match.state, seat, match.drafts.get(seat, []))


def _carry_out(match: AnyMatch, seat: int) -> tuple[AnyMatch, list[AnyEntry]]:
    """The draft of `seat` played for good on `table`, a copy of the caller's."""
    entries = [_advance(match, seat, move) for move in match.drafts.pop(seat)]
    return match, entries + _obey(match)


def _obey(match: AnyMatch) -> list[AnyEntry]:
    """Everything that standing orders now answer, played in place; drafts that do not fit any more are dropped.

    A seat that is drafting decides for itself.
    """
    entries: list[AnyEntry] = []
    while (found := _ordered(match)) is not None:
        entries.append(_advance(match, *found, by_order=True))
    for seat in list(match.drafts):
        if not _still_fits(match, seat):
            del match.drafts[seat]
    return entries


def _ordered(match: AnyMatch) -> tuple[int, Any] | None:
    for seat, options in play.settle(match.state).items():
        for order in [] if seat in match.drafts else match.standing_orders.get(seat, []):
            move = match.state.agenda[-1].obey(match.state, seat, order)
            if move in options:
                return seat, move
    return None


def _still_fits(match: AnyMatch, seat: int) -> bool:
    """Whether the draft of `seat` is still legal after somebody else's moves."""
    try:
        return _draft(match, seat) is not None
    except Illegal:
        return False


def _advance(match: AnyMatch, seat: int, move: Any, *, by_order: bool = False) -> AnyEntry:
    """Plays `move` in place and gives its line of the log. Raises Illegal."""
    if move not in play.settle(match.state).get(seat, []):
        raise Illegal(move)
    play.take(match.state, seat, move)
    play.settle(match.state)
    match.move_counts[seat] += 1
    return Entry(seat=seat, move=move, events=tuple(play.drain(match.state)), by_order=by_order)


def _copy(match: AnyMatch) -> AnyMatch:
    drafts = {seat: list(moves) for seat, moves in match.drafts.items()}
    standing_orders = {seat: list(given) for seat, given in match.standing_orders.items()}
    return structs.replace(
        match,
        state=play.copy(match.state),
        drafts=drafts,
        standing_orders=standing_orders,
        move_counts=list(match.move_counts),
    )
