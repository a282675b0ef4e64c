"""Bricriu's Bluff & Bluster on Discord: bids by buttons and by commands, dice that only their owner sees."""

import pytest
from simcord import InteractionResult

from bot.components.keys import Key, Verb
from bot.host.moves.scene_dues import BREATH
from bot.storage.schema.choices import Telling
from tests.asking import choose_settings
from tests.cogs.forgery import press
from tests.cogs.gamblers import sit_down
from tests.cogs.moves.test_scenes import with_scenes
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, answer, labels_of, text_of
from tests.cogs.tricksters import bid, keys_of, press_key, table_of

PLAYERS = ("Ann", "Ben", "Cat")
DICE = dict(enumerate("⚀⚁⚂⚃⚄⚅", 1))


@pytest.fixture
async def hall(opening: Opening) -> Stage:
    """Return a game of three that has just begun."""
    return await opening.after(sit_down, PLAYERS, game="bluff", late="ask")


def shown(faces: tuple[int, ...]) -> str:
    return " ".join(f"{DICE[face]}{face}" for face in sorted(faces))


async def shake_in_answers(stage: Stage) -> None:
    """Begin a game that gives its secrets in answers only, and in which no dice are laid out."""
    await stage.command("Gia", "game new", game="bluff", late="ask")
    panel = await stage.press("Gia", stage.card, "Set-up")
    await stage.choose("Gia", panel.response, [], "brehon:option:1:0:0:switches")
    await stage.press("Gia", panel.response, "More to choose")
    await stage.choose("Gia", panel.response, ["answers"], "brehon:setting:1:0:0:secrecy")
    for name in PLAYERS:
        await stage.command(name, "game join")
    await stage.command("Gia", "game start")


async def test_players_are_sent_their_own_dice_and_shown_them_with_a_picture(hall: Stage) -> None:
    hidden = (await table_of(hall)).hidden
    for name in PLAYERS:
        assert f"Under your cup: {shown(hidden[name])}" in "\n".join(map(text_of, hall.dms(name)))
        looked = await hall.press(name, hall.prompt, "My dice")
        assert looked.response is not None
        (picture,) = looked.response.message.attachments
        assert f"Under your cup: {shown(hidden[name])}" in answer(looked)
        assert "Hidden: " in str(picture.description)


async def test_the_dice_have_one_button_in_the_channel_and_in_dms(hall: Stage) -> None:
    for message in (hall.card, hall.prompt, hall.dms("Ann")[-1]):
        assert "My dice" in labels_of(message)
        assert "My secrets" not in labels_of(message)


async def test_nobody_else_sees_a_players_dice(hall: Stage) -> None:
    assert "no seat" in answer(await hall.press("Zoe", hall.prompt, "My dice"))
    assert "Under your cup" not in hall.said


async def test_a_table_without_dms_is_told_its_dice_in_answers_alone(opening: Opening) -> None:
    hall = await opening.after(shake_in_answers)
    looked = await hall.press("Ann", hall.prompt, "My dice")

    assert f"Under your cup: {shown((await table_of(hall)).hidden['Ann'])}" in answer(looked)
    assert "Under your cup" not in "\n".join(map(text_of, hall.dms("Ann")))


async def test_nobody_is_told_to_lay_out_dice_at_a_table_that_does_not(opening: Opening) -> None:
    hall = await opening.after(shake_in_answers)
    await bid(hall, 2, 3)

    assert not (await table_of(hall)).options.show_and_throw
    assert "True or bluff?" in text_of(hall.prompt)
    assert "lay out" not in text_of(hall.prompt)


async def test_everybody_sees_the_dice_that_are_laid_out_with_a_raise(hall: Stage) -> None:
    await bid(hall, 2, 3)
    table = await table_of(hall)
    hidden = table.hidden[table.player]
    await bid(hall, 3, 3, *hidden[:2])

    assert (await table_of(hall)).board.open == {table.player: tuple(sorted(hidden[:2]))}
    assert f"lays out {shown(hidden[:2])} and throws 3 dice again" in text_of(hall.prompt)


async def test_a_player_who_lays_out_dice_with_a_raise_is_told_the_new_ones_in_private(hall: Stage) -> None:
    await bid(hall, 2, 3)
    table = await table_of(hall)
    die = table.hidden[table.player][0]
    told = await hall.command(table.player, "bluff bid", count=4, face=3, show=str(die))

    assert f"Under your cup: {shown((await table_of(hall)).hidden[table.player])}" in answer(told)


