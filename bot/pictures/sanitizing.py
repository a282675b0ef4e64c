"""Makes a picture that somebody has sent anew, so that nothing of their file is kept but what can be seen.

A file is judged by its content and never by its name. Its size is read before anything is unpacked.
"""

from io import BytesIO

from PIL import Image, ImageOps

from bot.pictures.unfit import MOST_PIXELS, NoPicture, TooManyPixels

FORMATS = ("PNG", "JPEG", "GIF", "WEBP")
SIDES = (1600, 1200, 800, 400)
"""The longest sides in pixels that are tried in this order, until the picture is small enough. The last always is."""
LARGEST = 1_500_000
"""The most bytes that are kept of a picture."""
QUALITY = 85


def made_anew(content: bytes) -> bytes:
    """Return a picture as a WebP file of at most ``LARGEST`` bytes, without its metadata. Of several frames, the first.

    Raises NoPicture, TooManyPixels.
    """
    try:
        image = Image.open(BytesIO(content), formats=FORMATS)
        _check(image)
        image.draft("RGB", (SIDES[0], SIDES[0]))
        seen = ImageOps.exif_transpose(image).convert("RGBA" if image.has_transparency_data else "RGB")
    except TooManyPixels:
        raise
    except Image.DecompressionBombError:
        raise TooManyPixels from None
    except Exception as error:  # Pillow raises errors of many kinds for broken files.
        raise NoPicture from error
    return _packed(seen)


def _check(image: Image.Image) -> None:
    width, height = image.size
    if width * height > MOST_PIXELS:
        raise TooManyPixels


def _packed(image: Image.Image) -> bytes:
    """Return the largest file that may be kept."""
    made = (_made(image, side) for side in SIDES)
    return next(file for file in made if len(file) <= LARGEST)


def _made(image: Image.Image, side: int) -> bytes:
    smaller, file = image.copy(), BytesIO()
    smaller.thumbnail((side, side))
    smaller.save(file, "WEBP", quality=QUALITY)
    return file.getvalue()
