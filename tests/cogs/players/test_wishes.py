"""Wishes at the sign-up, which GMs alone read, and people who only stand by."""

from collections.abc import Mapping

from bot.storage.games.hosted_game import from_the_system
from bot.storage.people.wishes import Wish
from engine.chance import Chance, seeded_source
from engine.great_table.table import GreatTable
from tests.cogs.gamblers import SEVEN
from tests.cogs.setup.test_setting_up import opened
from tests.cogs.stage import Stage, answer, labels_of, text_of


async def wish(stage: Stage, name: str, *wishes: Wish) -> str:
    """Let a player wish, and return what they are told."""
    joined = await stage.press(name, stage.card, "Join")
    form = await stage.press(name, joined.response, "Wishes")
    return answer(await stage.people[name].submit_modal(form, {"wishes": [*wishes]}))


async def table(stage: Stage, *, anonymous: bool = False) -> None:
    """Open a game in which some players talk apart."""
    await stage.command("Gia", "game new", game="great-table", anonymous=anonymous)


async def test_a_gm_without_a_seat_reads_what_players_wish_for(stage: Stage) -> None:
    await table(stage)
    told = await wish(stage, "Ann", Wish.LEAD, Wish.NO_THREAD)
    panel = text_of((await opened(stage)).message)

    assert "for the GM alone" in told
    assert "Would like to lead the next game: **Ann**" in panel
    assert "not be in a side's private thread: **Ann**" in panel


async def test_a_gm_who_plays_reads_no_wish_about_threads(stage: Stage) -> None:
    await table(stage)
    await wish(stage, "Ann", Wish.LEAD, Wish.NO_THREAD)
    await stage.press("Gia", stage.card, "Join")
    panel = text_of((await opened(stage)).message)

    assert "lead the next game: **Ann**" in panel
    assert "private thread" not in panel


async def test_nobody_else_sees_a_wish(stage: Stage) -> None:
    await table(stage)
    before = await stage.painted_card()
    await stage.press("Ann", stage.card, "Join")
    joined = await stage.painted_card()
    joined_again = await stage.press("Ben", stage.card, "Join")
    form = await stage.press("Ben", joined_again.response, "Wishes")
    with_ben = await stage.painted_card()
    dms = {name: len(stage.dms(name)) for name in stage.users}
    posts = len(stage.channel.history())
    await stage.people["Ben"].submit_modal(form, {"wishes": [Wish.NO_THREAD]})

    assert before != joined
    assert await stage.painted_card() == with_ben
    assert {name: len(stage.dms(name)) for name in stage.users} == dms
    assert len(stage.channel.history()) == posts


async def test_a_wish_can_be_changed_until_the_start(sign_up: Stage) -> None:
    await sign_up.command("Ann", "game leave")
    joined = await sign_up.press("Ann", sign_up.card, "Join")
    for wishes in ([Wish.LEAD], []):
        form = await sign_up.press("Ann", joined.response, "Wishes")
        await sign_up.people["Ann"].submit_modal(form, {"wishes": wishes})
    changed = (await sign_up.hosted()).lobby.wishes
    await sign_up.press("Gia", sign_up.card, "Start the game")
    late = answer(await sign_up.press("Ann", joined.response, "Wishes"))

    assert changed == {}
    assert "has begun" in late


async def test_no_wish_about_threads_is_offered_where_there_are_none(sign_up: Stage) -> None:
    await sign_up.command("Ann", "game leave")
    joined = await sign_up.press("Ann", sign_up.card, "Join")
    form = await sign_up.press("Ann", joined.response, "Wishes")

    assert str(Wish.LEAD) in str(form.modal)
    assert str(Wish.NO_THREAD) not in str(form.modal)


