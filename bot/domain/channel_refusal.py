"""Why a channel refuses Parlour's posts, as far as people can do something about it."""

from enum import StrEnum


class ChannelRefusal(StrEnum):
    """A reason; each has a text that says who can mend it."""

    LOCKED = "locked"
    """The thread is locked."""
    PERMISSION = "permission"
    """A permission is missing."""
    HIDDEN = "hidden"
    """Parlour cannot see the channel, such as a private thread that it is not a member of."""
    GONE = "gone"
    """The channel was deleted."""
    CHAT = "chat"
    """Parlour is no member of the chat: it can only answer what is pressed there."""
    OTHER = "other"

    @classmethod
    def _missing_(cls, value: object) -> "ChannelRefusal":
        """Returns OTHER for a reason that a newer version has stored."""
        return cls.OTHER
