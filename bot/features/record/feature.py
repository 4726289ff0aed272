"""Records, ratings and statistics."""

from bot.delivery.additions import ANALYSED, BEFORE_NEWS, ON_RESULT
from bot.domain.parts import PARTS
from bot.domain.preferences import SETTINGS, Setting
from bot.feature import Feature, Keys, Value
from bot.features.record import counting, delivery, ratings_store, ratings_views
from bot.features.record.domain import MistakeScore
from bot.features.record.leaving import keep_rating
from bot.features.record.rated import FROZEN, RatedMatch
from bot.features.record.ratings import CURVE, Influence, Point, Table
from bot.features.record.ratings_store import Ratings
from bot.features.record.store import HEAD_TO_HEAD, OPPONENTS, SCORES, Records
from bot.features.record.tallies import RECENT, Recent
from bot.jobs.retention import FORGOTTEN_FIRST
from bot.jobs.think import KNOWN
from bot.store import backup, commit_script, forgetting
from bot.store.kinds import FORGOTTEN, LEFT
from bot.views import absence, lobby, posts

FEATURE = Feature(
    keys=(
        Keys(
            begin=("record:", "records:"),
            values=(
                Value(Recent, "record:*:recent:*"),
                Value(MistakeScore, "record:*:mistakes"),
                Value(HEAD_TO_HEAD, "record:*:opponents"),
                Value(str),
            ),
            what=(
                "your record on each server: counts of matches, wins, places, points, turns and how long they took, "
                "how strong computers at your level are (shown to you alone), "
                f"your newest {RECENT} matches of each kind, the size of your mistakes in the newest {SCORES} "
                f"that were analysed (shown to you alone), and for each of the {OPPONENTS} people whom you met last "
                "their id and display name, and how often each of you was ahead; counts of each game on the server"
            ),
            why="`/record`; `/settings` hides yours from others",
            until=f"{FORGOTTEN}; or {LEFT}",
            types=("hash", "list", "set", "zset"),
        ),
        Keys(
            begin=("rated:", "ratings:"),
            values=(
                Value(RatedMatch, "rated:*"),
                Value(Table, fields=f"{ratings_store.TABLE}*"),
                Value(list[Point], fields=f"{ratings_store.CURVE}*"),
                Value(dict[str, Influence], fields=f"{ratings_store.MOVED}*"),
                Value(int, fields=ratings_store.FOLDED),
            ),
            what=(
                "the rated matches of a server: game, moment, and for each seat id, display name and place; your "
                f"ratings there, your newest {CURVE} in each game, and for each person whom you met in rated matches "
                "their id, and how much they have raised or lowered your rating"
            ),
            why="`/record`, ratings and results; `/settings` hides yours from others",
            until=f"{FORGOTTEN}: in the list of matches, a figure without id or name takes your place; or {LEFT}",
            types=("hash", "list"),
        ),
    ),
    stores=(Ratings, Records),  # records say on which servers somebody is rated
    adds=(
        commit_script.WITHIN_COMMIT.add(counting.WITHIN_COMMIT),
        forgetting.ABOUT_PEOPLE.add("records:"),
        backup.OF_PEOPLE.add("record:"),
        PARTS.add(FROZEN),
        FORGOTTEN_FIRST.add(keep_rating),
        KNOWN.add(delivery.known),
        BEFORE_NEWS.add(delivery.limit_heads_to_heads),
        ON_RESULT.add(delivery.added, at=10),
        ANALYSED.add(delivery.note_mistakes, at=10),
        absence.AT_STAKE.add(ratings_views.at_stake),
        lobby.AGREED.add(ratings_views.newcomers),
        posts.BUTTONS.add(delivery.under_result, at=60),
        SETTINGS.add(Setting("hide_record"), at=70),
    ),
)
