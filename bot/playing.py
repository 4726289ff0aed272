"""What people do at a match: look, choose, take back, end their turn, concede."""

from collections.abc import Sequence

import discord

from bot import absence, house, layout, matches, missing, panel, posts
from bot.buttons import Press, Verb, checksum
from bot.due import REMINDERS
from bot.panel import Panel
from bot.session import AnySession, Change, Stage, Trouble
from bot.visit import Visit
from bot.voices import spoken
from rules.table import AnyEntry, Question, question

RECENT = 100
"""Lines of the log among which a person's last move is looked for."""


async def here(visit: Visit, table: str = "", recent: int = 0) -> AnySession:
    """The session that a command is about: `table`, that of this channel, or the person's only one."""
    channel = visit.interaction.channel_id or 0
    try:
        return await visit.session(int(table) if table.isdecimal() else channel, recent)
    except Trouble:
        own = await visit.parlour.store.tables_of(visit.user.id)
        near = [session for session in own if session.channel == channel] or own
        if len(near) != 1:
            raise
        return near[0]


async def play(visit: Visit, session: AnySession, notice: str = "") -> None:
    """Shows the person's question; gives them their seat back where the computer has played it."""
    seat = seat_of(visit, session)
    if session.seats[seat].away and session.stage is Stage.PLAY:
        session = await visit.commit(session, lambda now: absence.come_back(now, visit.user.id))
        notice = visit.words("absence-back")
    if session.lost:
        notice = visit.words("panel-lost")
    news = since(visit.recent, seat)
    pictures = visit.parlour.pictures
    await visit.show(await panel.ask(session, seat, visit.at, pictures, visit.language, notice, news))


def since(recent: Sequence[AnyEntry], seat: int) -> Sequence[AnyEntry]:
    """Those of the newest lines of the log that came after the last move of `seat`, or this with all that it led to."""
    own = [number for number, entry in enumerate(recent) if entry.seat == seat]
    return recent[own[-1] + 1 :] or recent[own[-1] :] if own else recent


async def view(visit: Visit, session: AnySession) -> None:
    """Shows the board as the person sees it; to who does not play, as everybody does."""
    seat = session.seat_of(visit.user.id)
    notice = "" if seat is not None else visit.words("panel-spectator")
    await visit.show(await panel.show(session, seat, visit.at, visit.parlour.pictures, visit.language, notice))


async def board(visit: Visit, session: AnySession) -> None:
    """Shows the board as everybody sees it."""
    pictures = visit.parlour.pictures
    await visit.show(await panel.show(session, None, visit.at, pictures, visit.language))


async def press(visit: Visit, session: AnySession, pressed: Press, choice: int) -> None:
    """One tap in a panel, if it still fits; then the question as it is now."""
    seat = seat_of(visit, session)
    if seat != pressed.seat:
        raise Trouble("wrong-seat")
    try:
        session = await visit.commit(session, lambda now: _change(now, pressed, choice))
    except Stale:
        session = await visit.session(session.id)
        await play(visit, session, visit.words("trouble-moved-on"))
        return
    if pressed.verb is Verb.DONE and seat not in session.asked:
        await visit.show(panel.done(session, visit.language, visit.waiting - 1))
    else:
        await play(visit, session)


class Stale(Exception):
    """A tap on a question that is not asked any more."""


def _change(now: AnySession, pressed: Press, choice: int) -> Change:
    playable = now.stage is Stage.PLAY and not now.seats[pressed.seat].away
    asked = question(now.playing, pressed.seat) if playable else None
    if asked is None or asked.moves != pressed.moves or checksum(asked.options) != pressed.checksum:
        raise Stale
    if pressed.verb is Verb.BACK:
        return matches.take_back(now, pressed.seat)
    if pressed.verb is Verb.DONE:
        return matches.done(now, pressed.seat)
    if not 0 <= choice < len(asked.options):
        raise Trouble("unknown-choice")
    return matches.choose(now, pressed.seat, asked.options[choice])


def asked_of(visit: Visit, session: AnySession) -> Question:
    """What the person is asked. Raises Trouble where that is nothing."""
    asked = question(session.playing, seat_of(visit, session)) if session.stage is Stage.PLAY else None
    if asked is None:
        raise Trouble("not-your-turn")
    return asked


def seat_of(visit: Visit, session: AnySession) -> int:
    """The seat of the person. Raises Trouble for strangers and before the start."""
    if session.table is None:
        raise Trouble("not-started")
    seat = session.seat_of(visit.user.id)
    if seat is None:
        raise Trouble("stranger")
    return seat


async def undo(visit: Visit, session: AnySession) -> None:
    """Takes the last move back."""
    seat = seat_of(visit, session)
    session = await visit.commit(session, lambda now: matches.take_back(now, seat))
    await play(visit, session)


async def concede(visit: Visit, session: AnySession, *, sure: bool = False) -> None:
    """Asks whether the person is sure, then gives the match up for them."""
    seat_of(visit, session)
    if session.stage is not Stage.PLAY:
        raise Trouble("not-playing")
    words = visit.words
    if not sure:
        yes = layout.button(
            words("button-concede"), Press(Verb.CONCEDE, session.id, choice="yes"), discord.ButtonStyle.danger
        )
        await visit.show(Panel(layout.message([words("concede-sure")], layout.row(yes))))
        return
    await visit.commit(session, lambda now: matches.concede(now, visit.user.id))
    await visit.show(Panel(layout.message([words("concede-done")])))


async def hush(visit: Visit, session: AnySession, asked: int = 0) -> None:
    """No more reminders of the turn that is asked of the person; `asked`: the revision with which it began."""
    seat = seat_of(visit, session)
    began = session.seats[seat].asked
    if not began or asked not in (0, began):
        raise Trouble("not-your-turn")
    if session.seats[seat].reminded < REMINDERS:
        await visit.commit(session, lambda now: matches.remind(now, seat, began, REMINDERS))
    await visit.show(Panel(layout.message([visit.words("hush-noted")])))


async def more(visit: Visit, session: AnySession) -> None:
    """Points so far, the table's options, and the rarer buttons."""
    words = spoken(session, visit.language)
    pieces = [
        f"### {words('game-name')}",
        posts.breakdown(session, words),
        f"**{words('lobby-options')}**\n{posts.chosen_options(session, words)}",
    ]
    plays = session.stage is Stage.PLAY and session.seat_of(visit.user.id) is not None
    verbs = [Verb.TEXT, Verb.RULES, Verb.VERIFY]
    if plays and session.rules.standing_orders:
        verbs.append(Verb.ORDERS)
    if plays and session.house(house.HINTS) == "allowed":
        verbs.append(Verb.HINT)
    buttons = [layout.button(words(f"button-{verb}"), Press(verb, session.id)) for verb in verbs]
    if plays:
        buttons.append(layout.button(words("button-decide"), Press(Verb.DECIDE, session.id), emoji="🗳️"))
        concede = Press(Verb.CONCEDE, session.id)
        buttons.append(layout.button(words("button-concede"), concede, discord.ButtonStyle.danger))
    own = session.seat_of(visit.user.id)
    waits = missing.waits(session, own) if plays and own is not None else None
    await visit.show(Panel(layout.message(pieces, layout.row(*buttons[:3]), layout.row(*buttons[3:]), waits)))
