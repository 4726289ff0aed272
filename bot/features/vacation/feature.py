"""Vacations."""

from bot.feature import Feature

FEATURE = Feature()
