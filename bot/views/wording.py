"""Player names and story text of a session."""

import re
from collections.abc import Collection, Iterable, Sequence
from functools import cache
from typing import NamedTuple

from bot.domain.clock import CLOCKS, Clock, name_of
from bot.domain.listing import Label, labels
from bot.domain.session import AnySession
from bot.i18n import MatchWords, Words, words_in
from bot.languages import languages
from bot.views.names import escaped, looks, plain, told_apart, without_round_brackets
from rules import games
from rules.game import Event, Info
from rules.match import AnyEntry
from rules.proof import Proof, fingerprint
from rules.record_errors import Problem

_NUMBERS = re.compile(r"[\s\dlo]+")
"""Digits, what looks like them (see `names.looks`), and spaces: whatever stands after CPU."""
SUMMARY = 6
"""The most lines of story in a panel, or for a turn in a post."""
LONGEST = 40
"""The most characters of a word that stands in a file."""
LEAST = 2
"""The fewest lines among them that are not marked as important."""


def names(session: AnySession, language: str) -> list[str]:
    """Returns the name of each seat: a person's own, that of the person invited, the computer's by number."""
    return names_of(labels(session), language)


def names_of(seats: Iterable[Label], language: str) -> list[str]:
    """Returns the same for seats as they are listed."""
    words = words_in(language)
    found, computers = [], 0
    for seat in seats:
        computers += not (seat.is_person or seat.former)
        name = person_name(seat.name, words) if seat.is_person else words("computer-name", number=computers)
        if seat.former:
            name = words("former-name")
        found.append(words("computer-for", name=name) if seat.away else name)
    return told_apart(found)


def labelled(label: str, value: str, words: Words | MatchWords) -> str:
    """Returns a label and what it stands for, with the colon of the language."""
    return words("labelled", label=label, value=value)


def match_title(game: str, seats: Iterable[Label], language: str) -> str:
    """Returns the game and the players of a match."""
    words = words_in(language, game)
    return labelled(words("game-name"), words("list-comma").join(names_of(seats, language)), words)


def game_choice(game: str, language: str) -> str:
    """Returns a game as it is offered: its name, for how many it is, and its usual duration if that is known."""
    words = words_in(language, game)
    return f"{words('game-name')} · {players_and_duration(games.load(game).info, words)}"


def players_and_duration(info: Info, words: Words) -> str:
    """Returns for how many people a game is, and its usual duration if that is known."""
    for_how_many = "game-seats" if info.fewest < info.most else "game-seats-fixed"
    seats = words(for_how_many, fewest=info.fewest, most=info.most)
    minutes = [words("game-minutes", minutes=info.minutes)] if info.minutes else []
    return " · ".join([seats, *minutes])


def person_name(name: str, words: Words | MatchWords) -> str:
    """Returns the name of a person as plain text on one line; in quotation marks if it looks like one of Parlour's."""
    shown = without_round_brackets(plain(name)) or words("nameless")
    return words("quoted-name", name=shown) if _without_numbers(shown) in _own_names() else shown


@cache
def _own_names() -> set[str]:
    """Returns the names that Parlour gives to seats, in all languages, without numbers."""
    every = [words_in(language) for language in languages()]
    own = [words("former-name") for words in every] + [words("computer-name", number=2) for words in every]
    return {_without_numbers(name) for name in own}


def _without_numbers(name: str) -> str:
    return _NUMBERS.sub("", looks(name))


def draws_line(published: str, words: Words | MatchWords) -> str:
    """Returns in small print that the draws can be checked, by the fingerprint of the `published` hash."""
    return f"-# {words('draws-checkable', fingerprint=fingerprint(published))}"


def among_computers(name: str, seats: int, words: Words) -> list[str]:
    """Returns the names in a match with `seats` seats: that of a person, and of computer players at all others."""
    return [person_name(name, words), *(words("computer-name", number=number) for number in range(1, seats))]


def link(guild: int, channel: int, message: int) -> str:
    """Returns the address of a message; `guild` is 0 in direct messages."""
    return f"https://discord.com/channels/{guild or '@me'}/{channel}/{message}"


def channel_link(session: AnySession) -> str:
    """Returns the address of the channel of a match."""
    return f"https://discord.com/channels/{session.address or '@me'}/{session.channel}"


def channel_mention(session: AnySession) -> str:
    """Returns the channel of a match as a text that leads there; a group chat has no mention, but an address."""
    return channel_link(session) if session.chat else f"<#{session.channel}>"


def plain_words(session: AnySession, language: str) -> MatchWords:
    """Returns the texts for images and labels, with plain names."""
    return MatchWords(words_in(language, session.game), names(session, language))


def story(
    entries: Iterable[AnyEntry],
    words: MatchWords,
    reader: int | None = None,
    beside: Iterable[tuple[int, str]] = (),
) -> list[str]:
    """Returns the story for `reader`, a seat: a line for each event that does not continue the one before it.

    `beside`: texts that stand after so many of the entries, in that order.
    """
    told, waiting = [], [*beside]
    for line in _lines(entries, reader):
        while waiting and waiting[0][0] <= line.begin:
            told.append(waiting.pop(0)[1])
        told.append(line.text(words))
    return [*told, *(text for _, text in waiting)]


