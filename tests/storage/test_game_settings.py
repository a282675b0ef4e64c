"""The settings of a table: each is declared, and chosen by what a select sends."""

from enum import StrEnum

import pytest
from msgspec.structs import asdict

from bot.storage.schema.escalation import Escalation
from bot.storage.schema.game_settings import SETTINGS, GameSetting, GameSettings, setting_of
from engine.errors import BadInput

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: str(setting.name))


def test_every_field_of_words_is_declared_as_a_setting() -> None:
    words = {name for name, value in asdict(GameSettings()).items() if isinstance(value, StrEnum)}
    steps = {f"escalation.{name}" for name in asdict(Escalation())}

    assert words | steps | {"pace.grace"} == {setting.name for setting in SETTINGS}


@every_setting
def test_each_value_of_a_setting_is_chosen_by_its_text_and_nothing_else_changes(setting: GameSetting) -> None:
    usual = GameSettings()
    for choice in setting.choices:
        chosen = setting.chosen_in(usual, str(choice))

        assert setting.value_in(chosen) == choice
        assert setting.chosen_in(chosen, str(setting.value_in(usual))) == usual


@every_setting
def test_a_select_can_show_what_is_usual_and_offers_no_more_than_discord_takes(setting: GameSetting) -> None:
    assert setting.value_in(GameSettings()) in setting.choices
    assert len(setting.choices) <= 25


def test_what_is_no_setting_or_no_value_of_one_is_refused() -> None:
    with pytest.raises(BadInput):
        setting_of("pace")
    with pytest.raises(BadInput):
        setting_of("late").chosen_in(GameSettings(), "nobody")
