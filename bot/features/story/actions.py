"""Reading the story of a match."""

from bot.actions.press import WHOLE, Count, MatchPress


class Story(MatchPress, frozen=True, tag="story"):
    """Shows a page of the story; page 0 is the newest."""

    label = "button-story"
    command = "story"
    recent = WHOLE

    page: Count = 0
