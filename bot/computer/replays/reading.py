"""Reads the match in a file that somebody has brought: nothing in it is believed but the moves."""

import msgspec
from msgspec import Raw

from bot.computer.replays.messages import Found
from rules import games, record
from rules import match as matches
from rules.match import Illegal
from rules.record import InvalidRecord

LINES = 3000
"""More lines than the log of any match has."""


def read(content: bytes) -> Found:
    """Returns the match in a file, as the rules of today play it. Raises InvalidRecord."""
    found = record.decode(content)
    if found.start is not None or not found.key:
        raise InvalidRecord("it begins with a position made by hand, or without its key; `parlour show` may read it")
    if not 1 <= len(found.log) <= LINES:
        raise InvalidRecord(f"its log has {len(found.log)} lines instead of 1 to {LINES}")
    game = games.load(found.game)
    try:
        match = matches.replay(game, found.seats, found.options, bytes.fromhex(found.key), found.log)
    except (Illegal, matches.BrokenGame):
        raise InvalidRecord(_why(found)) from None
    encode = msgspec.json.encode
    return Found(found.game, found.players, Raw(encode(match)), [Raw(encode(entry)) for entry in found.log])


def _why(found: record.AnyRecord) -> str:
    """Returns why a log does not replay."""
    today = games.load(found.game).info.version
    if found.version != today:
        return f"it was played by version {found.version} of the rules, and they are at version {today} here"
    return record.difference(games.load(found.game), found)
