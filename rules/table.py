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
Standing = TypeVar("Standing", bound=StandingOrder)

AGES = 10_000
"""More moves than a seat makes in a match."""


class Table(Struct, Generic[S, M, Standing], kw_only=True, omit_defaults=True):
    """A match in the middle of play. Stored and loaded as the type that `table_type` gives."""

    game: str
    version: int
    seats: int
    options: Options
    state: S
    drafts: dict[int, list[M]] = {}
    orders: dict[int, list[Standing]] = {}
    """Standing orders by seat, the first that fits is obeyed. Only their seat may see them."""
    made: list[int]
    """How many moves each seat has made, its draft left out."""
    undone: int = 0
    """How often moves of the table were taken back."""


class Entry(Struct, Generic[M, E], frozen=True, omit_defaults=True):
    """A line of the log: a move and all that came of it. The first line, the set-up, has no move."""

    seat: int | None = None
    move: M | None = None
    events: tuple[E, ...] = ()
    by_order: bool = False
    """Whether a standing order chose the move."""


AnyTable = Table[Any, Any, Any]
AnyEntry = Entry[Any, Any]


def table_type(game: AnyGame) -> Any:
    """The type as which tables of `game` are stored."""
    return Table[game.state, game.move, game.standing_order]  # type: ignore[name-defined]  # known at run time only


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
    """How many moves this seat has made, its draft included, and `AGES` for each taking back behind `done`.

    The age of the question: no question asked before such a taking back has it again.
    """


def open_table(game: AnyGame, seats: int, options: Options, key: bytes) -> tuple[AnyTable, AnyEntry]:
    """A new table and the first line of its log. Raises ValueError for wrong seats or options."""
    info, complete = game.info, games.complete(game, options)
    state = game.new(games.check_seats(game, seats), complete, Chance(key))
    play.settle(state)
    events = play.drain(state)
    table: AnyTable = Table(
        game=info.name, version=info.version, seats=seats, options=complete, state=state, made=[0] * seats
    )
    return table, Entry(events=tuple(events))


def asked(table: AnyTable) -> list[int]:
    """The seats that the table waits for; nobody: the match is over."""
    return sorted(play.settle(play.copy(table.state)))


def question(table: AnyTable, seat: int) -> Question | None:
    """What `seat` is asked now; None where nothing is asked of it."""
    draft = _draft(table, seat)
    if draft is None:
        return None
    moves = table.drafts.get(seat, [])
    step = None if draft.waits else draft.state.agenda[-1]
    options = [] if draft.waits else draft.asked[seat]
    return Question(
        seat=seat,
        state=draft.state,
        step=step,
        options=options,
        final=[drafts.is_final(draft.state, seat, option) for option in options],
        refusals=step.refusals(draft.state, seat) if step else [],
        drafted=list(moves),
        events=draft.events,
        moves=age(table, seat) + len(moves),
    )


def age(table: AnyTable, seat: int) -> int:
    """The age of the question to `seat` before it has drafted anything."""
    return table.undone * AGES + table.made[seat]


def choose(table: AnyTable, seat: int, move: Move) -> tuple[AnyTable, list[AnyEntry]]:
    """`move` added to the draft of `seat`; entries come where it was carried out at once. Raises Illegal."""
    draft = _draft(table, seat)
    if draft is None or draft.waits or move not in draft.asked[seat]:
        raise Illegal(move)
    after = _copy(table)
    after.drafts[seat] = [*table.drafts.get(seat, []), move]
    if drafts.is_final(draft.state, seat, move):
        return _carry_out(after, seat)
    return after, []


def take_back(table: AnyTable, seat: int) -> AnyTable:
    """Without the last move of the draft of `seat`. Raises Illegal where there is none."""
    moves = table.drafts.get(seat)
    if not moves:
        raise Illegal("nothing to take back")
    after = _copy(table)
    after.drafts[seat].pop()
    if not after.drafts[seat]:
        del after.drafts[seat]
    return after


def done(table: AnyTable, seat: int) -> tuple[AnyTable, list[AnyEntry]]:
    """The draft of `seat` made part of the table. Raises Illegal while something is still to be chosen."""
    draft = _draft(table, seat)
    if draft is None or not draft.waits:
        raise Illegal("something is still to be chosen")
    return _carry_out(_copy(table), seat)


def play_out(table: AnyTable, seat: int, move: Move) -> tuple[AnyTable, list[AnyEntry]]:
    """`move` chosen, and `done` where that completes the turn: for those who never take back."""
    table, entries = choose(table, seat, move)
    draft = _draft(table, seat)
    if draft is None or not draft.waits:
        return table, entries
    return done(table, seat)


def offered(game: AnyGame, table: AnyTable, seat: int) -> list[StandingOrder]:
    """The standing orders that `seat` could give now, those that it has given left out."""
    if game.standing_orders is None:
        return []
    given = table.orders.get(seat, [])
    return [order for order in game.standing_orders(game.view(table.state, seat), seat) if order not in given]


