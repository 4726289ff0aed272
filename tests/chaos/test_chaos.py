"""A short campaign of faults. `make test-all` runs long ones, with crashes of the bot, the worker and the database."""

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.chaos import campaign
from tests.chaos.faults import QUICK


@pytest.mark.process
async def test_nothing_is_lost_or_doubled_while_faults_happen(redis_folder: Path) -> None:
    with TemporaryDirectory(dir=redis_folder) as folder:
        report = await campaign.run(Path(folder), seed=1, seconds=3, kinds=[*QUICK], pause=0.2, hurries=True)
    assert report.violations == []
    assert report.choices > 0
