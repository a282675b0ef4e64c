"""The set-up of a Great Table: aliases, the deck and the roles, in numbers that a GM writes."""

import pytest
from simcord import InteractionResult

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


async def sends_numbers(stage: Stage, **sent: str) -> InteractionResult:
    """Let the GM write numbers of roles and cards."""
    panel = await stage.press("Gia", stage.card, "Set-up")
    opened = await stage.press("Gia", panel.response, "Numbers")
    result = await stage.people["Gia"].submit_modal(opened, {"roles": "", "deck": "", **sent})
    assert isinstance(result, InteractionResult)
    return result


async def test_a_wrong_line_among_the_numbers_is_named(stage: Stage) -> None:
    await stage.command("Gia", "game new", game="great-table")

    assert "Dragon 1" in answer(await sends_numbers(stage, deck="Dragon 1"))


async def test_the_gm_writes_numbers_of_cards_and_roles(stage: Stage) -> None:
    await stage.command("Gia", "game new", game="great-table")
    await sends_numbers(stage, roles="Apprentice 0", deck="King 1\nplace swap 8")
    shown = answer(await stage.press("Gia", stage.card, "Set-up"))

    assert "--set roles=apprentice:0 --set deck=king:1,place_swap:8`" in shown
    assert (await stage.hosted()).options["deck"] == {"king": 1, "place_swap": 8}
    assert (await stage.hosted()).options["roles"] == {"apprentice": 0}


@pytest.mark.parametrize(
    ("roles", "deck", "apprentices", "cards"),
    [
        ("apprentice:1", "king:1,place_swap:8", 1, {"king": 1, "place_swap": 8}),
        (
            "roles=apprentice:2",
            "deck=king,consort, lover: 2\nplace swap:12",
            2,
            {"king": 1, "consort": 1, "lover": 2, "place_swap": 12},
        ),
    ],
    ids=["set-up", "documents"],
)
async def test_the_gm_may_write_numbers_as_the_set_up_and_the_documents_print_them(
    stage: Stage, roles: str, deck: str, apprentices: int, cards: dict[str, int]
) -> None:
    await stage.command("Gia", "game new", game="great-table", anonymous=False)
    await sends_numbers(stage, roles=roles, deck=deck)
    options = (await stage.hosted()).options

    assert (options["roles"], options["deck"]) == ({"apprentice": apprentices}, cards)


@pytest.mark.parametrize(
    "line",
    ["king:", "king:x", "king:21", "dragon", "dragon:1", "king:1:1", "=", ":", "roles=king:1", f"king{' ' * 900}x"],
)
def test_a_line_of_numbers_that_cannot_be_read_is_named(line: str) -> None:
    with pytest.raises(Denied, match="count-unreadable"):
        read_counts(GreatTableOptions, {"deck": [f"guard:1, {line}"]})
