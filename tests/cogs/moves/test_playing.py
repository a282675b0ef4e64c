"""What players do and see while the game is on."""

import re

import pytest
from sqlalchemy import text

from tests.asking import change
from tests.cogs.conftest import NAMES
from tests.cogs.stage import Stage, answer, labels_of, text_of

PRIVATE = ["What may I do?", "My secrets"]


async def test_everybody_gets_his_role_card_by_dm(game: Stage) -> None:
    for name in NAMES:
        assert "You are" in text_of(game.dms(name)[-1])


async def test_the_channel_never_shows_a_role_while_the_game_is_on(game: Stage) -> None:
    await game.propose()
    await game.press("Ann", game.prompt, "Approve")

    assert not any("You are" in text_of(message) for message in game.channel.history())


async def test_a_new_wait_is_a_fresh_message_that_mentions_those_awaited(game: Stage) -> None:
    leader = await game.leader()

    assert game.users[leader].mention in game.prompt.content
    assert [user.id for user in game.prompt.mentions] == [game.users[leader].id]


async def test_the_buttons_of_a_wait_go_when_it_ends(game: Stage) -> None:
    old = game.prompt
    await game.propose()
    (same,) = (message for message in game.channel.history() if message.id == old.id)

    assert not same.components
    assert labels_of(game.prompt) == ["Approve", "Reject", "Approve openly", "Reject openly", *PRIVATE]


async def test_the_prompt_in_the_channel_has_no_buttons_for_orders(game: Stage) -> None:
    await game.propose()
    for name in NAMES:
        await game.press(name, game.prompt, "Approve")

    assert "order" in text_of(game.prompt)
    assert labels_of(game.prompt) == PRIVATE


async def test_a_private_vote_is_answered_to_the_voter_alone(game: Stage) -> None:
    await game.propose()
    before = len(game.channel.history())
    result = await game.press("Ann", game.prompt, "Reject")

    assert "You **reject** this party" in answer(result)
    assert len(game.channel.history()) == before


async def test_the_card_shows_who_has_voted_and_how_only_if_openly(game: Stage) -> None:
    await game.propose()
    await game.press("Ann", game.prompt, "Reject")
    await game.press("Ben", game.prompt, "Reject openly")
    card = await game.painted_card()

    assert "**Ann**, **Ben** (rejects)" in card


