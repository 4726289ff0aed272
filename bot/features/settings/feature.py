"""Settings of a person."""

from bot.feature import Feature

FEATURE = Feature()
