"""A page of the set-up with more selects than a message takes: a button turns to the rest, and no other is lost."""

import pytest
from msgspec.structs import replace

from bot.storage.schema import game_settings
from bot.storage.schema.offered_settings import SetupPage
from tests.cogs.setup.test_setting_up import gm_page
from tests.cogs.stage import Stage, choices_of, labels_of


@pytest.fixture
def _crowded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Move a setting to the page of the GM's acts, whose row of buttons is full."""
    moved = [
        replace(each, page=SetupPage.POLICY) if each.name == "strength" else each for each in game_settings.SETTINGS
    ]
    monkeypatch.setattr(game_settings, "SETTINGS", tuple(moved))


@pytest.mark.usefixtures("_crowded")
async def test_a_page_whose_row_of_buttons_is_full_turns_to_its_other_selects(sign_up: Stage) -> None:
    first = await gm_page(sign_up)
    before, labels = choices_of(first), labels_of(first)
    await sign_up.press("Gia", first, "More to choose")

    settings = game_settings.settings_on(SetupPage.POLICY, (await sign_up.hosted()).rulebook)
    assert choices_of(first).keys().isdisjoint(before)
    assert len(before) + len(choices_of(first)) == len(settings)
    assert labels == labels_of(first)
    assert labels[-2:] == ["Deadlines", "Set-up"]
