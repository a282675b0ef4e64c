"""A game gets a page that shows it whole at its end, and not before everybody may know who was who."""

from collections.abc import Sequence

from bot.page.making import page_of_game
from bot.storage.games.hosted_game import HostedGame
from bot.storage.people.remarks import Remark
from tests.cogs.stage import Stage


def files(game: Stage) -> list[str]:
    return [attachment.filename for message in game.channel.history() for attachment in message.attachments]


async def test_the_whole_game_is_posted_after_the_end(game: Stage) -> None:
    game.bot.make_pages(page_of_game)
    await game.end("Gia")
    page, record = game.channel.history()[-1].attachments[-2:]

    assert [page.filename, record.filename] == ["tain-1.html", "tain-1.jsonl"]
    assert page.size > 10_000


async def test_a_game_that_is_too_long_gets_no_page_but_a_record(game: Stage) -> None:
    async def too_long(_hosted: HostedGame, _record: bytes, _remarks: Sequence[Remark]) -> None:
        return None

    game.bot.make_pages(too_long)
    await game.end("Gia")

    assert "tain-1.jsonl" in files(game)
    assert "tain-1.html" not in files(game)
