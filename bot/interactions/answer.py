"""One interaction: acknowledged before any work, so that Discord waits; answered in private, whatever goes wrong."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from secrets import token_hex

import discord
import structlog

from bot.actions.custom_id import UnknownChoice, UnknownPress
from bot.domain.errors import UserError
from bot.handlers.context import Context, Request
from bot.handlers.services import Services
from bot.i18n import Book, book
from bot.interactions.request import Interaction, request_of
from bot.store.connection import StoreUnavailable
from bot.store.database import Seen
from bot.store.sessions import CorruptRecord
from bot.views import components
from bot.views.components import Panel, View
from rules.match import Illegal

_log = structlog.get_logger()

Work = Callable[[Context], Awaitable[Panel | None]]


class Answer:
    """The answer to an interaction."""

    def __init__(self, services: Services, interaction: Interaction) -> None:
        self.services = services
        self.interaction = interaction
        self.request: Request = request_of(interaction, services.settings.language)
        self._public = False
        self._context: Context | None = None

    async def open_private(self) -> None:
        """Acknowledges with a private answer to come; in a private panel, with a change of that panel to come."""
        response = self.interaction.response
        message = self.interaction.message
        if message is not None and message.flags.ephemeral:
            await response.defer()
        else:
            await response.defer(ephemeral=True, thinking=True)

    async def open_public(self) -> int:
        """Acknowledges with an answer that everybody sees; returns the id of its message."""
        self._public = True
        await self.interaction.response.defer(thinking=True)
        return (await self.interaction.original_response()).id

    async def open_silent(self) -> None:
        """Acknowledges a press on a public message, which needs no answer of its own."""
        await self.interaction.response.defer()

    async def show(self, panel: Panel) -> None:
        """Answers with a panel."""
        await self.interaction.edit_original_response(view=panel.view, attachments=components.files(panel.picture))

    async def show_public(self, view: View) -> None:
        """Puts `view` into the public answer."""
        await self.interaction.edit_original_response(view=view)

    async def run(self, read: Callable[[], Awaitable[Seen]], work: Work) -> None:
        """Has `work` answer what was read; tells the person what went wrong, if anything did; then announces it."""
        try:
            self._context = Context(self.services, self.request, self, await read())
            panel = await work(self._context)
            if panel is not None:
                await self.show(panel)
        except Exception as error:
            await self.explain(error)
        if self._context is not None and self._context.committed is not None:
            await self.services.jobs.queue.after(self._context.committed)

    async def explain(self, error: Exception) -> None:
        """Tells the person what went wrong."""
        try:
            await self._say(self._sentence(error, await self._words()))
        except Exception as unheard:  # Discord refused, or the connection is gone: nobody is left to be told
            _log.warning("could not be answered", user=self.request.person, error=str(unheard))

    async def _words(self) -> Book:
        """The texts in the person's language, even if nothing could be read for the interaction."""
        if self._context is not None:
            return self._context.words
        language = ""
        with suppress(StoreUnavailable):
            language = (await self.services.store.people.person(self.request.person)).language
        return book(language or self.request.language)

    async def _say(self, text: str) -> None:
        """Answers with text: private, and never in place of a public message."""
        view = components.message([text])
        if not self.interaction.response.is_done():
            await self.interaction.response.send_message(view=view, ephemeral=True)
        elif self._answered_by_edit():
            await self.interaction.edit_original_response(view=view, attachments=[])
        else:
            if self._public:
                with suppress(discord.HTTPException):  # what matters is that the person is told
                    await self.interaction.delete_original_response()
            await self.interaction.followup.send(view=view, ephemeral=True)

    def _answered_by_edit(self) -> bool:
        """Whether the original response is private and new, so that it may be replaced by a sentence."""
        kind = self.interaction.response.type
        return kind is discord.InteractionResponseType.deferred_channel_message and not self._public

    def _sentence(self, error: Exception, words: Book) -> str:
        """What to tell the person about `error`; what they cannot mend goes into the log with a reference."""
        match error:
            case UserError():
                return words(f"trouble-{error.name}", **error.values)
            case UnknownPress():
                return words("trouble-unknown-button")
            case UnknownChoice():
                return words("trouble-unknown-choice")
            case Illegal():
                return words("trouble-moved-on")
            case StoreUnavailable():
                _log.warning("record is away", error=str(error))
                return words("trouble-record-away")
            case CorruptRecord():
                _log.error("broken session", error=str(error))
                return words("trouble-broken-session")
        reference = token_hex(3)
        _log.exception("unexpected", reference=reference, user=self.request.person, exc_info=error)
        name = "trouble-discord" if isinstance(error, discord.HTTPException) else "trouble-unexpected"
        return words(name, reference=reference)
