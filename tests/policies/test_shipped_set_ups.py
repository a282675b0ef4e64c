"""A whole game by each role file of the repository, with its days and votes, played by sensible players."""

from pathlib import Path

import pytest

from bot.cli.role_files import SENSIBLY
from bot.cli.simulation import Simulation
from bot.policies.open_table import playing
from engine.open_table import OpenTableRules
from engine.open_table.events import RoleTold
from engine.open_table.options import OpenTableOptions
from engine.open_table.reading import read_role_file
from engine.rulebook import any_rulebook
from tests.engine.open_table.role_files import SHIPPED

RULES = any_rulebook(OpenTableRules())


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: str(path.stem))
def test_a_game_by_each_set_up_of_the_repository_is_played_to_its_end(path: Path) -> None:
    file = read_role_file(path.read_bytes())
    players = range(file.players, file.players + 1)
    game = Simulation(path.stem, RULES, OpenTableOptions(file), players, 1, playing.play, SENSIBLY).play(0)
    told = [event.to for event in game.log[0].events if isinstance(event, RoleTold)]

    assert told == [(seat,) for seat in game.seats]
    assert game.table.outcome is not None
