"""Offers of a seat or to lead that expire or are void. The offer's message says so, and so does a press on it."""

import json
from collections.abc import Awaitable, Callable
from datetime import timedelta

import discord
import pytest
from sqlalchemy import select

from bot.clock import now
from bot.components.keys import Key, Verb
from bot.storage.outbox.offer_rows import OFFER_LASTS, SEAT_OFFER_LASTS
from bot.storage.outbox.outbox import OWED
from bot.storage.schema.models import OutboxRow
from engine.great_table.roles import RoleName
from tests.asking import rows_in
from tests.cogs.forgery import press
from tests.cogs.gamblers import SEVEN, table_of
from tests.cogs.gm.offers import ACCEPT, CO_GM, HAND_OVER, REPLACE, is_over, now_says, offer, take
from tests.cogs.gm.test_co_gms import gms, join
from tests.cogs.gm.test_desk import opened
from tests.cogs.gm.test_pending_results import begin_and_vote, take_back, tell
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, answer, labels_of


def until(lasts: timedelta) -> str:
    """Return how a message says when something is over that lasts as long from now on."""
    return f"<t:{int((now() + lasts).timestamp())}:f>"


async def test_an_offer_to_lead_says_how_long_it_stands(game: Stage) -> None:
    assert until(OFFER_LASTS) in (await offer(game, CO_GM, person=game.people["Zoe"])).content


async def test_an_offer_of_a_seat_says_how_long_it_stands(game: Stage) -> None:
    assert until(SEAT_OFFER_LASTS) in (await offer(game, REPLACE, player="Ann")).content


@pytest.fixture
async def on_offer(game: Stage) -> tuple[discord.Message, discord.Message]:
    """Return an offer to lead and an offer of a seat in a game that is paused."""
    made = await offer(game, CO_GM, person=game.people["Zoe"]), await offer(game, REPLACE, player="Ann")
    await game.command("Gia", "gm pause")
    return made


async def test_an_offer_to_lead_is_over_after_a_day(
    game: Stage, on_offer: tuple[discord.Message, discord.Message]
) -> None:
    await game.pass_hours(23.9)
    before = [is_over(game, each) for each in on_offer]
    await game.pass_hours(0.2)

    assert before == [False, False]
    assert [is_over(game, each) for each in on_offer] == [True, False]
    assert "or it's over" in answer(await press(game, "Zoe", ACCEPT))


async def test_an_offer_of_a_seat_is_over_after_three_days_even_after_a_restart(
    game: Stage, on_offer: tuple[discord.Message, discord.Message]
) -> None:
    _, of_seat = on_offer
    await game.pass_hours(71.9)
    before = is_over(game, of_seat)
    await game.restart()
    await game.pass_hours(0.2)

    assert not before
    assert is_over(game, of_seat)
    assert "isn't on offer, or not any more" in await take(game, "Zoe", "Ann")


async def test_a_gms_place_is_offered_to_one_person_at_a_time(game: Stage) -> None:
    first = await offer(game, HAND_OVER, person=game.people["Zoe"])
    second = await offer(game, HAND_OVER, player="Ann")

    assert [is_over(game, each) for each in (first, second)] == [True, False]
    assert "or it's over" in answer(await press(game, "Zoe", ACCEPT))


async def test_a_person_is_asked_to_lead_in_one_way_at_a_time(game: Stage) -> None:
    first = await offer(game, HAND_OVER, player="Ann")
    second = await offer(game, CO_GM, person=game.people["Ann"])

    assert [is_over(game, each) for each in (first, second)] == [True, False]


async def test_there_is_a_place_for_each_co_gm_who_is_asked(game: Stage) -> None:
    first = await offer(game, CO_GM, person=game.people["Ann"])
    second = await offer(game, CO_GM, person=game.people["Zoe"])
    before = [is_over(game, each) for each in (first, second)]
    await game.press("Ann", first, "Lead the game")

    assert before == [False, False]
    assert await gms(game) == ["Gia", "Ann"]
    assert "has accepted" in now_says(game, first)[0]
    assert not is_over(game, second)


async def test_a_seat_is_offered_by_one_message_in_the_channel(game: Stage) -> None:
    first = await offer(game, REPLACE, player="Ann")
    second = await offer(game, REPLACE, player="Ann")

    assert [is_over(game, each) for each in (first, second)] == [True, False]
    assert "there's a newer one in" in now_says(game, first)[0]


async def test_an_offer_of_a_gms_place_ends_when_that_gm_acts_in_public(game: Stage) -> None:
    made = await offer(game, HAND_OVER, person=game.people["Zoe"])
    beside = await offer(game, CO_GM, person=game.people["Eve"])
    await game.command("Gia", "gm extend", time="1")

    assert [is_over(game, each) for each in (made, beside)] == [True, False]
    assert "or it's over" in answer(await press(game, "Zoe", ACCEPT))


async def test_an_offer_of_a_gms_place_stands_when_another_gm_acts(game: Stage) -> None:
    await join(game, "Ann")
    made = await offer(game, HAND_OVER, person=game.people["Zoe"])
    await game.command("Ann", "gm extend", time="1")

    assert not is_over(game, made)


