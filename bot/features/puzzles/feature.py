"""The puzzle of the day."""

from bot.feature import Feature
from bot.features.puzzles.jobs import sweep, tasks
from bot.features.puzzles.store import Puzzles
from bot.jobs.sweep import SWEPT
from bot.jobs.worker import TASKS

FEATURE = Feature(stores=(Puzzles,), adds=(TASKS.add(tasks), SWEPT.add(sweep)))
