"""The page of a record: each reader's part, and that it needs and does nothing else."""

import json
import re
from base64 import b64encode
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import pytest
from PIL import Image

from bot.page import album
from bot.page.album import BUDGET
from bot.page.replay_page import LARGEST
from tests.cli.conftest import HEADER, PLAYERS, PROPOSAL, Brehon, Record
from tests.cogs.at_hand import sqlite_at_hand
from tests.page.reading import EVERYBODY, EVERYTHING, GM, element, read_page

Lines = Sequence[Mapping[str, object]]
RECORDS = Path(__file__).parents[1] / "records"
BEGINNING = 20
"""The number of the first lines of a record in which a house player has thought about others."""
A_DEATH = 44
"""The number of the first lines of the Great Table's record in which Nan, an apprentice of the house, has died."""
HONNOJI = RECORDS / "honnoji_plotters_win.jsonl"
GREAT_TABLE = RECORDS / "great_table_whole_game.jsonl"
SABOTAGE = {"by": "Dan", "move": "act", "support": False}
OTHER_DEAL = {
    "sides": {"Ann": "evil", "Ben": "good", "Cat": "good", "Dan": "good", "Eve": "evil"},
    "roles": {"Dan": "seer", "Eve": "assassin"},
    "leaders": PLAYERS,
}
TREASON = {"by": "Ann", "move": "act", "support": False}
REJECTED = [{"by": name, "move": "vote", "approve": False} for name in PLAYERS]
OPENING = {"Ann": [6, 6, 1, 1, 1], "Ben": [5, 4, 2, 2, 1]}
DICE = {"brehon": 1, "game": "bluff", "players": ["Ann", "Ben"], "drawn": {"opening": [OPENING], "dice": OPENING}}
OTHER_DICE = {**DICE, "drawn": {"opening": [OPENING], "dice": {"Ann": OPENING["Ann"], "Ben": [2, 2, 2, 3, 4]}}}
BID = {"by": "Ann", "move": "bid", "count": 2, "face": 6}
TEN = ["Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon"]
DECK = {"king": 1, "lover": 2, "thief": 1, "guard": 1, "healer": 1, "place_swap": 4}
HOUSE = {"roles": {"Ann": "master", "Ben": "apprentice", "Cat": "apprentice"}, "seats": TEN, "first": "Jon"}
OTHER_HOUSE = {"roles": {"Dan": "master", "Eve": "apprentice", "Fay": "apprentice"}, "seats": TEN, "first": "Jon"}
OPTIONS = {"roles": {"apprentice": 2}, "deck": DECK}
TABLE = {"brehon": 1, "game": "great-table", "players": TEN, "options": OPTIONS}
NAMED = {**TABLE, "options": {**OPTIONS, "anonymous": False}}
"""Without aliases, some players talk in private threads."""
WHISPERED = [{"by": name, "move": "whisper", "thread": "house", "text": f"I am {name}."} for name in ("Ben", "Eve")]


def at(minute: int, line: Mapping[str, object]) -> Mapping[str, object]:
    """Return a line with a time."""
    return {**line, "at": f"2026-11-20T18:{minute:02}:00Z"}


MINDS = [{"by": "Dan", "move": "vote", "approve": approve} for approve in (True, False, True)]
VOTES = [at(20, {"by": name, "move": "vote", "approve": True, "public": True}) for name in PLAYERS if name != "Dan"]
TALK = [at(minute, {**WHISPERED[0], "text": f"Number {minute}."}) for minute in (1, 5, 9)]
PAUSE = at(20, {"by": "gm", "move": "pause"})


class Twins(NamedTuple):
    """Two games, and readers who cannot tell them apart."""

    readers: tuple[str, ...]
    one: Lines
    other: Lines


TWINS = {
    "by an order": Twins(
        ("Cat", "public"),
        (HEADER, PROPOSAL, SABOTAGE, TREASON, *REJECTED),
        ({**HEADER, "drawn": OTHER_DEAL}, PROPOSAL, SABOTAGE, TREASON, *REJECTED),
    ),
    "by dice and their pictures": Twins(("Ann", "public"), (DICE, BID), (OTHER_DICE, BID)),
    "by what some say apart, and what the GM alone is told": Twins(
        ("Jon", "public"), ({**TABLE, "drawn": HOUSE}, *WHISPERED), ({**TABLE, "drawn": OTHER_HOUSE}, *WHISPERED)
    ),
    "by how often somebody changes a secret mind, and when": Twins(
        ("Ann", "Cat", "public"),
        (HEADER, at(0, PROPOSAL), *(at(minute, mind) for minute, mind in zip((1, 5, 9), MINDS, strict=True)), *VOTES),
        (HEADER, at(0, PROPOSAL), at(1, MINDS[-1]), *VOTES),
    ),
    "by what some say in a thread": Twins(
        ("Jon", "public"), ({**NAMED, "drawn": HOUSE}, *WHISPERED), ({**NAMED, "drawn": OTHER_HOUSE}, *WHISPERED)
    ),
    "by how much some say in a thread, and when": Twins(
        ("Dan", "Jon", "public"),
        ({**NAMED, "drawn": HOUSE}, *TALK, PAUSE),
        ({**NAMED, "drawn": HOUSE}, at(7, TALK[0]), PAUSE),
    ),
}
"""Pairs of games, by their difference."""


