"""Saying something about a move: a remark, or a reaction by one tap."""

from typing import Annotated

from msgspec import Meta

from bot.actions.press import Count, MatchPress
from bot.features.remarks.domain import LONGEST, Sign, To


class Remarks(MatchPress, frozen=True, tag="remarks"):
    """Shows what was said about the turn that ends after `line` lines of the log; 0: the newest one."""

    label = "button-remarks"
    emoji = "💬"

    line: Count = 0


class WriteRemark(MatchPress, frozen=True, tag="remark"):
    """Opens a form for a remark on that turn."""

    opens_form = True

    line: Count = 0
    to: To = "all"


class SaveRemark(MatchPress, frozen=True, tag="said"):
    """Saves the remark that was written in the form."""

    chosen = "text"

    line: Count = 0
    to: To = "all"
    text: Annotated[str, Meta(max_length=LONGEST)] = ""


class React(MatchPress, frozen=True, tag="react"):
    """Sets the person's reaction to that turn; the same one again takes it back."""

    line: Count = 0
    sign: Sign = "bravo"


class DropRemark(MatchPress, frozen=True, tag="unsay"):
    """Removes a remark."""

    chosen = "remark"

    line: Count = 0
    remark: Count = 0
