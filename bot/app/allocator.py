"""What happens to the memory that drawing frees.

Left alone, glibc keeps more and more of it: pieces that are kept between others leave holes of twice what is in use.
So every large piece is handed to the system as soon as it is freed; but the pieces of whole boards are kept by Pillow
for the next one, for getting them anew takes a third of a board's time.
"""

import ctypes

from PIL import Image

MMAP_THRESHOLD = -3
"""The number of the setting, as in malloc.h."""
LARGE = 128 * 1024
"""Bytes from which on a piece is handed back: what glibc begins with, and raises unless it is told."""
BLOCK = 1024 * 1024
"""Bytes in which Pillow gets the memory of an image."""
BLOCKS = 16
"""How many Pillow keeps: about two boards."""


def set_up() -> None:
    """Has Pillow keep blocks, and glibc hand back what is large; to be called once, before anything is drawn."""
    pillow = Image.core  # type: ignore[attr-defined]  # the settings are public as environment variables alone
    pillow.set_block_size(BLOCK)
    pillow.set_blocks_max(BLOCKS)
    library = ctypes.CDLL(None)
    if hasattr(library, "mallopt"):  # another C library is left alone
        library.mallopt(MMAP_THRESHOLD, LARGE)
