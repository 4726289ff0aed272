"""The deal of the day."""

from bot.feature import Feature

FEATURE = Feature()
