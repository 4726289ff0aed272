"""What options cost and bring: the panel shows it on request, and to nobody else."""

from bot.actions.turn import Effects, Pick, Play
from sandbox.testing import reading
from tests.end_to_end.harness import Harness, components_of, is_public, message_of, press


async def test_the_panel_explains_its_options_on_request(harness: Harness) -> None:
    match = await harness.start_match("Bob", game="mint_works")
    (mover,) = await match.people_to_move()
    panel = message_of(await press(mover, match.post, Play))
    assert "+1 mint" not in reading.text(panel)
    explained = message_of(await press(mover, panel, Effects))
    assert "Producer: 1 mint → gain 2 — +1 mint" in reading.text(explained)
    assert len(components_of(explained, Pick)) == len(components_of(panel, Pick))
    assert components_of(explained, Effects) == []
    (other,) = [person for person in await harness.people("Alice", "Bob") if person is not mover]
    assert all(is_public(message) for message in await other.messages(match.channel))
