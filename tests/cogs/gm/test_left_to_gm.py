"""What the night of a role file leaves to the GM: the GM is asked in private, and ends the night."""

import pytest
from simcord import InteractionResult

from engine.actions import Expire
from engine.judging import Submission
from engine.names import CLOCK
from engine.open_table.actions import Use
from engine.open_table.table import OpenTable, Ruling
from tests.cogs.conftest import NAMES
from tests.cogs.gm.test_desk import pressed, shown
from tests.cogs.opening import Opening
from tests.cogs.setup.test_role_files import sit, upload
from tests.cogs.stage import Stage, answer, labels_of, text_of
from tests.cogs.submissions import fulfil
from tests.engine.open_table.role_files import changed

BY_HAND = changed('effect = "protect"', 'effect = "by_hand"\ntext = "Bless them."')
"""The small file, whose doctor does something by hand."""


async def sit_by_hand(stage: Stage, *names: str) -> None:
    """Let these players sit down at a table at which a GM does something by hand."""
    await sit(stage, *names)
    await upload(stage, BY_HAND.encode())


async def end_first_night(stage: Stage) -> None:
    """Play the first night: the doctor blesses somebody, and time is up."""
    await sit_by_hand(stage, *NAMES)
    await stage.press("Gia", stage.card, "Start the game")
    doctor, blessed = await holder(stage, "doctor"), await holder(stage, "cop")
    await fulfil(stage, [Submission(doctor, Use("heal", target=blessed)), Submission(CLOCK, Expire())])


async def holder(stage: Stage, role: str) -> str:
    """Return the player with a role."""
    table = await table_of(stage)
    return next(seat for seat in table.seats if table.player(seat).role == role)


async def table_of(stage: Stage) -> OpenTable:
    """Return the true table."""
    table = (await stage.hosted()).started.table
    assert isinstance(table, OpenTable)
    return table


@pytest.fixture
async def closed(opening: Opening) -> Stage:
    """Return a table whose first night has left something to the GM."""
    return await opening.after(end_first_night)


async def test_the_gm_is_called_and_told_what_is_left_to_them(closed: Stage) -> None:
    told = "\n".join(map(text_of, closed.dms("Gia")))

    assert "The night draws to an end" in closed.said
    assert f"<@{closed.people['Gia'].id}>" in closed.prompt.content
    assert "Bless them." in told
    assert "Bless them." not in closed.said


async def test_the_gm_lets_an_order_do_something_and_ends_the_night(closed: Stage) -> None:
    doctor, killed = await holder(closed, "doctor"), await holder(closed, "goon")
    page = (await closed.command("Gia", "gm moves")).response
    assert page is not None
    label = next(label for label in labels_of(page) if label.startswith("Carry out an order"))
    form = await closed.press("Gia", page, label)
    sent = {"player": [doctor], "does": ["heal"], "what": ["kill"], "target": [killed]}
    result = await closed.people["Gia"].submit_modal(form, sent)
    assert isinstance(result, InteractionResult)
    foreseen = shown(await pressed(closed, "As things stand"))

    assert "Noted for the end of the night" in answer(result)
    assert f'**{doctor}**: Heal, by hand "Kill" on **{killed}**.' in foreseen
    await closed.press("Gia", closed.prompt, "End the night")
    assert "Victory for Town" in closed.said


async def test_the_gm_tells_a_player_something_at_dawn(closed: Stage) -> None:
    cop = await holder(closed, "cop")
    page = (await closed.command("Gia", "gm moves")).response
    assert page is not None
    form = await closed.press("Gia", page, "Tell a player something")
    await closed.people["Gia"].submit_modal(form, {"target": [cop], "text": "A *bell* rings."})
    before = "\n".join(map(text_of, closed.dms(cop)))
    await closed.press("Gia", closed.prompt, "End the night")

    assert "bell" not in before
    assert r"A \*bell\* rings." in "\n".join(map(text_of, closed.dms(cop)))
    assert "bell" not in closed.said


async def test_players_end_no_night(closed: Stage) -> None:
    assert "Only the GM" in answer(await closed.press("Ann", closed.prompt, "End the night"))
    assert (await table_of(closed)).phase is Ruling.RULING


async def test_a_gm_who_plays_may_end_the_night_and_learns_nothing_of_it(closed: Stage) -> None:
    await closed.command("Gia", "gm co-gm", person=closed.people["Ann"])
    await closed.press("Ann", closed.channel.history()[-1], "Lead the game")
    page = (await closed.command("Ann", "gm moves")).response
    assert page is not None

    assert not [label for label in labels_of(page) if label.startswith(("Carry out", "Tell a player"))]
    assert "Bless" not in text_of(page.message)


async def test_a_game_that_leaves_something_to_the_gm_needs_one_who_doesn_t_play(opening: Opening) -> None:
    stage = await opening.after(sit_by_hand, *NAMES[:4])
    await stage.press("Gia", stage.card, "Join")

    assert "a GM does some things by hand" in answer(await stage.press("Gia", stage.card, "Start the game"))
    assert (await stage.hosted()).game is None
