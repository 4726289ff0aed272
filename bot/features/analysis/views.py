"""The analysis of a match: its curve, luck and skill apart, key moments, good choices, and mistakes for their maker."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from bot.domain.results import has_result
from bot.domain.session import AnySession
from bot.features.analysis.actions import Analysis as AnalysisPress
from bot.features.analysis.actions import Mistakes
from bot.features.analysis.domain import is_possible
from bot.i18n import MatchWords
from bot.views import components, reasons
from bot.views.board import Plot
from bot.views.components import Panel
from bot.views.lengths import length
from bot.views.names import escaped
from bot.views.pages import links, share
from bot.views.reader import Reader
from bot.views.standing import standing
from bot.views.wording import SMALL_PRINT, channel_mention, decimal, labelled, mistake_score, story
from rendering import curve, lettering
from rendering.curve import Graph
from rendering.lines import Line
from rules.analysis_report import Analysis, Best, Draw, Mark, Moment, key_moments
from rules.match import AnyEntry
from rules.recap import Part

GOOD_CHOICES = 2
"""How many good choices of the reader are shown."""
SHOWN_MARKS = 5
"""How many of somebody's choices that could have been better are shown."""
WORTH_A_FIGURE = 5
"""In tenths: what brings fewer points counts for the chance to win."""
SENTENCES, STORY = 2, 220
"""How much of what happened is shown: sentences, and characters."""


class Analysed(NamedTuple):
    """A match and its analysis."""

    session: AnySession
    analysis: Analysis
    log: Sequence[AnyEntry]


class Better(NamedTuple):
    """A choice that could have been better."""

    mark: Mark
    state: Any
    """The position before it."""
    chosen: Any
    better: Any


async def panel(found: Analysed, reader: Reader, decisive: Better | None = None) -> Panel:
    """Returns the analysis for the reader, who has this seat: first what would have won, then what was good, then how
    the match went. `decisive`: the reader's largest mistake; nobody else may see it.
    """
    session, analysis, seat = found.session, found.analysis, reader.seat
    words = reader.of(session)
    picture = await reader.boards.render_plots([_curve(found, reader.plain(session))])
    pieces: list[components.Piece | str | None] = [
        f"-# {channel_mention(session)}\n## {words('analysis-title')}",
        _what_won(found, decisive, reader),
        "\n".join(_good_choices(found, reader)),
        *components.board(picture),
        escaped(picture.text) if reader.wants_text else "",
        "\n".join([f"**{words('analysis-shares')}**", *_shares(found, words), f"-# {words('analysis-shares-how')}"]),
        _turning_point(found, words),
        *_moments(found, seat, words),
    ]
    buttons = [Mistakes(session.id)] if seat is not None and analysis.decisions[seat] else []
    leading = [components.button(words, press) for press in [*buttons, *links("analysis", session)]]
    rows = components.rows([*leading, *share("analysis", session, reader)])
    return Panel(components.message(pieces, *rows), picture, picture.text)


def under_way(session: AnySession, share: float, reader: Reader) -> Panel:
    """Returns the panel while a match is being analysed."""
    words = reader.of(session)
    text = f"## {words('analysis-title')}\n{words('analysis-under-way', percent=round(100 * share))}"
    return Panel(components.message([text], components.row(components.button(words, AnalysisPress(session.id)))))


def mistakes(found: Analysed, marked: Sequence[Better], reader: Reader) -> Panel:
    """Returns what its player could have done better. `marked`: the largest mistake first."""
    assert reader.seat is not None
    session, words = found.session, reader.of(found.session)
    pieces: list[components.Piece | str] = [f"-# {channel_mention(session)}\n## {words('mistakes-title')}"]
    score = found.analysis.score(reader.seat)
    if score is not None:
        figure = mistake_score(score, words)
        pieces.append(words("mistakes-score", score=figure) if marked else words("mistakes-none"))
    for better in sorted(marked[:SHOWN_MARKS], key=lambda each: each.mark.line):
        text = _better(better, found, words)
        pieces.append(_linked(text, "mistake", session, better.mark.line, words))
    if marked:
        pieces.append(f"-# {words('mistakes-how')}")
    row = components.row(components.button(words, AnalysisPress(session.id)))
    return Panel(components.message(pieces, row))


def best_choices(found: Analysed, words: MatchWords) -> str:
    """Returns the clearest best choice of each person in a line; empty if nobody had any."""
    session, lines = found.session, []
    for each in standing(session, words):
        best = found.analysis.proudest(each.seat) if each.seat < len(session.seats) else None
        if best:
            lines.append(_good(best, found, words))
    return "\n".join([f"**{words('analysis-best')}**", *lines]) if lines else ""


