"""Reminders of turns."""

from bot.feature import Feature

FEATURE = Feature()
