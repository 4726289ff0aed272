"""Records, ratings and statistics."""

from bot.feature import Feature
from bot.features.record import counting
from bot.features.record.ratings_store import Ratings
from bot.features.record.store import Records
from bot.store import commit_script, forgetting

FEATURE = Feature(
    stores=(Ratings, Records),  # records say on which servers somebody is rated
    adds=(commit_script.WITHIN_COMMIT.add(counting.WITHIN_COMMIT), forgetting.ABOUT_PEOPLE.add("records:")),
)
