"""Where the table chose so, results go to the GM first. Until the GM publishes a result nobody else perceives it."""

import re
from collections.abc import Awaitable, Callable, Iterable
from datetime import timedelta

import pytest
from sqlalchemy import select

from bot.clock import now
from bot.host.waits.pace_times import ON_ITS_WAY
from bot.storage.games.record_lines import record_of
from bot.storage.schema.choices import Holding
from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.models import Deadline
from bot.storage.schema.pace import Pace, Quiet
from bot.wall_clock import MIDNIGHT
from bot.wording.time_words import date
from engine.audience import To
from tests.asking import choose_settings
from tests.cogs.conftest import NAMES, begin
from tests.cogs.opening import Opening
from tests.cogs.quests import guess_nobody, let_vote, until_the_guess
from tests.cogs.stage import Stage, answer, labels_of, text_of

LOOKS = "The GM is looking over the result"
WAITS = "is waiting for you"
GONE = "No result is waiting any more"
TAKEN_BACK = "The GM took a step back"
RULE = "The GM looks over each result before it's published, for at most 1 hour."


async def choose_to_hold(stage: Stage) -> str:
    """Let the GM choose on the set-up's page to see results first, and return what they are shown then."""
    panel = await stage.press("Gia", stage.card, "Set-up")
    deadlines = await stage.press("Gia", panel.response, "Deadlines")
    page = await stage.press("Gia", deadlines.response, "GM")
    chosen = await stage.choose("Gia", page.response, ["60"], "brehon:setting:1:0:0:holding")
    assert chosen.response is not None
    return "\n".join(str(embed.description) for embed in chosen.response.embeds)


async def hold(stage: Stage) -> None:
    """Let results go to the GM first from now on, in a game that is on."""
    await choose_settings(stage.database, holding=Holding.FOR_60)


async def vote_waits(stage: Stage) -> None:
    """Return a game in which all have voted on a party, and the GM has not published the result."""
    await stage.propose()
    await hold(stage)
    await let_vote(stage, NAMES[:-1])
    said = await stage.press(NAMES[-1], stage.prompt, "Approve")
    assert LOOKS in answer(said)


async def begin_and_vote(stage: Stage) -> None:
    """Do the same, starting with the sign-up."""
    await begin(stage)
    await vote_waits(stage)


@pytest.fixture
async def pending(opening: Opening) -> Stage:
    """Return the same state in a game of five."""
    return await opening.after(begin_and_vote)


def channel(stage: Stage) -> list[str]:
    """Return the contents of the channel without the card."""
    return [text_of(message) for message in stage.channel.history() if message.id != stage.card.id]


def dms(stage: Stage, names: Iterable[str] = NAMES) -> dict[str, list[str]]:
    """Return every DM to the players."""
    return {name: [text_of(message) for message in stage.dms(name)] for name in names}


async def tell(stage: Stage, name: str = "Gia") -> str:
    """Let somebody press the button that publishes in the GM's last DM, and return the answer."""
    told = await stage.press(name, stage.dms("Gia")[-1], "Publish it")
    assert told.response is not None
    return told.response.content


async def take_back(stage: Stage) -> str:
    asked = await stage.press("Gia", stage.dms("Gia")[-1], "Take the step back")
    sure = await stage.press("Gia", asked.response, "Yes, take it back")
    return answer(sure)


async def test_a_sign_up_says_that_the_gm_sees_results_first_only_if_that_is_chosen(sign_up: Stage) -> None:
    before = await sign_up.painted_card()
    await choose_to_hold(sign_up)

    assert "sees" not in before
    assert RULE in await sign_up.painted_card()


async def test_the_first_post_says_that_the_gm_sees_results_first(sign_up: Stage) -> None:
    await choose_to_hold(sign_up)
    await sign_up.press("Gia", sign_up.card, "Start the game")

    assert RULE in channel(sign_up)[-1]


