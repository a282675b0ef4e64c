"""The cover of a game: a picture of the GM's own on its card, in place of the theme's."""

from simcord import InteractionResult
from sqlalchemy import func, select

from bot.pictures.picture import SENT_FILE
from bot.storage.people.sent_pictures import Cover
from bot.storage.schema.models import GameRow
from tests.asking import rows_in
from tests.cogs.remarks.test_pictures import HILL, drawn
from tests.cogs.setup.test_setting_up import gm_page
from tests.cogs.stage import Stage, answer, labels_of, text_of


async def cover(stage: Stage, **values: object) -> str:
    """Let the GM send in the form of the cover, and return the page that shows afterwards, or the answer beside it."""
    page = await gm_page(stage)
    form = await stage.press("Gia", page, "Title and picture")
    present = {"cover": ["keep"]} if "Take it away" in str(form.modal) else {}
    sent = await stage.people["Gia"].submit_modal(form, {**present, **values})
    assert isinstance(sent, InteractionResult)
    assert sent.acknowledged
    return text_of(page.message) if sent.response is None else text_of(sent.response.message)


async def files(stage: Stage) -> list[tuple[str, str | None]]:
    """Return the names and alternative texts of the files on the card."""
    await stage.painted_card()
    return [(file.filename, file.description) for file in stage.card.attachments]


async def test_a_cover_stands_on_the_card_in_place_of_the_themes_picture(sign_up: Stage) -> None:
    before = await files(sign_up)
    page = await cover(sign_up, picture=("mine.png", drawn()), description=HILL)
    after = await files(sign_up)

    assert "Your own picture is on the card." in page
    assert [name for name, _ in before] == ["table.png"]
    assert after == [(SENT_FILE, HILL)]


async def test_a_cover_may_be_described_later_and_removed(sign_up: Stage) -> None:
    await cover(sign_up, picture=("mine.png", drawn()))
    await cover(sign_up, description=HILL)
    described = await files(sign_up)
    unchanged = await cover(sign_up, title="The Bull")
    page = await cover(sign_up, cover=["remove"])

    assert described == [(SENT_FILE, HILL)]
    assert [name for name, _ in await files(sign_up)] == ["table.png"]
    assert ["on the card" in text for text in (unchanged, page)] == [True, False]
    assert await rows_in(sign_up.database, select(func.count()).select_from(Cover)) == [0]


async def test_a_form_without_a_picture_for_a_card_without_one_says_so(sign_up: Stage) -> None:
    assert "Please choose one" in await cover(sign_up, description=HILL)


async def test_a_file_that_is_no_picture_changes_no_card(sign_up: Stage) -> None:
    await cover(sign_up, picture=("mine.png", drawn()), description=HILL)

    assert "isn't a picture that I can show" in await cover(sign_up, picture=("mine.png", b"no"))
    assert await files(sign_up) == [(SENT_FILE, HILL)]


async def test_a_game_may_be_opened_with_a_cover(stage: Stage) -> None:
    await stage.command("Gia", "game new", game="tain", picture=("mine.png", drawn()))

    assert [name for name, _ in await files(stage)] == [SENT_FILE]


async def test_a_file_that_is_no_picture_opens_no_game(stage: Stage) -> None:
    told = await stage.command("Gia", "game new", game="tain", picture=("mine.png", b"no"))

    assert "isn't a picture that I can show" in answer(told)
    assert await rows_in(stage.database, select(func.count()).select_from(GameRow)) == [0]


async def test_a_rematch_keeps_the_cover(sign_up: Stage) -> None:
    await cover(sign_up, picture=("mine.png", drawn()), description=HILL)
    await sign_up.press("Gia", sign_up.card, "Start the game")
    await sign_up.end("Gia")
    closing = sign_up.channel.history()[-1]
    await sign_up.press("Gia", closing, "Rematch")

    await sign_up.painted_card()
    card = next(post for post in reversed(sign_up.channel.history()) if "Set-up" in labels_of(post))

    assert [(file.filename, file.description) for file in card.attachments] == [(SENT_FILE, HILL)]
    assert await rows_in(sign_up.database, select(Cover.game_id)) == [1, 2]
