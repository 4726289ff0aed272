"""What each button and menu does."""

from typing import Any

from bot.domain.errors import UserError
from bot.domain.session import AnySession
from bot.handlers import absence, hint, lobby, proposals, reading, rematch, standing_orders, turn
from bot.handlers.context import Visit
from bot.views.custom_id import Press, Verb, decode

LOBBY = (Verb.JOIN, Verb.LEAVE, Verb.COMPUTER, Verb.DISMISS, Verb.START, Verb.CANCEL)
SEATING = (Verb.WAIT, Verb.PLAYON, Verb.END, Verb.SIT)
DECISIONS = (Verb.DECIDE, Verb.OFFER, Verb.PROPOSE, Verb.AGREE, Verb.DECLINE, Verb.REPLACE)
PANEL = (Verb.PICK, Verb.MENU, Verb.BACK, Verb.DONE)


async def press(visit: Visit) -> None:
    """Carries out a press. Raises UserError for one that is none of ours."""
    data: dict[str, Any] = dict(visit.interaction.data or {})
    pressed = decode(str(data.get("custom_id", "")))
    if pressed is None:
        raise UserError("unknown-button")
    values = [str(value) for value in data.get("values", [])]
    if pressed.verb in LOBBY:
        await visit.open_silent()
        await lobby.act(visit, await visit.session(_own(visit, pressed)), pressed.verb)
        return
    await visit.open_private()
    if pressed.verb is Verb.RULES and not pressed.session:
        await reading.show_rules(visit, pressed.choice, section=_number(values))
        return
    if pressed.verb is Verb.NEXT:
        await reading.show_next(visit)
        return
    session = await visit.session(_own(visit, pressed), turn.RECENT if pressed.verb is Verb.PLAY else 0)
    if pressed.verb in DECISIONS:
        await _decide(visit, session, pressed, values)
    elif pressed.verb in PANEL:
        await turn.press(visit, session, pressed, _number(values or [pressed.choice or "0"]))
    elif pressed.verb in SEATING:
        await absence.press(visit, session, pressed)
    else:
        await _read(visit, session, pressed, values)


async def _read(visit: Visit, session: AnySession, pressed: Press, values: list[str]) -> None:
    """Everything that changes nothing in a match going on, and conceding, which asks first."""
    match pressed.verb:
        case Verb.PLAY:
            await turn.play(visit, session)
        case Verb.VIEW:
            await turn.view(visit, session)
        case Verb.MOVE:
            await lobby.move_here(visit, session)
        case Verb.REMATCH:
            await rematch.rematch(visit, session)
        case Verb.STORY:
            await reading.show_story(visit, session, _number([pressed.choice or "0"]))
        case Verb.MORE:
            await turn.more(visit, session)
        case Verb.TEXT:
            await reading.show_text(visit, session)
        case Verb.RULES:
            await reading.show_rules(visit, session.game, session.id, _number(values or ["0"]))
        case Verb.VERIFY:
            await reading.show_proof(visit, session)
        case Verb.CONCEDE:
            await turn.concede(visit, session, sure=pressed.choice == "yes")
        case Verb.HINT:
            await hint.show(visit, session)
        case Verb.ORDERS:
            await standing_orders.show(visit, session)
        case Verb.ORDER:
            await standing_orders.toggle(visit, session, pressed, _number([pressed.choice]))
        case Verb.HUSH:
            await turn.hush(visit, session, pressed.moves)
        case Verb.OPTIONS:
            await visit.show(lobby.options(visit, session))
        case Verb.OPTION:
            session = await lobby.set_option(visit, session, pressed.choice, "".join(values))
            await visit.show(lobby.options(visit, session))
        case _:
            raise UserError("unknown-button")


async def _decide(visit: Visit, session: AnySession, pressed: Press, values: list[str]) -> None:
    """What the table decides together."""
    match pressed.verb:
        case Verb.DECIDE:
            await proposals.show(visit, session)
        case Verb.OFFER:
            await proposals.offer(visit, session, pressed.choice, _number(values) if values else 0)
        case Verb.PROPOSE:
            await proposals.propose(visit, session, pressed)
        case Verb.AGREE:
            await proposals.agree(visit, session, pressed.moves)
        case Verb.DECLINE:
            await proposals.decline(visit, session, pressed.moves)
        case _:
            await _replace(visit, session, pressed, values)


async def _replace(visit: Visit, session: AnySession, pressed: Press, values: list[str]) -> None:
    if pressed.choice == "computer":
        await proposals.replace(visit, session, pressed.seat)
    elif values:
        await proposals.replace(visit, session, pressed.seat, *_person(visit, _number(values)))
    else:
        await proposals.choose_successor(visit, session, pressed.seat)


def _person(visit: Visit, person: int) -> tuple[int, str]:
    """A person chosen in a menu, and what they are called. Raises UserError for a bot."""
    data: dict[str, Any] = dict(visit.interaction.data or {})
    resolved = data.get("resolved", {})
    user = resolved.get("users", {}).get(str(person))
    if user is None:
        raise UserError("unknown-choice")
    if user.get("bot"):
        raise UserError("no-bots")
    nick = resolved.get("members", {}).get(str(person), {}).get("nick")
    return person, str(nick or user.get("global_name") or user["username"])


def _own(visit: Visit, pressed: Press) -> int:
    """The session of a press: under a lobby that of the message itself."""
    message = visit.interaction.message
    return pressed.session or (message.id if message else 0)


def _number(values: list[str]) -> int:
    """The only value as a number. Raises UserError where it is none."""
    if len(values) != 1 or not values[0].isdecimal():
        raise UserError("unknown-choice")
    return int(values[0])
