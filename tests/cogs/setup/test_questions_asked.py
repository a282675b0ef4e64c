"""A question for the river: written in the set-up, shown before the game, and answered by who wins."""

import pytest
from simcord import InteractionResult

from bot.components.keys import Key, Verb
from engine.danube.board import Colour
from tests.cogs.boatmen import boats
from tests.cogs.forgery import press
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, answer, labels_of, text_of

QUESTION = "Will @everyone come to *Samhain*?"


@pytest.fixture
async def river(opening: Opening) -> Stage:
    """Return a sign-up of Down the Danube with both players."""
    stage = await opening.stage()
    await stage.command("Gia", "game new", game="danube")
    for name in ("Ann", "Ben"):
        await stage.press(name, stage.card, "Join")
    return stage


async def ask(stage: Stage, question: str) -> InteractionResult:
    """Write the question in the set-up."""
    panel = (await stage.press("Gia", stage.card, "Set-up")).response
    form = await stage.press("Gia", panel, "Ask a question")
    sent = await stage.people["Gia"].submit_modal(form, {"question": question})
    assert isinstance(sent, InteractionResult)
    return sent


async def test_the_card_shows_what_the_table_asks(river: Stage) -> None:
    await ask(river, QUESTION)
    card = await river.painted_card()

    assert "You ask the river: “Will" in card
    assert "@everyone" not in card
    assert "If the white pieces win, the answer is yes." in card


async def test_the_end_answers_it_by_who_has_won(river: Stage) -> None:
    await ask(river, QUESTION)
    await river.command("Gia", "game start")
    while not (colours := (await boats(river)).board.colours):
        await river.command("Gia", "gm close")
    (pennies,) = (name for name, colour in colours.items() if colour is Colour.PENNIES)
    asked = (await river.command(pennies, "danube resign")).response
    assert asked is not None
    await river.press(pennies, asked, labels_of(asked)[0])
    told = [text_of(message) for message in river.channel.history()]

    assert any("so it answers: **yes**" in text for text in told)


async def test_an_emptied_question_is_asked_no_more(river: Stage) -> None:
    await ask(river, QUESTION)
    await ask(river, "")

    assert "You ask the river" not in await river.painted_card()


async def test_only_the_gm_asks_for_the_table(river: Stage) -> None:
    assert "GM" in answer(await press(river, "Ann", Key(Verb.ASK_ALOUD, 1)))


async def test_other_games_have_no_question(sign_up: Stage) -> None:
    panel = (await sign_up.press("Gia", sign_up.card, "Set-up")).response
    assert panel is not None

    assert "Ask a question" not in labels_of(panel)
