"""Offers of a seat or to lead that are withdrawn, expired or void. The offer's message says so, and so does a press on
it.
"""

import json
from collections.abc import Awaitable, Callable

import discord
import pytest
from sqlalchemy import Connection, select

from bot.clock import now
from bot.components.keys import Key, Verb
from bot.host.denied import Denied
from bot.host.seats.taking_seats import Taking, change_occupant
from bot.storage.outbox.offer_rows import OFFER_LASTS, SEAT_OFFER_LASTS
from bot.storage.outbox.outbox import OWED
from bot.storage.schema.models import OutboxRow
from engine.great_table.roles import RoleName
from tests.asking import rows_in
from tests.cogs.forgery import press
from tests.cogs.gamblers import SEVEN, table_of
from tests.cogs.gm.test_co_gms import gms, join
from tests.cogs.gm.test_desk import opened, seat_of, shown
from tests.cogs.gm.test_pending_results import begin_and_vote, take_back, tell
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, answer, labels_of

HAND_OVER, CO_GM, REPLACE = "gm hand-over", "gm co-gm", "gm replace"
ACCEPT = Key(Verb.ACCEPT, 1)


async def offer(stage: Stage, command: str, by: str = "Gia", **options: object) -> discord.Message:
    """Make an offer by a command, and return its message in the channel."""
    await stage.command(by, command, **options)
    return stage.channel.history()[-1]


def now_says(stage: Stage, message: discord.Message) -> tuple[str, list[str]]:
    """Return the present text and buttons of a message in the channel."""
    found = next(each for each in stage.channel.history() if each.id == message.id)
    return found.content, labels_of(found)


def is_over(stage: Stage, message: discord.Message) -> bool:
    """Return whether an offer in the channel says that it is over and has no button left."""
    text, labels = now_says(stage, message)
    return ("is over" in text or "not on offer any more" in text) and not labels


async def take(stage: Stage, name: str, seat: str) -> str:
    """Press an old button that takes a seat, and return the answer."""
    occupancy = (await stage.hosted()).occupancy(seat)
    return answer(await press(stage, name, Key(Verb.TAKE, 1, seat=occupancy.seat_id, rest=str(occupancy.occupant_id))))


async def test_an_offer_to_lead_is_withdrawn_with_the_button_of_its_answer(game: Stage) -> None:
    for command in (HAND_OVER, CO_GM):
        asked = await game.command("Gia", command, person=game.people["Zoe"])
        made = game.channel.history()[-1]
        withdrawn = (await game.press("Gia", asked.response, "Withdraw the offer")).response
        assert withdrawn is not None

        assert "withdrawn" in shown(withdrawn)
        assert is_over(game, made)
        assert "no longer" in answer(await press(game, "Zoe", ACCEPT))
        assert await gms(game) == ["Gia"]
        assert "over already" in answer(await press(game, "Gia", Key(Verb.WITHDRAW, 1, rest=str(game.users["Zoe"].id))))


async def test_the_offer_of_a_seat_is_withdrawn_at_the_desk(game: Stage) -> None:
    made = await offer(game, REPLACE, player="Ann")
    page, ann = await seat_of(game, "Gia", "Ann"), (await game.hosted()).occupancy("Ann")
    assert "on offer" in shown(page)
    await game.press("Gia", page, "Withdraw the offer")
    assert is_over(game, made)
    assert "not on offer" in now_says(game, made)[0]
    assert "the offer is over" in await take(game, "Zoe", "Ann")
    again = Key(Verb.WITHDRAW, 1, seat=ann.seat_id, rest=str(ann.occupant_id))
    assert "over already" in answer(await press(game, "Gia", again))
    first, second = [await offer(game, REPLACE, player=name) for name in ("Ann", "Ben")]
    listed = await game.press("Gia", await opened(game), "Open offers")
    assert "2. The seat of **Ben** is on offer until" in answer(listed)
    left = (await game.press("Gia", listed.response, "Withdraw 2")).response
    assert left is not None

    assert [is_over(game, each) for each in (first, second)] == [False, True]
    assert "1. The seat of **Ann**" in shown(left)
    assert labels_of(left) == ["Withdraw 1"]
    await game.press("Gia", left, "Withdraw 1")
    assert "Open offers" not in labels_of(await opened(game))
    assert "Withdraw the offer" not in labels_of(await seat_of(game, "Gia", "Ann"))


