"""Whatever a GM or a player writes, times or asks for in vain: one sentence says what to do, and nothing is changed."""

import re
from collections.abc import Awaitable, Callable

import pytest
from simcord import InteractionResult

from bot.cogs.results.result_words_presses import LONGEST
from bot.cogs.setup.prose_presses import LONGEST_PROSE
from bot.cogs.setup.title_presses import LONGEST_TITLE
from bot.components.keys import Key, Verb
from bot.storage.people.remarks import LONGEST_REMARK
from tests.cogs.forgery import press
from tests.cogs.gm.test_pending_results import vote_waits
from tests.cogs.gm.test_result_words import write as write_above
from tests.cogs.players.test_privacy import everything
from tests.cogs.remarks.test_asking import ask, reply_to
from tests.cogs.remarks.test_own_words import speak
from tests.cogs.setup.test_covers import cover
from tests.cogs.setup.test_prose import write as write_prose
from tests.cogs.setup.test_role_prose import write as write_for_role
from tests.cogs.setup.test_setting_up import gm_page
from tests.cogs.setup.test_titles import entitle
from tests.cogs.stage import Stage, answer

WIDE = "\N{PARTY POPPER}"
"""A character that Discord's boxes count once, and its messages twice."""
LONG = WIDE * LONGEST_REMARK
SECOND = re.compile("[.!?] +[A-Z]")
"""The beginning of a second sentence."""
Try = Callable[[Stage], Awaitable[str]]


def messages(stage: Stage) -> list[tuple[int, str]]:
    """Return every message that anybody can read."""
    places = [stage.channel, *(user.dm_channel for user in stage.users.values())]
    return [(message.id, message.content) for place in places for message in place.history()]


async def typed(stage: Stage, command: str, name: str = "Gia", **options: object) -> str:
    """Give a command in the channel, and return its answer."""
    return answer(await stage.command(name, command, **options))


BEFORE: dict[str, Try] = {
    "a title too long": lambda stage: entitle(stage, WIDE * LONGEST_TITLE),
    "words for a moment too long": lambda stage: write_prose(stage, opening=WIDE * LONGEST_PROSE),
    "words for a role too long": lambda stage: write_for_role(stage, WIDE * LONGEST_PROSE),
    "a cover that is no picture": lambda stage: cover(stage, picture=("a.png", b"no")),
}
IN_GAME: dict[str, Try] = {
    "a question too long": lambda stage: ask(stage, text=LONG),
    "an empty question": lambda stage: ask(stage, text=" "),
    "words too long": lambda stage: speak(stage, LONG),
    "words too long for a player": lambda stage: speak(stage, LONG, to="Ann"),
    "words with a file that is no picture": lambda stage: speak(stage, picture=("a.png", b"no")),
    "words for a time that has passed": lambda stage: speak(stage, when="2020-11-20 18:29"),
    "words for no time": lambda stage: speak(stage, when="soonish"),
    "words for a time too far ahead": lambda stage: speak(stage, when="in 90 days"),
    "a deadline that has passed": lambda stage: typed(stage, "gm extend", time="2020-11-20 18:29"),
    "a deadline that comes too early": lambda stage: typed(stage, "gm extend", time="-20 days"),
    "a deadline too far ahead": lambda stage: typed(stage, "gm extend", time="90 days"),
    "a deadline at no time": lambda stage: typed(stage, "gm extend", time="soonish"),
    "a spreadsheet for a player": lambda stage: refused(stage, "Ann", Key(Verb.SHEETS, 1)),
    "a spreadsheet for a stranger": lambda stage: refused(stage, "Zoe", Key(Verb.SHEETS, 1)),
}


async def refused(stage: Stage, name: str, key: Key) -> str:
    """Press a button that was never shown."""
    return answer(await press(stage, name, key))


@pytest.mark.parametrize("wrong", BEFORE)
async def test_before_a_game_what_cannot_be_is_refused_in_a_sentence(sign_up: Stage, wrong: str) -> None:
    await check_refused(sign_up, BEFORE[wrong])


@pytest.mark.parametrize("wrong", IN_GAME)
async def test_in_a_game_what_cannot_be_is_refused_in_a_sentence(game: Stage, wrong: str) -> None:
    await check_refused(game, IN_GAME[wrong])


async def test_words_too_long_for_a_result_are_refused_in_a_sentence(game: Stage) -> None:
    await vote_waits(game)

    await check_refused(game, too_much_above)


async def too_much_above(stage: Stage) -> str:
    """Write too much above a result that waits."""
    return answer(await write_above(stage, WIDE * LONGEST))


@pytest.mark.parametrize("label", ["Your own words", "Title and picture"])
async def test_words_for_moments_that_have_gone_by_are_refused_in_a_sentence(sign_up: Stage, label: str) -> None:
    form = await sign_up.press("Gia", await gm_page(sign_up), label)
    await sign_up.press("Gia", sign_up.card, "Start the game")
    values = {"opening": "Once", "end": "Twice"} if label == "Your own words" else {"title": "Once", "credit": ""}

    async def send(stage: Stage) -> str:
        sent = await stage.people["Gia"].submit_modal(form, values)
        assert isinstance(sent, InteractionResult)
        return answer(sent)

    await check_refused(sign_up, send)


async def test_an_answer_to_somebody_who_has_left_is_refused_in_a_sentence(game: Stage) -> None:
    await ask(game)
    question = game.dms("Gia")[-1]
    await game.replace("Ann", "Zoe")

    await check_refused(game, lambda stage: reply_to(stage, question, "No.", "Answer"))


async def check_refused(stage: Stage, wrong: Try) -> None:
    """Hold one sentence against everything that is kept and shown."""
    kept, shown = await everything(stage), messages(stage)
    said = await wrong(stage)

    assert "\n" not in said
    assert not SECOND.search(said)
    assert await everything(stage) == kept
    assert messages(stage) == shown
