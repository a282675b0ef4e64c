"""A pressed move with consequences is shown first, and saved only once it is confirmed."""

from typing import NamedTuple

import pytest
from simcord import InteractionResult

from bot.components.composing import read_draft
from bot.components.keys import Verb
from bot.storage.schema.choices import Previewing
from engine.boards.actions import Throw
from engine.danube.actions import Move
from engine.danube.board import RAPIDS
from engine.judging import Submission
from engine.weight import Weight
from tests.asking import choose_settings
from tests.cogs.boatmen import boats
from tests.cogs.choosing import choose_move
from tests.cogs.gamblers import sit_down
from tests.cogs.opening import Opening
from tests.cogs.showing import components_of
from tests.cogs.stage import Stage, answer, labels_of, text_of
from tests.cogs.submissions import fulfil
from tests.cogs.tricksters import keys_of, press_key
from tests.cogs.tricksters import table_of as dice_of
from tests.cogs.whole.chances import fixed_chance

MOST_MOVES = 80
SOON = 80
"""After this many draws a boat comes to the rapids soon."""


async def sail_to_the_rapids(stage: Stage) -> None:
    """Begin a race by hand in which every move counts at once, and play until one may have consequences."""
    await stage.command("Gia", "game new", game="danube", late="ask")
    panel = await stage.press("Gia", stage.card, "Set-up")
    await stage.choose("Gia", panel.response, ["off"], "brehon:setting:1:0:0:preview")
    await stage.choose("Gia", panel.response, ["hand"], "brehon:setting:1:0:0:choiceless")
    for name in ("Ann", "Ben"):
        await stage.command(name, "game join")
    with fixed_chance() as fixed:
        fixed.drawn = SOON
        await stage.command("Gia", "game start")
        for _ in range(MOST_MOVES):
            if await weighty(stage):
                return
            table = await boats(stage)
            if table.parts:
                part = max(table.parts, key=lambda part: (part.onto is not None and part.onto < RAPIDS, part.start))
                await fulfil(stage, [Submission(table.player, Move(part.start, part.steps))])
            else:
                await fulfil(stage, [Submission(table.player, Throw())])
    raise AssertionError("nobody has come to the rapids")


async def weighty(stage: Stage) -> list[Move]:
    """Return the moves with consequences that may be chosen now."""
    hosted, table = await stage.hosted(), await boats(stage)
    moves = [Move(part.start, part.steps) for part in table.parts]
    return [move for move in moves if hosted.rulebook.weight(hosted.view(table.player), move) is Weight.OPEN]


@pytest.fixture
async def river(opening: Opening) -> Stage:
    """Return a race in which a move with consequences may be chosen, which is shown first."""
    stage = await opening.after(sail_to_the_rapids)
    await choose_settings(stage.database, preview=Previewing.ON)
    return stage


async def choose(stage: Stage) -> str:
    """Let the player on turn choose such a move in the post, and return the player."""
    move, name = (await weighty(stage))[0], (await boats(stage)).player
    await choose_move(stage, name, stage.prompt, move)
    return name


async def test_a_move_with_consequences_is_previewed_in_the_post_and_saves_nothing(river: Stage) -> None:
    before, post, table = await river.count_events(), river.prompt, await boats(river)
    await choose(river)

    assert river.prompt.id == post.id
    assert labels_of(river.prompt)[:2] == ["Confirm", "Back"]
    assert "It doesn't count yet" in text_of(river.prompt)
    assert "doesn't count yet" in str(river.prompt.attachments[0].description)
    assert (await boats(river), await river.count_events()) == (table, before)


@pytest.mark.parametrize("label", ["Confirm", "Back"])
async def test_only_its_player_confirms_a_previewed_move_or_goes_back(river: Stage, label: str) -> None:
    await choose(river)

    assert "isn't possible right now" in answer(await river.press((await boats(river)).other, river.prompt, label))
    assert "Confirm" in labels_of(river.prompt)


