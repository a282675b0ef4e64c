"""/help knows who asks, where and when, and tells them no more than they may know."""

import re
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord import ChannelHandle

from bot.cogs.commands.listing import WANTED
from bot.cogs.players.help import MOST_LINES
from bot.storage.schema.choices import Choiceless
from bot.version import version
from tests.cogs.conftest import NAMES
from tests.cogs.gamblers import SIXTEEN, sit_down
from tests.cogs.opening import Opening
from tests.cogs.quests import let_vote
from tests.cogs.sending import send_ann_and_ben
from tests.cogs.stage import Stage, answer, labels_of

DOCS = Path(__file__).parents[3] / "docs"
TABLES = (DOCS / "leading.md", DOCS / "playing.md")
LEADING = ["Give 24 more hours", "Pause", "By hand", "Close it now", "End the game"]

PRIVACY = {"privacy export", "privacy forget"}

Told = tuple[str, list[str]]
"""The text that somebody is shown, and the buttons under it."""


async def ask(stage: Stage, name: str) -> Told:
    """Ask in the channel."""
    result = await stage.command(name, "help")
    assert result.response is not None
    return answer(result), labels_of(result.response)


async def ask_by_dm(stage: Stage, name: str) -> Told:
    """Ask in the DM."""
    result = await stage.dm_command(name, "help")
    assert result.response is not None
    return answer(result), labels_of(result.response)


def go_to(stage: Stage, name: str) -> ChannelHandle:
    """Go to another channel, and return the one that was left."""
    left = stage.channel
    stage.channel = stage.guild.create_text_channel(name)
    return left


async def fill(stage: Stage) -> None:
    """Let players join until all seats are taken."""
    for name in ("F", "G", "H", "I"):
        stage.add(name)
        await stage.press(name, stage.card, "Join")


# Before the game


async def test_a_player_of_a_sign_up_is_offered_to_leave(sign_up: Stage) -> None:
    text, buttons = await ask(sign_up, "Ann")

    assert "You have a seat" in text
    assert buttons == ["Leave", "How to play", "Wishes"]


async def test_help_tells_a_stranger_to_join_a_sign_up(sign_up: Stage) -> None:
    assert "Press Join to play" in answer(await sign_up.command("Zoe", "help"))


async def test_a_stranger_joins_a_sign_up_by_the_helps_button(sign_up: Stage) -> None:
    result = await sign_up.command("Zoe", "help")
    await sign_up.press("Zoe", result.response, "Join")

    assert "Zoe" in (await sign_up.hosted()).names


async def fill_up(stage: Stage) -> None:
    """Let a sign-up be full, with a stranger on the server."""
    stage.add("Zoe")
    await stage.press("Zoe", stage.card, "Join")
    await fill(stage)
    stage.add("Kit")


async def test_a_stranger_is_offered_the_bench_of_a_full_sign_up_in_its_channel(sign_up: Stage) -> None:
    await fill_up(sign_up)
    text, buttons = await ask(sign_up, "Kit")

    assert "all 10 seats are taken" in text
    assert buttons == ["Join", "How to play"]


async def test_a_stranger_is_not_offered_the_bench_of_a_full_sign_up_elsewhere(sign_up: Stage) -> None:
    await fill_up(sign_up)
    go_to(sign_up, "elsewhere")

    assert "You can join" not in (await ask(sign_up, "Kit"))[0]


async def test_a_stranger_elsewhere_is_shown_the_open_sign_ups_of_the_server(sign_up: Stage) -> None:
    table = go_to(sign_up, "elsewhere")
    text, _ = await ask(sign_up, "Zoe")

    assert "You can join" in text
    assert f"<#{table.id}>" in text


async def test_no_sign_up_of_another_server_is_shown(sign_up: Stage) -> None:
    sign_up.move_to_another_server("Ann")

    assert "<#" not in (await ask(sign_up, "Ann"))[0]


@pytest.fixture
async def nearly_full(stage: Stage) -> Stage:
    """A sign-up that lacks one player."""
    await stage.command("Gia", "game new", game="tain")
    for name in NAMES[:4]:
        await stage.press(name, stage.card, "Join")
    return stage


