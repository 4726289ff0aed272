"""A rewind to a question that others have to answer too: their standing orders answer it again."""

from bot.domain import matches
from rules import match as engine
from rules.chance import key
from rules.match import AnyEntry, AnyMatch
from rules.rolled_west.moves import AnyStandingOrder, Copy, CopyIfShown, DeclineOtherwise
from tests.bot.sessions import seeded_match


def until_done(match: AnyMatch, seat: int, log: list[AnyEntry]) -> AnyMatch:
    """Returns the match after a turn of `seat`, which always takes its last option; adds its lines to `log`."""
    entries: list[AnyEntry] = []
    while not entries:
        question = engine.question(match, seat)
        assert question is not None
        match, entries = engine.commit_move(match, seat, question.options[-1])
    log += entries
    return match


def test_after_a_rewind_others_are_answered_for_by_their_standing_orders_and_the_log_says_so() -> None:
    session = seeded_match("rolled_west", 4, {}, seed=1)
    start, opening = engine.start_match(session.rules, 4, {}, key(1))
    log, roller = [opening], engine.to_move(start)[0]
    match = until_done(start, roller, log)
    line = len(log)
    again, other = engine.to_move(match)
    shown = [move.resource for move in engine.question(match, other).options if isinstance(move, Copy)]  # type: ignore[union-attr]
    match = until_done(match, again, log)
    orders: dict[int, list[AnyStandingOrder]] = {
        again: [CopyIfShown(shown[0], 1)],
        other: [CopyIfShown(shown[0], 1), DeclineOtherwise(1, 1)],
    }
    match.standing_orders = dict(orders)
    session.match, session.entries = match, len(log)
    earlier = engine.replay(session.rules, 4, {}, key(1), log[:line])
    change = matches.rewind(session, again, line, earlier)
    assert [(entry.seat, entry.move) for entry in change.entries] == [(other, Copy(shown[0]))]
    assert (change.kept, change.session.entries, change.news) == (line, line + 1, True)
    after = change.session.playing
    assert engine.replay(session.rules, 4, {}, key(1), [*log[:line], *change.entries]).state == after.state
    assert after.standing_orders == {other: orders[other]}, "who rewinds wants to choose"
    assert again in change.session.to_move
