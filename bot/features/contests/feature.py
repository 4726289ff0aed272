"""Leagues and tournaments."""

from bot.feature import Feature

FEATURE = Feature()
