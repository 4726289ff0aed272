"""What a result says of those who played: who led, titles, best turns. And the result as a private panel."""

from typing import Any

import pytest
from msgspec import structs

from bot.domain.session import AnySession, Ending, with_seat
from bot.features.result import awards
from bot.features.result import feature as result
from bot.features.result.feature import recap_of
from bot.views import posts
from bot.views.board import Boards
from bot.views.components import TEXT
from bot.views.posts import News
from rules import games
from rules.recap import AnyRecap
from sandbox.testing import reading
from sandbox.validation.component_rules import read_components
from tests.bot.features.result.test_recap import finished
from tests.bot.readers import reader
from tests.bot.sessions import every_game, with_long_names
from tests.languages import DEEP


def ended(game: str, seats: int, seed: int = 1) -> tuple[AnySession, AnyRecap]:
    """Returns a random match that is over, and how it went."""
    session, log = finished(game, seats, seed)
    recap = recap_of(session, log)
    assert recap
    return session, recap


def said(session: AnySession, recap: AnyRecap, language: str = "en") -> list[str]:
    """Returns the lines about a match."""
    return "\n".join(awards.texts(session, recap, reader(language).of(session))).splitlines()


@every_game
@pytest.mark.parametrize("language", DEEP)
def test_the_post_of_a_whole_match_with_long_names_is_one_that_discord_accepts(game: str, language: str) -> None:
    session, recap = ended(game, games.load(game).info.most)
    session = structs.replace(with_long_names(session), language=language)
    texts = awards.texts(session, recap, reader(language).of(session))
    view = posts.over(session, reader(language), News(mentioned=session.people, texts=texts))
    components: list[Any] = view.to_components()  # type: ignore[no-untyped-call]
    read_components(components, v2=True, root=("components",))
    text = reading.text({"components": components})
    assert len(text) < TEXT
    assert "…" not in text.replace(posts.breakdown(session, reader(language).of(session)), "")


@every_game
def test_everybody_who_gained_points_reads_of_their_best_turn_or_round(game: str) -> None:
    session, recap = ended(game, games.load(game).info.most)
    lines = said(session, recap)
    start = next(number for number, line in enumerate(lines) if line.startswith("**Most "))
    best = lines[start + 1 :]
    gained = [max(turn.gained for turn in recap.turns if turn.seat == seat) for seat in recap.seats]
    named = {seat for seat in recap.seats if any(session.seats[seat].name in line for line in best)}
    assert named >= {seat for seat in recap.seats if gained[seat] > 0}
    assert all(line.startswith("**+") for line in best)


def test_rounds_are_shown_where_turns_bring_no_points() -> None:
    session, recap = ended("manhattan", 2)
    lines = said(session, recap)
    assert "**Most points in one round**" in lines
    most = max(recap.gains(part.first, part.stop)[0] for part in recap.parts)
    assert any(line.startswith(f"**+{most}** · Round ") and line.endswith("· **Alice**") for line in lines)


@pytest.mark.parametrize(("game", "line"), [("manhattan", "after each round"), ("coal_baron", "after each shift")])
def test_a_line_says_who_led_after_each_round(game: str, line: str) -> None:
    session, recap = ended(game, 2)
    lead = said(session, recap)[0]
    assert line in lead
    last = " and ".join(session.seats[seat].name for seat in recap.leaders(len(recap.turns)))
    assert lead.replace("*", "").rpartition(" (")[0].endswith(last)


def test_an_opponent_can_lead_and_after_a_single_round_nobody_is_said_to() -> None:
    session, recap = ended("mint_works", 1)  # Justin wins
    words = reader().of(session)
    assert "Justin" in awards.lead(session, recap, words)
    assert awards.lead(session, recap._replace(turns=recap.turns[:1]), words) == ""


def test_titles_are_shown_after_a_match_that_was_played_out_and_not_to_who_conceded() -> None:
    session, recap = ended("rolled_west", 4)
    titled = [line for line in said(session, recap) if line.startswith("🎖️")]
    assert titled
    early = structs.replace(session, ending=Ending.ABSENT)
    assert not any(line.startswith("🎖️") for line in said(early, recap))
    for seat in recap.seats:
        session.seats = with_seat(session, seat, conceded=True)
    assert not any(line.startswith("🎖️") for line in said(session, recap))


@pytest.mark.parametrize("language", DEEP)
async def test_a_private_result_has_the_same_pictures_in_the_language_of_the_reader(language: str) -> None:
    session, recap = ended("coal_baron", 2)
    boards = Boards(1)
    shown = await result.page(session, reader(language, boards=boards), recap)
    bare = await result.page(session, reader(language, boards=boards), None)
    boards.close()
    assert shown.picture
    assert bare.picture
    assert len(shown.picture.parts) == 2
    assert len(bare.picture.parts) == 1
    assert awards.lead(session, recap, reader(language).of(session)).replace("*", "") in shown.picture.text
