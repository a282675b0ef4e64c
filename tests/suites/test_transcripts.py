"""Golden games: what each reader is told of a record, word by word.

``tests/records`` holds the games, ``tests/transcripts`` a file ``RECORD.READER.txt`` for each reader that is looked at.
A new one begins as an empty file; ``pytest tests/suites/test_transcripts.py --write-transcripts`` writes them all anew.
Then read what has changed.
"""

from pathlib import Path

import pytest

from engine.names import GM
from engine.record import Replay
from engine.rulebook import AnyRulebook
from engine.rulebooks import RULEBOOKS
from tests.suites.transcripts import transcript

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
}
"""The games that records name, and the rulebooks behind them."""
GAMES = {game: next(each for each in RULEBOOKS if each.slug == slug) for game, slug in THEMES.items()}


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_a_reader_is_told_what_his_transcript_says(path: Path, request: pytest.FixtureRequest) -> None:
    record, reader, _ = path.name.split(".")
    written = transcript(GAMES, TESTS / "records" / f"{record}.jsonl", reader)
    if request.config.getoption("write_transcripts"):
        path.write_text(written, encoding="utf-8")

    assert written == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_record_is_played_to_its_end(path: Path) -> None:
    replay = Replay(GAMES, path.read_bytes().splitlines())

    numbers = [verdict.line for verdict in replay]

    assert numbers == list(range(1, len(path.read_bytes().splitlines()) + 1))
    assert replay.game.table.outcome is not None


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_record_has_a_transcript(path: Path) -> None:
    assert [each for each in TRANSCRIPTS if each.name.startswith(f"{path.stem}.")]


@pytest.mark.parametrize("rulebook", RULEBOOKS, ids=lambda rulebook: rulebook.slug)
def test_every_game_has_a_golden_game_that_everybody_the_gm_and_a_player_read(rulebook: AnyRulebook) -> None:
    readers: set[str] = set()
    for path in TRANSCRIPTS:
        record, reader, _ = path.name.split(".")
        replay = Replay(GAMES, (TESTS / "records" / f"{record}.jsonl").read_bytes().splitlines())
        if replay.game.rulebook is rulebook:
            readers.add(reader if reader in ("public", GM) else "player")

    assert readers == {"public", GM, "player"}
