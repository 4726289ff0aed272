"""Emojis of pieces."""

from bot.app.background import BACKGROUND
from bot.feature import Feature
from bot.features.emojis.jobs import keep

FEATURE = Feature(adds=(BACKGROUND.add(keep),))
