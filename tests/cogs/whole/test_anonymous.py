"""Anonymous games: aliases for the whole game, nobody mentioned, and at the end everybody is shown who was who."""

import json
from collections import Counter

import pytest

from tests.cogs.conftest import NAMES
from tests.cogs.gm.test_co_gms import join
from tests.cogs.masks import (
    aliases,
    answers,
    begin_anonymous,
    mentions,
    player,
    propose,
    sign_up_anonymous,
    spoken,
    write,
)
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, answer, buttons_of, text_of


async def test_the_sign_up_announces_aliases_and_who_has_joined(opening: Opening) -> None:
    stage = await opening.after(sign_up_anonymous)
    card = await stage.painted_card()

    assert "gets an alias" in card
    assert "1. Ann" in card


async def test_a_player_who_joins_is_told_that_they_get_an_alias(stage: Stage) -> None:
    await stage.command("Gia", "game new", game="tain", anonymous=True)
    joined = answer(await stage.press("Ann", stage.card, "Join"))

    assert "You play as" not in joined
    assert "Your alias and secrets come here." in answers(stage, "Ann")[0]


async def test_each_player_is_told_their_alias_by_dm(masked: Stage) -> None:
    own = await aliases(masked)
    told = {name: "\n".join(map(text_of, masked.dms(name))) for name in NAMES}

    assert all(f"Your alias: {own[name]}" in told[name] for name in NAMES)


async def test_a_players_secrets_name_their_own_alias_alone(masked: Stage) -> None:
    own = await aliases(masked)
    secrets = {name: answer(await masked.command(name, "game secrets")) for name in NAMES}

    assert all(secrets[name].count("Your alias:") == 1 for name in NAMES)
    assert all(f"Your alias: {own[name]}" in secrets[name] for name in NAMES)


async def test_other_games_have_no_aliases(game: Stage) -> None:
    assert (await game.hosted()).names == NAMES
    assert "Your alias:" not in answer(await game.command("Ann", "game secrets"))


@pytest.mark.usefixtures("fixed")
async def test_neither_the_order_nor_any_number_of_a_seat_tells_when_its_player_joined(stage: Stage) -> None:
    firsts: Counter[str] = Counter()
    numbers: Counter[str] = Counter()
    orders = []
    for number in range(1, 6):
        stage.channel = stage.guild.create_text_channel(f"table-{number}")
        await begin_anonymous(stage)
        occupancies = (await stage.hosted(number)).occupancies
        firsts[occupancies[0].player] += 1
        numbers[min(occupancies, key=lambda occupancy: (occupancy.seat_id, occupancy.occupant_id)).player] += 1
        orders.append([occupancy.name for occupancy in occupancies])
        await stage.end("Gia", game=str(number))

    assert orders == [sorted(order) for order in orders]
    # If the order were kept, it would be Ann each time.
    assert len(firsts) > 1
    assert len(numbers) > 1


async def test_no_player_is_mentioned_in_the_channel(masked: Stage) -> None:
    players = {masked.users[name].id for name in NAMES}
    posts = masked.channel.history()

    assert not any(mentions(text_of(post)) & players for post in posts)
    assert not any(post.mentions for post in posts[2:])


async def test_only_the_awaited_player_is_asked_by_dm(masked: Stage) -> None:
    leader = await player(masked, await masked.leader())

    assert "you lead" in answers(masked, leader)[-1]
    assert "you lead" not in "".join(answers(masked, name)[-1] for name in NAMES if name != leader)


async def test_everybody_votes_in_the_dm_that_asks_for_the_vote(masked: Stage) -> None:
    leader = await player(masked, await masked.leader())
    party = (await masked.hosted()).names[:2]
    await masked.choose(leader, masked.dms(leader)[-1], party)
    for name in NAMES:
        await masked.press(name, masked.dms(name)[-1], "Approve")

    assert (await masked.table()).round.past_votes[0].approved


async def test_an_anonymous_game_moves_only_where_aliases_can_post(masked: Stage) -> None:
    masked.forbid(manage_webhooks=True)

    assert "Manage Webhooks" in answer(await masked.command("Gia", "gm move"))


async def move_elsewhere(stage: Stage) -> None:
    """Move the game to another channel."""
    stage.channel = stage.guild.create_text_channel("elsewhere")
    await stage.command("Gia", "gm move")


