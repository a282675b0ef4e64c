"""Each player writes something in secret before a game whose set-up asks for it."""

import pytest
from simcord import InteractionResult
from sqlalchemy import select

from bot.delivery.telling.saying import words_of
from bot.storage.people.secret_writings import WritingRow
from bot.storage.schema.choices import Choiceless
from tests.asking import rows_in
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, answer, labels_of, text_of

BUTTON = "Write in secret"
SECRET = "Who was *Bricriu*?"


async def ask(stage: Stage, /, *players: str, **options: object) -> None:
    """Open a sign-up that asks for questions, and let players join."""
    await stage.command("Gia", "game new", game="sigily", **options)
    await switch(stage, "questions")
    for name in players:
        await stage.press(name, stage.card, "Join")


@pytest.fixture
async def asked(opening: Opening) -> Stage:
    """Return such a sign-up that two players have joined."""
    stage = await opening.after(ask, "Ann", "Ben")
    await stage.painted_card()
    return stage


async def switch(stage: Stage, *on: str) -> None:
    """Choose in the set-up what is in the game."""
    panel = await stage.press("Gia", stage.card, "Set-up")
    more = await stage.press("Gia", panel.response, "More to choose")
    await stage.choose("Gia", more.response, on, "brehon:option:1:0:0:switches")


async def opened(stage: Stage, name: str) -> InteractionResult:
    """Open the form."""
    result = await stage.press(name, stage.card, BUTTON)
    assert result.modal is not None
    return result


async def write(stage: Stage, name: str, *lines: str) -> str:
    """Write these lines, and return the answer."""
    form = await opened(stage, name)
    sent = await stage.people[name].submit_modal(form, {"written": "\n".join(lines)})
    assert sent.acknowledged
    return answer(sent)


async def kept(stage: Stage) -> list[list[str]]:
    """Return all that is stored of the players' lines."""
    return [*await rows_in(stage.database, select(WritingRow.texts))]


async def given(stage: Stage) -> object:
    """Return the lines that the game was given, by seat."""
    return (await stage.hosted()).options["written"]


async def test_players_lines_are_in_the_game_that_begins_and_nowhere_else(asked: Stage) -> None:
    said = await write(asked, "Ann", SECRET, "", "  How many hazels? ")
    prefilled = repr((await opened(asked, "Ann")).modal)
    too_much = await write(asked, "Ben", "x" * 301, *(f"{number}?" for number in range(7)))
    await asked.press("Gia", asked.card, "Start the game")

    assert "You've written 2 of 6." in said
    assert SECRET in prefilled
    assert "You've written 6 of 6. 2 more lines don't count" in too_much
    assert await given(asked) == {"Ann": [SECRET, "How many hazels?"], "Ben": [f"{number}?" for number in range(6)]}
    assert await kept(asked) == []


async def test_nobody_else_is_shown_a_players_lines(stage: Stage) -> None:
    await ask(stage, "Ann", "Ben", "Gia")
    # Throws that happen by themselves might draw a question, which all may read.
    await stage.bot.services.sign_up.choose(1, "choiceless", Choiceless.BY_HAND)
    await stage.painted_card()
    card = text_of(stage.card)
    await write(stage, "Ann", SECRET)
    shown = [repr((await opened(stage, "Ben")).modal), await stage.painted_card()]
    for name in ("Gia", "Ben"):
        shown += [answer(await stage.command(name, f"game {command}")) for command in ("status", "rules")]
    panel = await stage.press("Gia", stage.card, "Set-up")
    shown.append(answer(panel))
    await stage.press("Gia", stage.card, "Start the game")
    turned = await stage.press("Gia", panel.response, "More to choose")
    assert panel.response is not None
    shown += [answer(panel), repr(turned), repr(words_of(await stage.hosted()).setup)]
    shown += [await stage.painted_card(), answer(await stage.command("Ben", "game rules"))]
    shown += [answer(await stage.press("Gia", stage.card, "GM")), *map(text_of, stage.channel.history())]
    shown += [text_of(message) for name in ("Ben", "Gia") for message in stage.dms(name)]

    assert card in shown
    assert not [text for text in shown if "Bricriu" in text]


async def test_a_players_lines_go_when_they_leave(asked: Stage) -> None:
    await write(asked, "Ann", SECRET)
    await write(asked, "Ben", "Why?")
    await asked.press("Ann", asked.card, "Leave")

    assert await kept(asked) == [["Why?"]]


async def test_a_player_who_has_left_writes_no_lines(asked: Stage) -> None:
    await asked.press("Ann", asked.card, "Leave")

    assert "no seat" in answer(await asked.press("Ann", asked.card, BUTTON))


async def test_all_lines_go_when_the_game_is_cancelled(asked: Stage) -> None:
    await write(asked, "Ben", "Why?")
    await asked.end("Gia")

    assert await kept(asked) == []


async def test_under_aliases_the_lines_stand_by_the_alias_of_their_writer(stage: Stage) -> None:
    await ask(stage, "Ann", "Ben", anonymous=True)
    await stage.painted_card()
    await write(stage, "Ann", SECRET)
    await stage.press("Gia", stage.card, "Start the game")
    hosted = await stage.hosted()
    alias = next(occupancy.name for occupancy in hosted.occupancies if occupancy.player == "Ann")

    assert alias != "Ann"
    assert await given(stage) == {name: [SECRET] if name == alias else [] for name in hosted.names}


async def test_only_a_set_up_that_asks_for_lines_has_the_button(asked: Stage) -> None:
    card = asked.card
    await switch(asked)
    await asked.painted_card()

    assert BUTTON in labels_of(card)
    assert BUTTON not in labels_of(asked.card)


async def test_lines_are_refused_once_the_set_up_does_not_ask_for_them(asked: Stage) -> None:
    before = await asked.press("Ann", asked.card, BUTTON)
    await switch(asked)
    sent = await asked.people["Ann"].submit_modal(before, {"written": SECRET})

    assert "doesn't ask you to write" in answer(sent)
