"""The list of steps that a GM without a seat may take back: who has seen each, and what would be lost."""

from itertools import pairwise

from simcord import InteractionResult
from simcord.results import ResponseMessage

from bot.components.keys import Key, Verb
from bot.storage.games.hosted_game import HostedGame
from engine.audience import To
from engine.events import Undone
from engine.judging import Submission
from engine.mafia.actions import Vote
from tests.cogs.forgery import press
from tests.cogs.gamblers import SEVEN, give_lists, table_of
from tests.cogs.gm.test_undoing import an_order_for_a_card_that_the_close_has_dealt
from tests.cogs.stage import Stage, answer, choices_of, labels_of, text_of
from tests.cogs.submissions import fulfil

GONE_ON = "The game has moved on"


def page(result: InteractionResult) -> ResponseMessage:
    """Return what an answer shows now."""
    assert result.response is not None
    return result.response


def shown(result: InteractionResult) -> str:
    return text_of(page(result).message)


def values(result: InteractionResult) -> list[str]:
    """Return the lines that may be chosen, the last first."""
    return [option.value for option in page(result).message.components[0].children[0].options]  # type: ignore[union-attr]


async def pick(stage: Stage, listed: InteractionResult, step: int) -> InteractionResult:
    """Choose a step by its number."""
    return await stage.choose("Gia", page(listed), [values(listed)[step - 1]])


async def test_the_list_says_who_has_seen_each_step(named: Stage) -> None:
    guard = await an_order_for_a_card_that_the_close_has_dealt(named)
    listed = await named.command("Gia", "gm undo")
    close, order, a_list = shown(listed).split("\n**")[1:4]

    assert guard in order
    assert f"In private: **{guard}**." in order
    assert "the GM: Close" in close
    assert "Everybody: " in close
    assert "Everybody" not in a_list


async def test_a_picked_step_says_what_would_be_lost_and_takes_nothing_back_yet(named: Stage) -> None:
    guard = await an_order_for_a_card_that_the_close_has_dealt(named)
    asked = await pick(named, await named.command("Gia", "gm undo"), 1)

    assert "lost, because they no longer fit" in shown(asked)
    assert guard in shown(asked).split("lost, because they no longer fit")[1]
    assert labels_of(page(asked)) == ["Take it back", "Say why first", "All steps"]
    assert (await table_of(named)).time == "night"


async def test_a_picked_step_leads_back_to_the_list(named: Stage) -> None:
    await an_order_for_a_card_that_the_close_has_dealt(named)
    listed = await named.command("Gia", "gm undo")
    before = shown(listed)
    again = await named.press("Gia", page(await pick(named, listed, 1)), "All steps")

    assert shown(again) == before


async def vote_and_list(stage: Stage) -> None:
    """Let a player vote, and another give a list in secret."""
    await stage.command("Ann", "table vote", player="Ben")
    await give_lists(stage, ["Cat"])


async def test_a_picked_step_says_which_secret_orders_since_stay(dealt: Stage) -> None:
    await vote_and_list(dealt)
    asked = shown(await pick(dealt, await dealt.command("Gia", "gm undo"), 1))

    assert "These stay" in asked
    assert "Cat" in asked.split("These stay")[1]
    assert "lost, because" not in asked


async def test_a_secret_order_alone_may_be_taken_back_and_its_player_is_told(dealt: Stage) -> None:
    await vote_and_list(dealt)
    letters = len(dealt.dms("Cat"))
    await dealt.press("Gia", page(await pick(dealt, await dealt.command("Gia", "gm undo"), 2)), "Take it back")
    table = await table_of(dealt)

    assert (table.votes.ballots, "Cat" in table.today.next_lists) == ({"Ann": "Ben"}, False)
    assert "no longer counts" in "\n".join(map(text_of, dealt.dms("Cat")[letters:]))


