"""What a GM without a seat does by hand: at the desk or with /gm by-hand, each act with its form and its reason."""

import json
from io import StringIO

import pytest
from simcord import InteractionResult
from simcord.backend.errors import SetupError
from sqlalchemy import select

from bot.clock import now
from bot.components.keys import DeskPage, Key, Verb
from bot.storage.games.record_lines import record_of
from bot.storage.games.vote_counts import LockRow
from bot.storage.history.rated_games import rated_games
from bot.storage.schema.choices import Reasoning
from bot.storage.schema.kinds import LatePolicy
from bot.storage.schema.models import ActionRow
from tests.asking import choose_settings, rows_in
from tests.cogs.by_hands import acts, done
from tests.cogs.forgery import press
from tests.cogs.gamblers import holder, sit_down, table_of, told_to
from tests.cogs.gm.test_desk import opened, pressed
from tests.cogs.gm.test_pending_results import hold, take_back
from tests.cogs.logged import USES, lines
from tests.cogs.logged import log as log  # noqa: PLC0414 (a fixture)
from tests.cogs.stage import CARD_PAUSE, Stage, answer, labels_of, text_of

WHY = "Ann is *away*, @everyone"
SAFE = r"Ann is \*away\*, \@"


async def test_the_page_by_hand_opens_at_the_desk_under_gm_moves_and_by_command(game: Stage) -> None:
    page = (await game.press("Gia", await opened(game), "By hand")).response
    typed = (await game.command("Gia", "gm by-hand")).response
    assert page is not None
    assert typed is not None

    assert "Declare the winner" in labels_of(page)
    assert text_of((await acts(game)).message) == text_of(page.message)
    assert text_of(typed.message) == text_of(page.message)
    assert labels_of(typed) == labels_of(page)


@pytest.mark.parametrize("name", ["Ann", "Zoe"])
async def test_nobody_but_the_gm_does_anything_by_hand(game: Stage, name: str) -> None:
    hosted = await game.hosted()
    key = Key(Verb.BY_HAND, 1, hosted.wait_token, rest='{"move":"declare_by_hand"}')

    assert "Only the GM" in answer(await press(game, name, Key(Verb.DESK, 1, rest=DeskPage.BY_HAND)))
    assert "Only the GM" in answer(await press(game, name, key))
    assert "Only the GM" in answer(await game.command(name, "gm by-hand"))


async def test_a_gm_with_a_seat_does_nothing_by_hand(game: Stage) -> None:
    await game.command("Gia", "gm co-gm", person=game.people["Ann"])
    await game.press("Ann", game.channel.history()[-1], "Lead the game")
    desk = await opened(game, "Ann")
    key = Key(Verb.DESK, 1, rest=DeskPage.BY_HAND)

    assert "By hand" not in labels_of(desk)
    assert "By hand" not in labels_of(await acts(game, "Ann"))
    assert "You play in this game" in answer(await press(game, "Ann", key))
    assert "You play in this game" in answer(await game.command("Ann", "gm by-hand"))


async def test_what_is_done_by_hand_leaves_no_line_in_the_log(dealt: Stage, log: StringIO) -> None:
    await dealt.command("Ann", "gm by-hand")
    page = (await dealt.command("Gia", "gm by-hand")).response
    form = await dealt.press("Gia", page, "A death at dawn")
    await dealt.people["Gia"].submit_modal(form, {"player": ["Ann"]})

    assert (await table_of(dealt)).today.fates != {}
    assert lines(log, *USES) == []


async def test_a_declared_victory_ends_the_game_as_the_gms_act_with_its_reason(game: Stage) -> None:
    told = await done(game, "Declare the winner", side="good", reason=WHY)
    record = await game.database.read(lambda connection: record_of(connection, 1))
    lines = [json.loads(line) for line in record.splitlines()]

    assert "You've declared the winner" in told
    assert (await game.hosted()).started.table.outcome is not None
    assert "The GM has declared the winner" in game.said
    assert SAFE in game.said
    assert "@everyone" not in game.said
    assert {"by": "gm", "move": "declare", "side": "good", "reason": WHY}.items() <= lines[-2].items()
    assert lines[-1]["move"] == "proof"


async def test_a_declared_victory_needs_a_reason(game: Stage) -> None:
    form = await game.press("Gia", await acts(game), "Declare the winner")
    with pytest.raises(SetupError, match="reason"):
        await game.people["Gia"].submit_modal(form, {"side": ["good"]})

    assert (await game.hosted()).started.table.outcome is None


async def test_a_reason_kept_for_the_gm_is_told_to_nobody_and_is_in_no_record(sign_up: Stage) -> None:
    game = sign_up
    await game.bot.services.sign_up.choose(1, "reasons", Reasoning.GM)
    await game.press("Gia", game.card, "Start the game")
    await done(game, "Declare the winner", side="evil", reason="Ann cheated")
    record = await game.database.read(lambda connection: record_of(connection, 1))
    rows = await rows_in(game.database, select(ActionRow).order_by(ActionRow.number))

    assert "Ann cheated" not in game.said
    assert b"Ann cheated" not in record
    assert rows[-1].reason == "Ann cheated"