def summary(
    entries: Sequence[AnyEntry],
    words: MatchWords,
    reader: int | None = None,
    *,
    most: int = SUMMARY,
    more: str = "post-more-story",
) -> str:
    """Returns the newest lines of the story, `most` in all, and all important ones, and how many are left out.

    What follows by itself is left out before what somebody did.

    `more`: the text that says how many.
    """
    lines = _lines(entries, reader)
    passing = [number for number, line in enumerate(lines) if not line.matters]
    room = max(most - 1 - (len(lines) - len(passing)), LEAST)
    least_first = sorted(passing, key=lambda number: not lines[number].is_routine)
    hidden = set(least_first[:-room]) if len(lines) > most else set()
    left = [line.text(words) for number, line in enumerate(lines) if number not in hidden]
    return "\n".join([words(more, count=len(hidden)), *left] if hidden else left)


SMALL_PRINT = "-#"
"""Marks small print, only at the beginning of a line."""


class _Line(NamedTuple):
    """A line of the story: an event, and those that continue it."""

    events: list[Event]
    mark: str
    """The name of the text that marks it; empty if it has none."""
    begin: int
    """How many entries come before it."""

    @property
    def matters(self) -> bool:
        return self.events[-1].matters

    @property
    def is_routine(self) -> bool:
        return self.events[0].routine

    def text(self, words: MatchWords) -> str:
        """Returns the line in words."""
        text = "…"
        for event in self.events:
            phrase = words.phrase("story", event)
            if not event.continues:
                text = phrase if phrase.startswith(SMALL_PRINT) else f"{words.piece(event)} {phrase}".lstrip()
                text = words(self.mark, line=text) if self.mark else text
            else:
                text = words("story-continued", line=text, more=phrase)
        return text


def _lines(entries: Iterable[AnyEntry], reader: int | None) -> list[_Line]:
    """Returns the story line by line; events caused by a standing order or a prepared turn are marked."""
    lines: list[_Line] = []
    for number, entry in enumerate(entries):
        mark = "story-by-order" if entry.by_standing_order else "story-prepared" if entry.prepared else ""
        for event in entry.events:
            if not event.is_seen_by(reader):
                continue
            if event.continues and lines:
                lines[-1].events.append(event)
            elif event.continues:
                lines.append(_Line([event], "", number))
            else:
                lines.append(_Line([event], mark, number))
                mark = ""
    return lines


def problem_text(problem: Problem, words: Words | MatchWords) -> str:
    """Returns what is wrong with a file, as a clause; nothing in it that comes from the file has a meaning."""
    values = {name: _shortened(value) for name, value in problem.values.items()}
    return words(f"file-{problem.flaw.name.lower().replace('_', '-')}", **values)


def _shortened(value: int | str) -> int | str:
    text = str(value)
    return value if isinstance(value, int) and len(text) <= LONGEST else escaped(" ".join(text.split())[:LONGEST])


def clock_text(clock: Clock | None, words: Words | MatchWords) -> str:
    """Returns a clock in words."""
    if clock is None:
        return words("clock-none")
    name = name_of(clock)
    kind = name if name in CLOCKS else "custom"
    return words(f"clock-{kind}", bank=clock.bank, increment=clock.increment)


def task(session: AnySession, seat: int, words: MatchWords, reader: int | None = None) -> str:
    """Returns what `seat` has to do, as far as `reader`, a seat or a spectator, may know it."""
    view = session.rules.view(session.playing.state, reader)
    return words.prompt("turn", view.agenda[-1], view, seat)


def stamp(moment: int) -> str:
    """Returns the markup for `moment` relative to now, which Discord localizes for each reader."""
    return f"<t:{moment}:R>"


def pause_text(session: AnySession, words: MatchWords, now: int) -> str:
    """Returns that all clocks are paused, and until when if somebody has given notice; empty if they are not."""
    if session.paused:
        return words("clock-paused")
    return words("clock-paused-until", when=stamp(session.paused_until)) if session.paused_until > now else ""


def date_and_time(moment: int) -> str:
    """Returns the markup for date and time of `moment`, which Discord localizes for each reader."""
    return f"<t:{moment}:f>"


def named(session: AnySession, seat: int, words: MatchWords, mentioned: Collection[int]) -> str:
    """Returns a seat's name, as a mention if its person is to be mentioned and plays there."""
    sitting = session.seats[seat]
    return f"<@{sitting.person}>" if sitting.person in mentioned and not sitting.by_computer else words.player(seat)


def verdict_key(proof: Proof | None) -> str:
    """Returns the key of the text for a match in which nothing is wrong."""
    if proof is None:
        return "verify-fair-late"
    if proof.contest:
        return "verify-fair-contest"
    return "verify-fair" if proof.shuffled else "verify-fair-rematch"


def decimal(number: float, words: Words | MatchWords, places: int = 1) -> str:
    """Returns a number with one decimal place, or more if `places` allows it, as the language writes it."""
    return words("number-decimal", number=round(number, places)).replace("-", "\N{MINUS SIGN}")


def mistake_score(score: float, words: Words | MatchWords) -> str:
    """Returns a mistake score; a small mistake in a long match is a few hundredths."""
    return decimal(score, words, 2)
