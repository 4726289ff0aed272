"""Refusals, with Discord's status, error code and body."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

Path = Sequence[str | int]


class Refused(Exception):
    """A request that Discord would refuse, with the HTTP `status` and Discord's error `code`."""

    def __init__(self, status: int, code: int, message: str, **extra: Any) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.body: dict[str, Any] = {"message": message, "code": code, **extra}


def unknown_route() -> Refused:
    return Refused(404, 0, "404: Not Found")


def wrong_method() -> Refused:
    return Refused(405, 0, "405: Method Not Allowed")


def unauthorized() -> Refused:
    return Refused(401, 0, "401: Unauthorized")


def foreign_origin() -> Refused:
    return Refused(403, 0, "403: the sandbox answers only its own page and programs")


def invalid_json() -> Refused:
    return Refused(400, 50109, "The request body contains invalid JSON.")


def unknown(kind: str) -> Refused:
    """Returns the refusal for an unknown `kind`, one of the names below; each has a code of its own."""
    return Refused(404, _UNKNOWN[kind], f"Unknown {kind}")


_UNKNOWN = {
    "Channel": 10003,
    "Guild": 10004,
    "Member": 10007,
    "Message": 10008,
    "Role": 10011,
    "Emoji": 10014,
    "User": 10013,
    "Webhook": 10015,
    "interaction": 10062,
    "application command": 10063,
    "Application": 10002,
}


def missing_access() -> Refused:
    return Refused(403, 50001, "Missing Access")


def missing_permissions() -> Refused:
    return Refused(403, 50013, "Missing Permissions")


def cannot_message_user() -> Refused:
    return Refused(403, 50007, "Cannot send messages to this user")


def not_the_author() -> Refused:
    return Refused(403, 50005, "Cannot edit a message authored by another user")


def empty_message() -> Refused:
    return Refused(400, 50006, "Cannot send an empty message")


def invalid_webhook_token() -> Refused:
    return Refused(401, 50027, "Invalid Webhook Token")


def thread_archived() -> Refused:
    return Refused(400, 50083, "Thread is archived")


def thread_locked() -> Refused:
    return Refused(400, 160005, "This thread is locked")


def without_messages() -> Refused:
    return Refused(400, 50008, "Cannot send messages in a non-text channel")


def too_many_old_edits(wait: float) -> Refused:
    message = "Maximum number of edits to messages older than 1 hour reached. Try again later"
    return Refused(429, 30046, message, retry_after=wait, **{"global": False})


def already_acknowledged() -> Refused:
    return Refused(400, 40060, "Interaction has already been acknowledged.")


def too_many_follow_ups(limit: int) -> Refused:
    return Refused(400, 40094, f"Maximum number of follow-up messages reached ({limit}).")


def too_large() -> Refused:
    return Refused(413, 40005, "Request entity too large")


def thread_exists() -> Refused:
    return Refused(400, 160004, "A thread has already been created for this message")


def too_many_threads() -> Refused:
    return Refused(400, 160006, "Maximum number of active threads reached")


def too_many_pins() -> Refused:
    return Refused(400, 30003, "Maximum number of pins reached (250)")


def too_many_commands(limit: int) -> Refused:
    return Refused(400, 30032, f"Maximum number of application commands reached ({limit}).")


def too_many_emojis(limit: int) -> Refused:
    return Refused(400, 30008, f"Maximum number of emojis reached ({limit})")


def wrong_channel_type() -> Refused:
    return Refused(400, 50024, "Cannot execute action on this channel type")


class Problems:
    """The errors of a form, collected before it is refused as a whole."""

    def __init__(self, root: Path = ()) -> None:
        self._root = tuple(root)
        self._errors: dict[str, Any] = {}

    def add(self, path: Path, code: str, message: str) -> None:
        place = self._errors
        for part in (*self._root, *path):
            place = place.setdefault(str(part), {})
        place.setdefault("_errors", []).append({"code": code, "message": message})

    def refuse(self) -> None:
        """Raises Refused (400, 50035) if anything was added."""
        if self._errors:
            raise self.refusal()

    def refusal(self) -> Refused:
        return Refused(400, 50035, "Invalid Form Body", errors=self._errors)


def invalid(path: Path, code: str, message: str) -> Refused:
    """Returns the refusal of a form with a single error."""
    problems = Problems()
    problems.add(path, code, message)
    return problems.refusal()


def invalid_shape(error: msgspec.ValidationError, root: Path = ()) -> Refused:
    """Returns a validation error of msgspec in Discord's wording."""
    text, _, place = str(error).partition(" - at `")
    path: list[str | int] = [*root, *re.findall(r"[^.\[\]]+", place.rstrip("`").lstrip("$"))]
    missing = re.match(r"Object missing required field `(\w+)`", text)
    if missing:
        return invalid([*path, missing[1]], "BASE_TYPE_REQUIRED", "This field is required")
    if " of length " in text:
        return invalid(path, "BASE_TYPE_BAD_LENGTH", f"{text}.".replace("Expected", "Must be"))
    if "<=" in text or ">=" in text:
        return invalid(path, "NUMBER_TYPE_RANGE", f"{text}.".replace("Expected", "Must be"))
    if text.startswith("Invalid value"):
        return invalid(path, "BASE_TYPE_CHOICES", f"{text}.")
    return invalid(path, "BASE_TYPE_INVALID", f"{text}.")
