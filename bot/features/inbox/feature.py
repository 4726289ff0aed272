"""What waits for a person."""

from bot.feature import Feature
from bot.features.inbox import views
from bot.views import help, panel

FEATURE = Feature(adds=(panel.ONWARD.add(views.onward), help.LINES.add("help-turns", at=30)))
