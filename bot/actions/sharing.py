"""Posting in the channel what somebody looks at in private."""

from typing import ClassVar

from bot.actions.press import WHOLE, Count, MatchPress, Name


class Share(MatchPress, frozen=True, tag="share"):
    """Posts a page about a match in the channel, as everybody may see it."""

    label = "button-share"
    emoji = "📣"
    posts: ClassVar[bool] = True
    recent = WHOLE

    page: Name = ""
    """Its name in the slot `bot.handlers.sharing.PAGES`."""
    line: Count = 0
    """After how many lines of the log; 0: after all of them, or the page is about the whole match."""
