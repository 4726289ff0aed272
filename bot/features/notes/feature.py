"""Private notes."""

from bot.feature import Feature

FEATURE = Feature()
