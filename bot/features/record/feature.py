"""Records, ratings and statistics."""

from bot.feature import Feature

FEATURE = Feature()
