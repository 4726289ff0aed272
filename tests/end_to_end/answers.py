"""What the bot has answered to each interaction, as Discord sees it."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

FIRST = re.compile(r"/interactions/(\d+)/([^/]+)/callback")
LATER = re.compile(r"/webhooks/\d+/([^/]+)(/messages/@original)?")
ALREADY_ACKNOWLEDGED = 40060


class Answers:
    """Counts the answers of all processes of a bot; an observer of the sandbox."""

    def __init__(self) -> None:
        self.sent: set[str] = set()
        """The interactions that were sent to a process."""
        self.deliveries: Counter[str] = Counter()
        """To how many sessions each was sent."""
        self.first: Counter[str] = Counter()
        """How often each was acknowledged or answered at once."""
        self.refused: Counter[str] = Counter()
        """How often another process tried that as well, which Discord refuses."""
        self.later: Counter[tuple[str, str]] = Counter()
        """How often each answer was filled in, and how often a message was added, by interaction."""
        self._tokens: dict[str, str] = {}

    @property
    def unanswered(self) -> set[str]:
        """The interactions without an answer."""
        return self.sent - set(self.first)

    @property
    def doubled(self) -> set[str]:
        """The interactions that were answered more than once."""
        again = [interaction for interaction, times in self.first.items() if times > 1]
        return {*again, *(interaction for (interaction, _), times in self.later.items() if times > 1)}

    def rest(self, method: str, path: str, sent: Any, status: int, response: Any) -> None:
        """Counts a request."""
        if found := FIRST.fullmatch(path):
            interaction, token = found.groups()
            self._tokens[token] = interaction
            if status < 300:
                self.first[interaction] += 1
            elif response and response.get("code") == ALREADY_ACKNOWLEDGED:
                self.refused[interaction] += 1
        elif (found := LATER.fullmatch(path)) and method in ("PATCH", "POST") and status < 300:
            self.later[self._tokens[found[1]], method] += 1

    def frame(self, direction: str, frame: Any) -> None:
        """Counts a delivery."""
        if frame.get("t") == "INTERACTION_CREATE":
            self.sent.add(frame["d"]["id"])
            self.deliveries[frame["d"]["id"]] += 1
