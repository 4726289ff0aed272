"""Fixtures of tests that play through the sandbox: the same as those of `tests/end_to_end`."""

from tests.end_to_end.conftest import *  # noqa: F403
