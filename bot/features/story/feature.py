"""The story of a match."""

from bot.feature import Feature
from bot.features.story import views
from bot.views import posts

FEATURE = Feature(adds=(posts.BUTTONS.add(views.under_post, at=40),))
