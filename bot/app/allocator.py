"""Returns the memory that rendering frees to the system.

By default glibc keeps more and more of it: fragmentation grows to twice the memory in use. So every large block goes
back to the system as soon as it is freed. To fetch it again takes long: a tenth of the time of a board. So Pillow makes
images of small blocks, which are hardly ever large enough to go back, and keeps those of a few strips of a board.
"""

import ctypes

from PIL import Image

MMAP_THRESHOLD, ARENA_MAX = -3, -8
"""The parameters' numbers in malloc.h."""
LARGE = 128 * 1024
"""Bytes from which a block goes back to the system: glibc's initial value, which it raises unless it is set."""
BLOCK = 4 * 1024
"""Bytes of a block: one line of a board. With larger ones, more memory lies idle between small images that are kept."""
BLOCKS = 1024
"""Blocks that Pillow keeps: a few strips."""


def set_up() -> None:
    """Makes Pillow keep small blocks and glibc return large ones. Call it once, before anything is rendered."""
    pillow = Image.core  # type: ignore[attr-defined]  # publicly, these are environment variables only
    pillow.set_block_size(BLOCK)
    pillow.set_blocks_max(BLOCKS)
    library = ctypes.CDLL(None)
    if hasattr(library, "mallopt"):  # not in other C libraries
        library.mallopt(MMAP_THRESHOLD, LARGE)
        library.mallopt(ARENA_MAX, 1)  # else what one thread frees is idle memory for the others
