"""/help says how to open a game to those who may, where there is room for one."""

from tests.cogs.players.test_help import ask, go_to
from tests.cogs.stage import Stage


async def test_opening_a_game_is_suggested_where_none_is(sign_up: Stage) -> None:
    go_to(sign_up, "elsewhere")

    assert "/game new" in (await ask(sign_up, "Zoe"))[0]


async def test_opening_a_game_is_not_suggested_on_a_server_with_enough(sign_up: Stage) -> None:
    go_to(sign_up, "elsewhere")
    await sign_up.bot.services.servers.set_most_games(sign_up.guild.id, 1)

    assert "/game new" not in (await ask(sign_up, "Zoe"))[0]


async def test_everybody_is_told_how_to_open_games_where_all_may(stage: Stage) -> None:
    assert "/game new" in (await ask(stage, "Ann"))[0]


async def test_only_people_who_may_open_games_are_told_how(stage: Stage) -> None:
    stage.make_manager("Zoe")
    await stage.bot.services.servers.set_host_roles(stage.guild.id, [stage.guild.create_role("hosts").id])

    assert "/game new" not in (await ask(stage, "Ann"))[0]
    assert "/game new" in (await ask(stage, "Zoe"))[0]
