"""The messages of leagues and tournaments. Each may be repeated: a nonce is made of the contest and what is posted."""

import asyncio
from collections.abc import Sequence
from hashlib import blake2b

import discord
import structlog

from bot.delivery.additions import Added
from bot.delivery.members import server_name
from bot.delivery.refusals import Code, is_refusal, log_refusal
from bot.delivery.send import Outgoing, direct, send
from bot.domain.calendar import Now
from bot.domain.preferences import Preferences, Reminders
from bot.domain.session import AnySession
from bot.features.contests import matches
from bot.features.contests import views as view
from bot.features.contests.domain import Contest, Pairing
from bot.features.contests.standings import Standing, standings
from bot.languages import language_of
from bot.store.database import Store
from bot.views import components
from bot.views.board import Boards, Picture
from bot.views.reader import Reader
from rules.proof import Proof

_log = structlog.get_logger()


class MessageGone(Exception):
    """The message of a contest was deleted."""


class ContestMessages:
    """Posts and edits through the bot's REST client; needs no gateway."""

    def __init__(self, client: discord.Client, boards: Boards, now: Now) -> None:
        self._client = client
        self._boards = boards
        self._now = now

    async def open_match(self, contest: Contest, pairing: Pairing, proof: Proof) -> int:
        """Posts the message on which the thread of a match is opened; returns its id."""
        assert contest.round is not None
        nonce = _nonce(contest, f"{contest.round.number}:{pairing.people}")
        message = Outgoing(view.match_message(contest, pairing, proof))
        return await send(self._client, contest.channel, message, nonce)

    async def post(self, contest: Contest, name: str) -> int:
        """Posts what is due by its name; returns the message. A new standing replaces the one before."""
        found, picture = await self._drawn(contest)
        nonce, kind = _nonce(contest, name), name.partition(".")[0]
        if kind != "standing":
            notice = Outgoing(view.notice(contest, kind, found, self._now()))
            return await send(self._client, contest.channel, notice, nonce)
        message = await self._send_standing(contest, found, picture, nonce)
        if contest.message not in (0, message):
            await self._replace(contest, message)
        return message

    async def _send_standing(
        self, contest: Contest, found: Sequence[Standing], picture: Picture | None, nonce: str
    ) -> int:
        try:
            message = Outgoing(view.message(contest, found, picture, self._now()), picture)
            return await send(self._client, contest.channel, message, nonce)
        except discord.Forbidden:  # perhaps only files are forbidden
            if picture is None:
                raise
        message = Outgoing(view.message(contest, found, None, self._now()))
        return await send(self._client, contest.channel, message, nonce)

    async def _replace(self, contest: Contest, message: int) -> None:
        """Makes the message before lead to the new one, so that no standing is shown twice."""
        before = self._client.get_partial_messageable(contest.channel).get_partial_message(contest.message)
        try:
            await before.edit(view=view.replaced(contest, message), attachments=[])
        except discord.HTTPException as error:
            if not is_refusal(error):
                raise
            log_refusal(_log, "standing not replaced", error, contest=contest.id)

    async def show(self, contest: Contest) -> bool:
        """Edits the message with the standing; returns whether Discord took it. Raises MessageGone."""
        found, picture = await self._drawn(contest)
        place = self._client.get_partial_messageable(contest.channel).get_partial_message(contest.message)
        try:
            await place.edit(
                view=view.message(contest, found, picture, self._now()), attachments=components.files(picture)
            )
        except discord.HTTPException as error:
            if not is_refusal(error):
                raise
            if error.code == Code.UNKNOWN_MESSAGE:
                raise MessageGone from None
            log_refusal(_log, "standing not edited", error, contest=contest.id)
            return False
        return True

    async def _drawn(self, contest: Contest) -> tuple[list[Standing], Picture | None]:
        found = await asyncio.to_thread(standings, contest)
        return found, await drawn(found, self._boards.owned_by(contest.id))

    async def remind(self, contest: Contest, people: dict[int, Preferences]) -> None:
        """Reminds people that they have not moved yet, once: directly or in the channel, as each of them wants it."""
        together = [person for person, known in people.items() if known.reminders is not Reminders.DIRECT]
        for person in people:
            if person not in together and not await self._remind_directly(contest, person, people[person]):
                together.append(person)
        if together:
            await self._send_reminder(contest, contest.channel, together, contest.language)

    async def tell_hidden(self, contest: Contest, people: dict[int, Preferences]) -> None:
        """Tells people by direct message that they cannot see the channel in which their matches are to begin."""
        for person, known in people.items():
            server = await server_name(self._client, contest.guild, person)
            language = language_of(known.language, contest.language)
            message = Outgoing(view.hidden(contest, server, language), mentions=[person])
            nonce = _nonce(contest, f"hidden:{person}")
            try:
                await send(self._client, await direct(self._client, person), message, nonce)
            except discord.HTTPException as error:
                if not is_refusal(error):
                    raise
                log_refusal(_log, "not told that the channel is hidden", error, person=person, contest=contest.id)

    async def _remind_directly(self, contest: Contest, person: int, known: Preferences) -> bool:
        try:
            channel = await direct(self._client, person)
            await self._send_reminder(contest, channel, [person], language_of(known.language, contest.language))
        except discord.HTTPException as error:
            if not is_refusal(error):
                raise
            return False
        return True

    async def _send_reminder(self, contest: Contest, channel: int, people: Sequence[int], language: str) -> None:
        assert contest.round is not None
        nonce = _nonce(contest, f"remind:{contest.round.number}:{sorted(people)}")
        message = Outgoing(view.reminder(contest, people, language), mentions=people)
        await send(self._client, channel, message, nonce)


async def on_result(store: Store, session: AnySession, reader: Reader) -> Added:
    """Returns who has lost a match of a contest because they used up their share of the round."""
    words, late = reader.of(session), matches.ran_out(session)
    if not late:
        return Added()
    return Added([words("contest-share-used", players=words.listed([words.player(seat) for seat in late]))])


async def drawn(found: Sequence[Standing], boards: Boards) -> Picture | None:
    """Returns the pictures of standings; None if there are none, or if painting fails: the text stands for itself."""
    plots = [plot for standing in found for plot in standing.plots][: view.PICTURES]
    try:
        return await boards.render_plots(plots) if plots else None
    except Exception:
        _log.exception("standing not rendered")
        return None


def _nonce(contest: Contest, what: str) -> str:
    return blake2b(f"{contest.id}.{contest.channel}.{what}".encode(), digest_size=12).hexdigest()
