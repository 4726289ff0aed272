"""Proposes branches of a prepared turn: what others may do that makes something else of it. Pure.

Everything is computed from the view of the seat. Playouts over determinizations of it say what the prepared moves may
have become when the turn comes, and how often. A branch is proposed for an outcome if a single turn of another, as far
as the seat can foresee it, leads exactly there.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from msgspec import structs

from rules import ahead, play
from rules.chance import Chance, key
from rules.game import AnyGame
from rules.match import AnyMatch, BrokenGame
from rules.prepared import Branch, Prepared

MOST = 4
"""The most branches of a prepared turn."""
PLAYOUTS = 24
LONGEST = 60
"""Choices of others in a playout, after which it is given up."""
CANDIDATES = 4
"""Of so many random choices of another, the one that the game's `prior` likes best is made."""


class Turn(NamedTuple):
    """The turn of another in a playout."""

    seat: int
    moves: tuple[Any, ...]


def propose(game: AnyGame, match: AnyMatch, seat: int, playouts: int = PLAYOUTS) -> Iterator[list[Branch[Any]] | None]:
    """Proposes branches of what `seat` has prepared, in small steps: yields None after each, and at last the branches.

    Those that are ready stay, whatever is likely then.
    """
    prepared, view = match.prepared[seat], game.view(match.state, seat)
    then = _Outcomes(game, view, seat, prepared)
    causes: dict[str, Counter[Turn]] = {}
    for number in range(playouts):
        for turn in then.playout(number):
            outcome = then.outcome(turn).key
            if outcome not in ("", then.as_prepared):
                causes.setdefault(outcome, Counter())[turn] += 1
            yield None
    kept = [branch for branch in prepared.branches if branch.ready]
    there = {branch.outcome for branch in kept}
    for outcome, turns in sorted(causes.items(), key=lambda found: -found[1].total()):
        if outcome not in there and len(kept) < MOST:
            ((turn, _),) = turns.most_common(1)
            legal = then.outcome(turn).legal
            kept.append(Branch(seat=turn.seat, turn=[*turn.moves], legal=legal, outcome=outcome))
    yield kept


def proposed(game: AnyGame, match: AnyMatch, seat: int, playouts: int = PLAYOUTS) -> list[Branch[Any]]:
    """Returns the branches at once."""
    *_, found = propose(game, match, seat, playouts)
    assert found is not None
    return found


def with_branches(match: AnyMatch, seat: int, branches: Sequence[Branch[Any]]) -> AnyMatch:
    """Makes `branches` those of what `seat` has prepared."""
    prepared = structs.replace(match.prepared[seat], branches=[*branches], proposed_at=moment(match))
    return structs.replace(match, prepared=match.prepared | {seat: prepared})


def moment(match: AnyMatch) -> int:
    """Returns what `Prepared.proposed_at` is now."""
    return sum(match.move_counts)


class Outcome(NamedTuple):
    """What prepared moves do."""

    key: str
    """Empty: nobody can know it."""
    legal: int


UNKNOWN = Outcome("", 0)


class _Outcomes:
    """What prepared moves do after turns of others."""

    def __init__(self, game: AnyGame, view: Any, seat: int, prepared: Prepared[Any]) -> None:
        self._game, self._view, self._seat, self._prepared = game, view, seat, prepared
        self._sample = game.sampler(view)
        self._found: dict[Turn, Outcome] = {}
        self.as_prepared = ahead.digest(prepared.meanings)

    def outcome(self, turn: Turn) -> Outcome:
        """Returns what the prepared moves do after a turn of another."""
        if turn not in self._found:
            self._found[turn] = self._after(turn)
        return self._found[turn]

    def _after(self, turn: Turn) -> Outcome:
        state = ahead.after_turn(self._game, self._view, self._seat, turn.seat, turn.moves)
        if state is None or ahead.asked(state) != self._prepared.step:
            return UNKNOWN
        found = ahead.tried(self._game, state, self._seat, self._prepared)
        return UNKNOWN if found is None else Outcome(found.outcome, len(found.draft.moves))

    def playout(self, number: int) -> list[Turn]:
        """Returns the turns of others before that of the seat, as they would move at a guess."""
        state, dice = self._sample(Chance(key(number))), Chance(key(number, self._seat))
        turns: list[Turn] = []
        try:
            to_move, made = play.settle(state), 0
            while made < LONGEST and (others := [other for other in to_move if other != self._seat]):
                mover = others[0]
                move = self._guessed(to_move[mover], dice)
                if turns and turns[-1].seat == mover:
                    turns[-1] = Turn(mover, (*turns[-1].moves, move))
                else:
                    turns.append(Turn(mover, (move,)))
                play.take(state, mover, move)
                to_move = play.settle(state)
                state.events.clear()
                made += 1
        except BrokenGame:
            return []
        return turns

    def _guessed(self, options: Sequence[Any], dice: Chance) -> Any:
        prior = self._game.prior
        if prior is None:
            return dice.pick(options)
        return max((dice.pick(options) for _ in range(CANDIDATES)), key=prior)
