"""What players do and see while the game is on."""

import re

import discord
import pytest
from sqlalchemy import text

from tests.asking import change
from tests.cogs.conftest import NAMES
from tests.cogs.opening import Opening
from tests.cogs.quests import let_support, let_vote
from tests.cogs.sending import send_ann_and_ben
from tests.cogs.stage import Stage, answer, buttons_of, labels_of, text_of

PRIVATE = ["What may I do?", "My secrets"]


@pytest.fixture
async def sent(opening: Opening) -> Stage:
    """Return a game in which Ann and Ben are sent on a quest."""
    return await opening.after(send_ann_and_ben)


async def test_players_get_their_role_cards_by_dm_and_the_channel_never_shows_a_role(game: Stage) -> None:
    for name in NAMES:
        assert "You are" in text_of(game.dms(name)[-1])
    await game.propose()
    await game.press("Ann", game.prompt, "Approve")

    assert not any("You are" in text_of(message) for message in game.channel.history())


async def test_a_prompt_is_a_new_message_that_mentions_the_awaited_players(game: Stage) -> None:
    first, leader = game.prompt, await game.leader()
    await game.propose()

    assert game.users[leader].mention in first.content
    assert [user.id for user in first.mentions] == [game.users[leader].id]
    assert game.prompt.id != first.id
    assert labels_of(game.prompt) == ["Approve", "Reject", "Approve openly", "Reject openly", *PRIVATE]


async def test_a_prompt_loses_its_buttons_when_its_wait_ends(game: Stage) -> None:
    old = game.prompt
    await game.propose()
    (same,) = (message for message in game.channel.history() if message.id == old.id)
    await let_vote(game)

    assert not same.components
    assert "order" in text_of(game.prompt)
    assert labels_of(game.prompt) == ["Give my order", "My secrets", "Every vote so far"]


async def test_who_gives_no_order_learns_that_behind_the_button_for_it(sent: Stage) -> None:
    said = answer(await sent.press("Cat", sent.prompt, "Give my order"))

    assert "order" not in said


async def test_past_votes_are_shown_with_their_picture_to_whoever_asks(game: Stage) -> None:
    await game.propose()
    await let_vote(game, approve=False)
    votes = (await game.press("Zoe", game.prompt, "Every vote so far")).response
    assert votes is not None

    assert "All votes" in text_of(votes.message)
    assert len(votes.message.attachments) == 1
    assert votes.ephemeral


async def test_past_quests_are_shown_with_their_picture_to_whoever_asks(game: Stage) -> None:
    past = (await game.press("Ann", game.card, "What happened")).response
    assert past is not None

    assert "Nobody went on a quest" in text_of(past.message)
    assert len(past.message.attachments) == 1


async def test_a_private_vote_is_answered_to_the_voter_alone(game: Stage) -> None:
    await game.propose()
    before = len(game.channel.history())
    result = await game.press("Ann", game.prompt, "Reject")
    secrets = answer(await game.command("Ann", "game secrets"))

    assert "You **reject** this party" in answer(result)
    assert len(game.channel.history()) == before
    assert "You are" in secrets
    assert "Your vote: **reject**" in secrets


async def test_the_card_shows_an_open_vote_and_hides_a_private_one(game: Stage) -> None:
    await game.propose()
    await game.press("Ann", game.prompt, "Reject")
    await game.press("Ben", game.prompt, "Reject openly")

    assert "**Ann**, **Ben** (rejects)" in await game.painted_card()


async def test_the_card_shows_only_the_number_of_missing_orders(sent: Stage) -> None:
    first = await sent.painted_card()
    await sent.press("Ann", sent.dms("Ann")[-1], "Support")

    assert "2 orders" in first
    assert "One order" in await sent.painted_card()


async def test_an_order_by_dm_is_shown_under_its_question(sent: Stage) -> None:
    await sent.press("Ann", sent.dms("Ann")[-1], "Support")
    question = sent.dms("Ann")[-1]

    assert "What's your order?" in question.content
    assert "Your order: **support**" in question.content
    assert not question.components


async def test_a_gm_without_a_seat_is_told_whose_orders_are_missing(sent: Stage) -> None:
    await sent.press("Ann", sent.dms("Ann")[-1], "Support")

    assert "('Still to answer', '**Ben**')" in answer(await sent.command("Gia", "game status"))


async def test_a_player_is_not_told_whose_orders_are_missing_even_as_the_gm(sent: Stage) -> None:
    await sent.press("Ann", sent.dms("Ann")[-1], "Support")
    as_player = answer(await sent.command("Cat", "game status"))
    await sent.hand_over("Gia", "Cat")
    as_gm = answer(await sent.command("Cat", "game status"))

    assert "Still to answer" not in as_player
    assert "Still to answer" not in as_gm