async def test_going_back_from_a_preview_shows_the_post_as_it_was(river: Stage) -> None:
    offered = text_of(river.prompt), components_of(river.prompt)
    name = await choose(river)
    await river.press(name, river.prompt, "Back")

    assert (text_of(river.prompt), components_of(river.prompt)) == offered


async def test_a_previewed_move_is_made_when_it_is_confirmed_even_after_a_restart(river: Stage) -> None:
    before = await boats(river)
    name = await choose(river)
    await river.restart()
    await river.press(name, river.prompt, "Confirm")

    assert (await boats(river)).board != before.board
    assert "Confirm" not in labels_of(river.prompt)


@pytest.mark.parametrize("overtaking", ["gm pause", "gm undo", "danube resign"])
async def test_a_post_that_is_over_no_longer_shows_a_previewed_move(river: Stage, overtaking: str) -> None:
    name, post = await choose(river), river.prompt
    await river.restart()
    if overtaking == "gm undo":
        await river.take_back()
    else:
        asked = await river.command(name if "resign" in overtaking else "Gia", overtaking)
        if "resign" in overtaking:
            await river.press(name, asked.response, "Yes, I give up")
    left = next(message for message in river.channel.history() if message.id == post.id)

    assert " throws " in text_of(left)
    assert "doesn't count yet" not in f"{text_of(left)} {left.attachments[0].description}"
    assert not left.components


async def test_a_command_makes_a_move_with_consequences_at_once(river: Stage) -> None:
    table, move = await boats(river), (await weighty(river))[0]
    name = table.player
    menu = await river.press(name, river.prompt, "What may I do?")
    shown = await choose_move(river, name, menu.response, move)
    await river.command(name, "danube move", boat=move.start, steps=move.steps)
    after, before = await boats(river), await river.count_events()
    late = await river.press(name, shown.response, "Confirm")

    assert after.board != table.board
    assert "This question is settled" in answer(late)
    assert await river.count_events() == before


async def test_every_move_counts_at_once_if_the_gm_wants_it_so(opening: Opening) -> None:
    river = await opening.after(sail_to_the_rapids)
    before = await boats(river)
    await choose(river)

    assert (await boats(river)).board != before.board


class Laying(NamedTuple):
    """A player who is shown in private that they would lay out a die, and what was public before."""

    hall: Stage
    name: str
    die: int
    shown: InteractionResult
    post: str
    events: int


@pytest.fixture
async def laying(opening: Opening) -> Laying:
    """Let a player choose to lay out a die with a raise."""
    hall = await opening.after(sit_down, ("Ann", "Ben"), game="bluff", late="ask")
    await hall.command((await hall.hosted()).asks.awaited.seats[0], "bluff bid", count=1, face=2)
    name = (await hall.hosted()).asks.awaited.seats[0]
    before, post = await hall.count_events(), text_of(hall.prompt)
    die = (await dice_of(hall)).hidden[name][0]
    opened = await hall.press(name, hall.prompt, "Other…")
    adding = next(key for key in keys_of(opened) if key.verb is Verb.COMPOSE and die in read_draft(key.rest).added)
    return Laying(hall, name, die, await press_key(hall, name, opened, adding), post, before)


async def test_only_their_owner_is_shown_which_dice_they_would_lay_out(laying: Laying) -> None:
    assert laying.shown.response is not None
    assert "You show" in str(laying.shown.response.message.attachments[0].description)
    assert text_of(laying.hall.prompt) == laying.post
    assert await laying.hall.count_events() == laying.events


async def test_a_player_lays_out_the_dice_that_they_were_shown(laying: Laying) -> None:
    given = next(key for key in keys_of(laying.shown) if key.verb is Verb.DO)
    done = await press_key(laying.hall, laying.name, laying.shown, given)

    assert laying.die in (await dice_of(laying.hall)).board.open[laying.name]
    assert done.response is not None
    assert "Under your cup" in text_of(done.response.message)
