"""Duels: one deal for everybody, each in a match of their own. The deal of the day is one of them."""

from bot.delivery.additions import BEFORE_NEWS, ON_RESULT, Added
from bot.domain.match_kinds import KINDS
from bot.domain.parts import PARTS
from bot.domain.session import AnySession
from bot.feature import Feature, Keys, Value
from bot.features.duels.daily_actions import ShowDaily
from bot.features.duels.daily_store import DAYS, Daily, note_try
from bot.features.duels.domain import DEAL, KIND, Entry, is_late
from bot.store.database import Store
from bot.views import help
from bot.views.reader import Reader


async def on_result(store: Store, session: AnySession, reader: Reader) -> Added:
    """Returns that a deal does not count because it was finished too late."""
    return Added([reader.words("daily-late")] if is_late(session) else [])


FEATURE = Feature(
    keys=(
        Keys(
            begin=("daily:", "dailies:"),
            values=(Value(str, "daily:marks:*"), Value(Entry, "daily:*:*"), Value(int, "dailies:*")),
            what=(
                "the deals of the day: each try with id, display name, server, match and result; and the secret from "
                "which all deals follow; of people who were forgotten on the day of their try, a hash that names nobody"
            ),
            why="`/daily`; `/settings hide_record` hides yours from others",
            until=f"{DAYS} days, or *My data* in `/settings`; the hash: the end of the day; the secret: –",
            types=("string", "hash", "set"),
        ),
    ),
    stores=(Daily,),
    adds=(
        PARTS.add(DEAL),
        KINDS.add(KIND),
        BEFORE_NEWS.add(note_try),
        ON_RESULT.add(on_result),
        help.BUTTONS.add(ShowDaily(), at=20),
    ),
)