async def test_a_declared_board_game_is_on_no_ladder(stage: Stage) -> None:
    await sit_down(stage, ["Ann", "Ben"], game="danube")
    await done(stage, "Declare the winner", side="Ben", reason="Ann has left")

    assert "The GM declares the winner: Ben!" in stage.said
    assert await stage.database.read(lambda connection: rated_games(connection, stage.guild.id, now())) == []


# At the Great Table


async def test_a_death_at_dawn_is_on_the_gms_checklist_and_told_to_everybody_at_dawn(dealt: Stage) -> None:
    told = await done(dealt, "A death at dawn", player="Ann", cause="A *fall*, @everyone", reason="Ann has left")
    await dealt.command("Gia", "gm close")
    before = dealt.said
    outlook = text_of((await pressed(dealt, "As things stand")).message)
    desk = text_of((await opened(dealt)).message)
    await dealt.command("Gia", "gm close")
    after = dealt.said

    assert "found dead at dawn" in told
    assert "fall" not in before
    assert "found dead at dawn: A \\*fall\\*" in outlook
    assert "dead at dawn, by your hand" in desk
    assert "The GM has decided that **Ann** dies: A \\*fall\\*" in after
    assert "Reason: Ann has left" in after
    assert "Ann is dead at dawn" in after
    assert "@everyone" not in after
    assert "by decision of the GM" in told_to(dealt, "Ann")


async def test_a_day_that_ends_with_a_declared_winner_is_not_told_as_one_without_a_lynch(dealt: Stage) -> None:
    await done(dealt, "Declare the winner", side="players", reason="The snow melts")

    assert "The GM ended the game." in dealt.said
    assert "Nobody was lynched" not in dealt.said


async def test_a_card_given_and_taken_by_hand_is_told_to_its_holder_alone(dealt: Stage) -> None:
    guard = await holder(dealt, "guard")
    others = [name for name in (await table_of(dealt)).seats if name != guard]
    before = {name: told_to(dealt, name) for name in others}
    shown = dealt.said
    await done(dealt, "Take a card or an item", player=guard, item="guard", reason="Mixed up")
    await done(dealt, "Give a card or an item", player=guard, item="guard")

    assert "The GM has taken something from you: **Guard**" in told_to(dealt, guard)
    assert "Reason: Mixed up" in told_to(dealt, guard)
    assert "The GM has given you something: **Guard**" in told_to(dealt, guard)
    assert {name: told_to(dealt, name) for name in others} == before
    assert dealt.said == shown


async def test_a_card_that_the_player_does_not_hold_is_not_taken(dealt: Stage) -> None:
    guard = await holder(dealt, "guard")
    other = next(name for name in (await table_of(dealt)).seats if name != guard)

    assert "can't be chosen here" in await done(dealt, "Take a card or an item", player=other, item="guard")
    assert await holder(dealt, "guard") == guard


async def test_a_weighed_vote_shows_its_weight_and_is_told_to_everybody(dealt: Stage) -> None:
    one, other = (await table_of(dealt)).seats[:2]
    await dealt.command(one, "table vote", player=other)
    await done(dealt, "Weigh a vote", player=one, votes="3", lasts="day", reason="The mayor's privilege")
    await dealt.env.advance_time(CARD_PAUSE)

    assert f"{one}**'s vote counts as 3 votes until today ends" in dealt.said
    assert f"**{other}** (3" in text_of(dealt.card)
    assert f"{one} \N{MULTIPLICATION SIGN}3" in text_of(dealt.card)


async def test_in_honnoji_a_vote_that_counts_twice_stands_on_the_card(samurai: Stage) -> None:
    before = await samurai.painted_card()
    await done(samurai, "Weigh a vote", player="Ann", votes="2", lasts="game", reason="The abbot's friend")
    after = await samurai.painted_card()

    assert "**Ann**'s vote counts as 2 votes from now on" in samurai.said
    assert "('Votes that count twice, by order of the GM', '**Ann**')" in after
    assert "count twice" not in before


async def test_closed_votes_take_no_ballot_until_they_are_opened_again(dealt: Stage) -> None:
    one, other = (await table_of(dealt)).seats[:2]
    await done(dealt, "Close the votes", reason="A break")
    await dealt.env.advance_time(CARD_PAUSE)
    card = text_of(dealt.card)
    refused = answer(await dealt.command(one, "table vote", player=other))
    await done(dealt, "Open the votes again")
    await dealt.command(one, "table vote", player=other)

    assert "The GM has closed the votes for now" in card
    assert "The GM has closed the votes for now" in refused
    assert "They stand as they are" in dealt.said
    assert "The GM has opened the votes again" in dealt.said
    assert (await table_of(dealt)).votes.counts == {other: (one,)}


async def test_closed_votes_open_by_themselves_when_their_time_is_up_despite_a_restart(dealt: Stage) -> None:
    await done(dealt, "Close the votes", until="in 2 hours")
    assert "for 2 hours, or until the GM opens them again" in dealt.said
    await dealt.pass_hours(1.5)
    assert (await table_of(dealt)).votes.is_locked
    await dealt.restart()
    await dealt.pass_hours(0.6)

    assert not (await table_of(dealt)).votes.is_locked
    assert "The GM has opened the votes again" in dealt.said
    assert await rows_in(dealt.database, select(LockRow)) == []