async def test_only_those_who_may_make_an_offer_may_withdraw_it(game: Stage) -> None:
    game.make_manager("Eve")
    seat = (await game.hosted()).occupancy("Ann")
    await game.command("Gia", REPLACE, player="Ann")
    asked = await game.command("Eve", HAND_OVER, person=game.people["Zoe"])
    made = game.channel.history()[-1]
    of_seat = Key(Verb.WITHDRAW, 1, seat=seat.seat_id, rest=str(seat.occupant_id))
    to_lead = Key(Verb.WITHDRAW, 1, rest=str(game.users["Zoe"].id))

    assert "Manage Server" in answer(await press(game, "Ben", to_lead))
    assert "Only the GM" in answer(await press(game, "Ben", of_seat))
    assert "Only the GM" in answer(await press(game, "Eve", of_seat))
    assert not is_over(game, made), "who may not withdraw it has not"
    left = (await game.press("Eve", asked.response, "Withdraw the offer")).response
    assert left is not None
    assert "seat" not in shown(left)
    assert is_over(game, made)
    assert (await game.hosted()).occupancy("Ann").is_on_offer(now())


async def test_the_desk_says_who_is_asked_to_lead_and_links_to_the_open_offers(game: Stage) -> None:
    assert "Open offers" not in labels_of(await opened(game))
    await game.command("Gia", CO_GM, person=game.people["Zoe"])
    desk = await opened(game)
    listed = (await game.press("Gia", desk, "Open offers")).response
    assert listed is not None

    assert f"{game.users['Zoe'].mention} is asked to lead this game too" in shown(desk)
    assert labels_of(listed) == ["Withdraw 1"]


async def test_each_offer_says_how_long_it_stands_and_when_it_is_over(game: Stage) -> None:
    def until(lasts: float) -> str:
        return f"<t:{int(now().timestamp() + lasts)}:f>"

    to_lead = await offer(game, CO_GM, person=game.people["Zoe"])
    assert until(OFFER_LASTS.total_seconds()) in to_lead.content
    of_seat = await offer(game, REPLACE, player="Ann")
    assert until(SEAT_OFFER_LASTS.total_seconds()) in of_seat.content
    await game.command("Gia", "gm pause")
    await game.pass_hours(23.9)
    assert [is_over(game, each) for each in (to_lead, of_seat)] == [False, False]
    await game.pass_hours(0.2)
    assert [is_over(game, each) for each in (to_lead, of_seat)] == [True, False]
    await game.pass_hours(47.8)
    assert not is_over(game, of_seat)
    await game.restart()
    await game.pass_hours(0.2)

    assert is_over(game, of_seat)
    assert "the offer is over" in await take(game, "Zoe", "Ann")
    assert "no longer" in answer(await press(game, "Zoe", ACCEPT))


async def test_a_gms_place_is_offered_to_one_person_at_a_time(game: Stage) -> None:
    first = await offer(game, HAND_OVER, person=game.people["Zoe"])
    second = await offer(game, HAND_OVER, player="Ann")
    assert [is_over(game, each) for each in (first, second)] == [True, False]
    assert "no longer" in answer(await press(game, "Zoe", ACCEPT))
    third = await offer(game, CO_GM, person=game.people["Ann"])
    fourth = await offer(game, CO_GM, person=game.people["Zoe"])

    assert [is_over(game, each) for each in (second, third, fourth)] == [True, False, False]
    await game.press("Ann", third, "Lead the game")
    assert await gms(game) == ["Gia", "Ann"]
    assert "has accepted" in now_says(game, third)[0]
    assert not is_over(game, fourth), "there is a place for each co-GM"


