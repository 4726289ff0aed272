"""Leagues and tournaments: opening one, entering, withdrawing, looking at it, and what its host can do."""

from typing import Annotated, ClassVar

from msgspec import Meta

from bot.actions.press import Count, Name, Press, SeatNumber, Snowflake, Style, Value

Word = Annotated[str, Meta(pattern="^[a-z]{1,12}$")]
"""A short name: a plan has several, and they share the hundred characters of a button."""


class ContestPress(Press, frozen=True):
    """A press about one contest."""

    contest: Snowflake = 0


class ShowLeagues(Press, frozen=True, tag="leagues"):
    """Lists the leagues of the server."""

    label = "button-leagues"
    emoji = "🏆"


class ShowTournaments(Press, frozen=True, tag="tournaments"):
    """Lists the tournaments of the server."""

    label = "button-tournaments"
    emoji = "⚔️"


class Plan(Press, frozen=True):
    """What a contest that is not opened yet is to be: everything that its menus offer."""

    kind: Word = "league"
    game: Name = "0"
    """"0": the first that is possible."""
    clock: Word = "normal"
    days: Count = 21
    seats: SeatNumber = 2


class PlanContest(Plan, frozen=True, tag="plan"):
    """Shows the menus in which a contest is planned."""

    label = "button-plan"
    style = Style.GREEN


class ChangePlan(Plan, frozen=True, tag="planned"):
    """Chooses another `value` for a part of the plan, such as its days."""

    chosen = "value"

    part: Word = "game"
    value: Value = ""


class OpenContest(Plan, frozen=True, tag="opencontest"):
    """Opens the contest in this channel."""

    label = "button-open-contest"
    style = Style.GREEN
    posts: ClassVar[bool] = True


class Enter(ContestPress, frozen=True, tag="enter"):
    """Enters: the person agrees to be seated in the matches that follow."""

    label = "button-enter"
    style = Style.GREEN


class Withdraw(ContestPress, frozen=True, tag="withdraw"):
    """Takes back that the person entered, or withdraws from what is played, after a confirmation."""

    label = "button-withdraw"

    sure: bool = False


class ShowContest(ContestPress, frozen=True, tag="contest"):
    """Shows the standing in the person's language, and their own matches."""

    label = "button-contest"


class BeginContest(ContestPress, frozen=True, tag="begin"):
    """Begins the season or the tournament."""

    label = "button-begin"
    style = Style.BLUE


class CloseContest(ContestPress, frozen=True, tag="closecontest"):
    """Ends a contest early, after a confirmation."""

    label = "button-close-contest"
    style = Style.RED

    sure: bool = False


class MoveContest(ContestPress, frozen=True, tag="movecontest"):
    """Moves a contest to this channel."""

    label = "button-move-contest"
