"""Lessons. Nothing is stored: each press names the game and the stage, and the position is replayed."""

from msgspec import structs

from bot.domain import session_options
from bot.domain.errors import UserError
from bot.domain.lobbies import need_lobby
from bot.domain.match_kinds import KINDS, MatchKind
from bot.domain.parts import PARTS, Part
from bot.domain.server import check_lobby
from bot.domain.session import AnySession, Change, Seat, Session, Stage, played
from bot.feature import Feature
from bot.features.lesson import views as view
from bot.features.lesson.actions import Answer, AnswerFromMenu, ChooseLesson, FinishTurn, GoOn, Learn, LessonPress
from bot.features.lesson.views import At, offer
from bot.handlers.context import Context
from bot.handlers.opening import (
    check_permissions,
    limit_opening,
    may_open_thread,
    need_only_match,
    posted,
    posted_direct,
)
from bot.handlers.registry import handles
from bot.interactions.request import Interaction
from bot.interactions.slash import Command, answer, command, game_choices
from bot.jobs.services import Services
from bot.views import components, help, lobby
from bot.views.components import Panel
from bot.views.lobby import ABOUT_GAME
from rules import games, teaching
from rules.lesson import LEARNER, Lesson
from rules.levels import Level
from rules.match import AnyEntry, AnyMatch

LESSON = Part("lesson", bool, was="lesson")
"""Whether a match began as a lesson."""
KIND = MatchKind(part=LESSON, is_lesson=True, opening_text="post-lesson")


def start(session: AnySession, channel: int, match: AnyMatch, log: list[AnyEntry]) -> Change:
    """Starts the match in `channel` from the position in which a lesson ends, with the log that leads to it."""
    need_lobby(session)
    begun = LESSON.put(structs.replace(session, stage=Stage.PLAY), True)
    return played(begun, match, log, channel=channel)


@handles(ChooseLesson)
async def choose_lesson(context: Context, press: ChooseLesson) -> Panel:
    """Shows a button for the lesson of each game."""
    return view.lessons(context.words)


@handles(Learn)
async def show_stage(context: Context, press: Learn) -> Panel:
    """Shows a stage of a lesson; after the last one, its end."""
    lesson = _lesson(press.game)
    return await _show(context, press.game, lesson, min(press.stage, len(lesson.stages)))


@handles(Answer, AnswerFromMenu)
async def choose(context: Context, press: Answer | AnswerFromMenu) -> Panel:
    """Goes on if it is the answer that the lesson expects; if not, says what the option would do."""
    lesson = _stage_of(press)
    scene = teaching.scene(press.game, lesson, press.stage)
    if scene.question is None or press.option >= len(scene.question.options):
        raise UserError("unknown-choice")
    if press.option == scene.expected:
        return await _show(context, press.game, lesson, press.stage + 1)
    return await _show(context, press.game, lesson, press.stage, wrong=press.option)


@handles(FinishTurn)
async def finish_turn(context: Context, press: FinishTurn) -> Panel:
    """Ends the turn of the learner."""
    return await _show(context, press.game, _stage_of(press), press.stage + 1)


@handles(GoOn)
async def go_on(context: Context, press: GoOn) -> Panel:
    """Starts a match from the position that the lesson hands over: here, or else in the person's direct messages."""
    lesson = _lesson(press.game)
    scene = teaching.handover(press.game, lesson)
    request, store = context.request, context.services.store
    gathered, nonce = _gathered(context, press.game, lesson), f"{request.interaction:x}.lesson"
    here = await _may_play_here(context, gathered)
    await limit_opening(context, request.channel if here else 0, request.guild if here else 0)
    session = await (
        posted(context, gathered, nonce) if here else posted_direct(context, structs.replace(gathered, guild=0), nonce)
    )
    channel = session.id if here and may_open_thread(request) else session.channel
    await store.sessions.create(session, context.operation())
    begun = await context.commit(session, lambda now: start(now, channel, scene.match, scene.log))
    return context.note("lesson-begun", place=lobby.place(begun))


async def _may_play_here(context: Context, gathered: AnySession) -> bool:
    """Whether a match may be played in this channel: many servers have channels in which only few may write."""
    request = context.request
    if request.chat:
        return False
    try:
        check_permissions(context)
        check_lobby(context.server, context.person, gathered.game, request.parent)
        if request.guild and not may_open_thread(request):
            await need_only_match(context, gathered, request.channel)
    except UserError:
        return False
    return True


def _lesson(game: str) -> Lesson:
    lesson = teaching.lesson(game) if game in games.names() else None
    if lesson is None:
        raise UserError("no-lesson")
    return lesson


def _stage_of(press: LessonPress) -> Lesson:
    """Returns the lesson of a press. Raises UserError if there is no such stage."""
    lesson = _lesson(press.game)
    if press.stage >= len(lesson.stages):
        raise UserError("unknown-choice")
    return lesson


async def _show(context: Context, game: str, lesson: Lesson, stage: int, wrong: int | None = None) -> Panel:
    at = At(game, lesson, stage, teaching.scene(game, lesson, stage))
    return await view.page(at, context.request.name, context.reader, wrong)


def _gathered(context: Context, game: str, lesson: Lesson) -> AnySession:
    """Returns the lobby of the person and as many easy computer players as the lesson needs, with no message yet."""
    request = context.request
    seats = [Seat() for _ in range(lesson.seats)]
    seats[LEARNER] = Seat(person=request.person, name=request.name)
    return Session(
        id=0,
        channel=request.channel,
        parent=request.channel,
        lobby=0,
        guild=request.guild,
        language=context.language,
        host=request.person,
        game=game,
        moved=context.at.now,
        seats=seats,
        options=dict(lesson.options),
        match_options={session_options.LEVEL.name: Level.EASY},
    )


def build(services: Services) -> Command:
    """Returns the command."""

    async def learn(interaction: Interaction, game: str) -> None:
        async def work(there: Context) -> Panel:
            return await show_stage(there, Learn(game))

        await answer(services, interaction, work)

    return game_choices(command("learn", learn, at=32))


FEATURE = Feature(
    adds=(
        PARTS.add(LESSON),
        KINDS.add(KIND),
        ABOUT_GAME.add(offer, at=10),
        help.FIRST.add(lambda words: components.button(words, ChooseLesson()), at=10),
    )
)
