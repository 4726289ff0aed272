"""An archive that this version cannot read."""

from zstandard import ZstdCompressionDict, ZstdCompressor

from bot.store.archive import DICTIONARY


def of_a_newer_version(document: bytes) -> bytes:
    """Returns the archive of a session whose dictionary has another number."""
    content = DICTIONARY.as_bytes()
    newer = ZstdCompressionDict(content[:4] + (7).to_bytes(4, "little") + content[8:])
    return ZstdCompressor(dict_data=newer).compress(document)
