"""The memory of boards is kept for the next ones; other freed memory goes back to the system."""

import platform
import sys
from subprocess import run

import pytest

pytestmark = pytest.mark.process

MEASURE = """
import os
from pathlib import Path
from PIL import Image
from bot.app import allocator

def held() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") // allocator.BLOCK

allocator.set_up()
larger = b'x' * (8 * allocator.BLOCK)
del larger  # glibc would raise its threshold now
*pieces, last = [b'x' * allocator.BLOCK for _ in range(40)]  # the freed blocks are between others
boards = [Image.new("RGB", (1400, 1282), "white") for _ in range(6)]
print(held())
del pieces
print(held())
del boards
print(held())
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other C libraries are not configured")
def test_two_boards_are_kept_and_other_freed_memory_is_returned() -> None:
    output = run([sys.executable, "-c", MEASURE], capture_output=True, text=True, check=True).stdout
    everything, boards, two_boards = (int(line) for line in output.splitlines())
    assert everything - boards > 35
    assert 20 < boards - two_boards < 30