def _what_won(found: Analysed, decisive: Better | None, reader: Reader) -> components.Piece | str | None:
    """Returns what would have won the match for the reader, who has lost it, with the button to try it."""
    seat, analysis, words = reader.seat, found.analysis, reader.of(found.session)
    if seat is None or not (behind := analysis.behind(seat)):
        return None
    title, figures = f"**{words('analysis-what-won')}**", {"behind": _points(behind)}
    if decisive is None:
        return f"{title}\n{words('analysis-no-mistake', luck=_signed(analysis.shares[seat].luck, words), **figures)}"
    mark, choice = decisive.mark, words.phrase("chose", decisive.better)
    name = "analysis-won-by" if analysis.is_enough(mark) else "analysis-lost-by"
    said = words(name, better=choice, points=_points(mark.points), **figures)
    text = "\n".join([" · ".join(filter(None, [title, _round(mark.round, words)])), _asked(decisive, words), said])
    return _linked(text, "mistake", found.session, mark.line, words)


def _good_choices(found: Analysed, reader: Reader) -> Iterator[str]:
    """Yields the good choices of the reader; of everybody, one each, for a spectator."""
    words = reader.of(found.session)
    if reader.seat is None:
        yield best_choices(found, words)
        return
    own = [best for best in found.analysis.best if best.seat == reader.seat][:GOOD_CHOICES]
    if own:
        yield f"**{words('analysis-own-best')}**"
    for best in own:
        yield _good(best, found, words)


def _good(best: Best, found: Analysed, words: MatchWords) -> str:
    label = words("analysis-late") if best.is_late else ""
    sentence = _what(found, best.line, words)
    gain = _signed(best.points, words) if best.points >= WORTH_A_FIGURE else words("analysis-wins")
    said = " · ".join(filter(None, [f"**{gain}**", _round(best.round, words), sentence, label]))
    return "\n".join([said, *_why(best, found, words)])


def _curve(found: Analysed, words: MatchWords) -> Plot:
    """Returns the curve of the leads that could be expected, and the same round by round in words."""
    session, moments = found.session, found.analysis.curve
    seats = range(len(session.seats))
    lines = [
        Line(each.seat, lettering.legible(each.name, str(each.seat + 1)), each.colour, each.place, each.score)
        for each in standing(session, words)
        if each.seat in seats
    ]
    figures = [[lead / 10 for lead in moment.leads] for moment in moments]
    graph = Graph(figures, _parts(moments), range(len(moments)))
    return Plot(partial(curve.expected, lines, graph, words), _curve_in_words(found, words))


def _parts(moments: Sequence[Moment]) -> list[Part]:
    """Returns the rounds of a curve."""
    found: list[Part] = []
    for number, moment in enumerate(moments[:-1]):
        if found and found[-1].round == moment.round:
            found[-1] = found[-1]._replace(stop=number + 1)
        else:
            found.append(Part(moment.round, number, number + 1))
    return found


def _curve_in_words(found: Analysed, words: MatchWords) -> str:
    """Returns the leads at the beginning of each round, and at the end."""
    moments = found.analysis.curve
    begins = [(_round(part.round, words), moments[part.first]) for part in _parts(moments)]
    ends = [(name or words("analysis-begin"), moment) for name, moment in begins]
    ends.append((words("analysis-end"), moments[-1]))
    lines = []
    for name, moment in ends:
        leads = [
            words("analysis-lead-of", player=words.player(seat), lead=_signed(lead, words))
            for seat, lead in enumerate(moment.leads)
        ]
        lines.append(labelled(name, words("list-comma").join(leads), words))
    return " · ".join([words("analysis-curve"), *lines])


def _shares(found: Analysed, words: MatchWords) -> Iterator[str]:
    """Yields for each seat what its lead at the end consists of; of one alone, what its points do."""
    shares = found.analysis.shares
    begin = found.analysis.curve[0].leads[0] if len(shares) == 1 else 0
    name = "analysis-share-alone" if begin else "analysis-share"
    for each in standing(found.session, words):
        if each.seat < len(shares):
            share = shares[each.seat]
            luck, first = (10 * round(tenths / 10) for tenths in (share.luck - begin, begin))
            figures = {"luck": luck, "play": share.lead - luck - first, "begin": first}
            said = {part: _signed(tenths, words) for part, tenths in figures.items()}
            yield words(name, player=each.name, lead=_signed(share.lead, words), **said)


def _turning_point(found: Analysed, words: MatchWords) -> str:
    """Returns from when on the winner was expected to win, if that changed."""
    moment = found.analysis.turning_point()
    if moment is None:
        return ""
    winner = next(seat for seat, lead in enumerate(found.analysis.curve[-1].leads) if lead > 0)
    when = _round(moment.round, words) or words("analysis-then", line=moment.line)
    return words("analysis-turning-point", player=words.player(winner), when=when)