async def test_a_player_who_can_only_challenge_is_asked_for_no_raise(hall: Stage) -> None:
    await bid(hall, 15, 1)

    assert ": challenge it." in text_of(hall.prompt)
    assert "Other…" not in labels_of(hall.prompt)
    assert "Challenge" in labels_of(hall.prompt)


async def test_a_challenge_shows_all_dice(hall: Stage) -> None:
    await bid(hall, 15, 1)
    table = await table_of(hall)
    await hall.press(table.player, hall.prompt, "Challenge")
    said = hall.prompt.attachments[0].description or ""

    assert all(f": {', '.join(map(str, sorted(faces)))}" in said for faces in table.hidden.values())


async def challenge(stage: Stage) -> tuple[str, InteractionResult]:
    """Let a bid of ten fives have been challenged by a press, with scenes. Return by whom, and the answer."""
    await with_scenes(stage)
    await bid(stage, 10, 5)
    challenger = (await table_of(stage)).player
    return challenger, await stage.press(challenger, stage.prompt, "Challenge")


async def test_a_challenge_is_a_post_in_which_the_count_grows_before_the_loss(hall: Stage) -> None:
    await challenge(hall)
    posts, seen = len(hall.channel.history()), [text_of(hall.channel.history()[-1])]
    for _ in range(2):
        await hall.env.advance_time(BREATH)
        seen.append(text_of(hall.channel.history()[-1]))
    counted = len(hall.channel.history())
    await hall.env.advance_time(BREATH)

    assert all(message in each for message, each in zip(("Cups up", "So far", " in all"), seen, strict=True))
    assert not any("lose" in each for each in seen)
    assert "lose" in text_of(hall.prompt)
    assert [counted, len(hall.channel.history())] == [posts, posts + 1]


async def test_nobody_hears_of_new_dice_before_the_count_is_over(hall: Stage) -> None:
    _, told = await challenge(hall)
    before = {name: len(hall.dms(name)) for name in PLAYERS}
    await hall.env.advance_time(2 * BREATH)

    assert told.response is None or "Under your cup" not in text_of(told.response.message)
    assert {name: len(hall.dms(name)) for name in PLAYERS} == before


async def test_a_challenger_hears_of_new_dice_when_everybody_does(hall: Stage) -> None:
    challenger, _ = await challenge(hall)
    await hall.env.advance_time(2 * BREATH)
    await hall.env.advance_time(BREATH)
    left = (await table_of(hall)).hidden

    assert challenger in left
    assert all(f"Under your cup: {shown(left[name])}" in text_of(hall.dms(name)[-1]) for name in left)


async def test_a_challenge_is_told_at_once_at_a_table_that_wants_it_so(hall: Stage) -> None:
    await choose_settings(hall.database, telling=Telling.AT_ONCE)
    _, told = await challenge(hall)

    assert "lose" in text_of(hall.prompt)
    assert "Under your cup" in answer(told)


NO_BIDS: tuple[tuple[dict[str, object], str], ...] = (
    ({"count": 4, "face": 5}, "bid at least 4 \N{MULTIPLICATION SIGN} ⚅6"),
    ({"count": 2, "face": 6}, "bid at least 4 \N{MULTIPLICATION SIGN} ⚅6"),
    ({"count": 16, "face": 6}, "from 1 to 15"),
    ({"count": 0, "face": 6}, "from 1 to 15"),
    ({"count": -3, "face": 6}, "from 1 to 15"),
    ({"count": 5, "face": 5, "show": "1 1 1 1 1 2"}, "You can only lay out your hidden dice"),
    ({"count": 5, "face": 5, "show": " , "}, "Choose at least one die"),
    ({"count": 5, "face": 5, "show": "two"}, "I couldn't read these dice"),
    ({"count": 5, "face": 5, "show": "2-5"}, "I couldn't read these dice"),
    ({"count": 5, "face": 5, "show": "7"}, "I couldn't read these dice"),
)


async def test_dice_are_laid_out_with_a_raise_only(hall: Stage) -> None:
    opening = await table_of(hall)
    die = str(opening.hidden[opening.player][0])
    refused = answer(await hall.command(opening.player, "bluff bid", count=5, face=5, show=die))

    assert "You can't lay out dice with this bid" in refused
    assert await table_of(hall) == opening


