"""Powers over a server."""

from bot.feature import Feature
from bot.features.manage.actions import Manage
from bot.views.pages import FOR_MANAGERS

FEATURE = Feature(adds=(FOR_MANAGERS.add(Manage()),))
