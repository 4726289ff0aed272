"""Duels: their message, the panel of somebody who looks at one, and two of its matches side by side."""

from collections.abc import Sequence
from typing import NamedTuple

from discord import ui

from bot.actions.press import Press
from bot.domain.session import AnySession
from bot.features.duels import tables
from bot.features.duels.daily import OPPONENT
from bot.features.duels.domain import Entry
from bot.features.duels.duel import FEWEST, Duel, Standing, table
from bot.features.duels.duel_actions import CloseDuel, CompareDuel, DeclineDuel, PlayDuel, ShowDuel
from bot.i18n import Words, words_in
from bot.views import components, names
from bot.views.board import Picture, Plot, joined
from bot.views.components import Panel
from bot.views.names import bold
from bot.views.pages import links
from bot.views.reader import Reader
from bot.views.wording import draws_line, link, person_name, stamp
from rules.proof import promise

_SIGNS = {"invited": "✉️", "playing": "▶️", "over": "✅"}


def place(duel: Duel) -> str:
    """Returns a link to the message of a duel."""
    return link(duel.guild, duel.channel, duel.id)


def plot(standing: Standing, reader: int, words: Words) -> Plot | None:
    """Returns the table of a duel that is over."""
    title = words_in(words.language, standing.duel.game)("game-name")
    return tables.of_deal(title, table(standing), reader, words)


def message(standing: Standing, picture: Picture | None) -> ui.LayoutView:
    """Returns the message of a duel in its channel. `picture`: its table once it is over."""
    words = words_in(standing.duel.language)
    pieces: list[components.Piece | str | None] = [_heading(standing.duel, words)]
    if standing.over:
        pieces += [words("duel-is-over"), *components.board(picture, _in_words(standing, 0, words))]
    else:
        pieces += [_terms(standing, words), _people(standing, words)]
    pieces.append(draws_line(promise(standing.duel.secret).published, words))
    first: Press = ShowDuel(standing.duel.id) if standing.over else PlayDuel(standing.duel.id)
    others = [] if standing.over else [components.button(words, ShowDuel(standing.duel.id))]
    return components.message(pieces, components.row(components.button(words, first), *others))


def panel(standing: Standing, person: int, reader: Reader, picture: Picture | None) -> Panel:
    """Returns how a duel stands, for one person; who has finished how is shown once it is over."""
    words = reader.words
    pieces: list[components.Piece | str | None] = [_heading(standing.duel, words)]
    if standing.over:
        pieces += [*components.board(picture, _in_words(standing, person, words))]
        if picture and reader.wants_text:
            pieces.append(names.escaped(picture.text))
        if person not in standing.begun:
            pieces.append(f"-# {words('duel-not-yours')}")
        rows = _after(standing, person, reader)
    else:
        pieces += [_terms(standing, words), _people(standing, words), _own(standing.entries.get(person), words)]
        rows = [components.row(*_before(standing, person, words))]
    return Panel(components.message(pieces, *rows), picture, picture.text if picture else "")


def invitation(standing: Standing, guests: Sequence[int]) -> ui.LayoutView:
    """Returns the message that mentions those who are invited to a duel."""
    duel = standing.duel
    words = words_in(duel.language)
    host = standing.entries.get(standing.host)
    text = words(
        "duel-invitation",
        guests=" ".join(f"<@{guest}>" for guest in guests),
        host=bold(person_name(host.name if host else "", words)),
        game=words_in(duel.language, duel.game)("game-name"),
    )
    buttons = [components.button(words, press) for press in (PlayDuel(duel.id), DeclineDuel(duel.id))]
    return components.message([f"⚔️ {text}\n{place(duel)}"], components.row(*buttons))


def result(standing: Standing, people: Sequence[int], picture: Picture | None) -> ui.LayoutView:
    """Returns the message that tells the `people` of a duel that it is over."""
    words = words_in(standing.duel.language)
    told = words("duel-told", people=" ".join(f"<@{person}>" for person in people)) if people else ""
    pieces = [_heading(standing.duel, words), told, *components.board(picture, _in_words(standing, 0, words))]
    pieces.append(f"-# {words('duel-matches')}")
    return components.message(pieces, components.row(components.button(words, ShowDuel(standing.duel.id))))


def _heading(duel: Duel, words: Words) -> str:
    game = words_in(words.language, duel.game)("game-name")
    return f"## ⚔️ {words('duel-title')} · {game}"


def _terms(standing: Standing, words: Words) -> str:
    duel = standing.duel
    about = words("duel-about", count=duel.seats - 1)
    if duel.seats == 1:
        rival = words_in(words.language, duel.game)("opponent-name", opponent=duel.options.get(OPPONENT, ""))
        about = words("duel-about-alone", opponent=rival)
    return f"{about}\n{words('duel-until', when=stamp(duel.ends))}"


