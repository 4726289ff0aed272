"""Leagues and tournaments: their message, panels, and notices."""

from collections.abc import Iterator, Sequence

from discord import ui

from bot.features.contests import actions, tournament
from bot.features.contests.actions import ContestPress, ShowLeagues, ShowTournaments
from bot.features.contests.domain import Contest, How, Kind, Pairing, Phase
from bot.features.contests.league import division_sizes
from bot.features.contests.standings import Standing, how, name_of, points, possible_ranks, progress, round_note
from bot.i18n import Words, words_in
from bot.views import components
from bot.views.board import Picture
from bot.views.components import Panel
from bot.views.names import bold, escaped
from bot.views.reader import Reader
from bot.views.wording import clock_text, draws_line, labelled, link, stamp
from rules import games
from rules.proof import Proof, fingerprint

NAMED = 40
"""The most people who are named in a list."""
NAMES = 1500
"""The longest that their names may be together."""
PICTURES = 10
"""The most pictures of a message."""
LISTED = 20
"""The most contests, or matches of a person, in a panel."""


def title(contest: Contest, words: Words, *, following: bool = False) -> str:
    """Returns what a contest is, in one line without markup. `following`: a league with its next season."""
    is_there = contest.game in games.names()
    game = words_in(words.language, contest.game)("game-name") if is_there else contest.game
    latest = contest.round
    if contest.kind is Kind.LEAGUE:
        season = latest.number + following if latest else 1
        return words("contest-title-league", game=game, number=season)
    return words(f"contest-title-{contest.kind}", game=game)


def message(contest: Contest, found: Sequence[Standing], picture: Picture | None, now: int) -> ui.LayoutView:
    """Returns the message of a contest in its channel."""
    words = words_in(contest.language)
    pieces: list[components.Piece | str | None] = [f"## {title(contest, words)}\n{_facts(contest, words)}"]
    pieces += components.board(picture) if picture else []
    pieces.append("\n".join(_state(contest, found, words)))
    return components.message(pieces, components.row(*_buttons(contest, words, now)))


def replaced(contest: Contest, message: int) -> ui.LayoutView:
    """Returns what stays of the message of a contest once `message` shows its standing."""
    words = words_in(contest.language)
    newer = link(contest.guild, contest.channel, message)
    return components.message([f"-# {words('contest-replaced', contest=title(contest, words), place=newer)}"])


def place(contest: Contest) -> str:
    """Returns a link to the message of a contest."""
    return link(contest.guild, contest.channel, contest.message or contest.id)


def _facts(contest: Contest, words: Words) -> str:
    facts = [words("contest-days" if contest.kind is Kind.LEAGUE else "contest-round-days", days=contest.days)]
    if contest.kind is not Kind.LEAGUE and contest.seats > 2:
        facts.append(words("contest-seats", seats=contest.seats))
    if contest.wanted:
        facts.append(words("contest-rounds", rounds=contest.wanted))
    facts.append(clock_text(contest.match_clock, words))
    return f"-# {' · '.join(facts)}"


def _state(contest: Contest, found: Sequence[Standing], words: Words) -> Iterator[str]:
    """Yields how it stands, and what can be done."""
    latest = contest.round
    if contest.phase is Phase.OVER:
        yield words("contest-is-over")
        yield from _leaders(contest, found, words)
        yield from _draws(contest, words)
        return
    if latest and contest.phase is Phase.RUNNING:
        yield words("contest-ends", progress=progress(latest, words), when=stamp(latest.ends))
        if contest.hidden:
            yield words("contest-hidden", players=_names(contest, contest.hidden, words))
        if contest.kind is Kind.SWISS and latest.number == 1:
            yield words("contest-late", rounds=tournament.rounds_of(contest))
    if latest:
        yield from _leaders(contest, found, words)
    if contest.phase is Phase.OPEN:
        yield from _gathering(contest, words)
    elif contest.kind is Kind.LEAGUE:
        yield words("contest-next-season", when=stamp(latest.half_time if latest else 0), count=len(contest.entered))
        if latest and len(latest.groups) > 1:
            yield words("contest-movers")
    yield from _draws(contest, words)


def _draws(contest: Contest, words: Words) -> Iterator[str]:
    """Yields what its draws come from: the secret once all matches are over, before that its fingerprint."""
    if contest.secret and contest.is_revealed:
        shown = fingerprint(contest.secret.published)
        yield f"-# {words('contest-secret', secret=contest.secret.secret.hex(), fingerprint=shown)}"
    elif contest.secret:
        yield draws_line(contest.secret.published, words)
    if contest.promise and contest.phase is not Phase.OVER:
        if contest.secret:
            yield f"-# {words('contest-draws-next', fingerprint=fingerprint(contest.promise.published))}"
        else:
            yield draws_line(contest.promise.published, words)


