"""What people have chosen, written down before they press, and compared with the log afterwards."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from bot.actions.press import checksum
from bot.actions.turn import Pick, PickFromMenu
from bot.domain.session import AnySession, Stage
from rules import match as matches
from rules.game import Move
from rules.match import AnyEntry


@dataclass(eq=False)
class Choice:
    """An option that a person has pressed."""

    seat: int
    move: bytes
    """The move, as JSON."""
    is_sure: bool = False
    """Whether Parlour has confirmed it; without an answer, it may count or not."""


def named_by(session: AnySession, press: Pick | PickFromMenu, option: int) -> Move | None:
    """Returns the move that `option` of a panel names; None if the panel is about an earlier question."""
    question = matches.question(session.playing, press.seat) if session.stage is Stage.PLAY else None
    if question is None or (question.version, checksum(question.options)) != (press.version, press.options):
        return None
    named: Move = question.options[option]
    return named


class Ledger:
    """The choices at one table."""

    def __init__(self) -> None:
        self._choices: list[Choice] = []

    def begin(self, seat: int, move: Move) -> Choice:
        """Notes a choice that is about to be made."""
        self._choices.append(Choice(seat, msgspec.json.encode(move)))
        return self._choices[-1]

    def drop(self, choice: Choice) -> None:
        """Notes that a choice was refused."""
        self._choices.remove(choice)

    def take_back(self, seat: int) -> None:
        """Notes that a seat has taken its last choice back."""
        own = [number for number, choice in enumerate(self._choices) if choice.seat == seat]
        if own:
            del self._choices[own[-1]]

    def made(self, seat: int) -> int:
        """Returns how many choices a seat has made, so that it can be wound back to them."""
        return sum(choice.seat == seat for choice in self._choices)

    def rewind(self, seat: int, made: int) -> None:
        """Notes that only the first `made` choices of a seat still count."""
        while self.made(seat) > made:
            self.take_back(seat)

    def problems(self, session: AnySession, log: list[AnyEntry]) -> list[str]:
        """Returns what the log and the drafts of people hold besides their choices, or do not hold."""
        found = []
        for seat, sitting in enumerate(session.seats):
            if sitting.by_computer:
                continue
            moves = [entry.move for entry in log if entry.seat == seat and not entry.by_standing_order]
            made = [msgspec.json.encode(move) for move in [*moves, *session.playing.drafts.get(seat, [])]]
            chosen = [choice for choice in self._choices if choice.seat == seat]
            if not _agree(chosen, made):
                found.append(f"seat {seat} has chosen {[choice.move for choice in chosen]}, and the match has {made}")
        return found


def _agree(chosen: list[Choice], made: list[bytes]) -> bool:
    """Whether `made` is every sure choice in order, with some of the others between them, and nothing else."""
    reached = {0}
    for choice in chosen:
        counted = {place + 1 for place in reached if place < len(made) and made[place] == choice.move}
        reached = counted if choice.is_sure else counted | reached
    return len(made) in reached
