"""The pace of a table, chosen in one press, and what an evening by voice adds."""

import pytest

from bot.storage.schema.presets import PresetName, preset_of
from tests.cogs.conftest import join_all
from tests.cogs.forgery import PRESS, Origin, send
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, answer, labels_of, text_of

MINUTE = 1 / 60
BUTTON = 2


async def choose(stage: Stage, label: str) -> None:
    """Let the GM choose a preset."""
    await stage.press("Gia", (await stage.press("Gia", stage.card, "Set-up")).response, label)


async def chosen(stage: Stage) -> str | None:
    """Return the name of the preset that the table has."""
    hosted = await stage.hosted()
    preset = preset_of(hosted.settings, hosted.rulebook)
    return None if preset is None else preset.name


async def begin(stage: Stage) -> None:
    """Begin an evening of five."""
    await join_all(stage)
    await choose(stage, "Evening by voice")
    await stage.press("Gia", stage.card, "Start the game")


@pytest.fixture
async def evening(opening: Opening) -> Stage:
    """Return an evening that has begun."""
    return await opening.after(begin)


async def vote(stage: Stage, *names: str) -> None:
    """Let some players approve."""
    for name in names:
        await stage.press(name, stage.prompt, "Approve")


async def test_the_answer_to_a_new_game_offers_every_pace(stage: Stage) -> None:
    opening = (await stage.command("Gia", "game new", game="tain")).response
    assert opening is not None

    assert labels_of(opening)[:3] == ["Evening by voice", "A day a wait", "Two weeks"]


async def test_one_press_in_the_answer_to_a_new_game_chooses_its_pace(stage: Stage) -> None:
    opening = await stage.command("Gia", "game new", game="tain")
    await stage.press("Gia", opening.response, "Evening by voice")
    card = await stage.painted_card()

    assert await chosen(stage) == PresetName.EVENING
    assert "**Evening by voice**" in card
    assert "the leader's choice and the guess: 4 minutes" in card
    assert "the vote and the orders: 2 minutes" in card


async def test_slow_play_is_chosen_again_and_a_change_by_hand_takes_the_name_off(sign_up: Stage) -> None:
    await choose(sign_up, "Evening by voice")
    await choose(sign_up, "Two weeks")
    weeks = await sign_up.painted_card()
    deadlines = await sign_up.press("Gia", (await sign_up.press("Gia", sign_up.card, "Set-up")).response, "Deadlines")
    await sign_up.choose("Gia", deadlines.response, ["24"], "brehon:hours:1:0:0:vote")
    by_hand = await sign_up.painted_card()

    assert "**Two weeks**" in weeks
    assert "the orders and the guess: 12 hours" in weeks
    assert "Two weeks" not in by_hand
    assert await chosen(sign_up) is None


async def test_nobody_but_the_gm_chooses_the_pace_and_no_other_pace_than_is_offered(sign_up: Stage) -> None:
    for who, name in (("Ann", "evening"), ("Gia", "weather")):
        data = {"custom_id": f"brehon:preset:1:0:0:{name}", "component_type": BUTTON}
        origin = Origin(who, sign_up.channel.id, sign_up.guild.id)
        await send(sign_up, origin, PRESS, data, sign_up.card.id)

    assert await chosen(sign_up) == PresetName.DAY


async def test_an_evening_has_no_aliases_because_everybody_is_heard(stage: Stage) -> None:
    await stage.command("Gia", "game new", game="great-table")
    before = (await stage.hosted()).anonymous
    await choose(stage, "Evening by voice")

    assert before
    assert not (await stage.hosted()).anonymous


async def test_a_post_of_an_evening_counts_down_and_mentions_only_who_is_waited_for_alone(evening: Stage) -> None:
    leader = await evening.leader()
    proposal = evening.prompt
    await evening.propose("Ann", "Ben")
    asked = evening.prompt

    assert f"<@{evening.users[leader].id}>" in proposal.content
    assert "Deadline: <t:" in text_of(proposal)
    assert ":R>." in text_of(proposal)
    assert asked.content.startswith("Everybody, vote")
    assert asked.mentions == []


async def test_the_gm_gives_a_minute_more_with_the_posts_button(evening: Stage) -> None:
    before = (await evening.hosted()).deadline
    await evening.press("Gia", evening.prompt, "+1 minute")
    after = (await evening.hosted()).deadline
    assert before is not None
    assert after is not None

    assert (after - before).total_seconds() == 60
    assert "The deadline moves by 1 minute." in text_of(evening.channel.history()[-1])


async def test_nobody_but_the_gm_gives_a_minute_more(evening: Stage) -> None:
    before = (await evening.hosted()).deadline

    assert "GM" in answer(await evening.press("Ann", evening.prompt, "+1 minute"))
    assert (await evening.hosted()).deadline == before


async def test_an_evening_begins_with_the_request_to_talk_in_the_voice_channel_alone(evening: Stage) -> None:
    begun = text_of(evening.prompt)

    assert "Talk in the voice channel" in begun
    assert "no calls" not in begun


async def test_slow_play_offers_no_minute(game: Stage) -> None:
    assert "+1 minute" not in labels_of(game.prompt)
    assert "Until <t:" in text_of(game.prompt)


async def test_those_without_a_vote_are_called_once_just_before_the_end(evening: Stage) -> None:
    await evening.propose("Ann", "Ben")
    await vote(evening, "Ann", "Cat", "Dan")
    await evening.pass_hours(1.4 * MINUTE)
    early = len(evening.channel.history())
    await evening.pass_hours(0.3 * MINUTE)
    *_, call = evening.channel.history()

    assert len(evening.channel.history()) == early + 1
    assert {user.id for user in call.mentions} == {evening.users[name].id for name in ("Ben", "Eve")}
    assert "time for the vote is up <t:" in call.content
    assert f"[To the question]({evening.prompt.jump_url})" in call.content


async def test_nobody_is_called_for_a_secret_order(evening: Stage) -> None:
    await evening.propose("Ann", "Ben")
    await vote(evening, "Ann", "Ben", "Cat", "Dan", "Eve")
    before = len(evening.channel.history())
    await evening.pass_hours(1.9 * MINUTE)

    assert len(evening.channel.history()) == before


async def test_a_wait_of_an_evening_ends_by_itself_within_five_seconds(evening: Stage) -> None:
    await evening.propose("Ann", "Ben")
    wait, deadline = evening.prompt, (await evening.hosted()).deadline
    assert deadline is not None
    await evening.env.advance_time((deadline - evening.env.now()).total_seconds() + 5)

    assert evening.prompt.id != wait.id
