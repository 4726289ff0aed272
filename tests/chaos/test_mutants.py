"""The list of planted bugs. `python -m tests.chaos.mutants` shows what finds each."""

import pytest

from tests.chaos.planted import MUTANTS, Mutant
from tests.installing import PROJECT


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_the_text_that_a_mutant_replaces_is_in_its_file_once(mutant: Mutant) -> None:
    assert (PROJECT / mutant.file).read_text().count(mutant.old) == 1
