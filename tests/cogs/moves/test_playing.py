"""What players do and see while the game is on."""

import re

from sqlalchemy import text

from tests.asking import change
from tests.cogs.conftest import NAMES
from tests.cogs.opening import Opening
from tests.cogs.quests import let_support, let_vote
from tests.cogs.sending import send_ann_and_ben
from tests.cogs.stage import Stage, answer, labels_of, text_of

PRIVATE = ["What may I do?", "My secrets"]


async def test_players_get_their_role_cards_by_dm_and_the_channel_never_shows_a_role(game: Stage) -> None:
    for name in NAMES:
        assert "You are" in text_of(game.dms(name)[-1])
    await game.propose()
    await game.press("Ann", game.prompt, "Approve")

    assert not any("You are" in text_of(message) for message in game.channel.history())


async def test_a_wait_is_a_new_message_that_mentions_players_and_loses_its_buttons(game: Stage) -> None:
    old, leader = game.prompt, await game.leader()
    assert game.users[leader].mention in old.content
    assert [user.id for user in old.mentions] == [game.users[leader].id]
    await game.propose()
    (same,) = (message for message in game.channel.history() if message.id == old.id)
    assert not same.components
    assert labels_of(game.prompt) == ["Approve", "Reject", "Approve openly", "Reject openly", *PRIVATE]
    await let_vote(game)

    assert "order" in text_of(game.prompt)
    assert labels_of(game.prompt) == PRIVATE


async def test_the_card_shows_an_open_vote_and_hides_a_private_one(game: Stage) -> None:
    await game.propose()
    before = len(game.channel.history())
    result = await game.press("Ann", game.prompt, "Reject")
    assert "You **reject** this party" in answer(result)
    assert len(game.channel.history()) == before
    await game.press("Ben", game.prompt, "Reject openly")
    card = await game.painted_card()
    secrets = answer(await game.command("Ann", "game secrets"))

    assert "**Ann**, **Ben** (rejects)" in card
    assert "You are" in secrets
    assert "Your vote: **reject**" in secrets


async def test_the_card_shows_the_number_of_orders_and_only_the_gm_sees_who_is_missing(opening: Opening) -> None:
    game = await opening.after(send_ann_and_ben)
    first = await game.painted_card()
    await game.press("Ann", game.dms("Ann")[-1], "Support")
    question = game.dms("Ann")[-1]
    second = await game.painted_card()

    assert "2 orders" in first
    assert "One order" in second
    assert "What is your order?" in question.content
    assert "Your order: **support**" in question.content
    assert not question.components
    assert "('Still to answer', '**Ben**')" in answer(await game.command("Gia", "game status"))
    assert "Still to answer" not in answer(await game.command("Cat", "game status"))
    await game.hand_over("Gia", "Cat")
    assert "Still to answer" not in answer(await game.command("Cat", "game status")), "a GM who plays"
    await let_support(game, "Ben")
    shown = answer(await game.command("Cat", "game history"))
    assert "YYYYY +" in shown
    assert "Supported" not in shown


async def test_a_strangers_press_and_a_stale_one_get_a_polite_answer_and_change_nothing(game: Stage) -> None:
    leader = await game.leader()
    other = next(name for name in NAMES if name != leader)
    assert "Only the leader may do that" in answer(await game.choose(other, game.prompt, ["Ann", "Ben"]))
    await game.propose()
    saved = await game.count_events()
    assert "no seat in this game" in answer(await game.press("Zoe", game.prompt, "Approve"))
    for label in PRIVATE:
        said = answer(await game.press("Zoe", game.prompt, label))
        assert said == "You have no seat in this game; `/help` shows what you may do.", label
    assert await game.count_events() == saved
    panel = await game.press("Ann", game.prompt, "What may I do?")
    await let_vote(game, approve=False)
    saved = await game.count_events()
    result = await game.press("Ann", panel.response, "Approve")

    assert "settled" in answer(result)
    assert await game.count_events() == saved
    await game.propose()
    panel = await game.press("Ann", game.prompt, "What may I do?")
    await game.end("Gia")
    assert "ended" in answer(await game.press("Ann", panel.response, "Approve"))


async def test_the_panel_offers_exactly_the_legal_acts_and_refuses_others_in_private(game: Stage) -> None:
    (good, *_) = await game.on_side("good")
    (evil, *_) = await game.on_side("evil")
    await game.propose(good, evil)
    mine = (await game.press(good, game.prompt, "What may I do?")).response
    theirs = (await game.press(evil, game.prompt, "What may I do?")).response
    assert mine is not None
    assert theirs is not None
    before = len(game.channel.history())
    result = await game.command(good, "quest act", order="sabotage")

    assert "Sabotage" not in labels_of(mine)
    assert labels_of(theirs)[-2:] == ["Support", "Sabotage"]
    assert "Your side can only support" in answer(result)
    assert len(game.channel.history()) == before