async def test_the_post_about_a_moved_game_mentions_only_the_gm(masked: Stage) -> None:
    await move_elsewhere(masked)
    news = next(message for message in masked.channel.history() if "has moved" in message.content)

    assert [user.id for user in news.mentions] == [masked.users["Gia"].id]


async def test_a_moved_game_tells_its_players_by_dm(masked: Stage) -> None:
    await move_elsewhere(masked)

    assert all(any("has moved to" in text for text in answers(masked, name)) for name in NAMES)


async def test_aliases_speak_where_their_game_has_moved(masked: Stage) -> None:
    await move_elsewhere(masked)
    await write(masked, "Ann", "here now")

    assert spoken(masked) == [((await aliases(masked))["Ann"], "here now")]


async def test_a_game_in_a_thread_speaks_there(stage: Stage) -> None:
    parent = stage.channel
    stage.channel = await stage.new_thread("table")
    await begin_anonymous(stage)
    await write(stage, "Ann", "hello")
    request = next(entry for entry in stage.env.http_requests if "/webhooks/" in entry.path and "say" not in entry.path)

    assert request is not None
    (webhook,) = stage.env.backend.webhooks.values()
    assert webhook.channel_id == parent.id


async def test_the_poster_of_an_anonymous_game_tells_how_it_ended(masked: Stage) -> None:
    await masked.end("Gia")

    assert "The game ends here" in masked.poster.content
    assert "Nobody wins" in masked.poster.content


async def test_at_the_end_everybody_behind_an_alias_is_named_and_nobody_mentioned(masked: Stage) -> None:
    own = await aliases(masked)
    await masked.end("Gia")
    _, then, *_ = masked.poster.embeds

    assert then.title == "Behind the aliases"
    assert all(f"**{own[name]}**: {name} (<@{masked.users[name].id}>)" in text_of(masked.poster) for name in NAMES)
    assert masked.poster.mentions == []


async def end_with_a_newcomer(stage: Stage) -> str:
    """Give a player's seat to another, end the game, and return the seat."""
    seat = (await aliases(stage))["Ann"]
    await stage.command("Gia", "gm replace", player=seat)
    await stage.press("Zoe", stage.channel.history()[-1], "Take the seat")
    await propose(stage)
    await stage.end("Gia")
    return seat


async def test_the_end_tells_everybody_who_played_a_seat(masked: Stage) -> None:
    seat = await end_with_a_newcomer(masked)
    ann, zoe = (f"{name} (<@{masked.users[name].id}>)" for name in ("Ann", "Zoe"))

    assert f"**{seat}**: {ann}, then {zoe}" in text_of(masked.poster)


async def test_only_the_proof_of_the_record_tells_who_played_a_seat(masked: Stage) -> None:
    seat = await end_with_a_newcomer(masked)
    record = (await masked.channel.history()[-1].attachments[-1].read()).decode()
    *lines, proof = record.splitlines()

    assert sorted(json.loads(lines[0])["players"]) == list((await masked.hosted()).names)
    assert not [name for name in (*NAMES, "Zoe") if name in record]
    assert not [user for user in masked.users.values() if str(user.id) in "".join(lines)]
    assert json.loads(proof)["openings"][seat]["user"] == str(masked.users["Ann"].id)


async def test_a_gm_without_a_seat_sees_who_is_who(masked: Stage) -> None:
    own = await aliases(masked)
    secrets = answer(await masked.command("Gia", "gm secrets"))

    assert all(f"**{own[name]}**: {name} (" in secrets for name in NAMES)


async def test_a_gm_without_a_seat_hands_the_game_to_an_alias(masked: Stage) -> None:
    await masked.hand_over("Gia", (await aliases(masked))["Ann"])

    assert (await masked.hosted()).gm_id == masked.users["Ann"].id


async def test_a_manager_cannot_hand_the_game_to_an_alias(masked: Stage) -> None:
    masked.make_manager("Zoe")
    seat = (await aliases(masked))["Ann"]

    assert "Only the GM" in answer(await masked.command("Zoe", "gm hand-over", player=seat))
    assert (await masked.hosted()).gm_id == masked.users["Gia"].id


async def test_a_gm_who_plays_can_identify_nobody_by_handing_over(opening: Opening) -> None:
    stage = await opening.after(begin_anonymous, "Gia", "Ann", "Ben", "Cat", "Dan")
    seat = (await aliases(stage))["Ann"]

    assert "You play in this game yourself" in answer(await stage.command("Gia", "gm hand-over", player=seat))
    assert (await stage.hosted()).gm_id == stage.users["Gia"].id


