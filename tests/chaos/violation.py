"""What did not hold in a campaign."""

from typing import NamedTuple


class Violation(NamedTuple):
    """What did not hold, and where."""

    kind: str
    detail: str


class Broken(Exception):
    """Something does not hold without which the campaign cannot go on."""

    def __init__(self, kind: str, detail: str = "") -> None:
        super().__init__(kind, detail)
        self.violation = Violation(kind, detail)
