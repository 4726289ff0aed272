"""How Parlour is, for those who manage a Discord server."""

from bot.actions.press import Press


class ShowStatus(Press, frozen=True, tag="status"):
    """Shows how Parlour is, and what runs on the server."""

    label = "button-status"
    emoji = "🩺"
