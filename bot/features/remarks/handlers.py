"""Handles remarks and reactions on moves."""

from bot.domain.errors import UserError
from bot.domain.match_kinds import kind_of
from bot.domain.quotas import Quota
from bot.domain.server import Switch
from bot.features.remarks import domain
from bot.features.remarks import views as view
from bot.features.remarks.actions import DropRemark, React, Remarks, SaveRemark, WriteRemark
from bot.features.remarks.domain import LONGEST, Written
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.views.components import Panel
from bot.views.names import plain
from rules.match import AnyEntry

SAID = Quota("remark", burst=8, seconds=20)
"""Remarks and reactions that a person leaves: each may edit a post."""
NESTED = str.maketrans("「」", "『』")
"""Japanese shows a remark in the first pair of brackets, so that nobody can end their own and begin another's."""
SWITCH = Switch(
    "remarks",
    on="manage-remarks",
    off="manage-no-remarks",
    turn_on="button-allow-remarks",
    turn_off="button-forbid-remarks",
)


@handles(Remarks)
async def show(context: Context, press: Remarks) -> Panel:
    """Shows what was said about a move, with buttons to say something."""
    session = context.session
    if session.match is None:
        raise UserError("not-started")
    line = press.line or session.entries
    domain.need_move(session, line)
    return await _page(context, line)


@handles(WriteRemark)
async def open_form(context: Context, press: WriteRemark) -> None:
    """Opens a form for a remark."""
    domain.need_writer(context.session, context.person)
    domain.need_move(context.session, press.line)
    await context.reply.open_form(view.form(context.session, press, context.reader))


@handles(SaveRemark)
async def save(context: Context, press: SaveRemark) -> Panel:
    """Saves a remark, and shows it beside its move."""
    await _need_voice(context)
    text = plain(press.text, LONGEST).translate(NESTED)
    if not text:
        raise UserError("remark-empty")
    context.limit(SAID)
    session = await context.commit(
        context.session, lambda now: domain.write(now, context.person, press.line, text, press.to)
    )
    context.follow(session)
    return await _page(context, press.line)


@handles(React)
async def react(context: Context, press: React) -> Panel:
    """Sets or takes back a reaction."""
    await _need_voice(context)
    context.limit(SAID)
    session = await context.commit(
        context.session, lambda now: domain.react(now, context.person, press.line, press.sign)
    )
    context.follow(session)
    return await _page(context, press.line)


@handles(DropRemark)
async def drop(context: Context, press: DropRemark) -> Panel:
    """Removes a remark: its writer may, the host of its lobby, and who manages the server, if they see it."""
    session = context.session
    if press.remark not in [each.remark.id for each in _removable(context)]:
        raise UserError("unknown-choice")
    context.follow(await context.commit(session, lambda now: domain.remove(now, press.remark)))
    return await _page(context, press.line)


async def _need_voice(context: Context) -> None:
    """Raises UserError unless the person may be heard in the match: as a player who may write where it is played."""
    domain.need_writer(context.session, context.person)
    decided = await context.need_standing(posts_in=context.session.channel)
    if SWITCH.name in decided.off:
        raise UserError("remarks-off")


async def _page(context: Context, line: int) -> Panel:
    turn = _last_turn(await context.log(max(0, line - view.LINES), line))
    removable = [each for each in _removable(context) if line - len(turn) < each.remark.line <= line]
    return view.page(context.session, line, turn, removable, context.reader)


def _removable(context: Context) -> list[Written]:
    """Returns the remarks that the person may remove."""
    session, request = context.session, context.request
    is_host = session.host == context.person and kind_of(session).has_lobby
    moderates = is_host or (request.manages and request.guild == session.guild)
    seen = domain.remarks(session, context.person)
    return [each for each in seen if moderates or each.by.person == context.person]


def _last_turn(entries: list[AnyEntry]) -> list[AnyEntry]:
    """Returns the lines at the end that one seat has made."""
    start = len(entries)
    while start and entries[start - 1].seat == entries[-1].seat:
        start -= 1
    return entries[start:]
