"""A seat that changes hands: the newcomer gets exactly what the seat was told, and the leaver loses it at once."""

import discord
import pytest
from simcord import InteractionResult

from bot.components.keys import Key, Verb
from bot.storage.games.hosted_game import Occupancy
from tests.cogs.conftest import NAMES
from tests.cogs.forgery import press
from tests.cogs.opening import Opening
from tests.cogs.quests import let_vote
from tests.cogs.samurai import give, sit_down_to_the_sword
from tests.cogs.sending import send_ann_and_ben
from tests.cogs.stage import Stage, answer, labels_of, text_of


def offer_of(occupancy: Occupancy) -> Key:
    """Return the label of an offer's button."""
    return Key(Verb.TAKE, 1, seat=occupancy.seat_id, rest=str(occupancy.occupant_id))


async def replace(game: Stage, leaver: str, newcomer: str) -> str:
    return answer(await game.replace(leaver, newcomer))


async def test_the_newcomer_gets_exactly_what_the_seat_was_told(game: Stage) -> None:
    await game.propose()
    await game.press("Ann", game.prompt, "Reject")
    before = answer(await game.command("Ann", "game secrets"))
    said = await replace(game, "Ann", "Zoe")

    assert "**Ann**'s seat is yours" in said
    assert text_of(game.dms("Zoe")[-1]).strip() == before.strip()
    assert answer(await game.command("Zoe", "game secrets")) == before


async def test_the_leaver_loses_their_secrets_and_their_moves(game: Stage) -> None:
    await game.propose()
    await game.press("Ann", game.prompt, "Reject")
    panel = await game.press("Ann", game.prompt, "What may I do?")
    await replace(game, "Ann", "Zoe")

    assert "no seat" in answer(await game.command("Ann", "game secrets"))
    assert "no seat" in answer(await game.press("Ann", panel.response, "Approve"))


async def test_a_newcomer_who_is_asked_nothing_is_shown_no_buttons(game: Stage) -> None:
    await game.command("Gia", "gm pause")
    taken = await game.replace("Ann", "Zoe")

    assert taken.response is not None
    assert labels_of(taken.response) == []
    assert answer(taken).strip().endswith("I've sent you that by DM.")


