"""The Great Table on Discord: lists, cards, votes and nights, by pressing and typing."""

from datetime import datetime, timedelta

import pytest
from discord.utils import time_snowflake

from bot.host.denied import Denied
from engine.judging import Submission
from engine.mafia.actions import Vote
from tests.cogs.gamblers import (
    SEVEN,
    SIXTEEN,
    behind,
    deal,
    give_lists,
    holder,
    list_cards,
    sit_down,
    table_of,
    told_to,
    write_list,
)
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, answer, choices_of, labels_of, selects_of, text_of


async def test_a_list_that_cannot_be_used_is_refused_with_its_faults(named: Stage) -> None:
    deck = "\n".join((await table_of(named)).deck)
    left_out = answer(await write_list(named, "Ann", "King\nGuard"))
    unreadable = answer(await write_list(named, "Ann", f"king if dragon taken\n{deck}"))

    assert (await table_of(named)).today.lists == {}
    assert "Healer" in left_out
    assert "line 1" in unreadable
    assert "dragon" in unreadable


async def test_a_good_list_is_read_back(named: Stage) -> None:
    deck = "\n".join((await table_of(named)).deck)
    receipt = answer(await write_list(named, "Ann", f"lover IF Lover = 1 and no_guard\n{deck}"))

    assert "1. Lover" in receipt
    assert "Guard" in receipt


async def test_a_list_may_be_picked_card_by_card(named: Stage) -> None:
    picker = await named.press("Ben", named.dms("Ben")[-1], "Pick card by card")
    second = await named.choose("Ben", picker.response, ["healer"])
    await named.press("Ben", second.response, "Fill in the rest")

    assert next(iter((await table_of(named)).today.lists["Ben"].cards)) == "Healer"


async def test_every_card_that_is_picked_says_what_it_does(named: Stage) -> None:
    picker = (await named.press("Ben", named.dms("Ben")[-1], "Pick card by card")).response
    assert picker is not None
    options = [option for row in picker.components for item in row["components"] for option in item.get("options", ())]

    assert "Saves a player, or you, tonight." in [option.get("description") for option in options]
    assert all(option.get("description") for option in options)


async def test_players_are_told_their_cards_at_once_and_the_public_deadline_is_the_days(named: Stage) -> None:
    card = await named.painted_card()
    answers = dict.fromkeys(SEVEN, "")
    for name in SEVEN:
        answers[name] = answer(await list_cards(named, name))
        told = [each for each in SEVEN if "Your card today" in told_to(named, each) + answers[each]]

        assert told == [each for each in SEVEN if each in (await table_of(named)).today.hands]
    assert (await named.painted_card()).split("'Until'")[1] == card.split("'Until'")[1]


async def guard_by_day(stage: Stage) -> tuple[str, list[str]]:
    """Let the Guard give an order from the message of their card; return the Guard and the other players."""
    guard = await holder(stage, "guard")
    others = [name for name in SEVEN if name != guard]
    (question,) = [message for message in stage.dms(guard) if "Your card today" in text_of(message)]
    await stage.choose(guard, question, [others[0]], await select_of_use(stage))
    return guard, others


async def test_a_card_is_used_from_its_own_message(dealt: Stage) -> None:
    guard, others = await guard_by_day(dealt)

    assert (await table_of(dealt)).today.uses[guard].target == others[0]


async def test_the_post_of_a_night_says_who_ended_the_day(dealt: Stage) -> None:
    await dealt.command("Gia", "gm close")
    dusk = text_of(dealt.prompt)

    assert "The GM calls time" in dusk
    assert "Night 1" in dusk
    assert "without the answers" not in dusk


async def test_the_post_of_a_dawn_says_nothing_of_who_ended_the_night(dealt: Stage) -> None:
    await dealt.command("Gia", "gm close")
    await dealt.command("Gia", "gm close")
    dawn = text_of(dealt.prompt)

    assert "Day 2" in dawn
    assert "calls time" not in dawn