async def test_an_offer_to_lead_does_not_affect_the_offer_of_the_same_players_seat(game: Stage) -> None:
    await game.command("Zoe", "game join")
    await game.command("Gia", REPLACE, player="Ann")
    asked = await game.command("Gia", CO_GM, person=game.people["Ann"])
    await game.press("Gia", asked.response, "Withdraw the offer")

    assert labels_of(game.dms("Zoe")[-1]) == ["Take the seat"]


async def test_a_seat_is_offered_by_one_message_in_the_channel(game: Stage) -> None:
    first = await offer(game, REPLACE, player="Ann")
    second = await offer(game, REPLACE, player="Ann")

    assert [is_over(game, each) for each in (first, second)] == [True, False]
    assert "a newer one was made" in now_says(game, first)[0]


async def test_an_offer_of_a_gms_place_ends_when_that_gm_acts_in_public(game: Stage) -> None:
    await join(game, "Ann")
    await game.propose("Ann", "Ben")
    made = await offer(game, HAND_OVER, person=game.people["Zoe"])
    beside = await offer(game, CO_GM, person=game.people["Eve"])
    await game.command("Ann", "gm extend", hours=1.0)
    assert not is_over(game, made), "another GM's act is none of this one's"
    await game.command("Gia", "gm act-for", player="Ben")
    support = {"move": "act", "support": True}
    hosted = await game.hosted()
    seat = hosted.occupancy("Ben").seat_id
    secret = await press(game, "Gia", Key(Verb.ANSWER, 1, hosted.wait_token, seat, json.dumps(support)))
    assert "You have made this move for **Ben**" in answer(secret)
    assert not is_over(game, made), "what is done in secret ends no offer"
    await game.command("Gia", "gm extend", hours=1.0)

    assert [is_over(game, each) for each in (made, beside)] == [True, False]
    assert "no longer" in answer(await press(game, "Zoe", ACCEPT))


@pytest.mark.parametrize("acts", ["extend until", "undo", "button", "act for"])
async def test_every_public_act_of_a_gm_ends_the_offer_of_their_place(game: Stage, acts: str) -> None:
    await game.propose("Ann", "Ben")
    made = await offer(game, HAND_OVER, person=game.people["Zoe"])
    match acts:
        case "extend until":
            await game.command("Gia", "gm extend", until="fri 20:00")
        case "undo":
            await game.take_back()
        case "button":
            await game.press("Gia", await opened(game), "Pause")
        case _:
            panel = await game.command("Gia", "gm act-for", player="Ben")
            await game.press("Gia", panel.response, "Reject openly")

    assert is_over(game, made)


@pytest.mark.parametrize("press_it", [tell, take_back])
async def test_a_gm_who_looks_over_a_result_and_settles_it_leads_on(
    opening: Opening, press_it: Callable[[Stage], Awaitable[str]]
) -> None:
    pending = await opening.after(begin_and_vote)
    made = await offer(pending, HAND_OVER, person=pending.people["Zoe"])
    await press_it(pending)

    assert is_over(pending, made)


async def test_a_manager_asks_for_no_new_gm_once_the_gm_is_back(game: Stage) -> None:
    game.make_manager("Eve")
    made = await offer(game, HAND_OVER, by="Eve", person=game.people["Zoe"])
    await game.command("Eve", "gm close")
    assert not is_over(game, made)
    await game.command("Gia", "gm close")

    assert is_over(game, made)


async def test_a_sign_up_that_its_gm_starts_or_cancels_is_not_handed_over(sign_up: Stage) -> None:
    made = await offer(sign_up, HAND_OVER, person=sign_up.people["Zoe"])
    beside = await offer(sign_up, CO_GM, person=sign_up.people["Ann"])
    await sign_up.press("Gia", sign_up.card, "Start the game")

    assert [is_over(sign_up, each) for each in (made, beside)] == [True, False]


