"""Direct messages to players about what the channel of their match does not show."""

from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import replace
from functools import partial

import aiohttp
import discord
import structlog
from discord import ui
from msgspec import structs

from bot.delivery import members
from bot.delivery.refusals import is_refusal, log_refusal
from bot.delivery.send import Outgoing, direct, send
from bot.domain.alarms import closing
from bot.domain.calendar import HOUR, Now
from bot.domain.channel_refusal import ChannelRefusal
from bot.domain.errors import UserError
from bot.domain.quotas import Quota, Quotas
from bot.domain.session import AnySession
from bot.domain.turn_time import Moment, runs_out
from bot.languages import language_of
from bot.store.database import Store
from bot.views import unposted
from bot.views.reader import Reader

LOSSES = Quota("loss", burst=3, seconds=HOUR)
"""Messages to one person that the channel of a match was deleted: whole servers are tidied."""
_log = structlog.get_logger()


class DirectNews:
    """Tells people what they would otherwise not learn, each in their language."""

    def __init__(self, client: discord.Client, store: Store, now: Now, reader: Callable[[AnySession], Reader]) -> None:
        """`reader` returns who reads what is posted about a match."""
        self._client = client
        self._store = store
        self._now = now
        self._reader = reader
        self._quotas = Quotas()

    async def tell(
        self, session: AnySession, people: Collection[int], shown: Callable[[Reader], ui.LayoutView], kind: str = "d"
    ) -> set[int]:
        """Sends people a direct message, each in their language; returns those who take none.

        `kind`: a letter for what it tells; each is sent once in a revision. No harm if Discord is not reached.
        """
        unreached = set()
        known, _ = await self._store.people.known(people, self._now())
        nonce = f"{session.id:x}.{kind}{session.revision:x}"
        for person in people:
            if session.chat and not known[person].installed:
                continue  # Discord would refuse it
            language = language_of(known[person].language, session.language)
            reader = replace(self._reader(session), language=language, person=person)
            try:
                message = Outgoing(shown(reader), mentions=[person])
                await send(self._client, await direct(self._client, person), message, nonce)
            except (discord.HTTPException, aiohttp.ClientError) as failure:
                log_refusal(_log, "direct message refused", failure, person=person, session=session.id)
                if isinstance(failure, discord.HTTPException) and is_refusal(failure):
                    unreached.add(person)
                if session.chat:  # they may have removed it; their next command in a chat shows if they have not
                    await self._store.people.note(person, lambda now: structs.replace(now, installed=False))
        return unreached

    async def tell_of_late(
        self, session: AnySession, people: Collection[int], why: ChannelRefusal | None = None
    ) -> set[int]:
        """Tells people by direct message that they can decide about somebody who has run out of time.

        `why` the channel has refused the post; None: they do not see it. Returns those who take no such message.
        """
        known, down = await self._store.people.known(session.people, self._now())
        return await self.tell(
            session, people, partial(unposted.late, session, why, closing(session, known, down)), "l"
        )

    async def tell_of_turn(self, session: AnySession, people: Collection[int]) -> set[int]:
        """Tells people that their clock runs in a channel that they do not see; returns those who take no message."""
        known, down = await self._store.people.known(people, self._now())
        ends = {person: runs_out(session, person, Moment(self._now(), known[person], down)) for person in people}
        return await self.tell(session, people, partial(unposted.unseen_turn, session, ends), "t")

    async def tell_of_proposal(self, session: AnySession, people: Collection[int]) -> set[int]:
        """Tells people of a proposal in a channel that they do not see; returns those who take no direct message."""
        return await self.tell(session, people, partial(unposted.proposal, session), "p")

    async def tell_of_notice(self, session: AnySession, people: Collection[int]) -> set[int]:
        """Tells people of a proposal that does not wait for them; returns those who take no direct message."""
        return await self.tell(session, people, partial(unposted.notice, session), "n")

    async def tell_of_loss(self, session: AnySession) -> None:
        """Tells the players that the channel of their match was deleted: each of a few matches, if many were lost."""
        people = []
        for person in session.people:
            with suppress(UserError):
                self._quotas.take(LOSSES, person, self._now())
                people.append(person)
        await self.tell(session, people, partial(unposted.deleted, session), "g")

    async def tell_above(self, session: AnySession, people: Collection[int]) -> None:
        """Tells people who take no direct message that a match needs them, in the channel above its thread.

        No harm if that is not possible. It says nothing about the match, which others there may not know of.
        """
        above = await members.above(self._client, session.channel) if people else 0
        place = (session.guild, above, above)
        seeing = [person for person in people if above and (await members.rights(self._client, *place, person)).sees]
        if not seeing:
            return
        message = Outgoing(unposted.above(session, seeing, self._reader(session)), mentions=seeing)
        try:
            await send(self._client, above, message, f"{session.id:x}.a{session.revision:x}")
        except discord.HTTPException as error:
            log_refusal(_log, "nobody told above", error, session=session.id)
