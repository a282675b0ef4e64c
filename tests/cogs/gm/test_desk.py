"""The GM's desk: what they see and may do there, and what a GM who plays does not see."""

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


async def test_the_night_is_a_checklist_of_the_orders_effects_and_changes_nothing(dealt: Stage) -> None:
    await dealt.command("Gia", "gm close")
    guard = await holder(dealt, "guard")
    healer = await holder(dealt, "healer")
    await dealt.dm_command(guard, "table use", player=healer)
    before = await table_of(dealt)
    page = (await dealt.press("Gia", await opened(dealt), "As things stand")).response
    assert page is not None

    assert f"☑ Guard: **{guard}**, Guard, on **{healer}**: done" in shown(page)
    assert f"☐ Heal: **{healer}**, Healer: no order yet" in shown(page)
    assert "Day 2" in shown(page)
    assert await table_of(dealt) == before
    assert text_of(dealt.channel.history()[-1]) not in shown(page)


async def test_a_gm_who_plays_has_a_desk_without_secrets_or_other_gms_notes(dealt: Stage) -> None:
    await noted(dealt, await seat_of(dealt, "Gia", "Ben"), "is the Master")
    await dealt.press_and_confirm("Gia", await seat_of(dealt, "Gia", "Ann"), "Hand the game over")
    await dealt.press("Ann", dealt.channel.history()[-1], "Lead the game")
    desk, seat = await opened(dealt, "Ann"), await seat_of(dealt, "Ann", "Ben")
    tasks = (Key(Verb.DESK, 1, rest=DeskPage.OUTLOOK), Key(Verb.DESK, 1, rest=DeskPage.DELIVERIES))
    refused = [await press(dealt, "Ann", key) for key in tasks]
    send = Key(
        Verb.TASK, 1, (await dealt.hosted()).wait_token, (await dealt.hosted()).occupancy("Ben").seat_id, Task.SEND
    )

    for secret in ("Master", "Card Player", "Guard", "DMs", "Apprentice"):
        assert secret not in shown(desk)
        assert secret not in shown(seat)
    assert not {"As things stand", "All secrets", "Deliveries"} & {*labels_of(desk)}
    assert not {"Send again", "Let it wait", "Pass over"} & {*labels_of(seat)}
    assert all("play" in answer(each) for each in [*refused, await press(dealt, "Ann", send)])


async def test_a_gm_leads_the_game_at_the_desk(dealt: Stage) -> None:
    form = await dealt.press("Gia", await opened(dealt), "Move the deadline")
    moved = await dealt.people["Gia"].submit_modal(form, {"length": "2 h 30 min", "until": ""})
    assert isinstance(moved, InteractionResult)
    await dealt.press("Gia", await opened(dealt), "Pause")
    paused = await opened(dealt)
    await dealt.press("Gia", paused, "Resume")
    undone = await dealt.press("Gia", await opened(dealt), "Undo")

    assert "moved the deadline" in answer(moved)
    assert "What you can take back" in answer(undone)
    assert {"Close it now", "Pause"}.isdisjoint(labels_of(paused))
    assert {"Close it now", "Give 24 more hours", "Pause", "Undo", "End the game"} <= {*labels_of(await opened(dealt))}


async def test_a_gm_acts_for_a_seat_offers_it_and_takes_it_out_on_its_page(dealt: Stage) -> None:
    seat = next(name for name, role in (await table_of(dealt)).roles.items() if role == "player")
    acting = await dealt.press("Gia", await seat_of(dealt, "Gia", seat), "Act for this seat")
    offered = await dealt.press_and_confirm("Gia", await seat_of(dealt, "Gia", seat), "Offer this seat")
    killed = await dealt.press_and_confirm("Gia", await seat_of(dealt, "Gia", seat), "Take out of the game")

    assert f"can do for **{seat}**" in answer(acting)
    assert offered.response is not None
    assert killed.response is not None
    assert f"**{seat}**'s seat is offered" in shown(offered.response)
    assert f"taken **{seat}** out" in shown(killed.response)
    assert (await table_of(dealt)).dead == (seat,)
    assert "Bring back" in labels_of(await seat_of(dealt, "Gia", seat))


async def test_a_secret_is_sent_refused_opened_by_button_and_sent_again(dealt: Stage) -> None:
    for name in ("Ann", "Cat"):
        dealt.close_dms(name)
    await dealt.command("Gia", "gm close")
    await dealt.command("Gia", "gm close")
    refused = await deliveries(dealt)
    await dealt.command("Cat", "game secrets")
    read = await deliveries(dealt)
    early = await dealt.press("Gia", await seat_of(dealt, "Gia", "Ann"), "Send again")
    dealt.open_dms("Ann")
    await dealt.pass_hours(0.2)
    written = len(dealt.dms("Ann"))
    again = await dealt.press("Gia", await seat_of(dealt, "Gia", "Ann"), "Send again")

    assert "**Ann**: secrets" in refused
    assert "Ben**: what" not in refused
    assert "**Ben** " in refused.split("Sent: ")[1]
    assert "**DMs closed**" in refused
    assert "read by button" not in refused
    assert "read by button" in read
    assert "Discord stops bots that insist" in answer(early)
    assert "everything that didn't arrive" in answer(again)
    assert len(dealt.dms("Ann")) > written
    assert "closed" not in await deliveries(dealt)


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

    assert f"I won't send **{called}** any more of it" in answer(waits)
    assert "DMs closed**; it's behind" in still
    assert "read by button" in await deliveries(dealt)


async def deliveries(stage: Stage) -> str:
    """Return the list of deliveries at the desk."""
    page = (await stage.press("Gia", await opened(stage), "Deliveries")).response
    assert page is not None
    return shown(page)


async def test_before_a_game_the_desk_begins_it_sets_it_up_and_takes_players_off(sign_up: Stage) -> None:
    desk = await opened(sign_up) if "GM" in labels_of(sign_up.card) else None
    page = (await sign_up.command("Gia", "gm desk")).response
    assert page is not None
    labels = labels_of(page)
    seat = (await sign_up.choose("Gia", page, [str((await sign_up.hosted()).occupancy("Ann").seat_id)])).response
    assert seat is not None
    taken = await sign_up.press("Gia", seat, "Take off the list")

    assert desk is None
    assert {"Start the game", "Set-up", "Ask who is there", "End the game"} <= {*labels}
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
