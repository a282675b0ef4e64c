"""The answer to an act: what was done, what comes next, and what its player may do now."""

import re

import pytest
from simcord.results import ResponseMessage

from bot.wording.time_words import date
from tests.cogs.conftest import NAMES
from tests.cogs.gamblers import SIXTEEN, holder, sit_down, table_of
from tests.cogs.opening import Opening
from tests.cogs.quests import let_vote
from tests.cogs.sending import send_ann_and_ben
from tests.cogs.stage import Stage, answer, choices_of, labels_of, text_of

WITHDRAW = "Take my order back"
NO_ANSWER = re.compile(r"\bdone\b|at present", re.IGNORECASE)


@pytest.fixture
async def guard(dealt: Stage) -> str:
    """The player who holds the Guard and may give an order at night."""
    return await holder(dealt, "guard")


async def guards(stage: Stage, guard: str) -> ResponseMessage:
    """Let the Guard give an order, and return the answer to it."""
    target = next(name for name in SIXTEEN if name != guard)
    response = (await stage.command(guard, "table use", player=target)).response
    assert response is not None
    return response


async def test_the_answer_to_an_order_offers_to_take_it_back(dealt: Stage, guard: str) -> None:
    assert WITHDRAW in labels_of(await guards(dealt, guard))


async def test_the_answer_to_an_order_taken_back_offers_another(dealt: Stage, guard: str) -> None:
    withdrawn = (await dealt.press(guard, await guards(dealt, guard), WITHDRAW)).response
    assert withdrawn is not None

    assert WITHDRAW not in labels_of(withdrawn)
    assert "Choose a player" in choices_of(withdrawn)


async def guards_by_dm(stage: Stage, guard: str) -> None:
    """Let the Guard answer the night's question in their DM."""
    target = next(name for name in SIXTEEN if name != guard)
    await stage.pass_hours(30.1)
    select = f"brehon:choose:1:{(await stage.hosted()).wait_token}:0:use:target"
    await stage.choose(guard, stage.dms(guard)[-1], [target], select)


async def test_the_question_in_the_dm_offers_to_take_an_order_back_once_given(dealt: Stage, guard: str) -> None:
    await guards_by_dm(dealt, guard)

    assert WITHDRAW in labels_of(dealt.dms(guard)[-1])


async def test_the_question_in_the_dm_offers_no_order_taken_back_before(dealt: Stage, guard: str) -> None:
    await guards_by_dm(dealt, guard)
    await dealt.press(guard, dealt.dms(guard)[-1], WITHDRAW)

    assert WITHDRAW not in labels_of(dealt.dms(guard)[-1])


