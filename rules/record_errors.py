"""Why the file of a match cannot be read or replayed, as values."""

from enum import Enum

from msgspec import Struct


class Flaw(Enum):
    """What is wrong with a file: a sentence without a full stop for the command line. For people there are texts."""

    NO_RECORD = "it is no record of a match: {error}"
    FORMAT = "its format is {format}, and this version of Parlour reads 1 to {newest}"
    GAME = "there is no game called {game}"
    NUMBER = "its position holds a number beyond {most}"
    SEATS = "{game} is for {fewest} to {most} players, not {seats}"
    OPTIONS = "{error}"
    KEY = "its key is not in hexadecimal: {error}"
    KEY_LENGTH = "its key has {bytes} bytes instead of {needed}"
    HASH = "its published hash is no SHA-256 in hexadecimal"
    START = "its start is after line {line} of a log of {lines} lines"
    PLAYERS = "it names {names} players for {seats} seats"
    NOTHING = "it has neither a key nor a position"
    SETUP = "the first line of a log, and no other, is the set-up"
    WITHHELD = "its key is withheld, so this position does not follow from its log"
    MADE_BY_HAND = "it begins with a position made by hand; `parlour show` may read it"
    UNPLAYABLE = "its start cannot be played: {error}"
    LENGTH = "its log has {lines} lines instead of 1 to {most}"
    RULES = "it was played by version {version} of the rules, and they are at version {today} here"
    ILLEGAL = "line {line} of the log is not legal: {move}"
    BROKEN = "the game cannot go on after line {line} of the log: {error}"
    LINE = "line {line} of the log is another with the rules of today"
    POSITION = "the log leads to another position with the rules of today"


class Problem(Struct, frozen=True):
    """A flaw of a file, with what fills its sentence and its texts."""

    flaw: Flaw
    values: dict[str, int | str] = {}

    def __str__(self) -> str:
        return self.flaw.value.format(**self.values)


class InvalidRecord(ValueError):
    """A file is no record that can be read. The message is a sentence without a full stop."""

    def __init__(self, flaw: Flaw, **values: int | str) -> None:
        self.problem = Problem(flaw, values)
        super().__init__(str(self.problem))
