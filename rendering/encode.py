"""An image as the bytes of a file.

Boards are flat art with few colours. Measured once at 1400 by 1268: PNG with the 256 nearest colours takes 23 ms and
123 KiB and looks the same; WebP at quality 85 takes 45 ms and 224 KiB and smears thin lines; PNG in full colour
takes 51 ms and 317 KiB.
"""

from io import BytesIO

from PIL import Image

SUFFIX = "png"
"""The ending of the file's name."""
_COLOURS = 256
_EFFORT = 3
"""How hard to compress, 0 to 9: above 3 the time grows faster than the file shrinks."""


def encode(image: Image.Image) -> bytes:
    """`image` as a PNG file with a palette."""
    plain = image if image.mode == "RGB" else image.convert("RGB")
    flat = plain.quantize(_COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    file = BytesIO()
    flat.save(file, "PNG", compress_level=_EFFORT)
    return file.getvalue()
