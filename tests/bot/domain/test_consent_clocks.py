"""Clocks after a rewind: time stays used, and no turn earns its increment twice."""

from msgspec import structs

from bot.domain import lobbies, matches, turns
from bot.domain.calendar import HOUR
from bot.domain.clock import Clock
from bot.domain.session import Change
from bot.domain.turn_time import Moment, keep
from bot.handlers.entropy import new_proof
from rules import match as rules_match
from rules.match import AnyEntry
from tests.bot.domain.test_consent import NOW, replayed
from tests.bot.sessions import ALICE, BOB, CAROL, LOBBY, lobby


class Clocked:
    """A match with a clock of 24 hours and 6 for each turn, in which every turn takes 8 hours."""

    def __init__(self) -> None:
        gathered = structs.replace(lobby(ALICE, BOB), clock=Clock(24, 6), options={"start_player": "first_seat"})
        start = lobbies.start(gathered, ALICE, LOBBY, new_proof())
        self.now = NOW
        self.log: list[AnyEntry] = []
        self.session = gathered
        self.keep(start)

    def keep(self, change: Change) -> None:
        self.session = keep(self.session, change, Moment(self.now)).session
        self.log = self.log[: change.kept] + change.entries

    def take_turn(self) -> None:
        (seat,) = self.session.to_move
        made = self.session.playing.move_counts[seat]
        self.now += 8 * HOUR
        while self.session.playing.move_counts[seat] == made:
            question = rules_match.question(self.session.playing, seat)
            assert question is not None
            move = question.options[0] if question.options else None
            self.keep(turns.done(self.session, seat) if move is None else turns.choose(self.session, seat, move))

    def rewind(self, seat: int, line: int) -> None:
        self.keep(matches.rewind(self.session, seat, line, replayed(self.session, self.log[:line])))

    @property
    def left(self) -> list[int]:
        return [seat.left // HOUR for seat in self.session.seats]


def test_a_turn_that_is_rewound_and_played_again_earns_its_increment_once() -> None:
    match = Clocked()
    first = len(match.log)
    match.take_turn()
    second = len(match.log)
    match.take_turn()
    assert match.left == [22, 22]
    match.rewind(1, second)
    match.take_turn()
    assert match.left == [22, 14]
    match.rewind(0, first)
    match.take_turn()
    match.take_turn()
    assert match.left == [14, 6], "neither of the two rewound turns earns it again"
    match.take_turn()
    assert match.left == [12, 6], "later turns earn it"
    match.take_turn()
    assert match.left == [12, 6]


def test_a_rewind_keeps_the_clocks_and_a_new_owner_has_a_full_one() -> None:
    clock = Clock(24, 6)
    gathered = structs.replace(lobby(ALICE, BOB), clock=clock, options={"start_player": "first_seat"})
    start = lobbies.start(gathered, ALICE, LOBBY, new_proof())
    session = keep(gathered, start, Moment(NOW)).session
    log = start.entries
    while session.to_move == [0]:
        question = rules_match.question(session.playing, 0)
        assert question is not None
        move = question.options[0] if question.options else None
        change = turns.done(session, 0) if move is None else turns.choose(session, 0, move)
        session, log = keep(session, change, Moment(NOW + HOUR)).session, log + change.entries
    left = [seat.left for seat in session.seats]
    back = keep(session, matches.rewind(session, 0, 1, replayed(session, log[:1])), Moment(NOW + 2 * HOUR)).session
    assert [seat.left for seat in back.seats] == left
    assert [(seat.turn_began_at, seat.since) for seat in back.seats] == [(back.revision, NOW + 2 * HOUR), (0, 0)]
    given = keep(back, matches.seat_player(back, 0, CAROL, "Carol"), Moment(NOW + 5 * HOUR)).session
    assert (given.seats[0].turn_began_at, given.seats[0].since) == (given.revision, NOW + 5 * HOUR)
    assert given.seats[0].left == clock.start
