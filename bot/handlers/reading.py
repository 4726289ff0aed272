"""What people read about a match: its story, its rules, the proof of its chance, their tables."""

import asyncio
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

import discord

from bot.domain.calendar import FOREVER
from bot.domain.effort import one_tap
from bot.domain.errors import UserError
from bot.domain.session import AnySession, Stage
from bot.domain.turn_time import runs_out
from bot.handlers import turn
from bot.handlers.context import Visit
from bot.i18n import rule_book
from bot.views import components, proposals
from bot.views.custom_id import Press, Verb
from bot.views.panel import Panel, tell
from bot.views.wording import names, spoken, stamp, story, task
from rules import table as tables
from rules.chance import commitment

_BEGINS = re.compile(r"\s*([-*>]|#+|\d+\.) ")
"""What a line starts with that does not belong to the one before it."""
PAGE = 25
"""Log lines on a page of the story."""
TABLES = 10
"""The most tables listed at once."""
ROW = 5
"""The most buttons side by side; /play leads to the other tables."""


async def show_story(visit: Visit, session: AnySession, page: int = 0) -> None:
    """The story, newest page first, with what only this person may know."""
    session_words = spoken(session, visit.language)
    stop = session.entries - page * PAGE
    start = max(0, stop - PAGE)
    entries = await visit.parlour.store.sessions.log(session, start, stop - 1) if stop > 0 else []
    seat = session.seat_of(visit.user.id)
    lines = story(entries, session_words, seat)
    words = visit.words
    row = components.row()
    if start > 0:
        row.add_item(components.button(words("button-older"), Press(Verb.STORY, session.id, choice=str(page + 1))))
    if page > 0:
        row.add_item(components.button(words("button-newer"), Press(Verb.STORY, session.id, choice=str(page - 1))))
    pieces = [f"### {words('story-title')}", "\n".join(lines) or words("story-empty")]
    await visit.show(Panel(components.message(pieces, row)))


async def show_text(visit: Visit, session: AnySession) -> None:
    """The board in words."""
    await visit.show(tell(session, session.seat_of(visit.user.id), visit.language))


async def show_rules(visit: Visit, game: str, session: int = 0, section: int = 0) -> None:
    """A section of a game's rules, and a menu of all sections."""
    sections = sections_of(rule_book(visit.language, game))
    if not 0 <= section < len(sections):
        raise UserError("unknown-choice")
    options = [
        discord.SelectOption(label=components.clip(title, 100), value=str(number), default=number == section)
        for number, (title, _) in enumerate(sections[: components.MENU])
    ]
    title, text = sections[section]
    press = Press(Verb.RULES, session, choice=game)
    view = components.message(
        [f"### {title}\n{text}"], components.row(components.menu(visit.words("rules-sections"), press, options))
    )
    await visit.show(Panel(view))


def sections_of(rules: str) -> list[tuple[str, str]]:
    """Title and text of each second-level section of a Markdown page; what stands before them belongs to its title."""
    head, *rest = rules.strip().split("\n## ")
    return [_split(part) for part in [head.removeprefix("# "), *rest]]


def _split(section: str) -> tuple[str, str]:
    title, _, text = section.partition("\n")
    return title.strip(), "\n".join(_in_one_line(_as_lists(text.strip().splitlines())))


def _as_lists(lines: Iterable[str]) -> Iterator[str]:
    """`lines` with a list in place of each table, of which Discord would show the bars."""
    head: list[str] = []
    for line in lines:
        if not line.startswith("|"):
            head = []
            yield line
            continue
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if head and set(line) - set("|-: "):
            facts = (f"{name}: {cell}" for name, cell in zip(head[1:], cells[1:], strict=True))
            yield " · ".join([f"- **{cells[0]}**", *facts])
        head = head or cells


async def show_proof(visit: Visit, session: AnySession) -> None:
    """Whether the whole log follows from the key that was promised at the start."""
    key = session.playing.state.chance.key
    words = visit.words
    promise = words("verify-promise", commitment=commitment(key))
    if session.stage is not Stage.OVER:
        await visit.show(Panel(components.message([promise, words("verify-later")])))
        return
    log = await visit.parlour.store.sessions.log(session)
    fair = await asyncio.to_thread(_follows, session, log)
    verdict = words("verify-fair" if fair else "verify-unfair", moves=len(log))
    await visit.show(Panel(components.message([promise, words("verify-key", key=key.hex()), verdict])))


def _follows(session: AnySession, log: list[tables.AnyEntry]) -> bool:
    table = session.playing
    try:
        again = tables.replay(session.rules, table.seats, table.options, table.state.chance.key, log)
    except tables.Illegal:
        return False
    return bool(again.state == table.state)


