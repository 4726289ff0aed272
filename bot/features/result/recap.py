"""How a match went, as its log shows. Pure."""

from bot.domain.session import AnySession, ranked
from rules import course, play
from rules.chance import Chance
from rules.course import AnyCourse
from rules.match import AnyEntry, moves_of


def retold(session: AnySession, log: list[AnyEntry]) -> AnyCourse | None:
    """Returns how the match went; None if its log leads elsewhere under the rules of today."""
    match = session.playing
    ranks = {rank.seat: rank.place for rank in ranked(session)}
    places = [ranks[seat] for seat in range(match.seats)]
    chance = Chance(match.state.chance.key)
    start = session.start
    beginning = play.copy(start.state) if start else session.rules.new(match.seats, match.options, chance)
    try:
        found = course.of_moves(session.rules, beginning, moves_of(log), places)
    except (play.Illegal, play.BrokenGame):
        return None
    return found if found.scores == session.rules.scores(match.state) else None
