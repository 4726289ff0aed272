"""What those who manage a Discord server can do there: which games and channels, who is kept out, what runs."""

from bot.actions.press import Count, MatchPress, Name, Press, Snowflake, Style, Value


class Manage(Press, frozen=True, tag="manage"):
    """Shows what was decided for the server, and a page of what runs there; page 0 is the newest."""

    label = "button-manage"

    page: Count = 0


class SetGame(Press, frozen=True, tag="game"):
    """Allows or forbids a game: its name, then "=on" or "=off"."""

    chosen = "value"

    value: Value = ""


class AddChannel(Press, frozen=True, tag="addplace"):
    """Allows lobbies in `channel`, and no longer in channels that were not added."""

    label = "button-add-channel"

    channel: Snowflake = 0


class DropChannel(Press, frozen=True, tag="dropplace"):
    """Removes `channel` from those in which lobbies may be opened."""

    label = "button-drop-channel"

    channel: Snowflake = 0


class AllowRatings(Press, frozen=True, tag="rate"):
    """Turns the ratings of the server on."""

    label = "button-allow-ratings"


class ForbidRatings(Press, frozen=True, tag="norate"):
    """Turns the ratings of the server off."""

    label = "button-forbid-ratings"


class Turn(Press, frozen=True, tag="switch"):
    """Turns something on or off that a feature lets a server decide."""

    name: Name = "none"
    on: bool = False


class Exclude(Press, frozen=True, tag="exclude"):
    """Keeps `person` out of lobbies and matches."""

    chosen = "person"

    person: Snowflake = 0


class Admit(Press, frozen=True, tag="admit"):
    """Lets `person` take part again."""

    label = "button-admit"

    person: Snowflake = 0


class Stop(MatchPress, frozen=True, tag="stop"):
    """Ends a match or closes a lobby, after a confirmation."""

    label = "button-stop"
    style = Style.RED

    sure: bool = False


class MoveByManager(MatchPress, frozen=True, tag="shift"):
    """Moves a match to the current channel."""

    label = "button-shift"
