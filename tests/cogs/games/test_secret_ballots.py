"""At a table with secret ballots there is no count of the votes to be asked for."""

import pytest
from msgspec.structs import replace

from engine.judging import Submission
from engine.mafia.actions import Vote
from engine.open_table.options import FIVE_ROLES
from engine.open_table.role_file import Ballot, Begins
from engine.open_table.writing import write_role_file
from tests.cogs.gamblers import SEVEN, sit_down
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, answer
from tests.cogs.submissions import fulfil

SECRET = write_role_file(replace(FIVE_ROLES, begins=Begins.DAY, ballots=Ballot.SECRET))


async def vote_in_secret(stage: Stage) -> None:
    """Begin a day with secret ballots, and let somebody vote."""
    await sit_down(stage, SEVEN, game="open-table", anonymous=False, file=("secret.toml", SECRET))
    await fulfil(stage, [Submission("Ann", Vote("Ben"))])


@pytest.mark.parametrize("command", ["table count", "table changes"])
async def test_who_asks_for_secret_votes_is_told_that_there_is_no_count(opening: Opening, command: str) -> None:
    stage = await opening.after(vote_in_secret)

    assert "no count of votes to see" in answer(await stage.command("Cat", command))
