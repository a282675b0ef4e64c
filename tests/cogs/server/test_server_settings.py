"""/server settings: the settings that a server's managers choose, and their immediate effect."""

import asyncio
from pathlib import Path
from shutil import copy, copytree, move

import pytest
from simcord import InteractionResult, RoleHandle

import bot.themes
import bot.words
from bot.host.denied import Denied
from bot.host.opening.game_openings import Opening
from bot.storage.schema.kinds import LatePolicy
from tests.cogs.stage import Stage, answer, new_bot

LANGUAGE = "brehon:server:language"
HOSTS = "brehon:server:hosts"
GAMES = "brehon:server:games"


@pytest.fixture(scope="module")
def loud(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a copy of all words and a second language: English, with a few sentences in capitals.

    The theme of Middle-earth has no words in it.
    """
    copies = tmp_path_factory.mktemp("loud")
    words, themes = (Path(copytree(module.FOLDER, copies / module.FOLDER.name)) for module in (bot.words, bot.themes))
    loud = Path(copytree(words / "en", words / "loud"))
    for path in loud.glob("*.ftl"):
        said = path.read_text(encoding="utf-8")
        for each in ("English", "No game is on", "Settings of this server", "who plays?", "How to play"):
            said = said.replace(each, each.upper())
        path.write_text(said, encoding="utf-8")
    copy(themes / "tain" / "en.ftl", themes / "tain" / "loud.ftl")
    return loud


@pytest.fixture
def two_languages(loud: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Install that second language."""
    monkeypatch.setattr(bot.words, "FOLDER", loud.parent)
    monkeypatch.setattr(bot.themes, "FOLDER", loud.parent.parent / bot.themes.FOLDER.name)
    return loud


@pytest.fixture
async def managed(stage: Stage) -> Stage:
    """Return a server on which Zoe has the permission Manage Server."""
    stage.make_manager("Zoe")
    return stage


async def panel(stage: Stage, **options: object) -> InteractionResult:
    return await stage.command("Zoe", "server settings", **options)


async def set_games(stage: Stage, most: str | None) -> InteractionResult:
    shown = await panel(stage)
    return await stage.choose("Zoe", shown.response, [] if most is None else [most], GAMES)


async def set_hosts(stage: Stage, *roles: RoleHandle) -> None:
    shown = await panel(stage)
    await stage.choose("Zoe", shown.response, roles, HOSTS)


def give(stage: Stage, name: str, role: RoleHandle) -> None:
    stage.env.backend.get_guild(stage.guild.id).members[stage.users[name].id].role_ids.append(role.id)


async def open_elsewhere(stage: Stage, name: str) -> str:
    stage.channel = stage.guild.create_text_channel(f"table-{len(stage.guild.channels)}")
    return answer(await stage.command(name, "game new", game="tain"))


def opening(stage: Stage, gm_id: int) -> Opening:
    channel = stage.guild.create_text_channel(f"table-{len(stage.guild.channels)}")
    return Opening("tain", stage.guild.id, channel.id, gm_id, 24, LatePolicy.ASK)


async def test_a_new_server_has_the_default_settings(managed: Stage) -> None:
    shown = answer(await panel(managed))

    assert "Who can open games: everybody" in shown
    assert "Games at once: no limit" in shown
    assert "Time zone: UTC" in shown


async def test_no_language_is_offered_where_there_is_only_one(managed: Stage) -> None:
    shown = await panel(managed)
    assert shown.response is not None

    assert LANGUAGE not in str(shown.response.message.components)
    assert GAMES in str(shown.response.message.components)


async def test_a_time_zone_that_does_not_exist_is_refused(managed: Stage) -> None:
    assert "no such time zone" in answer(await panel(managed, zone="Europe/Cruachan"))
    assert "Time zone: UTC" in answer(await panel(managed))


async def test_time_zones_are_offered_by_a_part_of_their_name(managed: Stage) -> None:
    offered = await managed.people["Zoe"].autocomplete(managed.channel, "server settings", "zone", "new york")
    all_zones = await managed.people["Zoe"].autocomplete(managed.channel, "server settings", "zone", "")

    assert [choice["value"] for choice in offered] == ["America/New_York"]
    assert len(all_zones) == 25


async def test_the_settings_are_hidden_from_all_but_managers(stage: Stage) -> None:
    stage.make_manager("Zoe")

    assert "server settings" not in stage.people["Ann"].available_commands(stage.channel)
    assert "server settings" in stage.people["Zoe"].available_commands(stage.channel)


async def test_the_settings_are_denied_to_a_member_whom_discord_shows_the_command(stage: Stage) -> None:
    (command,) = [command for command in await stage.bot.tree.fetch_commands() if command.name == "server"]
    stage.guild.set_command_permissions(command, {stage.people["Ann"]: True})

    assert "Manage Server" in answer(await stage.command("Ann", "server settings", zone="Europe/Dublin"))


async def test_the_settings_are_denied_to_a_former_manager(managed: Stage) -> None:
    shown = await panel(managed)
    managed.env.backend.get_guild(managed.guild.id).members[managed.users["Zoe"].id].role_ids.clear()

    assert "Time zone: UTC" in answer(shown)
    assert "Manage Server" in answer(await managed.choose("Zoe", shown.response, ["1"], GAMES))
    assert "sign-up is open" in await open_elsewhere(managed, "Ann")
    assert "sign-up is open" in await open_elsewhere(managed, "Ann")


async def test_the_settings_and_their_open_panel_survive_a_restart(managed: Stage) -> None:
    hosts = managed.guild.create_role("hosts")
    old = await panel(managed, zone="europe/dublin")
    await set_games(managed, "3")
    await set_hosts(managed, hosts)
    await managed.restart()
    shown = answer(await panel(managed))
    await managed.choose("Zoe", old.response, ["2"], GAMES)

    assert "Time zone: Europe/Dublin" in shown
    assert "Games at once: at most 3" in shown
    assert "roles **hosts**" in shown
    assert old.response is not None
    assert "at most 2" in old.response.content


# Who may open games


def make_roles(stage: Stage) -> list[RoleHandle]:
    """Make two roles. The name of one would mention everybody."""
    return [stage.guild.create_role(name) for name in ("hosts", "@everyone **elders**")]


async def test_without_roles_everybody_opens_games(managed: Stage) -> None:
    assert "sign-up is open" in await open_elsewhere(managed, "Ben")


async def test_with_roles_set_only_their_members_and_managers_open_games(managed: Stage) -> None:
    hosts, elders = make_roles(managed)
    await set_hosts(managed, hosts, elders)
    give(managed, "Ann", elders)

    assert "sign-up is open" in await open_elsewhere(managed, "Ann")
    assert "sign-up is open" in await open_elsewhere(managed, "Zoe")
    assert "sign-up is open" not in await open_elsewhere(managed, "Ben")


async def test_a_member_who_may_open_no_games_is_told_which_roles_may(managed: Stage) -> None:
    await set_hosts(managed, *make_roles(managed))

    names = "**hosts**, **\\@\N{ZERO WIDTH SPACE}everyone \\*\\*elders\\*\\***"
    assert names in await open_elsewhere(managed, "Ben")


async def test_only_managers_open_games_once_the_set_roles_are_deleted(managed: Stage) -> None:
    roles = make_roles(managed)
    await set_hosts(managed, *roles)
    give(managed, "Ann", roles[1])
    for role in roles:
        managed.env.backend.delete_role(managed.guild.id, role.id)
    await managed.env.settle()

    assert "only somebody with the permission Manage Server" in await open_elsewhere(managed, "Ann")
    assert "only people with the permission Manage Server" in answer(await panel(managed))


async def test_everybody_opens_games_once_no_role_is_set_any_more(managed: Stage) -> None:
    await set_hosts(managed, *make_roles(managed))
    before = await open_elsewhere(managed, "Ann")
    await set_hosts(managed)

    assert "sign-up is open" not in before
    assert "sign-up is open" in await open_elsewhere(managed, "Ann")


async def test_everybody_opens_games_with_the_role_that_everybody_has(managed: Stage) -> None:
    await set_hosts(managed, managed.guild.create_role("others"), managed.guild.default_role)

    assert "Who can open games: everybody" in answer(await panel(managed))


@pytest.fixture
async def full(managed: Stage) -> Stage:
    """Return a server that allows two games at once and has two."""
    await set_games(managed, "2")
    await open_elsewhere(managed, "Ann")
    await open_elsewhere(managed, "Ben")
    return managed


async def test_a_game_beyond_the_limit_is_denied(full: Stage) -> None:
    assert "allows 2 games at once" in await open_elsewhere(full, "Cat")


async def test_a_game_that_ends_makes_room_for_one_more(full: Stage) -> None:
    await full.end("Zoe", game="1")

    assert "sign-up is open" in await open_elsewhere(full, "Cat")
    assert "allows 2 games at once" in await open_elsewhere(full, "Dan")


async def test_any_number_of_games_is_on_once_there_is_no_limit_any_more(full: Stage) -> None:
    await set_games(full, None)

    assert "sign-up is open" in await open_elsewhere(full, "Dan")


async def test_a_limit_does_not_count_for_another_server(full: Stage) -> None:
    await set_games(full, "1")
    full.move_to_another_server("Ann")

    assert "sign-up is open" in answer(await full.command("Ann", "game new", game="tain"))


async def test_running_games_count_towards_the_limit(game: Stage) -> None:
    game.make_manager("Zoe")
    await set_games(game, "1")

    assert "allows one game at once" in await open_elsewhere(game, "Ann")


@pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)
async def test_the_limit_holds_for_games_opened_at_the_same_moment(managed: Stage) -> None:
    other = new_bot(managed.database)
    desks = [managed.bot.services, other.services] * 4
    denied: list[list[str]] = []
    for most in (None, "10"):
        if most is not None:
            await set_games(managed, most)
        openings = [opening(managed, gm_id) for gm_id in range(1, len(desks) + 1)]
        opened = await asyncio.gather(
            *(services.sign_up.open(each) for services, each in zip(desks, openings, strict=True)),
            return_exceptions=True,
        )
        denied.append([each.reason for each in opened if isinstance(each, Denied)])
        assert not [each for each in opened if isinstance(each, Exception) and not isinstance(each, Denied)]
    await managed.env.settle()
    await other.finish()

    assert denied == [[], ["too-many-games"] * 6]


