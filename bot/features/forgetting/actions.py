"""Deleting everything that is stored about oneself."""

from bot.actions.press import Press, Style


class ForgetMe(Press, frozen=True, tag="forget"):
    """Lists what is stored about the person; deletes it after a confirmation."""

    label = "button-forget"
    style = Style.RED

    sure: bool = False
