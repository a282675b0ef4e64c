"""The set-up of a Great Table: aliases, the deck and the roles, in numbers that a GM writes."""

import pytest

from bot.cogs.setup.counts_form import read_counts
from bot.host.denied import Denied
from engine.great_table.options import GreatTableOptions
from tests.cogs.stage import Stage, answer


async def test_the_gm_makes_a_game_anonymous_in_the_answer_that_opens_it(stage: Stage) -> None:
    asked = await stage.command("Gia", "game new", game="great-table", anonymous=False)
    card = await stage.painted_card()
    await stage.press("Gia", asked.response, "Make it anonymous")

    assert "Everybody plays under their own name." in card
    assert "Everybody plays under an alias." in answer(asked)
    assert "Everybody plays under an alias." in await stage.painted_card()


async def test_the_gm_writes_numbers_of_cards_and_roles_and_a_wrong_line_is_named(stage: Stage) -> None:
    await stage.command("Gia", "game new", game="great-table")
    panel = await stage.press("Gia", stage.card, "Set-up")
    opened = await stage.press("Gia", panel.response, "Numbers")
    refused = await stage.people["Gia"].submit_modal(opened, {"roles": "", "deck": "Dragon 1"})
    opened = await stage.press("Gia", panel.response, "Numbers")
    await stage.people["Gia"].submit_modal(opened, {"roles": "Apprentice 0", "deck": "King 1\nplace swap 8"})
    shown = answer(await stage.press("Gia", stage.card, "Set-up"))

    assert "Dragon 1" in answer(refused)
    assert "--set roles=apprentice:0 --set deck=king:1,place_swap:8`" in shown
    assert (await stage.hosted()).options["deck"] == {"king": 1, "place_swap": 8}
    assert (await stage.hosted()).options["roles"] == {"apprentice": 0}


async def test_the_gm_may_write_numbers_as_the_set_up_and_the_documents_print_them(stage: Stage) -> None:
    await stage.command("Gia", "game new", game="great-table", anonymous=False)
    panel = await stage.press("Gia", stage.card, "Set-up")

    async def numbers(**sent: str) -> None:
        opened = await stage.press("Gia", panel.response, "Numbers")
        await stage.people["Gia"].submit_modal(opened, {"roles": "", "deck": "", **sent})

    await numbers(roles="apprentice:1", deck="king:1,place_swap:8")
    typed = (await stage.hosted()).options
    await numbers(roles="roles=apprentice:2", deck="deck=king,consort, lover: 2\nplace swap:12")

    assert (typed["roles"], typed["deck"]) == ({"apprentice": 1}, {"king": 1, "place_swap": 8})
    hosted = await stage.hosted()
    assert hosted.options["roles"] == {"apprentice": 2}
    assert hosted.options["deck"] == {"king": 1, "consort": 1, "lover": 2, "place_swap": 12}


@pytest.mark.parametrize(
    "line", ["king:", "king:x", "king:21", "dragon", "dragon:1", "king:1:1", "=", ":", "roles=king:1"]
)
def test_a_line_of_numbers_that_cannot_be_read_is_named(line: str) -> None:
    with pytest.raises(Denied, match="count-unreadable"):
        read_counts(GreatTableOptions, {"deck": [f"guard:1, {line}"]})