# The language


async def speak_loudly(stage: Stage) -> str:
    """Choose the second language while a sign-up is open, and return what the panel shows then."""
    await stage.command("Gia", "game new", game="tain")
    assert "who plays?" in await stage.painted_card()
    shown = await panel(stage)
    await stage.choose("Zoe", shown.response, ["loud"], LANGUAGE)
    assert shown.response is not None
    return shown.response.content


@pytest.mark.usefixtures("two_languages")
async def test_a_language_applies_at_once_to_the_panel_and_to_games_that_are_on(managed: Stage) -> None:
    assert "SETTINGS OF THIS SERVER" in await speak_loudly(managed)
    assert "WHO PLAYS?" in await managed.painted_card()


@pytest.mark.usefixtures("two_languages")
async def test_a_language_applies_to_the_whole_server_even_after_a_restart(managed: Stage) -> None:
    await speak_loudly(managed)
    managed.channel = managed.guild.create_text_channel("elsewhere")
    await managed.restart()

    assert "NO GAME IS ON" in answer(await managed.command("Ann", "game status"))
    assert "HOW TO PLAY" in answer(await managed.command("Ann", "game rules", game="tain"))


@pytest.mark.usefixtures("two_languages")
async def test_a_servers_language_does_not_apply_in_dms(managed: Stage) -> None:
    await speak_loudly(managed)

    assert "How to play" in answer(await managed.dm_command("Ann", "game rules", game="tain"))


