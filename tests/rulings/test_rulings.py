"""Every sentence of the rulings of the games on boards, by records that were written by hand."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from engine.audience import reader_called
from engine.errors import BadInput, Refused, SetupRefused
from engine.game import Game
from engine.record import Replay, Verdict, write_notice
from engine.rulebooks import RULEBOOKS
from tests.rulings.reading import Fields, Ruling, rulings
from tests.rulings.sigils import looked_up

GAMES = {rulebook.slug: rulebook for rulebook in RULEBOOKS}
FILES = sorted(Path(__file__).parent.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_what_each_sentence_of_the_rulings_says_comes_about_in_its_records(path: Path) -> None:
    assert [f"{ruling.sentence} {problem}" for ruling in rulings(path) for problem in problems(ruling)] == []


def problems(ruling: Ruling) -> Iterator[str]:
    """Play a record, and say where something else comes about than should."""
    left = [*ruling.lines]
    for came, game in played(ruling):
        line = left.pop(0)
        if came != line.follows and (line.follows or not all("notice" in fields for fields in came)):
            yield f"{line.text.decode()} brings about {came}"
        for reader, expected in line.seen:
            seen = None if game is None else view(game, reader, expected)
            if seen != expected:
                yield f"{line.text.decode()} shows {reader} {seen}"
    if left:
        yield f"{left[0].text.decode()} is not reached"


def played(ruling: Ruling) -> Iterator[tuple[list[Fields], Game | None]]:
    """Play a record, and tell of each line what it brings about."""
    try:
        replay = Replay(GAMES, [line.text for line in ruling.lines], complete=True)
        for verdict in replay:
            yield what_came(verdict), replay.game
    except SetupRefused as refused:
        yield [refusal(refused)], None
    except BadInput as error:
        yield [{"bad": error.field}], None


def what_came(verdict: Verdict) -> list[Fields]:
    """The notices of a line, or its refusal."""
    if verdict.refused is not None:
        return [refusal(verdict.refused)]
    assert verdict.entry is not None
    notices: list[Fields] = [msgspec.json.decode(notice) for notice in write_notice(verdict.entry)]
    return [{name: notice[name] for name in notice if name != "line"} for notice in notices]


def refusal(refused: Refused) -> Fields:
    """A refusal as a replay prints it."""
    return dict[str, object](msgspec.json.decode(msgspec.json.encode(refused.refusal)))


def view(game: Game, reader: str, among: Fields) -> Fields:
    """What a reader sees, as a replay prints it, of the things that are looked at."""
    whole = game.rulebook.written(game.view(reader_called(reader)).table, reader_called(reader))
    seen = msgspec.json.decode(msgspec.json.encode(whole))
    return {path: looked_up(seen, path) for path in among}
