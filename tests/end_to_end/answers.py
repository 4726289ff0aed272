"""What the bot has answered to each interaction, as Discord sees it."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

FIRST = re.compile(r"/interactions/(\d+)/([^/]+)/callback")
LATER = re.compile(r"/webhooks/\d+/([^/]+)(/messages/@original)?")
ALREADY_ACKNOWLEDGED = 40060
DEFERRED = (5, 6)
"""The kinds of answers that are filled in later."""


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
        self.later: Counter[tuple[str, str, str]] = Counter()
        """How often an answer got each content, and how often a message was added, by interaction.

        A panel of somebody who waits may be filled in again, with their next question.
        """
        self.followed: Counter[str] = Counter()
        """How often a panel was filled in again, by its person: their next question followed by itself."""
        self._tokens: dict[str, str] = {}
        self._people: dict[str, str] = {}
        self._empty: set[str] = set()
        """The interactions that were acknowledged, and whose answer is still to be filled in."""

    @property
    def unanswered(self) -> set[str]:
        """The interactions without an answer."""
        return self.sent - set(self.first)

    @property
    def doubled(self) -> set[str]:
        """The interactions that were answered more than once."""
        again = [interaction for interaction, times in self.first.items() if times > 1]
        return {*again, *(interaction for (interaction, *_), times in self.later.items() if times > 1)}

    def rest(self, method: str, path: str, sent: Any, status: int, response: Any) -> None:
        """Counts a request."""
        if found := FIRST.fullmatch(path):
            interaction, token = found.groups()
            self._tokens[token] = interaction
            if status < 300:
                self.first[interaction] += 1
                if sent["type"] in DEFERRED:
                    self._empty.add(interaction)
            elif response and response.get("code") == ALREADY_ACKNOWLEDGED:
                self.refused[interaction] += 1
        elif (found := LATER.fullmatch(path)) and method in ("PATCH", "POST") and status < 300:
            interaction = self._tokens[found[1]]
            self.later[interaction, method, repr(sent) if method == "PATCH" else ""] += 1
            if method == "PATCH" and interaction not in self._empty:
                self.followed[self._people[interaction]] += 1
            self._empty.discard(interaction)

    def frame(self, direction: str, frame: Any) -> None:
        """Counts a delivery."""
        if frame.get("t") == "INTERACTION_CREATE":
            self.sent.add(frame["d"]["id"])
            person = frame["d"].get("member", frame["d"])["user"]["id"]
            self._people[frame["d"]["id"]] = person
            self.deliveries[frame["d"]["id"]] += 1
