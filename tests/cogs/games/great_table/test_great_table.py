"""The Great Table on Discord: lists, cards, votes and nights, by pressing and typing."""

from datetime import timedelta

import discord
import pytest
from discord.utils import time_snowflake

from bot.cogs.speech.commands import COUNTED
from bot.host.denied import Denied
from engine.great_table.actions import Thread, Vote
from engine.judging import Wish
from tests.cogs.gamblers import (
    SEVEN,
    SIXTEEN,
    aliases,
    behind,
    deal,
    give_lists,
    holder,
    list_cards,
    sit_down,
    sit_down_and_deal,
    table_of,
    told_to,
    write_list,
)
from tests.cogs.masks import answers, spoken, write
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, answer, choices_of, labels_of, text_of


async def test_a_list_that_cannot_be_used_is_refused_with_what_is_wrong_and_a_good_one_is_read_back(
    named: Stage,
) -> None:
    deck = "\n".join((await table_of(named)).deck)
    left_out = answer(await write_list(named, "Ann", "King\nGuard"))
    unreadable = answer(await write_list(named, "Ann", f"king if dragon taken\n{deck}"))
    assert (await table_of(named)).today.lists == {}
    receipt = answer(await write_list(named, "Ann", f"lover IF Lover = 1 and no_guard\n{deck}"))

    assert "Healer" in left_out
    assert "line 1" in unreadable
    assert "dragon" in unreadable
    assert "1. Lover" in receipt
    assert "Guard" in receipt


async def test_a_list_may_be_picked_card_by_card_and_filled_in(named: Stage) -> None:
    picker = await named.press("Ann", named.dms("Ann")[-1], "Pick card by card")
    second = await named.choose("Ann", picker.response, ["healer"])
    await named.press("Ann", second.response, "Fill in the rest")

    assert next(iter((await table_of(named)).today.lists["Ann"].cards)) == "Healer"


async def test_the_last_list_may_be_given_again(dealt: Stage) -> None:
    given = (await table_of(dealt)).today.lists["Ann"]
    picker = await dealt.press("Ann", dealt.dms("Ann")[2], "Pick card by card")
    await dealt.press("Ann", picker.response, "Take my last list")

    assert (await table_of(dealt)).today.next_lists["Ann"] == given


async def test_everybody_is_told_his_card_as_soon_as_he_has_it(named: Stage) -> None:
    answers = dict.fromkeys(SEVEN, "")
    for name in SEVEN:
        answers[name] = answer(await list_cards(named, name))
        told = [each for each in SEVEN if "Your card today" in told_to(named, each) + answers[each]]

        assert told == [each for each in SEVEN if each in (await table_of(named)).today.hands]


async def test_a_card_is_used_from_its_own_message_and_may_be_changed_at_night_whose_question_repeats_the_order(
    opening: Opening,
) -> None:
    named = await opening.after(sit_down_and_deal, SEVEN, Ann="guard")
    guard = await holder(named, "guard")
    others = [name for name in SEVEN if name != guard]
    questions = [message for message in named.dms(guard) if "Your card today" in text_of(message)]
    if questions:
        first = await named.choose(guard, questions[0], [others[0]], await select_of_use(named))
    else:
        # His own list was the last, so that the answer to it has told him.
        first = await named.command(guard, "table use", player=others[0])
    ordered = (await table_of(named)).today.uses[guard].target
    await named.pass_hours(30.1)
    assert f"Your order so far: **{others[0]}**." in text_of(named.dms(guard)[-1])
    await named.choose(guard, named.dms(guard)[-1], [others[1]], await select_of_use(named))

    assert others[0] in answer(first) if first.ephemeral else first.acknowledged
    assert ordered == others[0]
    assert (await table_of(named)).today.uses[guard].target == others[1]
    assert others[1] in text_of(named.dms(guard)[-1])


async def select_of_use(stage: Stage) -> str:
    """The id of the select by which a card is used in the present wait."""
    return f"brehon:choose:1:{(await stage.live()).wait_token}:0:use:target"


async def test_who_has_given_no_list_may_not_vote_and_is_told_why_in_private(named: Stage) -> None:
    me = named.bot.user
    assert me is not None
    result = await named.command("Ann", "table vote", player="Ben")
    before = len(named.channel.history())
    await named.people["Ann"].send(named.channel, f"{me.mention}\nvote: Ben")

    assert "list" in answer(result)
    assert "list" in named.dms("Ann")[-1].content
    assert len(named.channel.history()) == before + 1
    assert (await table_of(named)).votes.ballots == {}


