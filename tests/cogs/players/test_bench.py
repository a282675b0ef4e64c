"""The bench: people who find all seats taken wait, move up, and are offered free seats."""

import pytest

from bot.host.denied import Denied
from bot.storage.people.bench import Newcomer
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, answer, labels_of, text_of

TWO = ("Ann", "Ben")


async def fill(stage: Stage) -> None:
    """Open a sign-up for two, and let four join."""
    await stage.command("Gia", "game new", game="danube", late="auto")
    for name in (*TWO, "Cat", "Dan"):
        await stage.press(name, stage.card, "Join")


@pytest.fixture
async def full(opening: Opening) -> Stage:
    """Return a sign-up for two that both have joined. Cat and Dan wait."""
    return await opening.after(fill)


async def test_a_person_waits_while_all_seats_are_taken_and_moves_up_when_a_player_leaves(full: Stage) -> None:
    shown = await full.painted_card()
    await full.press("Ann", full.card, "Leave")
    hosted = await full.hosted()

    assert "('Waiting for a seat', 'Cat, Dan')" in shown
    assert (hosted.names, hosted.lobby.bench) == (("Ben", "Cat"), ("Dan",))
    assert hosted.occupancy("Cat").dm_open
    assert "the seat is yours" in text_of(full.dms("Cat")[-1])


async def test_a_seat_is_offered_to_bench_players_first_and_then_to_everybody(full: Stage) -> None:
    await full.command("Gia", "game start")
    posts = len(full.channel.history())
    first = await full.command("Gia", "gm replace", player="Ann")
    offers = [full.dms(name)[-1] for name in ("Cat", "Dan")]
    in_room = full.channel.history()[posts:]
    second = await full.command("Gia", "gm replace", player="Ann")
    await full.press("Dan", offers[1], "Take the seat")
    late = full.dms("Cat")[-1]

    assert "the waiting list" in answer(first)
    assert [labels_of(offer) for offer in offers] == [["Take the seat"]] * 2
    assert (late.id, labels_of(late)) == (offers[0].id, [])
    assert "isn't on offer any more" in late.content
    assert in_room == []
    assert "is offered in" in answer(second)
    assert (await full.hosted()).occupancy("Ann").user_id == full.users["Dan"].id
    assert (await full.hosted()).occupancy_of(full.users["Cat"].id) is None


async def test_the_gm_is_told_by_dm_of_staff_who_take_a_seat_from_the_bench(full: Stage) -> None:
    full.give("Eve", manage_threads=True)
    await full.command("Gia", "game start")
    await full.command("Eve", "game join")
    await full.command("Gia", "gm replace", player="Ann")
    await full.press("Eve", full.dms("Eve")[-1], "Take the seat")

    assert (await full.hosted()).occupancy("Ann").is_staff


async def test_former_players_and_gms_wait_for_no_seat_in_a_running_game(full: Stage) -> None:
    await full.command("Gia", "game start")
    await full.command("Gia", "gm replace", player="Ann")
    await full.press("Cat", full.dms("Cat")[-1], "Take the seat")
    refused = [answer(await full.command(name, "game join")) for name in ("Ann", "Gia")]
    joined = answer(await full.command("Eve", "game join"))

    assert all("secrets" in each for each in refused)
    assert "You're on the waiting list" in joined


async def test_a_person_who_moves_up_with_closed_dms_is_marked_as_such(full: Stage) -> None:
    full.close_dms("Eve")
    joined = await full.press("Eve", full.card, "Join")
    for name in (*TWO, "Cat"):
        await full.press(name, full.card, "Leave")

    assert "can't write to you" in answer(joined)
    assert (await full.hosted()).occupancy("Eve").dm_open is False


async def test_nobody_waits_twice_or_after_leaving_the_bench_or_while_a_seat_is_free(full: Stage) -> None:
    again = await full.press("Cat", full.card, "Join")
    await full.press("Cat", full.card, "Leave")
    assert "already" in answer(again)
    assert (await full.hosted()).lobby.bench == ("Dan",)
    await full.press("Dan", full.card, "Leave")
    await full.press("Ann", full.card, "Leave")

    with pytest.raises(Denied, match="seat-free"):
        await full.bot.services.bench.wait(1, Newcomer(full.users["Cat"].id, "Cat", is_staff=False))
