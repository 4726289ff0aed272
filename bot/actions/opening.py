"""Opening a lobby."""

from typing import ClassVar

from bot.actions.press import Name, Press, Snowflake


class ChooseGame(Press, frozen=True, tag="games"):
    """Shows a button for each game."""

    label = "button-invite-friends"
    emoji = "👋"


class ShowHelp(Press, frozen=True, tag="help"):
    """Shows what Parlour is and where to begin."""

    label = "button-more"


class OpenLobby(Press, frozen=True, tag="table"):
    """Opens a lobby for `game` in the channel."""

    posts: ClassVar[bool] = True

    game: Name = ""


class Challenge(Press, frozen=True, tag="challenge"):
    """Opens a lobby for `game` in the channel, with a seat reserved for `person`."""

    posts: ClassVar[bool] = True

    game: Name = ""
    person: Snowflake = 0
