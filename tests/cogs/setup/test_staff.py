"""Only the GM is told what might disturb a game and who could see too much."""

import discord
import pytest
from sqlalchemy import update

from bot.storage.schema.kinds import OutboxState
from bot.storage.schema.models import OutboxRow
from tests.asking import change
from tests.cogs.conftest import NAMES
from tests.cogs.stage import Stage, answer, text_of

REVEALING = ["manage_threads", "manage_webhooks", "administrator"]
WARNING = "Manage Threads, Manage Webhooks or Administrator"
SHORT = "The sign-up is open in this channel. Choose the set-up here. The card's Set-up button brings it back."


async def open_game(stage: Stage, gm: str = "Gia") -> str:
    """Return what the GM is told above the set-up."""
    return answer(await stage.command(gm, "game new", game="tain")).partition("\nSet-up of")[0]


def told_of_staff(stage: Stage, name: str) -> list[str]:
    return [message.content.split(" plays")[0] for message in stage.dms(name) if WARNING in message.content]


def person(stage: Stage, seat: str, name: str) -> str:
    return f"**{seat}** ({stage.users[name].mention})"


async def join_all(stage: Stage) -> None:
    for name in NAMES:
        await stage.press(name, stage.card, "Join")


async def test_a_channel_without_disturbances_needs_no_word(stage: Stage) -> None:
    assert await open_game(stage) == SHORT


@pytest.mark.parametrize(("seconds", "said"), [(1, "only once a second"), (90, "only once every 90 seconds")])
async def test_a_slow_channel_is_named_with_its_pace(stage: Stage, seconds: int, said: str) -> None:
    await stage.slow_down(seconds)

    assert f"players can write {said}. It doesn't slow me down" in await open_game(stage)


async def test_a_slow_thread_is_named_with_its_pace(stage: Stage) -> None:
    stage.channel = await stage.new_thread("war")
    await stage.slow_down(90)

    assert "only once every 90 seconds" in await open_game(stage)


async def test_a_permission_that_the_bot_lacks_is_named(stage: Stage) -> None:
    stage.forbid(pin_messages=True)

    assert "Pin Messages" in await open_game(stage)


async def test_a_role_that_could_see_too_much_is_named(stage: Stage) -> None:
    for gm, permission in zip(NAMES, REVEALING, strict=False):
        role = stage.guild.create_role("Wardens of *Emain*", permissions=discord.Permissions(**{permission: True}))
        stage.channel = stage.guild.create_text_channel(permission)
        said = await open_game(stage, gm)
        stage.env.backend.delete_role(stage.guild.id, role.id)
        await stage.env.settle()

        assert f"{WARNING} here: **Wardens of \\*Emain\\***." in said, permission
        assert "You have" not in said


def overwrite(*, may: bool) -> discord.PermissionOverwrite:
    return discord.PermissionOverwrite(manage_webhooks=may)


async def test_a_role_with_a_permission_in_a_channel_is_named_in_its_threads(stage: Stage) -> None:
    wardens = stage.guild.create_role("Wardens")
    stage.channel = stage.guild.create_text_channel("table", overwrites={wardens: overwrite(may=True)})
    stage.channel = await stage.new_thread("war")

    assert "**Wardens**" in await open_game(stage)


async def test_a_role_that_is_denied_its_permission_in_the_channel_is_not_named(stage: Stage) -> None:
    heralds = stage.guild.create_role("Heralds", permissions=discord.Permissions(manage_webhooks=True))
    stage.channel = stage.guild.create_text_channel("calm", overwrites={heralds: overwrite(may=False)})

    assert await open_game(stage) == SHORT


async def test_no_single_role_is_named_where_everybody_has_the_permission(stage: Stage) -> None:
    stage.guild.create_role("Heralds", permissions=discord.Permissions(manage_webhooks=True))
    stage.channel = stage.guild.create_text_channel("open", overwrites={stage.guild.default_role: overwrite(may=True)})
    said = await open_game(stage)

    assert "everyone**. With it" in said
    assert "Heralds" not in said


async def test_only_the_first_few_of_many_roles_are_named(stage: Stage) -> None:
    for number in range(9):
        stage.guild.create_role("@everyone" * 11 + str(number), permissions=discord.Permissions(administrator=True))
    stage.channel = stage.guild.create_text_channel("ruled")
    stage.give("Cat", administrator=True)
    said = await open_game(stage, "Cat")

    assert "5 more" in said
    assert "@everyone" not in said
    assert "You have one of these permissions yourself" in said


@pytest.fixture
async def with_staff(stage: Stage) -> Stage:
    """A sign-up in which Ann, Ben and Cat could see too much."""
    for name, permission in zip(NAMES, REVEALING, strict=False):
        stage.give(name, **{permission: True})
    await open_game(stage)
    await join_all(stage)
    return stage


