"""Emojis of pieces."""

from bot.feature import Feature

FEATURE = Feature()