async def test_the_card_shows_of_orders_their_number_only(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    for name in NAMES:
        await game.press(name, game.prompt, "Approve")
    first = await game.painted_card()
    await game.press("Ann", game.dms("Ann")[-1], "Support")
    second = await game.painted_card()

    assert "2 orders" in first
    assert "One order" in second


async def test_a_stranger_s_press_is_answered_politely_and_changes_nothing(game: Stage) -> None:
    await game.propose()
    saved = await game.count_events()
    result = await game.press("Zoe", game.prompt, "Approve")

    assert "no seat in this game" in answer(result)
    assert await game.count_events() == saved


@pytest.mark.parametrize("label", PRIVATE)
async def test_a_stranger_learns_nothing_from_the_buttons_everybody_has(game: Stage, label: str) -> None:
    said = answer(await game.press("Zoe", game.prompt, label))

    assert said == "You have no seat in this game; `/help` shows what you may do."


async def test_who_does_not_lead_cannot_propose(game: Stage) -> None:
    leader = await game.leader()
    other = next(name for name in NAMES if name != leader)
    result = await game.choose(other, game.prompt, ["Ann", "Ben"])

    assert "Only the leader may do that" in answer(result)


async def test_a_stale_press_is_answered_politely_and_changes_nothing(game: Stage) -> None:
    await game.propose()
    panel = await game.press("Ann", game.prompt, "What may I do?")
    for name in NAMES:
        await game.press(name, game.prompt, "Reject")
    saved = await game.count_events()
    result = await game.press("Ann", panel.response, "Approve")

    assert "settled" in answer(result)
    assert await game.count_events() == saved


async def test_a_press_in_a_game_that_is_over_is_answered_politely(game: Stage) -> None:
    await game.propose()
    panel = await game.press("Ann", game.prompt, "What may I do?")
    await game.end("Gia")

    assert "ended" in answer(await game.press("Ann", panel.response, "Approve"))


async def test_the_panel_offers_just_what_one_may_do(game: Stage) -> None:
    (good, *_) = await game.on_side("good")
    (evil, *_) = await game.on_side("evil")
    await game.propose(good, evil)
    mine = (await game.press(good, game.prompt, "What may I do?")).response
    theirs = (await game.press(evil, game.prompt, "What may I do?")).response
    assert mine is not None
    assert theirs is not None

    assert "Sabotage" not in labels_of(mine)
    assert labels_of(theirs)[-2:] == ["Support", "Sabotage"]


async def test_an_order_that_is_forbidden_is_refused_to_the_player_alone(game: Stage) -> None:
    (good, *_) = await game.on_side("good")
    await game.propose(good, next(name for name in NAMES if name != good))
    before = len(game.channel.history())
    result = await game.command(good, "quest act", order="sabotage")

    assert "Your side can only support" in answer(result)
    assert len(game.channel.history()) == before


async def test_my_secrets_shows_what_one_knows_and_has_done(game: Stage) -> None:
    await game.propose()
    await game.press("Ann", game.prompt, "Reject")
    result = answer(await game.command("Ann", "game secrets"))

    assert "You are" in result
    assert "Your vote: **reject**" in result


async def test_a_closed_dm_leaves_everything_behind_the_button(sign_up: Stage) -> None:
    sign_up.close_dms("Ann")
    await sign_up.press("Gia", sign_up.card, "Start the game")
    result = await sign_up.press("Ann", sign_up.prompt, "My secrets")

    assert "You are" in answer(result)
    assert "choose a party" in sign_up.prompt.content


async def test_a_closed_dm_is_shown_to_the_gm(sign_up: Stage) -> None:
    sign_up.close_dms("Ann")
    await sign_up.press("Gia", sign_up.card, "Start the game")

    assert "**Ann** cannot be written to" in answer(await sign_up.command("Gia", "game status"))
    assert "cannot be written" not in answer(await sign_up.command("Ben", "game status"))


async def test_the_gm_sees_who_has_given_no_order_and_no_player_does(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    for name in NAMES:
        await game.press(name, game.prompt, "Approve")
    await game.press("Ann", game.dms("Ann")[-1], "Support")

    assert "('Still to answer', '**Ben**')" in answer(await game.command("Gia", "game status"))
    assert "Still to answer" not in answer(await game.command("Cat", "game status"))


async def test_a_gm_who_plays_is_shown_no_more_than_a_player(stage: Stage) -> None:
    await stage.command("Ann", "game new", game="tain")
    for name in NAMES:
        await stage.press(name, stage.card, "Join")
    await stage.press("Ann", stage.card, "Start the game")
    await stage.propose("Ann", "Ben")
    for name in NAMES:
        await stage.press(name, stage.prompt, "Approve")

    assert "Still to answer" not in answer(await stage.command("Ann", "game status"))


async def test_a_command_in_a_dm_means_the_game_that_waits_for_one(game: Stage) -> None:
    await game.propose()
    result = await game.dm_command("Ann", "quest vote", answer="approve")

    assert "You **approve** this party" in answer(result)


async def test_who_is_in_two_games_is_asked_which_he_means(game: Stage) -> None:
    leader = await game.leader()
    name = next(name for name in NAMES if name != leader)
    first = game.channel
    game.channel = game.guild.create_text_channel("other")
    await game.command("Gia", "game new", game="tain")
    await game.press(name, game.card, "Join")
    game.channel = first

    assert "name one in the option `game`" in answer(await game.dm_command(name, "game secrets"))
    assert "You are" in answer(await game.dm_command(name, "game secrets", game="1"))


async def test_players_are_offered_by_name(game: Stage) -> None:
    offered = await game.people["Ann"].autocomplete(game.channel, "quest propose", "first", "a")

    assert [choice["value"] for choice in offered] == ["Ann", "Cat", "Dan"]


async def test_names_typed_in_another_case_and_order_are_answered_as_they_are_written_in_seat_order(
    game: Stage,
) -> None:
    result = await game.command(await game.leader(), "quest propose", first="ben", second="ANN")

    assert "You propose **Ann** and **Ben**." in answer(result)


async def test_an_unknown_name_is_answered_in_one_sentence(game: Stage) -> None:
    result = await game.command(await game.leader(), "quest propose", first="Ann", second="Zoe")

    assert answer(result) == "Nobody at this table is called Zoe; please choose from the list."


async def test_a_party_of_the_wrong_size_says_the_right_one(game: Stage) -> None:
    result = await game.command(await game.leader(), "quest propose", first="Ann", second="Ben", third="Cat")

    assert "exactly 2" in answer(result)


async def test_who_uses_the_bot_in_his_dm_is_written_to_again(sign_up: Stage) -> None:
    sign_up.close_dms("Ann")
    await sign_up.press("Gia", sign_up.card, "Start the game")
    sign_up.open_dms("Ann")
    await sign_up.dm_command("Ann", "game secrets")
    await sign_up.propose("Ann", "Ben")
    for name in NAMES:
        await sign_up.press(name, sign_up.prompt, "Approve")

    assert "What is your order?" in sign_up.dms("Ann")[-1].content


async def test_a_question_in_a_dm_turns_into_its_answer(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    for name in NAMES:
        await game.press(name, game.prompt, "Approve")
    await game.press("Ann", game.dms("Ann")[-1], "Support")
    question = game.dms("Ann")[-1]

    assert "What is your order?" in question.content
    assert "Your order: **support**" in question.content
    assert not question.components


async def test_a_table_may_do_without_dms(stage: Stage) -> None:
    await stage.command("Gia", "game new", game="tain")
    panel = await stage.press("Gia", stage.card, "Set-up")
    await stage.choose("Gia", panel.response, ["answers"], "brehon:secrecy:1:0:0:")
    for name in NAMES:
        assert "there are no DMs" in answer(await stage.press(name, stage.card, "Join"))
    await stage.press("Gia", stage.card, "Start the game")
    await stage.propose("Ann", "Ben")
    for name in NAMES:
        await stage.press(name, stage.prompt, "Approve")
    asked = await stage.press("Ann", stage.prompt, "What may I do?")
    await stage.press("Ann", asked.response, "Support")

    assert all(stage.dms(name) == [] for name in NAMES)
    assert "Your order: **support**" in answer(await stage.press("Ann", stage.prompt, "My secrets"))


async def test_an_unforeseen_error_is_one_sentence_with_a_reference(game: Stage) -> None:
    await game.propose()
    await change(game.database, text("ALTER TABLE actions RENAME TO lost"))
    result = await game.press("Ann", game.prompt, "Approve")

    assert "Something went wrong" in answer(result)
    assert re.search(r"reference [0-9a-f]{8}", answer(result))


async def test_the_history_shows_closed_votes_and_no_orders(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    for name in NAMES:
        await game.press(name, game.prompt, "Approve")
    for name in ("Ann", "Ben"):
        await game.press(name, game.dms(name)[-1], "Support")
    shown = answer(await game.command("Cat", "game history"))

    assert "YYYYY +" in shown
    assert "Supported" not in shown


async def test_the_rules_of_the_channel_s_game_need_no_name(game: Stage) -> None:
    assert "Lugh" in answer(await game.command("Zoe", "game rules"))
    assert "please name one" in answer(await game.dm_command("Zoe", "game rules"))


async def test_a_game_that_is_on_names_only_what_plays_in_it(game: Stage) -> None:
    rules = answer(await game.command("Zoe", "game rules", game="tain"))
    cards = [answer(await game.press(name, game.prompt, "My secrets")) for name in NAMES]

    assert "Ailill" in rules
    assert not any(absent in said for said in (rules, *cards) for absent in ("Fergus", "Medb", "Morrígan", "chosen"))


async def test_the_rules_of_a_game_are_explained_anywhere(stage: Stage) -> None:
    assert "Lugh" in answer(await stage.dm_command("Zoe", "game rules", game="tain"))
    assert "Gandalf" in answer(await stage.command("Zoe", "game rules", game="middle-earth"))
    assert "There is no such game" in answer(await stage.command("Zoe", "game rules", game="chess"))
