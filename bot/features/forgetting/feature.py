"""Being forgotten."""

from bot.feature import Feature

FEATURE = Feature()
