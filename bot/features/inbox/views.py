"""The inbox: every match and every proposal that waits for a person, in one message."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from bot.actions.press import MatchPress, Style
from bot.actions.proposals import Decide
from bot.actions.turn import Play
from bot.domain.session import AnySession
from bot.domain.turn_time import runs_out
from bot.features.inbox.actions import MoveHere, Next
from bot.i18n import MatchWords
from bot.views import components, proposals
from bot.views.components import Panel
from bot.views.reader import Reader
from bot.views.waiting import waiting
from bot.views.wording import link

MATCHES = 10
"""The most matches in each list."""


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
    """Returns the button to the next match, if so many others wait."""
    return components.button(words, Next(), words("button-next", count=elsewhere))
