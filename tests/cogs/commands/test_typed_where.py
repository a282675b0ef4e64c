"""Where commands can be typed, and who can have them, as they are registered with Discord.

The numbers are those of Discord's OpenAPI description: ``ApplicationIntegrationType`` and ``InteractionContextType``.
"""

from collections.abc import Mapping

import discord
import pytest

from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, answer

GUILD_INSTALL, USER_INSTALL = 0, 1
GUILD, BOT_DM = 0, 1
ALONE = {"game", "help", "privacy", "board", "quest", "table", "bluff", "danube", "sigily"}
"""The commands that somebody needs who plays alone in their DM, and no more."""
IN_SERVERS = {"server", "stats"}


def registered(stage: Stage, field: str) -> Mapping[str, set[int]]:
    """Return what a field of each command says."""
    return {command["name"]: set(command[field]) for command in stage.env.backend.commands[None].values()}


def can_be_installed(patch: pytest.MonkeyPatch) -> None:
    """Let people install the application to themselves, as its settings at Discord can say."""
    patch.setattr(discord.AppInfo, "user_integration_config", property(lambda _: discord.IntegrationTypeConfig({})))


async def test_people_install_to_themselves_what_they_need_to_play_alone(
    opening: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    can_be_installed(monkeypatch)
    stage = await opening.stage()
    installs = registered(stage, "integration_types")

    assert {name for name, types in installs.items() if USER_INSTALL in types} == ALONE
    assert all(GUILD_INSTALL in types for types in installs.values())


async def test_nobody_installs_an_application_to_themselves_that_cannot_be(opening: Opening) -> None:
    stage = await opening.stage()

    assert {*map(frozenset, registered(stage, "integration_types").values())} == {frozenset({GUILD_INSTALL})}


async def test_commands_are_typed_in_servers_and_in_the_dm_with_the_bot(opening: Opening) -> None:
    stage = await opening.stage()
    contexts = registered(stage, "contexts")

    assert {name for name, where in contexts.items() if where == {GUILD}} == IN_SERVERS
    assert all(where <= {GUILD, BOT_DM} for where in contexts.values())


async def test_commands_of_ones_own_are_refused_in_a_server_without_the_bot(
    opening: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = await opening.stage()
    # The simulated Discord names nobody to whom the application is installed.
    monkeypatch.setattr(discord.Interaction, "is_user_integration", lambda _: True)

    assert answer(await stage.command("Ann", "help")).startswith("I'm not in this server")
    assert "I'm not in this server" not in answer(await stage.dm_command("Ann", "help"))
