"""The end of a board game is one post: who has won, the board, the record, and *Rematch*."""

import discord
import pytest

from bot.pictures.picture import FILE
from engine.boards.actions import Resign
from engine.judging import Submission
from tests.cogs.gamblers import sit_down
from tests.cogs.opening import Opening
from tests.cogs.showing import CLOSING
from tests.cogs.stage import Stage, labels_of, text_of
from tests.cogs.submissions import fulfil


@pytest.fixture
async def ended(opening: Opening) -> Stage:
    """Return a race on the river that somebody has just given up."""
    return await opening.after(end)


async def end(stage: Stage) -> None:
    """Begin a race, and let one of the two resign."""
    await sit_down(stage, ("Ann", "Ben"), game="danube", late="ask")
    await fulfil(stage, [Submission("Ann", Resign())])


def files_of(message: discord.Message) -> list[str]:
    return [file.filename for file in message.attachments]


async def test_the_end_the_board_the_record_and_the_rematch_are_one_post(ended: Stage) -> None:
    post = ended.channel.history()[-1]

    assert "Ben" in text_of(post)
    assert (post.embeds[-1].description or "").splitlines()[-1].startswith("-# Record: every move")
    assert files_of(post) == [FILE, "danube-1.jsonl"]
    assert labels_of(post) == CLOSING
    assert [each for each in ended.channel.history()[1:-1] if labels_of(each)] == []


async def test_a_rematch_is_opened_from_the_end_post(ended: Stage) -> None:
    await ended.press("Ben", ended.channel.history()[-1], "Rematch")

    assert "Join" in labels_of(ended.channel.history()[-1])
