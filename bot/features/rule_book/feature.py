"""Rule books."""

from bot.feature import Feature

FEATURE = Feature()
