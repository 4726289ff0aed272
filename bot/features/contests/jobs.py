"""The task that moves a league or tournament on: whatever is due, as its document says. It may be repeated."""

from functools import partial
from secrets import token_bytes

import discord
import structlog

from bot.delivery.announcer import Announced
from bot.delivery.refusals import is_refusal, log_refusal
from bot.domain.calendar import HOUR
from bot.domain.errors import UserError
from bot.domain.session import AnySession, Stage
from bot.features.contests import advancing
from bot.features.contests import domain as contests
from bot.features.contests import matches as contest_matches
from bot.features.contests.delivery import ContestMessages, MessageGone
from bot.features.contests.domain import Contest, Outcome, Pairing, Phase
from bot.features.contests.not_moved import NotMoved
from bot.features.contests.store import Contests, Shown
from bot.jobs.commit import commit
from bot.jobs.failures import FAILURES
from bot.jobs.queue import OneAtATime, Queue
from bot.jobs.services import Services
from bot.jobs.worker import Task
from bot.store.connection import StoreUnavailable
from bot.store.sessions import CorruptRecord, GameGone
from rules import games
from rules.chance import KEY_BYTES
from rules.proof import promise

TOGETHER = 10
"""How many matches begin in one run: their messages take a while, because Discord limits them."""
LOOKED = HOUR
"""How often all matches are looked at, besides each one that ends."""
PATIENCE = 60
"""Seconds between two edits of the message of a contest."""
REFUSED = 600
"""Seconds after which something that Discord has refused is tried again."""

_log = structlog.get_logger()


async def schedule(queue: Queue, contest: int, match: int = 0, revision: int = 0) -> None:
    """Schedules what is due in a contest; `match`: one of its matches that has ended. If it fails, the sweep does.

    `revision`: that of a change after which it has to run, even if it waits or runs already.
    """
    try:
        await queue.tasks.add("advance_contest", key=f"contest:{contest}:{match}:{revision}")(contest, match)
    except StoreUnavailable as error:
        _log.warning("contest not scheduled", contest=contest, error=str(error))


async def after_news(services: Services, announced: Announced) -> None:
    """Moves the contest of a match on that has ended."""
    session = announced.session
    contest = contest_matches.CONTEST.of(session)
    if contest and session.stage is Stage.OVER:
        await schedule(services.queue, contest, session.id)


async def sweep(services: Services) -> None:
    """Schedules every contest that something may have to be done about."""
    for contest in await services.store.of(Contests).open():
        await schedule(services.queue, contest)


async def come_back(services: Services, guild: int, since: int) -> None:
    """Continues the contests of a server where nobody could play since a moment."""
    contests, now = services.store.of(Contests), services.now()
    for contest in await contests.on_server(guild):
        there = await contests.update(contest, lambda current: advancing.later(current, since, now))
        if there.round is not None:
            for pairing in advancing.under_way(there):
                await _put_off(services, pairing.match, there.round.ends)
        await schedule(services.queue, there.id, revision=there.revision)


async def _put_off(services: Services, match: int, ends: int) -> None:
    """Tells a match when its round ends."""
    store, now = services.store, services.now()
    try:
        session = await store.sessions.load(match)
        if session is not None:
            await commit(store, services.queue, now, session, lambda there: contest_matches.end_at(there, ends))
    except (CorruptRecord, GameGone, UserError):
        return


async def remove_before(services: Services, moment: int) -> None:
    """Removes contests that ended before `moment`."""
    contests = services.store.of(Contests)
    for contest in await contests.ended_before(moment):
        await contests.remove(contest)


async def forget(services: Services, person: int) -> None:
    """Takes a person out of all contests, which keep what they have played under no name."""
    store, now = services.store.of(Contests), services.now()
    for contest in await store.of_person(person):
        there = await store.load(contest)
        if there is not None:
            there = await store.update(there, lambda current: contests.forget(current, person, now))
            await schedule(services.queue, contest, revision=there.revision)
        await store.unname(person, contest)


def tasks(services: Services) -> list[Task]:
    """Returns the task `advance_contest`."""
    return [Advancing(services).advance_contest]


