"""A GM's own title for a game, and a credit: on the card, and in the name of its private threads."""

from bot.cogs.setup.title_presses import LONGEST_TITLE
from bot.components.keys import Key, Verb
from tests.cogs.forgery import press
from tests.cogs.gamblers import SEVEN
from tests.cogs.setup.test_setting_up import gm_page
from tests.cogs.stage import Stage, answer, text_of
from tests.cogs.threads import private_threads


async def entitle(stage: Stage, title: str, credit: str = "") -> str:
    """Let the GM give the game a title, and return the page that shows afterwards, or the answer beside it."""
    page = await gm_page(stage)
    form = await stage.press("Gia", page, "Title and picture")
    sent = await stage.people["Gia"].submit_modal(form, {"title": title, "credit": credit})
    assert sent.acknowledged
    return text_of(page.message) if sent.response is None else text_of(sent.response.message)


async def test_the_card_has_the_title_and_the_credit_before_and_in_the_game(sign_up: Stage) -> None:
    page = await entitle(sign_up, "The *Last* Bull of @everyone", "Nora")
    before = await sign_up.painted_card()
    await sign_up.press("Gia", sign_up.card, "Start the game")
    after = await sign_up.painted_card()
    line = "**The \\*Last\\* Bull of \\@\N{ZERO WIDTH SPACE}everyone**, by Nora"

    assert line in page
    assert before.startswith(line)
    assert after.startswith(line)


async def test_a_credit_without_a_title_and_a_title_without_a_credit_stand_alone(sign_up: Stage) -> None:
    await entitle(sign_up, "", "Nora")
    credit = await sign_up.painted_card()
    await entitle(sign_up, "The Last Bull")
    title = await sign_up.painted_card()
    await entitle(sign_up, "")

    assert credit.startswith("By Nora")
    assert title.startswith("**The Last Bull**\n")
    assert (await sign_up.painted_card()).startswith("\n")


async def test_the_private_threads_of_a_game_all_have_its_title(stage: Stage) -> None:
    for name in SEVEN:
        if name not in stage.users:
            stage.add(name)
    await stage.command("Gia", "game new", game="great-table", anonymous=False)
    panel = await stage.press("Gia", stage.card, "Set-up")
    numbers = await stage.press("Gia", panel.response, "Numbers")
    await stage.people["Gia"].submit_modal(numbers, {"roles": "Apprentice 2", "deck": ""})
    await entitle(stage, "The Last Bull")
    for name in SEVEN:
        await stage.press(name, stage.card, "Join")
    await stage.command("Gia", "game start")

    assert {thread.name for thread in private_threads(stage)} == {"The Last Bull"}


async def test_a_title_too_long_for_a_thread_is_refused(sign_up: Stage) -> None:
    assert "nothing was saved" in await entitle(sign_up, "\N{PARTY POPPER}" * LONGEST_TITLE)
    assert (await sign_up.hosted()).settings.title == ""


async def test_only_a_gm_gives_a_title(sign_up: Stage) -> None:
    assert "GM" in answer(await press(sign_up, "Ann", Key(Verb.TITLE, 1)))
