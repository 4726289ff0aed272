"""Who is forgotten during a rated match loses it as somebody who concedes: their rating stays, without id and name."""

from functools import partial
from typing import TypeVar

from msgspec import structs

from bot.domain.matches import may_count
from bot.domain.session import AnySession, Change, Holder, Seat, Stage, changed
from bot.features.record.rated import FROZEN
from bot.features.record.ratings_store import Ratings
from bot.jobs.commit import commit
from bot.jobs.services import Services

Owner = TypeVar("Owner", Seat, Holder)


async def keep_rating(services: Services, person: int) -> None:
    """Notes the rating of a person, who is to be forgotten, in the rated matches that they play."""
    store = services.store
    sessions = await store.sessions.readable(await store.forgetting.named(person))
    for session in sessions.values():
        if session.stage is Stage.PLAY and may_count(session):
            rating = await store.of(Ratings).frozen(session.guild, session.game, person)
            await commit(store, services.queue, services.now(), session, partial(_noted, person=person, rating=rating))


def _noted(session: AnySession, person: int, rating: tuple[float, ...]) -> Change:
    seats = [
        structs.replace(
            _with_rating(seat, person, rating),
            earlier=tuple(_with_rating(holder, person, rating) for holder in seat.earlier),
        )
        for seat in session.seats
    ]
    return changed(session, news=False, seats=seats)


def _with_rating(owner: Owner, person: int, rating: tuple[float, ...]) -> Owner:
    return FROZEN.put(owner, rating) if owner.person == person else owner
