"""A person's own settings."""

from bot.actions.press import Name, Place, Press, Value


class ShowSettings(Press, frozen=True, tag="settings"):
    """Shows a menu for each setting of the person."""

    label = "button-settings"


class SetPreference(Press, frozen=True, tag="prefer"):
    """Chooses `value` for the setting `name`."""

    chosen = "value"

    name: Name = "language"
    value: Value = ""


class ShowZones(Press, frozen=True, tag="zones"):
    """Shows the time zones of an area, by its place in the list of areas."""

    label = "button-time-zone"

    area: Place = 0


class SetZone(Press, frozen=True, tag="zone"):
    """Chooses the time zone `zone`, from menu number `menu` of those that the message shows."""

    chosen = "zone"

    menu: Place = 0
    zone: Value = ""
