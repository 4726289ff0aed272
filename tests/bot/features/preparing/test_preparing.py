"""What a panel says of a prepared turn: while it waits, and once its turn has come without it being carried out."""

from __future__ import annotations

import pytest

from bot.actions.custom_id import decode
from bot.domain.session import AnySession
from bot.features.preparing import domain as preparing
from bot.features.preparing import views as prepared
from bot.features.preparing.actions import Branches, CarryOut, DropPrepared, OfferLater, Prepare
from bot.views.components import Button
from rules import match as rules_match
from rules.prepared import Prepared, Reason
from tests.bot.readers import reader
from tests.bot.sessions import seeded_match


def presses(buttons: list[Button]) -> list[type]:
    return [type(decode(str(button.custom_id))) for button in buttons]


def waiting(*, at_once: bool) -> tuple[AnySession, int]:
    """Returns a match in which a seat that is not to move has prepared a turn, and that seat."""
    session = seeded_match("manhattan", 3, {}, seed=1)
    seat = (session.to_move[0] + 1) % 3
    preset = preparing.question(session, seat).presets[0]
    session = preparing.TURN.follow(session, seat, preset).session
    return preparing.keep(session, seat, at_once=at_once).session, seat


@pytest.mark.parametrize("language", ["en", "ja"])
def test_what_is_prepared_is_shown_to_its_seat_alone(language: str) -> None:
    session, seat = waiting(at_once=True)
    words = reader(language).of(session)
    assert words("prepared-title") in prepared.waiting(session, None, reader(language, seat))
    assert presses(prepared.buttons(session, reader(language, seat))) == [Prepare, Branches, DropPrepared]
    for other in (*{0, 1, 2} - {seat}, None):
        assert prepared.waiting(session, None, reader(language, other)) == ""
    assert prepared.buttons(session, reader(language)) == []
    assert prepared.buttons(session, reader(language, session.to_move[0])) == [], "it is their turn"


def test_only_a_whole_turn_can_be_left_to_be_carried_out() -> None:
    session, seat = waiting(at_once=False)
    reads = reader(seat=seat)
    whole = preparing.question(session, seat)
    assert presses(prepared.keeping(session, whole, reads)) == [CarryOut, OfferLater]
    session = preparing.TURN.take_back(session, seat).session
    part = preparing.question(session, seat)
    assert presses(prepared.keeping(session, part, reads)) == [OfferLater]
    assert prepared.keeping(session, part._replace(drafted=[]), reads) == []


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("reason", ["wanted", "news", "changed", "question", "illegal"])
def test_why_a_turn_was_not_carried_out_is_said_with_what_is_left_of_it(reason: Reason, language: str) -> None:
    session, seat = waiting(at_once=True)
    moves = session.playing.prepared[seat].moves[-1:]
    first = session.to_move[0]
    session.playing.prepared = {first: Prepared(step="ChooseBlocks", offered=reason, left=moves)}
    question = rules_match.question(session.playing, first)
    assert question is not None
    words = reader(language).of(session)
    said = prepared.became(session, reader(language, first))
    assert words(f"prepared-{reason}") in said
    assert said.endswith(words.phrase("chose", moves[0]))
    session.playing.prepared = {}
    assert prepared.became(session, reader(language, first)) == ""
