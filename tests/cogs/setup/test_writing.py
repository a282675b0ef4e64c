"""What each player writes in secret before a game whose set-up asks for it."""

from simcord import InteractionResult
from sqlalchemy import select

from bot.delivery.saying import words_of
from bot.storage.writings import WritingRow
from tests.asking import rows_in
from tests.cogs.stage import Stage, answer, labels_of, text_of

BUTTON = "Write in secret"
SECRET = "Who was *Bricriu*?"


async def asked(stage: Stage, *players: str, **options: object) -> Stage:
    """Open a sign-up that asks for questions, and let players join."""
    await stage.command("Gia", "game new", game="sigily", **options)
    await switch(stage, "questions")
    for name in players:
        await stage.press(name, stage.card, "Join")
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
    """Write these lines, and give what is answered."""
    form = await opened(stage, name)
    sent = await stage.people[name].submit_modal(form, {"written": "\n".join(lines)})
    assert sent.acknowledged
    return answer(sent)


async def kept(stage: Stage) -> list[list[str]]:
    """All that is kept of what was written."""
    return [*await rows_in(stage.database, select(WritingRow.texts))]


async def given(stage: Stage) -> object:
    """What the game was given, by seats."""
    return (await stage.live()).options["written"]


async def test_what_players_have_written_is_in_the_game_that_begins_and_nowhere_else(stage: Stage) -> None:
    await asked(stage, "Ann", "Ben")
    said = await write(stage, "Ann", SECRET, "", "  How many hazels? ")
    prefilled = repr((await opened(stage, "Ann")).modal)
    await stage.press("Gia", stage.card, "Start the game")

    assert "You have written 2 of 6." in said
    assert SECRET in prefilled
    assert await given(stage) == {"Ann": [SECRET, "How many hazels?"], "Ben": []}
    assert await kept(stage) == []


async def test_nobody_else_is_shown_what_somebody_has_written(stage: Stage) -> None:
    await asked(stage, "Ann", "Ben", "Gia")
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
    shown += [answer(panel), repr(turned), repr(words_of(await stage.live()).setup)]
    shown += [await stage.painted_card(), answer(await stage.command("Ben", "game rules"))]
    shown += [answer(await stage.press("Gia", stage.card, "GM")), *map(text_of, stage.channel.history())]
    shown += [text_of(message) for name in ("Ben", "Gia") for message in stage.dms(name)]

    assert card in shown
    assert not [text for text in shown if "Bricriu" in text]


async def test_what_somebody_has_written_goes_when_he_leaves(stage: Stage) -> None:
    await asked(stage, "Ann", "Ben")
    await write(stage, "Ann", SECRET)
    await stage.press("Ann", stage.card, "Leave")

    assert await kept(stage) == []
    assert "no seat" in answer(await stage.press("Ann", stage.card, BUTTON))


async def test_what_was_written_is_forgotten_when_the_game_is_cancelled(stage: Stage) -> None:
    await asked(stage, "Ann")
    await write(stage, "Ann", SECRET)
    await stage.end("Gia")

    assert await kept(stage) == []


async def test_under_aliases_what_was_written_stands_by_the_alias_of_its_writer(stage: Stage) -> None:
    await asked(stage, "Ann", "Ben", anonymous=True)
    await write(stage, "Ann", SECRET)
    await stage.press("Gia", stage.card, "Start the game")
    live = await stage.live()
    alias = next(sitting.name for sitting in live.sittings if sitting.player == "Ann")

    assert alias != "Ann"
    assert await given(stage) == {name: [SECRET] if name == alias else [] for name in live.names}


async def test_only_a_set_up_that_asks_for_it_has_the_button(stage: Stage) -> None:
    await asked(stage, "Ann")
    before = await stage.press("Ann", stage.card, BUTTON)
    card = stage.card
    await switch(stage)
    await stage.painted_card()

    assert BUTTON in labels_of(card)
    assert BUTTON not in labels_of(stage.card)
    sent = await stage.people["Ann"].submit_modal(before, {"written": SECRET})
    assert "does not ask you to write" in answer(sent)


async def test_lines_that_are_too_many_or_too_long_do_not_count_and_are_not_lost(stage: Stage) -> None:
    await asked(stage, "Ann", "Ben")
    said = await write(stage, "Ann", "x" * 301, *(f"{number}?" for number in range(7)))
    await stage.press("Gia", stage.card, "Start the game")

    assert "You have written 6 of 6; 2 more lines do not count" in said
    assert await given(stage) == {"Ann": [f"{number}?" for number in range(6)], "Ben": []}