async def show_turns(visit: Visit) -> None:
    """Every table that waits for the person, the most urgent first, and every proposal that does."""
    waiting, own = await _waiting(visit), await visit.parlour.store.indexes.tables_of(visit.user.id)
    proposed = [session for session in own if session.proposed and visit.user.id in session.proposed.missing]
    lost = [session for session in own if session.lost and session.stage is Stage.PLAY]
    posts = await visit.parlour.store.sessions.posts(waiting + proposed)
    words = visit.words
    pieces = [
        *_numbered(
            words("turns-title", count=len(waiting)),
            [_turn(visit, session, _place(session, posts)) for session in waiting[:TABLES]],
        ),
        *_numbered(
            words("turns-proposals", count=len(proposed)),
            [_vote(visit, session, _place(session, posts)) for session in proposed[:TABLES]],
        ),
        *_numbered(words("turns-lost"), [_lost(visit, session) for session in lost[:ROW]]),
    ]
    rows = (
        _buttons(words("button-play"), Verb.PLAY, waiting),
        _buttons(words("button-decide"), Verb.DECIDE, proposed, emoji="🗳️"),
        _buttons(words("button-move"), Verb.MOVE, lost),
    )
    await visit.show(Panel(components.message(pieces or [words("turns-none")], *rows)))


def _numbered(title: str, lines: Sequence[str]) -> list[str]:
    """`lines` with their numbers under a title; nothing where there are none."""
    return [f"### {title}", "\n".join(f"{number}. {line}" for number, line in enumerate(lines, 1))] if lines else []


def _buttons(label: str, verb: Verb, sessions: Sequence[AnySession], emoji: str | None = None) -> components.Row:
    """A button for each of the first sessions, by its number."""
    found = enumerate(sessions[:ROW], 1)
    return components.row(
        *[components.button(f"{label} {number}", Press(verb, session.id), emoji=emoji) for number, session in found]
    )


def _place(session: AnySession, posts: Mapping[int, int]) -> str:
    """A link to the newest post of a match, where there is one, else to its channel."""
    if session.lost or session.id not in posts:
        return f"<#{session.channel}>"
    return f"https://discord.com/channels/{session.guild or '@me'}/{session.channel}/{posts[session.id]}"


def _turn(visit: Visit, session: AnySession, place: str) -> str:
    """What is asked of the person at a table, how heavy it is, where, and until when."""
    words = spoken(session, visit.language)
    seat = session.seat_of(visit.user.id)
    assert seat is not None  # who is asked sits at the table
    until = runs_out(session, visit.user.id, visit.at)
    time = f" · {words('clock-until', when=stamp(until))}" if until else ""
    effort = words("effort-tap" if one_tap(session, seat) else "effort-turn")
    asked = task(session, seat, words, seat)
    return f"**{words('game-name')}** · {place} · {effort}{time}\n-# {asked}"


def _vote(visit: Visit, session: AnySession, place: str) -> str:
    """What is proposed to a table, and where."""
    words = spoken(session, visit.language)
    assert session.proposed is not None
    title = proposals.title(session, session.proposed, words)
    return f"**{words('game-name')}** · {place} · {words('effort-tap')}\n-# {title}"


async def show_next(visit: Visit) -> None:
    """The question of the table that waits most urgently for the person; that there is none, where none waits."""
    waiting = await _waiting(visit)
    if not waiting:
        await visit.show(Panel(components.message([visit.words("turns-none")])))
        return
    await turn.play(visit, await visit.session(waiting[0].id, turn.RECENT))


def _lost(visit: Visit, session: AnySession) -> str:
    """A match whose channel is gone, by its game and its people."""
    words = spoken(session, visit.language)
    return f"**{words('game-name')}** · {', '.join(names(session, visit.language))}"


async def _waiting(visit: Visit) -> list[AnySession]:
    visit.at = await visit.parlour.store.people.moment(visit.user.id, visit.parlour.now())
    found = await visit.parlour.store.indexes.turns(visit.user.id)
    asked = [session for session in found if _is_asked(session, visit.user.id)]
    return sorted(asked, key=lambda session: runs_out(session, visit.user.id, visit.at) or FOREVER)


def _is_asked(session: AnySession, person: int) -> bool:
    return session.stage is Stage.PLAY and session.seat_of(person) in session.asked


def _in_one_line(lines: Iterable[str]) -> Iterator[str]:
    """Each paragraph and list item as one line: Discord breaks a line wherever the page does."""
    whole = ""
    for line in lines:
        if whole and line and not whole.startswith("#") and not _BEGINS.match(line):
            whole += (" " if whole[-1].isascii() else "") + line.strip()
            continue
        yield from [whole] if whole else []
        whole = line
        if not line:
            yield ""
    yield whole
