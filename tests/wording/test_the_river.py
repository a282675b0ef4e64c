"""Posts of the river that tell a throw and its moves."""

from bot.themes import load_themes
from bot.wording.words_registry import words_for
from engine.audience import To
from engine.danube.events import Moved, Thrown
from engine.events import Event, Resumed
from engine.views import Told

THROWN = Thrown(to=To.PUBLIC, player="Ann", white=3, count=3)


def moved(start: int, onto: int) -> Moved:
    """Return the sailing of a boat."""
    return Moved(to=To.PUBLIC, player="Ann", start=start, onto=onto, steps=onto - start, swapped=False, rapids=False)


def lines(*events: Event) -> list[str]:
    """Return their telling, a line each."""
    told = [Told(To.PUBLIC, event) for event in events]
    return [moment.line for moment in words_for(load_themes()["danube"]).announce_all(told, 2) if moment is not None]


def test_a_throw_is_posted_together_with_its_moves() -> None:
    assert lines(THROWN, moved(11, 12), moved(14, 16)) == ["**Ann** throws 3: 11 → 12, 14 → 16."]


def test_a_move_after_a_pause_within_a_throw_is_posted_too() -> None:
    assert lines(Resumed(to=To.PUBLIC), moved(11, 12), moved(14, 16))[1:] == ["**Ann**: 11 → 12.", "**Ann**: 14 → 16."]
