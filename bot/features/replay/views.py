"""Replays: the board as it was after a turn, with what happened in it, and where one can go from there."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from bot.actions.board import More
from bot.domain.errors import UserError
from bot.domain.match_kinds import is_open
from bot.domain.session import AnySession, Origin, Stage
from bot.features.replay.actions import Animate, BoardThen, Export, Replay, Step, TryAgain, TryAgainst, WhyThis
from bot.features.replay.messages import Drawn
from bot.i18n import MatchWords
from bot.views import components, labels, reasons
from bot.views.beside import beside
from bot.views.board import Picture, Seen
from bot.views.components import Panel
from bot.views.pages import links, share
from bot.views.reader import Reader
from bot.views.wording import channel_mention, summary
from rendering.animation import SUFFIX
from rules import replays
from rules.match import AnyEntry
from rules.reasons import Explained
from rules.turns import Turn

STORY = 12
"""The most lines of story beside a board."""
SAID = 6
"""The most texts of other features beside a board."""
_STEPS: dict[Step, str] = {"turn-back": "◀️", "turn-on": "▶️", "round-back": "⏮️", "round-on": "⏭️"}


class Scene(NamedTuple):
    """A position of a match, and how it came about."""

    state: Any
    turns: list[Turn]
    line: int
    """How many lines of the log lead to it."""
    entries: list[AnyEntry]
    """What happened in its turn, up to there."""

    @property
    def turn(self) -> int:
        """The number of its turn."""
        return replays.at(self.turns, self.line)

    @property
    def round(self) -> int:
        """The number of its round; 0 if the game has no rounds."""
        return self.turns[self.turn].round


async def page(session: AnySession, scene: Scene, press: Replay, reader: Reader) -> Panel:
    """Returns the board of a scene, from the reader's seat or as `press` wants it, and the buttons that lead on."""
    seat = None if press.by_everybody else reader.seat
    words = reader.of(session)
    view = Seen(session.game, session.rules.view(scene.state, seat), seat)
    events = [event for entry in scene.entries for event in entry.events if event.is_seen_by(seat)]
    picture = await reader.boards.render(view, reader.plain(session), events)
    pieces: list[components.Piece | str | None] = [
        f"{_place(session, words)}\n**{_title(scene, words)}**{_viewer(reader.seat, seat, words)}",
        summary(scene.entries, words, seat, most=STORY),
        _said(session, scene, replace(reader, person=0, seat=None) if press.by_everybody else reader),
        *components.board(picture),
    ]
    if reader.wants_text:
        pieces += components.in_words(reader.escaped(session, picture.text), pieces, words)
    rows = _rows(session, scene, reader, press)
    return Panel(components.message(pieces, *rows), picture, picture.text)


def _said(session: AnySession, scene: Scene, reader: Reader) -> str:
    """Returns what features say beside the lines of a scene: the newest of it."""
    found = beside(session, reader, scene.line - len(scene.entries), scene.line)
    return "\n".join(each.text for each in found[-SAID:])


def levels(session: AnySession, line: int, reader: Reader, *, exact: bool, costs_rating: bool) -> Panel:
    """Asks how strong the computers are to be in a match from a position.

    `exact`: whether nothing is made up in it. `costs_rating`: whether to say that it counts as a hint.
    """
    words = reader.of(session)
    texts = [f"### {words('button-try-again')}\n{words('try-explained')}"]
    texts.append(f"-# {words('try-over' if exact else 'try-running')}")
    if costs_rating:
        texts.append(words("try-price"))
    buttons = [
        components.button(words, TryAgainst(session.id, line, easy), words("try-easy" if easy else "try-normal"))
        for easy in (True, False)
    ]
    buttons.append(components.button(words, Replay(session.id, line)))
    return Panel(components.message(texts, components.row(*buttons)))


class Animation(NamedTuple):
    """An animated picture of a whole match."""

    data: bytes
    turns: int
    frames: int
    """How many pictures it has: one for each turn and the first one, or fewer if there are very many."""
    text: str
    """The last picture in words."""


def animation(session: AnySession, made: Animation, reader: Reader) -> Panel:
    """Returns an animation of the whole match, with its last picture in words."""
    words = reader.of(session)
    thinned = words("animate-thinned") if made.frames <= made.turns else ""
    text = words("animate-explained", turns=made.turns)
    picture = Picture((made.data,), f"{text}\n{words('animate-last')}\n{made.text}", suffix=SUFFIX)
    pieces = [
        f"{_place(session, words)}\n**{words('button-animate')}**",
        f"{text} {thinned}",
        *components.board(picture),
    ]
    row = components.row(components.button(words, Replay(session.id)), *share("animation", session, reader))
    return Panel(components.message(pieces, row), picture, picture.text)


def being_made(session: AnySession, reader: Reader, drawn: Drawn | None = None) -> Panel:
    """Returns what is shown until an animation is made, with how far it is if that is known."""
    words = reader.of(session)
    so_far = f"\n{words('animate-drawn', drawn=drawn.drawn, frames=drawn.frames)}" if drawn else ""
    text = f"{_place(session, words)}\n**{words('button-animate')}**\n{words('animate-under-way')}{so_far}"
    return Panel(components.message([text], _back(session, words)))


