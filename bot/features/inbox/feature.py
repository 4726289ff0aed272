"""The inbox: every turn and every decision that waits for a person, in one message."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple

from bot.actions.board import ShowMatch
from bot.actions.lobby import ShowHosting, ShowLobby
from bot.actions.press import MatchPress, Press, Snowflake, Style
from bot.actions.proposals import Decide
from bot.actions.turn import Play
from bot.domain import matches
from bot.domain.calendar import FOREVER
from bot.domain.errors import UserError
from bot.domain.listing import Listing, asked
from bot.domain.server import check_lobby
from bot.domain.session import AnySession, Change, Stage
from bot.domain.turn_time import runs_out
from bot.feature import Feature
from bot.handlers.context import Context, open_lobby
from bot.handlers.opening import need_free_channel
from bot.handlers.registry import handles
from bot.handlers.turn import show_question
from bot.i18n import MatchWords
from bot.interactions.request import Interaction
from bot.interactions.slash import Command, answer, command
from bot.jobs.services import Services
from bot.store.sessions import CorruptRecord
from bot.views import absence, components, help, panel, proposals
from bot.views.components import Panel
from bot.views.lobby import place
from bot.views.reader import Reader
from bot.views.waiting import waiting
from bot.views.wording import channel_mention, link, match_title

MATCHES = components.ROW
"""The most matches in each list: each has a button, and the menu has more."""


class Next(Press, frozen=True, tag="next"):
    """Shows the question of the match that waits most urgently for the person."""

    label = "button-next"
    style = Style.BLUE
    added = "last"

    last: Snowflake = 0
    """The match that they have just played: it comes last, also if it waits for them again by now."""


class MoveHere(MatchPress, frozen=True, tag="move"):
    """Moves a match that has lost its channel to the current one."""

    label = "button-move"


class Shown(NamedTuple):
    """What waits: the first matches of each list, and how many there are."""

    waiting: Sequence[AnySession] = ()
    turns: int = 0
    asked: Sequence[AnySession] = ()
    decisions: int = 0
    lost: Sequence[AnySession] = ()
    own: Mapping[int, Listing] = {}
    """All matches of the person."""
    lobby: AnySession | None = None
    """The open lobby of the channel, if the person has a seat in it."""


class Inbox:
    """What waits for the reader. `posts`: the newest post of each match that has one."""

    def __init__(self, reader: Reader, posts: Mapping[int, int]) -> None:
        self._reader = reader
        self._words = reader.words
        self._posts = posts

    def page(self, shown: Shown) -> Panel:
        """Returns the lists of matches that wait, of decisions that wait, and of matches without a channel."""
        words = self._words
        pieces = [
            *_numbered(words("turns-title", count=shown.turns), map(self._turn, shown.waiting)),
            *_numbered(words("turns-decisions", count=shown.decisions), map(self._vote, shown.asked)),
            *_numbered(words("turns-lost"), map(self._lost, shown.lost)),
            self._gathering(shown.lobby),
        ]
        rows = (
            self._buttons(Play, shown.waiting),
            self._buttons(Decide, shown.asked, "button-decision"),
            self._buttons(MoveHere, shown.lost),
            self._lobby_buttons(shown.lobby),
            self._menu(shown.own),
        )
        return Panel(components.message([*filter(None, pieces)] or [words("turns-none")], *rows))

    def _buttons(
        self, kind: Callable[[int], MatchPress], sessions: Sequence[AnySession], text: str = ""
    ) -> components.Row:
        """Returns a button for each of the first sessions, with its number and its game. `text`: if not its own."""
        row = components.row()
        for number, session in enumerate(sessions, 1):
            press = kind(session.id)
            label = f"{self._words(text or press.label)} {number} · {self._reader.of(session)('game-name')}"
            emoji = "" if isinstance(press, Play) else None
            row.add_item(components.button(self._words, press, label, style=Style.GREY, emoji=emoji))
        return row

    def _menu(self, own: Mapping[int, Listing]) -> components.Row | None:
        """Returns a menu of the person's matches, the newest first."""
        newest = sorted(own.items(), reverse=True)[: components.MENU]
        titles = ((match_title(each.game, each.labels, self._reader.language), match) for match, each in newest)
        choices = [components.choice(title, match) for title, match in titles]
        return components.row(components.menu(self._words("turns-all"), ShowMatch(), choices)) if choices else None

    def _turn(self, session: AnySession) -> str:
        reader = self._reader.seated(session.seat_of(self._reader.person))
        assert reader.seat is not None  # they are to move there
        until = runs_out(session, reader.person, reader.at)
        return waiting(session, reader.seat, reader, self._place(session), until)

    def _vote(self, session: AnySession) -> str:
        """Returns the lines of a match in which the reader is asked: about what, or about whom."""
        words = self._reader.of(session)
        proposed = session.proposed
        title = proposals.title(session, proposed, self._reader) if proposed else absence.late_players(session, words)
        return f"**{words('game-name')}** · {self._place(session)} · {words('effort-tap')}\n-# {title}"

    def _lost(self, session: AnySession) -> str:
        """Returns the line of a match without a channel: its game and its players."""
        words = self._reader.of(session)
        return f"**{words('game-name')}** · {', '.join(words.players)}"

    def _gathering(self, lobby: AnySession | None) -> str:
        """Returns the lines of an open lobby; its link leads nowhere if its message was deleted."""
        if lobby is None:
            return ""
        words = self._reader.of(lobby)
        return f"### {words('turns-lobby')}\n**{words('game-name')}** · {place(lobby)}"

    def _lobby_buttons(self, lobby: AnySession | None) -> components.Row:
        """Returns the buttons of the host's panel and of the page under More; for others only the latter."""
        row = components.row()
        if lobby is None:
            return row
        if lobby.host == self._reader.person:
            row.add_item(components.button(self._words, ShowHosting(lobby.id), self._words("button-back-to-lobby")))
        return row.add_item(components.button(self._words, ShowLobby(lobby.id)))

    def _place(self, session: AnySession) -> str:
        """Returns a link to the newest post of a match; to its channel if there is none."""
        if session.lost or session.id not in self._posts:
            return channel_mention(session)
        return link(session.address, session.channel, self._posts[session.id])


