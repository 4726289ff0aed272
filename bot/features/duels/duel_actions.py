"""The presses about duels."""

from typing import ClassVar

from bot.actions.press import MatchPress, Place, Press, Snowflake, Style


class OpenDuel(MatchPress, frozen=True, tag="openduel"):
    """Makes a lobby a duel: its people play the same deal, each in a match of their own."""

    label = "button-open-duel"
    emoji = "⚔️"
    posts: ClassVar[bool] = True


class DuelPress(Press, frozen=True):
    """A press about one duel."""

    duel: Snowflake = 0


class PlayDuel(DuelPress, frozen=True, tag="duel"):
    """Begins the person's match, or shows where it is."""

    label = "button-play-duel"
    style = Style.GREEN


class ShowDuel(DuelPress, frozen=True, tag="duels"):
    """Shows how a duel stands; once it is over, its table and its matches."""

    label = "button-show-duel"


class CloseDuel(DuelPress, frozen=True, tag="closeduel"):
    """Lets nobody else enter."""

    label = "button-close-duel"


class DeclineDuel(DuelPress, frozen=True, tag="noduel"):
    """Takes the person out of a duel that they have not begun."""

    label = "button-decline-duel"


class CompareDuel(DuelPress, frozen=True, tag="compare"):
    """Shows two matches of a duel side by side, after a number of turns of each."""

    label = "button-compare-duel"

    first: Place = 0
    """A place in the table, from 0."""
    second: Place = 1
    turn: Place = 0