async def test_a_gm_who_plays_is_not_told_which_newcomer_could_see_too_much(stage: Stage) -> None:
    stage.give("Zoe", manage_webhooks=True)
    await sign_up_anonymous(stage, "Gia", "Ann", "Ben", "Cat", "Dan")
    old_card = stage.card
    await stage.press("Gia", old_card, "Start the game")
    seat = (await aliases(stage))["Ann"]
    await stage.command("Gia", "gm replace", player=seat)
    await stage.press("Zoe", stage.channel.history()[-1], "Take the seat")
    panel = await stage.press("Gia", old_card, "Set-up")
    told = [*answers(stage, "Gia"), answer(await stage.command("Gia", "game status")), answer(panel)]

    assert not [text for text in told if "Zoe" in text or str(stage.users["Zoe"].id) in text]


async def test_the_set_up_does_not_tell_a_co_gm_who_plays_which_newcomer_sees_too_much(stage: Stage) -> None:
    stage.give("Zoe", manage_webhooks=True)
    await sign_up_anonymous(stage)
    await join(stage, "Ann")
    old_card = stage.card
    await stage.press("Gia", old_card, "Start the game")
    await stage.command("Gia", "gm replace", player=(await aliases(stage))["Ben"])
    await stage.press("Zoe", stage.channel.history()[-1], "Take the seat")

    assert "**Zoe**" in answer(await stage.command("Gia", "game status"))
    assert "Zoe" not in answer(await stage.press("Ann", old_card, "Set-up"))


async def test_an_offer_of_a_seat_does_not_name_the_leaver(masked: Stage) -> None:
    await masked.command("Gia", "gm replace", player=(await aliases(masked))["Ann"])
    offer = masked.channel.history()[-1]
    (button,) = buttons_of(offer)

    assert str(masked.users["Ann"].id) not in str(button.custom_id)
    assert offer.mentions == []


async def test_a_gm_without_a_seat_is_told_which_newcomer_could_see_too_much(masked: Stage) -> None:
    masked.give("Zoe", manage_webhooks=True)
    await masked.command("Gia", "gm replace", player=(await aliases(masked))["Ann"])
    await masked.press("Zoe", masked.channel.history()[-1], "Take the seat")

    assert "**Zoe**" in answers(masked, "Gia")[-1]


async def test_aliases_survive_a_restart(masked: Stage) -> None:
    before = await aliases(masked)
    await masked.restart()
    await write(masked, "Ann", "still me")

    assert await aliases(masked) == before
    assert spoken(masked) == [(before["Ann"], "still me")]


async def test_a_game_that_cannot_begin_assigns_no_aliases(opening: Opening) -> None:
    stage = await opening.after(sign_up_anonymous, "Ann", "Ben")
    await stage.press("Gia", stage.card, "Start the game")

    assert (await stage.hosted()).names == ("Ann", "Ben")


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_an_anonymous_game_is_played_on_postgresql_too(masked: Stage) -> None:
    await write(masked, "Ann", "hello \x00 there")
    await masked.end("Gia")

    assert [text for _, text in spoken(masked)] == ["hello  there"]


async def closed_to_dms(stage: Stage) -> list[str]:
    """Return the players who cannot be written to."""
    return [occupancy.player for occupancy in (await stage.hosted()).occupancies if not occupancy.dm_open]


async def test_that_a_player_cannot_be_written_to_is_stored_with_them_in_any_seat(masked: Stage) -> None:
    await masked.bot.services.sign_up.save_dm(1, masked.users["Ann"].id, None, is_open=False)
    told_at_once = await closed_to_dms(masked)
    await masked.restart()

    assert told_at_once == ["Ann"]
    assert await closed_to_dms(masked) == ["Ann"]


async def test_a_player_who_writes_to_the_bot_can_be_written_to_again(masked: Stage) -> None:
    await masked.bot.services.sign_up.save_dm(1, masked.users["Ann"].id, None, is_open=False)
    await write(masked, "Ann", "I can be written to again")

    assert await closed_to_dms(masked) == []


async def test_help_tells_players_their_alias_and_how_to_speak(masked: Stage) -> None:
    own = await aliases(masked)

    assert f"you are **{own['Ann']}**" in answer(await masked.command("Ann", "help"))
    assert "you are **" not in answer(await masked.command("Zoe", "help"))