async def test_a_gm_who_plays_is_told_that_the_choice_has_no_effect(sign_up: Stage) -> None:
    await sign_up.press("Gia", sign_up.card, "Join")

    assert "You're playing too" in await choose_to_hold(sign_up)


async def test_the_choice_has_no_effect_for_a_gm_who_plays(sign_up: Stage) -> None:
    await sign_up.press("Gia", sign_up.card, "Join")
    await choose_to_hold(sign_up)
    await sign_up.press("Gia", sign_up.card, "Start the game")
    await sign_up.propose()

    assert RULE not in "\n".join(channel(sign_up))
    assert (await sign_up.hosted()).pending is None
    assert "Approve" in labels_of(sign_up.prompt)


async def test_the_set_up_of_a_board_game_does_not_offer_the_choice(stage: Stage) -> None:
    await stage.command("Gia", "game new", game="danube")
    panel = await stage.press("Gia", stage.card, "Set-up")
    deadlines = await stage.press("Gia", panel.response, "Deadlines")
    page = (await stage.press("Gia", deadlines.response, "GM")).response
    assert page is not None

    assert ":holding" not in str(page.message.components)


async def test_a_board_game_keeps_no_result_back_whatever_was_chosen(stage: Stage) -> None:
    await stage.command("Gia", "game new", game="danube")
    await hold(stage)

    assert not (await stage.hosted()).holds


async def test_the_gm_is_shown_the_exact_texts_and_publishes_them_with_a_button(game: Stage) -> None:
    posted = channel(game)
    await vote_waits(game)
    shown = text_of(game.dms("Gia")[-1])
    quiet = channel(game)[len(posted) + 1 :]
    answered = await tell(game)
    post = game.channel.history()[-1]
    orders = {name: game.dms(name)[-1].content for name in (await game.table()).round.party}

    texts = [post.content, *(text for embed in post.embeds for text in (embed.title, embed.description) if text)]
    lines = [line for text in texts for line in text.splitlines() if not line.startswith("-# Until")]

    assert len(lines) > 3
    assert [line for line in lines if line not in shown] == []
    assert all(order.splitlines()[0] in shown for order in orders.values())
    assert quiet == []
    assert "it's published." in answered
    assert labels_of(game.dms("Gia")[-1]) == []


async def test_a_pending_result_shows_on_no_card_post_or_answer(pending: Stage) -> None:
    asked = [answer(await pending.command("Ann", f"game {name}")) for name in ("status", "history", "secrets")]
    vote = answer(await pending.press("Ann", pending.prompt, "Reject"))
    told = [text for texts in dms(pending).values() for text in texts]
    everything = "\n".join([await pending.painted_card(), *channel(pending), *asked, *told, vote])

    assert [each for each in ("Approved", "5 to 0") if each in everything] == []


async def test_a_pending_result_is_not_in_the_record(pending: Stage) -> None:
    record = (await pending.database.read(lambda connection: record_of(connection, 1))).decode()

    assert [each for each in ("Approved", "vote_closed") if each in record] == []


async def test_nobody_is_asked_anything_while_a_result_is_pending(pending: Stage) -> None:
    hosted = await pending.hosted()

    assert (hosted.deadline, len(hosted.asks.missing), hosted.lines) == (None, 0, len(hosted.started.log))


async def test_everybody_is_told_that_the_gm_is_looking_over_a_result(pending: Stage) -> None:
    moves = answer(await pending.press("Ann", pending.prompt, "What may I do?"))
    order = answer(await pending.command("Ann", "quest act", order="support"))
    vote = answer(await pending.press("Ann", pending.prompt, "Reject"))

    assert all(LOOKS in each for each in (await pending.painted_card(), moves, order))
    assert vote == "The GM is looking over the result; the game goes on as soon as it's published."


async def test_a_gm_must_settle_a_pending_result_before_closing_or_extending(pending: Stage) -> None:
    first = [await pending.command("Gia", "gm close"), await pending.command("Gia", "gm extend", time="2")]

    assert all("Publish it first, or take it back" in answer(each) for each in first)


