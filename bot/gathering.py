"""What people do before a match: open a table, join, choose options, start."""

import discord

from bot import house, layout, lobbies, matches, posts
from bot.buttons import Press, Verb
from bot.clock import CLOCKS, NONE, name_of, parse
from bot.panel import Panel
from bot.session import AnySession, Change, Seat, Session, Stage, Trouble
from bot.visit import Visit
from bot.voices import clock_text, spoken
from bot.words import LANGUAGES, TableWords, book
from rules import games

LANGUAGE, CLOCK = "language", "clock"
"""The options of every table that no game has."""
_WITH_THREADS = (discord.ChannelType.text, discord.ChannelType.news)
_THREADS = (discord.ChannelType.public_thread, discord.ChannelType.private_thread, discord.ChannelType.news_thread)
_FOR_THREADS = {"create_public_threads", "send_messages_in_threads"}
_AROUND_THREADS = {"create_public_threads", "send_messages"}


async def open_table(
    visit: Visit,
    game: str,
    people: list[tuple[int, str]],
    computers: int,
    level: str,
    language: str,
    clock: str,
) -> None:
    """A lobby in this channel, with the person who asked as its host."""
    if missing := _missing(visit):
        raise Trouble("missing-permissions", permissions=", ".join(map(visit.permission, missing)))
    if game not in games.names():
        raise Trouble("unknown-game", game=game)
    seated = dict([(visit.user.id, visit.user.display_name), *people])
    most = games.load(game).info.most
    if len(seated) + computers > most:
        raise Trouble("table-full", most=most)
    time = lobbies.clock_called(clock)
    await visit.open_public()
    interaction = visit.interaction
    message = await interaction.original_response()
    channel = interaction.channel_id or 0
    session: AnySession = Session(
        id=message.id,
        channel=channel,
        parent=channel,
        lobby=message.id,
        guild=interaction.guild_id or 0,
        language=language or visit.table_language,
        host=visit.user.id,
        game=game,
        clock=time,
        moved=visit.at.now,
        seats=[Seat(person=person, name=name) for person, name in seated.items()] + [Seat()] * computers,
        house_options={house.LEVEL.name: level} if level else {},
    )
    await _show_first(visit, session)


async def _show_first(visit: Visit, session: AnySession) -> None:
    """Stores a new lobby and shows it. Where Discord refuses that, nothing is left of it."""
    store = visit.parlour.store
    await store.create(session)
    earlier = await store.open_lobby(session.channel, session.lobby)
    await store.index(session, visit.at.now)
    try:
        await visit.interaction.edit_original_response(view=posts.lobby(session))
    except discord.HTTPException:
        await store.forget(session.id)
        await store.open_lobby(session.channel, earlier)
        raise


def _missing(visit: Visit) -> list[str]:
    """The permissions without which no match can be played here."""
    spared = _AROUND_THREADS if _kind(visit) in _THREADS else _FOR_THREADS
    return [name for name in visit.missing_permissions() if name not in spared]


def _kind(visit: Visit) -> discord.ChannelType | None:
    return visit.interaction.channel.type if visit.interaction.channel else None


async def act(visit: Visit, session: AnySession, verb: Verb) -> None:
    """One of the buttons under a lobby; what the others see follows."""
    person = visit.user.id

    def change(now: AnySession) -> Change:
        match verb:
            case Verb.JOIN:
                return lobbies.join(now, person, visit.user.display_name)
            case Verb.LEAVE:
                return lobbies.leave(now, person)
            case Verb.COMPUTER:
                return lobbies.add_computer(now)
            case Verb.DISMISS:
                return lobbies.remove_computer(now)
            case Verb.START:
                return lobbies.start(now, person, _place(visit, now))
            case _:
                return lobbies.cancel(now, person)

    await visit.commit(session, change)


async def move_here(visit: Visit, session: AnySession) -> None:
    """Plays a match whose channel is gone on in this one."""
    if missing := visit.missing_permissions():
        raise Trouble("missing-permissions", permissions=", ".join(missing))
    channel = visit.interaction.channel_id or 0
    if visit.interaction.guild_id != (session.guild or None):
        raise Trouble("other-server")
    there = await visit.parlour.store.load(channel)
    if there is not None and there.id != session.id and there.stage is not Stage.OVER:
        raise Trouble("channel-taken")
    await visit.commit(session, lambda now: matches.found(now, visit.user.id, channel))
    await visit.show(Panel(layout.message([visit.words("moved-here")])))


def _place(visit: Visit, session: AnySession) -> int:
    """Where to play: a thread at the lobby's message, or this channel where there can be none."""
    if _kind(visit) in _WITH_THREADS and not _FOR_THREADS & set(visit.missing_permissions()):
        return session.lobby
    return session.parent


async def set_option(visit: Visit, session: AnySession, name: str, value: str) -> AnySession:
    """An option of the table, chosen by its host."""
    if session.host != visit.user.id:
        raise Trouble("host-only")

    def change(now: AnySession) -> Change:
        match name:
            case "language":
                return lobbies.set_language(now, value)
            case "clock":
                return lobbies.set_clock(now, value)
            case _:
                return lobbies.set_option(now, name, value)

    if name == LANGUAGE and value not in LANGUAGES:
        raise Trouble("unknown-option", option=name, value=value)
    return await visit.commit(session, change)


def options(visit: Visit, session: AnySession) -> Panel:
    """A menu for each option of the table; only its host can use them."""
    if session.stage is not Stage.LOBBY:
        raise Trouble("already-started" if session.table else "lobby-closed")
    words = spoken(session, visit.language)
    chosen = games.complete(session.rules, session.options) | {
        option.name: session.house(option) for option in house.OPTIONS
    }
    menus = [
        _menu(
            session,
            option.name,
            words(posts.option_text(option.name)),
            {value: words(posts.option_text(option.name, value)) for value in option.values},
            chosen[option.name],
        )
        for option in session.rules.info.options + house.OPTIONS
    ]
    tongues = {tongue: book(tongue)("language-name") for tongue in LANGUAGES}
    menus.append(_menu(session, CLOCK, words("option-clock"), clocks(session, words), name_of(session.clock)))
    menus.append(_menu(session, LANGUAGE, words("option-language"), tongues, session.language))
    note = ""
    if session.host != visit.user.id:
        note = f"-# {words('trouble-host-only')}"
        for menu in menus:
            menu.disabled = True
    return Panel(layout.message([f"### {words('lobby-options')}", note], *(layout.row(menu) for menu in menus)))


def clocks(session: AnySession, words: TableWords) -> dict[str, str]:
    """Clocks to choose from, the session's own among them, in words."""
    names = dict.fromkeys([NONE, *CLOCKS, name_of(session.clock)])
    return {name: clock_text(parse(name), words) for name in names}


def _menu(session: AnySession, name: str, title: str, values: dict[str, str], chosen: str) -> layout.Menu:
    choices = [
        discord.SelectOption(label=layout.clip(f"{title}: {text}", 100), value=value, default=value == chosen)
        for value, text in values.items()
    ]
    return layout.menu(title, Press(Verb.OPTION, session.id, choice=name), choices)