async def test_a_vote_stays_with_its_seat(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    await game.press("Ann", game.prompt, "Reject")
    await replace(game, "Ann", "Zoe")

    assert (await game.table()).round.votes == {"Ann": False}


async def test_a_newcomer_may_change_the_vote_of_their_seat(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    vote = game.prompt
    await game.press("Ann", vote, "Reject")
    await replace(game, "Ann", "Zoe")
    await game.press("Zoe", vote, "Approve")

    assert (await game.table()).round.votes == {"Ann": True}


async def test_a_newcomer_is_told_the_order_given_ahead_for_their_seat(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    await game.command("Ann", "quest act", order="support")
    await replace(game, "Ann", "Zoe")

    assert "Your order: **support**" in answer(await game.command("Zoe", "game secrets"))


async def test_an_order_given_ahead_stays_with_its_seat(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    await game.command("Ann", "quest act", order="support")
    await replace(game, "Ann", "Zoe")
    await let_vote(game, ("Zoe", *NAMES[1:]))

    assert (await game.table()).round.orders == {"Ann": True}


async def test_a_leaver_answers_no_prompt_by_dm_any_more(opening: Opening) -> None:
    game = await opening.after(send_ann_and_ben)
    question, secrets = game.dms("Ann")[-1], game.dms("Ann")[0]
    await game.replace("Ann", "Zoe")

    assert "don't know this game" in answer(await game.press("Ann", question, "Support"))
    assert "don't know this game" in answer(await game.press("Ann", secrets, "My secrets"))
    assert "No game is on" in answer(await game.dm_command("Ann", "game secrets"))
    assert (await game.table()).round.orders == {}


async def test_a_prompt_by_dm_is_answered_by_the_newcomer_at_once(opening: Opening) -> None:
    game = await opening.after(send_ann_and_ben)
    taken = await game.replace("Ann", "Zoe")
    asked = answer(taken)
    await game.press("Zoe", taken.response, "Support")

    assert "What's your order? It's final." in asked
    assert (await game.table()).round.orders == {"Ann": True}


@pytest.fixture
async def sent_with_zoe(game: Stage) -> Stage:
    """A quest of Zoe, who has Ann's seat, and Ben."""
    await game.propose("Ann", "Ben")
    vote = game.prompt
    await replace(game, "Ann", "Zoe")
    await game.press("Zoe", vote, "Approve")
    await let_vote(game, NAMES[1:])
    return game


async def test_only_the_newcomer_is_called_to_what_comes_next(sent_with_zoe: Stage) -> None:
    called = {user.id for user in sent_with_zoe.prompt.mentions}

    assert sent_with_zoe.users["Zoe"].id in called
    assert sent_with_zoe.users["Ann"].id not in called


async def test_only_the_newcomer_is_asked_what_comes_next(sent_with_zoe: Stage) -> None:
    assert "What's your order?" in sent_with_zoe.dms("Zoe")[-1].content
    assert not [each for each in sent_with_zoe.dms("Ann") if "What's your order?" in each.content]


async def test_a_newcomer_gives_the_orders_of_their_seat(sent_with_zoe: Stage) -> None:
    await sent_with_zoe.press("Zoe", sent_with_zoe.dms("Zoe")[-1], "Support")

    assert (await sent_with_zoe.table()).round.orders == {"Ann": True}


async def test_a_player_offers_nobodys_seat(game: Stage) -> None:
    assert "Only the GM" in answer(await game.command("Ben", "gm replace", player="Ann"))


async def test_a_seat_that_is_not_on_offer_is_not_taken(game: Stage) -> None:
    await game.command("Gia", "gm replace", player="Ben")
    ann = (await game.hosted()).occupancy("Ann")

    assert "This seat isn't on offer, or not any more" in answer(await press(game, "Zoe", offer_of(ann)))
    assert (await game.hosted()).occupancy("Ann") == ann


async def test_a_seat_that_was_taken_is_not_taken_again(game: Stage) -> None:
    ann = (await game.hosted()).occupancy("Ann")
    game.add("Kit")
    await replace(game, "Ann", "Zoe")
    zoe = (await game.hosted()).occupancy("Ann")

    assert "Somebody else has taken this seat" in answer(await press(game, "Kit", offer_of(ann)))
    assert "This seat isn't on offer, or not any more" in answer(await press(game, "Kit", offer_of(zoe)))


async def test_once_a_seat_is_taken_no_offer_of_it_stands_and_others_do(game: Stage) -> None:
    ann = (await game.hosted()).occupancy("Ann")
    for name in ("Ben", "Ann", "Ann"):
        await game.command("Gia", "gm replace", player=name)
    of_ben, _ = [each.id for each in game.channel.history() if labels_of(each) == ["Take the seat"]]
    await press(game, "Zoe", offer_of(ann))
    older, over = game.channel.history()[-2:]

    assert "there's a newer one in" in text_of(older)
    assert "isn't on offer any more" in text_of(over)
    assert [each.id for each in game.channel.history() if "Take the seat" in labels_of(each)] == [of_ben]


async def test_a_player_takes_no_second_seat(game: Stage) -> None:
    assert "already at this table" in await replace(game, "Ann", "Ben")


async def test_a_gm_who_has_seen_secrets_takes_no_seat(game: Stage) -> None:
    assert "may know its secrets" in await replace(game, "Ann", "Gia")


async def test_a_player_who_has_left_takes_no_seat_again(game: Stage) -> None:
    await replace(game, "Ann", "Zoe")

    assert "may know its secrets" in await replace(game, "Ben", "Ann")
    assert "may know its secrets" in await replace(game, "Ann", "Ann")


async def test_a_newcomer_without_dms_finds_everything_behind_the_button(game: Stage) -> None:
    game.close_dms("Zoe")

    assert "My secrets" in await replace(game, "Ann", "Zoe")
    assert "You are" in answer(await game.command("Zoe", "game secrets"))


async def test_secrets_belong_to_the_newcomer_after_a_restart_too(game: Stage) -> None:
    await replace(game, "Ann", "Zoe")
    await game.restart()

    assert "You are" in answer(await game.command("Zoe", "game secrets"))
    assert "no seat" in answer(await game.command("Ann", "game secrets"))


async def hand_over_twice(stage: Stage) -> discord.Message:
    """Offer a seat, let a manager take the game over and hand it to a player, and return the offer."""
    stage.make_manager("Zoe")
    await stage.command("Gia", "gm replace", player="Ann")
    offer = stage.channel.history()[-1]
    await stage.command("Zoe", "gm hand-over")
    await stage.hand_over("Zoe", "Ben")
    return offer


async def test_the_gm_before_the_last_takes_no_seat(game: Stage) -> None:
    offer = await hand_over_twice(game)

    assert "may know its secrets" in answer(await game.press("Gia", offer, "Take the seat"))


async def test_a_former_gm_takes_no_seat_even_after_a_restart(game: Stage) -> None:
    offer = await hand_over_twice(game)
    await game.restart()

    assert "may know its secrets" in answer(await game.press("Zoe", offer, "Take the seat"))


async def test_a_game_remembers_everybody_who_has_led_it(game: Stage) -> None:
    game.make_manager("Gia")
    await game.command("Gia", "gm replace", player="Ann")
    offer = game.channel.history()[-1]
    for new in ("Ben", None, "Ben"):
        await (game.command("Gia", "gm hand-over") if new is None else game.hand_over("Gia", new))

    assert "may know its secrets" in answer(await game.press("Gia", offer, "Take the seat"))


async def test_a_gm_from_before_the_start_knows_nothing_and_may_take_a_seat(sign_up: Stage) -> None:
    sign_up.make_manager("Zoe")
    await sign_up.command("Zoe", "gm hand-over")
    await sign_up.hand_over("Zoe", "Ben")
    await sign_up.press("Ben", sign_up.card, "Start the game")
    await sign_up.command("Ben", "gm replace", player="Ann")
    offer = sign_up.channel.history()[-1]

    assert "**Ann**'s seat is yours" in answer(await sign_up.press("Zoe", offer, "Take the seat"))


@pytest.fixture
async def sword_of_zoe(opening: Opening) -> tuple[Stage, str, InteractionResult]:
    """A sword set in secret by a holder whose seat Zoe has taken: the game, the leaver, and the answer to Zoe."""
    samurai = await opening.after(sit_down_to_the_sword)
    holder = await give(samurai)
    moves = await samurai.press(holder, samurai.prompt, "What may I do?")
    await samurai.press(holder, moves.response, "Set Sword of Susanoo in secret")
    return samurai, holder, await samurai.replace(holder, "Zoe")


async def test_a_talisman_and_its_secret_setting_stay_with_the_seat(
    sword_of_zoe: tuple[Stage, str, InteractionResult],
) -> None:
    samurai, leaver, taken = sword_of_zoe

    assert taken.response is not None
    assert "⚔️ Take Sword of Susanoo back" in labels_of(taken.response)
    assert "You've set this in secret: **Sword of Susanoo**" in answer(await samurai.command("Zoe", "game secrets"))
    assert "no seat" in answer(await samurai.command(leaver, "quest unuse", item="sword"))


async def test_a_newcomer_takes_back_what_their_seat_has_set_in_secret(
    sword_of_zoe: tuple[Stage, str, InteractionResult],
) -> None:
    samurai, *_ = sword_of_zoe
    await samurai.command("Zoe", "quest unuse", item="sword")

    assert "set this in secret" not in answer(await samurai.command("Zoe", "game secrets"))