async def test_a_public_step_may_be_taken_back_after_a_later_secret_order_was(dealt: Stage) -> None:
    await vote_and_list(dealt)
    for step in (2, 1):
        await dealt.press("Gia", page(await pick(dealt, await dealt.command("Gia", "gm undo"), step)), "Take it back")

    assert (await table_of(dealt)).votes.ballots == {}


async def test_the_list_is_shown_anew_if_the_game_has_gone_on_meanwhile(dealt: Stage) -> None:
    await dealt.command("Ann", "table vote", player="Ben")
    asked = await pick(dealt, await dealt.command("Gia", "gm undo"), 1)
    old = await dealt.command("Gia", "gm undo")
    await dealt.command("Ben", "table vote", player="Ann")
    anew = [await dealt.press("Gia", page(asked), "Take it back"), await pick(dealt, old, 1)]

    assert all(GONE_ON in shown(each) and "Ben" in shown(each) for each in anew)
    assert (await table_of(dealt)).votes.ballots == {"Ann": "Ben", "Ben": "Ann"}


async def test_a_step_may_be_taken_back_from_a_list_that_is_shown_anew(dealt: Stage) -> None:
    await dealt.command("Ann", "table vote", player="Ben")
    old = await dealt.command("Gia", "gm undo")
    await dealt.command("Ben", "table vote", player="Ann")
    anew = await pick(dealt, old, 1)
    await dealt.press("Gia", page(await pick(dealt, anew, 1)), "Take it back")

    assert (await table_of(dealt)).votes.ballots == {"Ann": "Ben"}


async def test_ten_of_many_steps_stand_on_a_page(dealt: Stage) -> None:
    # Each vote names another player, so that nobody is hanged whose death may end the game.
    votes = [*pairwise(SEVEN), *zip(SEVEN, SEVEN[2:], strict=False)]
    await fulfil(dealt, [Submission(name, Vote(target=accused)) for name, accused in votes])
    listed = await dealt.command("Gia", "gm undo")
    first = values(listed)
    earlier = await dealt.press("Gia", page(listed), "Earlier steps")

    assert len(first) == 10
    assert "(2 of 2)" in shown(earlier)
    assert {*first}.isdisjoint(values(earlier))
    assert list(choices_of(page(earlier))) == ["Which step?"]


def reasons_of_undoing(hosted: HostedGame) -> list[str | None]:
    """Return the reasons that the table was told for what was taken back."""
    undone = [told.event for told in hosted.told(To.PUBLIC).events if isinstance(told.event, Undone)]
    return [event.reason for event in undone]


async def test_a_reason_that_comes_with_the_command_is_announced_without_mentions(dealt: Stage) -> None:
    await dealt.command("Ann", "table vote", player="Ben")
    listed = await dealt.command("Gia", "gm undo", reason="A *misclick*, @everyone")
    await dealt.press("Gia", page(await pick(dealt, listed, 1)), "Take it back")
    said = text_of(dealt.channel.history()[-1])

    assert r"A \*misclick\*, \@" in said
    assert "@everyone" not in said
    assert reasons_of_undoing(await dealt.hosted()) == ["A *misclick*, @everyone"]


async def test_a_reason_that_is_given_last_is_announced(dealt: Stage) -> None:
    await dealt.command("Ann", "table vote", player="Ben")
    asked = await pick(dealt, await dealt.command("Gia", "gm undo"), 1)
    form = await dealt.press("Gia", page(asked), "Say why first")
    await dealt.people["Gia"].submit_modal(form, {"reason": "Too early"})

    assert "Reason: Too early" in text_of(dealt.channel.history()[-1]).splitlines()
    assert reasons_of_undoing(await dealt.hosted()) == ["Too early"]


async def test_the_steps_of_a_game_that_has_not_begun_are_refused(sign_up: Stage) -> None:
    refused = answer(await press(sign_up, "Gia", Key(Verb.STEPS, 1, rest="0")))

    assert "hasn't begun" in refused
