"""How Parlour is."""

from bot.feature import Feature
from bot.features.status.actions import ShowStatus
from bot.views.pages import FOR_MANAGERS

FEATURE = Feature(adds=(FOR_MANAGERS.add(ShowStatus()),))
