"""What must always hold of a position."""

from rules.rolled_west.state import Position


def broken(state: Position) -> list[str]:
    """What is wrong with `state`, in words for a bug report; a sound position gives nothing."""
    return []
