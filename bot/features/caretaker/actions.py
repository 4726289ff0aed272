"""The button under a message to the owner."""

from bot.actions.press import Press


class SwitchMessages(Press, frozen=True, tag="caretaker"):
    """Stops the messages to the owner, or sends them again."""

    label = "button-caretaker-off"

    on: bool = False
