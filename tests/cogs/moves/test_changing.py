"""A press within a turn is answered by an edit of its message, which spends no request of the bot's budget."""

import pytest
from simcord import InteractionResult
from simcord.enums import CallbackType

from engine.actions import Action
from tests.cogs.choosing import choose_move
from tests.cogs.gamblers import sit_down
from tests.cogs.interaction.test_deferring import lose, slowly
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, answer, labels_of, new_bot, text_of
from tests.cogs.tricksters import bid, table_of

MOST_THROWS = 60


@pytest.fixture
async def river(opening: Opening) -> Stage:
    """Return a race that has just begun, in which the next throw of Ann or Ben is a move or passes the turn."""
    return await opening.after(sit_down, ("Ann", "Ben"), by_hand=True, game="danube", late="ask")


@pytest.fixture
async def hall(opening: Opening) -> Stage:
    """Return a game of liar's dice that has just begun."""
    return await opening.after(sit_down, ("Ann", "Ben"), game="bluff", late="ask")


async def player(stage: Stage) -> str:
    """Return the player on turn."""
    (name,) = (await stage.hosted()).asks.awaited.seats
    return name


async def move(stage: Stage) -> InteractionResult:
    """Let the player on turn make a move."""
    chosen = await choose_move(stage, await player(stage), stage.prompt, (await moves(stage))[0])
    if "Confirm" not in labels_of(stage.prompt):
        return chosen
    return await stage.press(await player(stage), stage.prompt, "Confirm")


async def throw(stage: Stage) -> InteractionResult:
    """Let the player on turn throw."""
    return await stage.press(await player(stage), stage.prompt, "Throw")


async def moves(stage: Stage) -> list[Action]:
    """Return the moves that somebody may choose now."""
    asks = [ask for ask in (await stage.hosted()).asks.open if ask.whole]
    return [answer for ask in asks for answer in ask.answers]


async def play_to_a_move(stage: Stage) -> None:
    """Go on by commands alone until somebody may move."""
    for _ in range(MOST_THROWS):
        if await moves(stage):
            return
        await stage.command(await player(stage), "danube throw")
    raise AssertionError("nobody has thrown a 1")


def edits(stage: Stage) -> int:
    """Return the number of requests that have changed messages of the channel other than the card."""
    of_card = f"/{stage.card.id}"
    asked = [each for each in stage.env.http_requests if each.method == "PATCH" and not each.path.endswith(of_card)]
    return sum(each.path.startswith(f"/channels/{stage.channel.id}/") for each in asked)


def answers(stage: Stage) -> list[object]:
    """Return the kinds of the answers to all interactions."""
    callbacks = [each.json for each in stage.env.http_requests if each.path.endswith("/callback")]
    return [body["type"] for body in callbacks if body is not None]


async def test_a_press_within_a_turn_is_answered_by_an_edit_and_a_command_edits_too(river: Stage) -> None:
    begun = edits(river)
    await play_to_a_move(river)
    before = edits(river)
    await move(river)

    assert before > begun
    assert answers(river)[-1] == CallbackType.UPDATE_MESSAGE
    assert edits(river) == before


async def test_a_press_that_passes_the_turn_removes_the_buttons_of_its_post(river: Stage) -> None:
    before, old = edits(river), river.prompt
    for _ in range(MOST_THROWS):
        if river.prompt.id == old.id:
            await (throw(river) if not await moves(river) else move(river))

    assert edits(river) == before
    assert not river.channel.history()[river.channel.history().index(old)].components


async def test_a_change_that_discord_refuses_as_an_answer_becomes_an_edit(river: Stage) -> None:
    for code in (10062, 40060, 50027):
        await river.command(await player(river), "danube throw")
        while await moves(river):
            await move(river)
        before, post = edits(river), river.prompt
        lose(river, 1, code)
        await river.people[await player(river)].click(post, label="Throw")

        assert edits(river) == before + 1, code
        assert "throws" in text_of(river.channel.history()[-1]), code


async def test_a_slow_press_is_shown_in_its_post_and_to_its_player_alone(river: Stage) -> None:
    await river.env.restart_bot(new_bot(river.database, patience=0.0))
    result = await slowly(river, throw(river))

    assert "You've thrown" in answer(result)
    assert "throws" in text_of(river.channel.history()[-1])


async def test_a_likely_bid_is_answered_by_showing_the_next_turn_in_its_post(hall: Stage) -> None:
    before, old, name = edits(hall), hall.prompt, await player(hall)
    await hall.press(name, old, labels_of(old)[0])

    assert answers(hall)[-1] == CallbackType.UPDATE_MESSAGE
    assert edits(hall) == before
    assert hall.prompt.id == old.id
    assert hall.users[await player(hall)].mention in hall.prompt.content


async def test_new_dice_are_shown_to_their_owner_alone(hall: Stage) -> None:
    await hall.press(await player(hall), hall.prompt, labels_of(hall.prompt)[0])
    name = await player(hall)
    told = await bid(hall, 6, 2, (await table_of(hall)).hidden[name][0])

    assert told.response is not None
    assert told.response.ephemeral
    assert "Under your cup" in text_of(told.response.message)