async def test_a_command_in_a_dm_means_the_waiting_game_and_an_ambiguous_one_asks_back(game: Stage) -> None:
    await game.propose()
    voted = await game.dm_command("Ann", "quest vote", answer="approve")
    first = game.channel
    game.channel = game.guild.create_text_channel("other")
    await game.command("Gia", "game new", game="tain")
    await game.press("Ann", game.card, "Join")
    game.channel = first

    assert "You **approve** this party" in answer(voted)
    assert "name one in the option `game`" in answer(await game.dm_command("Ann", "game secrets"))
    assert "You are" in answer(await game.dm_command("Ann", "game secrets", game="1"))


async def test_players_are_named_in_any_case_and_an_impossible_party_gets_one_sentence(game: Stage) -> None:
    leader = await game.leader()
    offered = await game.people["Ann"].autocomplete(game.channel, "quest propose", "first", "a")
    unknown = answer(await game.command(leader, "quest propose", first="Ann", second="Zoe"))
    too_large = answer(await game.command(leader, "quest propose", first="Ann", second="Ben", third="Cat"))
    assert (await game.table()).round.party == ()
    named = answer(await game.command(leader, "quest propose", first="ben", second="ANN"))

    assert [choice["value"] for choice in offered] == ["Ann", "Cat", "Dan"]
    assert unknown == "Nobody at this table is called Zoe; please choose from the list."
    assert "exactly 2" in too_large
    assert "You propose **Ann** and **Ben**." in named


async def test_a_closed_dm_leaves_everything_behind_the_button_until_it_opens(sign_up: Stage) -> None:
    sign_up.close_dms("Ann")
    await sign_up.press("Gia", sign_up.card, "Start the game")
    assert "choose a party" in sign_up.prompt.content
    assert "You are" in answer(await sign_up.press("Ann", sign_up.prompt, "My secrets"))
    assert "**Ann** cannot be written to" in answer(await sign_up.command("Gia", "game status"))
    assert "cannot be written" not in answer(await sign_up.command("Ben", "game status"))
    sign_up.open_dms("Ann")
    await sign_up.dm_command("Ann", "game secrets")
    await sign_up.propose("Ann", "Ben")
    await let_vote(sign_up)

    assert "What is your order?" in sign_up.dms("Ann")[-1].content


async def test_a_table_may_do_without_dms(stage: Stage) -> None:
    await stage.command("Gia", "game new", game="tain")
    panel = await stage.press("Gia", stage.card, "Set-up")
    await stage.choose("Gia", panel.response, ["answers"], "brehon:setting:1:0:0:secrecy")
    for name in NAMES:
        assert "there are no DMs" in answer(await stage.press(name, stage.card, "Join"))
    await stage.press("Gia", stage.card, "Start the game")
    await stage.propose("Ann", "Ben")
    await let_vote(stage)
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


async def test_in_a_dm_the_rules_are_those_of_the_one_game_that_one_is_in(game: Stage) -> None:
    in_one = answer(await game.dm_command("Ann", "game rules"))
    game.channel = game.guild.create_text_channel("another")
    await game.command("Ann", "game new", game="danube")
    in_two = answer(await game.dm_command("Ann", "game rules"))

    assert "Lugh" in in_one
    assert "You are in several games" in in_two


async def test_the_rules_of_the_channel_s_game_need_no_name_and_name_only_what_plays_and_others_are_explained_anywhere(
    game: Stage,
) -> None:
    assert "Lugh" in answer(await game.command("Zoe", "game rules"))
    assert "please name one" in answer(await game.dm_command("Zoe", "game rules"))
    assert "In your game" in answer(await game.dm_command("Ann", "game rules"))
    assert answer(await game.dm_command("Gia", "game rules", game="tain")) == answer(
        await game.dm_command("Ann", "game rules")
    )
    assert "In the game of this channel" in answer(await game.command("Ann", "game rules"))
    assert "Lugh" in answer(await game.dm_command("Zoe", "game rules", game="tain"))
    assert "Gandalf" in answer(await game.command("Zoe", "game rules", game="middle-earth"))
    assert "There is no such game" in answer(await game.command("Zoe", "game rules", game="chess"))
    rules = answer(await game.command("Zoe", "game rules", game="tain"))
    cards = [answer(await game.press(name, game.prompt, "My secrets")) for name in NAMES]

    assert "Ailill" in rules
    assert not any(absent in said for said in (rules, *cards) for absent in ("Fergus", "Medb", "Morrígan", "chosen"))