async def test_names_are_matched_kindly_and_ambiguity_is_asked_back(opening: Opening) -> None:
    stage = await opening.after(sit_down, ("Anna", "Anne", "Ben", "Cat", "Dan", "Eve", "Fay"), anonymous=False)
    await list_cards(stage, "Ben")

    assert "**Anna** and **Anne**" in answer(await stage.command("Ben", "table vote", player="ann"))
    assert "**Cat**" in answer(await stage.command("Ben", "table vote", player="ca"))


async def test_the_count_is_written_as_forums_write_it(dealt: Stage) -> None:
    await dealt.command("Ann", "table vote", player="Ben")
    await dealt.command("Cat", "table vote", player="Ben")
    await dealt.command("Dan", "table no-lynch")
    await dealt.command("Cat", "table unvote")
    count = answer(await dealt.command("Eve", "table count"))
    changes = answer(await dealt.command("Eve", "table changes"))

    assert "**Ben** (1, L-3): Ann" in count
    assert "**No lynch** (1, L-3): Dan" in count
    assert "Not voting (5)" in count
    assert changes.index("**Ann**: **Ben**") < changes.index("**Cat**: **Ben**") < changes.index("vote withdrawn")


async def test_more_than_half_lynch_at_once_which_shows_the_count_and_the_dead_is_told(dealt: Stage) -> None:
    for name in SEVEN[:4]:
        await dealt.command(name, "table vote", player="Gus")
    said = next(text_of(message) for message in dealt.channel.history() if "Gus is lynched" in text_of(message))

    assert "Gus" in (await table_of(dealt)).dead
    assert "**Gus**" in text_of(dealt.channel.history()[-1])
    assert "**Gus** (4, decided): Ann, Ben, Cat, Dan\nNot voting (3): Eve, Fay, Gus" in said
    assert "You were lynched." in told_to(dealt, "Gus")
    assert "speak with the other dead" in told_to(dealt, "Gus")
    assert not any("You were lynched" in told_to(dealt, name) for name in SEVEN[:6])


async def test_the_day_ends_on_its_time_and_a_vote_at_night_is_refused_with_what_is_asked_for(dealt: Stage) -> None:
    await dealt.pass_hours(29.9)
    before = (await table_of(dealt)).time
    await dealt.pass_hours(0.2)
    told = answer(await dealt.command("Ann", "table vote", player="Ben"))

    assert (before, (await table_of(dealt)).time) == ("day", "night")
    assert told.startswith('"Vote" is not asked for now. The game waits for the night. "What may I do?" offers you: ')
    assert "Send a list" in told
    assert "Vote" not in told.removeprefix('"Vote"')


async def test_who_gives_no_list_in_time_gets_no_card_and_holds_up_nobody(named: Stage) -> None:
    await give_lists(named, SEVEN[1:])
    await named.pass_hours(12.1)
    hands = (await table_of(named)).today.hands

    assert hands["Ann"] is None
    assert None not in [hands[name] for name in SEVEN[1:]]


async def test_the_public_deadline_is_the_days_whoever_still_lacks_a_list(named: Stage) -> None:
    before = await named.painted_card()
    await give_lists(named, SEVEN)
    after = await named.painted_card()

    assert before.split("'Until'")[1] == after.split("'Until'")[1]


async def test_the_order_of_the_night_is_shown(named: Stage) -> None:
    shown = answer(await named.command("Ann", "game night-order"))

    assert shown.index("Guard") < shown.index("Role Finder") < shown.index("Place Swap") < shown.index("Healer")
    assert "Consort" not in shown  # seven play without it


async def test_the_gm_takes_back_the_last_step_takes_a_player_out_and_brings_him_back(dealt: Stage) -> None:
    await dealt.command("Ann", "table vote", player="Ben")
    await dealt.take_back()
    assert (await table_of(dealt)).votes.ballots == {}
    roles = (await table_of(dealt)).roles
    player = next(name for name in SEVEN if roles[name] == "player")
    await dealt.command("Gia", "gm modkill", player=player)
    dead = (await table_of(dealt)).dead
    await dealt.command("Gia", "gm revive", player=player)

    assert dead == (player,)
    assert (await table_of(dealt)).dead == ()


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


async def test_the_gm_chooses_deck_and_roles_in_a_form_and_a_line_that_cannot_be_read_is_named(stage: Stage) -> None:
    await stage.command("Gia", "game new", game="great-table")
    panel = await stage.press("Gia", stage.card, "Set-up")
    opened = await stage.press("Gia", panel.response, "Numbers")
    refused = await stage.people["Gia"].submit_modal(opened, {"roles": "", "deck": "Dragon 1"})
    opened = await stage.press("Gia", panel.response, "Numbers")
    await stage.people["Gia"].submit_modal(opened, {"roles": "Apprentice 0", "deck": "King 1\nplace swap 8"})
    shown = answer(await stage.press("Gia", stage.card, "Set-up"))

    assert "Dragon 1" in answer(refused)
    assert "--set roles=apprentice:0 --set deck=king:1,place_swap:8`" in shown
    assert (await stage.live()).options["deck"] == {"king": 1, "place_swap": 8}
    assert (await stage.live()).options["roles"] == {"apprentice": 0}


