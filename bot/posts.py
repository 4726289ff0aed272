"""What everybody in a channel sees: the lobby, the board after each turn, the result."""

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType

import discord
from discord import ui

from bot import house, layout, missing
from bot.buttons import Press, Verb
from bot.pictures import Picture
from bot.session import AnySession, Ending, Notice, Stage, standings
from bot.voices import clock_text, mention, spoken, stamp, summary
from bot.words import TableWords
from rules import games
from rules.chance import commitment
from rules.ranking import tie_break
from rules.table import AnyEntry

_MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


def lobby(session: AnySession) -> ui.LayoutView:
    """A table at which people gather; once it has started or closed, without buttons."""
    words = spoken(session, session.language)
    info = session.rules.info
    seats = "\n".join(f"{seat + 1}. {words.player(seat)}" for seat in range(len(session.seats)))
    facts = words("lobby-facts", fewest=info.fewest, most=info.most, minutes=info.minutes)
    pieces: list[layout.Piece | str] = [
        f"## {words('game-name')}\n{words('game-pitch')}\n-# {facts}",
        layout.rule(),
        f"**{words('lobby-seats', taken=len(session.seats), most=info.most)}**\n{seats}",
        f"**{words('lobby-options')}**\n{chosen_options(session, words)}",
        f"-# {_state(session, words)}",
    ]
    return layout.message(pieces, *_lobby_buttons(session, words))


def chosen_options(session: AnySession, words: TableWords) -> str:
    """The options that differ from the usual game, in words."""
    chosen = games.complete(session.rules, session.options)
    lines = [
        f"{words(option_text(option.name))}: {words(option_text(option.name, value))}"
        for option in session.rules.info.options + house.OPTIONS
        if (value := chosen.get(option.name) or session.house(option)) != option.values[0]
    ]
    if session.clock:
        lines.append(f"{words('option-clock')}: {clock_text(session.clock, words)}")
    return "\n".join(lines) or words("lobby-usual-options")


def option_text(name: str, value: str = "") -> str:
    """The name of the text for a table's option, or for one of its values."""
    return "-".join(["option", name, *([value] if value else [])]).replace("_", "-")


def _state(session: AnySession, words: TableWords) -> str:
    if session.stage is Stage.LOBBY:
        return words("lobby-host", host=f"<@{session.host}>")
    if session.stage is Stage.OVER and session.table is None:
        return words("lobby-cancelled")
    return words("lobby-started", channel=f"<#{session.channel}>")


def _lobby_buttons(session: AnySession, words: TableWords) -> list[layout.Row]:
    if session.stage is not Stage.LOBBY:
        return []
    full = len(session.seats) >= session.rules.info.most
    ready = len(session.seats) >= session.rules.info.fewest
    style = discord.ButtonStyle

    def button(verb: Verb, colour: discord.ButtonStyle = style.secondary, *, off: bool = False) -> layout.Button:
        return layout.button(words(f"button-{verb}"), Press(verb, 0), colour, disabled=off)  # 0: the message's own

    return [
        layout.row(
            button(Verb.JOIN, style.success, off=full),
            button(Verb.LEAVE),
            button(Verb.COMPUTER, off=full),
            button(Verb.DISMISS, off=all(seat.person for seat in session.seats)),
        ),
        layout.row(
            button(Verb.START, style.primary, off=not ready), button(Verb.OPTIONS), button(Verb.CANCEL, style.danger)
        ),
    ]


def turn(
    session: AnySession,
    entries: Sequence[AnyEntry],
    picture: Picture | None,
    called: Collection[int],
    until: Mapping[int, int] = MappingProxyType({}),
    closing: int = 0,
    notices: Sequence[Notice] = (),
) -> ui.LayoutView:
    """The board after a turn: whose turn it is and until when, what came to pass, and the buttons.

    `called`: the people to mention; others that are asked are only named. `closing`: when the match is over of itself.
    """
    words = spoken(session, session.language)
    pieces = [
        f"### {words('game-name')}\n{_asked(session, words, called)}",
        _times(session, words, until),
        missing.told(session, words, called, closing),
        _noticed(notices, words),
        layout.board(picture) or words("post-no-image"),
        summary(entries, words),
        _promise(session, entries, words),
    ]
    return layout.message(pieces, buttons(session, words), *missing.decisions(session))


