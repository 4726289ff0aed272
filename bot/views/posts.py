"""Posts: the board after each turn, and the result."""

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from itertools import groupby
from types import MappingProxyType
from typing import NamedTuple

import discord
from discord import ui

from bot.actions.board import More, View
from bot.actions.custom_id import UnknownPress, decode, encode
from bot.actions.press import MatchPress, Press
from bot.actions.turn import Play
from bot.domain.match_kinds import kind_of
from bot.domain.session import AnySession, Ending, Notice, Stage
from bot.feature import Slot, in_order
from bot.i18n import MatchWords
from bot.views import absence, components
from bot.views.board import Picture
from bot.views.components import Lasting
from bot.views.reader import Reader
from bot.views.standing import standing
from bot.views.wording import SUMMARY, draws_line, named, pause_text, stamp, summary
from rules.chance import commitment
from rules.match import AnyEntry
from rules.ranking import tie_break

FindPress = Callable[[AnySession], Press | None]
"""Returns the press of a button about a match; None if it has no such button now."""
BUTTONS: Slot[FindPress] = Slot()
"""Buttons under every post. Play is at 10, My view at 20, More at 50; Discord has room for five."""
BELOW_STORY: Slot[Callable[[AnySession, Reader, int], str]] = Slot()
"""What features say below the story of a turn's post, which begins after so many lines of the log.

It goes with the next post. A change that alters it says so (`Change.post_changed`).
"""
UNDER_BUTTONS: Slot[FindPress] = Slot()
"""Buttons in a row below those of a result."""
MOST_TURNS = 3
"""The most turns for which a post has room for a story of its own."""
_MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


class News(NamedTuple):
    """What a post says that is new, how it shows the board, and whom it mentions."""

    entries: Sequence[AnyEntry] = ()
    """The lines of the log that it tells."""
    passing: Sequence[AnyEntry] = ()
    """Those that it shows only until the next post."""
    notices: Sequence[Notice] = ()
    picture: Picture | None = None
    """None: it could not be rendered or sent, so the post is text."""
    mentioned: Collection[int] = ()
    """The people to mention; others are only named."""
    texts: Sequence[str] = ()
    """What features say below a result."""


def turn(
    session: AnySession,
    reader: Reader,
    news: News,
    until: Mapping[int, int] = MappingProxyType({}),
    closing: int = 0,
) -> ui.LayoutView:
    """Returns the post after a turn: whose turn it is and until when, the board, the story, and the buttons.

    `until`: when the clock of each seat runs out. `closing`: when the match ends by itself if nobody moves.
    """
    words, entries = reader.of(session), news.entries
    begin = session.entries - len(entries) - len(news.passing)
    pieces = [
        f"### {words('game-name')}\n{_tasks(session, words, news.mentioned)}",
        _times(session, reader, until),
        absence.text(session, reader, news.mentioned, closing),
        Lasting(_notices(news.notices, words)),
        *components.board(news.picture, words("post-no-image")),
        Lasting(_story(entries, words, 1 if kind_of(session).is_lesson and _has_opening(entries) else MOST_TURNS)),
        _story(news.passing, words),
        *(say(session, reader, begin) for say in BELOW_STORY),
        Lasting(_promise(session, entries, words)),
    ]
    return components.message(
        pieces, buttons(session, words), *absence.decisions(session, reader), line=session.entries
    )


def told(session: AnySession, reader: Reader, entries: Sequence[AnyEntry], line: int) -> ui.LayoutView:
    """Returns what stays of the post that told `entries`, up to a `line` of the log."""
    words = reader.of(session)
    texts = [Lasting(_story(entries, words)), Lasting(_promise(session, entries, words))]
    return components.message(texts, line=line)


def over(session: AnySession, reader: Reader, news: News) -> ui.LayoutView:
    """Returns the post of the result: ranking, sources of points, the texts of features, and how to check the draws.

    Its picture shows the result and the board; without it, the sources of points are text.
    """
    words = reader.of(session)
    annulled = session.ending is Ending.ANNULLED
    ending = words("post-annulled") if annulled else ranking(session, reader, news.mentioned)
    pieces = [
        f"## {words('game-name')}\n{ending}",
        _notices(news.notices, words),
        *components.board(news.picture, words("post-no-image")),
        "" if annulled or news.picture else breakdown(session, words),
        *news.texts,
        _story(news.entries, words),
        _draws(session, words, kind_of(session).secret_text or kind_of(session).opening_text),
    ]
    more = [press for find in UNDER_BUTTONS if (press := find(session))]
    row = components.row(*(components.button(words, press) for press in more)) if more else None
    return components.message(pieces, buttons(session, words), row, line=session.entries)


def buttons(session: AnySession, words: MatchWords) -> components.Row:
    """Returns the buttons below a post."""
    return components.row(*(components.button(words, press) for press in presses(session)))


def presses(session: AnySession) -> list[Press]:
    """Returns Play · My view · More, and the presses of features among them; after the match without the first two."""
    own: dict[int, Press | None] = {50: More(session.id)}
    if session.stage is not Stage.OVER:
        own |= {10: Play(session.id), 20: View(session.id)}
    found = in_order(own.items(), ((at, find(session)) for at, find in BUTTONS.placed()))
    return [press for press in found if press]


def mark(session: AnySession) -> str:
    """Returns the custom id by which the posts of a match, and nothing else, can be recognized."""
    return encode(More(session.id))


