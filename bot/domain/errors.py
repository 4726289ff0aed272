"""What a person is told if something they asked for cannot be done."""


class UserError(Exception):
    """Something a person asked for that cannot be done. `name` is the text that tells them why."""

    def __init__(self, name: str, **values: int | str) -> None:
        super().__init__(name)
        self.name = name
        self.values = values
