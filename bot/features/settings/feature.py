"""Settings of a person."""

from bot.feature import Feature
from bot.features.settings.actions import ShowSettings
from bot.views import help

FEATURE = Feature(adds=(help.LINES.add("help-settings", at=50), help.BUTTONS.add(ShowSettings(), at=40)))
