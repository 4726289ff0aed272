"""Which interactions a process takes: each once, and none that was made after it has left."""

from discord.utils import time_snowflake, utcnow

from bot.app.intake import Intake


async def test_an_interaction_that_is_delivered_twice_is_admitted_once() -> None:
    intake = Intake()
    assert [intake.admits(interaction) for interaction in (1, 1, 2)] == [True, False, True]


async def test_after_it_has_left_a_process_admits_only_what_was_made_before() -> None:
    now = utcnow()
    intake = Intake()
    intake.shut(now.timestamp())
    moments = (now.timestamp() - 2, now.timestamp() + 2)
    made = [time_snowflake(now.fromtimestamp(moment, now.tzinfo)) for moment in moments]
    assert [intake.admits(interaction) for interaction in made] == [True, False]


async def test_once_it_waits_for_its_answers_a_process_admits_nothing() -> None:
    intake = Intake()
    await intake.finish(patience=0)
    assert not intake.admits(1)
