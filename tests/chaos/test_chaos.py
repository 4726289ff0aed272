"""A short form of the campaigns. `make test-all` runs long ones, which also kill bot, worker and database."""

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.chaos import campaign, scenarios
from tests.chaos.faults import QUICK
from tests.chaos.invariants import of_logs
from tests.chaos.system import running


@pytest.mark.process
async def test_everything_told_is_as_it_should_be_and_nothing_is_lost_while_faults_happen(redis_folder: Path) -> None:
    with TemporaryDirectory(dir=redis_folder) as folder:
        async with running(Path(folder), patient=True) as system:
            played = await scenarios.turns(system, number=2)
            assert played.found + of_logs(system) == []
            assert system.presses > 0
            report = await campaign.run(system, seed=1, seconds=3, kinds=[*QUICK], pause=0.2, hurries=True)
    assert report.violations == []
    assert report.choices > 0
