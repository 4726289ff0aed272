"""/play: see the question that the match asks you, or answer it."""

from discord.app_commands import Choice

from bot.domain.errors import UserError
from bot.domain.session import AnySession, Stage
from bot.handlers import turn
from bot.handlers.context import Visit
from bot.handlers.services import Parlour
from bot.handlers.slash import Command, Interaction, answer, choices, command, table_choices, typed_at
from bot.views.custom_id import Press, Verb, checksum
from bot.views.wording import drawn
from rules.table import Question, question


def build(parlour: Parlour) -> Command:
    """The command."""

    async def play(interaction: Interaction, option: str = "", table: str = "") -> None:
        async def work(visit: Visit) -> None:
            session = await turn.here(visit, table, 0 if option else turn.RECENT)
            if option:
                pressed, choice = _chosen(visit, session, option)
                await turn.press(visit, session, pressed, choice)
            else:
                await turn.play(visit, session)

        await answer(parlour, interaction, work)

    async def complete(interaction: Interaction, typed: str) -> list[Choice[str]]:
        found = await typed_at(parlour, interaction)
        return choices(_offered(*found), typed) if found else []

    made = command("play", play)
    made.autocomplete("option")(complete)
    made.autocomplete("table")(table_choices(parlour))
    return made


def _offered(visit: Visit, session: AnySession) -> list[tuple[str, str]]:
    """What the person can do now, and a value that says what it was chosen from."""
    seat = session.seat_of(visit.user.id)
    asked = question(session.playing, seat) if session.stage is Stage.PLAY and seat is not None else None
    if asked is None:
        return []
    words = drawn(session, visit.language)
    stamp = f"{asked.moves}:{checksum(asked.options)}"
    offered = [
        (f"{number + 1}. {words.tell('move', move)}", f"{Verb.PICK}:{stamp}:{number}")
        for number, move in enumerate(asked.options)
    ]
    if asked.step is None:
        offered.append((words("button-done"), f"{Verb.DONE}:{stamp}:0"))
    if asked.drafted:
        offered.append((words("button-back"), f"{Verb.BACK}:{stamp}:0"))
    return offered


def _chosen(visit: Visit, session: AnySession, option: str) -> tuple[Press, int]:
    """The press that `option` stands for: a value from the list, or the number of an option typed by hand."""
    asked = turn.asked_of(visit, session)
    if option.isdecimal():
        return _press(Verb.PICK, session, asked), int(option) - 1
    parts = option.split(":")
    if len(parts) != 4 or parts[0] not in (Verb.PICK, Verb.DONE, Verb.BACK) or not (parts[1] + parts[3]).isdecimal():
        raise UserError("unknown-choice")
    pressed = Press(Verb(parts[0]), session.id, asked.seat, int(parts[1]), parts[2])
    return pressed, int(parts[3])


def _press(verb: Verb, session: AnySession, asked: Question) -> Press:
    return Press(verb, session.id, asked.seat, asked.moves, checksum(asked.options))