@pytest.fixture(scope="module", autouse=True)
def at_hand() -> Iterator[None]:
    """Draw pictures at once, and pack each only once, though many of these pages have it."""
    packed: dict[tuple[str, tuple[int, int], bytes], bytes] = {}
    pack = album._webp

    def pack_once(image: Image.Image) -> bytes:
        key = (image.mode, image.size, image.tobytes())
        if key not in packed:
            packed[key] = pack(image)
        return packed[key]

    with sqlite_at_hand(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(album, "_webp", pack_once)
        yield


def written(brehon: Brehon, file: Path | str, out: Path, *options: str) -> str:
    ended = brehon("replay", str(file), "--html", str(out), *options)
    assert (ended.status, ended.out, ended.err) == (0, "", "")
    return out.read_text(encoding="utf-8")


def test_each_reader_reads_exactly_their_messages(brehon: Brehon, record: Record, tmp_path: Path) -> None:
    page = read_page(written(brehon, record(HEADER, PROPOSAL, SABOTAGE), tmp_path / "page.html"))
    dan = page.seats.index("Dan") + 1
    told = {reader: "\n".join(line for each in page.of(reader) for line in each.lines) for reader in (EVERYBODY, dan)}

    assert page.readers == (EVERYBODY, *range(1, len(page.seats) + 1), GM, EVERYTHING)
    assert "sabotage the quest" in told[dan]
    assert "sabotage the quest" not in told[EVERYBODY]
    assert "Ann proposes a party" in told[EVERYBODY]


def test_a_page_for_one_reader_has_nobody_else_s_secrets(brehon: Brehon, record: Record, tmp_path: Path) -> None:
    file = record(HEADER, PROPOSAL, SABOTAGE)
    written_for_eve = written(brehon, file, tmp_path / "eve.html", "--as", "Eve")
    eve = read_page(written_for_eve)
    public = read_page(written(brehon, file, tmp_path / "public.html", "--as", "public"))
    seat = eve.seats.index("Eve") + 1

    assert (eve.readers, {each.to for each in eve.messages}) == ((seat, EVERYBODY), {seat, EVERYBODY})
    assert json.loads(element(written_for_eve, "words"))["step"] == "Step {number} of {last}"
    assert (public.readers, {each.to for each in public.messages}) == ((EVERYBODY,), {EVERYBODY})


@pytest.mark.parametrize("difference", TWINS)
def test_two_games_that_a_reader_cannot_tell_apart_give_the_same_page(
    brehon: Brehon, record: Record, tmp_path: Path, difference: str
) -> None:
    def page(lines: Lines, *options: str) -> str:
        return written(brehon, record(*map(dict, lines)), tmp_path / "page.html", "--keep-going", *options)

    readers, one, other = TWINS[difference]
    whole = read_page(page(one))

    assert whole != read_page(page(other))
    for reader in readers:
        own = page(one, "--as", reader)
        seat = EVERYBODY if reader == "public" else whole.seats.index(reader) + 1
        assert own == page(other, "--as", reader)
        assert [each.lines for each in read_page(own).messages] == [each.lines for each in whole.of(seat)]


def test_only_members_read_a_private_thread(brehon: Brehon, record: Record, tmp_path: Path) -> None:
    file = record({**NAMED, "drawn": HOUSE}, WHISPERED[0])
    page = read_page(written(brehon, file, tmp_path / "page.html"))
    readers = {reader for reader in page.readers if any("I am Ben." in each.lines for each in page.of(reader))}

    assert readers == {page.seats.index(name) + 1 for name in ("Ben", "Cat")}


def test_a_page_tells_what_each_seat_could_have_known(brehon: Brehon, record: Record, tmp_path: Path) -> None:
    file = record(HEADER, PROPOSAL)
    everything = read_page(written(brehon, file, tmp_path / "all.html"))
    eve = read_page(written(brehon, file, tmp_path / "eve.html", "--as", "Eve"))
    ann, ben = (everything.seats.index(name) + 1 for name in ("Ann", "Ben"))

    assert everything.suspicion[ann] == [0, 0, 0, 100, 100]
    assert everything.suspicion[ben] == [50, 0, 50, 50, 50]
    assert set(eve.suspicion) == {everything.seats.index("Eve") + 1}


def test_a_page_tells_what_each_house_player_believed(brehon: Brehon, record: Record, tmp_path: Path) -> None:
    file = record({**HEADER, "house": {"Ann": "usual", "Ben": "usual"}}, PROPOSAL)
    everything = read_page(written(brehon, file, tmp_path / "all.html"))
    ben_alone = read_page(written(brehon, file, tmp_path / "ben.html", "--as", "Ben"))
    ann, ben = (everything.seats.index(name) + 1 for name in ("Ann", "Ben"))

    assert everything.beliefs == {ann: [0, 0, 0, 100, 100], ben: [50, 0, 50, 50, 50]}
    assert set(ben_alone.beliefs) == {ben}


def with_house(game: Path, folder: Path, seat: str, most: int | None = None) -> str:
    """Return the file of the same record with a house player on a seat, or of its first lines."""
    header, *lines = game.read_text(encoding="utf-8").splitlines()[:most]
    file = folder / "record.jsonl"
    file.write_text("\n".join([json.dumps({**json.loads(header), "house": {seat: "usual"}}), *lines]), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("game", [HONNOJI, GREAT_TABLE], ids=lambda game: game.stem)
def test_a_page_of_another_game_tells_beliefs_and_nothing_that_could_have_been_known(
    brehon: Brehon, tmp_path: Path, game: Path
) -> None:
    whole = written(brehon, with_house(game, tmp_path, "Ann", BEGINNING), tmp_path / "page.html", "--keep-going")
    page = read_page(whole)

    assert set(page.beliefs) == {page.seats.index("Ann") + 1}
    assert "house player" in json.loads(element(whole, "words"))["belief"]
    assert page.suspicion == {}


def test_a_page_keeps_what_a_house_player_believed_before_it_died(brehon: Brehon, tmp_path: Path) -> None:
    file = with_house(GREAT_TABLE, tmp_path, "Nan", A_DEATH)
    page = read_page(written(brehon, file, tmp_path / "page.html", "--keep-going"))
    nan = page.seats.index("Nan")

    assert page.beliefs[nan + 1][nan] == 100


def test_a_page_of_a_game_among_people_tells_no_beliefs(brehon: Brehon, record: Record, tmp_path: Path) -> None:
    assert read_page(written(brehon, record(HEADER, PROPOSAL), tmp_path / "page.html")).beliefs == {}


def test_the_page_of_a_whole_game_of_ten_keeps_within_its_size_with_all_its_pictures(
    brehon: Brehon, tmp_path: Path
) -> None:
    whole = written(brehon, HONNOJI, tmp_path / "page.html")
    page, pictures = read_page(whole), element(whole, "pictures")

    assert "Victory for the Plotters" in str(page.messages[-1].lines)
    assert len(whole) - len(pictures) < LARGEST / 4
    assert len(pictures) < BUDGET / 4
    assert None not in page.pictures


def policy_of(page: str) -> str:
    """Return the page's Content Security Policy."""
    found = re.search(r'Content-Security-Policy" content="([^"]*)"', page)
    assert found is not None
    return found[1]


def test_a_page_runs_no_script_but_its_own(brehon: Brehon, record: Record, tmp_path: Path) -> None:
    page = written(brehon, record(HEADER), tmp_path / "page.html")
    script = re.search(r"<script>(.*?)</script>", page, re.DOTALL)
    assert script is not None
    digest = b64encode(sha256(script[1].encode()).digest()).decode()

    assert f"script-src 'sha256-{digest}';" in policy_of(page)


def test_a_page_loads_nothing(brehon: Brehon, record: Record, tmp_path: Path) -> None:
    page = written(brehon, record(HEADER), tmp_path / "page.html")

    assert policy_of(page).startswith("default-src 'none'; img-src data:;")
    assert not re.search(r"(?:src|href)=[\"']?(?:https?:)?//", page)


def test_printing_and_writing_options_exclude_each_other(brehon: Brehon, record: Record, tmp_path: Path) -> None:
    ended = brehon("replay", record(HEADER), "--html", str(tmp_path / "page.html"), "--view")

    assert (ended.status, ended.err) == (2, "brehon: --view prints and --html writes: give one of them.\n")
    assert not (tmp_path / "page.html").exists()


def test_an_unwritable_page_is_reported_in_one_sentence(brehon: Brehon, record: Record, tmp_path: Path) -> None:
    ended = brehon("replay", record(HEADER), "--html", str(tmp_path / "none" / "page.html"))

    assert ended.status == 2
    assert ended.err.endswith("page.html: this file cannot be written: No such file or directory\n")


def test_a_refused_line_ends_a_page_without_keep_going(brehon: Brehon, record: Record, tmp_path: Path) -> None:
    file, out = record(HEADER, {**PROPOSAL, "party": ["Ann"]}, PROPOSAL), tmp_path / "page.html"

    assert brehon("replay", file, "--html", str(out)).status == 1
    assert not out.exists()
    assert {each.line for each in read_page(written(brehon, file, out, "--keep-going")).messages} == {1, 3}
