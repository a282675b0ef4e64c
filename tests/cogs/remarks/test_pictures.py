"""A GM's own words with a picture: what may be sent, what is kept of it, and that a timed one outlives a restart."""

from datetime import timedelta
from functools import partial
from io import BytesIO

import discord
import pytest
from PIL import Image
from sqlalchemy import func, select

from bot.clock import now
from bot.host.leading import writing_remarks
from bot.page.making import page_of_game
from bot.pictures.picture import SENT_FILE
from bot.pictures.unfit import MOST_BYTES
from bot.storage.people.sent_pictures import RemarkPicture, forget_old_pictures
from tests.asking import rows_in
from tests.cogs.remarks.test_own_replays import read
from tests.cogs.remarks.test_own_words import TITLE_OF_DM, kept, speak
from tests.cogs.stage import Stage, answer, text_of

HILL = "A hill fort at dusk"


def drawn(kind: str = "PNG", size: tuple[int, int] = (40, 30)) -> bytes:
    """Draw a picture of some size, as a file of some kind."""
    file = BytesIO()
    Image.new("RGB", size, "#274060").save(file, kind)
    return file.getvalue()


def shown(stage: Stage, message: discord.Message) -> Image.Image:
    """Open the picture of a message, which stands in its embed."""
    (file,) = message.attachments
    (embed,) = message.embeds
    assert embed.image.url in {f"attachment://{file.filename}", file.url}
    return Image.open(BytesIO(stage.env.backend.cdn.get(file.url) or b""))


async def pictures_kept(stage: Stage) -> int:
    """Count the pictures in the database."""
    return (await rows_in(stage.database, select(func.count()).select_from(RemarkPicture)))[0]


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "GIF", "WEBP"])
async def test_a_picture_stands_under_the_words_whatever_its_kind_and_name(game: Stage, kind: str) -> None:
    await speak(game, picture=("secret plan of Ann.txt", drawn(kind)), description=HILL)
    post = game.channel.history()[-1]

    assert shown(game, post).size == (40, 30)
    assert [(file.filename, file.description) for file in post.attachments] == [(SENT_FILE, HILL)]


async def test_a_picture_without_a_description_says_so(game: Stage) -> None:
    await speak(game, picture=("a.png", drawn()))
    (file,) = game.channel.history()[-1].attachments

    assert file.description == "A picture from the GM, without a description"


WRONG_FILES = {
    "no picture": (b"<svg onload=alert(1)>", "isn't a picture that I can show"),
    "a torn one": (drawn()[:50], "isn't a picture that I can show"),
    "another kind": (drawn("BMP"), "isn't a picture that I can show"),
    "an empty file": (b"", "isn't a picture that I can show"),
    "a large file": (b"\x89PNG" + bytes(MOST_BYTES), "larger than 8 MB"),
    "many pixels": (drawn(size=(5000, 4000)), "more than 16 million pixels"),
}


@pytest.mark.parametrize("wrong", WRONG_FILES)
async def test_a_file_that_cannot_be_shown_sends_nothing(game: Stage, wrong: str) -> None:
    content, why = WRONG_FILES[wrong]
    posts = len(game.channel.history())
    told = await speak(game, picture=("picture.png", content))

    assert why in told
    assert "nothing was sent or saved" in told
    assert await kept(game) == []
    assert len(game.channel.history()) == posts


async def test_timed_words_still_have_their_picture_after_a_restart(game: Stage) -> None:
    await speak(game, when="in 3 h", picture=("a.png", drawn()))
    game.env.backend.cdn._blobs.clear()
    await game.restart()
    await game.pass_hours(3.1)

    assert shown(game, game.channel.history()[-1]).size == (40, 30)


async def test_a_player_whose_dm_is_closed_finds_the_picture_with_their_secrets(game: Stage) -> None:
    game.close_dms("Ann")
    await speak(game, "Look.", "Ann", picture=("a.png", drawn()), description=HILL)
    own, other = [await game.command(name, "game secrets") for name in ("Ann", "Ben")]

    assert own.response is not None
    assert other.response is not None
    assert "picture-1.webp" in [file.filename for file in own.response.attachments]
    assert f"Look.\n(with a picture: {HILL})" in answer(own)
    assert "picture-1.webp" not in [file.filename for file in other.response.attachments]


async def test_a_picture_to_one_player_is_in_their_dm_alone(game: Stage) -> None:
    await speak(game, "Look.", "Ann", picture=("a.png", drawn()))

    assert TITLE_OF_DM in text_of(game.dms("Ann")[-1])
    assert shown(game, game.dms("Ann")[-1]).size == (40, 30)
    assert all(SENT_FILE not in str(post.attachments) for post in game.channel.history())


async def test_the_replay_describes_a_picture_and_does_not_show_it(game: Stage) -> None:
    game.bot.make_pages(page_of_game)
    await speak(game, "Look.", picture=("a.png", drawn()), description=HILL)
    await game.end("Gia")
    page = read(game, game.channel.history()[-1])

    assert any(f"(with a picture: {HILL})" in each.lines for each in page.messages)


async def test_the_pictures_of_a_game_are_limited(game: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writing_remarks, "MOST_PICTURES", 1)
    await speak(game, "One.", picture=("a.png", drawn()))
    refused = await speak(game, "Two.", picture=("a.png", drawn()))
    await speak(game, "Three.")

    assert "nothing was sent" in refused
    assert await kept(game) == ["One.", "Three."]


async def test_pictures_are_kept_for_two_days_after_the_end(game: Stage) -> None:
    await speak(game, picture=("a.png", drawn()))
    await game.end("Gia")
    counts = []
    for days in (1, 3):
        at = now() + timedelta(days=days)
        await game.database.write(partial(forget_old_pictures, now=at))
        counts.append(await pictures_kept(game))

    assert counts == [1, 0]


async def test_pictures_go_with_a_player_who_is_forgotten(game: Stage) -> None:
    await speak(game, "Look.", "Ann", picture=("a.png", drawn()))
    before = await pictures_kept(game)
    await game.end("Gia")
    asked = await game.command("Ann", "privacy forget")
    await game.press("Ann", asked.response, "Forget me")

    assert (before, await pictures_kept(game)) == (1, 0)
