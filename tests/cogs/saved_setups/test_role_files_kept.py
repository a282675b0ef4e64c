"""Set-ups keep the role file of their game: saved under a name, as a code, and in a rematch."""

from collections.abc import Callable, Mapping

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from bot.host.opening.setup_codes import code_of
from bot.storage.opening.table_setups import TableSetUp
from bot.storage.schema.game_settings import GameSettings
from engine.open_table.options import FIVE_ROLES, OpenTableOptions
from engine.open_table.reading import read_role_file
from engine.open_table.role_file import Role, RoleFile
from tests.cogs.opening import Opening
from tests.cogs.saved_setups.test_saved_setups import new_game, paste, save, share
from tests.cogs.setup.test_role_files import file_in, sit, upload
from tests.cogs.stage import Stage, answer
from tests.engine.open_table.role_files import SMALL

FILE = read_role_file(SMALL.encode())
NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve")


async def sit_with_a_file(stage: Stage, *names: str) -> None:
    """Open a table with a file of its own, which some have joined."""
    await sit(stage)
    await upload(stage, SMALL.encode())
    for name in names:
        await stage.press(name, stage.card, "Join")


@pytest.fixture
async def small(opening: Opening) -> Stage:
    """Return a sign-up with a file of its own."""
    return await opening.after(sit_with_a_file)


async def test_a_saved_set_up_has_the_file(small: Stage) -> None:
    await save(small, "Small tables")
    await new_game(small, game="open-table", setup="Small tables")

    assert file_in(await small.hosted(2)) == FILE


async def test_a_file_counts_before_that_of_a_saved_set_up(small: Stage) -> None:
    await save(small, "Small tables")
    other = SMALL.replace("Small", "Other")
    await new_game(small, game="open-table", setup="Small tables", file=("other.toml", other.encode()))

    assert file_in(await small.hosted(2)).title == "Other"


async def test_a_code_has_the_file(small: Stage) -> None:
    code = await share(small)
    await new_game(small, game="open-table", setup=code)

    assert file_in(await small.hosted(2)) == FILE


async def test_a_set_up_with_the_usual_file_has_it_too(opening: Opening) -> None:
    table = await opening.after(sit)
    code = await share(table)
    await upload(table, SMALL.encode())
    await paste(table, code)

    assert file_in(await table.hosted()) == FIVE_ROLES


def with_file(file: RoleFile | object) -> str:
    """Return the code of a set-up with a file."""
    options: dict[str, object] = {"file": to_builtins(file)}
    return code_of(TableSetUp("open-table", "open_table", options, GameSettings()))


BAD: Mapping[str, Callable[[], str]] = {
    "no file": lambda: with_file("town"),
    "too many players": lambda: with_file(replace(FILE, players=26)),
    "counts that don't add up": lambda: with_file(replace(FILE, players=6)),
    "a role nobody can be": lambda: with_file(replace(FILE, roles={**FILE.roles, "vet": Role("town")})),
}


@pytest.mark.parametrize("bad", BAD)
async def test_a_code_with_a_wrong_file_is_refused_and_opens_nothing(stage: Stage, bad: str) -> None:
    refused = answer(await stage.command("Gia", "game new", game="open-table", setup=BAD[bad]()))

    assert "doesn't offer here" in refused
    assert await stage.bot.services.games.load(1) is None


async def test_a_rematch_has_the_file(opening: Opening) -> None:
    table = await opening.after(sit_with_a_file, *NAMES)
    await table.press("Gia", table.card, "Start the game")
    await table.end("Gia")
    await table.press("Gia", table.channel.history()[-1], "Rematch")
    options = (await table.hosted(2)).open_options

    assert isinstance(options, OpenTableOptions)
    assert options.file == FILE
