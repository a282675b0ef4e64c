"""An album keeps pictures without loss, similar ones as a change, and never exceeds its budget."""

import json
from io import BytesIO

import msgspec
from PIL import Image, ImageDraw

from bot.page.album import Album
from tests.page.reading import drawn

GROUND, OTHER = (Image.effect_noise((200, 100), 60).convert("RGB") for _ in range(2))


def picture(x: int, ground: Image.Image = GROUND) -> bytes:
    """Return a picture of a disc at this place on a motley ground."""
    image = ground.copy()
    ImageDraw.Draw(image).ellipse((x, 20, x + 20, 40), fill="red")
    made = BytesIO()
    image.save(made, "PNG")
    return made.getvalue()


def kept(album: Album) -> list[dict[str, object] | None]:
    read: list[dict[str, object] | None] = json.loads(msgspec.json.encode(album.pictures()))
    return read


def test_every_picture_is_shown_as_it_was() -> None:
    album, pictures = Album(), [picture(x) for x in (0, 10, 20, 150)]
    pictures.append(picture(10, GROUND.crop((0, 0, 120, 90))))
    numbers = [album.put(png) for png in pictures]

    for number, png in zip(numbers, pictures, strict=True):
        assert drawn(kept(album), number).tobytes() == Image.open(BytesIO(png)).convert("RGB").tobytes()


def test_a_similar_picture_is_kept_as_a_change() -> None:
    album = Album()
    for x in (0, 10):
        album.put(picture(x))
    whole, change = kept(album)

    assert whole is not None
    assert change is not None
    assert change["over"] == 0
    assert len(str(change["data"])) < len(str(whole["data"])) / 2


def test_a_very_different_picture_is_kept_whole() -> None:
    album = Album()
    for ground in (GROUND, OTHER):
        album.put(picture(0, ground))

    assert [each is not None and each.over for each in album.pictures()] == [None, None]


def test_the_same_picture_is_kept_once() -> None:
    album = Album()

    assert [album.put(picture(x)) for x in (0, 10, 0)] == [0, 1, 0]


def test_too_many_pictures_leave_some_out_but_never_the_last() -> None:
    album = Album()
    for x in range(0, 160, 8):
        album.put(picture(x))
    whole, *changes = [len(each.data) for each in album.pictures() if each is not None]
    budget = whole + sum(changes) // 3
    few = album.pictures(budget)

    assert sum(len(each.data) for each in few if each is not None) <= budget
    assert few[-1] is not None
    assert few.count(None) > 0
    assert all(few[each.over] is not None for each in few if each is not None and each.over is not None)