async def test_an_old_question_in_a_dm_loses_its_select_when_it_is_used(dealt: Stage) -> None:
    guard, others = await guard_by_day(dealt)
    old, select = dealt.dms(guard)[-1], await select_of_use(dealt)
    await dealt.command("Gia", "gm close")
    await dealt.choose(guard, old, [others[0]], select)
    (now,) = [message for message in dealt.dms(guard) if message.id == old.id]

    assert now.content.endswith('This question is settled. Please use the game\'s newest message, or "What may I do?".')
    assert "Your card today" in text_of(now)
    assert (labels_of(now), selects_of(now)) == (["What may I do?", "My secrets"], [])


async def test_an_order_given_by_day_may_be_changed_at_night(dealt: Stage) -> None:
    guard, others = await guard_by_day(dealt)
    await dealt.command("Gia", "gm close")
    before = text_of(dealt.dms(guard)[-1])
    await dealt.choose(guard, dealt.dms(guard)[-1], [others[1]], await select_of_use(dealt))

    assert f"Your order so far: **{others[0]}**." in before
    assert (await table_of(dealt)).today.uses[guard].target == others[1]
    assert others[1] in text_of(dealt.dms(guard)[-1])


async def select_of_use(stage: Stage) -> str:
    """Return the id of the select by which a card is used in the present wait."""
    return f"brehon:choose:1:{(await stage.hosted()).wait_token}:0:use:target"


async def test_a_player_without_a_list_may_not_vote_by_command(named: Stage) -> None:
    assert "list" in answer(await named.command("Ann", "table vote", player="Ben"))
    assert (await table_of(named)).votes.ballots == {}


async def test_a_player_without_a_list_who_votes_in_words_is_told_why_not_in_private(named: Stage) -> None:
    me = named.bot.user
    assert me is not None
    before = len(named.channel.history())
    await named.people["Ann"].send(named.channel, f"{me.mention}\nvote: Ben")

    assert "list" in named.dms("Ann")[-1].content
    assert len(named.channel.history()) == before + 1
    assert (await table_of(named)).votes.ballots == {}


async def test_the_order_of_the_night_names_the_cards_in_play(named: Stage) -> None:
    shown = answer(await named.command("Ann", "game night-order"))

    assert shown.index("Guard") < shown.index("Role Finder") < shown.index("Place Swap") < shown.index("Healer")
    assert "Consort" not in shown  # seven play without it


async def test_an_ambiguous_name_is_answered_with_the_possible_players(dealt: Stage) -> None:
    assert "**Ann**, **Ben** and **Dan**" in answer(await dealt.command("Cat", "table vote", player="N"))


async def test_the_count_and_its_changes_are_written_as_in_forums(dealt: Stage) -> None:
    await dealt.command("Ann", "table vote", player="be")
    await dealt.command("Cat", "table vote", player="Ben")
    await dealt.command("Dan", "table no-lynch")
    await dealt.command("Cat", "table unvote")
    count = answer(await dealt.command("Eve", "table count"))
    changes = answer(await dealt.command("Eve", "table changes"))

    assert "**Ben** (1,\N{NO-BREAK SPACE}L\N{NON-BREAKING HYPHEN}3): Ann" in count
    assert "**No lynch** (1,\N{NO-BREAK SPACE}L\N{NON-BREAKING HYPHEN}3): Dan" in count
    assert "Not voting (5)" in count
    assert changes.index("**Ann**: **Ben**") < changes.index("**Cat**: **Ben**") < changes.index("vote withdrawn")


async def test_the_gm_takes_a_player_out_and_brings_them_back(dealt: Stage) -> None:
    player = (await players_of(dealt))[0]
    await dealt.command("Gia", "gm modkill", player=player)
    dead = (await table_of(dealt)).dead
    await dealt.command("Gia", "gm revive", player=player)

    assert dead == (player,)
    assert (await table_of(dealt)).dead == ()


async def test_more_than_half_of_the_votes_lynch_at_once(dealt: Stage) -> None:
    victim = (await players_of(dealt))[0]
    others = [name for name in SEVEN if name != victim]
    for name in others[:4]:
        await dealt.command(name, "table vote", player=victim)
    said = next(text_of(post) for post in dealt.channel.history() if f"{victim} is lynched" in text_of(post))
    idle = [name for name in SEVEN if name not in others[:4]]

    assert victim in (await table_of(dealt)).dead
    assert f"**{victim}**" in text_of(dealt.channel.history()[-1])
    assert f"**{victim}** (4, decided): {', '.join(others[:4])}\nNot voting (3): {', '.join(idle)}" in said
    assert "You were lynched." in told_to(dealt, victim)
    assert "talk with the other dead" in told_to(dealt, victim)
    assert not any("You were lynched" in told_to(dealt, name) for name in others)