async def test_what_is_said_with_a_vote_that_does_not_count_is_not_posted_and_its_speaker_is_told_why(
    opening: Opening,
) -> None:
    stage = await opening.after(sit_down, SEVEN)
    one, other, *_ = (await table_of(stage)).living
    person = await behind(stage, one)
    await write(stage, person, f"I have no list.\nvote: {other}")
    without_list = answers(stage, person)[-1]
    result = await stage.command(person, "say", text="Whoever that is.\nvote: nobody here")
    assert spoken(stage) == []
    await give_lists(stage, [one])
    told = answer(await stage.dm_command(person, "say", text=f"vote: {other}"))

    assert without_list.startswith("You have sent no list for today")
    assert "So nothing of your message was posted" in without_list
    assert "So nothing of your message was posted" in answer(result)
    assert told == f"I post it under your alias.\nYour vote: **{other}**."


async def test_a_vote_in_what_is_said_is_marked_and_counted_once_though_discord_tells_of_it_twice(
    opening: Opening,
) -> None:
    stage = await opening.after(sit_down, SEVEN)
    voter, first, second, *_ = (await table_of(stage)).living
    await give_lists(stage, [voter])
    person = await behind(stage, voter)
    text = f"I am sure now.\nvote: {first.lower()}"
    await write(stage, person, text)
    assert (await table_of(stage)).votes.counts == {first: (voter,)}
    written = next(message for message in stage.dms(person)[::-1] if message.content.startswith("I am sure"))
    assert marks_on(stage, written) == [COUNTED]
    await write(stage, person, f"vote: {second}")
    payloads = [body for _, name, body in stage.env.backend.transcript if name == "MESSAGE_CREATE"]
    again = next(body for body in payloads if body["content"] == text and not body.get("guild_id"))
    stage.env.backend.emit("MESSAGE_CREATE", again)
    await stage.env.settle()

    assert (await table_of(stage)).votes.counts == {second: (voter,)}
    assert spoken(stage) == [(voter, text), (voter, f"vote: {second}")]


async def test_a_playing_gm_is_told_nothing_of_the_round_table(opening: Opening) -> None:
    stage = await opening.after(sit_down, (*SEVEN[:6], "Gia"), anonymous=False)

    assert not any("For the GM" in text_of(message) for message in stage.dms("Gia"))


async def test_two_days_of_sixteen_under_aliases_with_lovers_a_newcomer_and_a_restart_each_phase(
    opening: Opening,
) -> None:
    stage = await opening.after(sit_down, SIXTEEN)
    links = await aliases(stage)
    for number in (1, 2):
        await stage.restart()
        await deal(stage, {})
        table = await table_of(stage)
        thief = await holder(stage, "thief")
        await stage.dm_command(await behind(stage, thief), "table steal")
        await stage.pass_hours(0.5)
        lovers = (await table_of(stage)).threads.get(Thread.LOVERS, ())
        assert len(lovers) == 2
        one, other = lovers
        await stage.dm_command(await behind(stage, one), "table whisper", thread="lovers", text=f"Love {number}")
        heard = [person for person in stage.users if any(f"Love {number}" in text_of(m) for m in stage.dms(person))]
        assert set(heard) == {await behind(stage, other), "Gia"}
        if number == 2:
            leaver = await behind(stage, one)
            stage.add("Quin")
            await stage.command("Gia", "gm replace", player=one)
            await stage.press("Quin", stage.channel.history()[-1], "Take the seat")
            assert f"Love {number}" in answer(await stage.dm_command("Quin", "game secrets"))
            assert "no seat" in answer(await stage.command(leaver, "game secrets"))
        for alias in table.living[:3]:
            await stage.dm_command(await behind(stage, alias), "table vote", player=table.living[-1])
        await stage.pass_hours(30)
        await stage.restart()
        table = await table_of(stage)
        assert table.time == "night"
        for alias in table.living:
            if table.roles[alias] == "master":
                victim = next(name for name in table.living if table.roles[name] == "player" and name not in lovers)
                await stage.dm_command(await behind(stage, alias), "table kill", player=victim)
        await stage.pass_hours(2)
        assert (await table_of(stage)).number == number + 1
    said = "\n".join(map(text_of, stage.channel.history()))

    assert len((await table_of(stage)).dead) >= 2
    assert not any(f"<@{stage.users[person].id}>" in said.split("Day 1")[1] for person in links)


