"""Offers of a seat or to lead that are withdrawn: by whom, where, and what is left of them."""

import discord
import pytest
from simcord import InteractionResult
from sqlalchemy import Connection

from bot.clock import now
from bot.components.keys import Key, Verb
from bot.host.denied import Denied
from bot.host.seats.taking_seats import Taking, change_occupant
from tests.cogs.forgery import press
from tests.cogs.gm.offers import ACCEPT, CO_GM, HAND_OVER, REPLACE, is_over, now_says, offer, take
from tests.cogs.gm.test_co_gms import gms
from tests.cogs.gm.test_desk import opened, seat_of, shown
from tests.cogs.stage import Stage, answer, labels_of


@pytest.mark.parametrize("command", [HAND_OVER, CO_GM])
async def test_an_offer_to_lead_is_withdrawn_with_the_button_of_its_answer(game: Stage, command: str) -> None:
    asked = await game.command("Gia", command, person=game.people["Zoe"])
    made = game.channel.history()[-1]
    withdrawn = (await game.press("Gia", asked.response, "Withdraw the offer")).response

    assert withdrawn is not None
    assert "withdrawn" in shown(withdrawn)
    assert is_over(game, made)
    assert "or it's over" in answer(await press(game, "Zoe", ACCEPT))
    assert await gms(game) == ["Gia"]
    assert "already over" in answer(await press(game, "Gia", Key(Verb.WITHDRAW, 1, rest=str(game.users["Zoe"].id))))


async def test_the_offer_of_a_seat_is_withdrawn_on_the_page_of_the_seat(game: Stage) -> None:
    made = await offer(game, REPLACE, player="Ann")
    page = await seat_of(game, "Gia", "Ann")
    before = shown(page)
    await game.press("Gia", page, "Withdraw the offer")

    assert "on offer" in before
    assert is_over(game, made)
    assert "isn't on offer" in now_says(game, made)[0]
    assert "Withdraw the offer" not in labels_of(await seat_of(game, "Gia", "Ann"))


async def test_a_withdrawn_offer_of_a_seat_can_neither_be_taken_nor_withdrawn_again(game: Stage) -> None:
    ann = (await game.hosted()).occupancy("Ann")
    await game.command("Gia", REPLACE, player="Ann")
    await game.press("Gia", await seat_of(game, "Gia", "Ann"), "Withdraw the offer")
    again = Key(Verb.WITHDRAW, 1, seat=ann.seat_id, rest=str(ann.occupant_id))

    assert "isn't on offer, or not any more" in await take(game, "Zoe", "Ann")
    assert "already over" in answer(await press(game, "Gia", again))


async def test_an_offer_of_a_seat_is_withdrawn_in_the_list_of_offers(game: Stage) -> None:
    made = [await offer(game, REPLACE, player=name) for name in ("Ann", "Ben")]
    listed = await game.press("Gia", await opened(game), "Open offers")
    before = answer(listed)
    left = (await game.press("Gia", listed.response, "Withdraw 2")).response

    assert "2. **Ben**'s seat is on offer until" in before
    assert left is not None
    assert [is_over(game, each) for each in made] == [False, True]
    assert "1. **Ann**'s seat" in shown(left)
    assert labels_of(left) == ["Withdraw 1"]


async def test_the_desk_lists_no_offers_once_the_last_is_withdrawn(game: Stage) -> None:
    await game.command("Gia", REPLACE, player="Ann")
    desk = await opened(game)
    before = labels_of(desk)
    listed = await game.press("Gia", desk, "Open offers")
    await game.press("Gia", listed.response, "Withdraw 1")

    assert "Open offers" in before
    assert "Open offers" not in labels_of(await opened(game))


async def offer_both(stage: Stage) -> tuple[discord.Message, Key, InteractionResult]:
    """Offer a seat, and let a manager ask somebody to lead. Return that offer's message, the key that withdraws the
    other, and the manager's answer.
    """
    stage.make_manager("Eve")
    seat = (await stage.hosted()).occupancy("Ann")
    await stage.command("Gia", REPLACE, player="Ann")
    asked = await stage.command("Eve", HAND_OVER, person=stage.people["Zoe"])
    of_seat = Key(Verb.WITHDRAW, 1, seat=seat.seat_id, rest=str(seat.occupant_id))
    return stage.channel.history()[-1], of_seat, asked


async def test_nobody_withdraws_an_offer_that_they_may_not_make(game: Stage) -> None:
    made, of_seat, _ = await offer_both(game)
    to_lead = Key(Verb.WITHDRAW, 1, rest=str(game.users["Zoe"].id))

    assert "Manage Server" in answer(await press(game, "Ben", to_lead))
    assert "Only the GM" in answer(await press(game, "Ben", of_seat))
    assert "Only the GM" in answer(await press(game, "Eve", of_seat))
    assert not is_over(game, made)
    assert (await game.hosted()).occupancy("Ann").is_on_offer(now())


async def test_a_manager_withdraws_an_offer_to_lead_and_is_shown_no_other(game: Stage) -> None:
    made, _, asked = await offer_both(game)
    left = (await game.press("Eve", asked.response, "Withdraw the offer")).response

    assert left is not None
    assert "seat" not in shown(left)
    assert is_over(game, made)
    assert (await game.hosted()).occupancy("Ann").is_on_offer(now())


async def test_a_reason_goes_with_its_own_offer_alone(game: Stage) -> None:
    asked = await game.command("Gia", REPLACE, player="Ann", reason="Much too ill")
    await game.press("Gia", asked.response, "Withdraw the offer")
    await game.replace("Ann", "Zoe")

    assert str([each.content for each in game.channel.history()]).count("Much too ill") == 1


async def test_an_offer_that_has_just_ended_is_not_taken(game: Stage) -> None:
    await game.command("Gia", REPLACE, player="Ann")
    hosted = await game.hosted()
    left, user = hosted.occupancy("Ann"), game.users["Zoe"]
    taking = Taking(left.seat_id, left.occupant_id, user.id, "Zoe", is_staff=False)
    await game.bot.services.offering.withdraw(1, left.seat_id, left.occupant_id)

    def take_late(connection: Connection) -> None:
        change_occupant(connection, hosted=hosted, left=left, taking=taking)

    assert left.is_on_offer(now()), "as it was when the press was judged"
    with pytest.raises(Denied, match="seat-not-offered"):
        await game.database.write(take_late)


async def test_the_desk_says_who_is_asked_to_lead_and_links_to_the_open_offers(game: Stage) -> None:
    before = labels_of(await opened(game))
    await game.command("Gia", CO_GM, person=game.people["Zoe"])
    desk = await opened(game)
    listed = (await game.press("Gia", desk, "Open offers")).response

    assert "Open offers" not in before
    assert listed is not None
    assert f"{game.users['Zoe'].mention} is asked to be a co-GM" in shown(desk)
    assert labels_of(listed) == ["Withdraw 1"]


async def test_an_offer_to_lead_does_not_affect_the_offer_of_the_same_players_seat(game: Stage) -> None:
    await game.command("Zoe", "game join")
    await game.command("Gia", REPLACE, player="Ann")
    asked = await game.command("Gia", CO_GM, person=game.people["Ann"])
    await game.press("Gia", asked.response, "Withdraw the offer")

    assert labels_of(game.dms("Zoe")[-1]) == ["Take the seat"]
