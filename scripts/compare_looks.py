"""Lays the pictures of a game in two versions side by side: the old look above, the new one below.

python scripts/compare_looks.py BEFORE AFTER OUT

The folders are those that ``render_game.py`` has filled. Each sheet has the next few posts of both versions in order.
Two versions tell a game in different posts, so those below each other match only roughly.
"""

import sys
from collections.abc import Sequence
from itertools import zip_longest
from pathlib import Path

from PIL import Image

ROW = {"phone": 6, "desk": 3}
"""The pictures in a row, by screen."""
GAP = 12
GREY = "#808080"
SHRUNK = 2
"""Pictures have twice the resolution of a screen."""


def sheets(before: Sequence[Path], after: Sequence[Path], row: int) -> list[Image.Image]:
    """Lay pictures out, this many in a row."""
    pairs = list(zip_longest(before, after))
    return [_sheet([pair[0] for pair in part], [pair[1] for pair in part]) for part in _parts(pairs, row)]


def _parts(pairs: list[tuple[Path | None, Path | None]], row: int) -> list[list[tuple[Path | None, Path | None]]]:
    return [pairs[start : start + row] for start in range(0, len(pairs), row)]


def _sheet(above: Sequence[Path | None], below: Sequence[Path | None]) -> Image.Image:
    drawn = [[None if path is None else _shrunk(path) for path in line] for line in (above, below)]
    width, height = (max(shown.size[side] for line in drawn for shown in line if shown is not None) for side in (0, 1))
    sheet = Image.new("RGB", (len(above) * (width + GAP) + GAP, 2 * (height + GAP) + GAP), GREY)
    for y, line in enumerate(drawn):
        for x, shown in enumerate(line):
            if shown is not None:
                sheet.paste(shown, (GAP + x * (width + GAP), GAP + y * (height + GAP)))
    return sheet


def _shrunk(path: Path) -> Image.Image:
    with Image.open(path) as picture:
        return picture.convert("RGB").reduce(SHRUNK)


def main(before: Path, after: Path, out: Path) -> None:
    """Write the sheets of each screen and each place."""
    out.mkdir(parents=True, exist_ok=True)
    for screen, row in ROW.items():
        for place in ("channel", "dm"):
            old, new = (sorted(folder.glob(f"*-{place}-{screen}.png")) for folder in (before, after))
            for number, sheet in enumerate(sheets(old, new, row)):
                path = out / f"{place}-{screen}-{number:02}.png"
                sheet.save(path)
                print(path)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
