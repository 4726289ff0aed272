"""What did not hold in a campaign."""

from typing import NamedTuple


class Violation(NamedTuple):
    """What did not hold, and where."""

    kind: str
    detail: str
