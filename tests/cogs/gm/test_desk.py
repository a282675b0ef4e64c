"""The GM's desk: what they see and may do there, and what a GM who plays does not see."""

import pytest
from simcord import InteractionResult
from simcord.results import ResponseMessage

from bot.components.keys import DeskPage, Key, Task, Verb
from tests.cogs.forgery import press
from tests.cogs.gamblers import SEVEN, holder, table_of
from tests.cogs.stage import Stage, answer, choices_of, labels_of, text_of


async def opened(stage: Stage, name: str = "Gia") -> ResponseMessage:
    """Return the desk, opened with the card's button."""
    response = (await stage.press(name, stage.card, "GM")).response
    assert response is not None
    return response


async def seat_of(stage: Stage, name: str, seat: str) -> ResponseMessage:
    """Return the page of a seat, chosen at somebody's desk."""
    desk = await opened(stage, name)
    (options,) = choices_of(desk).values()
    assert seat in options
    seat_id = (await stage.hosted()).occupancy(seat).seat_id
    response = (await stage.choose(name, desk, [str(seat_id)])).response
    assert response is not None
    return response


async def pressed(stage: Stage, label: str) -> ResponseMessage:
    """Return the page of the desk behind a button."""
    page = (await stage.press("Gia", await opened(stage), label)).response
    assert page is not None
    return page


def shown(response: ResponseMessage) -> str:
    """Return everything that an answer shows."""
    return text_of(response.message)


async def noted(stage: Stage, page: ResponseMessage, text: str) -> str:
    """Write a note with the button of a page, and return what is shown then."""
    form = await stage.press("Gia", page, "Note")
    result = await stage.people["Gia"].submit_modal(form, {"text": text})
    assert isinstance(result, InteractionResult)
    assert result.response is not None
    return shown(result.response)


async def test_the_desk_shows_a_gm_every_seat_at_a_glance(dealt: Stage) -> None:
    desk = await opened(dealt)
    table = await table_of(dealt)
    guard = await holder(dealt, "guard")

    assert all(f"**{seat}**" in shown(desk) for seat in table.seats)
    assert "Master of the House" in shown(desk)
    assert f"**{guard}**" in shown(desk).partition(" · Guard")[0]
    assert "DMs open" in shown(desk)
    assert [attachment.filename for attachment in desk.message.attachments] == ["table.png"]
    assert answer(await dealt.command("Gia", "gm desk")) == shown(desk)


async def test_the_desk_opens_for_the_gm_alone(dealt: Stage) -> None:
    assert "Only the GM" in answer(await dealt.command("Ann", "gm desk"))


async def test_a_gms_notes_stay_at_the_desk_until_they_are_emptied(dealt: Stage) -> None:
    seat = await noted(dealt, await seat_of(dealt, "Gia", "Ann"), "**bold** @everyone")
    await noted(dealt, await opened(dealt), "a slow table")
    await dealt.restart()
    kept = shown(await opened(dealt))

    assert "\\*\\*bold\\*\\*" in seat
    assert "@everyone" not in seat
    assert "a slow table" in kept
    assert "bold" in kept
    assert "bold" not in await noted(dealt, await seat_of(dealt, "Gia", "Ann"), "")


async def test_the_night_is_a_checklist_of_the_effects_that_orders_would_have(dealt: Stage) -> None:
    await dealt.command("Gia", "gm close")
    guard = await holder(dealt, "guard")
    healer = await holder(dealt, "healer")
    await dealt.dm_command(guard, "table use", player=healer)
    page = await pressed(dealt, "As things stand")

    assert f"☑ Guard: **{guard}** (Guard) on **{healer}**." in shown(page)
    assert f"☐ Heal: **{healer}** (Healer): no order yet" in shown(page)
    assert "Day 2" in shown(page)


async def test_to_look_at_the_outlook_changes_nothing_and_posts_nothing(dealt: Stage) -> None:
    await dealt.command("Gia", "gm close")
    before, posted = await table_of(dealt), len(dealt.channel.history())
    await pressed(dealt, "As things stand")

    assert await table_of(dealt) == before
    assert len(dealt.channel.history()) == posted


@pytest.fixture
async def led_by_ann(dealt: Stage) -> Stage:
    """A game with a note about Ben, whose GM has handed it over to Ann, a player."""
    await noted(dealt, await seat_of(dealt, "Gia", "Ben"), "is the Master")
    await dealt.press_and_confirm("Gia", await seat_of(dealt, "Gia", "Ann"), "Hand the game over")
    await dealt.press("Ann", dealt.channel.history()[-1], "Lead the game")
    return dealt


