"""Returns the memory that rendering frees to the system.

By default glibc keeps more and more of it: fragmentation grows to twice the memory in use. So every large block goes
back to the system as soon as it is freed; only Pillow keeps the blocks of whole boards, because allocating them again
takes a third of the time of a board.
"""

import ctypes

from PIL import Image

MMAP_THRESHOLD = -3
"""The parameter's number in malloc.h."""
LARGE = 128 * 1024
"""Bytes from which a block goes back to the system: glibc's initial value, which it raises unless it is set."""
BLOCK = 1024 * 1024
"""Size of Pillow's blocks, in bytes."""
BLOCKS = 16
"""Blocks that Pillow keeps: about two boards."""


def set_up() -> None:
    """Makes Pillow keep blocks and glibc return large ones. Call it once, before anything is rendered."""
    pillow = Image.core  # type: ignore[attr-defined]  # publicly, these are environment variables only
    pillow.set_block_size(BLOCK)
    pillow.set_blocks_max(BLOCKS)
    library = ctypes.CDLL(None)
    if hasattr(library, "mallopt"):  # not in other C libraries
        library.mallopt(MMAP_THRESHOLD, LARGE)
