"""Carries out prepared turns in random games, and compares each with what its maker was shown: in words, by text.

`python -m tests.bot.features.preparing.campaign --executions 100000 --part 1 --parts 8` prints what became of the
prepared turns of the first of eight parts; it exits with 1 if something differed. A part can be repeated: everything
follows from its number.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count, groupby
from random import Random
from time import monotonic
from typing import Any, NamedTuple

import msgspec

from bot.views import effects, labels
from rules import branches, games, play, preparing
from rules import match as matches
from rules.chance import key
from rules.contract import option_sets
from rules.match import AnyEntry, AnyMatch, Illegal, Question
from rules.preparing import CARRIED_OUT, OrderAnswers
from rules.secrecy import hidden_twin
from tests.bot.readers import reader
from tests.bot.sessions import seeded_match

PREPARES = 0.5
"""The probability that a seat that waits prepares its turn."""
ANSWERS = 0.8
"""The probability of an answer to a branch, and of carrying out despite news."""
PLAYOUTS = 8
"""Of each proposal: enough for some branches."""
SOME_TWINS = 20
"""One in this number of prepared turns is prepared in a hidden twin as well."""


class Sight(NamedTuple):
    """What somebody is shown of a question and of the option that they choose in it."""

    asked: str
    label: str
    effect: str
    caused: list[Any]
    """What the moves before it have caused."""


class Kept(NamedTuple):
    """What a seat was shown of a line that it has prepared."""

    line: list[Sight]
    """Of its moves."""
    case: list[Sight]
    """Of the prepared turn in the case of a branch, as far as it is possible there."""
    result: list[Any]
    """What all moves but a final one cause."""
    offered: list[list[str]]
    """The options of each question."""


class Campaign:
    """Counts prepared turns by game and by what became of them."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.differing: list[str] = []
        self.same_options = 0
        """Turns carried out all of whose questions offered exactly what they did when the turn was prepared."""

    @property
    def executions(self) -> int:
        return sum(count for name, count in self.counts.items() if name.split()[-1] in CARRIED_OUT)

    def play(self, seed: int, enough: int) -> None:
        """Plays a random game, until enough turns were carried out."""
        _Game(self, seed).play(enough)

    def report(self) -> str:
        lines = [f"{name}: {count}" for name, count in sorted(self.counts.items())]
        lines.append(f"carried out: {self.executions}, of them {self.same_options} with exactly the same options")
        return "\n".join([*lines, f"differing from what was shown: {len(self.differing)}", *self.differing[:20]])


