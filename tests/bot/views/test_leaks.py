"""What others hide changes nothing that a person is shown: not a word, not a pixel, not a button.

Each position is compared with a twin in which everything hidden is drawn anew.
"""

from typing import Any

import pytest
from discord import ui
from msgspec import structs

from bot.domain.preferences import Preferences
from bot.domain.session import AnySession
from bot.domain.turn_time import Moment
from bot.views import panel, posts
from bot.views.board import Boards
from bot.views.components import Panel
from rules import games
from rules.game import Options
from tests.bot.tables import at_table, every_table, taps, whole_match
from tests.rules.contract import hidden_twin

MOMENTS = 3
"""So many positions of each match are drawn: for a seat that is asked, for the next one, and for a spectator."""
READER = Moment(0, Preferences(text_board=True))


@pytest.fixture
def pictures() -> Any:
    pictures = Boards()
    yield pictures
    pictures.close()


def shown(view: ui.LayoutView) -> Any:
    """Everything of a message."""
    return view.to_components()  # type: ignore[no-untyped-call]


def told(answer: Panel) -> Any:
    """Everything that a private answer shows, pixels and alt text included."""
    assert answer.picture is not None
    return shown(answer.view), answer.picture.data, answer.picture.text


def twin_of(session: AnySession, seat: int | None) -> AnySession:
    """A session that `seat`, or a spectator, must not be able to tell from this one."""
    state = hidden_twin(session.rules, session.playing.state, seat)
    drafts = {other: moves for other, moves in session.playing.drafts.items() if other == seat}
    return structs.replace(session, match=structs.replace(session.playing, state=state, drafts=drafts))


def some(game: str, seats: int, options: Options) -> list[AnySession]:
    """A few positions of a match, from its beginning to its end."""
    match = [tap.session for tap in whole_match(game, seats, options)]
    return match[1 :: len(match) // MOMENTS]


@every_table
async def test_a_seat_is_shown_nothing_that_others_hide(
    game: str, seats: int, options: Options, pictures: Boards
) -> None:
    for session in some(game, seats, options):
        for seat in (session.to_move[0], (session.to_move[0] + 1) % seats):
            twin = twin_of(session, seat)
            assert told(await panel.ask(session, seat, READER, pictures, "en")) == told(
                await panel.ask(twin, seat, READER, pictures, "en")
            )
            assert shown(panel.tell(session, seat, "en").view) == shown(panel.tell(twin, seat, "en").view)


@every_table
async def test_everybody_is_shown_nothing_that_anybody_hides(
    game: str, seats: int, options: Options, pictures: Boards
) -> None:
    for session in some(game, seats, options):
        twin = twin_of(session, None)
        assert told(await panel.show(session, None, READER, pictures, "en")) == told(
            await panel.show(twin, None, READER, pictures, "en")
        )
        assert shown(posts.turn(session, [], None, called=())) == shown(posts.turn(twin, [], None, called=()))


def test_the_twins_differ_in_what_is_hidden() -> None:
    for name in games.names():
        seats = games.load(name).info.fewest
        session = at_table(name, seats, {}, seed=7)
        assert twin_of(session, 0).playing.state != session.playing.state


def test_a_draft_shows_to_nobody_else() -> None:
    *_, tap = (tap for tap in taps(at_table("manhattan", 3, {}, seed=8), seed=8) if tap.question.drafted)
    other = (tap.seat + 1) % 3
    bare = structs.replace(tap.session, match=structs.replace(tap.session.playing, drafts={}))
    for seat in (other, None):
        assert shown(panel.tell(tap.session, seat, "en").view) == shown(panel.tell(bare, seat, "en").view)
    assert shown(posts.turn(tap.session, [], None, set())) == shown(posts.turn(bare, [], None, set()))
