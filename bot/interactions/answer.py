"""The answer to one interaction: claimed before any work, acknowledged before any change; always given."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from secrets import token_hex
from typing import Any

import aiohttp
import discord
import structlog
from msgspec import structs
from structlog.contextvars import bind_contextvars

from bot.actions.custom_id import UnknownChoice, UnknownPress
from bot.delivery.refusals import INVALID_EMOJI, UNANSWERABLE, Code, log_refusal
from bot.domain.errors import UserError
from bot.domain.matches import settle
from bot.domain.quotas import PRESSES
from bot.domain.session import AnySession, Stage
from bot.feature import Slot
from bot.handlers.context import Context, Request, read_person
from bot.i18n import Words, words_in
from bot.interactions.request import Interaction, request_of
from bot.jobs.services import Services
from bot.languages import language_of
from bot.store.claims import Taken
from bot.store.connection import StoreUnavailable
from bot.store.database import Snapshot
from bot.store.sessions import CorruptRecord, GameGone
from bot.store.ways import ORIGINAL
from bot.views import components
from bot.views.components import Panel, View
from rules.match import BrokenGame, Illegal

_log = structlog.get_logger()

IMPATIENCE = 1.0
"""Seconds to wait for the database before an interaction is acknowledged: Discord waits for three."""

SHOWN: Slot[Callable[[Context, Panel, int], Awaitable[None]]] = Slot()
"""What features note of a private message, by its id, that shows a panel which waits, or something else than a match.