def _people(standing: Standing, words: Words) -> str:
    """Returns who plays, and how far everybody is; nothing about points."""
    lines = [
        f"{_SIGNS[_state(entry)]} {words(f'duel-{_state(entry)}', player=bold(person_name(entry.name, words)))}"
        for entry in standing.entries.values()
    ]
    free = "" if standing.is_closed or standing.is_full else f"-# {words('duel-enter')}"
    return "\n".join(line for line in (*lines, free) if line)


def _state(entry: Entry) -> str:
    if not entry.session:
        return "invited"
    return "over" if entry.over else "playing"


def _own(entry: Entry | None, words: Words) -> str:
    if entry is None or not entry.over:
        return f"-# {words('duel-one-try')}"
    if not entry.counts:
        return words("daily-given-up")
    return words("daily-own", result=tables.result(entry, words))


def _before(standing: Standing, person: int, words: Words) -> list[components.Button]:
    """Returns the buttons of a duel that goes on."""
    entry, duel = standing.entries.get(person), standing.duel.id
    presses: list[Press] = []
    if (entry is None and not standing.is_closed and not standing.is_full) or (entry and not entry.over):
        presses.append(PlayDuel(duel))
    if entry and not entry.session:
        presses.append(DeclineDuel(duel))
    if person == standing.host and not standing.is_closed and len(standing.entries) >= FEWEST:
        presses.append(CloseDuel(duel))
    return [components.button(words, press) for press in presses]


def _after(standing: Standing, person: int, reader: Reader) -> list[components.Row]:
    """Returns the buttons of a duel that is over, for somebody who has played it."""
    words = reader.words
    if person not in standing.begun:
        return []
    counted = [each for each in table(standing) if each.entry.counts]
    rows = []
    if len(counted) > 1:
        own = next((n for n, each in enumerate(counted) if each.person == person), 0)
        press = CompareDuel(standing.duel.id, own, 0 if own else 1, 1)
        rows.append(components.row(components.button(words, press)))
    return rows


def _in_words(standing: Standing, reader: int, words: Words) -> str:
    found = plot(standing, reader, words)
    return names.escaped(found.text) if found else words("daily-nobody")


class Side(NamedTuple):
    """One of two matches that are compared, after a number of its player's turns."""

    session: AnySession
    name: str
    turn: int
    points: int
    picture: Picture


class Compared(NamedTuple):
    """Two matches of a duel side by side."""

    press: CompareDuel
    people: Sequence[str]
    """The names of those who have finished, in the order of the table."""
    turns: int
    """The turns of the longer match."""
    sides: tuple[Side, Side]


def compared(shown: Compared, reader: Reader) -> Panel:
    """Returns two matches of a duel, one below the other, and the buttons to step through both."""
    words, press = reader.words, shown.press
    picture = joined(*(side.picture for side in shown.sides))
    boards = [*components.board(picture)]
    pieces: list[components.Piece | str] = [f"### ⚔️ {words('duel-compared', turn=press.turn, last=shown.turns)}"]
    for side, parts in zip(shown.sides, _halves(boards, len(shown.sides[0].picture.parts)), strict=True):
        name = bold(person_name(side.name, words))
        pieces += [words("duel-side", player=name, turn=side.turn, points=side.points), *parts]
    steps = [
        components.usable(
            components.button(words, CompareDuel(press.duel, press.first, press.second, turn), " ", emoji=emoji),
            0 <= turn <= shown.turns,
        )
        for turn, emoji in ((press.turn - 1, "◀️"), (press.turn + 1, "▶️"), (max(shown.turns, press.turn + 1), "⏭️"))
        if turn >= 0
    ]
    replays = [
        components.button(words, found, words("duel-replay", player=person_name(side.name, words)))
        for side in shown.sides
        for found in links("moment", side.session, 1)[:1]
    ]
    return Panel(
        components.message(pieces, components.row(*steps), components.row(*replays), _others(shown, words)),
        picture,
        picture.text,
    )


def _halves(pieces: Sequence[components.Piece | str], first: int) -> list[Sequence[components.Piece | str]]:
    return [pieces[:first], pieces[first:]]


def _others(shown: Compared, words: Words) -> components.Row | None:
    """Returns a button for each other match with which the first one can be compared."""
    press = shown.press
    buttons = [
        components.button(
            words, CompareDuel(press.duel, press.first, number, press.turn), person_name(name, words), emoji="↔️"
        )
        for number, name in enumerate(shown.people)
        if number not in (press.first, press.second)
    ]
    return components.row(*buttons[: components.ROW]) if buttons else None
