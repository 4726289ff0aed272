"""What the posts of a match and the panels of its people must say, worked out from what is stored alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from time import time

from bot.domain.preferences import Preferences
from bot.domain.session import AnySession, Stage
from bot.domain.turn_time import limits
from bot.i18n import MatchWords, words_in
from bot.views.board import Picture, Seen, describe, seen_by, view_of
from bot.views.names import bold
from bot.views.wording import names, plain_words, stamp, story
from rules import match as matches
from rules.match import AnyEntry, Illegal
from sandbox.testing import reading
from tests.chaos.violation import Violation
from tests.end_to_end.harness import Json
from tests.end_to_end.posts import EMOJI, MORE

Mentioned = Sequence[str]


def of_log(session: AnySession, log: list[AnyEntry]) -> list[Violation]:
    """Returns whether the log does not lead to the position that is stored."""
    match = session.playing
    try:
        again = matches.replay(session.rules, len(session.seats), match.options, match.state.chance.key, log)
    except Illegal:
        return [Violation("log that does not replay", "it holds an illegal move")]
    return [Violation("log that does not replay", "it leads elsewhere")] if again.state != match.state else []


def of_posts(session: AnySession, log: list[AnyEntry], posts: Sequence[Json]) -> Iterator[Violation]:
    """Yields what is wrong with the posts of a match of which everything is announced."""
    yield from of_story(session, log, posts)
    for post in posts[:-1]:
        if reading.buttons(post) or reading.images(post):
            yield Violation("older post with board or buttons", reading.text(post))
    if session.stage is not Stage.OVER:
        yield from of_picture(session, describe(seen_by(session, None), plain_words(session, "en")), posts[-1])


def of_story(session: AnySession, log: list[AnyEntry], posts: Sequence[Json]) -> Iterator[Violation]:
    """Yields whether the posts tell anything but each line of the log once, in order.

    A post of many lines leaves some out, and says how many.
    """
    words = MatchWords(words_in("en", session.game), [bold(name) for name in names(session, "en")])
    lines = [line.splitlines() for line in story(log, words)]
    known = {part for line in lines for part in line}
    place = 0
    for post in posts:
        text = EMOJI.sub("", reading.text(post))
        hidden = sum(map(int, MORE.findall(text)))
        own = [part for part in text.splitlines() if part in known]
        while own or hidden:
            line = lines[place] if place < len(lines) else []
            if line and own[: len(line)] == line:
                del own[: len(line)]
            elif line and hidden:
                hidden -= 1
            else:
                yield Violation("line of the story lost or shown twice", f"line {place} is {line}, told is {own[:1]}")
                return
            place += 1
    if place != len(lines):
        yield Violation("line of the story lost or shown twice", f"{place} of {len(lines)} lines are told")


def of_picture(session: AnySession, text: str, message: Json) -> Iterator[Violation]:
    """Yields whether the pictures of a message have other alt texts than those of `text`."""
    alts = reading.alt_texts(message)
    if alts and alts != [alt for alt in Picture((b"",) * len(alts), text).alts if alt]:
        yield Violation("alt text of another position", f"{alts} instead of {text}")


def of_panel(session: AnySession, person: int, panel: Json, *, asks: bool = True) -> Iterator[Violation]:
    """Yields whether a person's panel shows anything but what they may see. `asks`: whether it may be a question."""
    seat = session.seat_of(person)
    asks &= seat is not None and session.stage is Stage.PLAY
    question = matches.question(session.playing, seat or 0) if asks else None
    words = plain_words(session, "en")
    if question is None:
        text = describe(seen_by(session, seat), words)
    else:
        text = describe(Seen(session.game, view_of(session.rules, question), seat), words)
    yield from of_picture(session, text, panel)


def of_times(session: AnySession, people: dict[int, Preferences], post: Json) -> Iterator[Violation]:
    """Yields whether the post names another moment at which a clock runs out than it does."""
    if session.stage is Stage.PLAY:
        for moment in limits(session, people, ()).values():
            if stamp(moment) not in reading.text(post) and moment > time():
                yield Violation("clock that runs out at another moment", reading.text(post))


def of_clocks(before: AnySession, after: AnySession, since: int) -> Iterator[Violation]:
    """Yields the seats that have come to move after the moment `since`, and whose clock counts from an earlier one."""
    for number, seat in enumerate(after.seats):
        is_new = seat.turn_began_at not in (0, before.seats[number].turn_began_at)
        if is_new and seat.since < since:
            yield Violation("clock that runs out at another moment", f"that of seat {number} began too early")


def of_mentions(
    session: AnySession, log: list[AnyEntry], mentioned: Sequence[Mentioned], followed: Counter[str], quiet: set[int]
) -> Iterator[Violation]:
    """Yields who was mentioned more or less often than turns began that their own move did not lead to.

    A panel that has `followed` with a question calls its person as well.
    """
    expected = Counter[str]()
    at, _ = matches.start_match(
        session.rules, len(session.seats), session.playing.options, session.playing.state.chance.key
    )
    before: set[int] = set()
    for number in range(1, len(log) + 1):
        at = matches.replay(
            session.rules, len(session.seats), at.options, session.playing.state.chance.key, log[:number]
        )
        now = set(matches.to_move(at))
        for seat in now - before:
            if not session.seats[seat].by_computer and log[number - 1].seat != seat:
                expected[str(session.seats[seat].person)] += 1
        before = now
    if session.stage is Stage.OVER:
        expected.update(map(str, session.people))
    for person in quiet:
        del expected[str(person)]
    found = Counter(person for people in mentioned for person in people)
    people = {*found, *expected}
    if any(not expected[each] - followed[each] <= found[each] <= expected[each] for each in people):
        yield Violation("mentions other than of new turns", f"{dict(found)} instead of {dict(expected)}")
