"""The replay of a game: everybody reads the rulings there, and only those who had it a question and its answer."""

from collections.abc import Iterable

import discord
from simcord.results import ResponseMessage

from bot.components.keys import Key, Verb
from bot.page.making import page_of_game
from tests.cogs.forgery import press
from tests.cogs.remarks.test_asking import ask, reply
from tests.cogs.stage import Stage, answer
from tests.page.reading import Read, read_page

GM, EVERYBODY = -1, 0
"""The numbers of these readers on a page."""


def read(stage: Stage, message: discord.Message | ResponseMessage | None) -> Read:
    """Read the page that is attached to a message."""
    assert message is not None
    (page,) = [each for each in message.attachments if each.filename.endswith(".html")]
    return read_page((stage.env.backend.cdn.get(page.url) or b"").decode())


def heard(page: Read, *texts: str) -> set[tuple[str, object]]:
    """Return these texts with the readers who have them on a page."""
    said: Iterable[tuple[object, str]] = [(each.to, "\n".join(each.lines)) for each in page.messages]
    return {(text, to) for text in texts for to, lines in said if text in lines}


async def ended(stage: Stage) -> Stage:
    """Ask two questions, one of which is answered and one ruled upon, and end the game."""
    stage.bot.make_pages(page_of_game)
    await ask(stage, "Ann", "May I?")
    await reply(stage, "You may.")
    await ask(stage, "Ben", "May all?")
    await reply(stage, "All may.", "Answer to all")
    await stage.end("Gia")
    return stage


TEXTS = ("May I?", "You may.", "May all?", "All may.")


async def test_the_page_for_everybody_has_rulings_and_no_question(game: Stage) -> None:
    await ended(game)

    assert heard(read(game, game.channel.history()[-1]), *TEXTS) == {("All may.", EVERYBODY)}


async def test_a_players_own_replay_has_their_question_and_its_answer(game: Stage) -> None:
    await ended(game)
    closing = game.channel.history()[-1]
    seats = (await game.hosted()).names
    own = {name: await game.press(name, closing, "My replay") for name in ("Ann", "Cat", "Gia")}
    ann, ben = seats.index("Ann") + 1, seats.index("Ben") + 1
    to_ann = {("May I?", GM), ("May I?", ann), ("You may.", ann), ("All may.", EVERYBODY)}

    assert heard(read(game, own["Ann"].response), *TEXTS) == to_ann
    assert heard(read(game, own["Cat"].response), *TEXTS) == {("All may.", EVERYBODY)}
    assert heard(read(game, own["Gia"].response), *TEXTS) == to_ann | {("May all?", GM), ("May all?", ben)}


async def test_there_is_no_replay_before_the_end(game: Stage) -> None:
    game.bot.make_pages(page_of_game)
    early = answer(await press(game, "Ann", Key(Verb.REPLAY, 1)))

    assert "isn't revealed yet" in early


async def test_a_host_without_pages_has_no_replays(game: Stage) -> None:
    await game.end("Gia")

    assert "There's no page" in answer(await game.press("Ann", game.channel.history()[-1], "My replay"))