async def test_the_gms_undo_of_a_pending_result_offers_to_publish_it_or_take_it_back(pending: Stage) -> None:
    undone, desk = await pending.command("Gia", "gm undo"), await pending.command("Gia", "gm desk")
    assert undone.response is not None
    assert desk.response is not None

    assert LOOKS in answer(desk)
    assert labels_of(undone.response) == ["Publish it", "Take the step back"]
    assert "Approved, 5 to 0" in answer(await pending.press("Gia", desk.response, "Undo"))


async def test_the_gm_sees_a_pending_result_behind_a_button(pending: Stage) -> None:
    panel = await pending.press("Gia", pending.card, "GM")

    assert "Approved, 5 to 0" in answer(await pending.press("Gia", panel.response, "See the result"))


async def test_the_deadline_of_the_next_wait_runs_from_the_publishing(pending: Stage) -> None:
    await pending.pass_hours(0.5)
    at = now()
    await tell(pending)
    hosted = await pending.hosted()

    assert hosted.pending is None
    assert hosted.deadline is not None
    assert abs((hosted.deadline - at).total_seconds() - 24 * 3600) < 60


async def test_a_newcomer_and_not_the_leaver_is_asked_what_a_published_result_asks(pending: Stage) -> None:
    party = (await pending.table()).seats[:2]
    await pending.replace(party[0], "Zoe")
    await tell(pending)

    assert "What's your order?" in text_of(pending.dms("Zoe")[-1])
    assert not [text for text in dms(pending)[party[0]] if "What's your order?" in text]


async def test_a_result_is_published_by_itself_after_the_chosen_time_despite_a_restart(pending: Stage) -> None:
    await pending.pass_hours(0.9)
    still = (await pending.hosted()).pending is not None
    await pending.restart()
    await pending.pass_hours(0.2)

    assert still
    assert "Approved, 5 to 0" in channel(pending)[-1]
    assert GONE in await tell(pending)


async def party_is_rejected(stage: Stage) -> None:
    """Play a game in which a party is rejected, which has a small result."""
    await stage.propose()
    await hold(stage)
    await let_vote(stage, NAMES[:-1], approve=False)
    await stage.press(NAMES[-1], stage.prompt, "Reject")


async def game_ends(stage: Stage) -> None:
    """Play a game to its end, which has a large result."""
    await until_the_guess(stage)
    await hold(stage)
    await guess_nobody(stage)


@pytest.mark.parametrize("wait_ends", [vote_waits, party_is_rejected, game_ends])
async def test_every_result_waits_as_long_as_the_table_has_chosen(
    game: Stage, wait_ends: Callable[[Stage], Awaitable[None]]
) -> None:
    await wait_ends(game)
    until = now() + timedelta(hours=1)
    saved = (await game.hosted()).pending_until
    asked = [await game.command("Ann", "game status"), await game.command("Gia", "gm desk")]
    shown = [await game.painted_card(), *map(answer, asked)]
    await game.command("Gia", "gm pause")
    await game.pass_hours(1)
    await game.command("Gia", "gm resume")
    later = until + timedelta(hours=1)
    resumed = (await game.hosted()).pending_until
    await game.env.advance_time((later - now()).total_seconds())
    waits = (await game.hosted()).pending is not None
    await game.env.advance_time(2 * ON_ITS_WAY.total_seconds())

    assert (saved, resumed) == (until, later)
    assert all(f"You'll see it {date(until)} at the latest" in each for each in shown)
    assert waits
    assert (await game.hosted()).pending is None


