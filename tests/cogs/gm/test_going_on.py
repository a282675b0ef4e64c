"""*Go on without them* makes the GM confirm, then passes over all who are missing within a wait, as the GM's move."""

import json
from io import StringIO

import pytest
from simcord.results import ResponseMessage

from bot.components.keys import Key, Verb
from bot.storage.games.record_lines import record_of
from tests.cogs.forgery import press
from tests.cogs.gamblers import SEVEN, give_lists, table_of, told_to
from tests.cogs.gm.test_asking_once import red_of
from tests.cogs.gm.test_desk import opened, shown
from tests.cogs.logged import lines
from tests.cogs.logged import log as log  # noqa: PLC0414 (a fixture)
from tests.cogs.stage import Stage, answer, labels_of

LATE = ("Ben", "Cat")
"""The players who have sent no list."""
OTHERS = tuple(name for name in SEVEN if name not in LATE)
GO_ON, SURE = "Go on without them", "Yes, go on without them"


async def without_lists(stage: Stage) -> None:
    """Let all others give their lists."""
    await give_lists(stage, OTHERS)


async def test_all_who_would_lose_their_cards_are_named_before_the_gm_confirms(named: Stage) -> None:
    await without_lists(named)
    before = await named.count_events()
    asked = await named.press("Gia", await opened(named), GO_ON)
    assert asked.response is not None

    assert "without the lists of **Ben** and **Cat**?" in answer(asked)
    assert "no card today" in answer(asked)
    assert "They have until <t:" in answer(asked)
    assert red_of(asked.response) == [[SURE]]
    assert await named.count_events() == before
    assert (await table_of(named)).today.hands.keys().isdisjoint(LATE)


async def go_on(stage: Stage) -> ResponseMessage:
    """Let the GM go on without the lists that are missing, and return the answer."""
    await without_lists(stage)
    done = (await stage.press_and_confirm("Gia", await opened(stage), GO_ON)).response
    assert done is not None
    return done


async def test_going_on_stands_in_the_record_as_the_gms_move(named: Stage) -> None:
    await go_on(named)
    record = (await named.database.read(lambda connection: record_of(connection, 1))).splitlines()
    line = json.loads(record[-1])

    assert (line["by"], line["move"]) == ("gm", "go_on")


async def test_going_on_passes_over_those_without_a_list_and_ends_no_day(named: Stage) -> None:
    await go_on(named)
    table = await table_of(named)

    assert ([table.today.hands[name] for name in LATE], table.time) == ([None, None], "day")


async def test_a_gm_who_goes_on_is_told_without_whom(named: Stage) -> None:
    done = await go_on(named)

    assert "You've gone on without the players who were missing" in shown(done)
    assert "without the lists of **Ben** and **Cat**" in told_to(named, "Gia")


async def test_only_those_who_are_passed_over_are_told_of_themselves_alone(named: Stage) -> None:
    posts = len(named.channel.history())
    await go_on(named)

    assert ["gone on with the deal" in told_to(named, name) for name in SEVEN] == [name in LATE for name in SEVEN]
    assert not any(other in told_to(named, "Ben").partition("Passed over")[2] for other in SEVEN)
    assert len(named.channel.history()) == posts


async def test_going_on_is_the_first_step_in_the_list_though_not_everybody_saw_it(named: Stage) -> None:
    await without_lists(named)
    await named.command("Gia", "gm extend", time="2")
    before = await table_of(named)
    await named.press_and_confirm("Gia", await opened(named), GO_ON)
    listed = await named.command("Gia", "gm undo")
    assert listed.response is not None
    first = shown(listed.response).split("\n**")[1]
    asked = await named.choose("Gia", listed.response, [str((await named.hosted()).lines)])
    await named.press("Gia", asked.response, "Take it back")

    assert "the GM: Go on without them" in first
    assert (await table_of(named)).today.hands == before.today.hands


async def test_a_gm_who_confirms_too_late_passes_nobody_over_and_ends_no_day(named: Stage) -> None:
    await without_lists(named)
    desk = await opened(named)
    asked = await named.press("Gia", desk, GO_ON)
    await give_lists(named, LATE)
    late = [answer(await named.press("Gia", *each)) for each in ((asked.response, SURE), (desk, GO_ON))]

    assert all("Every answer is in" in each for each in late)
    assert (await table_of(named)).time == "day"


async def test_the_desk_does_not_offer_to_go_on_once_all_lists_are_there(named: Stage) -> None:
    await without_lists(named)
    await give_lists(named, LATE)

    assert GO_ON not in labels_of(await opened(named))


@pytest.fixture
async def led_by_ann(named: Stage) -> Stage:
    """Return a game whose GM plays, while lists are missing."""
    await without_lists(named)
    await named.hand_over("Gia", "Ann")
    return named


async def test_a_gm_who_plays_is_not_offered_to_go_on(led_by_ann: Stage) -> None:
    assert GO_ON not in labels_of(await opened(led_by_ann, "Ann"))


async def test_a_gm_who_plays_is_refused_to_go_on_alike_with_or_without_a_list_missing(led_by_ann: Stage) -> None:
    token = (await led_by_ann.hosted()).wait_token
    keys = (Key(Verb.WITHOUT, 1, token), Key(Verb.SURE, 1, token, rest=f"{Verb.WITHOUT}:"))
    refused = [answer(await press(led_by_ann, "Ann", key)) for key in keys]
    await give_lists(led_by_ann, LATE)

    assert [answer(await press(led_by_ann, "Ann", key)) for key in keys] == refused
    assert all("You play in this game yourself" in text for text in refused)


async def test_the_log_does_not_tell_a_gms_acts_on_hidden_things_from_a_look(log: StringIO, named: Stage) -> None:
    await give_lists(named, SEVEN[2:])
    desk = await opened(named)
    for name in ("Look again", "As things stand"):
        await named.press("Gia", desk, name)
    await named.press_and_confirm("Gia", await opened(named), GO_ON)
    pressed = lines(log, "press")[-5:]
    await named.command("Gia", "gm secrets")
    await named.command("Gia", "gm pass-over", player=SEVEN[0])
    typed = lines(log, "command")[-2:]

    assert [line["what"] for line in pressed] == ["desk", "desk", "lead", "desk", "desk"]
    assert [line["what"] for line in typed] == ["gm", "gm"]