async def test_what_may_be_done_fits_one_message(dealt: Stage) -> None:
    for name in SEVEN:
        shown = await dealt.press(name, dealt.prompt, "What may I do?")
        assert shown.response is not None
        assert "Vote" in shown.response.content
        assert "No lynch" in labels_of(shown.response)
        assert choices_of(shown.response)


async def test_a_vote_in_a_message_that_mentions_the_bot_is_counted_and_marked_and_nobody_is_notified(
    dealt: Stage,
) -> None:
    me = dealt.bot.user
    assert me is not None
    before = len(dealt.dms("Ann"))
    written = await dealt.people["Ann"].send(dealt.channel, f"{me.mention} I have seen enough.\nVOTE: be")
    unread = await dealt.people["Cat"].send(dealt.channel, "vote: Dan")
    refused = await dealt.people["Cat"].send(dealt.channel, f"{me.mention} vote: Nobody")

    assert (await table_of(dealt)).votes.counts == {"Ben": ("Ann",)}
    assert [marks_on(dealt, each) for each in (written, unread, refused)] == [[COUNTED], [], []]
    assert len(dealt.dms("Ann")) == before


async def test_where_the_bot_may_mark_nothing_a_vote_that_it_has_read_is_confirmed_by_dm(stage: Stage) -> None:
    me = stage.bot.user
    assert me is not None
    stage.forbid(add_reactions=False)
    await sit_down(stage, SEVEN, anonymous=False)
    await deal(stage)
    await stage.people["Ann"].send(stage.channel, f"{me.mention} vote: Ben")

    assert stage.dms("Ann")[-1].content == "Your vote: **Ben**."


def marks_on(stage: Stage, written: discord.Message) -> list[str]:
    """The bot's emojis under a message."""
    me = stage.bot.user
    assert me is not None
    message = stage.env.backend.get_message(written.channel.id, written.id)
    return [each.emoji for each in message.reactions if me.id in each.user_ids]


async def test_a_vote_that_was_cast_in_time_counts_although_it_arrives_late_and_one_cast_later_does_not(
    dealt: Stage,
) -> None:
    deadline = (await dealt.live()).deadline
    assert deadline is not None
    await dealt.pass_hours(30)
    host, wish = dealt.bot.services.host, Wish("Ann", Vote(target="Ben"))
    with pytest.raises(Denied):
        await host.submit(await dealt.live(), wish, interaction_id=time_snowflake(deadline + timedelta(seconds=1)))
    assert (await table_of(dealt)).votes.counts == {}
    await host.submit(await dealt.live(), wish, interaction_id=time_snowflake(deadline - timedelta(seconds=1)))

    assert (await table_of(dealt)).votes.counts == {"Ben": ("Ann",)}


async def test_at_dawn_the_dead_are_told_before_the_living_are_asked(dealt: Stage) -> None:
    table = await table_of(dealt)
    master = next(name for name in SEVEN if table.roles[name] == "master")
    victim = next(name for name in SEVEN if table.roles[name] == "player")
    await dealt.pass_hours(30.1)
    await dealt.command(master, "table kill", player=victim)
    await dealt.pass_hours(2.1)
    asked = [dealt.dms(name)[-1] for name in SEVEN if name != victim]

    assert victim in (await table_of(dealt)).dead
    assert all("rank all cards" in message.content for message in asked)
    assert dealt.dms(victim)[-1].id < min(message.id for message in asked)


async def test_whoever_kills_himself_by_his_vote_is_answered_so(dealt: Stage) -> None:
    for name in SEVEN[:3]:
        await dealt.command(name, "table vote", player="Gus")

    assert "You were lynched." in answer(await dealt.command("Gus", "table vote", player="Gus"))


async def test_dusk_is_no_closed_round_of_waiting(dealt: Stage) -> None:
    await dealt.command("Gia", "gm close")
    said = text_of(dealt.prompt)

    assert "The GM calls time" in said
    assert "Night 1" in said
    assert "round of waiting" not in said


async def test_the_sign_up_says_whether_there_will_be_aliases_as_its_gm_has_chosen(stage: Stage) -> None:
    asked = await stage.command("Gia", "game new", game="great-table", anonymous=False)
    chosen = await stage.painted_card()
    await stage.press("Gia", asked.response, "Make it anonymous")

    assert "Everybody plays under their own name." in chosen
    assert "Everybody plays under an alias." in answer(asked)
    assert "Everybody plays under an alias." in await stage.painted_card()