class _Game:
    """A random game."""

    def __init__(self, campaign: Campaign, seed: int) -> None:
        self._campaign, self._seed, self._dice = campaign, seed, Random(seed)
        name = games.names()[seed % len(games.names())]
        self._game = games.load(name)
        seats = self._dice.randint(max(2, self._game.info.fewest), self._game.info.most)
        options = self._dice.choice(option_sets(self._game.info))
        self._words = reader().of(seeded_match(name, seats, {}, seed=1))
        self._at, _ = matches.start_match(self._game, seats, options, key(seed))
        self._kept: dict[int, list[Kept | None]] = {}

    def play(self, enough: int) -> None:
        while (to_move := matches.to_move(self._at)) and self._campaign.executions < enough:
            for seat in range(self._at.seats):
                waits = seat not in to_move and (seat not in self._at.prepared or self._at.prepared[seat].offered)
                if waits and self._dice.random() < PREPARES:
                    self._prepare(seat)
            self._move(self._dice.choice(to_move))

    def _move(self, seat: int) -> None:
        """Takes the turn of a seat at random, up to a move that is final, and then the prepared turns that come."""
        entries: list[AnyEntry] = []
        while not entries:
            draft = matches.draft_of(self._at, seat)
            assert draft
            if draft.complete:
                self._at, entries = matches.done(self._at, seat)
            else:
                self._at, entries = matches.choose(self._at, seat, self._dice.choice(draft.to_move[seat]))
        before = self._at
        self._at, lines = preparing.come(self._game, before, entries)
        for waited, prepared in before.prepared.items():
            note = self._at.prepared.get(waited)
            if note and note.offered and not prepared.offered:
                self._campaign.counts[f"{self._game.info.name} {note.offered}"] += 1
        for mover, group in groupby(lines, lambda line: line.seat):
            assert mover is not None
            before = self._compared(before, mover, [line.move for line in group])

    def _prepare(self, seat: int) -> None:
        """Prepares a turn and its branches at random."""
        self._at = preparing.drop(self._at, seat)
        kept = self._chosen(seat, 0)
        if kept is None:
            return
        found = branches.proposed(self._game, self._at, seat, PLAYOUTS)
        if not self._dice.randrange(SOME_TWINS):
            state = hidden_twin(self._game, self._at.state, seat)
            twin = branches.proposed(self._game, msgspec.structs.replace(self._at, state=state), seat, PLAYOUTS)
            if twin != found:
                self._differs(seat, f"proposals depend on what is hidden: {found} and {twin}")
        self._at = branches.with_branches(self._at, seat, found)
        lines: list[Kept | None] = [kept]
        for line in range(1, len(found) + 1):
            lines.append(self._chosen(seat, line) if self._dice.random() < ANSWERS else None)
        wanted = self._dice.random() < ANSWERS
        self._at = preparing.despite_news(self._at, seat, wanted=wanted)
        self._kept[seat] = lines

    def _chosen(self, seat: int, line: int) -> Kept | None:
        """Chooses a whole line of a prepared turn, and keeps it; None if it cannot be prepared."""
        game, dice = self._game, self._dice
        case: list[Sight] = []
        if line:
            try:
                case = [self._sight(*each) for each in self._questions(seat, line, self._at.prepared[seat].moves)]
            except OrderAnswers:
                return None
            self._at = preparing.even_so(game, self._at, seat, line)
            if dice.randrange(2):
                self._at = preparing.ask(self._at, seat, line)
        try:
            at = preparing.question(game, self._at, seat, line)
        except OrderAnswers:
            at = None
        if at is None:
            return None
        while at.step is not None:
            self._at = preparing.choose(game, self._at, seat, dice.choice(at.options), line)
            at = preparing.question(game, self._at, seat, line)
            assert at
        prepared = self._at.prepared[seat]
        moves = prepared.branches[line - 1].moves if line else prepared.moves
        sights, offered = [], []
        for question, move in self._questions(seat, line, moves):
            sights.append(self._sight(question, move))
            offered.append(self._offered(question))
        self._at = preparing.keep(game, self._at, seat, at_once=True, line=line)
        return Kept(sights, case, at.events, offered)

    def _questions(self, seat: int, line: int, moves: list[Any]) -> Iterator[tuple[Question, Any]]:
        """Yields each question of a line with the option that answers it, as far as the moves are legal."""
        at = preparing.ask(self._at, seat, line) if line else preparing.drop(self._at, seat)
        for move in moves:
            question = preparing.question(self._game, at, seat, line)
            assert question
            try:
                yield question, play.chosen(question.options, move)
            except Illegal:
                return
            at = preparing.choose(self._game, at, seat, move, line)

    def _real_questions(self, at: AnyMatch, seat: int, moves: Sequence[Any]) -> Iterator[tuple[Question, Any]]:
        """Yields the same of a turn that has come."""
        for move in moves:
            question = matches.question(at, seat)
            assert question
            try:
                yield question, play.chosen(question.options, move)
            except Illegal:
                return
            at, entries = matches.choose(at, seat, move)
            if entries:
                return

    def _sight(self, question: Question, move: Any) -> Sight:
        words, step = self._words, question.step
        view = self._game.view(question.state, question.seat)
        number = question.options.index(move)
        (effect,) = effects.lines(self._game, question, [number], words)
        assert step
        asked = words.prompt("ask", step, view, question.seat)
        label = "" if effect.startswith("then: ") else labels.short(move, words)  # it counts what can be chosen then
        return Sight(asked, f"{label} {play.identity(move)}", effect, question.events)

    def _offered(self, question: Question) -> list[str]:
        return [labels.short(option, self._words) for option in question.options]

    def _compared(self, before: AnyMatch, seat: int, moves: Sequence[Any]) -> AnyMatch:
        """Compares a turn that was carried out with what was shown of it; returns the match after it."""
        prepared, note = before.prepared[seat], self._at.prepared.get(seat)
        if note is None:  # the match is over
            return before
        cases = [(-1, []), *((each.seat, each.turn) for each in prepared.branches)]
        number = cases.index((note.because_of, note.because))
        kept = self._kept[seat][number]
        assert kept
        seen = [*self._real_questions(before, seat, moves)]
        if [self._sight(*each) for each in seen] != kept.line:
            self._differs(seat, f"{moves} shows {[self._sight(*each) for each in seen]}, not {kept.line}")
        if number:
            case = [self._sight(*each) for each in self._real_questions(before, seat, prepared.moves)]
            if case != kept.case:
                self._differs(seat, f"{prepared.moves} shows {case}, not {kept.case} as in the case of its branch")
        self._campaign.same_options += [self._offered(question) for question, _ in seen] == kept.offered
        entries: list[AnyEntry] = []
        for move in moves:
            before, entries = matches.choose(before, seat, move)
        if not entries:
            question = matches.question(before, seat)
            if question is None or question.step or question.events != kept.result:
                self._differs(seat, f"{moves} causes {question and question.events}, not {kept.result}")
            before, _ = matches.done(before, seat)
        return before

    def _differs(self, seat: int, what: str) -> None:
        self._campaign.differing.append(f"{self._game.info.name}, seed {self._seed}, seat {seat}: {what}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--executions", type=int, default=100_000, help="of all parts together")
    parser.add_argument("--part", type=int, default=1)
    parser.add_argument("--parts", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after the game that lasts longer")
    chosen = parser.parse_args()
    campaign = run(chosen.executions // chosen.parts, chosen.part, chosen.parts, chosen.seconds)
    sys.stdout.write(f"{campaign.report()}\n")
    return bool(campaign.differing)


def run(executions: int, part: int = 1, parts: int = 1, seconds: float = float("inf")) -> Campaign:
    """Plays every `parts`-th game until enough turns were carried out, or the time is over."""
    campaign, end = Campaign(), monotonic() + seconds
    for seed in count(part, parts):
        if campaign.executions >= executions or monotonic() > end:
            return campaign
        campaign.play(seed, executions)
    raise AssertionError("there are always more games")


if __name__ == "__main__":
    sys.exit(main())
