"""Computer players at the level of the people in a match. Pure.

How strong each of them is, is noted when a computer moves first, and stays as it is until the match is over.
"""

from typing import Final, NamedTuple

from bot.domain import session_options
from bot.domain.parts import Part
from bot.domain.session import AnySession
from rules import ladder
from rules.levels import Level


class Known(NamedTuple):
    """What is known of the strength of a person in a game."""

    strength: int = ladder.MIDDLE
    """In points, as `rules.ladder` counts them."""
    matches: int = 0
    """How many matches against computers at their level it follows from."""


PEOPLE: Final[Part[dict[int, Known]]] = Part("own_level", dict[int, Known])
"""What is known of the people of a match, by seat."""


def is_to_note(session: AnySession) -> bool:
    """Whether the computers of a match play at the level of its people, and that is not noted yet."""
    return session.setting(session_options.LEVEL) == session_options.OWN and PEOPLE.name not in session.parts


def note(session: AnySession, people: dict[int, Known]) -> AnySession:
    """Returns a session in which the strengths of its people are noted, if they were not before."""
    return PEOPLE.put(session, people) if people and is_to_note(session) else session


def strength(session: AnySession) -> float:
    """Returns how strong the computers are: as the people on average."""
    people = PEOPLE.of(session).values()
    return sum(each.strength for each in people) / len(people) if people else ladder.MIDDLE


def same_for_all(lobby: AnySession) -> Level:
    """Returns the level of computers that have to be the same for everybody: that of a lobby, or normal."""
    level = lobby.setting(session_options.LEVEL)
    return Level.NORMAL if level == session_options.OWN else Level(level)
