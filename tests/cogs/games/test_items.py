"""The turncoats, the vision and the inverter on Discord: a form for the proposal, prompts for those who are asked."""

import re

import pytest
from simcord import InteractionResult

from engine.parties.actions import Act
from engine.quests.events import Card
from tests.cogs.conftest import NAMES, join_all
from tests.cogs.opening import Opening
from tests.cogs.quests import do, let_support, let_vote
from tests.cogs.stage import Stage, answer, text_of

EVERYTHING = {"roles": ["turncoat"], "turncoats_meet": True, "vision": True, "inverter": True}
RESULTS = (True, False, True, False, True)
"""The quests' outcomes, which let every quest be played."""


async def begin_with_everything(stage: Stage) -> None:
    """Begin a game of five with every option on."""
    await join_all(stage)
    await stage.bot.services.sign_up.set_options(1, EVERYTHING)
    await stage.command("Gia", "game start")


@pytest.fixture
async def items(opening: Opening) -> Stage:
    """Return such a game that has just begun."""
    return await opening.after(begin_with_everything)


async def send_form(stage: Stage, name: str, **values: list[str]) -> InteractionResult:
    """Open the proposal's form and send it in."""
    opened = await stage.press(name, stage.prompt, "Name a party")
    result = await stage.people[name].submit_modal(opened, values)
    assert result.acknowledged
    return result


async def propose(stage: Stage, wanted: list[str]) -> str:
    """Let the leader propose a party that starts with these, and return the member who would have the inverter."""
    table = await stage.table()
    leader = await stage.leader()
    party = [*wanted, *(name for name in NAMES if name not in wanted)][: table.party_size]
    rider = next(name for name in party if name != leader)
    await send_form(stage, leader, party=party, inverter=[rider])
    return rider


async def quest(stage: Stage, succeed: bool) -> None:
    """Let a party go on a quest that its members support or somebody sabotages."""
    evil = [name for name in await stage.on_side("evil") if name != await stage.leader()]
    rider = await propose(stage, evil[:1])
    await let_vote(stage)
    for name in (await stage.table()).round.party:
        is_evil = name in await stage.on_side("evil")
        await do(stage, [name], Act(support=succeed or not is_evil))
    await stage.press(rider, stage.prompt, "Turn nobody's order")


async def test_a_whole_game_with_every_option_on(items: Stage) -> None:
    answers = dict.fromkeys(NAMES, "")
    for number, succeed in enumerate(RESULTS, start=1):
        if number in (2, 5):
            await items.restart()
        await quest(items, succeed)
        if 2 <= number <= 4:
            table = await items.table()
            target = next(name for name in NAMES if name not in table.vision.holders)
            looked = await items.choose(table.vision.holder, items.prompt, [target])

            answers[table.vision.holder] += answer(looked)
            assert f"**{target}** is on this side right now" in answer(looked)
    (assassin,) = await items.with_role("assassin")
    await items.press(assassin, items.dms(assassin)[-1], "Name nobody")
    table = await items.table()
    turncoats = await items.with_role("turncoat")
    told = {name: "".join([*map(text_of, items.dms(name)), answers[name]]).count("From now on") for name in NAMES}

    assert [past.success for past in table.round.past_quests] == list(RESULTS)
    assert told == {name: table.cards_shown.count(Card.SWITCH) * (name in turncoats) for name in NAMES}
    assert any("Victory for Ulaid" in text_of(post) for post in items.channel.history())


async def test_an_open_form_counts_after_a_restart(items: Stage) -> None:
    leader = await items.leader()
    rider = next(name for name in NAMES if name != leader)
    opened = await items.press(leader, items.prompt, "Name a party")
    await items.restart()
    await items.people[leader].submit_modal(opened, {"party": [leader, rider], "inverter": [rider]})

    assert (await items.table()).rider == rider


