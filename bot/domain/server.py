"""What those who manage a Discord server have decided for it. Pure."""

from typing import NamedTuple, TypeVar

from msgspec import Struct, structs

from bot.domain.errors import UserError
from bot.domain.session_options import RATED
from bot.feature import Slot

T = TypeVar("T")

MOST = 200
"""The most channels, and the most excluded people, of a server."""


class Excluded(NamedTuple):
    """A person who is kept out, by the name of that moment."""

    person: int
    name: str


class Switch(NamedTuple):
    """What a server can turn off. Each field but the first is the name of a text."""

    name: str
    on: str
    """That it is on, on the page of those who manage the server."""
    off: str
    turn_on: str
    """The label of the button that turns it on."""
    turn_off: str


SWITCHES: Slot[Switch] = Slot()
"""What features let a server turn off."""


class Server(Struct, frozen=True, omit_defaults=True):
    """Where and what may be played on a server, and who is kept out."""

    forbidden_games: tuple[str, ...] = ()
    channels: tuple[int, ...] = ()
    """The channels in which lobbies may be opened; empty: all."""
    excluded: tuple[Excluded, ...] = ()
    ratings: bool = True
    """Whether matches may be rated, and ratings are shown."""
    off: tuple[str, ...] = ()
    """The names of the switches that are off."""

    def excludes(self, person: int) -> bool:
        """Whether a person may neither open nor join a lobby, nor be invited."""
        return any(each.person == person for each in self.excluded)


ANYTHING = Server()
"""A server for which nothing was decided."""


def check_lobby(server: Server, person: int, game: str, channel: int) -> None:
    """Raises UserError if `person` may not open a lobby for `game` in `channel`, the parent if that is a thread."""
    check_person(server, person)
    if game in server.forbidden_games:
        raise UserError("forbidden-game")
    check_channel(server, channel)


def check_channel(server: Server, channel: int) -> None:
    """Raises UserError if nobody may open a lobby in `channel`, the parent if that is a thread."""
    if server.channels and channel not in server.channels:
        raise UserError("forbidden-channel", channels=" ".join(f"<#{each}>" for each in server.channels[:10]))


def check_person(server: Server, person: int) -> None:
    """Raises UserError if `person` is excluded."""
    if server.excludes(person):
        raise UserError("excluded")


def check_guest(server: Server, guest: int) -> None:
    """Raises UserError if `guest` is excluded and so may not be invited."""
    if server.excludes(guest):
        raise UserError("guest-excluded")


def check_option(server: Server, name: str, value: str) -> None:
    """Raises UserError if an option of a lobby may not have this value on the server."""
    if (name, value) == (RATED.name, "yes") and not server.ratings:
        raise UserError("no-ratings")


def allow_ratings(server: Server, *, allowed: bool) -> Server:
    """Turns the ratings on or off. Matches that have begun stay as they are."""
    return structs.replace(server, ratings=allowed)


def turn(server: Server, switch: str, *, on: bool) -> Server:
    """Turns something of a feature on or off."""
    if switch not in {each.name for each in SWITCHES}:
        raise UserError("unknown-choice")
    others = {*server.off} - {switch}
    return structs.replace(server, off=tuple(sorted(others if on else {*others, switch})))


def allow_game(server: Server, game: str, *, allowed: bool) -> Server:
    """Allows or forbids a game."""
    others = [each for each in server.forbidden_games if each != game]
    return structs.replace(server, forbidden_games=tuple(sorted([*others, *([] if allowed else [game])])))


def allow_channel(server: Server, channel: int, *, allowed: bool) -> Server:
    """Adds a channel to those in which lobbies may be opened, or removes it. Without any, all are allowed."""
    others = [each for each in server.channels if each != channel]
    return structs.replace(server, channels=_limited([*others, *([channel] if allowed else [])]))


def exclude(server: Server, person: int, name: str) -> Server:
    """Keeps a person out of all lobbies. Their running matches go on."""
    return structs.replace(server, excluded=_limited([*admit(server, person).excluded, Excluded(person, name)]))


def admit(server: Server, person: int) -> Server:
    """Lets a person take part again."""
    return structs.replace(server, excluded=tuple(each for each in server.excluded if each.person != person))


def _limited(found: list[T]) -> tuple[T, ...]:
    if len(found) > MOST:
        raise UserError("too-many-of-these", most=MOST)
    return tuple(found)
