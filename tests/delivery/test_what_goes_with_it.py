"""The owner of a message, and the names of its files."""

from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.receivers import seat_owed
from bot.pictures.picture import FILE, Picture
from bot.storage.outbox.outbox import Destination, owed
from bot.storage.schema.kinds import OutboxKind
from bot.wording.pages import Page
from tests.delivery.at_a_table import NOON, great_table


def test_every_seat_gets_its_own_files_and_no_others() -> None:
    hosted = great_table()
    rows = [owed(7, OutboxKind.SECRETS, [1], NOON, Destination(seat_id=each.seat_id)) for each in hosted.occupancies]

    assert [seat_owed(hosted, row) for row in rows] == hosted.occupancies


def test_text_that_is_too_long_for_a_post_is_in_its_file_as_plain_text() -> None:
    made = Outgoing(pages=[Page("t", "x"), Page("Day 1", "", (("Kills", r"**A\_b**: ~~Cat~~"),), apart=True)])
    (file,) = made.attachments

    assert [embed.title for embed in made.embeds] == ["t"]
    assert file.fp.read().decode() == "Day 1\nKills: A_b: Cat"


def test_every_pictures_file_has_the_same_name() -> None:
    made = Outgoing(picture=Picture(b"", "Ann sits beside Ben.", Page("Ann", "Ben")))

    assert [file.filename for file in made.attachments] == [FILE]
