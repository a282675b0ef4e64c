"""/server settings: what the managers of a server set, and what follows from it at once."""

import asyncio
from pathlib import Path
from shutil import copy, copytree, rmtree

import pytest
from simcord import InteractionResult, RoleHandle

import bot.themes
import bot.words
from bot.clock import now
from bot.host.denied import Denied
from bot.host.signup import Opening
from bot.storage.kinds import LatePolicy
from tests.cogs.conftest import NAMES
from tests.cogs.stage import Stage, answer, new_bot

LANGUAGE = "brehon:server:language"
HOSTS = "brehon:server:hosts"
GAMES = "brehon:server:games"


@pytest.fixture
def two_languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Install a second language, the usual one but for a few sentences in capitals; gives its folder.

    The theme of Middle-earth has no words in it.
    """
    for module, name in ((bot.words, "words"), (bot.themes, "themes")):
        monkeypatch.setattr(module, "FOLDER", Path(copytree(module.FOLDER, tmp_path / name)))
    loud = Path(copytree(bot.words.FOLDER / "en", bot.words.FOLDER / "loud"))
    for path in loud.glob("*.ftl"):
        words = path.read_text(encoding="utf-8")
        for said in ("English", "No game is on", "Settings of this server", "who plays?", "How to play"):
            words = words.replace(said, said.upper())
        path.write_text(words, encoding="utf-8")
    copy(bot.themes.FOLDER / "tain" / "en.ftl", bot.themes.FOLDER / "tain" / "loud.ftl")
    return loud


@pytest.fixture
async def managed(stage: Stage) -> Stage:
    """A server in which Zoe has the permission Manage Server."""
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


async def test_a_server_that_has_set_nothing_has_the_usual_settings(managed: Stage) -> None:
    shown = answer(await panel(managed))

    assert "Time zone: UTC" in shown
    assert "Who may open games: everybody" in shown
    assert "as many as anybody opens" in shown


async def test_the_settings_are_hidden_from_all_but_managers(stage: Stage) -> None:
    assert "server settings" not in stage.people["Ann"].available_commands(stage.channel)
    stage.make_manager("Zoe")
    assert "server settings" in stage.people["Zoe"].available_commands(stage.channel)


async def test_who_is_shown_the_command_but_manages_nothing_is_denied(stage: Stage) -> None:
    (command,) = [command for command in await stage.bot.tree.fetch_commands() if command.name == "server"]
    stage.guild.set_command_permissions(command, {stage.people["Ann"]: True})

    assert "Manage Server" in answer(await stage.command("Ann", "server settings", zone="Europe/Dublin"))
    stage.make_manager("Zoe")
    assert "Time zone: UTC" in answer(await panel(stage))


async def test_who_manages_no_more_changes_nothing_by_his_old_panel(managed: Stage) -> None:
    shown = await panel(managed)
    managed.env.backend.get_guild(managed.guild.id).members[managed.users["Zoe"].id].role_ids.clear()

    assert "Manage Server" in answer(await managed.choose("Zoe", shown.response, ["1"], GAMES))
    assert "sign-up is open" in await open_elsewhere(managed, "Ann")
    assert "sign-up is open" in await open_elsewhere(managed, "Ann")


async def test_the_settings_survive_a_restart(managed: Stage) -> None:
    hosts = managed.guild.create_role("hosts")
    await panel(managed, zone="europe/dublin")
    await set_games(managed, "3")
    await set_hosts(managed, hosts)
    await managed.restart()
    shown = answer(await panel(managed))

    assert "Time zone: Europe/Dublin" in shown
    assert "Games at once: 3 at most" in shown
    assert "roles **hosts**" in shown


async def test_a_panel_from_before_a_restart_still_works(managed: Stage) -> None:
    shown = await panel(managed)
    await managed.restart()

    await managed.choose("Zoe", shown.response, ["3"], GAMES)

    assert shown.response is not None
    assert "3 at most" in shown.response.content


async def test_the_settings_of_one_server_are_not_another_s(managed: Stage) -> None:
    await set_games(managed, "1")
    await open_elsewhere(managed, "Ann")
    managed.move_to_another_server("Ann")

    assert "sign-up is open" in answer(await managed.command("Ann", "game new", game="tain"))


async def test_a_zone_that_does_not_exist_is_denied(managed: Stage) -> None:
    assert "no such time zone" in answer(await panel(managed, zone="Europe/Cruachan"))
    assert "Time zone: UTC" in answer(await panel(managed))


async def test_zones_are_offered_while_somebody_types(managed: Stage) -> None:
    offered = await managed.people["Zoe"].autocomplete(managed.channel, "server settings", "zone", "new york")
    all_zones = await managed.people["Zoe"].autocomplete(managed.channel, "server settings", "zone", "")

    assert [choice["value"] for choice in offered] == ["America/New_York"]
    assert len(all_zones) == 25


# Who may open games


async def test_without_a_role_set_everybody_opens_games(managed: Stage) -> None:
    assert "sign-up is open" in await open_elsewhere(managed, "Ann")


async def test_with_roles_set_only_members_with_one_of_them_open_games(managed: Stage) -> None:
    hosts, elders = (managed.guild.create_role(name) for name in ("hosts", "@everyone **elders**"))
    await set_hosts(managed, hosts, elders)
    give(managed, "Ann", elders)
    refused = await open_elsewhere(managed, "Ben")

    assert "**hosts**, **\\@\N{ZERO WIDTH SPACE}everyone \\*\\*elders\\*\\***" in refused
    assert "sign-up is open" in await open_elsewhere(managed, "Ann")


async def test_managers_open_games_whatever_roles_are_set(managed: Stage) -> None:
    await set_hosts(managed, managed.guild.create_role("hosts"))

    assert "sign-up is open" in await open_elsewhere(managed, "Zoe")


async def test_when_the_roles_are_gone_only_managers_open_games(managed: Stage) -> None:
    hosts = managed.guild.create_role("hosts")
    await set_hosts(managed, hosts)
    managed.env.backend.delete_role(managed.guild.id, hosts.id)
    await managed.env.settle()

    assert "only somebody with the permission Manage Server" in await open_elsewhere(managed, "Ann")
    assert "only whoever has the permission Manage Server" in answer(await panel(managed))


async def test_taking_all_roles_off_lets_everybody_open_games_again(managed: Stage) -> None:
    await set_hosts(managed, managed.guild.create_role("hosts"))
    await set_hosts(managed)

    assert "sign-up is open" in await open_elsewhere(managed, "Ann")


async def test_the_role_that_everybody_has_means_everybody(managed: Stage) -> None:
    await set_hosts(managed, managed.guild.create_role("hosts"), managed.guild.default_role)

    assert "Who may open games: everybody" in answer(await panel(managed))


# How many games at once


async def test_a_game_beyond_the_limit_is_denied_until_one_ends(managed: Stage) -> None:
    await set_games(managed, "2")
    await open_elsewhere(managed, "Ann")
    await open_elsewhere(managed, "Ben")

    assert "allow 2 games at once" in await open_elsewhere(managed, "Cat")
    await managed.end("Zoe", game="1")
    assert "sign-up is open" in await open_elsewhere(managed, "Cat")


async def test_games_under_way_count(game: Stage) -> None:
    game.make_manager("Zoe")
    await set_games(game, "1")

    assert "allow one game at once" in await open_elsewhere(game, "Ann")


async def test_a_limit_can_be_taken_away(managed: Stage) -> None:
    await set_games(managed, "1")
    await open_elsewhere(managed, "Ann")
    await set_games(managed, None)

    assert "sign-up is open" in await open_elsewhere(managed, "Ben")


@pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)
@pytest.mark.parametrize("limited_before", [True, False])
async def test_of_games_opened_at_the_same_moment_only_as_many_as_allowed_are(
    managed: Stage, *, limited_before: bool
) -> None:
    other = new_bot(managed.database)
    desks = [managed.bot.services, other.services] * 4
    if limited_before:
        await set_games(managed, "2")
    openings = [opening(managed, gm_id) for gm_id in range(1, len(desks) + 1)]
    opened = await asyncio.gather(
        *(services.sign_up.open(each) for services, each in zip(desks, openings, strict=True)), return_exceptions=True
    )
    await managed.env.settle()
    await other.finish()

    denied = [each.reason for each in opened if isinstance(each, Denied)]
    assert denied == (["too-many-games"] * 6 if limited_before else [])
    assert not [each for each in opened if isinstance(each, Exception) and not isinstance(each, Denied)]


# The language


@pytest.mark.usefixtures("two_languages")
async def test_a_language_counts_at_once_for_games_that_are_on_too(managed: Stage) -> None:
    await managed.command("Gia", "game new", game="tain")
    assert "who plays?" in await managed.painted_card()
    shown = await panel(managed)
    await managed.choose("Zoe", shown.response, ["loud"], LANGUAGE)

    assert shown.response is not None
    assert "SETTINGS OF THIS SERVER" in shown.response.content
    assert "WHO PLAYS?" in await managed.painted_card()


@pytest.mark.usefixtures("two_languages")
async def test_what_is_answered_without_a_game_is_in_the_server_s_language(managed: Stage) -> None:
    shown = await panel(managed)
    await managed.choose("Zoe", shown.response, ["loud"], LANGUAGE)
    await managed.restart()

    assert "NO GAME IS ON" in answer(await managed.command("Ann", "game status"))
    assert "HOW TO PLAY" in answer(await managed.command("Ann", "game rules", game="tain"))
    assert "How to play" in answer(await managed.dm_command("Ann", "game rules", game="tain"))


@pytest.mark.usefixtures("two_languages")
async def test_a_theme_without_words_in_the_language_is_told_in_the_usual_one(managed: Stage) -> None:
    shown = await panel(managed)
    await managed.choose("Zoe", shown.response, ["loud"], LANGUAGE)
    await managed.command("Gia", "game new", game="middle-earth")

    assert "who plays?" in await managed.painted_card()
    assert "How to play" in answer(await managed.command("Ann", "game rules", game="middle-earth"))


async def test_a_language_that_the_host_has_taken_away_leaves_the_usual_one(
    managed: Stage, two_languages: Path
) -> None:
    shown = await panel(managed)
    await managed.choose("Zoe", shown.response, ["loud"], LANGUAGE)
    rmtree(two_languages)
    await managed.restart()

    assert "No game is on" in answer(await managed.command("Ann", "game status"))
    await managed.command("Gia", "game new", game="tain")
    assert "who plays?" in await managed.painted_card()
    assert "cannot be chosen" in answer(await managed.choose("Zoe", shown.response, ["loud"], LANGUAGE))


async def test_where_there_is_one_language_none_is_to_be_chosen(managed: Stage) -> None:
    shown = await panel(managed)
    assert shown.response is not None

    assert LANGUAGE not in str(shown.response.message.components)
    assert GAMES in str(shown.response.message.components)


async def test_an_error_is_answered_even_if_nobody_knows_the_server_s_language(managed: Stage) -> None:
    async with managed.tables_renamed("guilds"):
        said = answer(await managed.command("Ann", "game status"))

    assert "No game is on" in said


# The zone: until when a GM gives time


async def deadline_after(stage: Stage, until: str) -> str:
    assert answer(await stage.command("Gia", "gm extend", until=until)).startswith("You have moved the deadline.")
    deadline = (await stage.live()).deadline
    assert deadline is not None
    return f"{deadline:%m-%d %H:%M:%S}"


async def test_a_gm_gives_time_until_a_time_of_the_server_s_zone(game: Stage) -> None:
    game.make_manager("Zoe")
    assert await deadline_after(game, "2026-01-10 20:00") == "01-10 20:00:00"
    await panel(game, zone="America/New_York")

    assert await deadline_after(game, "2026-01-11 20:00") == "01-12 01:00:00"


async def test_time_until_a_moment_is_announced_as_that_moment_and_no_odd_number_of_hours(game: Stage) -> None:
    await deadline_after(game, "2026-01-10 20:17")
    said = game.channel.history()[-1].content

    assert said.startswith("The deadline moves.\n-# Until <t:1768076220:f>")


async def test_time_until_a_moment_is_in_real_hours_though_the_clocks_change(game: Stage) -> None:
    game.make_manager("Zoe")
    await panel(game, zone="Europe/Dublin")
    await game.pass_hours(24 * 86)
    assert await deadline_after(game, "2026-03-29 12:00") == "03-29 11:00:00"

    await game.pass_hours((await hours_left(game)) - 0.01)
    assert len(game.questions()) == 1
    await game.pass_hours(0.02)
    assert len(game.questions()) == 2


async def hours_left(stage: Stage) -> float:
    deadline = (await stage.live()).deadline
    assert deadline is not None
    return (deadline - now()).total_seconds() / 3600


async def test_time_may_be_given_where_there_was_no_deadline_or_it_has_passed(stage: Stage) -> None:
    await stage.command("Gia", "game new", game="tain", hours=0.0)
    for name in NAMES:
        await stage.press(name, stage.card, "Join")
    await stage.press("Gia", stage.card, "Start the game")

    assert await deadline_after(stage, "2026-01-03 20:00") == "01-03 20:00:00"
    await stage.pass_hours(24 * 4)
    assert await deadline_after(stage, "2026-01-08 20:00") == "01-08 20:00:00"


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("at dawn", "no time that I understand"),
        ("2025-12-31 20:00", "passed already in Europe/Dublin"),
        ("2026-03-29 01:30", "the clocks of Europe/Dublin skip it"),
        ("2026-01-01 02:00", "The deadline is <t:"),
        ("2026-07-01 20:00", "720 hours at most"),
    ],
)
async def test_a_time_that_cannot_be_a_deadline_gets_one_sentence(game: Stage, typed: str, sentence: str) -> None:
    game.make_manager("Zoe")
    await panel(game, zone="Europe/Dublin")
    deadline = (await game.live()).deadline
    said = answer(await game.command("Gia", "gm extend", until=typed))

    assert sentence in said
    assert said.count(".") == 1
    assert (await game.live()).deadline == deadline


async def test_hours_and_until_are_given_one_at_a_time(game: Stage) -> None:
    for options in ({}, {"hours": 3.0, "until": "20:00"}):
        assert "either `hours` or `until`" in answer(await game.command("Gia", "gm extend", **options))


async def test_a_resting_game_is_given_no_time_until_a_moment(game: Stage) -> None:
    await game.command("Gia", "gm pause")

    assert "resume the game first" in answer(await game.command("Gia", "gm extend", until="tomorrow 20:00"))


async def test_only_the_gm_gives_time(game: Stage) -> None:
    assert "Only the GM" in answer(await game.command("Ann", "gm extend", until="tomorrow 20:00"))
