"""Analysis of finished matches."""

from bot.feature import Feature
from bot.features.analysis.jobs import begin_in_spare_time, tasks
from bot.features.analysis.store import FIELDS
from bot.jobs.announce import AFTER_NEWS
from bot.jobs.worker import SEARCHES
from bot.store.database import READ_WITH_LOG

FEATURE = Feature(
    adds=(SEARCHES.add(tasks), AFTER_NEWS.add(begin_in_spare_time), *(READ_WITH_LOG.add(name) for name in FIELDS))
)