async def test_an_open_form_does_not_count_after_its_player_has_left(items: Stage) -> None:
    leader = await items.leader()
    rider = next(name for name in NAMES if name != leader)
    left = await items.press(leader, items.prompt, "Name a party")
    await items.replace(leader, "Zoe")
    sent = await items.people[leader].submit_modal(left, {"party": [leader, rider], "inverter": [rider]})

    assert "no seat" in answer(sent)
    assert (await items.table()).round.party == ()


async def leave_the_inverters_seat(stage: Stage) -> tuple[str, str, InteractionResult]:
    """Let a newcomer take the seat with the inverter. Return the seat, whose order it may invert, and the answer."""
    rider = await propose(stage, [])
    party = (await stage.table()).round.party
    other = next(name for name in party if name != rider)
    await let_vote(stage)
    await let_support(stage, *party)
    return rider, other, await stage.replace(rider, "Zoe")


async def test_a_player_who_has_left_the_inverters_seat_inverts_nothing(items: Stage) -> None:
    rider, other, _ = await leave_the_inverters_seat(items)

    assert "no seat" in answer(await items.command(rider, "quest invert", player=other))


async def test_only_the_player_on_the_inverters_seat_learns_the_inverted_order(items: Stage) -> None:
    _, other, taken = await leave_the_inverters_seat(items)
    result = await items.choose("Zoe", taken.response, [other])
    said = [text_of(message) for message in items.channel.history()]

    assert f"**{other}** has **supported** this quest" in answer(result)
    assert not any("has **supported**" in text for text in said)
    assert any(f"turns **{other}**'s order around" in text for text in said)


async def test_only_the_leader_is_given_the_form(items: Stage) -> None:
    leader = await items.leader()
    other = next(name for name in NAMES if name != leader)

    assert "This isn't possible right now" in answer(await items.press(other, items.prompt, "Name a party"))


async def test_a_leader_does_not_keep_the_inverter(items: Stage) -> None:
    leader = await items.leader()
    other = next(name for name in NAMES if name != leader)
    result = await items.command(leader, "quest propose", first=leader, second=other, inverter=leader)

    assert "can't go to" in answer(result)
    assert (await items.table()).round.party == ()


async def test_the_prompt_names_the_player_who_would_have_the_inverter(items: Stage) -> None:
    rider = await propose(items, [])

    assert f"**{rider}** would get the War Chariot" in text_of(items.prompt)


async def look_as_a_newcomer(stage: Stage) -> tuple[str, str, str]:
    """Let the player who holds the vision be replaced, and the newcomer look. Return the seat, whom, and the answer."""
    for succeed in RESULTS[:2]:
        await quest(stage, succeed)
    holder = str((await stage.table()).vision.holder)
    taken = await stage.replace(holder, "Zoe")
    target = next(name for name in NAMES if name != holder)
    return holder, target, answer(await stage.choose("Zoe", taken.response, [target]))


def side_shown(looked: str, target: str) -> str:
    """Return the side that a look has shown."""
    shown = re.search(rf"\*\*{target}\*\* is on this side right now: (\*\*\w+\*\*)", looked)
    assert shown is not None
    return shown[1]


async def test_the_vision_stays_with_the_seat(items: Stage) -> None:
    _, target, looked = await look_as_a_newcomer(items)

    assert side_shown(looked, target)


async def test_what_the_vision_has_shown_stays_with_the_seat(items: Stage) -> None:
    holder, target, looked = await look_as_a_newcomer(items)
    items.add("Kit")
    await items.replace(holder, "Kit")
    kept = answer(await items.command("Kit", "game secrets"))

    assert f"You looked at **{target}**, who was on this side then: {side_shown(looked, target)}" in kept


async def test_what_the_vision_has_shown_is_lost_to_those_who_leave_the_seat(items: Stage) -> None:
    holder, *_ = await look_as_a_newcomer(items)
    items.add("Kit")
    await items.replace(holder, "Kit")

    assert "no seat" in answer(await items.command("Zoe", "game secrets"))
    assert "no seat" in answer(await items.command(holder, "game secrets"))
