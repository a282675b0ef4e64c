"""What a GM without a seat does by hand: at the desk or with /gm by-hand, each act with its form and its reason."""

import json

import pytest
from simcord import InteractionResult
from simcord.backend.errors import SetupError
from simcord.results import ResponseMessage
from sqlalchemy import select

from bot.clock import now
from bot.components.keys import DeskPage, Key, Verb
from bot.storage.games.record_lines import record_of
from bot.storage.history.rated_games import rated_games
from bot.storage.schema.choices import Reasoning
from bot.storage.schema.models import ActionRow
from tests.asking import rows_in
from tests.cogs.forgery import press
from tests.cogs.gamblers import sit_down
from tests.cogs.gm.test_desk import opened
from tests.cogs.stage import Stage, answer, labels_of, text_of

WHY = "Ann is *away*, @everyone"
SAFE = r"Ann is \*away\*, \@"


async def acts(stage: Stage) -> ResponseMessage:
    """Return the page of what the GM may do by hand now."""
    page = (await stage.press("Gia", await opened(stage), "By hand")).response
    assert page is not None
    return page


WRITTEN = ("cause", "reason")
"""The fields of the forms that are written; the others are chosen."""


async def done(stage: Stage, label: str, **fields: str) -> str:
    """Do something by hand, and return the answer."""
    form = await stage.press("Gia", await acts(stage), label)
    sent = {field: value if field in WRITTEN else [value] for field, value in fields.items()}
    result = await stage.people["Gia"].submit_modal(form, sent)
    assert isinstance(result, InteractionResult)
    return answer(result)


def channel(stage: Stage) -> str:
    return "\n".join(map(text_of, stage.channel.history()))


async def test_the_page_by_hand_opens_at_the_desk_and_by_command(game: Stage) -> None:
    page = await acts(game)

    assert "Declare the winner" in labels_of(page)
    assert answer(await game.command("Gia", "gm by-hand")) == text_of(page.message)


@pytest.mark.parametrize("name", ["Ann", "Zoe"])
async def test_nobody_but_the_gm_does_anything_by_hand(game: Stage, name: str) -> None:
    hosted = await game.hosted()
    key = Key(Verb.BY_HAND, 1, hosted.wait_token, rest='{"move":"declare_by_hand"}')

    assert "Only the GM" in answer(await game.command(name, "gm by-hand"))
    assert "Only the GM" in answer(await press(game, name, key))


async def test_a_gm_with_a_seat_does_nothing_by_hand(game: Stage) -> None:
    await game.command("Gia", "gm co-gm", person=game.people["Ann"])
    await game.press("Ann", game.channel.history()[-1], "Lead the game")
    desk = await opened(game, "Ann")
    key = Key(Verb.DESK, 1, rest=DeskPage.BY_HAND)

    assert "By hand" not in labels_of(desk)
    assert "You play in this game" in answer(await game.command("Ann", "gm by-hand"))
    assert "You play in this game" in answer(await press(game, "Ann", key))


async def test_a_declared_victory_ends_the_game_as_the_gms_act_with_its_reason(game: Stage) -> None:
    told = await done(game, "Declare the winner", side="good", reason=WHY)
    record = await game.database.read(lambda connection: record_of(connection, 1))
    lines = [json.loads(line) for line in record.splitlines()]

    assert "You've declared the winner" in told
    assert (await game.hosted()).started.table.outcome is not None
    assert "The GM has declared the winner" in channel(game)
    assert SAFE in channel(game)
    assert "@everyone" not in channel(game)
    assert {"by": "gm", "move": "declare", "side": "good", "reason": WHY}.items() <= lines[-2].items()
    assert lines[-1]["move"] == "proof"


async def test_a_declared_victory_needs_a_reason(game: Stage) -> None:
    form = await game.press("Gia", await acts(game), "Declare the winner")
    with pytest.raises(SetupError, match="reason"):
        await game.people["Gia"].submit_modal(form, {"side": ["good"]})

    assert (await game.hosted()).started.table.outcome is None


async def test_a_reason_kept_for_the_gm_is_told_to_nobody_and_is_in_no_record(sign_up: Stage) -> None:
    game = sign_up
    await game.bot.services.sign_up.choose(1, "reasons", Reasoning.GM)
    await game.press("Gia", game.card, "Start the game")
    await done(game, "Declare the winner", side="evil", reason="Ann cheated")
    record = await game.database.read(lambda connection: record_of(connection, 1))
    rows = await rows_in(game.database, select(ActionRow).order_by(ActionRow.number))

    assert "Ann cheated" not in channel(game)
    assert b"Ann cheated" not in record
    assert rows[-1].reason == "Ann cheated"


async def test_a_declared_board_game_is_on_no_ladder(stage: Stage) -> None:
    await sit_down(stage, ["Ann", "Ben"], game="danube")
    await done(stage, "Declare the winner", side="Ben", reason="Ann has left")

    assert "The GM declares victory for Ben" in channel(stage)
    assert await stage.database.read(lambda connection: rated_games(connection, stage.guild.id, now())) == []
