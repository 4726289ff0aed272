"""Records and ratings in the post of a result."""

from collections.abc import Mapping

from bot.delivery.additions import Added
from bot.domain.matches import may_count
from bot.domain.own_level import Known
from bot.domain.results import result_of
from bot.domain.session import AnySession, Stage
from bot.features.record import own_level, ratings_views
from bot.features.record.actions import MatchRecord
from bot.features.record.ratings_store import Ratings
from bot.features.record.store import Records
from bot.i18n import MatchWords
from bot.store.database import Store
from bot.views.reader import Reader
from bot.views.standing import standing
from rules.analysis_report import Analysis


async def limit_heads_to_heads(store: Store, session: AnySession, now: int) -> None:
    """Forgets the oldest opponents of the people of a match that is over."""
    if session.stage is Stage.OVER:
        people = [seat.person for seat in session.seats if seat.person]
        await store.of(Records).limit(session.guild, people)


async def note_mistakes(store: Store, session: AnySession, analysis: Analysis) -> None:
    """Adds the mistake scores of a match that was analysed."""
    await store.of(Records).note_mistakes(session, analysis)


async def added(store: Store, session: AnySession, reader: Reader) -> Added:
    """Returns who has beaten their own best, and what the match has changed in the ratings."""
    words = reader.of(session)
    texts = [bests(session, await store.of(Records).beaten(session), words)]
    if may_count(session) and (await store.servers.server(session.guild)).ratings:
        changes = await store.of(Ratings).changed(session, reader.at.now)
        result = result_of(session)
        is_cut = result is None or not result.complete
        lines = ratings_views.after(changes, words, is_cut=is_cut), ratings_views.newcomers(session, words)
        texts.append("\n".join(filter(None, lines)))
    return Added(texts)


def bests(session: AnySession, beaten: Mapping[int, int], words: MatchWords) -> str:
    """Returns a line for each player who has beaten their own best. `beaten`: those points by seat."""
    lines = [
        words("best-beaten", player=each.name, points=each.score.points, before=beaten[each.seat])
        for each in standing(session, words)
        if each.seat in beaten
    ]
    return "\n".join(lines)


async def known(store: Store, session: AnySession) -> dict[int, Known]:
    """Returns how strong the people of a match are, by their seats, for computers at their level."""
    people = {seat: sitting.person for seat, sitting in enumerate(session.seats) if sitting.person}
    table = (await store.of(Ratings).standings(session.guild, session.game)).table if session.guild else {}
    moved = await store.of(Records).moved(session.guild, session.game, list(people.values()))
    return {
        seat: own_level.known(session.game, table.get(str(person)), *each)
        for (seat, person), each in zip(people.items(), moved, strict=True)
    }


def under_result(session: AnySession) -> MatchRecord | None:
    """Returns the button under a result."""
    return MatchRecord(session.id) if session.stage is Stage.OVER else None
