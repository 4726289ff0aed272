"""Every match that waits for a person, and every proposal that does, in one message."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from bot.actions.inbox import MoveHere
from bot.actions.press import MatchPress, Style
from bot.actions.proposals import Decide
from bot.actions.turn import Play
from bot.domain.session import AnySession
from bot.domain.turn_time import Moment, runs_out
from bot.i18n import Book
from bot.views import components, proposals
from bot.views.components import Panel
from bot.views.reminders import waiting
from bot.views.wording import marked_words, names

TABLES = 10
"""The most matches listed at once."""


class Inbox:
    """What waits for `person`, as they read it. `posts`: the newest post of each match that has one."""

    def __init__(self, person: int, at: Moment, words: Book, posts: Mapping[int, int]) -> None:
        self._person = person
        self._at = at
        self._words = words
        self._posts = posts

    def page(self, waiting: Sequence[AnySession], proposed: Sequence[AnySession], lost: Sequence[AnySession]) -> Panel:
        """The matches that wait, those with a proposal that waits, and those that have lost their channel."""
        words = self._words
        pieces = [
            *_numbered(words("turns-title", count=len(waiting)), map(self._turn, waiting[:TABLES])),
            *_numbered(words("turns-proposals", count=len(proposed)), map(self._vote, proposed[:TABLES])),
            *_numbered(words("turns-lost"), map(self._lost, lost[: components.ROW])),
        ]
        rows = (self._buttons(Play, waiting), self._buttons(Decide, proposed), self._buttons(MoveHere, lost))
        return Panel(components.message(pieces or [words("turns-none")], *rows))

    def _buttons(self, kind: Callable[[int], MatchPress], sessions: Sequence[AnySession]) -> components.Row:
        """A button for each of the first sessions, by its number."""
        row = components.row()
        for number, session in enumerate(sessions[: components.ROW], 1):
            press = kind(session.id)
            label = f"{self._words(press.label)} {number}"
            emoji = "" if isinstance(press, Play) else None
            row.add_item(components.button(self._words, press, label, style=Style.GREY, emoji=emoji))
        return row

    def _turn(self, session: AnySession) -> str:
        seat = session.seat_of(self._person)
        assert seat is not None  # whoever is to move sits there
        until = runs_out(session, self._person, self._at)
        return waiting(session, seat, self._place(session), until, self._words.language, seat)

    def _vote(self, session: AnySession) -> str:
        """What is proposed, and where."""
        words = marked_words(session, self._words.language)
        assert session.proposed is not None
        title = proposals.title(session, session.proposed, words)
        return f"**{words('game-name')}** · {self._place(session)} · {words('effort-tap')}\n-# {title}"

    def _lost(self, session: AnySession) -> str:
        """A match whose channel is gone, by its game and its people."""
        language = self._words.language
        return f"**{marked_words(session, language)('game-name')}** · {', '.join(names(session, language))}"

    def _place(self, session: AnySession) -> str:
        """A link to the newest post of a match, if there is one, else to its channel."""
        if session.lost or session.id not in self._posts:
            return f"<#{session.channel}>"
        return f"https://discord.com/channels/{session.guild or '@me'}/{session.channel}/{self._posts[session.id]}"


def _numbered(title: str, lines: Iterable[str]) -> list[str]:
    """`lines` with their numbers under a title; nothing if there are none."""
    numbered = "\n".join(f"{number}. {line}" for number, line in enumerate(lines, 1))
    return [f"### {title}", numbered] if numbered else []
