"""Prepared turns."""

from bot.feature import Feature

FEATURE = Feature()
