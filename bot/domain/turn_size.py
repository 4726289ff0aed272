"""How much a question asks for: one tap, or a whole turn."""

from msgspec import structs

from bot.domain.session import AnySession
from rules import match as matches
from rules.match import AnyMatch, draft_of


def one_tap(session: AnySession, seat: int) -> bool:
    """Whether every single choice completes the question of `seat`. Ignores its draft, which is secret."""
    drafts = {number: moves for number, moves in session.playing.drafts.items() if number != seat}
    match = structs.replace(session.playing, drafts=drafts)
    found = draft_of(match, seat)
    if found is None:
        return False
    return found.complete or all(_completes(match, seat, option) for option in found.to_move[seat])


def _completes(match: AnyMatch, seat: int, option: object) -> bool:
    after, _ = matches.choose(match, seat, option)  # type: ignore[arg-type]  # a move of the match's game
    left = draft_of(after, seat)
    return left is None or left.complete
