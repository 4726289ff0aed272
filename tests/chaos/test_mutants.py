"""A short campaign that compares exactly, with the real bot. `python -m tests.chaos.mutants` shows what it finds."""

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.chaos import quiet
from tests.chaos.invariants import of_logs
from tests.chaos.mutants import MUTANTS, Mutant
from tests.chaos.system import running
from tests.installing import PROJECT


@pytest.mark.process
async def test_every_choice_line_mention_and_picture_of_some_turns_is_as_it_should_be(redis_folder: Path) -> None:
    with TemporaryDirectory(dir=redis_folder) as folder:
        async with running(Path(folder)) as system:
            played = await quiet.turns(system, number=2)
        assert played.found + of_logs(system) == []
    assert played.presses > 0


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_the_text_that_a_mutant_replaces_is_in_its_file_once(mutant: Mutant) -> None:
    assert (PROJECT / mutant.file).read_text().count(mutant.old) == 1
