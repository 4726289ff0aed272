"""Memory that was freed is kept until it is given back."""

import platform
import sys
from subprocess import run

import pytest

MEASURE = """
import os
from pathlib import Path
from bot import memory

def held() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") // memory.MIB

memory.keep()
*pieces, last = [b'x' * memory.MIB for _ in range(40)]  # what is freed lies below the last
between = held()
del pieces
print(between)
print(held())
memory.give_back()
print(held())
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="another C library is left alone")
def test_freed_memory_is_kept_and_then_given_back() -> None:
    told = run([sys.executable, "-c", MEASURE], capture_output=True, text=True, check=True).stdout
    used, freed, given_back = (int(line) for line in told.splitlines())
    assert used - freed < 5
    assert freed - given_back > 30