async def test_votes_that_the_gm_has_opened_or_the_day_has_ended_are_not_opened_again(dealt: Stage) -> None:
    await done(dealt, "Close the votes", until="in 2 hours")
    await done(dealt, "Open the votes again")
    await dealt.command("Gia", "gm close")
    await dealt.command("Gia", "gm close")
    await dealt.pass_hours(3)

    assert await rows_in(dealt.database, select(LockRow)) == []
    assert dealt.said.count("The GM has opened the votes again") == 1


async def test_votes_closed_anew_without_a_time_stay_closed(dealt: Stage) -> None:
    await done(dealt, "Close the votes", until="in 2 hours")
    await done(dealt, "Open the votes again")
    await done(dealt, "Close the votes")
    await dealt.pass_hours(3)

    assert (await table_of(dealt)).votes.is_locked


async def test_votes_closed_for_a_while_open_in_time_although_their_opening_was_undone(dealt: Stage) -> None:
    await done(dealt, "Close the votes", until="in 2 hours")
    await done(dealt, "Open the votes again")
    await dealt.take_back(line=(await dealt.hosted()).lines)
    assert (await table_of(dealt)).votes.is_locked
    await dealt.pass_hours(2.1)

    assert not (await table_of(dealt)).votes.is_locked


async def test_votes_whose_time_was_up_while_a_result_waited_open_once_it_is_withdrawn(dealt: Stage) -> None:
    await done(dealt, "Close the votes", until="in 30 min")
    await hold(dealt)
    await dealt.command("Gia", "gm close")
    await dealt.pass_hours(0.75)
    await take_back(dealt)
    await dealt.pass_hours(0.1)
    table = await table_of(dealt)

    assert (table.time, table.votes.is_locked) == ("day", False)


@pytest.mark.parametrize(("until", "why"), [("soonish", "couldn't"), ("yesterday", ""), ("in 90 days", "30 days")])
async def test_votes_are_not_closed_until_a_time_that_makes_no_sense(dealt: Stage, until: str, why: str) -> None:
    told = await done(dealt, "Close the votes", until=until)

    assert told
    assert why in told
    assert not (await table_of(dealt)).votes.is_locked
    assert await rows_in(dealt.database, select(LockRow)) == []


@pytest.mark.parametrize(
    ("label", "fields"),
    [
        ("A death at dawn", {"player": "Ann"}),
        ("Alive at dawn", {"player": "Ann"}),
        ("Weigh a vote", {"player": "Ann", "votes": "0", "lasts": "game"}),
        ("Close the votes", {}),
    ],
)
async def test_what_was_done_by_hand_is_undone_like_any_step(dealt: Stage, label: str, fields: dict[str, str]) -> None:
    before = await table_of(dealt)
    await done(dealt, label, **fields)
    assert await table_of(dealt) != before
    listed = await dealt.command("Gia", "gm undo")
    steps = answer(listed)
    asked = await dealt.choose("Gia", listed.response, [str((await dealt.hosted()).lines)])
    await dealt.press("Gia", asked.response, "Take it back")

    assert label in steps
    assert await table_of(dealt) == before
    assert "My secrets" not in told_to(dealt, "Gia")


async def test_steps_to_take_back_tell_closed_votes_from_opened_ones(dealt: Stage) -> None:
    await done(dealt, "Close the votes")
    await done(dealt, "Open the votes again")
    opened, closed, *_ = answer(await dealt.command("Gia", "gm undo")).split("\n**")[1:]

    assert "the GM: Open the votes again" in opened
    assert "the GM: Close the votes" in closed


async def test_an_act_opened_at_night_does_nothing_once_the_day_has_begun(dealt: Stage) -> None:
    await dealt.command("Gia", "gm close")
    form = await dealt.press("Gia", await acts(dealt), "A death at dawn")
    await dealt.command("Gia", "gm close")
    result = await dealt.people["Gia"].submit_modal(form, {"player": ["Ann"]})
    assert isinstance(result, InteractionResult)

    assert (await table_of(dealt)).today.fates == {}
    assert answer(result)


async def test_a_closed_vote_on_a_party_asks_the_gm_when_its_time_is_up(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    await done(game, "Close the votes")
    await game.env.advance_time(CARD_PAUSE)
    assert "The GM has closed the votes for now" in text_of(game.card)
    await game.pass_hours(100)

    assert (await game.hosted()).rulebook.kind_of_wait((await game.hosted()).started.table) == "vote"
    assert "The deadline for the vote" in told_to(game, "Gia")


async def test_a_gm_who_closes_a_vote_on_a_party_reads_that_its_deadline_asks_them(game: Stage) -> None:
    await choose_settings(game.database, late=LatePolicy.AUTO)
    await game.restart()
    await game.propose("Ann", "Ben")

    assert "If that passes, I ask the GM" in await done(game, "Close the votes")
    assert "Then it goes on by itself" in await done(game, "Open the votes again")
