"""Animates a match: which positions are shown, and with what words."""

from collections.abc import Callable, Sequence
from typing import Any

from bot.features.replay.messages import Animation, Caption, Drawn
from bot.i18n import MatchWords, words_in
from rendering import animation, drawing
from rendering.animation import Frame
from rules import games, play, replays
from rules import match as matches
from rules.record import AnyRecord
from rules.turns import Turn, turns_of

MOST = 240
"""The most pictures. Of longer matches, some turns are left out."""


def animate(
    record: AnyRecord,
    language: str,
    told: Callable[[Drawn], None] = lambda _: None,
    captions: Sequence[Caption] = (),
) -> Animation:
    """Returns the animation of a match as everybody saw it. Raises matches.Illegal if its log does not replay.

    `told`: is called after each picture. `captions`: stand below the boards.
    """
    words = MatchWords(words_in(language, record.game), record.players)
    turns, frames = _frames(record, words, captions)
    data = animation.animated(record.game, frames, words, lambda drawn: told(Drawn(drawn, len(frames))))
    text = drawing.load(record.game).describe(frames[-1].view, None, words)
    return Animation(data, len(turns) - 1, len(frames), text)


def _frames(record: AnyRecord, words: MatchWords, captions: Sequence[Caption]) -> tuple[list[Turn], list[Frame]]:
    game = games.load(record.game)
    begun = _begun(record)
    turns = turns_of(game, play.copy(begun.state), matches.moves_of(record.log))
    shown = {turn.stop: number for number, turn in enumerate(turns) if number in chosen(len(turns))}
    frames: list[Frame] = []
    stop = 0
    for line, state in enumerate(replays.positions(begun, record.log), 1):
        if (number := shown.get(line)) is not None:
            turn = turns[number]
            events = [event for entry in record.log[turn.start : turn.stop] for event in entry.events]
            frames.append(
                Frame(
                    view=game.view(play.copy(state), None),
                    events=[event for event in events if event.is_seen_by(None)],
                    seat=turn.seat,
                    title=_title(turns, number, words),
                    share=number / max(1, len(turns) - 1),
                    captions=[each.text for each in captions if stop < each.line <= line],
                )
            )
            stop = line
    return turns, frames


def _begun(record: AnyRecord) -> Any:
    """Returns the match after the first line of its log."""
    game = games.load(record.game)
    key = bytes.fromhex(record.key)
    match, _ = matches.start_match(game, record.seats, record.options, key)
    if record.start is not None:
        match.state = play.copy(record.start)
    return match


def chosen(turns: int) -> Sequence[int]:
    """Returns the numbers of the turns that are shown: the first, the last, and others at equal distances."""
    if turns <= MOST:
        return range(turns)
    return sorted({round(number * (turns - 1) / (MOST - 1)) for number in range(MOST)})


def _title(turns: Sequence[Turn], number: int, words: MatchWords) -> str:
    place = f"{number}/{len(turns) - 1}"
    return f"{words.round(turns[number].round)} · {place}" if turns[number].round else place
