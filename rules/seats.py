"""Seats, numbered clockwise from 0."""

from functools import cache


@cache
def clockwise(players: int, first: int) -> tuple[int, ...]:
    """Returns the seats of `players` players, from `first` on."""
    return (*range(first, players), *range(first))


def next_seat(players: int, seat: int) -> int:
    """Returns the seat to the left of `seat`."""
    return (seat + 1) % players
