"""The sign-up: a card with a current list, the DM opened by the player's own act, the GM's set-up."""

import pytest

from bot.themes import load_themes
from tests.cogs.conftest import begin
from tests.cogs.stage import Stage, answer, choices_of, labels_of, text_of


async def test_joining_opens_the_dm_at_once_and_the_pinned_card_lists_each_player_once(stage: Stage) -> None:
    await stage.command("Gia", "game new", game="tain")
    joined = answer(await stage.press("Ann", stage.card, "Join"))
    again = answer(await stage.press("Ann", stage.card, "Join"))
    too_few = answer(await stage.press("Gia", stage.card, "Start the game"))

    assert stage.channel.pinned_messages() == [stage.card]
    assert "I've sent you a DM" in joined
    assert "You've joined" in stage.dms("Ann")[0].content
    assert "1. Ann" in await stage.painted_card()
    assert "already at this table" in again
    assert "takes 5 to 10 players, but you have 1" in too_few
    assert "Join" in labels_of(stage.card)


async def test_players_of_one_name_get_two_names(stage: Stage) -> None:
    await stage.command("Gia", "game new", game="tain")
    await stage.press("Ann", stage.card, "Join")
    stage.add("ann")

    assert "**ann 2**" in answer(await stage.press("ann", stage.card, "Join"))


async def test_a_hostile_name_mentions_nobody(stage: Stage) -> None:
    await stage.command("Gia", "game new", game="tain")
    stage.add("**@everyone** <@1>")
    await stage.press("**@everyone** <@1>", stage.card, "Join")
    card = await stage.painted_card()

    assert "@everyone" not in card
    assert "<@1>" not in card


async def test_a_closed_dm_is_named_at_joining_and_joining_again_reopens_it(stage: Stage) -> None:
    await stage.command("Gia", "game new", game="tain")
    stage.close_dms("Ann")
    closed = answer(await stage.press("Ann", stage.card, "Join"))
    stage.open_dms("Ann")
    result = await stage.press("Ann", stage.card, "Join")

    assert "your DMs are closed" in closed
    assert "My secrets" in closed
    assert "I've sent you a DM" in answer(result)
    assert len(stage.dms("Ann")) == 1


async def test_a_player_who_leaves_is_off_the_list(sign_up: Stage) -> None:
    await sign_up.press("Ben", sign_up.card, "Leave")

    assert "Ben" not in await sign_up.painted_card()


async def test_a_person_without_a_seat_cannot_leave(sign_up: Stage) -> None:
    assert "no seat" in answer(await sign_up.command("Zoe", "game leave"))


async def test_only_the_gm_sets_a_game_up_and_starts_it(sign_up: Stage) -> None:
    assert "Only the GM" in answer(await sign_up.press("Ann", sign_up.card, "Start the game"))
    assert "Only the GM" in answer(await sign_up.press("Ann", sign_up.card, "Set-up"))


async def test_a_channel_has_one_game_at_a_time(sign_up: Stage) -> None:
    assert "already has a game" in answer(await sign_up.command("Zoe", "game new", game="tain"))


async def test_a_player_who_leaves_and_joins_again_is_welcomed_again(sign_up: Stage) -> None:
    before = len(sign_up.dms("Ben"))
    await sign_up.press("Ben", sign_up.card, "Leave")
    await sign_up.press("Ben", sign_up.card, "Join")

    assert len(sign_up.dms("Ben")) == before + 1


async def test_a_full_table_accepts_nobody_more(sign_up: Stage) -> None:
    for name in ("F", "G", "H", "I", "J", "K"):
        sign_up.add(name)
    for name in ("F", "G", "H", "I", "J"):
        await sign_up.press(name, sign_up.card, "Join")
    result = await sign_up.press("K", sign_up.card, "Join")

    hosted = await sign_up.hosted()
    assert "You're on the waiting list" in answer(result)
    assert (len(hosted.names), hosted.lobby.bench) == (10, ("K",))


async def test_the_card_shows_the_roles_that_the_gm_chooses(sign_up: Stage) -> None:
    setup = await sign_up.press("Gia", sign_up.card, "Set-up")
    await sign_up.choose("Gia", setup.response, ["guardian"], "brehon:option:1:0:0:roles")

    assert "Cúchulainn" in await sign_up.painted_card()