def _leaders(contest: Contest, found: Sequence[Standing], words: Words) -> Iterator[str]:
    """Yields who is first in each standing, as soon as anybody has points."""
    name = "contest-won-by" if contest.is_revealed else "contest-first"
    for standing in found if contest.kind is not Kind.KNOCKOUT else ():
        firsts = [row for row in standing.rows if row.place == 1 and row.units]
        if firsts:
            names = words("list-and").join(bold(name_of(contest, row.person, words)) for row in firsts[:3])
            yield words(name, where=standing.title, names=names, points=points(firsts[0].units, words))


def _gathering(contest: Contest, words: Words) -> Iterator[str]:
    league = contest.kind is Kind.LEAGUE
    if contest.starts:
        yield words("contest-begins", when=stamp(contest.starts), fewest=contest.limits.fewest)
    else:
        yield words("contest-host-begins", fewest=contest.limits.fewest)
    yield words("contest-consent-league" if league else "contest-consent", size=contest.seats)
    yield f"-# {words('contest-deadline')}"
    if contest.entered:
        names = _names(contest, contest.entered, words)
        yield words("contest-entered-list", count=len(contest.entered), names=names)
    if league and len(division_sizes(len(contest.entered))) == 1:
        yield words("contest-one-division")


def _names(contest: Contest, people: Sequence[int], words: Words) -> str:
    """Returns the names of people, as far as there is room."""
    named = [bold(name_of(contest, person, words)) for person in people[:NAMED]]
    return components.clip(words("list-comma").join(named), NAMES)


def _buttons(contest: Contest, words: Words, now: int) -> list[components.Button]:
    """Returns the buttons of the message; those that can be of no use to anybody are left out."""
    presses: list[type[ContestPress]] = [actions.Enter] if contest.admits(now) else []
    presses += [actions.ShowContest] if contest.phase is Phase.OVER else [actions.Withdraw, actions.ShowContest]
    if contest.waits_for_host:
        presses.append(actions.BeginContest)
    return [components.button(words, kind(contest.id)) for kind in presses]


def panel(
    contest: Contest, reader: Reader, found: Sequence[Standing], picture: Picture | None, *, leads: bool
) -> Panel:
    """Returns a contest for one person. `leads`: whether they are its host or manage the server."""
    words, person = reader.words, reader.person
    pieces: list[components.Piece | str | None] = [
        f"### {title(contest, words)}\n{_facts(contest, words)}\n{place(contest)}",
        "\n".join(_own(contest, person, found, words)),
    ]
    pieces += components.board(picture) if picture else []
    if reader.wants_text or picture is None:
        pieces.append("\n".join(_in_words(found)))
    pieces.append("\n".join(_state(contest, found, words)))
    presses: list[ContestPress] = []
    if contest.admits(reader.at.now) and person not in contest.entered:
        presses.append(actions.Enter(contest.id))
    if person in contest.playing or person in contest.entered:
        presses.append(actions.Withdraw(contest.id))
    rows = [components.row(*(components.button(words, press) for press in presses))]
    if leads and contest.phase is not Phase.OVER:
        rows.append(components.row(*(components.button(words, press) for press in _of_host(contest))))
    rows.append(components.row(*(components.button(words, press) for press in (ShowLeagues(), ShowTournaments()))))
    return Panel(components.message(pieces, *rows), picture)


def _in_words(found: Sequence[Standing]) -> Iterator[str]:
    """Yields standings as text, in one piece: if it is too long, its end is cut."""
    for standing in found:
        yield f"**{standing.title}** · {standing.note}"
        yield from map(escaped, standing.lines)


def _of_host(contest: Contest) -> list[ContestPress]:
    begins = [actions.BeginContest(contest.id)] if contest.waits_for_host else []
    return [*begins, actions.MoveContest(contest.id), actions.CloseContest(contest.id)]


def _own(contest: Contest, person: int, found: Sequence[Standing], words: Words) -> Iterator[str]:
    """Yields where a person stands, and their matches."""
    if person in contest.left:
        yield words("contest-you-left")
    elif person in contest.playing:
        yield words("contest-you-play")
    if person in contest.entered and (contest.phase is Phase.OPEN or contest.kind is Kind.LEAGUE):
        yield words("contest-you-entered")
    if person in contest.newcomers:
        yield words("contest-you-are-new")
    latest = contest.round
    if latest is None:
        return
    yield from (possible_ranks(each.possible[person], words) for each in found if person in each.possible)
    own = [pairing for pairing in latest.pairings if person in pairing.people]
    yield from (_match(contest, pairing, person, words) for pairing in own[:LISTED])