def _moments(found: Analysed, seat: int | None, words: MatchWords) -> Iterator[components.Piece | str]:
    """Yields the key moments, each with a button that leads into the replay there; two at the same board share it."""
    texts: dict[int, list[str]] = {}
    for moment in key_moments(found.analysis, seat):
        line = moment.line if isinstance(moment, Mark) else moment.line + 1
        text = " · ".join(filter(None, [_round(moment.round, words), _moment(moment, found, words)]))
        texts.setdefault(line, []).append(text)
    if texts:
        yield f"**{words('analysis-moments')}**"
    for line, there in texts.items():
        yield _linked("\n".join(there), "moment", found.session, line, words)


def _linked(text: str, place: str, session: AnySession, line: int, words: MatchWords) -> components.Piece | str:
    """Returns a text about a line of the log with the button that leads on from it, if there is one."""
    found = links(place, session, line)
    return components.with_button(text, components.button(words, found[0])) if found else text


def _moment(moment: Best | Mark | Draw, found: Analysed, words: MatchWords) -> str:
    what = _what(found, moment.line, words)
    if isinstance(moment, Draw):
        seat = max(range(len(moment.leads)), key=lambda each: abs(moment.leads[each]))
        lead = _signed(moment.leads[seat], words)
        return f"{what}\n-# {words('analysis-moment-draw', player=words.player(seat), lead=lead)}"
    if isinstance(moment, Best):
        name = "analysis-moment-best" if moment.points >= WORTH_A_FIGURE else "analysis-moment-wins"
        lines = [what, f"-# {words(name, points=_points(moment.points))}"]
    else:
        lines = [what, f"-# {words('analysis-moment-mark', points=_points(moment.points))}"]
    return "\n".join([*lines, *_why(moment, found, words)])


def _why(moment: Best | Mark, found: Analysed, words: MatchWords) -> list[str]:
    """Returns why a choice was better than the next best, or another one better than a mistake."""
    if moment.why is None:
        return []
    return [f"-# {reasons.sentences(moment.why, found.session.rules, moment.seat, words, is_better=True)}"]


def _better(better: Better, found: Analysed, words: MatchWords) -> str:
    """Returns what was chosen, what would have been better, by how much, and why."""
    mark = better.mark
    title = " · ".join(filter(None, [_round(mark.round, words), words(f"mistake-{mark.size}")]))
    name = "mistake-points" if mark.points >= WORTH_A_FIGURE else "mistake-chance"
    return "\n".join(
        [
            f"**{title}**",
            _asked(better, words),
            words("mistake-chosen", choice=words.phrase("chose", better.chosen)),
            words("mistake-better", choice=words.phrase("chose", better.better)),
            f"-# {words(name, points=_points(mark.points))}",
            *_why(mark, found, words),
        ]
    )


def _asked(better: Better, words: MatchWords) -> str:
    """Returns the question of a choice."""
    return f"-# {words.prompt('ask', better.state.agenda[-1], better.state, better.mark.seat)}"


def _what(found: Analysed, line: int, words: MatchWords) -> str:
    """Returns what a choice led to: the story of its line, or the choice and the story as soon as its turn has any."""
    log, seat, move = found.log, found.log[line].seat, found.log[line].move
    stop = line + 1
    while stop < len(log) and log[stop].seat == seat and not _sentences(log[line:stop], words):
        stop += 1
    text = _fitting(_sentences(log[line:stop], words)[:SENTENCES])
    if move is not None and (not text or stop > line + 1):
        chosen = words.phrase("chose", move)
        text = f"{chosen} → {text}" if text or seat is None else labelled(words.player(seat), chosen, words)
    return components.clip(text, STORY)


def _fitting(sentences: Sequence[str]) -> str:
    """Returns as many whole sentences as there is room for, at least one."""
    while len(sentences) > 1 and length(" ".join(sentences)) > STORY:
        sentences = sentences[:-1]
    return " ".join(sentences)


def _sentences(entries: Sequence[AnyEntry], words: MatchWords) -> list[str]:
    return [line for line in story(entries, words) if not line.startswith(SMALL_PRINT)]


def _round(number: int, words: MatchWords) -> str:
    return words.round(number) if number else ""


def _points(tenths: int) -> float:
    return abs(tenths) / 10


def _signed(tenths: int, words: MatchWords) -> str:
    sign = "+" if tenths > 0 else "\N{MINUS SIGN}" if tenths < 0 else "±"
    return f"{sign}{decimal(_points(tenths), words)}"


def under_result(session: AnySession) -> AnalysisPress | None:
    """Returns the button under a result."""
    return AnalysisPress(session.id) if is_possible(session) else None


def on_page(session: AnySession, reader: Reader) -> AnalysisPress | None:
    """Returns the button of the page under More."""
    return AnalysisPress(session.id) if has_result(session) else None


def on_result(session: AnySession, line: int) -> AnalysisPress:
    """Returns the button on the page of a result."""
    return AnalysisPress(session.id)


def on_replay(session: AnySession, line: int) -> AnalysisPress | None:
    """Returns the button below the boards of a match."""
    return under_result(session)
