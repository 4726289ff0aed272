"""Records, ratings and statistics."""

from bot.feature import Feature
from bot.features.record import counting
from bot.store import commit_script, forgetting

FEATURE = Feature(
    adds=(commit_script.WITHIN_COMMIT.add(counting.WITHIN_COMMIT), forgetting.ABOUT_PEOPLE.add("records:"))
)
