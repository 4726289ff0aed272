"""Freed memory goes back to the system, even if it lies between blocks that are in use."""

import platform
import sys
from subprocess import run

import pytest

pytestmark = pytest.mark.process

MEASURE = """
import os
from pathlib import Path
from bot.app import allocator

MIB = 1024 * 1024

def held() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") // MIB

allocator.set_up()
larger = b'x' * (8 * MIB)
del larger  # glibc would raise its threshold now
*pieces, last = [b'x' * MIB for _ in range(40)]
print(held())
del pieces
print(held())
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other C libraries are not configured")
def test_freed_memory_is_returned() -> None:
    output = run([sys.executable, "-c", MEASURE], capture_output=True, text=True, check=True).stdout
    before, after = (int(line) for line in output.splitlines())
    assert before - after > 35
