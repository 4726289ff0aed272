"""Errors that are shown to the person who caused them."""


class UserError(Exception):
    """A person's request cannot be carried out. The text `error-<name>`, filled with `values`, explains why."""

    def __init__(self, name: str, **values: int | str) -> None:
        super().__init__(name)
        self.name = name
        self.values = values
