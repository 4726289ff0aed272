"""One interaction: who it is, what they read, and how they are answered.

It is acknowledged before any work, so that Discord waits. Whatever goes wrong ends in a sentence for the person
who asked, in their language, and in the log.
"""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from secrets import token_hex

import discord
import structlog

from bot.domain.errors import UserError
from bot.domain.preferences import Preferences
from bot.domain.session import AnySession, Change
from bot.domain.turn_time import Moment, keep
from bot.handlers.services import Parlour
from bot.i18n import Book, book, language_of
from bot.store.connection import StoreUnavailable
from bot.store.sessions import CorruptRecord
from bot.views import components
from bot.views.panel import Panel
from rules.table import AnyEntry, Illegal

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    read_message_history=True,
)
"""All that Parlour asks of a server."""

_log = structlog.get_logger()


class Visit:
    """An interaction of a person with Parlour."""

    def __init__(self, parlour: Parlour, interaction: discord.Interaction) -> None:
        self.parlour = parlour
        self.interaction = interaction
        self.user = interaction.user
        self.at = Moment(parlour.now())
        self.recent: list[AnyEntry] = []
        """The newest lines of the log, where they were asked for."""
        self.waiting = 0
        """How many tables wait for the person."""
        self._public = False
        self._committed: AnySession | None = None

    @property
    def settings(self) -> Preferences:
        """What this person has set, once it was read."""
        return self.at.person

    @property
    def language(self) -> str:
        """The language this person reads."""
        default = self.parlour.settings.language
        return self.settings.language or language_of(str(self.interaction.locale), default)

    @property
    def table_language(self) -> str:
        """The language of the server, for tables opened in it."""
        locale = self.interaction.guild_locale or self.interaction.locale
        return language_of(str(locale), self.parlour.settings.language)

    @property
    def words(self) -> Book:
        return book(self.language)

    async def open_private(self) -> None:
        """Acknowledges with a private answer to come; in a private panel, with a change of that panel to come."""
        response = self.interaction.response
        message = self.interaction.message
        if message is not None and message.flags.ephemeral:
            await response.defer()
        else:
            await response.defer(ephemeral=True, thinking=True)

    async def open_public(self) -> None:
        """Acknowledges with an answer to come that everybody sees."""
        self._public = True
        await self.interaction.response.defer(thinking=True)

    async def open_silent(self) -> None:
        """Acknowledges a press on a public message, which needs no answer of its own."""
        await self.interaction.response.defer()

    async def session(self, channel: int, recent: int = 0) -> AnySession:
        """The session of `channel`; reads what else a visit needs along with it. Raises UserError without one."""
        store, now = self.parlour.store, self.parlour.now()
        try:
            seen = await store.visit(channel, self.user.id, now, recent)
        except (CorruptRecord, UserError):  # which is told in the person's language all the same
            self.at = await store.people.moment(self.user.id, now)
            raise
        session, self.at, self.recent, self.waiting = seen
        if session is None:
            raise UserError("no-session")
        return session

    async def commit(self, session: AnySession, change: Callable[[AnySession], Change]) -> AnySession:
        """`change` committed, with the time that it took; the channel will hear of it after the answer."""
        changed = await self.parlour.store.sessions.update(session, lambda now: keep(now, change(now), self.at))
        if changed.news or changed.asks:
            self._committed = changed.session
        return changed.session

    async def show(self, panel: Panel) -> None:
        """Answers with a panel."""
        await self.interaction.edit_original_response(view=panel.view, attachments=components.files(panel.picture))

    async def say(self, text: str) -> None:
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

    async def run(self, work: Callable[["Visit"], Awaitable[None]]) -> None:
        """Does `work`; tells the person what went wrong, if anything did; then has the channel told."""
        try:
            await work(self)
        except Exception as error:
            await self.explain(error)
        if self._committed is not None:
            await self.parlour.jobs.queue.after(self._committed)

    async def explain(self, error: Exception) -> None:
        """Tells the person what went wrong."""
        try:
            await self.say(self._sentence(error))
        except Exception as unheard:  # Discord refused, or the connection is gone: nobody is left to be told
            _log.warning("could not be answered", user=self.user.id, error=str(unheard))

    def _sentence(self, error: Exception) -> str:
        """What to tell the person about `error`; what they cannot mend goes into the log with a reference."""
        if isinstance(error, UserError):
            return self.words(f"trouble-{error.name}", **error.values)
        if isinstance(error, Illegal):
            return self.words("trouble-moved-on")
        if isinstance(error, StoreUnavailable):
            _log.warning("record is away", error=str(error))
            return self.words("trouble-record-away")
        if isinstance(error, CorruptRecord):
            _log.error("broken session", error=str(error))
            return self.words("trouble-broken-session")
        reference = token_hex(3)
        _log.exception("unexpected", reference=reference, user=self.user.id, exc_info=error)
        name = "trouble-discord" if isinstance(error, discord.HTTPException) else "trouble-unexpected"
        return self.words(name, reference=reference)

    def missing_permissions(self) -> list[str]:
        """What Parlour may not do where this was asked, by the names that discord.py has."""
        granted = self.interaction.app_permissions
        if self.interaction.guild_id is None:
            return []
        return [name for name, needed in NEEDED if needed and not getattr(granted, name)]

    def permission(self, name: str) -> str:
        """A permission as Discord calls it to this person."""
        return self.words(f"permission-{name}".replace("_", "-"))