async def test_a_gm_who_plays_has_a_desk_without_secrets_or_other_gms_notes(led_by_ann: Stage) -> None:
    desk, seat = await opened(led_by_ann, "Ann"), await seat_of(led_by_ann, "Ann", "Ben")

    for secret in ("Master", "Card Player", "Guard", "DMs", "Apprentice"):
        assert secret not in shown(desk)
        assert secret not in shown(seat)
    assert not {"As things stand", "All secrets", "Inbox"} & {*labels_of(desk)}
    assert not {"Send again", "Let it wait", "Pass over"} & {*labels_of(seat)}


async def test_a_gm_who_plays_is_refused_what_the_desk_does_not_offer_them(led_by_ann: Stage) -> None:
    hosted = await led_by_ann.hosted()
    keys = (
        Key(Verb.DESK, 1, rest=DeskPage.OUTLOOK),
        Key(Verb.DESK, 1, rest=DeskPage.DELIVERIES),
        Key(Verb.DESK, 1, rest=DeskPage.INBOX),
        Key(Verb.TASK, 1, hosted.wait_token, hosted.occupancy("Ben").seat_id, Task.SEND),
    )

    assert all("play" in said for said in [answer(await press(led_by_ann, "Ann", key)) for key in keys])


async def test_a_gm_moves_the_deadline_at_the_desk(dealt: Stage) -> None:
    form = await dealt.press("Gia", await opened(dealt), "Move the deadline")
    moved = await dealt.people["Gia"].submit_modal(form, {"time": "2 h 30 min"})
    assert isinstance(moved, InteractionResult)

    assert "moved the deadline" in answer(moved)


async def test_a_gm_chooses_at_the_desk_which_step_to_undo(dealt: Stage) -> None:
    await dealt.command("Gia", "gm extend", time="1 h")

    assert "What you can take back" in answer(await dealt.press("Gia", await opened(dealt), "Undo"))


async def test_the_desk_of_a_paused_game_offers_only_to_resume_it(dealt: Stage) -> None:
    await dealt.press("Gia", await opened(dealt), "Pause")

    assert {"Close it now", "Pause"}.isdisjoint(labels_of(await opened(dealt)))


async def test_the_desk_of_a_resumed_game_offers_everything_again(dealt: Stage) -> None:
    await dealt.press("Gia", await opened(dealt), "Pause")
    await dealt.press("Gia", await opened(dealt), "Resume")

    assert {"Close it now", "Give 24 more hours", "Pause", "Undo", "End the game"} <= {*labels_of(await opened(dealt))}


async def page_of_a_player(stage: Stage) -> tuple[str, ResponseMessage]:
    """Return a Card Player's seat, and its page at the desk."""
    seat = next(name for name, role in (await table_of(stage)).roles.items() if role == "player")
    return seat, await seat_of(stage, "Gia", seat)


async def test_a_gm_acts_for_a_seat_on_its_page(dealt: Stage) -> None:
    seat, page = await page_of_a_player(dealt)

    assert f"can do for **{seat}**" in answer(await dealt.press("Gia", page, "Act for this seat"))


async def test_a_gm_offers_a_seat_on_its_page(dealt: Stage) -> None:
    seat, page = await page_of_a_player(dealt)
    offered = (await dealt.press_and_confirm("Gia", page, "Offer this seat")).response
    assert offered is not None

    assert f"**{seat}**'s seat is offered" in shown(offered)


async def test_a_gm_takes_a_player_out_on_the_seats_page(dealt: Stage) -> None:
    seat, page = await page_of_a_player(dealt)
    killed = (await dealt.press_and_confirm("Gia", page, "Take out of the game")).response
    assert killed is not None

    assert f"taken **{seat}** out" in shown(killed)
    assert (await table_of(dealt)).dead == (seat,)
    assert "Bring back" in labels_of(await seat_of(dealt, "Gia", seat))


@pytest.fixture
async def refused(dealt: Stage) -> Stage:
    """A day whose cards could not be sent to Ann and Cat, because they take no DMs."""
    for name in ("Ann", "Cat"):
        dealt.close_dms(name)
    await dealt.command("Gia", "gm close")
    await dealt.command("Gia", "gm close")
    return dealt


async def test_the_desk_lists_the_secrets_that_a_closed_dm_has_refused(refused: Stage) -> None:
    listed = await deliveries(refused)

    assert "**Ann**: secrets" in listed
    assert "**Ben**: secrets" not in listed
    assert "**Ben** " in listed.split("Sent: ")[1]
    assert "**DMs closed**" in listed
    assert "read by button" not in listed


async def test_the_desk_shows_that_a_refused_secret_was_read_by_button(refused: Stage) -> None:
    await refused.command("Cat", "game secrets")

    assert "read by button" in await deliveries(refused)


async def test_a_refused_secret_is_not_sent_again_at_once(refused: Stage) -> None:
    early = await refused.press("Gia", await seat_of(refused, "Gia", "Ann"), "Send again")

    assert "Discord blocks bots that keep trying" in answer(early)