async def test_an_offer_of_a_gms_place_stands_when_that_gm_acts_in_secret(game: Stage) -> None:
    await join(game, "Ann")
    await game.propose("Ann", "Ben")
    made = await offer(game, HAND_OVER, person=game.people["Zoe"])
    await game.command("Gia", "gm act-for", player="Ben")
    support = {"move": "act", "support": True}
    hosted = await game.hosted()
    seat = hosted.occupancy("Ben").seat_id
    secret = await press(game, "Gia", Key(Verb.ANSWER, 1, hosted.wait_token, seat, json.dumps(support)))

    assert "You've made this move for **Ben**" in answer(secret)
    assert not is_over(game, made)


@pytest.mark.parametrize("acts", ["extend until", "undo", "button", "act for"])
async def test_every_public_act_of_a_gm_ends_the_offer_of_their_place(game: Stage, acts: str) -> None:
    await game.propose("Ann", "Ben")
    made = await offer(game, HAND_OVER, person=game.people["Zoe"])
    match acts:
        case "extend until":
            await game.command("Gia", "gm extend", time="fri 20:00")
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
    before = is_over(game, made)
    await game.command("Gia", "gm close")

    assert (before, is_over(game, made)) == (False, True)


async def test_a_sign_up_that_its_gm_starts_or_cancels_is_not_handed_over(sign_up: Stage) -> None:
    made = await offer(sign_up, HAND_OVER, person=sign_up.people["Zoe"])
    beside = await offer(sign_up, CO_GM, person=sign_up.people["Ann"])
    await sign_up.press("Gia", sign_up.card, "Start the game")

    assert [is_over(sign_up, each) for each in (made, beside)] == [True, False]


async def test_a_cancelled_sign_up_offers_nothing(sign_up: Stage) -> None:
    made = await offer(sign_up, CO_GM, person=sign_up.people["Zoe"])
    await sign_up.end("Gia")

    assert is_over(sign_up, made)
    assert "is over" in answer(await press(sign_up, "Zoe", ACCEPT))


async def test_a_gm_who_has_stepped_down_has_no_place_to_offer(game: Stage) -> None:
    await join(game, "Ann")
    made = await offer(game, HAND_OVER, by="Ann", person=game.people["Zoe"])
    await game.command("Gia", CO_GM, person=game.people["Ann"], remove=True)

    assert is_over(game, made)


async def test_what_a_player_does_in_secret_ends_no_offer_of_their_seat(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    made = await offer(game, REPLACE, player="Ann")
    await game.command("Ann", "quest act", order="support")

    assert (await game.table()).round.orders == {"Ann": True}
    assert not is_over(game, made)


async def test_what_another_player_does_ends_no_offer_of_a_seat(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    made = await offer(game, REPLACE, player="Ann")
    await game.command("Ben", "quest vote", answer="approve")

    assert not is_over(game, made)


async def test_a_seat_is_no_longer_on_offer_when_its_player_acts_in_public(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    made = await offer(game, REPLACE, player="Ann")
    await game.command("Ann", "quest vote", answer="approve")

    assert is_over(game, made)
    assert "isn't on offer, or not any more" in await take(game, "Zoe", "Ann")


async def test_a_seat_that_is_taken_out_of_the_game_is_not_on_offer_any_more(named: Stage) -> None:
    roles = (await table_of(named)).roles
    out, stays = [name for name in SEVEN if roles[name] is RoleName.PLAYER][:2]
    made, other = [await offer(named, REPLACE, player=name) for name in (out, stays)]
    await named.command("Gia", "gm modkill", player=out)

    assert [is_over(named, each) for each in (made, other)] == [True, False]
    assert "isn't on offer, or not any more" in await take(named, "Zoe", out)


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
    await game.end("Gia")

    assert all(is_over(game, each) for each in made)
    assert "is over" in await take(game, "Zoe", "Ann")
    assert "is over" in answer(await press(game, "Eve", ACCEPT))


async def test_an_offer_to_the_bench_ends_with_its_game(game: Stage) -> None:
    await game.command("Zoe", "game join")
    await game.command("Gia", REPLACE, player="Cat")
    before = labels_of(game.dms("Zoe")[-1])
    await game.end("Gia")
    owed = list(await rows_in(game.database, select(OutboxRow.kind).where(OutboxRow.state.in_(OWED))))

    assert (before, labels_of(game.dms("Zoe")[-1])) == (["Take the seat"], [])
    assert owed == []


async def offer_until_it_expires(stage: Stage) -> tuple[str, list[str], str]:
    """Offer a seat until nobody has taken it. Return the GM's answer, and the offer on the bench before and after."""
    answered = answer(await stage.command("Gia", REPLACE, player="Ann"))
    offered = labels_of(stage.dms("Zoe")[-1])
    await stage.pass_hours(SEAT_OFFER_LASTS.total_seconds() / 3600 + 0.1)
    return answered, offered, stage.dms("Zoe")[-1].content


@pytest.fixture
async def benched(game: Stage) -> Stage:
    """Return a paused game with somebody on its bench."""
    await game.command("Zoe", "game join")
    await game.command("Gia", "gm pause")
    return game


async def test_bench_players_are_told_when_an_offer_expires(benched: Stage) -> None:
    *_, told = await offer_until_it_expires(benched)

    assert "isn't on offer any more" in told


async def test_bench_players_are_asked_first_again_after_an_offer_has_expired(benched: Stage) -> None:
    answered = [(await offer_until_it_expires(benched))[:2] for _ in range(2)]

    assert [("the waiting list" in said, offered) for said, offered in answered] == [(True, ["Take the seat"])] * 2
    assert not any("Take the seat" in labels_of(each) for each in benched.channel.history())
