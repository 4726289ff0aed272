"""What is counted and measured while Parlour runs, as the rooms name it; who counts is passed in."""

from contextlib import AbstractContextManager, nullcontext


class Figures:
    """Figures for a host to watch. These count nothing; those of `bot/app/figures.py` are shown to Prometheus."""

    def press(self) -> AbstractContextManager[None]:
        """Measures the block as a press, with its phases."""
        return nullcontext()

    def phase(self, name: str) -> AbstractContextManager[None]:
        """Measures the block for a phase of the press under way: load, rules, draw, commit or answer."""
        return nullcontext()

    def request(self, name: str) -> AbstractContextManager[None]:
        """Measures the block as a request to the database."""
        return nullcontext()

    def acknowledged(self, interaction: int) -> None:
        """Counts the acknowledgement of an interaction, whose id says when it was sent."""

    def conflicted(self) -> None:
        """Counts a change that was applied again, since another was faster."""

    def failed(self, kind: str) -> None:
        """Counts an error that is no fault of a person."""
