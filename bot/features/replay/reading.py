"""Reads the match in a file that somebody has brought: nothing in it is believed but the moves."""

import msgspec
from msgspec import Raw

from bot.features.replay.messages import Found
from rules import games, record
from rules import match as matches
from rules.match import Illegal
from rules.record_errors import Flaw, InvalidRecord, Problem

LINES = 3000
"""More lines than the log of any match has."""


def read(content: bytes) -> Found:
    """Returns the match in a file, as the rules of today play it. Raises InvalidRecord."""
    found = record.decode(content)
    if found.start is not None:
        raise InvalidRecord(Flaw.MADE_BY_HAND)
    if not found.key:
        raise InvalidRecord(Flaw.WITHHELD)
    if not 1 <= len(found.log) <= LINES:
        raise InvalidRecord(Flaw.LENGTH, lines=len(found.log), most=LINES)
    game = games.load(found.game)
    try:
        match = matches.replay(game, found.seats, found.options, bytes.fromhex(found.key), found.log)
    except (Illegal, matches.BrokenGame):
        why = _why(found)
        raise InvalidRecord(why.flaw, **why.values) from None
    encode = msgspec.json.encode
    return Found(found.game, found.players, Raw(encode(match)), [Raw(encode(entry)) for entry in found.log])


def _why(found: record.AnyRecord) -> Problem:
    """Returns why a log does not replay."""
    game = games.load(found.game)
    if found.version != game.info.version:
        return Problem(Flaw.RULES, {"version": found.version, "today": game.info.version})
    return record.problem(game, found) or Problem(Flaw.POSITION)
