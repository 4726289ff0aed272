"""Handles the options of a lobby. Everybody who sees the lobby may look at them; only the host sets them."""

from bot.actions.lobby import ChooseRuleset, SetOption, ShowOptions, ShowVariants, WriteClock
from bot.domain import lobbies, session_options
from bot.domain.clock import name_of
from bot.domain.errors import UserError
from bot.domain.server import check_option
from bot.domain.session import AnySession, Change
from bot.handlers.context import Context
from bot.handlers.lobby import change_lobby
from bot.handlers.registry import handles
from bot.languages import languages
from bot.views import options as view
from bot.views.components import Form, Panel

CLOCK_TEXT = 20
"""The longest clock that can be written, in characters."""


@handles(ShowOptions)
async def show_options(context: Context, press: ShowOptions) -> Panel:
    """Shows the options that all games have."""
    return _options(context, context.session)


@handles(ShowVariants)
async def show_variants(context: Context, press: ShowVariants) -> Panel:
    """Shows the rule variants of the game."""
    return _variants(context, context.session)


async def _need_open_channel(context: Context) -> None:
    """Raises UserError if the channel could belong to a player, who could hide the match from others."""
    if await context.services.courier.is_personal(context.session.channel):
        raise UserError("no-ratings-in-personal-channel")


@handles(SetOption)
async def set_option(context: Context, press: SetOption) -> Panel:
    """Sets an option. Only the host may."""
    name, value = press.name, press.value
    lobbies.need_host(context.session, context.person)
    if name == session_options.LANGUAGE and value not in languages():
        raise UserError("unknown-option", option=name, value=value)
    check_option(context.server, name, value)
    if (name, value) == (session_options.RATED.name, "yes"):
        await _need_open_channel(context)

    def change(now: AnySession) -> Change:
        match name:
            case session_options.LANGUAGE:
                return lobbies.set_language(now, value)
            case session_options.CLOCK:
                return lobbies.set_clock(now, value)
            case _:
                return lobbies.set_option(now, name, value)

    changed = await change_lobby(context, change)
    is_variant = any(option.name == name for option in changed.rules.info.options)
    return (_variants if is_variant else _options)(context, changed)


@handles(WriteClock)
async def write_clock(context: Context, press: WriteClock) -> None:
    """Opens a form for the clock. Only the host may set it."""
    lobbies.need_host(context.session, context.person)
    words, clock = context.words, context.session.clock
    sets = SetOption(context.session.id, session_options.CLOCK)
    form = Form(words("option-clock"), words("clock-label"), sets, name_of(clock), CLOCK_TEXT)
    await context.reply.open_form(form)


@handles(ChooseRuleset)
async def choose_ruleset(context: Context, press: ChooseRuleset) -> Panel:
    """Chooses a ruleset. Only the host may."""
    lobbies.need_host(context.session, context.person)
    return _variants(context, await change_lobby(context, lambda now: lobbies.choose_ruleset(now, press.ruleset)))


def _options(context: Context, session: AnySession) -> Panel:
    lobbies.need_lobby(session)
    return view.options(session, context.reader, may_set=session.host == context.person)


def _variants(context: Context, session: AnySession) -> Panel:
    lobbies.need_lobby(session)
    return view.variants(session, context.reader, may_set=session.host == context.person)