def over(
    session: AnySession, entries: Sequence[AnyEntry], picture: Picture | None, notices: Sequence[Notice] = ()
) -> ui.LayoutView:
    """The result: who won, where the points came from, and the key of chance. An annulled match has none."""
    words = spoken(session, session.language)
    key = session.playing.state.chance.key.hex()
    annulled = session.ending is Ending.ANNULLED
    pieces = [
        f"## {words('game-name')}\n{words('post-annulled') if annulled else _ranking(session, words)}",
        _noticed(notices, words),
        layout.board(picture) or words("post-no-image"),
        summary(entries, words),
        "" if annulled else breakdown(session, words),
        f"-# {words('post-key', key=key)}",
    ]
    return layout.message(pieces, buttons(session, words))


def buttons(session: AnySession, words: TableWords) -> layout.Row:
    """Play · My view · Story · More; Rematch in place of Play once the match is over."""
    verb, emoji = (Verb.PLAY, "🎲") if session.stage is Stage.PLAY else (Verb.REMATCH, "🔁")
    first = layout.button(words(f"button-{verb}"), Press(verb, session.id), discord.ButtonStyle.primary, emoji=emoji)
    others = [
        layout.button(words(f"button-{verb}"), Press(verb, session.id)) for verb in (Verb.VIEW, Verb.STORY, Verb.MORE)
    ]
    return layout.row(first, *others)


def breakdown(session: AnySession, words: TableWords) -> str:
    """Where every seat's points came from: by category, all in one order, and by round."""
    ranked = standings(session)
    categories = dict.fromkeys(part.category for standing in ranked for part in standing.score.parts)
    rounds = sorted({part.round for standing in ranked for part in standing.score.parts} - {0})
    lines = []
    for seat, _, score in ranked:
        lines.append(f"{words.player(seat)} {words('points', points=score.points)}")
        gained = [(name, sum(part.points for part in score.parts if part.category == name)) for name in categories]
        if gained:
            lines.append("-# " + " · ".join(f"{words(f'category-{name}')} {points}" for name, points in gained))
        if rounds:
            paid = [(number, sum(part.points for part in score.parts if part.round == number)) for number in rounds]
            name = "points-of-round" if "points-of-round" in words else "post-round"
            lines.append("-# " + " · ".join(words(name, round=number, points=points) for number, points in paid))
    return "\n".join(lines)


def _ranking(session: AnySession, words: TableWords) -> str:
    unfinished = session.ending in (Ending.ABSENT, Ending.IDLE)
    ranked = standings(session)
    lines = []
    for (seat, place, score), behind in zip(ranked, [*ranked[1:], None], strict=True):
        medal = f"{place}." if unfinished else _MEDALS.get(place, f"{place}.")
        told = [medal, mention(session, seat, session.language), words("points", points=score.points)]
        if session.seats[seat].conceded:
            told.append(words("post-conceded"))
        elif behind and not session.seats[behind.seat].conceded and (number := tie_break(score, behind.score)):
            told.append(words("post-tie-break", what=words(f"tie-break-{number}")))
        lines.append(" ".join(told))
    return "\n".join([words(f"post-{session.ending}"), *lines])


def _noticed(notices: Sequence[Notice], words: TableWords) -> str:
    return "\n".join(words.tell("notice", notice) for notice in notices)


def _asked(session: AnySession, words: TableWords, called: Collection[int]) -> str:
    """Everybody who is asked, in a line for each task."""
    view = session.rules.view(session.playing.state, None)
    step = view.agenda[-1]
    tasks: dict[str, list[int]] = {}
    for seat in step.seats:
        tasks.setdefault(step.asks(view, seat), []).append(seat)
    lines = []
    for seats in tasks.values():
        players = words.listed([_called(session, seat, words, called) for seat in seats])
        if all(session.seats[seat].by_computer for seat in seats):
            lines.append(words("post-computer", players=players))
        else:
            lines.append(f"{words('post-turn', players=players)} {words.ask('turn', step, view, seats[0])}")
    return "\n".join(lines)


def _called(session: AnySession, seat: int, words: TableWords, called: Collection[int]) -> str:
    """A seat's name, a mention where its person is to be called."""
    return mention(session, seat, session.language) if session.seats[seat].person in called else words.player(seat)


def _times(session: AnySession, words: TableWords, until: Mapping[int, int]) -> str:
    """Whose clock runs until when."""
    if session.paused:
        return f"-# {words('clock-paused')}"
    lines = [
        words("clock-of", player=words.player(seat), when=stamp(moment))
        if len(until) > 1
        else words("clock-until", when=stamp(moment))
        for seat, moment in until.items()
    ]
    return "\n".join(f"-# {line}" for line in lines)


def _promise(session: AnySession, entries: Sequence[AnyEntry], words: TableWords) -> str:
    """With the opening, the commitment to all chance to come."""
    if not any(entry.seat is None for entry in entries):
        return ""
    return f"-# {words('post-commitment', commitment=commitment(session.playing.state.chance.key))}"
