"""Standing orders."""

from bot.feature import Feature
from bot.features.standing_orders import views
from bot.views import more

FEATURE = Feature(adds=(more.BUTTONS.add(views.on_page, at=70),))