async def test_the_history_shows_no_orders(sent: Stage) -> None:
    await let_support(sent, "Ann", "Ben")
    shown = answer(await sent.command("Cat", "game history"))

    assert "YYYYY +" in shown
    assert "Supported" not in shown


async def test_a_player_who_is_not_asked_gets_a_polite_answer(game: Stage) -> None:
    leader = await game.leader()
    other = next(name for name in NAMES if name != leader)

    assert "Only the leader can do that" in answer(await game.choose(other, game.prompt, ["Ann", "Ben"]))


@pytest.mark.parametrize("label", ["Approve", *PRIVATE])
async def test_a_strangers_press_gets_a_polite_answer_and_changes_nothing(game: Stage, label: str) -> None:
    await game.propose()
    saved = await game.count_events()
    said = answer(await game.press("Zoe", game.prompt, label))

    assert said == "You have no seat in this game; `/help` shows what you can do."
    assert await game.count_events() == saved


async def test_a_press_after_its_wait_gets_a_polite_answer_and_changes_nothing(game: Stage) -> None:
    await game.propose()
    panel = await game.press("Ann", game.prompt, "What may I do?")
    await let_vote(game, approve=False)
    saved = await game.count_events()
    result = await game.press("Ann", panel.response, "Approve")

    assert "settled" in answer(result)
    assert await game.count_events() == saved


async def test_a_press_after_the_end_is_told_that_the_game_has_ended(game: Stage) -> None:
    await game.propose()
    panel = await game.press("Ann", game.prompt, "What may I do?")
    await game.end("Gia")

    assert "is over" in answer(await game.press("Ann", panel.response, "Approve"))


async def test_the_panel_offers_exactly_the_acts_that_its_player_may_do(game: Stage) -> None:
    (good, *_) = await game.on_side("good")
    (evil, *_) = await game.on_side("evil")
    await game.propose(good, evil)
    mine = (await game.press(good, game.prompt, "What may I do?")).response
    theirs = (await game.press(evil, game.prompt, "What may I do?")).response
    assert mine is not None
    assert theirs is not None

    assert "Sabotage" not in labels_of(mine)
    assert labels_of(theirs)[-2:] == ["Support", "Sabotage"]


async def test_a_forbidden_act_is_refused_to_its_player_alone(game: Stage) -> None:
    (good, *_) = await game.on_side("good")
    (evil, *_) = await game.on_side("evil")
    await game.propose(good, evil)
    before = len(game.channel.history())
    result = await game.command(good, "quest act", order="sabotage")

    assert "Your side can only support" in answer(result)
    assert len(game.channel.history()) == before


async def test_a_command_in_a_dm_means_the_game_that_waits_for_one(game: Stage) -> None:
    await game.propose()

    assert "You **approve** this party" in answer(await game.dm_command("Ann", "quest vote", answer="approve"))


async def test_a_command_in_a_dm_that_may_mean_two_games_asks_for_one(game: Stage) -> None:
    leader = await game.leader()  # whose own game waits for them, and so is meant
    name = next(name for name in NAMES if name != leader)
    first = game.channel
    game.channel = game.guild.create_text_channel("other")
    await game.command("Gia", "game new", game="tain")
    await game.press(name, game.card, "Join")
    game.channel = first

    assert "name one in the option `game`" in answer(await game.dm_command(name, "game secrets"))
    assert "You are" in answer(await game.dm_command(name, "game secrets", game="1"))


async def test_players_are_offered_and_named_in_any_case(game: Stage) -> None:
    offered = await game.people["Ann"].autocomplete(game.channel, "quest propose", "first", "a")
    named = answer(await game.command(await game.leader(), "quest propose", first="ben", second="ANN"))

    assert [choice["value"] for choice in offered] == ["Ann", "Cat", "Dan"]
    assert "You propose **Ann** and **Ben**." in named


async def test_an_impossible_party_gets_one_sentence(game: Stage) -> None:
    leader = await game.leader()
    unknown = answer(await game.command(leader, "quest propose", first="Ann", second="Zoe"))
    too_large = answer(await game.command(leader, "quest propose", first="Ann", second="Ben", third="Cat"))

    assert unknown == "Nobody at this table is called Zoe; please choose from the list."
    assert "exactly 2" in too_large
    assert (await game.table()).round.party == ()


@pytest.fixture
async def closed(sign_up: Stage) -> Stage:
    """Return a game that has begun while Ann takes no DMs."""
    sign_up.close_dms("Ann")
    await sign_up.press("Gia", sign_up.card, "Start the game")
    return sign_up


async def test_a_player_with_closed_dms_finds_their_role_behind_the_button(closed: Stage) -> None:
    assert "pick a party" in closed.prompt.content
    assert "You are" in answer(await closed.press("Ann", closed.prompt, "My secrets"))


