"""How a message shows its pages beside a picture."""

from bot.delivery.telling.outgoing import Outgoing
from bot.pictures.picture import Picture
from bot.wording.pages import Page


def test_a_picture_that_stands_apart_is_in_no_page_and_parts_none() -> None:
    pages = [Page("Ann moves", "Ann throws 3."), Page("", "Which boat?", goes_on=True), Page("", "Board", instead=True)]
    made = Outgoing(pages=pages, picture=Picture(b"", "the board", Page("", "")), is_apart=True)
    (shown,) = made.embeds

    assert (shown.description, shown.image.url) == ("Ann throws 3.\nWhich boat?", None)
    assert [each.description for each in made.attachments] == ["the board"]
