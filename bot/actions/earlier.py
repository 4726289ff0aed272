"""Custom ids in their earlier format, from before each action had its own press: old messages keep their buttons.

The format was the same for all actions: `action:session:seat:moves:checksum:choice`.
"""

_ALONE = (
    *("join", "leave", "computer", "dismiss", "options", "start", "cancel", "play", "view", "more", "text"),
    *("rules", "verify", "hint", "orders", "rematch", "move", "decide"),
)
_FIELDS = {
    **dict.fromkeys(_ALONE, ("session",)),
    **dict.fromkeys(("pick", "menu"), ("session", "seat", "moves", "checksum", "choice")),
    **dict.fromkeys(("back", "done"), ("session", "seat", "moves", "checksum")),
    **dict.fromkeys(("wait", "playon", "end"), ("session", "seat", "moves")),
    **dict.fromkeys(("hush", "agree", "accept", "decline"), ("session", "moves")),
    **dict.fromkeys(("sit", "replace", "successor", "machine"), ("session", "seat")),
    **dict.fromkeys(("option", "offer", "story", "concede"), ("session", "choice")),
    "order": ("session", "seat", "checksum", "choice"),
    "propose": ("session", "checksum", "choice", "line"),
    "further": ("session",),
    "section": ("choice",),
    "next": (),
}
"""The fields that are still used, by today's tag."""
_SPLIT = {
    ("replace", "by"): "successor",
    ("replace", "computer"): "machine",
    ("agree", "seat"): "accept",
    ("offer", "undo"): "further",
}
"""Today's tags of actions that were distinguished by `choice`."""


def translated(custom_id: str, *, in_menu: bool) -> str | None:
    """Returns today's custom id for one in the earlier format, else None. `in_menu`: whether a value was chosen."""
    parts = custom_id.split(":")
    if len(parts) != 6:
        return None
    fields = dict(zip(("tag", "session", "seat", "moves", "checksum", "choice"), parts, strict=True))
    tag, choice = fields["tag"], fields["choice"]
    if tag == "rules" and fields["session"] == "0":
        tag = "section"
    elif tag == "propose":
        fields["choice"], _, line = choice.partition("_")
        fields["line"] = line or "0"
    elif tag == "story":
        fields["choice"] = choice or "0"
    elif tag == "concede":
        fields["choice"] = "1" if choice == "yes" else "0"
    elif tag != "offer" or in_menu:
        tag = _SPLIT.get((tag, choice), tag)
    if tag not in _FIELDS:
        return None
    return ":".join([tag, *(fields[name] for name in _FIELDS[tag])])
