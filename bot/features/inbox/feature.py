"""What waits for a person."""

from bot.feature import Feature

FEATURE = Feature()