def give(game: AnyGame, table: AnyTable, seat: int, order: StandingOrder) -> tuple[AnyTable, list[AnyEntry]]:
    """With one more standing order of `seat`, obeyed at once where it is asked. Raises Illegal."""
    if order not in offered(game, table, seat):
        raise Illegal(order)
    after = _copy(table)
    after.orders.setdefault(seat, []).append(order)
    return after, _obey(after)


def cancel(table: AnyTable, seat: int, order: StandingOrder) -> AnyTable:
    """Without a standing order of `seat`. Raises Illegal where it has not given it."""
    if order not in table.orders.get(seat, []):
        raise Illegal(order)
    after = _copy(table)
    after.orders[seat].remove(order)
    return after


def abandoned(table: AnyTable, seat: int) -> AnyTable:
    """Without the draft and the standing orders of `seat`, whom somebody else plays for from now on."""
    after = _copy(table)
    after.drafts.pop(seat, None)
    after.orders.pop(seat, None)
    return after


def replay(game: AnyGame, seats: int, options: Options, key: bytes, log: Iterable[AnyEntry]) -> AnyTable:
    """The table after `log`. Raises Illegal where the log does not follow from the key and the rules."""
    table, opening = open_table(game, seats, options, key)
    for number, entry in enumerate(log):
        if (entry.seat is None) != (number == 0):
            raise Illegal("a log has its set-up first, and only there")
        again = opening if entry.seat is None else _advance(table, entry.seat, entry.move, by_order=entry.by_order)
        if again != entry:
            raise Illegal(f"line {number} of the log tells something else than what happens")
    return table


def rewound(table: AnyTable, again: AnyTable) -> AnyTable:
    """`table` taken back to `again`, which is what an earlier part of its log replays to. Drafts go, orders stay."""
    return structs.replace(again, orders=table.orders, undone=table.undone + 1)


def turns(game: AnyGame, table: AnyTable, log: Sequence[AnyEntry], seat: int, since: int = 0) -> list[int]:
    """The lines of `log`, from `since` on, with which turns of `seat` begin: up to a Done or a move that is final."""
    at, _ = open_table(game, table.seats, table.options, table.state.chance.key)
    drafting: AnyTable | None = None
    begins = []
    for number, entry in enumerate(log[1:], 1):
        assert entry.seat is not None
        assert entry.move is not None
        if entry.seat != seat or entry.by_order:
            drafting = None
        elif number >= since:
            if drafting is None:
                begins.append(number)
            drafting, carried_out = play_out(drafting or at, seat, entry.move)
            drafting = None if carried_out else drafting
        _advance(at, entry.seat, entry.move, by_order=entry.by_order)
    return begins


def _draft(table: AnyTable, seat: int) -> Draft | None:
    return drafts.draft(table.state, seat, table.drafts.get(seat, []))


def _carry_out(table: AnyTable, seat: int) -> tuple[AnyTable, list[AnyEntry]]:
    """The draft of `seat` played for good on `table`, a copy of the caller's."""
    entries = [_advance(table, seat, move) for move in table.drafts.pop(seat)]
    return table, entries + _obey(table)


def _obey(table: AnyTable) -> list[AnyEntry]:
    """Everything that standing orders now answer, played in place; drafts that do not fit any more are dropped.

    A seat that is drafting decides for itself.
    """
    entries: list[AnyEntry] = []
    while (found := _ordered(table)) is not None:
        entries.append(_advance(table, *found, by_order=True))
    for seat in list(table.drafts):
        if not _still_fits(table, seat):
            del table.drafts[seat]
    return entries


def _ordered(table: AnyTable) -> tuple[int, Any] | None:
    for seat, options in play.settle(table.state).items():
        for order in [] if seat in table.drafts else table.orders.get(seat, []):
            move = table.state.agenda[-1].obey(table.state, seat, order)
            if move in options:
                return seat, move
    return None


def _still_fits(table: AnyTable, seat: int) -> bool:
    """Whether the draft of `seat` is still legal after somebody else's moves."""
    try:
        return _draft(table, seat) is not None
    except Illegal:
        return False


def _advance(table: AnyTable, seat: int, move: Any, *, by_order: bool = False) -> AnyEntry:
    """Plays `move` in place and gives its line of the log. Raises Illegal."""
    if move not in play.settle(table.state).get(seat, []):
        raise Illegal(move)
    play.take(table.state, seat, move)
    play.settle(table.state)
    table.made[seat] += 1
    return Entry(seat=seat, move=move, events=tuple(play.drain(table.state)), by_order=by_order)


def _copy(table: AnyTable) -> AnyTable:
    drafts = {seat: list(moves) for seat, moves in table.drafts.items()}
    orders = {seat: list(given) for seat, given in table.orders.items()}
    return structs.replace(table, state=play.copy(table.state), drafts=drafts, orders=orders, made=list(table.made))
