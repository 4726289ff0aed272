"""Handles the puzzle of the day: showing it, answering it, and where it is posted."""

from bot.domain.errors import UserError
from bot.domain.quotas import RECORDS
from bot.features.puzzles import domain as puzzles
from bot.features.puzzles import views as view
from bot.features.puzzles.actions import (
    AnswerOwnPuzzle,
    AnswerOwnPuzzleFromMenu,
    AnswerPuzzle,
    AnswerPuzzleFromMenu,
    DropPuzzles,
    SharePuzzle,
    ShowPuzzle,
    WantPuzzles,
)
from bot.features.puzzles.domain import Answered, Posed
from bot.features.puzzles.jobs import schedule
from bot.features.puzzles.store import Channel, Puzzles
from bot.handlers.context import Context
from bot.handlers.opening import check_permissions
from bot.handlers.registry import handles
from bot.handlers.sharing import share_own
from bot.views.components import Panel


@handles(ShowPuzzle)
async def show_puzzle(context: Context, press: ShowPuzzle) -> Panel:
    """Shows the puzzle of today; if there is none yet, it is looked for."""
    context.limit(RECORDS)
    day, request = puzzles.day_of(context.at.now), context.request
    puzzle = await context.services.store.of(Puzzles).puzzle(day, request.guild)
    if puzzle is None:
        await schedule(context.services.queue, day)
        shown = None
    else:
        shown = puzzles.posed(puzzle)
    wanted = None
    if request.guild and request.manages:
        channels = await context.services.store.of(Puzzles).channels()
        wanted = any(each.guild == request.guild for each in channels)
    return await view.panel(shown, day, context.reader, wanted=wanted)


@handles(AnswerPuzzle, AnswerPuzzleFromMenu)
async def answer_puzzle(context: Context, press: AnswerPuzzle | AnswerPuzzleFromMenu) -> Panel:
    """Notes the person's answer and says whether it is the best; the first one counts."""
    return await _answer(context, press.day, press.option, 0)


@handles(AnswerOwnPuzzle, AnswerOwnPuzzleFromMenu)
async def answer_own(context: Context, press: AnswerOwnPuzzle | AnswerOwnPuzzleFromMenu) -> Panel:
    """Does the same for the puzzle that this server has instead."""
    return await _answer(context, press.day, press.option, context.request.guild)


async def answer_today(context: Context, option: int) -> Panel:
    """Does the same for the puzzle of today, as `/puzzle` shows it here."""
    return await _answer(context, puzzles.day_of(context.at.now), option, context.request.guild)


async def _answer(context: Context, day: int, option: int, guild: int) -> Panel:
    context.limit(RECORDS)
    shown = await _posed(context, day, guild)
    if not 0 <= option < len(shown.options):
        raise UserError("unknown-choice")
    store = context.services.store.of(Puzzles)
    owner = guild if shown.puzzle.own else 0
    first, found = await store.answer(day, context.person, option, shown.puzzle.best, owner)
    answer = Answered(day, option, first, found, bool(context.request.guild))
    return view.answered(shown, answer, context.reader)


@handles(SharePuzzle)
async def share_puzzle(context: Context, press: SharePuzzle) -> None:
    """Posts whether the person's first answer to the puzzle of today was the best one. Its solution stays unsaid."""
    context.limit(RECORDS)
    guild = context.request.guild if press.own else 0
    if press.day != puzzles.day_of(context.at.now):
        raise UserError("puzzle-gone")
    posed = await _posed(context, press.day, guild)
    owner = guild if posed.puzzle.own else 0
    first, found = await context.services.store.of(Puzzles).answers(press.day, context.person, posed.puzzle.best, owner)
    if first is None:
        raise UserError("puzzle-unanswered")
    answer = Answered(press.day, first, first, found, on_server=True)
    name = context.request.name
    await share_own(context, press, lambda reader: view.shared(posed, name, answer, reader), ShowPuzzle())


async def _posed(context: Context, day: int, guild: int) -> Posed:
    puzzle = await context.services.store.of(Puzzles).puzzle(day, guild)
    if puzzle is None:
        raise UserError("puzzle-gone")
    return puzzles.posed(puzzle)


@handles(WantPuzzles)
async def want_puzzles(context: Context, press: WantPuzzles) -> Panel:
    """Has the puzzle of each day posted in this channel, today's at once."""
    _need_manager(context)
    check_permissions(context)
    wanted = Channel(context.request.guild, context.request.channel, context.language)
    await context.services.store.of(Puzzles).want(wanted)
    await schedule(context.services.queue, puzzles.day_of(context.at.now))
    return context.note("puzzles-wanted", channel=f"<#{wanted.channel}>")


@handles(DropPuzzles)
async def drop_puzzles(context: Context, press: DropPuzzles) -> Panel:
    """Has no more puzzles posted on this server."""
    _need_manager(context)
    await context.services.store.of(Puzzles).drop(context.request.guild)
    return context.note("puzzles-dropped")


def _need_manager(context: Context) -> None:
    if not context.request.guild or not context.request.manages:
        raise UserError("managers-only")
