"""An evening at the table: private panels follow by themselves, and one post grows instead of many."""

from contextlib import suppress
from functools import partial

from bot.delivery import post_lines
from bot.domain.alarms import DUE
from bot.domain.errors import UserError
from bot.domain.parts import PARTS
from bot.domain.session import AnySession
from bot.domain.turn_time import TAKEN
from bot.feature import Feature, Keys, Value
from bot.features.evening import domain
from bot.features.evening.domain import CALL, CALLED, FOLLOWED, LAST
from bot.features.evening.following import follow, note
from bot.features.evening.store import OPEN, OpenPanel, OpenPanels
from bot.interactions.answer import SHOWN
from bot.jobs.alarms import RINGS, due_seats
from bot.jobs.announce import AHEAD_OF_NEWS
from bot.jobs.commit import commit
from bot.jobs.services import Services
from bot.jobs.think import AWAITED
from bot.store.forgetting import ABOUT_PEOPLE
from bot.views import panel
from bot.views.reader import Reader


async def call(services: Services, person: int) -> None:
    """Calls a person in every match in which their panel has followed, but they have not pressed since."""
    store, now = services.store, services.now()
    for session, seat in await due_seats(services, person, CALL):
        change = partial(domain.call, seat=seat, turn=session.seats[seat].turn_began_at)
        with suppress(UserError):  # they have pressed meanwhile
            await commit(store, services.queue, now, session, change)


def hint(session: AnySession, reader: Reader) -> str:
    """Returns, after Done, that the next question comes by itself; empty unless it is an evening."""
    is_evening = domain.is_evening(session, reader.at.now)
    return f"-# {reader.of(session)('evening-follows')}" if is_evening else ""


FEATURE = Feature(
    keys=(
        Keys(
            begin=("panels:",),
            values=(Value(OpenPanel),),
            what="the tokens by which Discord lets Parlour change your newest private panel of each match",
            why="to show you your next question there when everybody presses within minutes",
            until=f"{OPEN // 60} minutes after the last press that left one",
            types=("hash",),
            backed_up=False,
        ),
    ),
    stores=(OpenPanels,),
    adds=(
        ABOUT_PEOPLE.add("panels:"),
        PARTS.add(LAST),
        PARTS.add(FOLLOWED),
        PARTS.add(CALLED),
        TAKEN.add(domain.taken),
        AWAITED.add(domain.is_evening),
        SHOWN.add(note),
        AHEAD_OF_NEWS.add(follow),
        post_lines.CALLED.add(CALLED.of),
        DUE.add(domain.next_call),
        RINGS.add((CALL, call)),
        panel.AFTER_DONE.add(hint),
    ),
)
