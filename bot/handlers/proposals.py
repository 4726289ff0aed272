"""What people do to decide something together: look at what they could propose, propose it, agree, decline."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple, ParamSpec, TypeVar

import discord
from discord import ui

from bot.delivery.members import has_left
from bot.domain import consent
from bot.domain.errors import UserError
from bot.domain.proposal import Annul, Finish, Outcome, Pause, Replace, Resume, TakeBack, What
from bot.domain.session import AnySession, Change, Stage
from bot.handlers import turn
from bot.handlers.context import Visit
from bot.handlers.turn import seat_of
from bot.views import components, proposals
from bot.views.custom_id import Press, Verb, checksum, encode
from bot.views.panel import Panel
from bot.views.wording import drawn, spoken, story
from rules import table as tables
from rules.table import AnyEntry, AnyTable

P = ParamSpec("P")
T = TypeVar("T")

UNDO = "undo"
SIMPLE: dict[str, What] = {"finish": Finish(), "annul": Annul(), "pause": Pause(), "resume": Resume()}
"""What can be proposed by its name alone."""
RECENT = 40
"""So many lines of the log can be taken back in one go: as many as a message has room to tell."""


class Idea(NamedTuple):
    """Something that could be proposed."""

    name: str
    what: What
    undone: Sequence[AnyEntry] = ()
    """The log that it would undo."""
    again: AnyTable | None = None
    """The table that it would go back to."""
    turns: Sequence[tuple[int, str]] = ()
    """The turns that could be taken back, the newest first: line of the log, and what was told of it."""


async def show(visit: Visit, session: AnySession) -> None:
    """What is proposed to the table; else what the person could propose."""
    seat_of(visit, session)
    words = spoken(session, visit.language)
    if (proposal := session.proposed) is not None:
        undone = await _undone(visit, session, proposal.what)
        pieces = [
            f"### 🗳️ {proposals.title(session, proposal, words)}",
            *proposals.contents(session, proposal, undone, words),
        ]
        row = proposals.buttons(session, proposal, words)
        await visit.show(Panel(components.message([*pieces, proposals.standing(session, proposal, words)], row)))
        return
    _need_play(session)
    names = [UNDO, "resume" if session.paused else "pause", "finish", "annul"]
    offers = [components.button(words(f"button-{name}"), Press(Verb.OFFER, session.id, choice=name)) for name in names]
    plain = drawn(session, visit.language)
    seats = [
        components.button(words("button-replace", player=plain.player(number)), Press(Verb.REPLACE, session.id, number))
        for number, seat in enumerate(session.seats)
        if seat.person
    ]
    text = f"### {words('decide-title')}\n{words('decide-explained')}"
    await visit.show(Panel(components.message([text], components.row(*offers), components.row(*seats))))


async def offer(visit: Visit, session: AnySession, name: str, line: int = 0) -> None:
    """What would happen if it were proposed, and a button to propose it. `line`: how far a take back goes."""
    idea = await _idea(visit, session, name, line)
    proposal = consent.drawn_up(session, visit.user.id, idea.what)
    words = spoken(session, visit.language)
    asked = [words.player(seat) for seat, sitting in enumerate(session.seats) if sitting.person in proposal.missing]
    pieces = [
        f"### {proposals.title(session, proposal, words)}",
        *proposals.contents(session, proposal, idea.undone, words),
        words("offer-asks", players=words.listed(asked)) if asked else words("offer-alone"),
    ]
    press = Press(Verb.PROPOSE, session.id, checksum=_position(session), choice=_choice(idea))
    label = words("button-propose") if asked else words("button-at-once")
    await visit.show(
        Panel(components.message(pieces, *_further(visit, session, idea), components.row(_blue(label, press))))
    )


def _further(visit: Visit, session: AnySession, idea: Idea) -> list[components.Row]:
    """A menu of the turns back to which a take back could go, where there are several."""
    if len(idea.turns) < 2:
        return []
    here = idea.what.line if isinstance(idea.what, TakeBack) else 0
    options = [
        discord.SelectOption(label=components.clip(f"{number}. {told}", 100), value=str(line), default=line == here)
        for number, (line, told) in enumerate(idea.turns[: components.MENU], 1)
    ]
    return [
        components.row(
            components.menu(visit.words("undo-further"), Press(Verb.OFFER, session.id, choice=UNDO), options)
        )
    ]


async def propose(visit: Visit, session: AnySession, pressed: Press) -> None:
    """Proposes what was offered, if the match is still where it was then."""
    if pressed.checksum != _position(session):
        raise UserError("moved-on")
    name, _, line = pressed.choice.partition("_")
    idea = await _idea(visit, session, name, int(line) if line.isdecimal() else 0)
    await _commit(visit, session, idea.what, idea.again)


async def _commit(
    visit: Visit, session: AnySession, what: What, again: AnyTable | None = None, *, gone: bool = False
) -> None:
    person, position, moment = visit.user.id, _position(session), visit.parlour.now()

    def change(now: AnySession) -> Change:
        if isinstance(what, TakeBack | Finish) and _position(now) != position:
            raise UserError("moved-on")
        return consent.propose(now, person, what, moment, again=again, gone=gone)

    await _answer(visit, await visit.commit(session, change), "proposed-noted")


async def agree(visit: Visit, session: AnySession, number: int = 0) -> None:
    """Agrees to a proposal, the one that is open where no other is meant."""
    proposal = session.proposed
    if proposal is None:
        raise UserError("proposal-closed" if number else "no-proposal")
    again = await _again(visit, session, proposal.what)
    person, moment, wanted = visit.user.id, visit.parlour.now(), number or proposal.number
    session = await visit.commit(session, lambda now: consent.agree(now, person, wanted, moment, again=again))
    await _answer(visit, session, "agreed-noted")


async def decline(visit: Visit, session: AnySession, number: int = 0) -> None:
    """Declines a proposal, or withdraws the person's own."""
    if session.proposed is None:
        raise UserError("proposal-closed" if number else "no-proposal")
    person, wanted = visit.user.id, number or session.proposed.number
    session = await visit.commit(session, lambda now: consent.decline(now, person, wanted))
    await _answer(visit, session, "")


