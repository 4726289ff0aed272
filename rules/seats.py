"""Seats around a table, numbered clockwise from 0."""


def clockwise(players: int, first: int) -> list[int]:
    """Returns all seats of a table of `players`, from `first` on."""
    return [*range(first, players), *range(first)]


def next_seat(players: int, seat: int) -> int:
    """Returns who sits to the left of `seat`."""
    return (seat + 1) % players