def _numbered(title: str, lines: Iterable[str]) -> list[str]:
    """Returns numbered `lines` under a title; nothing if there are none."""
    numbered = "\n".join(f"{number}. {line}" for number, line in enumerate(lines, 1))
    return [f"### {title}", numbered] if numbered else []


def onward(session: AnySession, elsewhere: int, words: MatchWords) -> components.Button:
    """Returns the button from a match to the next one; `elsewhere`: how many others wait."""
    return components.button(words, Next(session.id), words("button-next", count=elsewhere))


async def show_turns(context: Context) -> Panel:
    """Shows every turn and every decision that waits for the person, the most urgent turn first."""
    sessions, person = context.services.store.sessions, context.person
    own = await context.services.store.indexes.listed(person)
    turns = urgent(own, person)
    decisions = [match for match, listing in own.items() if person in listing.asked]
    lost = [match for match, listing in own.items() if listing.lost]
    found = await sessions.readable({*turns[:MATCHES], *decisions[:MATCHES], *lost[:MATCHES]})
    waiting = [found[match] for match in turns[:MATCHES] if _is_to_move(found.get(match), person)]
    where_asked = [found[match] for match in decisions[:MATCHES] if _is_asked(found.get(match), person)]
    shown = Shown(
        waiting=sorted(waiting, key=lambda session: runs_out(session, person, context.at) or FOREVER),
        turns=len(turns[MATCHES:]) + len(waiting),
        asked=where_asked,
        decisions=len(decisions[MATCHES:]) + len(where_asked),
        lost=[found[match] for match in lost[:MATCHES] if _is_lost(found.get(match))],
        own=own,
        lobby=await _own_lobby(context),
    )
    return Inbox(context.reader, await sessions.posts([*waiting, *where_asked])).page(shown)


async def _own_lobby(context: Context) -> AnySession | None:
    lobby = await open_lobby(context.services, context.request)
    return lobby if lobby is not None and lobby.seat_of(context.person) is not None else None


@handles(Next)
async def show_next(context: Context, press: Next) -> Panel:
    """Shows the question of the person's most urgent match, or a note that nothing waits."""
    request, store, person = context.request, context.services.store, context.person
    turns = urgent(await store.indexes.listed(person), person)
    for match in sorted(turns, key=lambda match: match == press.last):
        with suppress(CorruptRecord):
            seen = await store.snapshot(match, person, context.at.now, Play.recent, request.guild)
            if _is_to_move(seen.session, person):
                there = Context(context.services, request, context.reply, seen)
                shown = await show_question(there, there.session)
                context.committed = there.committed
                return shown
    return context.note("turns-none")


def urgent(own: Mapping[int, Listing], person: int) -> list[int]:
    """Returns the matches that wait for a person, the most urgent first. The newest news may not be listed yet."""
    waiting = [match for match, listing in own.items() if any(turn.person == person for turn in listing.turns)]
    return sorted(waiting, key=lambda match: own[match].until(person))


def _is_to_move(session: AnySession | None, person: int) -> bool:
    return session is not None and session.stage is Stage.PLAY and session.seat_of(person) in session.to_move


def _is_asked(session: AnySession | None, person: int) -> bool:
    return session is not None and person in asked(session)


def _is_lost(session: AnySession | None) -> bool:
    return session is not None and session.lost and session.stage is Stage.PLAY


@handles(MoveHere)
async def move_here(context: Context, press: MoveHere) -> Panel:
    """Moves a match whose channel was deleted to this channel."""
    request, session, moment = context.request, context.session, context.at.now
    if request.guild != session.guild:
        raise UserError("other-server")
    await context.need_standing()
    if not request.posts:
        raise UserError("may-not-post")
    check_lobby(context.server, request.person, session.game, request.parent)
    await need_free_channel(context, session)

    def change(now: AnySession) -> Change:
        return matches.relocate(now, request.person, request.channel, moment)

    change(session)  # what is refused anyway asks Discord for nothing
    await context.need_players_to_see(request.channel, request.parent)
    await context.commit(session, change)
    return context.note("moved-here")


def build(services: Services) -> Command:
    """Returns the command."""

    async def turns(interaction: Interaction) -> None:
        await answer(services, interaction, show_turns)

    return command("turns", turns, at=30)


FEATURE = Feature(adds=(panel.ONWARD.add(onward), help.LINES.add("help-turns", at=30)))