async def test_the_gm_of_a_sign_up_without_enough_players_is_told_how_many_are_missing(nearly_full: Stage) -> None:
    text, buttons = await ask(nearly_full, "Gia")

    assert "You need one more player to start" in text
    assert buttons == ["Join", "How to play", "Set-up", "End the game"]


async def test_the_gm_of_a_sign_up_with_enough_players_may_start_it(nearly_full: Stage) -> None:
    await nearly_full.press("Eve", nearly_full.card, "Join")
    _, buttons = await ask(nearly_full, "Gia")

    assert buttons == ["Join", "How to play", "Start the game", "Set-up", "End the game"]


# In the game


async def test_a_player_is_shown_their_question_with_its_buttons(game: Stage) -> None:
    await game.propose()
    result = await game.command("Ann", "help")
    assert result.response is not None
    await game.press("Ann", result.response, "Reject")

    assert "What you can do now" in answer(result)
    assert labels_of(result.response)[-2:] == ["My secrets", "How to play"]
    assert (await game.table()).round.votes == {"Ann": False}


async def test_a_player_is_shown_their_question_with_its_buttons_in_a_dm_too(game: Stage) -> None:
    await game.propose()
    result = await game.dm_command("Ben", "help")
    await game.press("Ben", result.response, "Reject")

    assert f"in <#{game.channel.id}> is waiting for you" in answer(result)
    assert (await game.table()).round.votes == {"Ben": False}


async def test_everybody_in_a_paused_game_is_told_that_it_is_paused(game: Stage) -> None:
    await game.command("Gia", "gm pause")
    text, buttons = await ask(game, "Gia")

    assert "The game is paused" in (await ask(game, "Ann"))[0]
    assert "The game is paused" in text
    assert buttons == ["Resume", "By hand", "End the game"]


async def test_a_channel_whose_game_is_over_has_none(game: Stage) -> None:
    await game.end("Gia")

    assert "No game is on" in (await ask(game, "Ann"))[0]


async def test_the_gm_is_told_of_a_deadline_that_has_passed(game: Stage) -> None:
    await game.pass_hours(24.1)

    assert "The deadline has passed" in (await ask(game, "Gia"))[0]


async def test_a_gm_who_plays_is_told_no_more_than_any_player(opening: Opening) -> None:
    game = await opening.after(send_ann_and_ben)
    await game.hand_over("Gia", "Cat")
    text, buttons = await ask(game, "Cat")

    assert buttons == ["My secrets", "How to play", *(label for label in LEADING if label != "By hand")]
    assert "Still to answer" not in text


async def test_nobody_else_is_told_who_has_given_their_order(game: Stage) -> None:
    (evil, *_) = await game.on_side("evil")
    first, *others = [name for name in NAMES if name != evil]
    await game.propose(evil, first)
    await let_vote(game)
    before = [await ask(game, name) for name in (*others, "Zoe")]
    await game.press(evil, game.dms(evil)[-1], "Sabotage")

    assert [await ask(game, name) for name in (*others, "Zoe")] == before


async def test_the_gm_is_told_for_whom_the_game_waits(game: Stage) -> None:
    leader = await game.leader()
    text, buttons = await ask(game, "Gia")

    assert "leads. Which" in text
    assert f"Still to answer: **{leader}**" in text
    assert "The deadline has passed" not in text
    assert "`/gm desk` has a button for everything" in text
    assert not any(command in text for command in ("/table", "/quest give"))
    assert buttons == LEADING


async def test_a_player_who_is_not_asked_is_told_of_nothing_but_their_own_commands(game: Stage) -> None:
    leader = await game.leader()
    text, buttons = await ask(game, next(name for name in NAMES if name != leader))

    assert "There's nothing for you to do right now" in text
    assert not any(command in text for command in ("/server settings", "/gm desk", "/table", "/quest give"))
    assert buttons == ["My secrets", "How to play"]