async def test_the_gm_is_told_which_players_could_see_too_much(with_staff: Stage) -> None:
    panel = answer(await with_staff.press("Gia", with_staff.card, "Set-up"))
    status = answer(await with_staff.command("Gia", "game status"))

    assert told_of_staff(with_staff, "Gia") == [person(with_staff, name, name) for name in NAMES[:3]]
    assert "('Who could see too much', \"**Ann**, **Ben** and **Cat**. With the permission" in panel
    assert "('Who could see too much', '**Ann**, **Ben** and **Cat**. With the permission" in status


async def test_nobody_but_the_gm_is_told_which_players_could_see_too_much(with_staff: Stage) -> None:
    others = [answer(await with_staff.command(name, "game status")) for name in (*NAMES, "Zoe")]

    assert not any("too much" in said for said in others)
    assert not any(told_of_staff(with_staff, name) for name in (*NAMES, "Zoe"))
    assert WARNING not in await with_staff.painted_card()
    assert not any(WARNING in text_of(message) for message in with_staff.channel.history())


async def test_no_player_without_such_a_permission_is_named(stage: Stage) -> None:
    stage.make_manager("Ann")
    await open_game(stage)
    await stage.press("Ann", stage.card, "Join")

    assert stage.dms("Gia") == []
    assert "too much" not in answer(await stage.press("Gia", stage.card, "Set-up"))
    assert "too much" not in answer(await stage.command("Gia", "game status"))


async def test_a_player_who_joins_again_is_named_by_dm_once_even_after_a_restart(stage: Stage) -> None:
    stage.give("Ann", manage_threads=True)
    await open_game(stage)
    for label in ("Join", "Leave", "Join"):
        await stage.press("Ann", stage.card, label)
    await stage.restart()

    assert "**Ann**. With the permission" in answer(await stage.press("Gia", stage.card, "Set-up"))
    assert len(told_of_staff(stage, "Gia")) == 1


async def test_a_player_who_left_before_the_gm_could_be_told_is_not_named(stage: Stage) -> None:
    stage.give("Ann", manage_threads=True)
    await open_game(stage)
    await stage.press("Ann", stage.card, "Join")
    await stage.press("Ann", stage.card, "Leave")
    await change(stage.database, update(OutboxRow).values(state=OutboxState.PENDING))
    await stage.restart()
    stage.give("Ben", manage_threads=True)
    await stage.press("Ben", stage.card, "Join")

    assert told_of_staff(stage, "Gia") == [person(stage, "Ann", "Ann"), person(stage, "Ben", "Ben")]
    assert "**Ann**" not in answer(await stage.press("Gia", stage.card, "Set-up"))


async def test_a_gm_who_plays_is_told_of_other_staff_by_dm(stage: Stage) -> None:
    stage.give("Ann", manage_threads=True)
    stage.give("Ben", manage_webhooks=True)
    await open_game(stage, gm="Ann")
    await join_all(stage)
    await stage.press("Ann", stage.card, "Start the game")
    status = answer(await stage.command("Ann", "game status"))

    assert told_of_staff(stage, "Ann") == [person(stage, "Ben", "Ben")]
    assert "'**Ann** and **Ben**. With the permission" in status
    assert "Still to answer" not in status


async def test_a_new_gm_is_told_of_staff_by_dm_like_the_one_before(stage: Stage) -> None:
    for name in ("Ann", "Ben", "Cat"):
        stage.give(name, manage_threads=True)
    await open_game(stage)
    await join_all(stage)
    await stage.press("Gia", stage.card, "Start the game")
    await stage.hand_over("Gia", "Ben")

    assert told_of_staff(stage, "Ben") == [person(stage, "Ann", "Ann"), person(stage, "Cat", "Cat")]
    assert not told_of_staff(stage, "Ann")


async def test_a_gm_who_gets_their_game_back_is_not_told_of_staff_again(stage: Stage) -> None:
    stage.give("Ann", manage_threads=True)
    stage.make_manager("Gia")
    await open_game(stage)
    for name in ("Ann", "Ben"):
        await stage.press(name, stage.card, "Join")
    await stage.hand_over("Gia", "Ben")
    await stage.command("Gia", "gm hand-over")

    assert len(told_of_staff(stage, "Gia")) == 1


async def test_a_person_who_takes_over_a_seat_and_could_see_too_much_is_named(game: Stage) -> None:
    game.give("Zoe", manage_threads=True)
    await game.command("Gia", "gm replace", player="Ann")
    await game.press("Zoe", game.channel.history()[-1], "Take the seat")

    assert told_of_staff(game, "Gia") == [person(game, "Ann", "Zoe")]
    assert "**Ann**. With the permission" in answer(await game.command("Gia", "game status"))


async def test_a_seat_that_staff_has_left_to_another_player_is_not_named(stage: Stage) -> None:
    stage.give("Ann", manage_threads=True)
    await open_game(stage)
    await join_all(stage)
    await stage.press("Gia", stage.card, "Start the game")
    await stage.command("Gia", "gm replace", player="Ann")
    await stage.press("Zoe", stage.channel.history()[-1], "Take the seat")

    assert "too much" not in answer(await stage.command("Gia", "game status"))