class Moment(NamedTuple):
    """What a post shows."""

    session: int
    """0: the match of its channel."""
    line: int
    """After how many lines of the log; 0: it does not say."""


def shown_in(message: discord.Message) -> Moment | None:
    """Returns what one of Parlour's own messages shows, even if it was shrunk; None if it was no post of a match."""
    for custom_id in components.custom_ids(message):
        with suppress(UnknownPress):
            press = decode(custom_id)
            if isinstance(press, MatchPress) and press.session:
                return Moment(press.session, components.line_of(message))
    line = components.line_of(message)
    return Moment(0, line) if line else None


def breakdown(session: AnySession, words: MatchWords) -> str:
    """Returns the sources of everybody's points: by category, in the same order for all, and by round."""
    ranks = standing(session, words)
    categories = dict.fromkeys(part.category for rank in ranks for part in rank.score.parts)
    rounds = sorted({part.round for rank in ranks for part in rank.score.parts} - {0})
    lines = []
    for rank in ranks:
        parts = rank.score.parts
        lines.append(f"{rank.name} {words.of_game('points', points=rank.score.points)}")
        gained = [(name, sum(part.points for part in parts if part.category == name)) for name in categories]
        if gained:
            lines.append("-# " + " · ".join(f"{words(f'category-{name}')} {points}" for name, points in gained))
        if rounds:
            paid = [(number, sum(part.points for part in parts if part.round == number)) for number in rounds]
            name = "points-of-round" if "points-of-round" in words else "post-round"
            lines.append("-# " + " · ".join(words(name, round=number, points=points) for number, points in paid))
    return "\n".join(lines)


def ranking(session: AnySession, reader: Reader, mentioned: Collection[int] = ()) -> str:
    """Returns how the match ended, and in what order; the people in `mentioned` by a mention."""
    words = reader.of(session)
    unfinished = session.ending in (Ending.ABSENT, Ending.IDLE, Ending.STOPPED, Ending.DEADLINE)
    ranks = standing(session, words, mentioned)
    lines = []
    for rank, behind in zip(ranks, [*ranks[1:], None], strict=True):
        number = f"{rank.place}."
        medal = number if unfinished else _MEDALS.get(rank.place, number)
        token = reader.emojis.of_seat(rank.colour) if rank.seat < len(session.seats) else ""  # an opponent has none
        line = [medal, *filter(None, [token]), rank.name, words.of_game("points", points=rank.score.points)]
        if rank.conceded:
            line.append(words("post-conceded"))
        elif behind and not behind.conceded and (decisive := tie_break(rank.score, behind.score)):
            line.append(words("post-tie-break", what=words(f"tie-break-{decisive}")))
        lines.append(" ".join(line))
    return "\n".join([words(f"post-{session.ending}"), *lines])


def _story(entries: Sequence[AnyEntry], words: MatchWords, most: int = MOST_TURNS) -> str:
    """Returns the story of some turns, with more lines for several than for one; no more than for `most`."""
    turns = len([seat for seat, _ in groupby(entries, lambda entry: entry.seat)])
    return summary(entries, words, most=SUMMARY * min(max(1, turns), most))


def _notices(notices: Sequence[Notice], words: MatchWords) -> str:
    return "\n".join(words.phrase("notice", notice) for notice in notices)


def _tasks(session: AnySession, words: MatchWords, mentioned: Collection[int]) -> str:
    """Returns who is to move, a line for each task."""
    view = session.rules.view(session.playing.state, None)
    step = view.agenda[-1]
    tasks: dict[str, list[int]] = {}
    for seat in step.seats:
        tasks.setdefault(step.prompt_key(view, seat), []).append(seat)
    lines = []
    for seats in tasks.values():
        players = words.listed([named(session, seat, words, mentioned) for seat in seats])
        if all(session.seats[seat].by_computer for seat in seats):
            lines.append(words("post-computer", players=players))
        else:
            task = words.prompt("turn", step, view, seats[0])
            lines.append(words("post-turn-task", turn=words("post-turn", players=players), task=task))
    return "\n".join(lines)


def _times(session: AnySession, reader: Reader, until: Mapping[int, int]) -> str:
    """Returns whether the clocks are paused, and when each running one runs out, a line for each."""
    words = reader.of(session)
    paused = pause_text(session, words, reader.at.now)
    lines = [paused] if paused else []
    lines += [
        words("clock-of", player=words.player(seat), when=stamp(moment))
        if len(until) > 1
        else words("clock-until", when=stamp(moment))
        for seat, moment in until.items()
    ]
    return "\n".join(f"-# {line}" for line in lines)


def _promise(session: AnySession, entries: Sequence[AnyEntry], words: MatchWords) -> str:
    """Returns, with the opening only, by what the draws can be checked."""
    return _draws(session, words, kind_of(session).opening_text) if _has_opening(entries) else ""


def _draws(session: AnySession, words: MatchWords, other: str) -> str:
    """Returns in small print by what the draws can be checked, or the text `other` if there is one."""
    if session.start:
        return ""
    if other:
        return f"-# {words(other)}"
    return draws_line(session.proof.published if session.proof else commitment(session.playing.state.chance.key), words)


def _has_opening(entries: Sequence[AnyEntry]) -> bool:
    return any(entry.seat is None for entry in entries)
