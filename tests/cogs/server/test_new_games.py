"""How a server's new games begin: the role that is called, the channel where they open, and default set-ups."""

from typing import Any

import discord
import pytest
from simcord import InteractionResult, RoleHandle

from tests.cogs.saved_setups.test_saved_setups import chosen as chosen  # noqa: PLC0414 (a fixture)
from tests.cogs.saved_setups.test_saved_setups import new_game, save
from tests.cogs.setup.test_setting_up import choose, opened
from tests.cogs.stage import Stage, answer, labels_of, text_of

ROLE, CHANNEL, DEFAULTS = ("brehon:server:role", "brehon:server:channel", "brehon:server:defaults")


@pytest.fixture
async def led(stage: Stage) -> Stage:
    """Return a server that Gia manages."""
    stage.make_manager("Gia")
    return stage


async def panel(stage: Stage) -> InteractionResult:
    """Return the page of new games, as its manager sees it."""
    shown = await stage.command("Gia", "server settings")
    await stage.press("Gia", shown.response, "New games")
    return shown


async def call(stage: Stage, *roles: RoleHandle) -> str:
    """Let the manager choose whom new games call, and return what they are shown then."""
    shown = await panel(stage)
    refused = await stage.choose("Gia", shown.response, roles, ROLE)
    assert shown.response is not None
    return shown.response.content if refused.response is None else refused.response.content


def role(stage: Stage, *, mentionable: bool = True) -> RoleHandle:
    made = stage.guild.create_role("players")
    stage.env.backend.get_role(stage.guild.id, made.id).mentionable = mentionable
    return made


def calls(stage: Stage) -> list[discord.Message]:
    """Return the messages of the channel that mention a role."""
    return [message for message in stage.channel.history() if message.role_mentions]


def allowed(stage: Stage) -> list[object]:
    """Return what the messages that may mention a role were allowed to mention."""
    bodies = [request.json for request in stage.env.http_requests if isinstance(request.json, dict)]
    found = [body["allowed_mentions"] for body in bodies if body.get("allowed_mentions")]
    return [mentions for mentions in found if mentions.get("roles")]


async def test_a_new_game_calls_the_role_once_and_nobody_else(led: Stage) -> None:
    players = role(led)
    told = await call(led, players)
    await new_game(led, "Ann")
    (called,) = calls(led)
    await led.press("Ben", called, "Join")
    await led.end("Ann")

    assert "calls the role **players**" in told
    assert [each.id for each in called.role_mentions] == [players.id]
    assert allowed(led) == [{"parse": [], "roles": [players.id], "users": []}]
    assert not called.mention_everyone


async def test_a_role_is_not_called_again_within_ten_minutes(led: Stage) -> None:
    await call(led, role(led))
    await new_game(led, "Ann")
    await new_game(led, "Ben")
    soon = calls(led)
    await led.pass_hours(0.2)
    await new_game(led, "Cat")

    assert soon == []
    assert len(calls(led)) == 1


async def test_a_practice_table_calls_nobody(led: Stage) -> None:
    await call(led, role(led))
    await new_game(led, "Ann", game="bluff", solo=True)

    assert calls(led) == []


async def test_a_rematch_calls_those_who_have_played_and_no_role(game: Stage) -> None:
    game.make_manager("Gia")
    await call(game, role(game))
    await game.end("Gia")
    await game.command("Gia", "game rematch")

    assert calls(game) == []
    assert "once more" in text_of(game.channel.history()[-1])


async def test_nobody_can_let_a_game_call_everybody(led: Stage) -> None:
    refused = await call(led, led.guild.default_role)
    await new_game(led)

    assert "can't call everybody" in refused
    assert "calls nobody" in answer(await panel(led))
    assert calls(led) == []


async def test_a_role_that_the_bot_may_not_mention_is_not_called_and_people_are_told_why(led: Stage) -> None:
    me = led.guild.me
    assert me is not None
    led.env.backend.get_role(led.guild.id, led.guild.default_role.id).permissions &= ~discord.Permissions(
        mention_everyone=True
    ).value
    for mine in me.roles:
        stored = led.env.backend.get_role(led.guild.id, mine.id)
        stored.permissions &= ~discord.Permissions(mention_everyone=True).value
    await led.restart()
    told = await call(led, role(led, mentionable=False))
    opening = answer(await new_game(led))

    assert "I can't mention that role" in told
    assert "I can't call this server's role" in opening
    assert calls(led) == []


async def test_a_deleted_role_is_called_no_more(led: Stage) -> None:
    players = role(led)
    await call(led, players)
    led.env.backend.delete_role(led.guild.id, players.id)
    await led.env.settle()
    await new_game(led)

    assert "calls nobody" in answer(await panel(led))
    assert calls(led) == []


# The channel


async def choose_channel(stage: Stage) -> None:
    """Let new games open in the present channel, and go elsewhere."""
    shown = await panel(stage)
    await stage.choose("Gia", shown.response, [stage.channel], CHANNEL)
    stage.channel = stage.guild.create_text_channel("chatter")


