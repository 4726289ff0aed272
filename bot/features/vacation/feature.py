"""Vacations."""

from bot.feature import Feature
from bot.features.vacation.automatic import begin
from bot.jobs.alarms import IN_TIME

FEATURE = Feature(adds=(IN_TIME.add(begin),))
