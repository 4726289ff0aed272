"""What players read after a match to be proud of: who led, their best turns, titles. Found in its recap."""

from itertools import groupby

from bot.domain.session import AnySession, Ending
from bot.i18n import MatchWords
from bot.views.standing import standing
from bot.views.wording import SMALL_PRINT, story
from rules import titles
from rules.common_titles import TITLES
from rules.match import Entry
from rules.recap import AnyRecap, Taken
from rules.titles import Earned

LINE = 240
"""Characters of the story of a turn, unless its last sentence alone is longer."""
PLAYED_OUT = (Ending.PLAYED, Ending.AGREED)
"""After any other ending, the match might have gone on otherwise."""


def texts(session: AnySession, recap: AnyRecap, words: MatchWords) -> list[str]:
    """Returns a text for each kind of honour, the lead first; an empty one for a kind that nobody has."""
    leading = lead(session, recap, words)
    return [
        f"-# 📈 {leading}" if leading else "",
        _titles(session, recap, words),
        _best_turns(session, recap, words) or _best_rounds(session, recap, words),
    ]


def lead(session: AnySession, recap: AnyRecap, words: MatchWords) -> str:
    """Returns in a line who led after which rounds; nothing if there are no rounds, or nobody else competes."""
    names = {each.seat: each.name for each in standing(session, words)}
    leaders = [(recap.leaders(part.stop), part.round) for part in recap.parts if part.round]
    if len(leaders) < 2 or len(names) < 2:
        return ""
    runs = []
    for who, rounds in groupby(leaders, lambda each: each[0]):
        numbers = [number for _, number in rounds]
        players = words.listed([names[seat] for seat in who]) if who else words("lead-nobody")
        if len(numbers) == 1:
            runs.append(words("lead-one", players=players, round=numbers[0]))
        else:
            runs.append(words("lead-several", players=players, first=numbers[0], last=numbers[-1]))
    return words.of_game("lead", runs=" · ".join(runs))


def _best_turns(session: AnySession, recap: AnyRecap, words: MatchWords) -> str:
    """Returns the turn in which each seat gained most, the largest gain first; nothing if no turn brought points."""
    best: dict[int, Taken] = {}
    for turn in recap.turns:
        if turn.gained > (best[turn.seat].gained if turn.seat in best else 0):
            best[turn.seat] = turn
    ranked = [best[each.seat] for each in standing(session, words) if each.seat in best]
    ranked.sort(key=lambda turn: -turn.gained)
    lines = [_line(turn.gained, turn.round, _story_of(turn, words), words) for turn in ranked]
    return "\n".join([f"**{words.of_game('best-turns')}**", *lines]) if lines else ""


def _story_of(turn: Taken, words: MatchWords) -> str:
    """Returns the story of what brought points in a turn: if that is long, its end; if empty, whose turn it was."""
    lines = [line for line in story([Entry(turn.seat, None, turn.events)], words) if not line.startswith(SMALL_PRINT)]
    while len(lines) > 1 and len(" ".join(lines)) > LINE:
        del lines[0]
    return " ".join(lines) or words.player(turn.seat)


def _best_rounds(session: AnySession, recap: AnyRecap, words: MatchWords) -> str:
    """Returns the round in which each seat gained most points; nothing if there were not several rounds."""
    gains = [(part.round, recap.gains(part.first, part.stop)) for part in recap.parts if part.round]
    lines = []
    for each in standing(session, words) if len(gains) > 1 else []:
        number, gained = max(gains, key=lambda part: part[1][each.seat])
        if gained[each.seat] > 0:
            lines.append(_line(gained[each.seat], number, each.name, words))
    return "\n".join([f"**{words.of_game('best-rounds')}**", *lines]) if lines else ""


def _line(gained: int, number: int, sentence: str, words: MatchWords) -> str:
    name = words.round(number) if number else ""
    return " · ".join(filter(None, [f"**+{gained}**", name, sentence]))


def _titles(session: AnySession, recap: AnyRecap, words: MatchWords) -> str:
    """Returns the rarest titles that were earned, those of each player in a line."""
    if session.ending not in PLAYED_OUT:
        return ""
    earned = titles.earned((*TITLES, *session.rules.titles), recap)
    shown = titles.shown([each for each in earned if not session.seats[each.seat].conceded])
    lines = []
    for each in standing(session, words):
        own = [_title(title, words) for title in shown if title.seat == each.seat]
        if own:
            lines.append(f"🎖️ {' · '.join([each.name, *own])}")
    return "\n".join([f"**{words('titles')}**", *lines]) if lines else ""


def _title(title: Earned, words: MatchWords) -> str:
    category = words(f"category-{title.category}") if title.category else ""
    return words.of_game(f"title-{title.name}", count=title.figure, category=category)
