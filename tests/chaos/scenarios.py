"""Scenarios: short campaigns around one table, each about what its name says."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

from bot.actions.proposals import Agree, Offer, Propose
from bot.actions.turn import Play
from bot.domain.session import TakenBack
from bot.features.inbox.feature import MoveHere
from bot.i18n import MatchWords, words_in
from bot.store.keys import keys
from bot.views.names import bold
from bot.views.wording import names
from sandbox.testing import reading
from tests.chaos.asking import asked, commanded, pressed
from tests.chaos.faults import COMMIT, SENDING
from tests.chaos.players import INTERRUPTED
from tests.chaos.quiet import POLL, SETTLED_WITHIN, Quiet, opened
from tests.chaos.system import System
from tests.chaos.violation import Broken
from tests.end_to_end.harness import components_of

POSTS = r"POST /channels/\d+/messages$"

Scenario = Callable[[System], Awaitable[Quiet]]


async def turns(system: System, game: str = "manhattan", number: int = 6) -> Quiet:
    """Plays some turns of two people and two computers, and compares after each."""
    quiet = await opened(system, game, computers=2)
    await quiet.check()
    for turn in range(number):
        if quiet.found or not (await quiet.settled()).to_move:
            break
        if turn >= number - 2:
            await quiet.new_second()
        await quiet.take_turn()
        await quiet.check()
    return quiet


async def besides(system: System) -> Quiet:
    """Does everything that changes no match, plays on, and compares."""
    quiet = await opened(system, computers=1)
    for _ in range(2):
        await quiet.act()
        await quiet.take_turn()
        await quiet.check()
    return quiet


async def lost_answers(system: System) -> Quiet:
    """Loses answers of the database to commits, and delivers interactions twice, during a few turns."""
    quiet = await opened(system)
    for _ in range(3):
        entries = (await quiet.settled()).entries
        system.line.lose_answers(COMMIT, 2)
        system.sandbox.control.repeat_interactions(1)
        await _move(quiet, entries + 1)
    await quiet.check()
    if quiet.table.refused_unexpectedly:
        quiet.note("move doubled", "a choice that counted was answered as one that did not")
    return quiet


async def killed_while_posting(system: System) -> Quiet:
    """Kills the worker after it has posted and before it knows, plays on, and starts it again."""
    quiet = await opened(system)
    session = await quiet.settled()
    known = len(await quiet.table.posts())
    system.sandbox.control.fail(POSTS, 503, times=20, after_effect=True)
    await _move(quiet, session.entries + 1)
    await until(lambda: _has_more_posts(quiet, known))
    await system.end("worker", signal.SIGKILL)
    system.sandbox.control.clear_faults()
    system.sandbox.control.forget_nonces()
    await _move(quiet, (await quiet.session()).entries + 1)
    await system.start("worker")
    await until(lambda: _is_announced(system))
    await quiet.check_posts()
    return quiet


async def until(is_so: Callable[[], Awaitable[bool]], seconds: float = 2 * SETTLED_WITHIN) -> None:
    """Waits until something is so. Raises Broken if it never is."""
    try:
        async with asyncio.timeout(seconds):
            while not await is_so():
                await asyncio.sleep(POLL)
    except TimeoutError:
        raise Broken("match that stands still") from None


async def _has_more_posts(quiet: Quiet, known: int) -> bool:
    return len(await quiet.table.posts()) > known


async def _move(quiet: Quiet, entries: int) -> None:
    """Lets people take turns, and look again if that fails, until the log has a number of entries."""

    async def has_moved() -> bool:
        if (await quiet.session()).entries >= entries:
            return True
        with suppress(*INTERRUPTED):
            await quiet.table.take_turn()
            quiet.system.presses += 1
        return False

    await until(has_moved)


async def _is_announced(system: System) -> bool:
    await system.sweep()
    return not [channel async for channel in system.store.sessions.unannounced()]


async def agreed(system: System) -> Quiet:
    """Rewinds a turn once both people agree; it is told once, and what was chosen before still counts."""
    quiet = await opened(system)
    for _ in range(2):
        await quiet.take_turn()
    mover, session = await quiet.mover(), await quiet.settled()
    (other,) = (person for person in quiet.table.people if person is not mover)
    seat, made = session.to_move[0], quiet.table.ledger.made(session.to_move[0])
    await quiet.take_turn()
    entries = (await quiet.settled()).entries
    offered = await asked(mover, await quiet.post(), Offer(session.id, idea="undo"))
    await pressed(mover, offered, Propose)
    if (await quiet.settled()).entries != entries:
        quiet.note("match changed without consent")
        return quiet
    await asked(other, await quiet.post(), Agree(session.id))
    await quiet.settled()
    quiet.table.ledger.rewind(seat, made)
    await quiet.check_choices()
    if (await quiet.session()).entries != session.entries:
        quiet.note("match not changed in spite of consent")
    words = MatchWords(words_in("en", session.game), [bold(name) for name in names(session, "en")])
    notice = words.phrase("notice", TakenBack(seat))
    told = sum(notice in reading.text(post) for post in await quiet.table.posts())
    if told != 1:
        quiet.note("notice told other than once", f"{told} times: {notice}")
    await quiet.take_turn()
    await quiet.check_choices()
    return quiet


async def channels(system: System) -> Quiet:
    """Archives the thread of a match, forbids posts for a turn, and deletes the thread; the match goes on elsewhere.

    In that turn, panels are too old to follow. Otherwise the newest post is extended, which needs no permission.
    """
    quiet, control = await opened(system), system.sandbox.control
    control.archive(quiet.table.channel)
    await quiet.take_turn()
    await quiet.check()
    mover = await quiet.mover()
    panel = await pressed(mover, await quiet.post(), Play)
    control.deny("lobby", *SENDING)
    async for panels in system.store.redis.scan_iter("panels:*"):
        await system.store.redis.delete(panels)
    await quiet.table.finish(mover, panel)
    await until(lambda: _is_refused(quiet))
    control.allow("lobby", *SENDING)
    await _move(quiet, (await quiet.session()).entries + 1)
    await quiet.check_posts()
    await quiet.check_choices()
    if not quiet.found:
        await _delete_thread(quiet)
    return quiet


async def _delete_thread(quiet: Quiet) -> None:
    """Deletes the thread, and goes on in another channel."""
    before = await quiet.settled()
    quiet.system.sandbox.control.delete_channel(quiet.table.channel)
    await until(lambda: _is_lost(quiet))
    session = await quiet.session()
    if not session.paused or session.entries != before.entries:
        quiet.note("match without a channel that is not paused")
    mover = next(each for each in quiet.table.people if int(each.id) == session.seats[session.to_move[0]].person)
    listed = await commanded(mover, "turns", "manhattan")
    await pressed(mover, listed, MoveHere)
    quiet.table.place = (await mover.channel("manhattan"))["id"]
    after = await quiet.settled()
    if after.paused or after.lost:
        quiet.note("match that has moved and is still paused")
    if not components_of(await quiet.post(), Play):
        raise Broken("missing button", "Play, where the match has moved to")
    await quiet.take_turn()
    await quiet.check_choices()


async def _is_refused(quiet: Quiet) -> bool:
    """Whether the channel has refused news of the match."""
    document = keys(int(quiet.table.channel)).document
    return bool(await quiet.system.store.redis.hget(document, "unposted"))


async def _is_lost(quiet: Quiet) -> bool:
    return (await quiet.session()).lost


async def alone(system: System) -> Quiet:
    """Plays with one process and its own database, which are killed between two choices of a turn."""
    quiet = await opened(system)
    await quiet.take_turn()
    mover, post = await quiet.mover(), await quiet.post()
    panel = await pressed(mover, post, Play)
    await quiet.table.choose(mover, panel)
    before = await quiet.session()
    await system.end("bot", signal.SIGKILL)
    await system.start("bot")
    await until(lambda: is_back(system))
    if (await quiet.session()).playing != before.playing:
        quiet.note("move lost", "the match is another than before the end of the process")
    await quiet.check_choices()
    await quiet.take_turn()
    await quiet.check()
    return quiet


async def is_back(system: System) -> bool:
    """Whether the bot is connected, and every role works."""
    return system.sandbox.control.bot_online() and await system.is_well()


def of_game(game: str) -> Scenario:
    """Returns the scenario that plays a few turns of a game."""
    return partial(turns, game=game, number=4)
