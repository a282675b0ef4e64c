"""The GM's set-up panel: everything that may be chosen, what it does, what speaks against it, how to compare."""

import re
import shlex

import pytest
from simcord.results import ResponseMessage

from bot.cli import run
from tests.cogs.conftest import NAMES
from tests.cogs.stage import Stage, answer, text_of

LINE = re.compile(r"`brehon (.*)`")
NOT_KNOWN = "would not know each other"
AGAINST = ("Nothing speaks against", NOT_KNOWN, "changes nothing")


async def opened(stage: Stage) -> ResponseMessage:
    """The set-up as its GM has it before him."""
    panel = await stage.press("Gia", stage.card, "Set-up")
    assert panel.response is not None
    return panel.response


async def choose(stage: Stage, panel: ResponseMessage, field: str, *values: str) -> str:
    """Let the GM choose, and read what he is shown then."""
    await stage.choose("Gia", panel, values, f"brehon:option:1:0:0:{field}")
    return text_of(panel.message)


async def test_the_gm_chooses_everything_that_the_game_leaves_open(sign_up: Stage) -> None:
    panel = await opened(sign_up)
    await choose(sign_up, panel, "roles", "turncoat")
    await choose(sign_up, panel, "turncoat", "predetermined")
    await choose(sign_up, panel, "switches", "turncoats_meet", "vision", "inverter")
    card = await sign_up.painted_card()

    assert "Morrígan cards are dealt open" in card
    assert all(said in card for said in ("know each other", "With the Prophetic Vision", "With the War Chariot"))


async def test_what_is_switched_off_is_off(sign_up: Stage) -> None:
    panel = await opened(sign_up)
    await choose(sign_up, panel, "switches", "vision", "inverter")
    await choose(sign_up, panel, "switches", "inverter")
    card = await sign_up.painted_card()

    assert "War Chariot" in card
    assert "With the Prophetic Vision" not in card


async def test_the_set_up_says_what_each_role_does_and_for_which_side(sign_up: Stage) -> None:
    shown = await choose(sign_up, await opened(sign_up), "roles", "guardian", "hidden")

    assert "Cúchulainn (Ulaid)**: Knows who Lugh is. Helps Ulaid." in shown
    assert "Medb (Connacht)**: Stays unknown to Lugh. Helps Connacht." in shown


async def test_nothing_speaks_against_a_usual_set_up(sign_up: Stage) -> None:
    assert "Nothing speaks against this set-up" in answer(await sign_up.press("Gia", sign_up.card, "Set-up"))


async def test_a_role_that_changes_nothing_is_warned_of_before_the_game(sign_up: Stage) -> None:
    panel = await opened(sign_up)

    assert "the role changes nothing" in await choose(sign_up, panel, "roles", "decoy")
    assert "the role changes nothing" not in await choose(sign_up, panel, "roles", "decoy", "guardian")


async def test_cards_without_their_role_are_warned_of(sign_up: Stage) -> None:
    panel = await opened(sign_up)

    assert "that role does not play" in await choose(sign_up, panel, "turncoat", "predetermined")
    assert "that role does not play" not in await choose(sign_up, panel, "roles", "turncoat")


async def test_a_set_up_that_would_be_refused_says_so_while_it_is_chosen(sign_up: Stage) -> None:
    shown = await choose(sign_up, await opened(sign_up), "roles", "hidden", "lone")

    assert "Connacht has 2 seats at this table, and 3 of the chosen roles are on that side" in shown


async def test_what_speaks_against_a_set_up_follows_from_how_many_have_joined(sign_up: Stage) -> None:
    assert NOT_KNOWN in await choose(sign_up, await opened(sign_up), "roles", "lone")
    for name in ("Fay", "Gus"):
        sign_up.add(name)
        await sign_up.press(name, sign_up.card, "Join")
    seven = answer(await sign_up.press("Gia", sign_up.card, "Set-up"))

    assert "with 7 players" in seven
    assert NOT_KNOWN not in seven


async def test_before_anybody_has_joined_a_set_up_is_looked_at_for_the_fewest_players(stage: Stage) -> None:
    await stage.command("Gia", "game new", game="tain")

    assert "with 5 players" in answer(await stage.press("Gia", stage.card, "Set-up"))


async def test_nobody_but_the_gm_is_shown_what_speaks_against_a_set_up(sign_up: Stage) -> None:
    await choose(sign_up, await opened(sign_up), "roles", "lone", "decoy")
    answers = [answer(await sign_up.press(name, sign_up.card, "Set-up")) for name in (*NAMES, "Zoe")]
    shown = [await sign_up.painted_card(), *map(text_of, sign_up.channel.history())]
    written = [text_of(message) for name in (*NAMES, "Zoe") for message in sign_up.dms(name)]

    assert all("Only the GM" in said for said in answers)
    assert not any(against in text for against in AGAINST for text in (*answers, *shown, *written))


async def test_the_line_to_compare_set_ups_is_one_to_type(sign_up: Stage, capsys: pytest.CaptureFixture[str]) -> None:
    panel = await opened(sign_up)
    await choose(sign_up, panel, "roles", "guardian", "turncoat")
    await choose(sign_up, panel, "turncoat", "predetermined")
    found = LINE.search(await choose(sign_up, panel, "switches", "vision", "inverter"))
    assert found is not None
    typed = shlex.split(found.group(1))

    assert typed[:5] == ["simulate", "tain", "--policy", "sensible", "--players"]
    assert typed[-8:] == [
        *("--set", "roles=guardian,turncoat", "--set", "turncoat=predetermined"),
        *("--set", "vision=true", "--set", "inverter=true"),
    ]
    assert run([*typed, "--games", "1"]) == 0


async def test_every_wait_has_a_deadline_to_choose_on_one_page_or_another(sign_up: Stage) -> None:
    setup = await opened(sign_up)
    deadlines = await sign_up.press("Gia", setup, "Deadlines")
    await sign_up.choose("Gia", deadlines.response, ["48"], "brehon:hours:1:0:0:vote")
    await sign_up.press("Gia", deadlines.response, "More deadlines")
    await sign_up.choose("Gia", deadlines.response, ["72"], "brehon:hours:1:0:0:guess")
    await sign_up.choose("Gia", deadlines.response, ["96"], "brehon:hours:1:0:0:look")
    card = await sign_up.painted_card()

    assert "the vote: 48 hours" in card
    assert "the guess: 72 hours" in card
    assert "the Prophetic Vision: 96 hours" in card


async def test_the_pages_of_deadlines_lead_round(sign_up: Stage) -> None:
    deadlines = await sign_up.press("Gia", await opened(sign_up), "Deadlines")
    for _ in range(2):
        await sign_up.press("Gia", deadlines.response, "More deadlines")
    await sign_up.choose("Gia", deadlines.response, ["auto"], "brehon:late:1:0:0:")

    assert "goes on by itself" in await sign_up.painted_card()
