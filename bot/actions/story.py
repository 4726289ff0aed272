"""Reading what happened."""

from bot.actions.press import Count, MatchPress


class Story(MatchPress, frozen=True, tag="story"):
    """Shows a page of the story, the newest being page 0."""

    label = "button-story"
    command = "story"

    page: Count = 0