async def test_a_cancelled_sign_up_offers_nothing(sign_up: Stage) -> None:
    made = await offer(sign_up, CO_GM, person=sign_up.people["Zoe"])
    await sign_up.end("Gia")

    assert is_over(sign_up, made)
    assert "has ended" in answer(await press(sign_up, "Zoe", ACCEPT))


async def test_a_gm_who_has_stepped_down_has_no_place_to_offer(game: Stage) -> None:
    await join(game, "Ann")
    made = await offer(game, HAND_OVER, by="Ann", person=game.people["Zoe"])
    await game.command("Gia", CO_GM, person=game.people["Ann"], remove=True)

    assert is_over(game, made)


async def test_a_seat_is_no_longer_on_offer_when_its_player_acts_in_public(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    made = await offer(game, REPLACE, player="Ann")
    await game.command("Ann", "quest act", order="support")
    await game.command("Ben", "quest vote", answer="approve")
    assert (await game.table()).round.orders == {"Ann": True}
    assert not is_over(game, made), "what is done in secret ends no offer"
    await game.command("Ann", "quest vote", answer="approve")

    assert is_over(game, made)
    assert "the offer is over" in await take(game, "Zoe", "Ann")


async def test_a_seat_that_is_taken_out_of_the_game_is_not_on_offer_any_more(named: Stage) -> None:
    roles = (await table_of(named)).roles
    out, stays = [name for name in SEVEN if roles[name] is RoleName.PLAYER][:2]
    made, other = [await offer(named, REPLACE, player=name) for name in (out, stays)]
    await named.command("Gia", "gm modkill", player=out)

    assert [is_over(named, each) for each in (made, other)] == [True, False]
    assert "the offer is over" in await take(named, "Zoe", out)


async def bluff_of_three(stage: Stage) -> None:
    """Begin a game that goes on when a player is out."""
    await stage.command("Gia", "game new", game="bluff", late="ask")
    for name in ("Ann", "Ben", "Cat"):
        await stage.press(name, stage.card, "Join")
    await stage.press("Gia", stage.card, "Start the game")


async def resign(stage: Stage, name: str) -> None:
    """Let somebody resign."""
    asked = await stage.command(name, "bluff resign")
    await stage.press(name, asked.response, "Yes, I give up")


async def test_a_player_who_resigns_has_no_seat_to_offer(opening: Opening) -> None:
    stage = await opening.after(bluff_of_three)
    made = await offer(stage, REPLACE, player="Cat")
    await resign(stage, "Cat")

    assert is_over(stage, made)


async def test_all_offers_end_with_their_game(game: Stage) -> None:
    made = [await offer(game, REPLACE, player="Ann"), await offer(game, CO_GM, person=game.people["Eve"])]
    await game.command("Zoe", "game join")
    await game.command("Gia", REPLACE, player="Cat")
    assert labels_of(game.dms("Zoe")[-1]) == ["Take the seat"]
    await game.end("Gia")

    assert labels_of(game.dms("Zoe")[-1]) == []
    assert all(is_over(game, each) for each in made)
    assert "has ended" in await take(game, "Zoe", "Ann")
    assert "has ended" in answer(await press(game, "Eve", ACCEPT))
    owed = select(OutboxRow.kind).where(OutboxRow.state.in_(OWED))
    assert list(await rows_in(game.database, owed)) == []


async def test_bench_players_are_told_when_an_offer_expires_and_are_asked_first_again(game: Stage) -> None:
    await game.command("Zoe", "game join")
    await game.command("Gia", "gm pause")
    for _ in range(2):
        answered = answer(await game.command("Gia", REPLACE, player="Ann"))
        assert "those who wait" in answered
        assert labels_of(game.dms("Zoe")[-1]) == ["Take the seat"]
        await game.pass_hours(SEAT_OFFER_LASTS.total_seconds() / 3600 + 0.1)
        assert "not on offer any more" in game.dms("Zoe")[-1].content

    assert not any("Take the seat" in labels_of(each) for each in game.channel.history())


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
