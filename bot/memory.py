"""What the C library does with the large pieces of memory that drawing frees.

Left alone, glibc hands most of them to the system after every board, which takes a third of a board's time to give them
again, and pieces that are kept between others leave holes of twice what is in use. So it is told to keep what is
freed, and to hand over all of it now and then. Another C library is left alone.
"""

import ctypes

TRIM_THRESHOLD, MMAP_THRESHOLD, ARENA_MAX = -1, -3, -8
"""The numbers of settings, as in malloc.h."""
MIB = 1 << 20

_library = ctypes.CDLL(None)


def keep() -> None:
    """From now on the process keeps what it frees, up to 8 MiB at the end of each of its two heaps."""
    if hasattr(_library, "mallopt"):
        _library.mallopt(ARENA_MAX, 2)
        _library.mallopt(MMAP_THRESHOLD, 32 * MIB)
        _library.mallopt(TRIM_THRESHOLD, 8 * MIB)


def give_back() -> None:
    """Hands to the system all whole pages that the process keeps and does not use."""
    if hasattr(_library, "malloc_trim"):
        _library.malloc_trim(ctypes.c_size_t(0))