async def test_a_public_move_is_confirmed_in_words_with_the_players_still_to_answer(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    told = answer(await game.press("Ann", game.prompt, "Reject openly"))

    assert "You **reject** this party, for everybody to see." in told
    assert "Still to answer: **Ben**, **Cat**, **Dan** and **Eve**." in told


async def test_a_move_that_ends_a_wait_is_told_where_the_game_goes_on(game: Stage) -> None:
    proposed = answer(await game.propose("Ann", "Ben"))

    assert "You propose **Ann** and **Ben**." in proposed
    assert "Now see what happens in" in proposed


async def test_only_the_last_vote_is_told_where_the_game_goes_on(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    await let_vote(game, NAMES[:3])
    told = [answer(await game.press(name, game.prompt, "Approve")) for name in NAMES[3:]]

    assert "Still to answer: **Eve**." in told[0]
    assert "Now see what happens in" in told[1]


async def test_the_answer_to_a_secret_order_tells_only_the_number_of_orders(opening: Opening) -> None:
    game = await opening.after(send_ann_and_ben)
    told = answer(await game.command("Ann", "quest act", order="support"))

    assert "One order is still to come." in told.splitlines()


async def test_a_gm_is_told_what_was_done_and_until_when_the_game_waits(game: Stage) -> None:
    done: tuple[tuple[str, dict[str, object], str], ...] = (
        ("gm close", {}, "You've closed the leader's choice"),
        ("gm extend", {"time": "5"}, "You've moved the deadline"),
        ("gm replace", {"player": "Ann"}, "**Ann**'s seat is offered"),
    )
    await game.propose("Ann", "Ben")
    undone = (await game.take_back()).response
    assert undone is not None
    assert undone.content.startswith("You've taken that back")
    assert "Now the game is waiting for the leader's choice" in undone.content
    for command, options, said in done:
        told = answer(await game.command("Gia", command, **options)).strip()
        deadline = (await game.hosted()).deadline
        assert deadline is not None
        assert told.startswith(said)
        assert "Now the game is waiting for the leader's choice" in told
        assert date(deadline) in told, command
        assert told.endswith("If that passes, I ask the GM what to do.")


async def test_a_gm_who_pauses_and_resumes_is_told_about_the_deadline(game: Stage) -> None:
    paused = answer(await game.command("Gia", "gm pause"))
    await game.pass_hours(10)
    resumed = answer(await game.command("Gia", "gm resume"))
    deadline = (await game.hosted()).deadline

    assert "so is its deadline" in paused
    assert "<t:" not in paused
    assert deadline is not None
    assert date(deadline) in resumed


async def test_a_gm_who_acts_for_a_player_is_told_the_move_and_the_present_wait(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    panel = await game.command("Gia", "gm act-for", player="Cat")
    told = answer(await game.press("Gia", panel.response, "Approve"))

    assert "You've made this move for **Cat**: Approve." in told
    assert "Now the game is waiting for the vote" in told


async def test_a_move_of_another_rulebook_is_answered_with_the_way_to_the_help(game: Stage) -> None:
    foreign: dict[str, dict[str, object]] = {
        "table unvote": {},
        "table steal": {},
        "table list": {},
        "quest use": {"item": "x"},
        "quest give": {"player": "Ben"},
    }
    for command, options in foreign.items():
        told = answer(await game.command("Ann", command, **options))
        assert told == "This game has no such move; `/help` shows what you can do now.", command


async def test_a_gm_is_told_that_the_deadline_has_passed_when_they_offer_a_seat(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    await game.pass_hours(25)

    assert "The deadline for the vote has passed." in answer(await game.command("Gia", "gm replace", player="Ann"))


async def test_a_gm_who_ends_a_game_is_told_that_nobody_has_won(game: Stage) -> None:
    assert answer(await game.end("Gia")).startswith("You've ended the game for everybody, without a winner.")


async def test_a_gm_of_a_game_without_deadlines_is_told_that_there_is_none(stage: Stage) -> None:
    await stage.command("Gia", "game new", game="tain", wait="0")
    for name in NAMES:
        await stage.press(name, stage.card, "Join")
    told = answer(await stage.press("Gia", stage.card, "Start the game"))

    assert "Now the game is waiting for the leader's choice, without a deadline." in told


@pytest.fixture
async def victim(dealt: Stage) -> str:
    """A Card Player."""
    return next(seat for seat, role in (await table_of(dealt)).roles.items() if role == "player")


async def test_a_gm_who_takes_a_player_out_is_told_the_deadline_of_the_day(dealt: Stage, victim: str) -> None:
    until = (await dealt.hosted()).deadline
    assert until is not None
    told = answer(await dealt.command("Gia", "gm modkill", player=victim))

    assert f"You've taken **{victim}** out of the game." in told
    assert f"Now the game is waiting for the day, until {date(until)}" in told


async def test_a_gm_who_brings_a_player_back_is_told_the_deadline_of_the_day(dealt: Stage, victim: str) -> None:
    until = (await dealt.hosted()).deadline
    assert until is not None
    await dealt.command("Gia", "gm modkill", player=victim)
    told = answer(await dealt.command("Gia", "gm revive", player=victim))

    assert f"You've brought **{victim}** back" in told
    assert f"Now the game is waiting for the day, until {date(until)}" in told


async def test_a_gm_who_votes_for_a_gambler_is_told_whom_they_acted_for(dealt: Stage) -> None:
    offered = await dealt.command("Gia", "gm act-for", player="Ann")
    assert offered.response is not None
    hosted = await dealt.hosted()
    select = f"brehon:choose:1:{hosted.wait_token}:{hosted.occupancy('Ann').seat_id}:vote:target"
    told = answer(await dealt.choose("Gia", offered.response, ["Ben"], select))

    assert "You've made this move for **Ann**: Vote for Ben." in told


async def test_a_gm_with_a_seat_is_told_the_deadline_that_everybody_is_shown(opening: Opening) -> None:
    stage = await opening.after(sit_down, (*SIXTEEN[:6], "Gia"), anonymous=False)
    told = answer(await stage.command("Gia", "gm extend", time="1"))
    hosted = await stage.hosted()

    assert hosted.deadline is not None
    assert hosted.inner_deadline is not None
    assert f"Now the game is waiting for the day, until {date(hosted.deadline)}" in told
    assert date(hosted.inner_deadline) not in told


async def test_no_answer_says_merely_that_it_is_done(game: Stage) -> None:
    told = [
        answer(await game.propose("Ann", "Ben")),
        answer(await game.press("Ann", game.prompt, "Approve openly")),
        *[answer(await game.command("Gia", f"gm {name}")) for name in ("close", "pause", "resume")],
    ]

    assert [text for text in told if NO_ANSWER.search(text)] == []
    assert all(text_of(message) for message in game.channel.history())