async def test_a_manager_is_told_of_the_managers_commands(game: Stage) -> None:
    game.make_manager("Zoe")
    text, buttons = await ask(game, "Zoe")

    assert "/gm hand-over" in text
    assert "/server settings" in text
    assert buttons == ["How to play", "End the game"]


async def test_a_stranger_is_told_that_a_game_is_on_and_how_to_look(game: Stage) -> None:
    text, buttons = await ask(game, "Zoe")

    assert "you have no seat in it" in text
    assert "/game status" in text
    assert buttons == ["How to play"]
    assert not any(name in text for name in (*NAMES, "Gia"))


# Where no game is on


async def test_a_game_in_a_channel_that_a_person_cannot_see_is_not_told_to_them(stage: Stage) -> None:
    hidden, seen = discord.PermissionOverwrite(view_channel=False), discord.PermissionOverwrite(view_channel=True)
    me = stage.guild.me
    assert me is not None
    overwrites: dict[Any, discord.PermissionOverwrite] = {stage.guild.default_role: hidden, me: seen}
    overwrites |= {stage.people[name]: seen for name in ("Gia", "Ann")}
    stage.channel = stage.guild.create_text_channel("inner", overwrites=overwrites)
    await stage.command("Gia", "game new", game="tain")
    inner = go_to(stage, "elsewhere")

    assert str(inner.id) not in (await ask(stage, "Zoe"))[0]
    assert str(inner.id) in (await ask(stage, "Ann"))[0]


async def test_everybody_finds_their_game_from_another_channel(game: Stage) -> None:
    table = go_to(game, "elsewhere")
    leader = await game.leader()
    other = next(name for name in NAMES if name != leader)

    assert f"in <#{table.id}> is waiting for you" in (await ask(game, leader))[0]
    assert f"in <#{table.id}> doesn't need you right now" in (await ask(game, other))[0]
    assert "You're the GM of" in (await ask(game, "Gia"))[0]


async def test_a_stranger_finds_no_game_from_elsewhere(game: Stage) -> None:
    go_to(game, "elsewhere")

    assert "You can join" not in (await ask(game, "Zoe"))[0]
    assert "You aren't in a game" in (await ask_by_dm(game, "Zoe"))[0]


async def test_a_player_of_two_games_finds_both_by_dm(game: Stage) -> None:
    table = go_to(game, "elsewhere")
    await game.command("Gia", "game new", game="middle-earth")
    await game.press("Ann", game.card, "Join")
    text, buttons = await ask_by_dm(game, "Ann")

    assert f"<#{table.id}>" in text
    assert f"**Middle-earth** in <#{game.channel.id}> hasn't begun yet" in text
    assert "the option `game`" in text
    assert buttons == []


async def test_the_games_that_wait_for_somebody_stand_first_in_their_dm(opening: Opening) -> None:
    stage = await opening.stage()
    await stage.command("Gia", "game new", game="middle-earth")
    await stage.command("Ann", "game join")
    for game_id in (2, 3):
        go_to(stage, f"by the river {game_id}")
        await stage.command("Gia", "game new", game="danube", late="ask")
        for name in ("Ann", "Ben"):
            await stage.command(name, "game join")
        await stage.bot.services.sign_up.choose(game_id, "choiceless", Choiceless.BY_HAND)
        await stage.command("Gia", "game start")
    text, _ = await ask_by_dm(stage, "Ann")
    waiting, first, second, last, *_ = text.splitlines()

    assert waiting == "2 of your games are waiting for you:"
    assert all("Down the Danube" in line and "[To the question](" in line for line in (first, second))
    assert "hasn't begun yet" in last


# In a DM


async def test_a_person_who_asks_in_their_dm_is_written_to_again(sign_up: Stage) -> None:
    sign_up.close_dms("Ann")
    await sign_up.press("Gia", sign_up.card, "Start the game")
    sign_up.open_dms("Ann")
    await sign_up.dm_command("Ann", "help")

    assert (await sign_up.hosted()).occupancy("Ann").dm_open


# All commands


