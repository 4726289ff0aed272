"""Gateway intents: which events a bot asks for. Three are privileged: its application has to be granted them."""

from __future__ import annotations

from collections.abc import Iterable

GUILDS, GUILD_MEMBERS, PRESENCES = 1 << 0, 1 << 1, 1 << 8
GUILD_MESSAGES, GUILD_TYPING = 1 << 9, 1 << 11
DIRECT_MESSAGES, DIRECT_TYPING, MESSAGE_CONTENT = 1 << 12, 1 << 14, 1 << 15
KNOWN = (1 << 26) - 1

PRIVILEGED = {"members": GUILD_MEMBERS, "presences": PRESENCES, "message_content": MESSAGE_CONTENT}
"""By the names that libraries give them."""
_FLAGS = {GUILD_MEMBERS: 1 << 15, PRESENCES: 1 << 13, MESSAGE_CONTENT: 1 << 19}
"""The flag of an application on fewer than 100 servers, for each intent that it was granted."""


def bits(names: Iterable[str]) -> int:
    """Returns the set of these privileged intents. Raises ValueError for an unknown name."""
    found = 0
    for name in names:
        if name not in PRIVILEGED:
            raise ValueError(f"there is no privileged intent {name!r}; there are {', '.join(PRIVILEGED)}")
        found |= PRIVILEGED[name]
    return found


def switches(granted: int) -> dict[str, bool]:
    """Returns of each privileged intent, by name, whether it is in a set."""
    return {name: bool(granted & bit) for name, bit in PRIVILEGED.items()}


def application_flags(granted: int) -> int:
    """Returns the flags of an application with these privileged intents."""
    return sum(flag for bit, flag in _FLAGS.items() if granted & bit)
