"""For whom something is shown: a person, or everybody in a channel."""

from dataclasses import dataclass, field, replace
from typing import NamedTuple, Self

from bot.domain.session import AnySession
from bot.domain.turn_time import Moment
from bot.i18n import MatchWords, Words, words_in
from bot.views.board import Boards
from bot.views.emojis import NONE, Emojis
from bot.views.names import bold, escaped_in
from bot.views.wording import names


class _Texts(NamedTuple):
    """The texts of one match."""

    session: AnySession
    names: list[str]
    marked: MatchWords
    plain: MatchWords


@dataclass(frozen=True, eq=False)
class Reader:
    """A person, or a channel, for whom something is shown."""

    language: str
    boards: Boards
    """Renders boards in the colours of the reader."""
    at: Moment
    """Now, and the preferences of the person."""
    emojis: Emojis = NONE
    """The emojis that stand in messages."""
    person: int = 0
    """0: everybody in a channel."""
    seat: int | None = None
    """The person's seat in the match that is shown; None: they have none."""
    channel: int = 0
    """The channel in which it is shown; 0: no channel, or any."""
    _texts: dict[int, _Texts] = field(default_factory=dict, init=False, repr=False)

    @property
    def words(self) -> Words:
        """The texts of the bot in the reader's language."""
        return words_in(self.language)

    @property
    def wants_text(self) -> bool:
        """Whether pictures are to be shown in words, too."""
        return self.at.person.text_board

    def seated(self, seat: int | None) -> Self:
        """Returns the same reader, to whom a match is shown as `seat` sees it."""
        return replace(self, seat=seat)

    def of(self, session: AnySession) -> MatchWords:
        """Returns the texts for messages about a match: names are bold, and nothing in them has a meaning."""
        return self._of(session).marked

    def plain(self, session: AnySession) -> MatchWords:
        """Returns the texts for its images and labels, which show no Markdown: names are plain."""
        return self._of(session).plain

    def escaped(self, session: AnySession, text: str) -> str:
        """Returns a plain text about a match for a message: names in it are escaped."""
        return escaped_in(text, self._of(session).names)

    def _of(self, session: AnySession) -> _Texts:
        known = self._texts.get(id(session))
        if known is None:  # it keeps the session alive, so that its id stays its own
            known = self._texts[id(session)] = self._made(session)
        return known

    def _made(self, session: AnySession) -> _Texts:
        found, texts = names(session, self.language), words_in(self.language, session.game)
        marked = MatchWords(texts, [bold(name) for name in found], lambda thing: self.emojis.of(session.game, thing))
        return _Texts(session, found, marked, MatchWords(texts, found))


def of_channel(session: AnySession, boards: Boards, at: Moment, emojis: Emojis = NONE) -> Reader:
    """Returns the reader of the posts of a match: everybody in its channel, in its language."""
    return Reader(session.language, boards, at, emojis)