async def test_the_wish_to_lead_is_read_at_the_next_game_of_the_table(sign_up: Stage) -> None:
    await sign_up.command("Ann", "game leave")
    await wish(sign_up, "Ann", Wish.LEAD)
    await sign_up.press("Gia", sign_up.card, "Start the game")
    await sign_up.end("Gia")
    await sign_up.command("Gia", "game rematch")
    await sign_up.press("Ann", sign_up.channel.history()[-1], "Join")
    card = next(each for each in reversed(sign_up.channel.history()) if "Set-up" in labels_of(each))
    panel = await sign_up.press("Gia", card, "Set-up")
    assert panel.response is not None

    assert "lead the next game: **Ann**" in text_of(panel.response.message)


async def test_a_wish_from_the_game_before_can_be_withdrawn(sign_up: Stage) -> None:
    await sign_up.command("Ann", "game leave")
    await wish(sign_up, "Ann", Wish.LEAD)
    await sign_up.press("Gia", sign_up.card, "Start the game")
    await sign_up.end("Gia")
    await sign_up.command("Gia", "game rematch")
    joined = await sign_up.press("Ann", sign_up.channel.history()[-1], "Join")
    form = await sign_up.press("Ann", joined.response, "Wishes")
    await sign_up.people["Ann"].submit_modal(form, {"wishes": []})

    assert (await sign_up.hosted(2)).lobby.wishes == {}


async def deal(stage: Stage, *wishes: Wish) -> Mapping[str, object]:
    """Deal a game of seven, in which all have these wishes, always from the same draws; return who is what."""
    stage.bot.services.games.draw_from(lambda _: Chance(source=seeded_source(5, 1)), from_the_system)
    stage.channel = stage.guild.create_text_channel(f"table-{len(stage.guild.channels)}")
    await table(stage)
    for name in SEVEN:
        await wish(stage, name, *wishes)
    await stage.command("Gia", "game start")
    hosted = await stage.bot.services.finder.of_channel(stage.channel.id)
    assert hosted is not None
    assert hosted.lobby.wishes == {}
    seated = hosted.started.table
    assert isinstance(seated, GreatTable)
    return seated.roles


async def test_the_deal_is_the_same_whatever_players_wish_for(stage: Stage) -> None:
    for name in SEVEN:
        if name not in stage.users:
            stage.add(name)

    assert await deal(stage) == await deal(stage, Wish.NO_THREAD)


# People who stand by


async def test_a_person_who_stands_by_gets_no_seat_when_one_is_free_before_the_game(sign_up: Stage) -> None:
    told = answer(await sign_up.press("Zoe", sign_up.card, "Stand by"))
    card = await sign_up.painted_card()
    await sign_up.command("Ann", "game leave")

    assert "You stand by" in told
    assert "('Standing by as substitutes', 'Zoe')" in card
    assert "Zoe" not in (await sign_up.hosted()).names


async def test_a_person_who_stands_by_is_offered_a_seat_of_the_running_game(sign_up: Stage) -> None:
    await sign_up.press("Zoe", sign_up.card, "Stand by")
    await sign_up.press("Gia", sign_up.card, "Start the game")
    await sign_up.command("Gia", "gm replace", player="Ann")

    assert "Take the seat" in labels_of(sign_up.dms("Zoe")[-1])


async def test_a_person_who_stands_by_takes_a_seat_with_join(sign_up: Stage) -> None:
    await sign_up.press("Zoe", sign_up.card, "Stand by")
    await sign_up.press("Zoe", sign_up.card, "Join")

    assert "Zoe" in (await sign_up.hosted()).names
    assert (await sign_up.hosted()).lobby.alternates == ()


async def test_a_player_with_a_seat_does_not_stand_by(sign_up: Stage) -> None:
    assert "already at this table" in answer(await sign_up.press("Ann", sign_up.card, "Stand by"))


async def test_standing_by_ends_with_leaving(sign_up: Stage) -> None:
    await sign_up.press("Zoe", sign_up.card, "Stand by")
    await sign_up.command("Zoe", "game leave")

    assert (await sign_up.hosted()).lobby.alternates == ()
