"""Verifies the file of a match: whether its chance was fair, and whether its log is what happened."""

from enum import StrEnum
from itertools import zip_longest
from typing import NamedTuple

from msgspec import structs

from rules import games, play, proof
from rules.match import is_same
from rules.record import AnyRecord, replay
from rules.record_errors import Flaw, InvalidRecord, Problem


class Fault(StrEnum):
    """What is wrong with the file of a match."""

    RULES = "rules"
    """It was played by another version of the rules, so its log cannot be replayed. This accuses nobody."""
    SECRET = "secret"
    """The secret is not the one whose hash was published."""
    SEATS = "seats"
    """The seats are not in the order that was drawn."""
    ADDED = "added"
    """Something was added that is neither a press, with or without words, nor a computer player."""
    KEY = "key"
    """The key of the draws does not follow from the secret and the terms of the match."""
    LOG = "log"
    """The log does not follow from the key and the rules."""
    POSITION = "position"
    """The log does not lead to the last position."""
    END = "end"
    """The log stops before the end."""


class Finding(NamedTuple):
    """A fault, and what the rules say to it."""

    fault: Fault
    detail: Problem | None = None

    @property
    def accuses(self) -> bool:
        """Whether somebody has changed something. Other rules only mean that the log cannot be checked here."""
        return self.fault is not Fault.RULES


def findings(record: AnyRecord) -> list[Finding]:
    """Returns everything that is wrong with the file of a match; nothing if chance was fair and its log is true.

    It proves no more than that the parts of the file belong together: the published hash has to be compared with the
    one that the players saw. Without a proof in the file, only the log is verified.
    """
    if record.version != games.load(record.game).info.version:
        return [Finding(Fault.RULES), *_of_proof(record)]
    return [*_of_proof(record), *_of_log(record)]


def _of_proof(record: AnyRecord) -> list[Finding]:
    given = record.proof
    if given is None:
        return []
    found = []
    if proof.promise(given.secret).published != given.published:
        found.append(Finding(Fault.SECRET))
    if not all(map(proof.is_addition, given.entropy)):
        found.append(Finding(Fault.ADDED))
    if len(given.entropy) != record.seats or not proof.is_in_order(given):
        found.append(Finding(Fault.SEATS))
    if proof.chance_key(given, record.game, record.version, record.options).hex() != record.key:
        found.append(Finding(Fault.KEY))
    return found


def _of_log(record: AnyRecord) -> list[Finding]:
    try:
        found = replay(games.load(record.game), structs.replace(record, start=None, state=None))
    except InvalidRecord as error:
        return [Finding(Fault.LOG, error.problem)]
    for line, (then, now) in enumerate(zip_longest(record.log, found.log)):
        if then is None or now is None or not is_same(then, now):
            return [Finding(Fault.LOG, found.problem or Problem(Flaw.LINE, {"line": line}))]
    faults = []
    if record.state is not None and record.state != found.state:
        faults.append(Finding(Fault.POSITION))
    if record.complete and play.settle(play.copy(found.state)):
        faults.append(Finding(Fault.END))
    return faults
