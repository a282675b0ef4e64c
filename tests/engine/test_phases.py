"""The phases of every game with a page of them: the page is complete, and nothing else sets a phase."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import engine
from engine.bluff.phases import PHASES as BLUFF
from engine.bluff.table import BluffTable
from engine.danube.phases import PHASES as DANUBE
from engine.danube.table import DanubeTable
from engine.great_table.phases import PHASES as GREAT_TABLE
from engine.great_table.table import GreatTable
from engine.honnoji.phases import PHASES as HONNOJI
from engine.honnoji.table import HonnojiTable
from engine.phases import Phases
from engine.quests.phases import PHASES as QUESTS
from engine.quests.table import QuestTable
from engine.sigily.phases import PHASES as SIGILY
from engine.sigily.table import SigilyTable

PAGES: dict[str, "Page"] = {
    "quests": QUESTS,
    "honnoji": HONNOJI,
    "great_table": GREAT_TABLE,
    "danube": DANUBE,
    "bluff": BLUFF,
    "sigily": SIGILY,
}

every_page = pytest.mark.parametrize("page", PAGES.values(), ids=PAGES)

Page = (
    Phases[QuestTable]
    | Phases[HonnojiTable]
    | Phases[GreatTable]
    | Phases[DanubeTable]
    | Phases[BluffTable]
    | Phases[SigilyTable]
)


@every_page
def test_every_phase_is_on_the_page(page: Page) -> None:
    assert set(page.courses) == set(type(next(iter(page.courses))))


@every_page
def test_a_phase_that_asks_players_has_a_deadline(page: Page) -> None:
    for course in page.courses.values():
        assert bool(course.asks) is (course.deadline is not None)


@every_page
def test_a_phase_that_asks_nobody_goes_on_by_itself_until_the_game_is_over(page: Page) -> None:
    idle = [phase for phase, course in page.courses.items() if not course.asks and not course.follows]

    assert idle == ([page.over] if page.over is not None else [])


@pytest.mark.parametrize("game", [*PAGES, "parties"])
def test_only_the_page_sets_a_phase(game: str) -> None:
    folder = Path(engine.__file__).parent / game

    assert [place for path in sorted(folder.glob("*.py")) for place in _set_phases(path)] == []


def _set_phases(path: Path) -> Iterator[str]:
    """Yield the places where a table gets another phase, except the one that carries out the page."""
    calls = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    for call in calls if path.name != "table.py" else ():
        names = {keyword.arg for keyword in call.keywords}
        if ast.unparse(call.func).rpartition(".")[2] == "replace" and names & {"phase", "time"}:
            yield f"{path.name}:{call.lineno}"