async def test_an_impossible_bid_is_answered_with_the_possible_ones_and_changes_nothing(hall: Stage) -> None:
    await bid(hall, 4, 5)
    before = await table_of(hall)
    every = " ".join(map(str, before.hidden[before.player]))
    kept = ({"count": 5, "face": 5, "show": every}, "One of your dice has to stay hidden")
    for typed, said in (*NO_BIDS, kept):
        refused = answer(await hall.command(before.player, "bluff bid", **typed))
        assert said in refused, typed
        assert len(refused.splitlines()) == 1
        assert await table_of(hall) == before


async def test_a_player_who_is_not_on_turn_neither_bids_nor_challenges(hall: Stage) -> None:
    await bid(hall, 4, 5)
    before = await table_of(hall)
    other = next(name for name in PLAYERS if name != before.player)
    refused = [
        await hall.press(other, hall.prompt, "Other…"),
        await hall.press(other, hall.prompt, "Challenge"),
        await hall.command(other, "bluff bid", count=5, face=5),
        await hall.command(other, "bluff challenge"),
    ]

    assert all("isn't possible right now" in answer(each) for each in refused)
    assert await table_of(hall) == before


async def test_an_old_composed_bid_changes_nothing(hall: Stage) -> None:
    await bid(hall, 4, 5)
    player = (await table_of(hall)).player
    opened = await hall.press(player, hall.prompt, "Other…")
    await hall.command(player, "bluff bid", count=5, face=5)
    after = await table_of(hall)
    late = [await press_key(hall, player, opened, key) for key in keys_of(opened)]

    assert all("This question is settled" in answer(each) for each in late)
    assert await table_of(hall) == after


async def test_a_gm_who_plays_lays_out_nobody_elses_dice_and_is_not_told_them(hall: Stage) -> None:
    await bid(hall, 2, 3)
    before, hosted = await table_of(hall), await hall.hosted()
    gm = next(name for name in PLAYERS if name != before.player)
    await hall.hand_over("Gia", gm)
    for faces in ("1,1,1,1", str(before.hidden[before.player][0])):
        move = f'{{"move":"bid","count":3,"face":3,"show":[{faces}]}}'
        key = Key(Verb.ANSWER, hosted.id, hosted.wait_token, hosted.occupancy(before.player).seat_id, move)
        refused = answer(await press(hall, gm, key))

        assert not set(refused) & {*DICE.values()}
        assert await table_of(hall) == before


async def test_the_gm_closes_the_turn_of_a_late_player_with_the_next_bid(hall: Stage) -> None:
    await bid(hall, 2, 3)
    before = await table_of(hall)
    await hall.command("Gia", "gm close")
    after = await table_of(hall)

    assert after.board.bid is not None
    assert (after.board.bid.player, after.board.bid.count, after.board.bid.face) == (before.player, 2, 4)


async def test_a_player_who_resigns_must_confirm(hall: Stage) -> None:
    asked = await hall.command("Cat", "bluff resign")
    before = (await table_of(hall)).playing
    await hall.press("Cat", asked.response, "Yes, I give up")

    assert (before, (await table_of(hall)).playing) == (PLAYERS, ("Ann", "Ben"))


async def test_a_player_who_has_resigned_resigns_no_more(hall: Stage) -> None:
    asked = await hall.command("Cat", "bluff resign")
    await hall.press("Cat", asked.response, "Yes, I give up")

    assert "This isn't possible right now" in answer(await hall.command("Cat", "bluff resign"))


async def test_a_player_whose_turn_comes_because_another_resigns_is_called_by_a_new_post(hall: Stage) -> None:
    opener, before = (await table_of(hall)).player, hall.prompt
    asked = await hall.command(opener, "bluff resign")
    await hall.press(opener, asked.response, "Yes, I give up")
    called = hall.users[(await table_of(hall)).player].mention

    assert hall.prompt != before
    assert called in hall.prompt.content


async def test_a_player_who_resigns_out_of_turn_calls_nobody(hall: Stage) -> None:
    await bid(hall, 4, 5)
    table, before = await table_of(hall), hall.prompt
    bystander = next(name for name in PLAYERS if name not in {table.player, table.standing.player})
    asked = await hall.command(bystander, "bluff resign")
    await hall.press(bystander, asked.response, "Yes, I give up")

    assert hall.prompt == before
    assert not any(message.mentions for message in hall.channel.history()[hall.channel.history().index(before) + 1 :])