async def test_the_gm_chooses_a_deadline_for_each_wait(sign_up: Stage) -> None:
    setup = await sign_up.press("Gia", sign_up.card, "Set-up")
    panel = await sign_up.press("Gia", setup.response, "Deadlines")
    await sign_up.choose("Gia", panel.response, ["48"], "brehon:hours:1:0:0:vote")
    await sign_up.choose("Gia", panel.response, ["0"], "brehon:hours:1:0:0:quest")
    card = await sign_up.painted_card()

    assert "the vote: 2 days" in card
    assert "the orders:" not in card


async def test_one_hour_is_in_the_singular_everywhere(sign_up: Stage) -> None:
    setup = await sign_up.press("Gia", sign_up.card, "Set-up")
    panel = await sign_up.press("Gia", setup.response, "Deadlines")
    await sign_up.choose("Gia", panel.response, ["1"], "brehon:hours:1:0:0:vote")
    assert panel.response is not None
    shown = [await sign_up.painted_card(), text_of(panel.response.message), str(choices_of(panel.response))]

    assert all("the vote: 1 hour" in text for text in shown)
    assert not any("1 hours" in text for text in shown)


async def test_the_gm_chooses_what_a_passed_deadline_does(sign_up: Stage) -> None:
    await sign_up.choose_auto()

    assert "goes on by itself" in await sign_up.painted_card()


async def test_a_deadline_may_last_part_of_an_hour(stage: Stage) -> None:
    await stage.command("Gia", "game new", game="tain", wait="1.5")

    assert "the vote, the orders and the guess: 1 hour and 30 minutes" in await stage.painted_card()


async def test_too_many_roles_are_refused_with_the_reason(sign_up: Stage) -> None:
    panel = await sign_up.press("Gia", sign_up.card, "Set-up")
    await sign_up.choose("Gia", panel.response, ["hidden", "lone"], "brehon:option:1:0:0:roles")
    result = await sign_up.press("Gia", sign_up.card, "Start the game")

    assert "please choose fewer" in answer(result)


async def test_a_cancelled_sign_up_is_announced_in_its_channel_which_is_free_again(sign_up: Stage) -> None:
    await sign_up.end("Gia")

    assert sign_up.channel.history()[-1].content == "The GM has cancelled this game before it began."
    assert "sign-up is open" in answer(await sign_up.command("Zoe", "game new", game="middle-earth"))


async def test_a_sign_up_that_a_manager_cancels_is_announced_as_their_act(sign_up: Stage) -> None:
    sign_up.make_manager("Zoe")
    await sign_up.end("Zoe")

    said = f"{sign_up.users['Zoe'].mention}, who manages this server, has cancelled this game before it began."
    assert sign_up.channel.history()[-1].content == said
    assert said in await sign_up.painted_card()


async def test_a_late_cancellation_of_a_sign_up_does_not_end_its_game(sign_up: Stage) -> None:
    asked = await sign_up.command("Gia", "game end")
    assert "Cancel the sign-up" in answer(asked)
    await sign_up.press("Gia", sign_up.card, "Start the game")

    assert "has begun" in answer(await sign_up.press("Gia", asked.response, "Yes, end it"))
    assert (await sign_up.table()).outcome is None


async def test_a_game_lives_in_the_thread_it_was_made_in(stage: Stage) -> None:
    channel = stage.channel
    stage.channel = await stage.new_thread("war")
    await begin(stage)

    assert "pick a party" in stage.prompt.content
    assert not any(message.components for message in channel.history())


async def test_games_are_offered_by_name(stage: Stage) -> None:
    offered = await stage.people["Gia"].autocomplete(stage.channel, "game new", "game", "mid")

    assert [choice["value"] for choice in offered] == ["middle-earth"]
    assert "There's no such game" in answer(await stage.command("Gia", "game new", game="chess"))


async def test_a_game_is_not_opened_where_the_bot_lacks_a_permission(stage: Stage) -> None:
    stage.forbid(embed_links=True)
    result = await stage.command("Gia", "game new", game="tain")

    assert "Embed Links" in answer(result)
    assert stage.channel.history() == []


@pytest.mark.parametrize("slug", load_themes())
async def test_a_sign_up_has_a_banner_a_story_and_the_length_of_the_game(stage: Stage, slug: str) -> None:
    await stage.command("Gia", "game new", game=slug)
    await stage.painted_card()
    (banner,) = stage.card.attachments
    above, below = stage.card.embeds
    first, second, asked, length = (above.description or "").splitlines()

    assert banner.description == f"The banner of {load_themes()[slug].title}."
    assert all(line.startswith("*") and line.endswith("*") for line in (first, second))
    assert "is the GM" in asked
    assert length.startswith("It takes ")
    assert (bool(above.image), bool(above.fields), bool(below.fields)) == (True, False, True)