async def test_a_result_due_in_quiet_hours_is_published_at_their_end_after_an_outage(pending: Stage) -> None:
    minute = now().hour * 60 + now().minute
    quiet = Quiet((minute + 30) % MIDNIGHT, (minute + 300) % MIDNIGHT)
    await choose_settings(pending.database, pace=Pace(quiet=quiet))
    await pending.restart()
    await pending.pass_hours(4.9)
    still = (await pending.hosted()).pending is not None
    await pending.pass_hours(0.2)

    assert still
    assert "Approved, 5 to 0" in channel(pending)[-1]


async def take_back_saying_why(stage: Stage) -> None:
    """Let the GM take the last vote back and say why."""
    asked = await stage.press("Gia", stage.dms("Gia")[-1], "Take the step back")
    form = await stage.press("Gia", asked.response, "Yes, and say why")
    await stage.users["Gia"].submit_modal(form, {"reason": "Eve meant no."})


@pytest.fixture
async def undone(pending: Stage) -> Stage:
    """Return the same game once its GM has taken the last vote back."""
    await take_back_saying_why(pending)
    return pending


async def test_a_step_that_the_gm_takes_back_first_is_told_with_the_reason_and_asked_anew(undone: Stage) -> None:
    hosted = await undone.hosted()

    assert TAKEN_BACK in channel(undone)[-1]
    assert "Eve meant no." in channel(undone)[-1]
    assert hosted.pending is None
    assert hosted.deadline is not None
    assert "Eve" in hosted.asks.missing


async def test_only_the_gm_ever_perceives_a_result_that_they_took_back(pending: Stage) -> None:
    before = dms(pending)
    await take_back_saying_why(pending)
    hosted = await pending.hosted()
    record = (await pending.database.read(lambda connection: record_of(connection, 1))).decode()
    heard = [each.event for name in NAMES for each in hosted.told(name).events]

    assert "Approved" not in "\n".join(channel(pending))
    assert dms(pending) == before
    assert len(re.findall(r'"by":"Eve","move":"vote"', record)) == 1
    assert not [event for event in heard if type(event).__name__ == "VoteClosed"]
    assert not [name for name in NAMES if hosted.told(name).of([hosted.lines - 1]).events]
    assert [
        event for event in (each.event for each in hosted.told(To.GM).events) if type(event).__name__ == "VoteClosed"
    ]


async def test_the_move_that_replaces_one_taken_back_waits_for_the_gm_anew(undone: Stage) -> None:
    said = answer(await undone.press("Eve", undone.prompt, "Reject"))

    assert LOOKS in said
    assert "Approved, 4 to 1" in text_of(undone.dms("Gia")[-1])
    assert "Approved" not in "\n".join(channel(undone))


async def test_the_gm_publishes_the_result_of_a_move_that_replaces_one_taken_back(undone: Stage) -> None:
    await undone.press("Eve", undone.prompt, "Reject")
    await tell(undone)

    assert "Approved, 4 to 1" in channel(undone)[-1]


async def test_a_pause_stops_the_time_and_the_result_is_told_after_it(pending: Stage) -> None:
    await pending.command("Gia", "gm pause")
    refused = await tell(pending)
    await pending.pass_hours(5)
    rests = (await pending.hosted()).pending is not None
    await pending.command("Gia", "gm resume")
    resumed = channel(pending)[-1]
    await pending.pass_hours(0.9)
    waits = (await pending.hosted()).pending is not None
    await pending.pass_hours(0.2)

    assert "Resume it first" in refused
    assert (rests, waits) == (True, True)
    assert "vote on" not in resumed
    assert "Approved, 5 to 0" in channel(pending)[-1]


async def test_a_game_may_be_ended_and_nobody_is_told_the_pending_result(pending: Stage) -> None:
    pending.make_manager("Zoe")
    await pending.end("Zoe")
    hosted = await pending.hosted()

    assert hosted.phase is GamePhase.OVER
    assert hosted.pending is None
    assert await pending.database.read(lambda connection: connection.execute(select(Deadline)).all()) == []
    assert "Approved" not in "\n".join(channel(pending))
    assert GONE in await tell(pending)