async def _answer(visit: Visit, session: AnySession, noted: str) -> None:
    """Tells the person what came of their tap; the channel hears it too."""
    assert session.proposal is not None
    outcome = session.proposal.outcome
    text = visit.words(noted) if outcome is Outcome.OPEN else visit.words(f"outcome-{outcome}")
    await visit.show(Panel(components.message([text])))


async def undo(visit: Visit, session: AnySession) -> None:
    """Takes the last choice back; where everything was handed over, offers to propose that."""
    if session.playing.drafts.get(seat_of(visit, session)):
        await turn.undo(visit, session)
    else:
        await offer(visit, session, UNDO)


async def choose_successor(visit: Visit, session: AnySession, seat: int) -> None:
    """Asks who shall play on at `seat`."""
    seat_of(visit, session)
    _need_play(session)
    if not 0 <= seat < len(session.seats):
        raise UserError("unknown-choice")
    words = spoken(session, visit.language)
    press = Press(Verb.REPLACE, session.id, seat)
    by_computer = components.button(words("button-by-computer"), press._replace(choice="computer"))
    people: Any = ui.UserSelect(placeholder=words("replace-by"), custom_id=encode(press._replace(choice="by")))
    text = words("replace-explained", player=words.player(seat))
    await visit.show(Panel(components.message([text], components.row(people), components.row(by_computer))))


async def replace(visit: Visit, session: AnySession, seat: int, person: int = 0, name: str = "") -> None:
    """Proposes that `person` plays on at `seat`, or the computer."""
    seat_of(visit, session)
    owner = session.seats[seat].person if 0 <= seat < len(session.seats) else 0
    gone = await has_left(visit.interaction.client, session.guild, owner)
    await _commit(visit, session, Replace(seat, person, name), gone=gone)


async def _idea(visit: Visit, session: AnySession, name: str, line: int) -> Idea:
    """What can be proposed under a name. Raises UserError where that is nothing."""
    seat = seat_of(visit, session)
    _need_play(session)
    if name in SIMPLE:
        return Idea(name, SIMPLE[name])
    if name != UNDO:
        raise UserError("unknown-choice")
    log = await visit.parlour.store.sessions.log(session, 0, session.entries - 1)
    since = max(1, len(log) - RECENT)
    begins = await _of_log(tables.turns, session.rules, session.playing, log, seat, since)
    if not begins:
        raise UserError("nothing-to-take-back")
    line = line or begins[-1]
    if line not in begins:
        raise UserError("moved-on")
    again = await _of_log(_replayed, session, log[:line])
    what = TakeBack(line, session.playing.state.chance.drawn - again.state.chance.drawn)
    words = drawn(session, visit.language)
    ends = [*begins[1:], len(log)]
    told = [(begin, _first(story(log[begin:end], words, seat))) for begin, end in zip(begins, ends, strict=True)]
    return Idea(name, what, log[line:], again, told[::-1])


def _first(lines: Sequence[str]) -> str:
    return lines[0] if lines else "…"


async def _again(visit: Visit, session: AnySession, what: What) -> AnyTable | None:
    """The table that a take back goes back to; of anything else None."""
    if not isinstance(what, TakeBack):
        return None
    log = await visit.parlour.store.sessions.log(session, 0, what.line - 1)
    return await _of_log(_replayed, session, log)


async def _of_log(work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
    """What `work` makes of a log, in a thread. Raises UserError if the log does not follow from the rules any more."""
    try:
        return await asyncio.to_thread(work, *arguments, **named)
    except tables.Illegal:
        raise UserError("older-rules") from None


def _replayed(session: AnySession, log: list[AnyEntry]) -> AnyTable:
    table = session.playing
    return tables.replay(session.rules, table.seats, table.options, table.state.chance.key, log)


async def _undone(visit: Visit, session: AnySession, what: What) -> list[AnyEntry]:
    if not isinstance(what, TakeBack):
        return []
    return await visit.parlour.store.sessions.log(session, what.line, session.entries - 1)


def _need_play(session: AnySession) -> None:
    if session.stage is not Stage.PLAY:
        raise UserError("not-in-play")


def _position(session: AnySession) -> str:
    """A short print of how far the match has come."""
    return checksum([session.entries, session.playing.undone])


def _choice(idea: Idea) -> str:
    return f"{UNDO}_{idea.what.line}" if isinstance(idea.what, TakeBack) else idea.name


_blue = partial(components.button, style=discord.ButtonStyle.primary)
