"""/play: show your question, or answer it; without a match, show how to begin one."""

from bot.actions.press import checksum
from bot.actions.turn import Done, PanelPress, Pick, Play, TakeBack, UsePreset
from bot.domain.errors import UserError
from bot.domain.session import Stage
from bot.handlers.context import Context, find_if_any, only_a_lobby, open_lobby, whole_number
from bot.handlers.lobby import show_own
from bot.handlers.registry import handle
from bot.handlers.turn import question_of
from bot.interactions.answer import Answer
from bot.interactions.request import Interaction
from bot.interactions.slash import Command, choices_at, command, match_choices, opened
from bot.jobs.services import Services
from bot.views import help
from bot.views.choices import panel_fields
from bot.views.components import Panel
from rules import match as matches

PICK, PRESET, DONE, BACK = "pick", "preset", "done", "back"


def build(services: Services) -> Command:
    """Returns the command."""

    async def play(interaction: Interaction, option: str = "", match: str = "") -> None:
        async def work(there: Context) -> Panel | None:
            if not there.has_session:
                return await _beginning(there, is_usual=not (option or match))
            return await handle(there, _chosen(there, option) if option else Play(there.session.id))

        reply, recent = Answer(services, interaction), 0 if option else Play.recent
        await opened(reply, lambda: find_if_any(services, reply.request, match, recent), work)

    made = command("play", play, at=20)
    made.autocomplete("option")(choices_at(services, _offered))
    made.autocomplete("match")(match_choices(services))
    return made


async def _beginning(there: Context, *, is_usual: bool) -> Panel:
    """Returns the lobby of the channel if a person has a seat in it, or else what they can begin who have no match.

    Raises UserError if they have several, or asked for one.
    """
    error, lobby = UserError("no-session"), await open_lobby(there.services, there.request)
    if lobby is not None:
        if is_usual and lobby.seat_of(there.person) is not None:
            return show_own(there, lobby)
        error = only_a_lobby(lobby)
    if not is_usual or await there.services.store.indexes.listed(there.person):
        raise error
    return help.beginning(there.words, there.words(f"error-{error.name}", **error.values) if lobby else "")


def _offered(there: Context) -> list[tuple[str, str]]:
    """Returns labels and values of the person's options; a value names the question that it belongs to."""
    session = there.session
    seat = session.seat_of(there.person)
    question = matches.question(session.playing, seat) if session.stage is Stage.PLAY and seat is not None else None
    if question is None:
        return []
    words = there.reader.plain(session)
    stamp = f"{question.version}:{checksum(question.options)}"
    offered = [
        (f"{number + 1}. {words.phrase('move', move)}", f"{PICK}:{stamp}:{number}")
        for number, move in enumerate(question.options)
    ]
    offered += [
        (words.phrase("preset", preset), f"{PRESET}:{stamp}:{number}") for number, preset in enumerate(question.presets)
    ]
    if question.step is None:
        offered.append((words("button-done"), f"{DONE}:{stamp}:0"))
    if question.drafted:
        offered.append((words("button-back"), f"{BACK}:{stamp}:0"))
    return offered


def _chosen(there: Context, option: str) -> PanelPress:
    """Returns the press for `option`: a value from the list, or the typed number of an option."""
    question = question_of(there)
    session, seat, version, options = panel_fields(there.session, question)
    if (typed := whole_number(option)) is not None:
        if not 0 < typed <= len(question.options):
            raise UserError("unknown-choice")
        return Pick(session, seat, version, options, typed - 1)
    kind, *parts = option.split(":")
    if kind not in (PICK, PRESET, DONE, BACK) or len(parts) != 3:
        raise UserError("unknown-choice")
    shown, options, number = whole_number(parts[0]), parts[1], whole_number(parts[2])
    if shown is None or number is None:
        raise UserError("unknown-choice")
    version = shown
    if kind in (PICK, PRESET):
        return (Pick if kind == PICK else UsePreset)(session, seat, version, options, number)
    return (Done if kind == DONE else TakeBack)(session, seat, version, options)
