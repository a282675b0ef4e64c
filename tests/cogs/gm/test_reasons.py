"""Reasons for a GM's corrections and moves for others: told to everybody who is told of the move, or kept for the
GM.
"""

import json

from simcord import InteractionResult
from simcord.results import ResponseMessage
from sqlalchemy import select

from bot.host.moves.submissions import GmSubmission
from bot.storage.games.record_lines import record_of
from bot.storage.schema.choices import Reasoning
from bot.storage.schema.models import ActionRow
from engine.great_table.actions import List
from engine.names import GM
from tests.asking import rows_in
from tests.cogs.conftest import NAMES
from tests.cogs.gamblers import SEVEN, give_lists, sit_down, table_of, told_to
from tests.cogs.gm.test_desk import opened, seat_of
from tests.cogs.stage import Stage, choices_of, labels_of, text_of
from tests.cogs.submissions import fulfil

WHY = "Ann is *away*, @everyone"
SAFE = r"Ann is \*away\*, \@"


async def reasons_of(stage: Stage) -> list[tuple[str, str]]:
    """Return the moves that a reason is kept with."""
    rows = await rows_in(stage.database, select(ActionRow).order_by(ActionRow.number))
    return [(str(row.body["move"]), row.reason) for row in rows if row.reason is not None]


async def say_why(stage: Stage, page: ResponseMessage, reason: str) -> ResponseMessage:
    """Give a reason on a page of the desk, and return the page with it."""
    form = await stage.press("Gia", page, "Say why")
    result = await stage.people["Gia"].submit_modal(form, {"reason": reason})
    assert isinstance(result, InteractionResult)
    assert result.response is not None
    assert [embed.footer.text for embed in result.response.embeds][-1] == reason
    return result.response


async def test_the_reason_for_a_correction_stands_in_the_channel_and_in_no_record(dealt: Stage) -> None:
    dead, leaver, *_ = [name for name, role in (await table_of(dealt)).roles.items() if role == "player"]
    await dealt.command("Gia", "gm extend", time="2", reason=WHY)
    await dealt.command("Gia", "gm modkill", player=dead, reason="As was asked for")
    await dealt.command("Gia", "gm replace", player=leaver, reason="Much too ill")
    offer = next(post for post in reversed(dealt.channel.history()) if "Take the seat" in labels_of(post))
    await dealt.press("Zoe", offer, "Take the seat")
    await dealt.command("Gia", "gm close", reason="All agree")
    told, record = dealt.said, await dealt.database.read(lambda connection: record_of(connection, 1))

    assert [each for each in (SAFE, "As was asked for", "Much too ill", "All agree") if each not in told] == []
    assert "@everyone" not in told
    assert dict(await reasons_of(dealt)) == {
        "extend": WHY,
        "modkill": "As was asked for",
        "replace": "Much too ill",
        "close": "All agree",
    }
    assert not [line for line in map(json.loads, record.splitlines()) if "reason" in line]


async def test_a_reason_given_at_the_desk_goes_with_the_next_press_there(dealt: Stage) -> None:
    dead, leaver, *_ = [name for name, role in (await table_of(dealt)).roles.items() if role == "player"]
    dealt.add("Yan")
    for name in ("Yan", "Zoe"):
        await dealt.command(name, "game join")
    page = await say_why(dealt, await seat_of(dealt, "Gia", leaver), "Much too ill")
    await dealt.press_and_confirm("Gia", page, "Offer this seat")
    offer = dealt.dms("Yan")[-1]
    before = dealt.said
    await dealt.press("Yan", offer, "Take the seat")
    page = await say_why(dealt, await seat_of(dealt, "Gia", dead), "As was asked for")
    await dealt.press_and_confirm("Gia", page, "Take out of the game")
    await dealt.press_and_confirm("Gia", await say_why(dealt, await opened(dealt), "All agree"), "Close it now")
    told = dealt.said

    assert f"**{leaver}**'s seat isn't on offer any more" in text_of(dealt.dms("Zoe")[-1])
    assert "Much too ill" in text_of(offer)
    assert "Much too ill" not in before
    assert f"**{leaver}**'s seat has a new player. The GM's reason: Much too ill" in told
    assert "reason: As was asked for" in told
    assert "reason: All agree" in told
    assert dict(await reasons_of(dealt)) == {
        "replace": "Much too ill",
        "modkill": "As was asked for",
        "close": "All agree",
    }


