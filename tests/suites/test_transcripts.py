"""Golden games: what each reader is told of a record, word by word.

``tests/records`` holds the games, ``tests/transcripts`` a file ``RECORD.READER.txt`` for each reader. To add one,
create an empty file. ``pytest tests/suites/test_transcripts.py --write-transcripts`` rewrites all files. Then read the
difference.
"""

from pathlib import Path

import pytest

from engine.names import GM
from engine.record import Replay
from engine.rulebooks import RULEBOOKS
from tests.suites.transcripts import transcripts

TESTS = Path(__file__).parents[1]
RECORDS = sorted((TESTS / "records").glob("*.jsonl"))
TRANSCRIPTS = sorted((TESTS / "transcripts").glob("*.txt"))
THEMES = {
    "tain": "quests",
    "middle-earth": "quests",
    "honnoji": "honnoji",
    "great-table": "great_table",
    "danube": "danube",
    "bluff": "bluff",
    "sigily": "sigily",
    "open-table": "open_table",
}
"""The games that records name, with their rulebooks."""
GAMES = {game: next(each for each in RULEBOOKS if each.slug == slug) for game, slug in THEMES.items()}


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.stem)
def test_a_record_tells_its_readers_what_their_transcripts_say(record: Path, request: pytest.FixtureRequest) -> None:
    files = {path.stem.partition(".")[2]: path for path in TRANSCRIPTS if path.name.startswith(f"{record.stem}.")}
    replay = Replay(GAMES, record.read_bytes().splitlines())
    numbers, written = transcripts(replay, record.stem, [*files])
    if request.config.getoption("write_transcripts"):
        for reader, path in files.items():
            path.write_text(written[reader], encoding="utf-8")

    assert numbers == list(range(1, len(record.read_bytes().splitlines()) + 1))
    assert replay.game.table.outcome is not None
    assert files
    for reader, path in files.items():
        assert written[reader] == path.read_text(encoding="utf-8"), reader


def test_every_game_has_transcripts_of_a_record_for_all_readers() -> None:
    games = {path.stem: Replay(GAMES, path.read_bytes().splitlines()).game.rulebook.slug for path in RECORDS}

    read: set[tuple[str, str]] = set()
    for record, _, reader in (path.stem.partition(".") for path in TRANSCRIPTS):
        read.add((games[record], reader if reader in ("public", GM) else "player"))

    assert read == {(rulebook.slug, reader) for rulebook in RULEBOOKS for reader in ("public", GM, "player")}
