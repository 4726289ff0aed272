"""Reminders of turns."""

from bot.domain.alarms import DUE, MUTED
from bot.domain.parts import PARTS
from bot.feature import Feature
from bot.features.reminders.domain import REMIND, REMINDED, is_muted, next_reminder
from bot.features.reminders.jobs import note_habits, schedule, tasks
from bot.jobs.alarms import RINGS
from bot.jobs.announce import AFTER_NEWS
from bot.jobs.worker import TASKS

FEATURE = Feature(
    adds=(
        PARTS.add(REMINDED),
        DUE.add(next_reminder),
        MUTED.add(is_muted),
        RINGS.add((REMIND, schedule)),
        TASKS.add(tasks),
        AFTER_NEWS.add(note_habits),
    )
)