async def test_the_reason_for_a_secret_move_for_a_player_is_told_to_that_player_alone(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    panel = await game.command("Gia", "gm act-for", player="Cat", reason=WHY)
    await game.press("Gia", panel.response, "Approve openly")
    public = game.said
    for name in NAMES:
        if name != "Cat":
            await game.press(name, game.prompt, "Approve")
    panel = await game.command("Gia", "gm act-for", player="Ann", reason="Ann sleeps")
    await game.press("Gia", panel.response, "Support")
    told = {name: told_to(game, name) for name in NAMES}

    assert f"made a move for **Cat**. Reason: {SAFE}" in public
    assert [name for name in NAMES if "Ann sleeps" in told[name]] == ["Ann"]
    assert "Ann sleeps" not in game.said
    assert [reason for _, reason in await reasons_of(game)] == [WHY, "Ann sleeps"]


async def test_the_reason_for_a_list_is_told_to_nobody_else_who_is_dealt_a_card_by_it(stage: Stage) -> None:
    await sit_down(stage, SEVEN, anonymous=False)
    table = await table_of(stage)
    first = table.today.first
    await give_lists(stage, [name for name in SEVEN if name != first])
    cards = tuple(dict.fromkeys(["guard", *table.deck]))
    await fulfil(stage, [GmSubmission(GM, List(cards), first, reason="Overslept")])
    dealt = (await table_of(stage)).today.hands

    assert len(dealt) == len(SEVEN)
    assert [(name, told_to(stage, name).count("Overslept")) for name in SEVEN] == [
        (name, name == first) for name in SEVEN
    ]
    assert "Overslept" not in stage.said


async def keep_reasons(stage: Stage) -> InteractionResult:
    """Choose that reasons are for the GM, close a wait with one, and return the list of steps to take back with
    another.
    """
    panel = await stage.press("Gia", stage.card, "Set-up")
    deadlines = await stage.press("Gia", panel.response, "Deadlines")
    policy = await stage.press("Gia", deadlines.response, "GM")
    assert policy.response is not None
    assert "Who sees the GM's reasons" in choices_of(policy.response)
    await stage.choose("Gia", policy.response, ["gm"], "brehon:setting:1:0:0:reasons")
    await stage.press("Gia", stage.card, "Start the game")
    await stage.propose("Ann", "Ben")
    await stage.command("Gia", "gm close", reason="Nobody answers")
    return await stage.command("Gia", "gm undo", reason="Too soon")


async def test_reasons_may_be_kept_for_the_gm(sign_up: Stage) -> None:
    listed = await keep_reasons(sign_up)

    assert (await sign_up.hosted()).settings.reasons is Reasoning.GM
    assert listed.response is not None
    assert "Nobody answers" in text_of(listed.response.message)
    assert "Nobody answers" not in sign_up.said


async def test_reasons_that_are_kept_for_the_gm_are_told_in_neither_channel_nor_record(sign_up: Stage) -> None:
    listed = await keep_reasons(sign_up)
    asked = await sign_up.choose("Gia", listed.response, [str((await sign_up.hosted()).lines)])
    await sign_up.press("Gia", asked.response, "Take it back")
    record = await sign_up.database.read(lambda connection: record_of(connection, 1))

    assert not [reason for reason in ("Nobody answers", "Too soon") if reason in sign_up.said]
    assert b"Too soon" not in record
    assert dict(await reasons_of(sign_up)) == {"close": "Nobody answers", "undo": "Too soon"}