def why(session: AnySession, press: WhyThis, entry: AnyEntry, found: Explained, reader: Reader) -> Panel:
    """Returns why a computer made the choice of a line of the log, or what it would rather choose now."""
    assert entry.seat is not None
    assert entry.move is not None
    words = reader.of(session)
    texts = [words("why-asked", player=words.player(entry.seat), choice=words.phrase("chose", entry.move))]
    if not found.is_best:
        texts.append(words("why-prefers", best=labels.short(found.best, words)))
    texts.append(reasons.sentences(found.why, session.rules, entry.seat, words, is_better=False))
    pieces = [f"{_place(session, words)}\n**{words('button-why')}**", "\n".join(texts), f"-# {words('why-how')}"]
    return Panel(components.message(pieces, components.row(components.button(words, Replay(session.id, press.line)))))


def need_explicable(session: AnySession) -> None:
    """Raises UserError unless the choices of the computers of a match may be explained."""
    if session.origin is Origin.FILE:
        raise UserError("why-person")
    if session.stage is not Stage.OVER:
        raise UserError("why-later")


def is_of_computer(session: AnySession, seat: int | None) -> bool:
    """Whether a seat was the computer's for the whole match."""
    if seat is None:
        return False
    sitting = session.seats[seat]
    return not (sitting.person or sitting.former or sitting.took_over or sitting.earlier)


def _can_explain(session: AnySession, scene: Scene, reader: Reader) -> bool:
    """Whether the turn of a scene is one of a computer that may be explained."""
    is_over = session.stage is Stage.OVER and session.origin is not Origin.FILE
    by_computer = bool(scene.entries) and is_of_computer(session, scene.entries[-1].seat)
    return is_over and by_computer and is_open(session, reader.at.now)


def file(session: AnySession, name: str, document: bytes, reader: Reader) -> Panel:
    """Returns the whole match as a file."""
    words = reader.of(session)
    text = f"### {words('button-export')}\n{words('export-explained')}"
    return Panel(components.message([text, components.attached(name)], _back(session, words)), document=document)


def _back(session: AnySession, words: MatchWords) -> components.Row:
    return components.row(components.button(words, Replay(session.id)))


def _place(session: AnySession, words: MatchWords) -> str:
    return f"-# {words('replay-of-file')}" if session.origin is Origin.FILE else f"-# {channel_mention(session)}"


def _title(scene: Scene, words: MatchWords) -> str:
    """Returns which turn it is, of how many, and in which round."""
    last = len(scene.turns) - 1
    turn = words("replay-turn", turn=scene.turn, last=last) if scene.turn else words("replay-begin", last=last)
    return f"{turn} · {words.round(scene.round)}" if scene.round else turn


def _viewer(seat: int | None, reader: int | None, words: MatchWords) -> str:
    if seat is None:
        return ""
    return f"\n-# {words('replay-by-everybody' if reader is None else 'replay-by-seat')}"


def _rows(session: AnySession, scene: Scene, reader: Reader, press: Replay) -> Sequence[components.Row]:
    """Returns the buttons to step, and those for everything else."""
    words, seat = reader.of(session), reader.seat
    line, view = scene.line, press.by_everybody
    steps = [
        components.usable(
            components.button(words, Replay(session.id, line, step, view), _step_label(step, words), emoji=emoji),
            target(scene.turns, line, step) != line,
        )
        for step, emoji in _STEPS.items()
        if replays.has_rounds(scene.turns) or not step.startswith("round")
    ]
    others = []
    if seat is not None:
        label = words("button-as-me" if view else "button-as-everybody")
        others.append(components.button(words, Replay(session.id, line, "stay", not view), label))
    again = components.button(words, TryAgain(session.id, line))
    others.append(components.usable(again, _can_try(session, scene, seat)))
    if _can_explain(session, scene, reader):
        others.append(components.button(words, WhyThis(session.id, line)))
    others.append(components.button(words, Animate(session.id)))
    if session.stage is Stage.OVER and session.origin is Origin.LOBBY:
        others.append(components.button(words, Export(session.id)))
    others += share("board", session, reader, line)
    if session.origin is not Origin.FILE:
        others.append(components.button(words, More(session.id)))
    others += [components.button(words, press) for press in links("replay", session, line)]
    return [*components.rows(steps, 2), *components.rows(others)]


def _step_label(step: Step, words: MatchWords) -> str:
    """Returns the label of a step: a turn, or what the game calls its rounds."""
    own = step.startswith("round") and "step-of-game" in words
    return words("step-of-game" if own else f"replay-{step}")


def target(turns: Sequence[Turn], line: int, step: Step) -> int:
    """Returns the line to which a step leads."""
    direction = {"stay": 0, "turn": 1, "round": 1}[step.partition("-")[0]] * (-1 if step.endswith("back") else 1)
    return replays.beside(turns, line, **{"round_steps" if step.startswith("round") else "turn_steps": direction})


def _can_try(session: AnySession, scene: Scene, seat: int | None) -> bool:
    """Whether a private match can begin from a scene: in a match that runs, from a turn of one's own only."""
    step = scene.state.agenda[-1] if scene.state.agenda else None
    if step is None or not step.seats:
        return False
    return session.stage is Stage.OVER or seat in step.seats


def under_post(session: AnySession) -> Replay:
    """Returns the button under a post: the replay begins with its board, as each player sees it."""
    return Replay(session.id, session.entries)


def on_board(session: AnySession, reader: Reader) -> list[components.Button]:
    """Returns the button below a board."""
    return [components.button(reader.of(session), Replay(session.id))]


def at_moment(session: AnySession, line: int) -> Replay:
    """Returns the button beside a moment of a match on another page."""
    return Replay(session.id, line)


def at_mistake(session: AnySession, line: int) -> TryAgain:
    """Returns the button beside a choice that could have been better."""
    return TryAgain(session.id, line)


def in_story(session: AnySession, line: int) -> BoardThen:
    """Returns the press of the menu of earlier boards."""
    return BoardThen(session.id)
