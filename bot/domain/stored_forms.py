"""The forms of stored sessions. One of an earlier form is read, and stored in the newest form with its next change.

In form 1, what features keep were fields of sessions, seats and holders; in form 2 they are parts (`bot.domain.parts`).
Forms 3 to 13 add fields with defaults, and standing orders. Form 14 lacks how often two people met on a day. Form 15
says more about how far one person has moved the rating of another, form 16 when somebody agreed to lose a seat. In
form 17 ratings are computed by another rule.
"""

from typing import Any

import msgspec
from msgspec import Raw

from bot.domain.parts import gather

FORM = 19
"""The form of what is written. It goes up whenever a stored struct changes: an earlier version would drop a new field.

`make stored-form` notes the fields of a form; a test compares them with the structs.
"""
_HOLDER = ("person", "name", "until", "hinted", "is_new")
"""The fields of a former holder of a seat, which had no names in form 1."""


def to_newest(document: bytes | str) -> bytes:
    """Returns a document of form 1 in the newest form. Raises msgspec.MsgspecError if it is invalid."""
    session = msgspec.json.decode(document, type=dict[str, Raw])
    seats = msgspec.json.decode(session["seats"], type=list[dict[str, Raw]]) if "seats" in session else []
    for seat in seats:
        if "earlier" in seat:
            holders = msgspec.json.decode(seat["earlier"], type=list[list[Raw]])
            seat["earlier"] = _raw([_holder(each) for each in holders])
        gather(seat)
    gather(session)
    return msgspec.json.encode(session | {"seats": _raw(seats)})


def _holder(stored: list[Raw]) -> dict[str, Raw]:
    fields = dict(zip(_HOLDER, stored, strict=False))
    gather(fields)
    return fields


def _raw(value: Any) -> Raw:
    return Raw(msgspec.json.encode(value))
