"""Reminders of turns."""

from bot.domain.alarms import DUE, MUTED
from bot.domain.parts import PARTS
from bot.feature import Feature
from bot.features.reminders.delivery import note_habits
from bot.features.reminders.domain import REMINDED, is_muted, next_reminder
from bot.jobs.announce import AFTER_NEWS

FEATURE = Feature(adds=(PARTS.add(REMINDED), DUE.add(next_reminder), MUTED.add(is_muted), AFTER_NEWS.add(note_habits)))