def _match(contest: Contest, pairing: Pairing, person: int, words: Words) -> str:
    """Returns a match of a person: whom it is against, where, and how it ended."""
    others = [bold(name_of(contest, other, words)) for other in pairing.people if other != person]
    outcome = pairing.outcome
    if outcome is not None and outcome.how is How.BYE:
        return f"- {words('contest-bye-own')}"
    where = f" · <#{pairing.match}>" if pairing.begun else ""
    line = words("contest-against", others=words("list-and").join(others)) + where
    if outcome is None:
        return f"- {line}"
    seat = pairing.people.index(person)
    place, tied = outcome.places[seat], outcome.places.count(outcome.places[seat]) > 1
    result = "tied" if tied else "won" if place == 1 else "lost"
    return f"- {line} · {words(f'contest-{result}')} ({how(outcome, words, seat)})"


def listed(contests: Sequence[Contest], kind: str, words: Words, *, may_open: bool) -> Panel:
    """Returns the leagues, or the tournaments, of a server."""
    lines = [
        f"- {title(contest, words)} · {words(f'contest-phase-{contest.phase}')} · {place(contest)}"
        for contest in contests[:LISTED]
    ]
    text = f"### {words(f'contests-{kind}')}\n{words(f'contests-about-{kind}')}"
    shown = [components.button(words, actions.ShowContest(c.id), title(c, words)) for c in contests[:LISTED]]
    planned = actions.PlanContest(kind="league") if kind == "league" else actions.PlanContest("swiss", days=7)
    other = ShowTournaments() if kind == "league" else ShowLeagues()
    last = [components.button(words, planned, words(f"button-plan-{kind}"))] if may_open else []
    last.append(components.button(words, other))
    body = "\n".join(lines) if lines else words("contests-none")
    return Panel(components.message([text, body], *components.rows(shown)[:4], components.row(*last)))


def confirmation(contest: Contest, name: str, press: ContestPress, words: Words) -> Panel:
    """Returns a question with the button that answers it."""
    text = words(name, contest=title(contest, words))
    return Panel(components.message([text], components.row(components.button(words, press))))


def notice(contest: Contest, name: str, found: Sequence[Standing], now: int) -> ui.LayoutView:
    """Returns a notice that is posted once: that people may enter, or that a season or tournament is over."""
    words = words_in(contest.language)
    if name == "half":
        text = words("contest-half", contest=title(contest, words))
        return components.message([text], components.row(components.button(words, actions.Enter(contest.id))))
    lines = [f"### {words('contest-result', contest=title(contest, words))}", *_winners(contest, found, words)]
    if contest.starts:
        lines.append(words("contest-begins", when=stamp(contest.starts), fewest=contest.limits.fewest))
    lines += _draws(contest, words)
    row = components.row(*_buttons(contest, words, now))
    return components.message(["\n".join(lines)], row)


def _winners(contest: Contest, found: Sequence[Standing], words: Words) -> Iterator[str]:
    """Yields the first three of each standing."""
    for standing in found:
        medals = {1: "🥇", 2: "🥈", 3: "🥉"}
        firsts = [row for row in standing.rows if row.place in medals and row.person not in contest.left][:4]
        named = [f"{medals[row.place]} {bold(name_of(contest, row.person, words))}" for row in firsts]
        line = " · ".join(named)
        yield labelled(standing.title, line, words) if len(found) > 1 else line


def reminder(contest: Contest, people: Sequence[int], language: str) -> ui.LayoutView:
    """Returns the message that reminds `people` that they have not moved yet."""
    words = words_in(language)
    names = " ".join(f"<@{person}>" for person in people)
    text = words("contest-reminder", people=names, contest=title(contest, words), place=place(contest))
    return components.message([text], components.row(components.button(words, actions.ShowContest(contest.id))))


def hidden(contest: Contest, server: str, language: str) -> ui.LayoutView:
    """Returns the direct message to somebody whose matches do not begin, since they cannot see the channel.

    It names the `server`: Discord names no channel to those who do not see it.
    """
    words = words_in(language)
    name = "contest-hidden-you-league" if contest.kind is Kind.LEAGUE else "contest-hidden-you"
    return components.message([words(name, contest=bold(title(contest, words)), server=bold(server))])


def match_message(contest: Contest, pairing: Pairing, proof: Proof) -> ui.LayoutView:
    """Returns the message on which the thread of a match is opened. It promises the secret of its chance."""
    words = words_in(contest.language)
    people = words("contest-versus").join(bold(name_of(contest, person, words)) for person in pairing.people)
    belongs = [title(contest, words)]
    if contest.kind is not Kind.LEAGUE:
        belongs.append(round_note(contest, words))
    return components.message([f"{people}\n-# {' · '.join(belongs)}\n{draws_line(proof.published, words)}"])
