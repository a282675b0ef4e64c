"""The presets of a table's pace."""

from itertools import product

import pytest
from msgspec.structs import replace

from bot.host.waits.deadlines import check_hours
from bot.storage.schema.choices import Reasoning
from bot.storage.schema.game_settings import GameSettings
from bot.storage.schema.kinds import LatePolicy
from bot.storage.schema.pace import Ends, Pace, Quiet, TimeOfDay
from bot.storage.schema.presets import PRESETS, Preset, PresetName, preset_named, preset_of
from engine.rulebook import AnyRulebook
from engine.rulebooks import RULEBOOKS

EVENING, DAY, WEEKS = PRESETS
QUIET = Quiet(1380, 480)


@pytest.mark.parametrize(("preset", "rulebook"), [*product(PRESETS, RULEBOOKS)])
def test_a_preset_is_recognized_until_something_that_it_sets_is_changed(preset: Preset, rulebook: AnyRulebook) -> None:
    chosen = preset.applied(GameSettings(reasons=Reasoning.GM), rulebook)
    changed = replace(chosen, hours={**chosen.hours, rulebook.kinds_of_wait[0]: 77.0})

    assert preset_of(chosen, rulebook) is preset
    assert preset_of(changed, rulebook) is None
    assert chosen.reasons is Reasoning.GM


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_each_wait_of_an_evening_lasts_one_to_ten_minutes_and_ends_by_itself(rulebook: AnyRulebook) -> None:
    settings = EVENING.applied(GameSettings(), rulebook)

    assert settings.hours.keys() == {*rulebook.kinds_of_wait}
    assert all(1 / 60 <= hours <= 10 / 60 for hours in settings.hours.values())
    assert all(map(settings.is_brief, rulebook.kinds_of_wait))
    assert settings.late is LatePolicy.AUTO


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_a_wait_within_another_is_the_shorter_one(rulebook: AnyRulebook) -> None:
    for preset in PRESETS:
        hours = preset.applied(GameSettings(), rulebook).hours
        for outer, inner in rulebook.inner.items():
            assert hours[inner] < hours[outer]
        for each in hours.values():
            check_hours(each)


def test_slow_play_keeps_the_quiet_hours_and_an_evening_has_none() -> None:
    quiet = GameSettings(pace=Pace(ends={"vote": Ends((TimeOfDay(1200),), 12)}, quiet=QUIET, grace=10))
    paces = [preset.applied(quiet, RULEBOOKS[0]).pace for preset in PRESETS]

    assert paces == [Pace(), Pace(quiet=QUIET, grace=10), Pace(quiet=QUIET, grace=10)]


def test_a_preset_is_found_by_its_name_alone() -> None:
    assert preset_named(PresetName.WEEKS) is WEEKS
    assert preset_named("weather") is None
    assert DAY.applied(GameSettings(), RULEBOOKS[0]).late is LatePolicy.ASK