def test_the_help_knows_when_each_command_of_every_game_is_wanted(stage: Stage) -> None:
    of_every_game = {name for name in all_commands(stage) if name.split()[0] in {"game", "say", "stats", "privacy"}}

    assert {name.replace(" ", "-") for name in of_every_game} - WANTED.keys() == {"game-new", "game-start", "game-end"}


async def test_the_help_names_what_is_wanted_where_no_game_is_on(stage: Stage) -> None:
    text, _ = await ask(stage, "Ann")

    assert commands_in(text) == {
        "game new",
        "game past",
        "game queue",
        "game rules",
        "game set-ups",
        "game rematch",
        "stats",
        *PRIVACY,
    }


async def test_the_help_names_only_the_moves_that_are_open_to_the_asker(game: Stage) -> None:
    leader = await game.leader()
    other = next(name for name in NAMES if name != leader)
    leading, waiting = [commands_in((await ask(game, name))[0]) for name in (leader, other)]
    await game.propose()
    voting = commands_in((await ask(game, other))[0])

    assert {name for name in leading if name.startswith("quest")} == {"quest propose"}
    assert {name for name in waiting if name.startswith("quest")} == set()
    assert "quest vote" in voting
    assert waiting == {"game status", "game history", "game secrets", "game away", "game rules", "ask"}


async def test_the_help_names_no_command_that_means_nothing_in_a_game(stage: Stage) -> None:
    await stage.command("Gia", "game new", game="danube")
    for name in ("Ann", "Ben"):
        await stage.press(name, stage.card, "Join")
    before = commands_in((await ask(stage, "Ann"))[0])
    await stage.command("Gia", "game start")
    told = commands_in((await ask(stage, "Ann"))[0])

    assert before == {"game leave", "game rules"}
    assert "game take-back" in told
    assert not {"game secrets", "game night-order", "say"} & told


async def test_the_help_has_ten_lines_at_most(stage: Stage) -> None:
    stage.make_manager("Zoe")
    await stage.bot.services.servers.set_most_games(stage.guild.id, None)
    for number in range(12):
        stage.add(f"Host {number}")
        go_to(stage, f"table-{number}")
        await stage.command(f"Host {number}", "game new", game="tain")
        await stage.press("Ann", stage.card, "Join")
    at_a_table = (await ask(stage, "Ann"))[0].splitlines()
    by_dm = (await ask_by_dm(stage, "Ann"))[0].splitlines()
    go_to(stage, "elsewhere")
    strange = (await ask(stage, "Zoe"))[0].splitlines()

    assert [len(told) for told in (at_a_table, by_dm, strange)] == [MOST_LINES] * 3
    assert "… and 8 more." in strange
    assert all((*at_a_table, *by_dm, *strange))


async def test_the_last_line_of_the_help_names_the_version(game: Stage) -> None:
    in_channel = (await ask(game, "Zoe"))[0]
    by_dm = (await ask_by_dm(game, "Ben"))[0]

    assert in_channel.splitlines()[-1] == by_dm.splitlines()[-1] == f"-# Brehon {version()}"


async def test_the_help_of_a_full_game_has_ten_lines_at_most(stage: Stage) -> None:
    await sit_down(stage, SIXTEEN, anonymous=True)

    assert len((await ask(stage, SIXTEEN[0]))[0].splitlines()) <= MOST_LINES


def commands_in(text: str) -> set[str]:
    """Return the commands that a text names."""
    return set(re.findall(r"`/([a-z -]+)`", text))


async def test_the_tables_of_the_documents_name_every_command(stage: Stage) -> None:
    lines = [line for page in TABLES for line in page.read_text(encoding="utf-8").splitlines()]
    rows = [line for line in lines if line.startswith("| `/")]
    named = [name for row in rows for name in re.findall(r"`/([a-z -]+)`", row.split("|")[1])]

    assert sorted(named) == sorted(all_commands(stage))


def all_commands(stage: Stage) -> set[str]:
    """Return everything that can be given as a command."""
    return {
        command.qualified_name
        for command in stage.bot.tree.walk_commands()
        if isinstance(command, discord.app_commands.Command)
    }
