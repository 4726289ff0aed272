"""Who has not moved yet in a round of a contest, and the one reminder that they get."""

from bot.domain.alarms import is_muted
from bot.domain.calendar import deadline
from bot.domain.preferences import Preferences
from bot.domain.session import AnySession
from bot.features.contests import advancing
from bot.features.contests import matches as contest_matches
from bot.features.contests.delivery import ContestMessages
from bot.features.contests.domain import Contest
from bot.features.contests.store import Contests
from bot.store.database import Store


class NotMoved:
    """Collects from the matches of a round who has moved, and for whom a first turn waits."""

    def __init__(self) -> None:
        self._moved: set[int] = set()
        self._waiting: set[int] = set()

    def note(self, session: AnySession) -> None:
        """Notes the people of a match. A turn whose reminders were muted does not wait."""
        self._moved |= {seat.person for seat in session.seats if contest_matches.has_moved(seat)}
        seats = [session.seats[number] for number in session.to_move]
        self._waiting |= {seat.person for seat in seats if not seat.by_computer and not is_muted(seat)}

    async def remind(self, contest: Contest, store: Store, messages: ContestMessages, now: int) -> None:
        """Reminds those who have moved in none of their matches, if they want it and do not sleep."""
        people = [each for each in advancing.to_remind(contest, now) if each in self._waiting - self._moved]
        if not people:
            return
        known, _ = await store.people.known(people, now)
        awake = {person: each for person, each in known.items() if _is_awake(each, now)}
        if wanting := {person: each for person, each in awake.items() if each.is_reminded}:
            await messages.remind(contest, wanting)
        await store.of(Contests).update(contest, lambda there: advancing.with_reminded(there, tuple(awake)))


def _is_awake(person: Preferences, now: int) -> bool:
    """Whether a person may be disturbed now."""
    return deadline(now, 0, person.hours, person.vacations) <= now