class Advancing:
    """Holds the task `advance_contest`."""

    def __init__(self, services: Services) -> None:
        self._store = services.store
        self._contests = services.store.of(Contests)
        self._queue = services.queue
        self._courier = services.courier
        self._announcer = services.announcer
        self._messages = ContestMessages(services.client, services.boards, services.now)
        self._now = services.now

    async def advance_contest(self, contest: OneAtATime, match: int) -> None:
        """Does what is due in a contest. `match`: a match of it that has just ended; 0: none in particular."""
        try:
            there = await self._contests.load(contest)
            if there is None:
                await self._contests.remove(contest)
            elif await self._store.departures.since(there.guild):
                return
            elif there.game in games.names():
                await self._advance(there, match)
        except UserError as error:
            _log.info("contest changed meanwhile", contest=contest, error=str(error))
        except FAILURES as error:
            log_refusal(_log, "contest not advanced", error, level="warning", contest=contest)

    async def _advance(self, there: Contest, match: int) -> None:
        now, shown = self._now(), await self._contests.shown(there.id)
        found = await self._look(there, match, shown, now)
        there = await self._contests.load(there.id) or there
        secret = promise(token_bytes(KEY_BYTES))
        there = await self._contests.update(there, lambda current: advancing.with_promise(current, secret))
        excluded = await self._excluded(there)
        there = await self._contests.update(there, lambda current: advancing.advanced(current, now, found, excluded))
        if now < shown.blocked:
            return
        try:
            there = await self._begin_matches(there, now)
            there = await self._speak(there, shown, now)
        except discord.HTTPException as error:
            if not is_refusal(error):
                raise
            log_refusal(_log, "contest cannot post", error, level="warning", contest=there.id)
            await self._contests.note(there.id, blocked=now + REFUSED)
            if there.phase is Phase.OVER:
                await self._contests.finished(there, now)
            return
        if there.phase is Phase.OVER:
            await self._finish(there, now)
        elif advancing.to_post(there) or advancing.to_begin(there) or advancing.abandoned(there):
            await schedule(self._queue, there.id, revision=there.revision)

    async def _excluded(self, there: Contest) -> list[int]:
        """Returns who gets no place in a season that begins now."""
        if there.phase is not Phase.OPEN:
            return []
        return [each.person for each in (await self._store.servers.server(there.guild)).excluded]

    async def _look(self, there: Contest, match: int, shown: Shown, now: int) -> dict[int, Outcome]:
        """Looks at the match that has ended, or at all of them if it is time; returns the outcomes that there are."""
        is_regular = not shown.checked <= now < shown.checked + LOOKED
        everything = is_regular or advancing.is_late(there, now) or advancing.abandoned(there)
        found: dict[int, Outcome] = {}
        not_moved = NotMoved()
        for pairing in advancing.under_way(there):
            if everything or pairing.match == match:
                await self._look_at(there, pairing, found, not_moved, now)
        if is_regular:
            await not_moved.remind(there, self._store, self._messages, now)
            await self._contests.note(there.id, checked=now)
        return found

    async def _look_at(
        self, there: Contest, pairing: Pairing, found: dict[int, Outcome], not_moved: NotMoved, now: int
    ) -> None:
        """Notes the outcome of a match in `found`, or ends the match if that is due."""
        try:
            session = await self._store.sessions.load(pairing.match)
        except GameGone:
            return
        except CorruptRecord:
            session = None
        outcome = advancing.void(pairing) if session is None else contest_matches.outcome_of(session)
        if outcome is not None:
            found[pairing.match] = outcome
            await self._note_departures(there, session, now)
        elif session is not None:
            not_moved.note(session)
            await self._end(there, session, now)

    async def _end(self, there: Contest, session: AnySession, now: int) -> None:
        """Ends a match whose round is over, or whose people have withdrawn or never came.

        The announcement of its end then brings its outcome here.
        """
        at = await self._store.people.moment(0, now)
        absent = [session.seats[seat].person for seat in contest_matches.overdue(session, at)]
        people = [person for person in there.left if session.seat_of(person) is not None] or absent
        is_over = advancing.is_late(there, now) or contest_matches.nobody_goes_on(session, at)
        if (absent or is_over) and await self._is_unseen(session):
            return
        try:
            if people:
                forfeit = partial(contest_matches.forfeit_of, people=people, at=at)
                await commit(self._store, self._queue, now, session, forfeit)
            elif is_over:
                await commit(self._store, self._queue, now, session, lambda n: contest_matches.conclude(n, at))
        except UserError:
            _log.info("match ended meanwhile", session=session.id)

    async def _is_unseen(self, session: AnySession) -> bool:
        """Stops a match whose channel is hidden from somebody who is to move; from now on, this is their time."""
        hidden = [] if session.lost else await self._announcer.hidden_from(session)
        if hidden:
            await self._announcer.stop_unseen(session, hidden)
        return bool(hidden)

    async def _note_departures(self, there: Contest, session: AnySession | None, now: int) -> None:
        """Withdraws those who have left the server, as one of their matches shows."""
        for person in [seat.person for seat in session.seats if seat.gone] if session else ():
            there = await self._contests.update(there, partial(_departed, person=person, now=now))

    async def _begin_matches(self, there: Contest, now: int) -> Contest:
        """Posts and begins some of the matches that have not begun."""
        there = await self._note_sight(there, now)
        for people in [pairing.people for pairing in advancing.to_post(there)[:TOGETHER]]:
            there = await self._post_match(there, people)
        begun = set()
        rated = (await self._store.servers.server(there.guild)).ratings
        for pairing in advancing.to_begin(there):
            assert pairing.proof is not None
            change = contest_matches.started(there, pairing, pairing.proof, now, rated=rated)
            try:
                await self._store.sessions.begin(change)
            except UserError:
                _log.info("match has begun before", session=pairing.match)
            await self._queue.after(change.session)
            begun.add(pairing.match)
        return await self._contests.update(there, lambda n: advancing.with_begun(n, begun))

    async def _note_sight(self, there: Contest, now: int) -> Contest:
        """Notes who cannot see the channel: their clock would run in a match that they are never shown. Tells them."""
        people = sorted(advancing.to_be_called(there))
        place = (there.guild, there.channel, there.channel)
        hidden = [person for person in people if (await self._courier.rights(*place, person)).hides]
        untold, _ = await self._store.people.known([person for person in hidden if person not in there.told], now)
        await self._messages.tell_hidden(there, untold)
        return await self._contests.update(there, lambda n: advancing.with_hidden(n, tuple(hidden), now))

    async def _post_match(self, there: Contest, people: tuple[int, ...]) -> Contest:
        """Posts the message of a match. Its secret is stored before: posted again, it promises the same."""
        new = advancing.proof_of(there, people) or promise(token_bytes(KEY_BYTES))
        there = await self._contests.update(there, partial(advancing.with_proof, people=people, proof=new))
        for pairing in advancing.to_post(there):
            if pairing.people == people and pairing.proof:
                message = await self._messages.open_match(there, pairing, pairing.proof)
                noted = partial(advancing.with_message, people=people, message=message)
                there = await self._contests.update(there, noted)
        return there

    async def _speak(self, there: Contest, shown: Shown, now: int) -> Contest:
        """Posts what is due, and edits the standing if it is old."""
        for name in [*advancing.posts(there, now)]:
            message = await self._messages.post(there, name)
            there = await self._contests.update(there, partial(advancing.with_post, name=name, message=message))
            if name.startswith("standing"):
                shown = shown._replace(revision=there.revision)
                await self._contests.note(there.id, shown=there.revision, again=now + PATIENCE)
        if shown.revision == there.revision or now < shown.again:
            return there
        try:
            taken = await self._messages.show(there)
        except MessageGone:
            return await self._contests.update(there, lambda n: _to_be_posted_again(n, now))
        if taken or there.phase is Phase.OVER:
            await self._contests.note(there.id, shown=there.revision)
        await self._contests.note(there.id, again=now + (PATIENCE if taken else REFUSED))
        return there

    async def _finish(self, there: Contest, now: int) -> None:
        """Looks no more at a contest that is over, once its channel shows it."""
        shown = await self._contests.shown(there.id)
        if shown.revision == there.revision and not [*advancing.posts(there, now)]:
            await self._contests.finished(there, now)


def _departed(contest: Contest, person: int, now: int) -> Contest:
    """Returns a contest from which a person has withdrawn, unless they had before."""
    return contests.withdraw(contest, person, now) if person in contest.playing else contest


def _to_be_posted_again(contest: Contest, now: int) -> Contest:
    """Returns a contest whose message was deleted; if it is over, it needs none."""
    return contest if contest.phase is Phase.OVER else contests.move(contest, contest.channel, now)
