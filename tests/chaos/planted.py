"""The bugs that the campaign has to find: such as somebody could write."""

from __future__ import annotations

from typing import NamedTuple

from tests.chaos import clocks, contests, outcomes, scenarios
from tests.chaos.scenarios import Scenario

TURNS, LOST, KILLED, AGREED = scenarios.turns, scenarios.lost_answers, scenarios.killed_while_posting, scenarios.agreed
CHANNELS, ALONE, RESULT = scenarios.channels, scenarios.alone, outcomes.result
DEAL, BACKUP, IMPORTED = outcomes.deal, outcomes.backup, outcomes.imported
LEAGUE, TOURNAMENT, KNOCKOUT = contests.league, contests.tournament, contests.knockout
PAUSE, AWAY = clocks.pause, clocks.away


class Mutant(NamedTuple):
    """A bug: in a file of the bot, a text that stands there once has become another."""

    name: str
    file: str
    old: str
    new: str
    scenario: Scenario = TURNS


MUTANTS = (
    Mutant(
        "plays the next option",
        "bot/handlers/turn.py",
        "choose(now, press.seat, options[press.option])",
        "choose(now, press.seat, options[(press.option + 1) % len(options)])",
    ),
    Mutant(
        "plays the first option of the menu or row",
        "bot/handlers/turn.py",
        "choose(now, press.seat, options[press.option])",
        "choose(now, press.seat, options[0])",
    ),
    Mutant(
        "accepts a button of another person's panel",
        "bot/handlers/turn.py",
        "if context.seat != press.seat:",
        "if context.seat is None:",
    ),
    Mutant(
        "accepts a press of an earlier question",
        "bot/handlers/turn.py",
        "if question is None or question.version != press.version or checksum(question.options) != press.options:",
        "if question is None:",
    ),
    Mutant(
        "takes nothing back",
        "bot/domain/turns.py",
        "return played(session, matches.take_back(session.playing, seat), [])",
        "return played(session, session.playing, [])",
    ),
    Mutant(
        "writes a line of the log twice",
        "bot/domain/turns.py",
        "        return played(session, *matches.done(session.playing, seat))\n",
        "        change = played(session, *matches.done(session.playing, seat))\n"
        "        change.session.playing.drafts.clear()\n"
        "        change.entries[-1:] = change.entries[-1:] * 2\n"
        "        return change\n",
    ),
    Mutant(
        "lets the computer move for people",
        "bot/computer/player.py",
        "return [seat for seat in session.to_move if session.seats[seat].by_computer]",
        "return session.to_move if any(seat.by_computer for seat in session.seats) else []",
    ),
    Mutant(
        "tells a line twice",
        "bot/delivery/post_lines.py",
        "entries = [*pending.passing, *pending.entries]",
        "entries = [*pending.passing, *pending.entries, *pending.entries[-1:]]",
    ),
    Mutant(
        "drops a line",
        "bot/delivery/post_lines.py",
        "entries = [*pending.passing, *pending.entries]",
        "entries = [*pending.passing, *pending.entries][:-1]",
    ),
    Mutant(
        "words a line for another seat",
        "bot/views/wording.py",
        'phrase = words.phrase("story", event)',
        'phrase = words.phrase("story", event).replace("Alice", "Bob")',
    ),
    Mutant(
        "mentions those who want no mentions",
        "bot/delivery/announcer.py",
        "mentioned = [person for person in concerned if people[person].mention]\n        reader",
        "mentioned = [*concerned]\n        reader",
    ),
    Mutant(
        "mentions nobody",
        "bot/delivery/send.py",
        "for person in {*people}]",
        "for person in ()]",
    ),
    Mutant(
        "leaves the buttons of older posts",
        "bot/delivery/announcer.py",
        "if pending.post not in (0, post):",
        "if pending.post == post:",
    ),
    Mutant(
        "shows a hand in a public post",
        "bot/delivery/announcer.py",
        "board = await reader.boards.render(seen_by(session, None), reader.plain(session), events)",
        "board = await reader.boards.render(seen_by(session, (session.to_move or [0])[0]), reader.plain(session), "
        "events)",
    ),
    Mutant(
        "shows the hand of a rival in a panel",
        "bot/views/panel.py",
        "picture = await reader.boards.render(seen_by(session, reader.seat), reader.plain(session))",
        "picture = await reader.boards.render(seen_by(session, session.to_move[0]), reader.plain(session))",
    ),
    Mutant(
        "describes the position before",
        "bot/views/board.py",
        "    return Picture(data, artist.describe(seen.view, seen.seat, words), is_whole)",
        "    known = _render.__dict__.setdefault('known', {})\n"
        "    text, known[seen.seat] = known.get(seen.seat, ''), artist.describe(seen.view, seen.seat, words)\n"
        "    return Picture(data, text or known[seen.seat], is_whole)",
    ),
    Mutant(
        "shows a note to others",
        "bot/features/notes/feature.py",
        'return NOTE.of(session.seats[seat]) if seat is not None else ""',
        "return max(NOTE.of(sitting) for sitting in session.seats)",
    ),
    Mutant(
        "lets a clock run in quiet hours",
        "bot/domain/turn_time.py",
        "hours = person.hours if session.clock else Hours()",
        "hours = Hours()",
    ),
    Mutant(
        "asks nobody who is next",
        "bot/domain/turn_time.py",
        "at.now, aware=number == mover)",
        "at.now, aware=True)",
    ),
    Mutant(
        "carries out a commit again whose answer was lost",
        "bot/store/commit_script.py",
        "if attempt then return attempt == given.attempt and DONE or EARLIER end",
        "if attempt == given.revision then return DONE end",
        LOST,
    ),
    Mutant(
        "posts without noting the attempt",
        "bot/delivery/announcer.py",
        "again = pending.attempted >= pending.first and",
        "again = pending.attempted > pending.revision and",
        KILLED,
    ),
    Mutant(
        "announces nothing after a crash",
        "bot/delivery/announcer.py",
        "        if pending.attempted in (0, pending.revision):",
        "        if pending.attempted not in (0, pending.revision):\n"
        "            await self._store.sessions.mark_announced(session.id, pending.revision, pending.post)\n"
        "        elif pending.attempted in (0, pending.revision):",
        KILLED,
    ),
    Mutant(
        "rates twice",
        "bot/features/record/counting.py",
        "redis.pcall('RPUSH', keys[list], found.rated)",
        "redis.pcall('RPUSH', keys[list], found.rated, found.rated)",
        RESULT,
    ),
    Mutant(
        "does not rate",
        "bot/features/record/rated.py",
        "if not may_count(session):",
        "if may_count(session):",
        RESULT,
    ),
    Mutant(
        "counts a match twice in a record",
        "bot/features/record/counting.py",
        "redis.pcall('HINCRBY', counts, field, added)",
        "redis.pcall('HINCRBY', counts, field, 2 * added)",
        RESULT,
    ),
    Mutant(
        "forgets half of a person",
        "bot/features/record/store.py",
        "        await self._part(guild, person, numbers(others))\n",
        "",
        RESULT,
    ),
    Mutant(
        "forgets what it has shown in passing",
        "bot/delivery/post_lines.py",
        "entries = [*pending.passing, *pending.entries]",
        "entries = [*pending.entries]",
    ),
    Mutant(
        "names the clock of the turn before",
        "bot/domain/turn_time.py",
        "aware=aware, since=now, left=left)",
        "aware=aware, since=session.moved, left=left)",
    ),
    Mutant(
        "confirms a choice that it does not store",
        "bot/handlers/context.py",
        """            committed = await self._commit(
                session, lambda now: expected if now is session else keep(now, change(now), self.at)
            )
""",
        "            committed = expected.session\n",
    ),
    Mutant(
        "has computers that never move",
        "bot/computer/player.py",
        "return [seat for seat in session.to_move if session.seats[seat].by_computer]",
        "return []",
    ),
    Mutant(
        "answers a press twice",
        "bot/interactions/answer.py",
        "                await self.show(panel)\n",
        "                await self.show(panel)\n                await self.show(panel)\n",
    ),
    Mutant(
        "rewinds a turn without the others",
        "bot/domain/consent.py",
        "    if proposal.missing:\n",
        "    if not proposal.agreed:\n",
        AGREED,
    ),
    Mutant(
        "drops a notice",
        "bot/delivery/announcer.py",
        "News(pending.entries, pending.passing, pending.notices, picture, mentioned, texts)",
        "News(pending.entries, pending.passing, (), picture, mentioned, texts)",
        AGREED,
    ),
    Mutant(
        "forgets the news that a channel has refused",
        "bot/delivery/announcer.py",
        "        is_new = await self._store.back_off.refused(session.id, pending.revision, why, self._now())\n",
        "        is_new = await self._store.back_off.refused(session.id, pending.revision, why, self._now())\n"
        "        await self._store.sessions.mark_announced(session.id, pending.revision, pending.post)\n",
        CHANNELS,
    ),
    Mutant(
        "lets the clocks of a match without a channel run",
        "bot/domain/matches.py",
        "held = session.stage is Stage.PLAY and not session.paused",
        "held = session.stage is Stage.PLAY and session.paused",
        CHANNELS,
    ),
    Mutant(
        "posts nothing where a match has moved to",
        "bot/domain/matches.py",
        "news=True, channel=channel, parent=channel",
        "news=False, channel=channel, parent=channel",
        CHANNELS,
    ),
    Mutant("writes nothing to the disk", "bot/store/embedded.py", "appendonly yes", "appendonly no", ALONE),
    Mutant(
        "pairs twice",
        "bot/features/contests/pairing.py",
        "pairs = combinations(range(len(people)), 2)",
        "pairs = [(a, b) for a in range(len(people)) for b in range(len(people)) if a != b]",
        LEAGUE,
    ),
    Mutant(
        "counts a result for the loser",
        "bot/features/contests/matches.py",
        "places = tuple(ranks[number].place for number in range(len(seats)))",
        "places = tuple(1 + len(seats) - ranks[number].place for number in range(len(seats)))",
        LEAGUE,
    ),
    Mutant(
        "gives a second try of the deal to two presses at once",
        "bot/features/duels/daily_store.py",
        "if redis.call('HSETNX', servers, person, server) == 0 then return 0 end",
        "redis.call('HSET', servers, person, server)",
        DEAL,
    ),
    Mutant(
        "gives a second try of the deal to somebody forgotten",
        "bot/features/duels/daily_store.py",
        "if day >= today:",
        "if day > today:",
        DEAL,
    ),
    Mutant(
        "restores over data",
        "bot/app/backup.py",
        "if not force and not await store.backup.is_empty():",
        "if force and not await store.backup.is_empty():",
        BACKUP,
    ),
    Mutant(
        "restores while Parlour runs",
        "bot/app/backup.py",
        "    if running:\n",
        "    if running and not force:\n",
        BACKUP,
    ),
    Mutant(
        "restores the log twice",
        "bot/store/restoring.py",
        "                pipe.rpush(key, *value)\n",
        "                pipe.rpush(key, *value, *value)\n",
        BACKUP,
    ),
    Mutant(
        "pairs a round of a tournament twice",
        "bot/features/contests/tournament.py",
        "earlier = [pairing for each in contest.rounds for pairing in each.pairings]",
        "earlier = [pairing for each in contest.rounds[:-1] for pairing in each.pairings]",
        TOURNAMENT,
    ),
    Mutant(
        "lets a tournament go on for a round too many",
        "bot/features/contests/tournament.py",
        "return contest.round.number >= rounds_of(contest) or",
        "return contest.round.number > rounds_of(contest) or",
        TOURNAMENT,
    ),
    Mutant(
        "lets the losers of a knock-out go on",
        "bot/features/contests/tournament.py",
        "return min(range(len(people)), key=",
        "return max(range(len(people)), key=",
        KNOCKOUT,
    ),
    Mutant(
        "lets time pass in a pause",
        "bot/domain/turn_time.py",
        "return [*down, *session.pauses, *person.vacations]",
        "return [*down, *person.vacations]",
        PAUSE,
    ),
    Mutant(
        "ends a pause for one person at once",
        "bot/domain/matches.py",
        "pauses=_pauses_until(session, now + NOTICE))",
        "pauses=_pauses_until(session, now + 60))",
        PAUSE,
    ),
    Mutant(
        "does not end a pause although all agree",
        "bot/domain/consent.py",
        "return matches.resume(session, now)",
        "return matches.give_notice(session, now)",
        PAUSE,
    ),
    Mutant(
        "lets a clock run during a vacation",
        "bot/domain/turn_time.py",
        "return [*down, *session.pauses, *person.vacations]",
        "return [*down, *session.pauses]",
        AWAY,
    ),
    Mutant(
        "keeps the seat of somebody who comes back",
        "bot/domain/absence.py",
        'return {"away": False, "gone": False,',
        'return {"away": True, "gone": False,',
        AWAY,
    ),
    Mutant(
        "imports a match over the one that runs in the channel",
        "bot/features/replay/importing_handlers.py",
        "    await sessions.begin(Change(session, log, news=False), context.operation())\n",
        "    if there := await sessions.load(context.request.channel):\n"
        "        session.id, session.revision = there.id, there.revision + 1\n"
        "        await sessions.commit(there, Change(session, log, news=False))\n"
        "    else:\n"
        "        await sessions.begin(Change(session, log, news=False), context.operation())\n",
        IMPORTED,
    ),
    Mutant(
        "imports all but the last line",
        "bot/features/replay/importing_handlers.py",
        "for line in found.log]",
        "for line in found.log[:-1]]",
        IMPORTED,
    ),
    Mutant(
        "shows an imported match to everybody",
        "bot/domain/session.py",
        "            return person == self.host\n",
        "            return True\n",
        IMPORTED,
    ),
)