async def test_a_game_typed_elsewhere_opens_in_the_servers_channel(led: Stage) -> None:
    home = led.channel
    await choose_channel(led)
    opening = answer(await led.command("Ann", "game new", game="tain"))
    elsewhere, led.channel = led.channel, home

    assert opening.startswith(f"The sign-up is open in <#{home.id}>")
    assert elsewhere.history() == []
    assert "Join" in labels_of(led.card)


async def test_a_game_opens_where_it_is_typed_if_the_asker_says_so(led: Stage) -> None:
    await choose_channel(led)
    await led.command("Ann", "game new", game="tain", here=True)

    assert "Join" in labels_of(led.card)


async def test_a_taken_channel_is_named_with_two_ways_out(led: Stage) -> None:
    home = led.channel
    await choose_channel(led)
    await led.command("Ann", "game new", game="tain")
    refused = answer(await led.command("Ben", "game new", game="tain"))

    assert f"<#{home.id}>" in refused
    assert "`here:True`" in refused
    assert "`/game queue`" in refused


async def test_a_deleted_channel_counts_as_none(led: Stage) -> None:
    home = led.channel
    await choose_channel(led)
    led.env.backend.delete_channel(home.id)
    await led.env.settle()
    await led.command("Ann", "game new", game="tain")

    assert "Join" in labels_of(led.card)
    assert "opens where somebody asks" in answer(await panel(led))


async def test_a_channel_that_the_asker_cannot_see_is_not_named(led: Stage) -> None:
    led.give("Gia", administrator=True)
    hidden: dict[Any, discord.PermissionOverwrite] = {
        led.guild.default_role: discord.PermissionOverwrite(view_channel=False)
    }
    led.channel = led.guild.create_text_channel("back room", overwrites=hidden)
    home = led.channel
    shown_in = led.guild.create_text_channel("front")
    led.channel = shown_in
    shown = await panel(led)
    await led.choose("Gia", shown.response, [home], CHANNEL)
    refused = answer(await led.command("Ann", "game new", game="tain"))

    assert "can't see" in refused
    assert str(home.id) not in refused
    assert await led.bot.services.games.load(1) is None


# Default set-ups


async def test_a_new_game_begins_with_the_servers_default_and_says_so(chosen: Stage) -> None:
    chosen.make_manager("Gia")
    await save(chosen, "House rules", "server")
    shown = await panel(chosen)
    await chosen.choose("Gia", shown.response, ["1"], DEFAULTS)
    assert shown.response is not None
    told = shown.response.content
    opening = answer(await new_game(chosen, "Ann"))
    other = answer(await new_game(chosen, "Ben", game="middle-earth"))

    assert "begin with **House rules** (The Táin)" in told
    assert "as new games on this server are" in opening
    assert (await chosen.hosted(2)).options == {"roles": ["guardian"]}
    assert "House rules" not in other


async def test_a_default_that_is_saved_anew_stays_the_default(chosen: Stage) -> None:
    chosen.make_manager("Gia")
    await save(chosen, "House rules", "server")
    shown = await panel(chosen)
    await chosen.choose("Gia", shown.response, ["1"], DEFAULTS)
    await choose(chosen, await opened(chosen), "roles", "hidden")
    await save(chosen, "House rules", "server")
    await new_game(chosen, "Ann")

    assert (await chosen.hosted(2)).options == {"roles": ["hidden"]}


async def test_a_game_has_one_default_at_most(chosen: Stage) -> None:
    chosen.make_manager("Gia")
    for name in ("House rules", "Long nights"):
        await save(chosen, name, "server")
    shown = await panel(chosen)
    refused = await chosen.choose("Gia", shown.response, ["1", "2"], DEFAULTS)

    assert "one set-up only" in answer(refused)
    assert "usual set-ups" in answer(await panel(chosen))


async def test_a_deleted_default_leaves_the_usual_set_up(chosen: Stage) -> None:
    chosen.make_manager("Gia")
    await save(chosen, "House rules", "server")
    shown = await panel(chosen)
    await chosen.choose("Gia", shown.response, ["1"], DEFAULTS)
    listed = await chosen.command("Gia", "game set-ups")
    await chosen.choose("Gia", listed.response, ["1"], "brehon:saved:server:0")
    await chosen.press("Gia", listed.response, "Delete it")
    await chosen.press("Gia", listed.response, "Yes, delete it")
    await new_game(chosen, "Ann")

    assert (await chosen.hosted(2)).options == {}


async def test_only_managers_turn_to_the_page_of_new_games(led: Stage) -> None:
    shown = await led.command("Gia", "server settings")
    led.env.backend.get_guild(led.guild.id).members[led.users["Gia"].id].role_ids.clear()

    assert "Manage Server" in text_of((await led.press("Gia", shown.response, "New games")).response.message)  # type: ignore[union-attr]  # it was answered
