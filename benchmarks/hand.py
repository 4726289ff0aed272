"""The hand: how many words a turn shows, and whether a question fits the screen of a phone with all its choices.

The turns are those whose taps are counted (`benchmarks/taps.py`), with the heights of `benchmarks/phone.py`.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from statistics import mean, median
from typing import Any

from discord import ui
from msgspec import structs

from benchmarks import phone, taps
from benchmarks.measure import Figure
from benchmarks.phone import Heights
from benchmarks.taps import Screen, Turn
from bot.domain.turn_time import Moment
from bot.views import panel
from bot.views.board import Boards, Picture, ringed, view_of
from bot.views.emojis import Emojis
from bot.views.panel import Shown
from bot.views.reader import Reader
from rendering import drawing
from rendering.box import Box
from rendering.drawing import Marks
from rules import games

WORDS = 120
"""The most words of a turn, at the median."""
FITS = 0.9
"""The least share of questions that fit a screen."""
CHROME = 13
"""Words that Discord adds to a panel: app and time, that it was edited, and that only its person sees it."""
PER_WORD = 2
"""Japanese characters that count as one word."""
TURNS = ("PlayCard", "TakeTurn", "TakeLastTurn", "ChooseTerrain")
"""The questions with which turns begin whose words are counted."""
JAPANESE = re.compile(r"[\u3040-\u30ff\u3400-\u9fff々]")
MENTION = re.compile(r"<[@#]!?\d+>")
MOMENT = re.compile(r"<t:\d+:\w>")
EMOJI = re.compile(r"<a?:\w+:\d+>")
THREAD = "Manhattan · Alice, Bob, Carol"
IN_SOME_DAYS = "in 2 days"


def figures() -> Iterator[Figure]:
    """Yields for each game the words of a turn in English and Japanese, and the share of questions that do not fit.

    The words are those with the number of players with which they are most.
    """
    played = taps.whole()
    for game in games.names():
        of_game = [turn for turn in played if turn.game == game]
        own = [turn for turn in of_game if turn.question in TURNS]
        for language, name in (("en", "words"), ("ja", "words of Japanese")):
            found = max(
                median(words_of_turn(turn, language) for turn in own if turn.seats == seats) for seats in taps.SEATS
            )
            yield Figure(f"{game}: {name} of a turn, highest median of {len(taps.SEATS)}", found, "words", budget=WORDS)
        for language in ("en", "ja"):
            misfits = 100 * (1 - share_that_fits(of_game, language))
            yield Figure(f"{game}: questions higher than a screen ({language})", misfits, "%", budget=100 * (1 - FITS))


def share_that_fits(played: Sequence[Turn], language: str = "en") -> float:
    """Returns the share of the panels with a choice that fit a screen with all of it."""
    return mean(fits(screen, language) for turn in played for screen in turn.screens if _asks(screen))


def words_of_turn(turn: Turn, language: str = "en") -> int:
    """Returns the words of all panels of a turn, also of what stays in the panel from one to the next."""
    return CHROME + sum(words_in(text) for screen in turn.screens for text in texts_of(screen, language))


def words_in(text: str) -> int:
    """Returns the words of a text as a person reads it. Signs and emojis are none."""
    shown = EMOJI.sub("", MOMENT.sub(IN_SOME_DAYS, MENTION.sub(THREAD, text)))
    letters = len(JAPANESE.findall(shown))
    others = [word for word in JAPANESE.sub(" ", shown).split() if any(map(str.isalnum, word))]
    return letters // PER_WORD + len(others)


def texts_of(screen: Screen, language: str) -> list[str]:
    """Returns the lines, labels and choices of a panel."""
    found: list[str] = []
    for piece in laid_out(screen, language).walk_children():
        if isinstance(piece, ui.TextDisplay):
            found += piece.content.split("\n")
        elif isinstance(piece, ui.Button):
            found.append(piece.label or "")
        elif isinstance(piece, ui.Select):
            found.append(piece.placeholder or "")
            if screen.menu:
                found += [f"{option.label} {option.description or ''}" for option in piece.options]
    return found


def fits(screen: Screen, language: str = "en") -> bool:
    """Returns whether the pictures of a question and all its choices fit the screen of a phone together."""
    return heights(screen, language).whole <= phone.ROOM


def heights(screen: Screen, language: str = "en") -> Heights:
    """Returns how high a panel is from its pictures on."""
    children: list[Any] = laid_out(screen, language).children
    rows = [child.children for child in children if isinstance(child, ui.ActionRow)]
    unboxed = [
        phone.text_height(child.content, phone.COLUMN) for child in children if isinstance(child, ui.TextDisplay)
    ]
    last = max(number for number, child in enumerate(children) if isinstance(child, ui.MediaGallery))
    boxes: list[list[Any]] = [child.children for child in children[last:] if isinstance(child, ui.Container)]
    texts = [*unboxed, *(phone.box([piece.content for piece in box]) for box in boxes)]
    pictures = phone.stacked(map(phone.picture, parts_of(screen, language)))
    return Heights(pictures, phone.stacked(texts), phone.stacked(map(phone.row, rows)))


def laid_out(screen: Screen, language: str) -> ui.LayoutView:
    """Returns the message of a panel, without the pixels of its pictures."""
    session, question = structs.replace(screen.session, language=language), screen.question
    if question is None:
        return panel.done(session, reader(language), 0).view
    picture = Picture((b"",) * len(parts_of(screen, language)), "", whole=False)
    shown = Shown(opened=screen.opened, news=() if question.drafted else screen.news)
    return panel.lay_out(session, question, reader(language, question.seat), picture, shown)


def parts_of(screen: Screen, language: str) -> list[Box]:
    """Returns the parts of the board that a panel shows."""
    session, question = screen.session, screen.question
    assert question is not None
    events = question.events or ringed(screen.news)
    view, words = view_of(session.rules, question), reader(language, question.seat).plain(session)
    marks = Marks(events, question.options)
    pieces, _ = drawing.load(session.game).parts(view, question.seat, marks, words, whole=False)
    return [piece.box for piece in pieces]


@cache
def _boards() -> Boards:
    return Boards()


@cache
def _emojis() -> Emojis:
    return Emojis({(game, piece): "<:piece:1>" for game in games.names() for piece in drawing.load(game).pieces})


def reader(language: str, seat: int | None = None) -> Reader:
    """Returns a person at a seat who has no wishes. Discord has the emojis of all pieces."""
    return Reader(language, _boards(), Moment(0), _emojis(), seat=seat, channel=taps.CHANNEL)


def _asks(screen: Screen) -> bool:
    return screen.question is not None and screen.question.step is not None
