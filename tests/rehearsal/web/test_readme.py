"""The pictures that show the bot are up to date; if not, ``python -m scripts.picture_readme`` takes them again."""

import json
import re

import pytest

from scripts.readme_scenes import FOLDER, ROOT, SHOWN, shown

TEXTS = [path.read_text(encoding="utf-8") for path in (ROOT / "README.md", ROOT / "docs/playing.md")]
TAKEN = ("table", "rehearsal", "replay")
LARGEST = 150_000


async def test_the_pictures_match_the_game_and_its_present_style() -> None:
    kept = json.loads((FOLDER / SHOWN).read_text(encoding="utf-8"))

    assert await shown() == kept
    assert [*kept] == ["looks", *TAKEN]


@pytest.mark.parametrize("name", TAKEN)
def test_each_picture_is_small_and_described_beside_it(name: str) -> None:
    told = re.search(rf"!\[([^]]+)\]\((?:docs/)?pictures/{name}\.png\)", "\n".join(TEXTS))

    assert (FOLDER / f"{name}.png").stat().st_size <= LARGEST
    assert told is not None
    assert len(told[1].split()) > 10
