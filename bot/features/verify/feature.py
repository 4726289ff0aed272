"""Checking the chance of a match."""

from bot.feature import Feature
from bot.features.verify import views
from bot.views import more

FEATURE = Feature(adds=(more.BUTTONS.add(views.on_page, at=40),))
