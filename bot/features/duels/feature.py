"""Duels: one deal for everybody, each in a match of their own. The deal of the day is one of them."""

from bot.delivery.additions import BEFORE_NEWS, ON_RESULT, Added
from bot.domain.match_kinds import KINDS
from bot.domain.parts import PARTS
from bot.domain.session import AnySession
from bot.feature import Feature, Keys, Value
from bot.features.duels import duel_jobs, posting_jobs
from bot.features.duels.daily_actions import ManageDeals, ShowDaily
from bot.features.duels.daily_store import Daily, note_try
from bot.features.duels.domain import DAYS, DEAL, DUEL, KIND, KIND_OF_DUEL, Entry, is_late
from bot.features.duels.duel import Duel
from bot.features.duels.duel_handlers import on_page, sees
from bot.features.duels.duel_jobs import after_news, forget
from bot.features.duels.duel_store import Duels, note_entry
from bot.features.duels.posting_store import Wish, Wishes
from bot.handlers.context import SEES
from bot.jobs.announce import AFTER_NEWS
from bot.jobs.presence import CAME_BACK
from bot.jobs.retention import FORGOTTEN_FIRST
from bot.jobs.sweep import SWEPT
from bot.jobs.worker import TASKS
from bot.store.database import Store
from bot.store.kinds import LEFT
from bot.views import help
from bot.views.lobby import ON_PAGE
from bot.views.pages import FOR_MANAGERS
from bot.views.reader import Reader


async def on_result(store: Store, session: AnySession, reader: Reader) -> Added:
    """Returns that a deal does not count because it was finished too late, or when the others' matches are shown."""
    if is_late(session):
        return Added([reader.words("daily-late")])
    return Added([reader.words("duel-finished")] if DUEL.of(session).id and not DUEL.of(session).over else [])


FEATURE = Feature(
    keys=(
        Keys(
            begin=("daily:", "dailies:"),
            values=(
                Value(str, "daily:marks:*"),
                Value(Wish, "daily:channels"),
                Value(int, "daily:posted"),
                Value(bytes, "daily:secret"),
                Value(Entry, "daily:*:*"),
                Value(int, "dailies:*"),
            ),
            what=(
                "the deals of the day: each try with id, display name, server, match and result; the secret from which "
                "all deals follow; the channels in which deals are posted; of people who were forgotten on the day of "
                "their try, a hash that names nobody"
            ),
            why="`/daily`; `/settings hide_record` hides yours from others",
            until=f"{DAYS} days, or *My data* in `/settings`; the hash: the end of the day; the secret: –",
            types=("string", "hash", "set"),
        ),
        Keys(
            begin=("duel:", "duels:"),
            values=(Value(Duel, "duel:*", "terms"), Value(Entry, "duel:*", "[0-9]*"), Value(int, "duel:*", "host")),
            what=(
                "a duel: id and display name of everybody who plays it or is invited, their match and result, its "
                "host, and the secret of its draws; of people who were forgotten before it was over, a hash that names "
                "nobody; and a list of the duels that name you"
            ),
            why="to play it, and for its table",
            until=f"{DAYS} days after its end, or *My data* in `/settings`; the hash: its end; or {LEFT}",
            types=("hash", "set", "zset"),
        ),
    ),
    stores=(Daily, Duels, Wishes),
    adds=(
        PARTS.add(DEAL),
        PARTS.add(DUEL),
        KINDS.add(KIND),
        KINDS.add(KIND_OF_DUEL),
        BEFORE_NEWS.add(note_try),
        BEFORE_NEWS.add(note_entry),
        AFTER_NEWS.add(after_news),
        TASKS.add(duel_jobs.tasks),
        TASKS.add(posting_jobs.tasks),
        CAME_BACK.add(duel_jobs.come_back),
        SWEPT.add(duel_jobs.sweep),
        SWEPT.add(posting_jobs.sweep),
        FOR_MANAGERS.add(ManageDeals(), at=60),
        FORGOTTEN_FIRST.add(forget),
        SEES.add(sees),
        ON_PAGE.add(on_page, at=75),
        ON_RESULT.add(on_result),
        help.BUTTONS.add(ShowDaily(), at=20),
    ),
)