@pytest.mark.usefixtures("two_languages")
async def test_a_theme_without_the_servers_language_keeps_its_own(managed: Stage) -> None:
    await speak_loudly(managed)
    managed.channel = managed.guild.create_text_channel("elsewhere")
    await managed.command("Gia", "game new", game="middle-earth")

    assert "who plays?" in await managed.painted_card()
    assert "How to play" in answer(await managed.command("Ann", "game rules", game="middle-earth"))


async def test_a_language_that_the_host_has_removed_falls_back_to_the_default(
    managed: Stage, two_languages: Path, tmp_path: Path
) -> None:
    shown = await panel(managed)
    await managed.choose("Zoe", shown.response, ["loud"], LANGUAGE)
    move(two_languages, tmp_path / "loud")
    await managed.restart()
    status = answer(await managed.command("Ann", "game status"))
    await managed.command("Gia", "game new", game="tain")
    card = await managed.painted_card()
    chosen = answer(await managed.choose("Zoe", shown.response, ["loud"], LANGUAGE))
    move(tmp_path / "loud", two_languages)

    assert "No game is on" in status
    assert "who plays?" in card
    assert "can't be chosen" in chosen


async def test_an_error_is_answered_even_if_nobody_knows_the_servers_language(managed: Stage) -> None:
    async with managed.tables_renamed("guilds"):
        said = answer(await managed.command("Ann", "game status"))

    assert "No game is on" in said
