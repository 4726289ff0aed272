"""Hidden information changes nothing that a person sees: no word, no pixel, no button.

Each position is compared with a twin in which everything hidden is replaced at random.
"""

from typing import Any

import pytest
from discord import ui
from msgspec import structs

from bot.domain.preferences import Preferences
from bot.domain.session import AnySession
from bot.views import panel, posts
from bot.views.board import Boards
from bot.views.components import Panel
from bot.views.posts import News
from rules import games
from rules import match as matches
from rules.game import Options
from rules.secrecy import hidden_twin
from tests.bot.readers import reader
from tests.bot.sessions import every_usual_setup, seeded_match, taps, whole_match

pytestmark = pytest.mark.match

MOMENTS = 2
"""How many positions of each match are rendered: for a seat to move, for the next one, and for a spectator."""
WITH_TEXT = Preferences(text_board=True)


@pytest.fixture
def pictures() -> Any:
    pictures = Boards()
    yield pictures
    pictures.close()


def shown(view: ui.LayoutView) -> Any:
    """Returns all components of a message."""
    return view.to_components()  # type: ignore[no-untyped-call]


def everything(answer: Panel) -> Any:
    """Returns everything in a private answer, including pixels and alt text."""
    assert answer.picture is not None
    return shown(answer.view), answer.picture.parts, answer.picture.text


async def seen_by(session: AnySession, seat: int, pictures: Boards) -> Any:
    """Returns everything in the panel of a seat: its question, or the board if it is not to move."""
    question = matches.question(session.playing, seat)
    sees = reader(seat=seat, boards=pictures, preferences=WITH_TEXT)
    if question is None:
        return everything(await panel.show_board(session, sees))
    return everything(await panel.show_question(session, question, sees))


def twin_of(session: AnySession, seat: int | None) -> AnySession:
    """Returns a session that `seat`, or a spectator, must not be able to distinguish from `session`."""
    state = hidden_twin(session.rules, session.playing.state, seat)
    drafts = {other: moves for other, moves in session.playing.drafts.items() if other == seat}
    return structs.replace(session, match=structs.replace(session.playing, state=state, drafts=drafts))


def some(game: str, seats: int, options: Options) -> list[AnySession]:
    """Returns a few positions of a match, from its beginning to its end."""
    match = [tap.session for tap in whole_match(game, seats, options)]
    return match[1 :: len(match) // MOMENTS]


@every_usual_setup
async def test_a_seat_sees_nothing_that_is_hidden_from_it(
    game: str, seats: int, options: Options, pictures: Boards
) -> None:
    for session in some(game, seats, options):
        for seat in (session.to_move[0], (session.to_move[0] + 1) % seats):
            twin = twin_of(session, seat)
            assert await seen_by(session, seat, pictures) == await seen_by(twin, seat, pictures)
            there, elsewhere = (panel.show_text(each, reader(seat=seat)).view for each in (session, twin))
            assert shown(there) == shown(elsewhere)


@every_usual_setup
async def test_the_public_view_shows_nothing_hidden(game: str, seats: int, options: Options, pictures: Boards) -> None:
    for session in some(game, seats, options):
        twin = twin_of(session, None)
        spectator = reader(boards=pictures, preferences=WITH_TEXT)
        assert everything(await panel.show_board(session, spectator)) == everything(
            await panel.show_board(twin, spectator)
        )
        assert shown(posts.turn(session, reader(), News())) == shown(posts.turn(twin, reader(), News()))


def test_the_twins_differ_in_hidden_information() -> None:
    for name in games.names():
        seats = games.load(name).info.fewest
        session = seeded_match(name, seats, {}, seed=7)
        assert twin_of(session, 0).playing.state != session.playing.state


def test_a_draft_is_visible_to_nobody_else() -> None:
    *_, tap = (tap for tap in taps(seeded_match("manhattan", 3, {}, seed=8), seed=8) if tap.question.drafted)
    other = (tap.seat + 1) % 3
    bare = structs.replace(tap.session, match=structs.replace(tap.session.playing, drafts={}))
    for seat in (other, None):
        there, elsewhere = (panel.show_text(each, reader(seat=seat)).view for each in (tap.session, bare))
        assert shown(there) == shown(elsewhere)
    assert shown(posts.turn(tap.session, reader(), News())) == shown(posts.turn(bare, reader(), News()))