async def test_a_secret_is_sent_again_once_its_player_takes_dms(refused: Stage) -> None:
    refused.open_dms("Ann")
    await refused.pass_hours(0.2)
    written = len(refused.dms("Ann"))
    again = await refused.press("Gia", await seat_of(refused, "Gia", "Ann"), "Send again")

    assert "everything that didn't arrive" in answer(again)
    assert len(refused.dms("Ann")) > written
    assert "**Ann**" not in (await deliveries(refused)).split("Sent: ")[0]


async def test_a_delivery_that_a_gm_puts_off_waits_behind_the_button(dealt: Stage) -> None:
    for name in SEVEN:
        path = f"/channels/{dealt.users[name].dm_channel.id}/messages"
        dealt.env.inject_error("POST", path, status=403, code=20026)
    await dealt.command("Gia", "gm close")
    refused = await deliveries(dealt)
    called = next(name for name in SEVEN if f"**{name}**: a question" in refused)
    waits = await dealt.press("Gia", await seat_of(dealt, "Gia", called), "Let it wait")
    await dealt.pass_hours(2)
    still = await deliveries(dealt)
    await dealt.command(called, "game secrets")

    assert f"I won't send **{called}** the rest" in answer(waits)
    assert "DMs closed**; it's behind" in still
    assert "read by button" in await deliveries(dealt)


async def deliveries(stage: Stage) -> str:
    """Return the list of deliveries at the desk."""
    inbox = await pressed(stage, "Inbox")
    page = (await stage.press("Gia", inbox, "Deliveries")).response
    assert page is not None
    return shown(page)


async def test_a_sign_ups_card_has_no_desk(sign_up: Stage) -> None:
    assert "GM" not in labels_of(sign_up.card)


async def test_the_desk_of_a_sign_up_begins_the_game_and_sets_it_up(sign_up: Stage) -> None:
    page = (await sign_up.command("Gia", "gm desk")).response
    assert page is not None

    assert {"Start the game", "Set-up", "Ask who's there", "End the game"} <= {*labels_of(page)}


async def test_the_desk_of_a_sign_up_leads_to_the_forms_for_the_gms_own_words(sign_up: Stage) -> None:
    desk = (await sign_up.command("Gia", "gm desk")).response
    assert desk is not None
    page = (await sign_up.press("Gia", desk, "Words, title, picture")).response or desk
    form = await sign_up.press("Gia", page, "Your own words")
    await sign_up.press("Gia", sign_up.card, "Start the game")

    assert {"Title and picture", "Words for roles"} <= {*labels_of(page)}
    assert "The opening" in str(form.modal)
    assert "Words, title, picture" not in labels_of(await opened(sign_up))


async def test_the_desk_of_a_sign_up_takes_players_off_the_list(sign_up: Stage) -> None:
    page = (await sign_up.command("Gia", "gm desk")).response
    assert page is not None
    seat = (await sign_up.choose("Gia", page, [str((await sign_up.hosted()).occupancy("Ann").seat_id)])).response
    assert seat is not None
    taken = await sign_up.press("Gia", seat, "Take off the list")

    assert "Ann" in answer(taken)
    assert "Ann" not in (await sign_up.hosted()).names


async def test_a_gm_opens_the_desk_from_the_dm_about_a_passed_deadline(game: Stage) -> None:
    await game.pass_hours(24.1)
    there = await game.press("Gia", game.dms("Gia")[-1], "The desk")

    assert "The desk: The Táin" in answer(there)
    assert "has passed" in answer(there)


async def test_the_desk_tells_how_often_each_seat_was_reminded_in_this_wait(game: Stage) -> None:
    leader = await game.leader()
    await game.pass_hours(12.1)
    reminded = shown(await opened(game))
    await game.propose()
    anew = shown(await opened(game))

    assert "reminded once" in reminded.partition(f". **{leader}**")[2].partition("\n")[2].partition("\n")[0]
    assert reminded.count("reminded") == 1
    assert "reminded" not in anew


async def test_the_status_and_help_name_those_whom_the_desk_waits_for(dealt: Stage) -> None:
    await dealt.command("Gia", "gm close")
    hosted = await dealt.hosted()
    owing = [name for name in hosted.names if name in hosted.asks.unanswered]
    desk = shown(await opened(dealt))
    listed = ", ".join(f"**{name}**" for name in owing)

    assert (len(owing) > 1, hosted.asks.missing) == (True, frozenset())
    assert desk.count("no answer yet") + desk.count("no order yet") == len(owing)
    assert f"('Still to answer', '{listed}')" in answer(await dealt.command("Gia", "game status"))
    assert listed in answer(await dealt.command("Gia", "help"))


async def test_the_desk_of_a_cancelled_sign_up_opens_without_a_wait(sign_up: Stage) -> None:
    await sign_up.end("Gia")
    desk = answer(await press(sign_up, "Gia", Key(Verb.LEAD, 1)))

    assert "went wrong" not in desk
    assert "**Ann**" in desk