Not of a new one that shows something else.
"""

Read = Callable[[], Coroutine[Any, Any, Snapshot]]
Work = Callable[[Context], Awaitable[Panel | None]]
Opening = Callable[[], Coroutine[Any, Any, None]]


class Answer:
    """The answer to an interaction."""

    def __init__(self, services: Services, interaction: Interaction) -> None:
        self.services = services
        self.interaction = interaction
        self.request: Request = request_of(interaction, services.settings.language)
        self._acknowledged = False
        self._opening: asyncio.Task[None] | None = None
        """Acknowledges while the handler works."""
        self._public = False
        self._original = 0
        """A public message that is the answer, is edited by it, or stands beside it."""
        self._names = ORIGINAL
        self._thinking = False
        """Whether the original response is private and new, so that a text may replace it."""
        self._context: Context | None = None
        bind_contextvars(interaction=interaction.id)  # of the task that answers it

    async def open_private(self) -> None:
        """Acknowledges; the answer is a new private message, or an edit of the private panel that was pressed."""
        message = self.interaction.message
        if message is not None and message.flags.ephemeral:
            await self._acknowledge()
        else:
            await self._acknowledge(ephemeral=True, thinking=True)
            self._thinking = True

    async def open_public(self) -> int:
        """Acknowledges with a public answer; returns the id of its message."""
        self._public = True
        await self._acknowledge(thinking=True)
        self._original = (await self.interaction.original_response()).id
        return self._original

    async def open_form(self, form: components.Form) -> None:
        """Acknowledges with a form to fill in."""
        await self.interaction.response.send_modal(form.shown())
        self._acknowledged = True
        self.services.figures.acknowledged(self.interaction.id)

    async def open_silent(self) -> None:
        """Acknowledges a press whose answer is an edit of the public message."""
        await self._acknowledge()
        message = self.interaction.message
        self._original = 0 if message is None or message.flags.ephemeral else message.id

    async def _acknowledge(self, **how: bool) -> None:
        """Acknowledges the interaction. Once more if the answer of Discord is lost: every step may be repeated."""
        for last in (False, True):
            try:
                await self.interaction.response.defer(**how)
            except discord.HTTPException as error:
                if error.code != Code.ALREADY_ACKNOWLEDGED:
                    raise
                _log.info("interaction was acknowledged before", user=self.request.person)
            except aiohttp.ClientError:
                if last:
                    raise
                continue
            break
        self._acknowledged = True
        self.services.figures.acknowledged(self.interaction.id)

    async def acknowledged(self) -> None:
        """Waits until the interaction is acknowledged, if that is under way. Raises what it raises."""
        if self._opening is not None:
            await self._opening

    async def show(self, panel: Panel) -> None:
        """Answers with a panel."""
        try:
            shown = await self.interaction.edit_original_response(view=panel.view, attachments=panel.files())
        except discord.HTTPException as error:
            if INVALID_EMOJI not in error.text:
                raise
            log_refusal(_log, "emoji refused", error, user=self.request.person)
            plain = components.without_emojis(panel.view)
            shown = await self.interaction.edit_original_response(view=plain, attachments=panel.files())
        await self._note(panel, shown)

    async def _note(self, panel: Panel, shown: discord.InteractionMessage) -> None:
        """Lets features note which private message shows what; no harm if the database does not answer."""
        if shown.flags.ephemeral and self._context is not None and (panel.waits or not (panel.match or self._thinking)):
            with suppress(StoreUnavailable):
                for note in SHOWN:
                    await note(self._context, panel, shown.id)

    async def show_public(self, view: View) -> None:
        """Puts `view` into the public answer."""
        await self.interaction.edit_original_response(view=view)

    async def post_beside(self, view: View) -> int:
        """Posts a message that mentions nobody beside the private answer; returns its id.

        Before, the answer shows that something is coming: Discord would take the message for it.
        """
        await self.acknowledged()
        assert self._context is not None
        await self.show(self._context.note("chat-posting"))
        nobody = discord.AllowedMentions.none()
        sent = await self.interaction.followup.send(view=view, allowed_mentions=nobody, silent=True, wait=True)
        self._original, self._names = sent.id, str(sent.id)
        return sent.id

    async def post(self, panel: Panel) -> None:
        """Puts a panel into the public answer, which mentions nobody."""
        nobody = discord.AllowedMentions.none()
        await self.interaction.edit_original_response(
            view=panel.view, attachments=panel.files(), allowed_mentions=nobody
        )

    async def add_private(self, panel: Panel) -> None:
        """Sends the person a private message beside the public answer; no harm if Discord refuses it."""
        try:
            await self.interaction.followup.send(view=panel.view, files=panel.files(), ephemeral=True)
        except (discord.HTTPException, aiohttp.ClientError) as error:
            log_refusal(_log, "private message refused", error, user=self.request.person)

    async def run(self, read: Read, work: Work, opening: Opening | None = None, *, only_commits: bool = False) -> None:
        """Answers with the panel that `work` returns, or with an error; then announces what was committed.

        `read` also claims the interaction: if another process has done so, that one answers. `opening` acknowledges;
        without, `work` does. `only_commits`: see `Press`.
        """
        with self.services.figures.press():
            try:
                await self._carry_out(read, work, opening, only_commits=only_commits)
            except Taken:
                return
            except Exception as error:
                await self.explain(error)
        committed = await self._to_announce()
        self._context = self._opening = None  # which know this answer: so all is freed without a search for garbage
        if committed is not None:
            await self.services.queue.after(committed, self.request.interaction if committed.chat else 0)

    async def _to_announce(self) -> AnySession | None:
        """Returns the session whose news are to be announced: what was committed, or what has waited for a press."""
        there = self._context
        session = there.committed or (there.session if there.has_session else None) if there else None
        if there is None or session is None or session.chat is None or session.channel != self.request.channel:
            return there.committed if there else None
        with suppress(StoreUnavailable):
            if self.request.guild:  # the server has invited Parlour since the match began
                return await self._settled(session)
            return await self._answering(session, is_new=there.committed is not None)
        return there.committed

    async def _settled(self, session: AnySession) -> AnySession:
        """Lets a match go on as one of the server, where Parlour posts by itself."""
        guild = self.request.guild
        change = await self.services.store.sessions.update(session, lambda now: settle(now, guild))
        await self.services.store.indexes.write(change.session, self.services.now())
        return change.session

    async def _answering(self, session: AnySession, *, is_new: bool) -> AnySession | None:
        """Lets the news of a match in this chat be further answers; returns it if there are some.

        Not before this one is given: Discord would take the first of them for it.
        """
        store = self.services.store
        has_news = is_new or session.stage is Stage.LOBBY or await store.sessions.oldest_unsaid(session.id) is not None
        if (has_news or self._original) and not self.request.whispers:
            await store.ways.open(session.id, self.request.answers_by, self.services.now(), self._original, self._names)
        return session if has_news else None

    async def _carry_out(self, read: Read, work: Work, opening: Opening | None, *, only_commits: bool) -> None:
        with self.services.figures.phase("load"):
            seen = await self._read(read, opening)
        if seen.session is not None:
            bind_contextvars(session=seen.session.id)
        self._context = Context(self.services, self.request, self, seen)
        self.services.quotas.take(PRESSES, self.request.person, self.services.now())
        await self._note_installation(seen)
        if opening is not None and not self._acknowledged:
            self._opening = asyncio.create_task(opening())
        try:
            if not only_commits:
                await self.acknowledged()
            with self.services.figures.phase("load"):
                await self._context.need_sight()
            with self.services.figures.phase("rules"):
                panel = await work(self._context)
        finally:
            await self.acknowledged()
        if panel is not None:
            with self.services.figures.phase("answer"):
                await self.show(panel)

    async def _note_installation(self, seen: Snapshot) -> None:
        """Notes that somebody uses Parlour in a chat by their own installation: so it can write to them."""
        request, known = self.request, seen.at.person
        if request.chat and request.installed and not known.installed:
            await self.services.store.people.update(
                request.person, lambda now: structs.replace(now, installed=True), known
            )

    async def refuse(self, error: Exception) -> None:
        """Answers with an error that was found before anything was read."""

        async def work(there: Context) -> None:
            raise error

        await self.run(lambda: read_person(self.services, self.request), work)

    async def _read(self, read: Read, opening: Opening | None) -> Snapshot:
        """Reads. If the database is slow, acknowledges meanwhile, or raises StoreUnavailable if that cannot be."""
        reading = asyncio.create_task(read())
        try:
            if not (await asyncio.wait({reading}, timeout=IMPATIENCE))[0]:
                if opening is None:
                    raise StoreUnavailable("slow")
                await opening()
            return await reading
        finally:
            reading.cancel()

    async def explain(self, error: Exception) -> None:
        """Shows the person an error."""
        if isinstance(error, discord.HTTPException) and error.code in UNANSWERABLE:
            log_refusal(_log, "answer refused", error, user=self.request.person)
            return
        try:
            await self._reply(self._error_text(error, await self._words(error)))
        except Exception as failure:  # Discord refused, or the connection is gone: there is no way to answer
            if isinstance(error, discord.HTTPException) and str(failure) == str(error):
                return  # the log has it already
            log_refusal(_log, "answer failed", failure, level="warning", user=self.request.person)

    async def _words(self, error: Exception) -> Words:
        """Returns the texts in the person's language; in that of their Discord if the database does not answer."""
        if self._context is not None:
            return self._context.words
        language = ""
        if not isinstance(error, StoreUnavailable):
            with suppress(StoreUnavailable):
                language = (await self.services.store.people.person(self.request.person)).language
        return words_in(language_of(language, self.request.language))

    async def _reply(self, text: str) -> None:
        """Answers with a private text; never replaces a public message."""
        view = components.message([text])
        if not (self._acknowledged or self.interaction.response.is_done()):
            await self.interaction.response.send_message(view=view, ephemeral=True)
        elif self._thinking:
            await self.interaction.edit_original_response(view=view, attachments=[])
        else:
            if self._public:
                with suppress(discord.HTTPException):  # the text below matters more
                    await self.interaction.delete_original_response()
            await self.interaction.followup.send(view=view, ephemeral=True)

    def _error_text(self, error: Exception, words: Words) -> str:
        """Returns the text for `error`; logs what the person cannot fix, with a reference."""
        match error:
            case UserError():
                return words(f"error-{error.name}", **error.values)
            case UnknownPress():
                return words("error-unknown-button")
            case UnknownChoice():
                return words("error-unknown-choice")
            case Illegal():
                return words("error-moved-on")
            case StoreUnavailable():
                self.services.figures.failed("store")
                _log.warning("database unavailable", error=str(error))
                return words("error-database-unavailable")
            case GameGone():
                _log.warning("game gone", session=error.session, error=str(error))
                return words("error-game-gone")
            case CorruptRecord():
                self.services.figures.failed("session")
                _log.error("session quarantined", session=error.session, error=str(error))
                return words("error-session-quarantined")
        reference = token_hex(3)
        if isinstance(error, BrokenGame):  # its message names no card
            self.services.figures.failed("game")
            _log.error("game broken", reference=reference, user=self.request.person, error=str(error))
            return words("error-broken-game", reference=reference)
        from_discord = isinstance(error, (discord.HTTPException, aiohttp.ClientError))
        if from_discord:
            log_refusal(_log, "answer refused", error, level="warning", reference=reference, user=self.request.person)
        else:
            _log.exception("unexpected error", reference=reference, user=self.request.person, exc_info=error)
        self.services.figures.failed("discord" if from_discord else "unexpected")
        return words("error-discord" if from_discord else "error-unexpected", reference=reference)
