"""/settings: how Parlour speaks to you."""

from typing import Literal

from msgspec import structs

from bot.layout import message
from bot.panel import Panel
from bot.parlour import Parlour
from bot.person import Person
from bot.slash import Command, Interaction, answer, command
from bot.visit import Visit
from bot.words import book


def build(parlour: Parlour) -> Command:
    """The command."""

    async def settings(
        interaction: Interaction,
        language: Literal["auto", "en", "ja"] | None = None,
        mention: bool | None = None,
        text_board: bool | None = None,
    ) -> None:
        async def work(visit: Visit) -> None:
            wanted = {
                "language": "" if language == "auto" else language,
                "mention": mention,
                "text_board": text_board,
            }
            changes = {name: value for name, value in wanted.items() if value is not None}
            person = await parlour.store.update_person(visit.user.id, lambda now: structs.replace(now, **changes))
            visit.at = visit.at._replace(person=person)
            await visit.show(_show(visit, person))

        await answer(parlour, interaction, work)

    return command("settings", settings)


def _show(visit: Visit, person: Person) -> Panel:
    words = visit.words
    language = book(person.language)("language-name") if person.language else words("settings-auto")
    lines = [
        f"### {words('settings-title')}",
        words("settings-language", language=language),
        words("settings-mention", on=str(person.mention).lower()),
        words("settings-text-board", on=str(person.text_board).lower()),
    ]
    return Panel(message(["\n".join(lines)]))
