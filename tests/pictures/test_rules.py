"""The rules show the board before the first move, in the games that have one."""

import pytest

from bot.cogs.players.looks import rules
from bot.delivery.telling.outgoing import Outgoing
from bot.pictures.picture import FILE, LONGEST_TEXT
from bot.themes import load_themes
from bot.wording.pages import length
from tests.pictures.pictures import is_small_and_bare


async def shown(game: str) -> Outgoing:
    return await rules(load_themes(), game, "en", None)


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("danube", "The nickels stand on 2, 4, 6, 8, 10, the pennies on 1, 3, 5, 7, 9."),
        ("bluff", "The Magic spaces lie between the numbers: 1, Magic 1, 2, 3, Magic 2, 4, and so on."),
    ],
)
async def test_the_rules_of_a_board_game_show_and_describe_the_board(game: str, said: str) -> None:
    outgoing = await shown(game)

    assert outgoing.picture is not None
    assert is_small_and_bare(outgoing.picture.png)
    assert said in outgoing.picture.text
    assert length(outgoing.picture.text) <= LONGEST_TEXT
    assert [file.filename for file in outgoing.attachments] == [FILE]


async def test_a_pictures_words_go_with_its_file_and_with_its_embed() -> None:
    outgoing = await shown("danube")

    assert outgoing.picture is not None
    assert [file.description for file in outgoing.attachments] == [outgoing.picture.text]
    assert outgoing.embeds[0].to_dict().get("image") == {
        "url": f"attachment://{FILE}",
        "description": outgoing.picture.text,
    }


async def test_the_rules_of_a_game_without_a_board_have_no_picture() -> None:
    assert (await shown("tain")).attachments == []