async def test_a_player_whose_own_vote_lynches_them_is_told_in_the_answer(dealt: Stage) -> None:
    victim = (await players_of(dealt))[0]
    for name in [name for name in SEVEN if name != victim][:3]:
        await dealt.command(name, "table vote", player=victim)

    assert "You were lynched." in answer(await dealt.command(victim, "table vote", player=victim))


async def test_a_lynch_may_be_taken_back(dealt: Stage) -> None:
    victim = (await players_of(dealt))[0]
    others = [name for name in SEVEN if name != victim]
    for name in others[:4]:
        await dealt.command(name, "table vote", player=victim)
    await dealt.take_back()
    table = await table_of(dealt)

    assert (table.dead, table.votes.ballots) == ((), dict.fromkeys(others[:3], victim))


async def players_of(stage: Stage) -> list[str]:
    """Return the players whose death cannot end the game."""
    roles = (await table_of(stage)).roles
    return [name for name in SEVEN if roles[name] == "player"]


@pytest.mark.parametrize(("hours", "time"), [(29.9, "day"), (30.1, "night")])
async def test_the_day_ends_on_time(dealt: Stage, hours: float, time: str) -> None:
    await dealt.pass_hours(hours)

    assert (await table_of(dealt)).time == time


async def test_whoever_votes_at_night_is_told_what_they_may_do_instead(dealt: Stage) -> None:
    await dealt.pass_hours(30.1)
    told = answer(await dealt.command("Ann", "table vote", player="Ben"))

    assert told.startswith(
        '"Vote" isn\'t possible right now. The game is waiting for the night. "What may I do?" offers you: '
    )
    assert "Send a list" in told
    assert "Vote" not in told.removeprefix('"Vote"')


async def test_the_dead_are_told_at_dawn_before_others_are_asked(dealt: Stage) -> None:
    roles, victim = (await table_of(dealt)).roles, (await players_of(dealt))[0]
    await dealt.pass_hours(30.1)
    await dealt.command(next(name for name in SEVEN if roles[name] == "master"), "table kill", player=victim)
    await dealt.pass_hours(2.1)
    asked = [dealt.dms(name)[-1] for name in SEVEN if name != victim]

    assert victim in (await table_of(dealt)).dead
    assert all("**List** all cards" in message.content for message in asked)
    assert dealt.dms(victim)[-1].id < min(message.id for message in asked)


async def test_a_player_who_gives_no_list_in_time_gets_no_card_and_holds_up_nobody(named: Stage) -> None:
    await give_lists(named, SEVEN[1:])
    await named.pass_hours(12.1)
    hands = (await table_of(named)).today.hands

    assert hands["Ann"] is None
    assert None not in [hands[name] for name in SEVEN[1:]]


async def test_the_gm_passes_a_player_over_and_nobody_else_is_shown(named: Stage) -> None:
    await give_lists(named, SEVEN[1:])
    before = [message.id for message in named.channel.history()]
    await named.command("Gia", "gm pass-over", player="Ann")

    table = await table_of(named)
    assert (table.time, table.today.hands["Ann"], set(table.today.hands)) == ("day", None, set(SEVEN))
    assert [message.id for message in named.channel.history()] == before


async def test_a_gm_who_plays_passes_nobody_over_and_learns_nothing_by_trying(named: Stage) -> None:
    await give_lists(named, ["Ben"])
    await named.hand_over("Gia", "Cat")
    without_list, with_list = [answer(await named.command("Cat", "gm pass-over", player=who)) for who in ("Ann", "Ben")]

    assert "play" in without_list
    assert with_list == without_list
    assert "Ann" not in (await table_of(named)).today.hands