async def test_only_the_gm_is_shown_whose_dms_are_closed(closed: Stage) -> None:
    assert "write to **Ann**" in answer(await closed.command("Gia", "game status"))
    assert "write to" not in answer(await closed.command("Ben", "game status"))


async def test_a_dm_is_used_again_once_its_player_opens_it(closed: Stage) -> None:
    closed.open_dms("Ann")
    await closed.dm_command("Ann", "game secrets")
    await closed.propose("Ann", "Ben")
    await let_vote(closed)

    assert "What's your order?" in closed.dms("Ann")[-1].content


async def test_a_table_may_do_without_dms(stage: Stage) -> None:
    await stage.command("Gia", "game new", game="tain")
    panel = await stage.press("Gia", stage.card, "Set-up")
    await stage.press("Gia", panel.response, "More to choose")
    await stage.choose("Gia", panel.response, ["answers"], "brehon:setting:1:0:0:secrecy")
    for name in NAMES:
        assert "uses no DMs" in answer(await stage.press(name, stage.card, "Join"))
    await stage.press("Gia", stage.card, "Start the game")
    await stage.propose("Ann", "Ben")
    await let_vote(stage)
    asked = await stage.press("Ann", stage.prompt, "Give my order")
    await stage.press("Ann", asked.response, "Support")

    assert all(stage.dms(name) == [] for name in NAMES)
    assert "Your order: **support**" in answer(await stage.press("Ann", stage.prompt, "My secrets"))


async def test_an_unforeseen_error_is_one_sentence_with_a_reference(game: Stage) -> None:
    await game.propose()
    await change(game.database, text("ALTER TABLE actions RENAME TO lost"))
    result = await game.press("Ann", game.prompt, "Approve")

    assert "Something went wrong" in answer(result)
    assert re.search(r"reference: [0-9a-f]{8}", answer(result))


async def test_the_rules_in_a_dm_are_those_of_its_owners_only_game(game: Stage) -> None:
    said = answer(await game.dm_command("Ann", "game rules"))

    assert "Lugh" in said
    assert "In your game" in said
    assert answer(await game.dm_command("Gia", "game rules", game="tain")) == said


async def test_the_rules_in_a_dm_must_be_named_by_players_of_several_games(game: Stage) -> None:
    game.channel = game.guild.create_text_channel("another")
    await game.command("Ann", "game new", game="danube")

    assert "You're in several games" in answer(await game.dm_command("Ann", "game rules"))


async def test_the_rules_in_a_dm_must_be_named_by_people_without_a_game(game: Stage) -> None:
    assert "please name one" in answer(await game.dm_command("Zoe", "game rules"))
    assert "Lugh" in answer(await game.dm_command("Zoe", "game rules", game="tain"))


async def test_the_rules_of_a_channels_game_need_no_name(game: Stage) -> None:
    assert "Lugh" in answer(await game.command("Zoe", "game rules"))
    assert "In the game of this channel" in answer(await game.command("Ann", "game rules"))


async def test_the_rules_of_other_games_are_explained_anywhere(game: Stage) -> None:
    assert "Gandalf" in answer(await game.command("Zoe", "game rules", game="middle-earth"))
    assert "There's no such game" in answer(await game.command("Zoe", "game rules", game="chess"))


async def test_rules_and_cards_name_only_the_roles_in_play(game: Stage) -> None:
    rules = answer(await game.command("Zoe", "game rules", game="tain"))
    cards = [answer(await game.press(name, game.prompt, "My secrets")) for name in NAMES]

    assert "Ailill" in rules
    assert not any(absent in said for said in (rules, *cards) for absent in ("Fergus", "Medb", "Morrígan", "chosen"))


async def test_a_vote_has_the_colours_and_signs_of_its_answers(game: Stage) -> None:
    green, red, grey = discord.ButtonStyle.success, discord.ButtonStyle.danger, discord.ButtonStyle.secondary
    await game.propose()

    assert [(button.label, button.style) for button in buttons_of(game.prompt)][:4] == [
        ("✓ Approve", green),
        ("✕ Reject", red),
        ("Approve openly", grey),
        ("Reject openly", grey),
    ]


async def test_an_order_has_the_colours_and_signs_of_its_answers(game: Stage) -> None:
    (evil, *_) = await game.on_side("evil")
    await game.propose(evil, next(name for name in NAMES if name != evil))
    offered = (await game.press(evil, game.prompt, "What may I do?")).response
    assert offered is not None

    assert [(button.label, button.style) for button in buttons_of(offered)][-2:] == [
        ("✓ Support", discord.ButtonStyle.success),
        ("✕ Sabotage", discord.ButtonStyle.danger),
    ]
