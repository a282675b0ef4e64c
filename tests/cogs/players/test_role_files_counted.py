"""Finished games by role files are listed and counted under the names that each file gives to sides and roles."""

import pytest

from engine.judging import Submission
from engine.mafia.actions import Vote
from tests.cogs.opening import Opening
from tests.cogs.setup.test_role_files import sit, upload
from tests.cogs.stage import Stage, answer
from tests.cogs.submissions import fulfil

NAMES = ("Ann", "Ben", "Cat")
FILE = """\
title = "Three"
players = 3
begins = "day"

[sides]
town = { wins = "eliminate", name = "The *Village*" }
fool = { wins = "survive" }
mafia = { wins = "parity" }

[roles]
townie = { side = "town", count = 1, name = "Villager" }
fool = { side = "fool", count = 1, name = "Village Fool" }
goon = { side = "mafia", count = 1 }
"""


async def play(stage: Stage) -> None:
    """Play a game in which the town lynches the goon, and the fool lives to see it."""
    await sit(stage)
    await upload(stage, FILE.encode())
    for name in NAMES:
        await stage.press(name, stage.card, "Join")
    await stage.press("Gia", stage.card, "Start the game")
    hosted = await stage.hosted()
    goon = next(seat for seat, was in roles(hosted.started.table).items() if was == "goon")
    await fulfil(stage, [Submission(seat, Vote(goon)) for seat in NAMES if seat != goon])


def roles(table: object) -> dict[str, str]:
    """Return who has which role."""
    return {seat: player.role for seat, player in table.players.items()}  # type: ignore[attr-defined]


@pytest.fixture
async def over(opening: Opening) -> Stage:
    """Return such a game, which is over."""
    return await opening.after(play)


async def test_a_past_game_names_the_side_that_won_as_its_file_does(over: Stage) -> None:
    assert r"The \*Village\*" in answer(await over.command("Zoe", "game past"))


async def test_roles_and_sides_are_counted_by_the_names_of_the_file(over: Stage) -> None:
    by_role = answer(await over.command("Zoe", "stats", about="roles"))
    by_side = answer(await over.command("Zoe", "stats", about="sides"))

    assert "Villager" in by_role
    assert "Village Fool" in by_role
    assert "1 of 1 won" in next(line for line in by_side.splitlines() if "Fool" in line)
    assert "0 of 1 won" in next(line for line in by_side.splitlines() if "Mafia" in line)