async def test_the_possible_acts_of_a_day_fit_one_message(dealt: Stage) -> None:
    for name in SEVEN:
        shown = await dealt.press(name, dealt.prompt, "What may I do?")
        assert shown.response is not None
        assert "Vote" in shown.response.content
        assert "No lynch" in labels_of(shown.response)
        assert choices_of(shown.response)


async def test_a_player_may_give_their_last_list_again(dealt: Stage) -> None:
    given = (await table_of(dealt)).today.lists["Ann"]
    picker = await dealt.press("Ann", dealt.dms("Ann")[2], "Pick card by card")
    await dealt.press("Ann", picker.response, "Take my last list")

    assert (await table_of(dealt)).today.next_lists["Ann"] == given


@pytest.fixture
async def at_dusk(dealt: Stage) -> tuple[Stage, datetime]:
    """A day whose deadline has passed and that has not ended yet, and the deadline."""
    deadline = (await dealt.hosted()).deadline
    assert deadline is not None
    await dealt.pass_hours(30)
    return dealt, deadline


async def test_a_vote_cast_in_time_counts_though_it_arrives_late(at_dusk: tuple[Stage, datetime]) -> None:
    stage, deadline = at_dusk
    cast = time_snowflake(deadline - timedelta(seconds=1))
    await stage.bot.services.host.submit(await stage.hosted(), Submission("Ann", Vote("Ben")), interaction_id=cast)

    assert (await table_of(stage)).votes.counts == {"Ben": ("Ann",)}


async def test_a_vote_cast_after_the_deadline_does_not_count(at_dusk: tuple[Stage, datetime]) -> None:
    stage, deadline = at_dusk
    cast = time_snowflake(deadline + timedelta(seconds=1))

    with pytest.raises(Denied):
        await stage.bot.services.host.submit(await stage.hosted(), Submission("Ann", Vote("Ben")), interaction_id=cast)
    assert (await table_of(stage)).votes.counts == {}


async def test_two_days_and_a_night_of_sixteen_under_aliases_go_on_after_restarts(opening: Opening) -> None:
    stage = await opening.after(sit_down, SIXTEEN)
    await deal(stage)
    await stage.restart()
    await stage.pass_hours(30.1)
    table = await table_of(stage)
    await stage.restart()
    master, victim = (next(seat for seat in table.living if table.roles[seat] == role) for role in ("master", "player"))
    await stage.dm_command(await behind(stage, master), "table kill", player=victim)
    await stage.pass_hours(2.1)
    dawn = await table_of(stage)
    said = "\n".join(text_of(message) for message in stage.channel.history() if "Join" not in labels_of(message))

    assert (table.time, dawn.time, dawn.number) == ("night", "day", 2)
    assert dawn.dead == (victim,)
    assert not [name for name in SIXTEEN if f"<@{stage.users[name].id}>" in said.split("Day 1")[1]]
    for seat in dawn.living:
        assert "**List** all cards" in stage.dms(await behind(stage, seat))[-1].content
    await see_the_second_day(stage, master, victim)


async def see_the_second_day(stage: Stage, master: str, victim: str) -> None:
    """Let the deck go round once more and the Master be lynched. The two Apprentices can still kill."""
    people = {seat: await behind(stage, seat) for seat in (await table_of(stage)).living}
    heard = {seat: len(stage.dms(name)) for seat, name in people.items()}
    await deal(stage)
    dealt = await table_of(stage)
    await stage.restart()
    told = {seat: "".join(map(text_of, stage.dms(name)[heard[seat] :])) for seat, name in people.items()}
    late = answer(await stage.dm_command(await behind(stage, victim), "table vote", player=master))
    for seat in [seat for seat in dealt.living if seat != master][: dealt.votes.needed]:
        await stage.dm_command(people[seat], "table vote", player=master)
    night, post = await table_of(stage), text_of(stage.channel.history()[-1])

    assert [seat for seat in dealt.living if "Your card today: " not in told[seat]] == []
    assert "dead" in late
    assert (night.time, night.number, night.dead) == ("night", 2, night.in_seat_order([victim, master]))
    assert f"{master} is lynched" in post
    assert "The coroner's finding: **Master of the House**" in post
    assert "**Night 2**" in post
