"""Returns large blocks of memory to the system as soon as they are freed.

By default glibc keeps more and more of what boards took: a process that draws in four threads grows to 190 MiB instead
of 133 (docs/scale.md).
"""

import ctypes

MMAP_THRESHOLD = -3
"""The parameter's number in malloc.h."""
LARGE = 128 * 1024
"""Bytes from which a block goes back to the system: glibc's initial value, which it raises unless it is set."""


def set_up() -> None:
    """Makes glibc return large blocks. Call it once, before anything is drawn."""
    library = ctypes.CDLL(None)
    if hasattr(library, "mallopt"):  # not in other C libraries
        library.mallopt(MMAP_THRESHOLD, LARGE)
