"""The set-up's page of times: times of day, quiet hours and grace, by selects and forms."""

from simcord import InteractionResult
from simcord.results import ResponseMessage

from bot.storage.schema.pace import Ends, Pace, Quiet, TimeOfDay
from tests.cogs.stage import Stage, answer, choices_of, labels_of, text_of

EVENING = TimeOfDay(20 * 60)


async def times(stage: Stage) -> ResponseMessage:
    """Return the page as the GM sees it."""
    panel = await stage.press("Gia", stage.card, "Set-up")
    deadlines = await stage.press("Gia", panel.response, "Deadlines")
    page = await stage.press("Gia", deadlines.response, "Times")
    assert page.response is not None
    return page.response


async def choose(stage: Stage, page: ResponseMessage, verb: str, value: str) -> InteractionResult:
    return await stage.choose("Gia", page, [value], f"brehon:{verb}:1:0:0:")


async def write(stage: Stage, page: ResponseMessage, chosen: str, written: str, least: str = "12") -> InteractionResult:
    """Let the GM write the times of a wait."""
    form = await choose(stage, page, "times-of", chosen)
    assert form.modal is not None
    sent = await stage.people["Gia"].submit_modal(form, {"times": written, "least": least})
    assert sent.acknowledged
    return sent


async def pace(stage: Stage) -> Pace:
    return (await stage.hosted()).settings.pace


async def test_the_gm_chooses_times_of_day_for_all_waits_or_one_and_the_card_says_so(sign_up: Stage) -> None:
    page = await times(sign_up)
    await write(sign_up, page, "all", "20:00")
    await write(sign_up, page, "vote", "mon-fri 20:00, sat sun 15:00", "8")
    card = await sign_up.painted_card()

    assert "the leader's choice, the orders and the guess: until 20:00, at least 12 hours" in card
    assert "the vote: until Monday\N{EN DASH}Friday 20:00, Saturday & Sunday 15:00, at least 8 hours" in card
    assert "Times are in UTC." in card
    assert "24 hours" not in card
    assert "the vote: Monday\N{EN DASH}Friday 20:00, Saturday & Sunday 15:00" in str(choices_of(page))


async def test_a_wait_lasts_hours_again_once_its_times_are_removed_or_hours_chosen(sign_up: Stage) -> None:
    page = await times(sign_up)
    await write(sign_up, page, "vote", "20:00")
    await write(sign_up, page, "vote", "")
    before = await sign_up.painted_card()
    await write(sign_up, page, "vote", "20:00")
    deadlines = await sign_up.press("Gia", page, "Deadlines")
    await sign_up.choose("Gia", deadlines.response, ["24"], "brehon:hours:1:0:0:vote")

    assert "the vote, the orders and the guess: 24 hours" in before
    assert await sign_up.painted_card() == before
    assert await pace(sign_up) == Pace()


async def test_quiet_hours_and_grace_stand_on_the_card_even_after_a_restart(sign_up: Stage) -> None:
    page = await times(sign_up)
    await choose(sign_up, page, "quiet", "23:00\N{EN DASH}08:00")
    await sign_up.choose("Gia", page, ["10"], "brehon:setting:1:0:0:pace.grace")
    await sign_up.restart()
    card = await sign_up.painted_card()

    assert "Quiet hours: 23:00\N{EN DASH}08:00. Nothing ends then, and nobody is called." in card
    assert "An answer still counts 10 minutes after the deadline." in card
    assert (await pace(sign_up)).grace == 10


async def test_other_quiet_hours_are_typed(sign_up: Stage) -> None:
    page = await times(sign_up)
    form = await choose(sign_up, page, "quiet", "other")
    await sign_up.people["Gia"].submit_modal(form, {"hours": "00:30-06:45"})

    assert await pace(sign_up) == Pace(quiet=Quiet(30, 405))
    assert "Quiet hours 00:30\N{EN DASH}06:45" in str(choices_of(page))


async def test_unreadable_times_are_answered_with_the_right_form_and_change_nothing(sign_up: Stage) -> None:
    page = await times(sign_up)
    await choose(sign_up, page, "quiet", "23:00\N{EN DASH}08:00")
    said = [
        answer(await write(sign_up, page, "vote", "at eight")),
        answer(await write(sign_up, page, "vote", "20:00", "soon")),
        answer(await write(sign_up, page, "vote", "23:30")),
    ]
    form = await choose(sign_up, page, "quiet", "other")
    said.append(answer(await sign_up.people["Gia"].submit_modal(form, {"hours": "nightly"})))

    assert "please write them as 20:00" in said[0]
    assert 'I couldn\'t read "soon" as a length of time' in said[1]
    assert "23:30 is in the quiet hours 23:00\N{EN DASH}08:00" in said[2]
    assert "please write them as 23:00-08:00" in said[3]
    assert await pace(sign_up) == Pace(quiet=Quiet(1380, 480))


async def test_the_page_names_the_zone_of_its_times_and_how_to_set_another(sign_up: Stage) -> None:
    page = await times(sign_up)
    before = text_of(page.message)
    sign_up.make_manager("Zoe")
    await write(sign_up, page, "vote", "20:00")
    await sign_up.command("Zoe", "server settings", zone="Europe/Berlin")

    assert "Times of day are in UTC, this server's time zone" in before
    assert "`/server settings zone:`" in before
    assert labels_of(page) == ["Deadlines", "Set-up"]
    assert "Times are in Europe/Berlin." in await sign_up.painted_card()


async def test_a_game_is_opened_with_times_and_quiet_hours(stage: Stage) -> None:
    refused = await stage.command("Gia", "game new", game="great-table", times="20:00", quiet="19:00-21:00")
    unread = await stage.command("Gia", "game new", game="great-table", times="eight")
    await stage.command("Gia", "game new", game="great-table", times="20:00", quiet="23:00-08:00")

    assert "20:00 is in the quiet hours 19:00\N{EN DASH}21:00" in answer(refused)
    assert "I couldn't read these times of day" in answer(unread)
    assert await pace(stage) == Pace({"day": Ends((EVENING,), 15)}, Quiet(1380, 480))
