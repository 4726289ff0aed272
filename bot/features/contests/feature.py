"""Leagues and tournaments."""

from bot.delivery.additions import ON_RESULT
from bot.domain.match_kinds import KINDS
from bot.domain.parts import PARTS
from bot.feature import Feature, Keys, Value
from bot.features.contests.delivery import on_result
from bot.features.contests.domain import Contest
from bot.features.contests.handlers import has_stake
from bot.features.contests.jobs import after_news, come_back, forget, remove_before, sweep, tasks
from bot.features.contests.matches import CONTEST, KIND, ROUND
from bot.features.contests.store import Contests
from bot.handlers.context import HAS_STAKE
from bot.jobs.announce import AFTER_NEWS
from bot.jobs.presence import CAME_BACK
from bot.jobs.retention import FORGOTTEN_FIRST, REMOVED_BEFORE
from bot.jobs.sweep import SWEPT
from bot.jobs.worker import TASKS
from bot.store.backup import OF_PEOPLE
from bot.store.kinds import KEPT, LEFT

FEATURE = Feature(
    keys=(
        Keys(
            begin=("contest:", "contests:"),
            values=(Value(Contest, "contest:*", "document"),),
            what=(
                "a league or tournament: id and display name of its host and of everybody who has entered, the id of "
                "the press with which they did, pairings, results and withdrawals; in a league also your place in "
                "each of its last four seasons; of people who were forgotten, and had opened it or played in it, a "
                "hash that names nobody, so that they do not come back; and a list of the contests that name you"
            ),
            why="to play it, and to place you in the next season",
            until=f"*My data* in `/settings`, or {KEPT} after its end; or {LEFT}",
            types=("hash", "set", "zset"),
        ),
    ),
    stores=(Contests,),
    adds=(
        PARTS.add(CONTEST),
        PARTS.add(ROUND),
        KINDS.add(KIND),
        TASKS.add(tasks),
        ON_RESULT.add(on_result, at=5),
        AFTER_NEWS.add(after_news, at=10),
        SWEPT.add(sweep),
        CAME_BACK.add(come_back),
        REMOVED_BEFORE.add(remove_before),
        FORGOTTEN_FIRST.add(forget),
        HAS_STAKE.add(has_stake),
        OF_PEOPLE.add("contest:"),
    ),
)
