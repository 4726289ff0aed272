"""The inbox: every match and every proposal that waits for a person, in one message."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from bot.actions.press import MatchPress, Press, Style
from bot.actions.proposals import Decide
from bot.actions.turn import Play
from bot.domain import matches
from bot.domain.calendar import FOREVER
from bot.domain.errors import UserError
from bot.domain.server import check_lobby
from bot.domain.session import AnySession, Stage
from bot.domain.turn_time import runs_out
from bot.feature import Feature
from bot.handlers.context import Context
from bot.handlers.opening import need_free_channel
from bot.handlers.registry import handles
from bot.handlers.turn import show_question
from bot.i18n import MatchWords
from bot.interactions.request import Interaction
from bot.interactions.slash import Command, answer, command
from bot.jobs.services import Services
from bot.views import components, help, panel, proposals
from bot.views.components import Panel
from bot.views.reader import Reader
from bot.views.waiting import waiting
from bot.views.wording import link

MATCHES = 10
"""The most matches in each list."""


class Next(Press, frozen=True, tag="next"):
    """Shows the question of the match that waits most urgently for the person."""

    label = "button-next"
    style = Style.BLUE


class MoveHere(MatchPress, frozen=True, tag="move"):
    """Moves a match that has lost its channel to the current one."""

    label = "button-move"
    command = "move"


class Inbox:
    """What waits for the reader. `posts`: the newest post of each match that has one."""

    def __init__(self, reader: Reader, posts: Mapping[int, int]) -> None:
        self._reader = reader
        self._words = reader.words
        self._posts = posts

    def page(self, waiting: Sequence[AnySession], proposed: Sequence[AnySession], lost: Sequence[AnySession]) -> Panel:
        """Returns the lists of matches that wait, of proposals that wait, and of matches without a channel."""
        words = self._words
        pieces = [
            *_numbered(words("turns-title", count=len(waiting)), map(self._turn, waiting[:MATCHES])),
            *_numbered(words("turns-proposals", count=len(proposed)), map(self._vote, proposed[:MATCHES])),
            *_numbered(words("turns-lost"), map(self._lost, lost[: components.ROW])),
        ]
        rows = (self._buttons(Play, waiting), self._buttons(Decide, proposed), self._buttons(MoveHere, lost))
        return Panel(components.message(pieces or [words("turns-none")], *rows))

    def _buttons(self, kind: Callable[[int], MatchPress], sessions: Sequence[AnySession]) -> components.Row:
        """Returns a numbered button for each of the first sessions."""
        row = components.row()
        for number, session in enumerate(sessions[: components.ROW], 1):
            press = kind(session.id)
            label = f"{self._words(press.label)} {number}"
            emoji = "" if isinstance(press, Play) else None
            row.add_item(components.button(self._words, press, label, style=Style.GREY, emoji=emoji))
        return row

    def _turn(self, session: AnySession) -> str:
        reader = self._reader.seated(session.seat_of(self._reader.person))
        assert reader.seat is not None  # they are to move there
        until = runs_out(session, reader.person, reader.at)
        return waiting(session, reader.seat, reader, self._place(session), until)

    def _vote(self, session: AnySession) -> str:
        """Returns the line of a proposal, with its match."""
        words = self._reader.of(session)
        assert session.proposed is not None
        title = proposals.title(session, session.proposed, self._reader)
        return f"**{words('game-name')}** · {self._place(session)} · {words('effort-tap')}\n-# {title}"

    def _lost(self, session: AnySession) -> str:
        """Returns the line of a match without a channel: its game and its players."""
        words = self._reader.of(session)
        return f"**{words('game-name')}** · {', '.join(words.players)}"

    def _place(self, session: AnySession) -> str:
        """Returns a link to the newest post of a match; to its channel if there is none."""
        if session.lost or session.id not in self._posts:
            return f"<#{session.channel}>"
        return link(session.guild, session.channel, self._posts[session.id])


def _numbered(title: str, lines: Iterable[str]) -> list[str]:
    """Returns numbered `lines` under a title; nothing if there are none."""
    numbered = "\n".join(f"{number}. {line}" for number, line in enumerate(lines, 1))
    return [f"### {title}", numbered] if numbered else []


def onward(elsewhere: int, words: MatchWords) -> components.Button:
    """Returns the button to the next match; `elsewhere`: how many others wait."""
    return components.button(words, Next(), words("button-next", count=elsewhere))


async def show_turns(context: Context) -> Panel:
    """Shows every match and every proposal that waits for the person, the most urgent match first."""
    store = context.services.store
    own = await store.indexes.matches_of(context.person)
    urgent = _most_urgent(context, own)
    proposed = [session for session in own if session.proposed and context.person in session.proposed.missing]
    lost = [session for session in own if session.lost and session.stage is Stage.PLAY]
    posts = await store.sessions.posts(urgent + proposed)
    return Inbox(context.reader, posts).page(urgent, proposed, lost)


@handles(Next)
async def show_next(context: Context, press: Next) -> Panel:
    """Shows the question of the person's most urgent match, or a note that nothing waits."""
    request, store = context.request, context.services.store
    urgent = _most_urgent(context, await store.indexes.turns(context.person))
    if not urgent:
        return context.note("turns-none")
    seen = await store.snapshot(urgent[0].id, request.person, context.at.now, Play.recent, request.guild)
    there = Context(context.services, request, context.reply, seen)
    shown = await show_question(there, there.session)
    context.committed = there.committed
    return shown


def _most_urgent(context: Context, found: list[AnySession]) -> list[AnySession]:
    """Returns the matches that wait for the person, the most urgent first."""
    urgent = [session for session in found if _is_to_move(session, context.person)]
    return sorted(urgent, key=lambda session: runs_out(session, context.person, context.at) or FOREVER)


def _is_to_move(session: AnySession, person: int) -> bool:
    return session.stage is Stage.PLAY and session.seat_of(person) in session.to_move


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
    await context.commit(session, lambda now: matches.relocate(now, request.person, request.channel, moment))
    return context.note("moved-here")


def build(services: Services) -> Command:
    """Returns the command."""

    async def turns(interaction: Interaction) -> None:
        await answer(services, interaction, show_turns)

    return command("turns", turns)


FEATURE = Feature(adds=(panel.ONWARD.add(onward), help.LINES.add("help-turns", at=30)))
