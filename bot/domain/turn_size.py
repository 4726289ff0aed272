"""How much a question asks for: one tap, or a whole turn."""

from msgspec import structs

from bot.domain.session import AnySession
from rules import drafts
from rules import match as matches
from rules.match import AnyMatch, question


def one_tap(session: AnySession, seat: int) -> bool:
    """Whether every single choice completes the question of `seat`. Ignores its draft, which is secret."""
    drafts = {number: moves for number, moves in session.playing.drafts.items() if number != seat}
    match = structs.replace(session.playing, drafts=drafts)
    found = question(match, seat)
    return found is not None and all(_completes(match, seat, option) for option in found.options)


def _completes(match: AnyMatch, seat: int, option: object) -> bool:
    after, _ = matches.choose(match, seat, option)  # type: ignore[arg-type]  # a move of the match's game
    left = question(after, seat)
    return left is None or (left.step is None and not drafts.resumes(left.state, seat))
