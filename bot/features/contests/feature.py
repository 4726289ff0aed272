"""Leagues and tournaments."""

from bot.domain.match_kinds import KINDS
from bot.domain.parts import PARTS
from bot.feature import Feature
from bot.features.contests.jobs import after_news, remove_before, sweep, tasks
from bot.features.contests.matches import CONTEST, KIND
from bot.features.contests.store import Contests
from bot.jobs.announce import AFTER_NEWS
from bot.jobs.retention import REMOVED_BEFORE
from bot.jobs.sweep import SWEPT
from bot.jobs.worker import TASKS

FEATURE = Feature(
    stores=(Contests,),
    adds=(
        PARTS.add(CONTEST),
        KINDS.add(KIND),
        TASKS.add(tasks),
        AFTER_NEWS.add(after_news),
        SWEPT.add(sweep),
        REMOVED_BEFORE.add(remove_before),
    ),
)
