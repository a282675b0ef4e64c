"""``brehon simulate`` plays whole games and counts."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.cli.players import policy_of
from bot.cli.setting import read_options, read_players
from bot.cli.simulation import Simulation
from bot.cli.terminal import Fault
from engine.great_table import GreatTableRules
from engine.great_table.cards import CardName
from engine.great_table.options import GreatTableOptions
from engine.quests import Quests
from engine.quests.options import OptionalRole, QuestOptions
from engine.rulebook import any_rulebook
from tests.cli.conftest import Brehon
from tests.engine.open_table.role_files import SMALL

QUESTS = any_rulebook(Quests())
MAIN = "from bot.cli import main; main()"
OTHER = "1" if os.environ.get("PYTHONHASHSEED") != "1" else "2"
"""A hash seed that differs from this process's."""


def test_json_has_exactly_these_keys_and_every_side(brehon: Brehon) -> None:
    counted = brehon("simulate", "tain", "--games", "1", "--seed", "1", "--json").lines[0]

    assert list(counted) == ["games", "moves", "seconds", "wins", "reasons"]
    assert counted["games"] == 1
    assert isinstance(counted["wins"], dict)
    assert counted["wins"].keys() == {"good", "evil"}
    assert sum(counted["wins"].values()) == 1


def test_every_game_ends_with_a_winner(brehon: Brehon) -> None:
    counted = brehon("simulate", "middle-earth", "--games", "20", "--seed", "1", "--json").lines[0]
    wins, reasons = counted["wins"], counted["reasons"]

    assert isinstance(wins, dict)
    assert isinstance(reasons, dict)
    assert sum(wins.values()) == sum(reasons.values()) == 20


def test_the_text_shows_the_figures(brehon: Brehon) -> None:
    ended = brehon("simulate", "tain", "--games", "6", "--seed", "1")

    assert (ended.status, ended.err) == (0, "")
    assert all(word in ended.out for word in ("games", "moves", "seconds", "moves/second", "good", "evil", "quests_"))


def test_the_same_seed_gives_the_same_games(brehon: Brehon, tmp_path: Path) -> None:
    for name, seed in (("one", "5"), ("two", "5"), ("three", "6")):
        brehon("simulate", "tain", "--games", "3", "--seed", seed, "--records", str(tmp_path / name))

    assert texts(tmp_path / "one") == texts(tmp_path / "two") != texts(tmp_path / "three")


def test_games_are_the_same_with_records_and_without(brehon: Brehon, tmp_path: Path) -> None:
    arguments = ("simulate", "tain", "--games", "3", "--seed", "5", "--json")
    plain, recorded = (brehon(*arguments, *more).lines[0] for more in ((), ("--records", str(tmp_path))))

    assert {**plain, "seconds": 0} == {**recorded, "seconds": 0}


def test_a_record_replays_to_the_same_end(brehon: Brehon, tmp_path: Path) -> None:
    options = ("--set", "roles=guardian,hidden", "--players", "7..10")
    counted = brehon("simulate", "tain", "--games", "4", "--seed", "2", "--json", "--records", str(tmp_path), *options)
    ends = []
    for file in sorted(tmp_path.iterdir()):
        ended = brehon("replay", str(file))
        assert ended.status == 0
        ends.append(next(line["side"] for line in ended.lines if line["notice"] == "outcome"))

    assert {side: ends.count(side) for side in ("good", "evil")} == counted.lines[0]["wins"]


def test_a_seed_gives_sensible_players_the_same_games_in_every_process(brehon: Brehon, tmp_path: Path) -> None:
    arguments = ("simulate", "tain", "--policy", "sensible", "--games", "2", "--seed", "5", "--players", "9..10")
    options = ("--set", "roles=turncoat,guardian", "--set", "vision=true", "--set", "inverter=true", "--records")
    brehon(*arguments, *options, str(tmp_path / "here"))
    command = (sys.executable, "-c", MAIN, *arguments, *options, str(tmp_path / "there"))
    subprocess.run(command, env={**os.environ, "PYTHONHASHSEED": OTHER}, capture_output=True, check=True)

    assert texts(tmp_path / "here") == texts(tmp_path / "there")


def test_a_record_of_sensible_players_replays_to_the_same_end(brehon: Brehon, tmp_path: Path) -> None:
    arguments = ("simulate", "tain", "--policy", "sensible", "--games", "3", "--seed", "2", "--json")
    counted = brehon(*arguments, "--records", str(tmp_path)).lines[0]
    ended = [brehon("replay", str(file)) for file in sorted(tmp_path.iterdir())]
    ends = [line["side"] for game in ended for line in game.lines if line["notice"] == "outcome"]

    assert {side: ends.count(side) for side in ("good", "evil")} == counted["wins"]


def test_a_game_without_sensible_players_is_refused() -> None:
    class Other(Quests):
        slug = "other"

    with pytest.raises(Fault, match="--policy: for this game"):
        policy_of(any_rulebook(Other()))


def test_numbers_of_players_take_turns() -> None:
    simulation = Simulation("tain", QUESTS, QuestOptions(), range(5, 8), 1)

    assert [len(simulation.seats(number)) for number in range(4)] == [5, 6, 7, 5]


def test_players_are_a_number_or_a_range_and_by_default_all() -> None:
    assert [read_players(QUESTS.players, typed) for typed in ("7", "5..6", None)] == [
        range(7, 8),
        range(5, 7),
        range(5, 11),
    ]


@pytest.mark.parametrize("typed", ["roles=lone,decoy", "roles= lone , decoy ", 'roles=["lone", "decoy"]'])
def test_an_option_is_json_or_words(typed: str) -> None:
    assert read_options(QUESTS, [typed]) == QuestOptions(roles=(OptionalRole.LONE, OptionalRole.DECOY))


def test_a_single_word_is_a_list_where_one_is_wanted() -> None:
    assert read_options(QUESTS, ["roles=lone"]) == QuestOptions(roles=(OptionalRole.LONE,))
    assert read_options(QUESTS, ["roles="]) == QuestOptions()


@pytest.mark.parametrize("typed", ["deck=king,lover:2", "deck= king:1 , lover : 2 ", 'deck={"king": 1, "lover": 2}'])
def test_a_counting_option_is_json_or_words_with_numbers(typed: str) -> None:
    deck = {CardName.KING: 1, CardName.LOVER: 2}

    assert read_options(any_rulebook(GreatTableRules()), [typed]) == GreatTableOptions(deck=deck)


def test_a_setup_that_the_game_refuses_is_refused_before_anything_is_played(brehon: Brehon) -> None:
    ended = brehon("simulate", "tain", "--players", "5..10", "--set", "roles=hidden,lone")

    assert ended.status == 2
    assert ended.err.startswith(
        "brehon: --set: There are 2 seats for Connacht at this table, but 3 of the chosen roles"
    )


def test_unwritable_records_are_reported(brehon: Brehon, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    ended = brehon("simulate", "tain", "--games", "1", "--records", str(tmp_path / "file"))

    assert (ended.status, ended.out) == (2, "")
    assert ended.err == f"{tmp_path / 'file'}: this record cannot be written: File exists\n"


def texts(folder: Path) -> list[str]:
    files = sorted(folder.iterdir())
    assert all(json.loads(line) for file in files for line in file.read_text().splitlines())
    return [file.read_text() for file in files]


@pytest.fixture
def file(tmp_path: Path) -> Callable[[str], str]:
    """Write a role file that is changed a little, and return its name."""

    def written(more: str = "") -> str:
        (tmp_path / "mine.toml").write_text(more + SMALL, encoding="utf-8")
        return str(tmp_path / "mine.toml")

    return written


def test_a_role_file_is_played_and_its_sides_are_counted(brehon: Brehon, file: Callable[[str], str]) -> None:
    counted = brehon("simulate", file(""), "--games", "5", "--seed", "1", "--json").lines[0]

    assert isinstance(counted["wins"], dict)
    assert counted["wins"].keys() == {"town", "mafia"}
    assert sum(counted["wins"].values()) == 5


def test_a_mistake_in_a_role_file_is_told_with_its_line(brehon: Brehon, file: Callable[[str], str]) -> None:
    name = file('lynch = "none"\nno_lynch = false\n')

    assert brehon("simulate", name).err == f"{name}:2: no_lynch: nobody votes, so this says nothing; leave it out\n"


@pytest.mark.parametrize("policy", ["random", "sensible"])
def test_the_gm_of_a_simulated_game_does_nothing_by_hand(brehon: Brehon, tmp_path: Path, policy: str) -> None:
    name = tmp_path / "mine.toml"
    name.write_text(SMALL.replace('"protect"', '"by_hand"\ntext = "Toss a coin."'), encoding="utf-8")
    ended = brehon("simulate", str(name), "--games", "2", "--seed", "1", "--policy", policy, "--json")

    assert ended.lines[0]["games"] == 2
    assert ended.err.startswith("brehon: the GM of these games did nothing by hand")


@pytest.mark.parametrize("option", [("--players", "5"), ("--set", "anonymous=true"), ("--policy", "clever")])
def test_what_a_role_file_does_not_allow_is_refused(
    brehon: Brehon, file: Callable[[str], str], option: tuple[str]
) -> None:
    ended = brehon("simulate", file(""), *option)

    assert (ended.status, ended.out) == (2, "")
    assert option[0] in ended.err


def test_a_record_of_a_game_by_a_role_file_replays_without_the_file(
    brehon: Brehon, file: Callable[[str], str], tmp_path: Path
) -> None:
    records = tmp_path / "records"
    arguments = ("simulate", file(""), "--games", "1", "--seed", "2", "--policy", "sensible", "--json")
    counted = brehon(*arguments, "--records", str(records)).lines[0]
    replayed = brehon("replay", *map(str, records.iterdir()))
    side = next(line["side"] for line in replayed.lines if line["notice"] == "outcome")

    assert isinstance(counted["wins"], dict)
    assert counted["wins"][side] == 1


def test_no_game_begins_after_the_time_for_a_simulation(brehon: Brehon, file: Callable[[str], str]) -> None:
    counted = brehon("simulate", file(""), "--games", "100000", "--seconds", "0.1", "--json").lines[0]

    assert 0 < int(str(counted["games"])) < 100_000


def test_a_game_in_which_nobody_can_win_is_undecided(brehon: Brehon, tmp_path: Path) -> None:
    name, once = tmp_path / "mine.toml", SMALL.replace('effect = "kill"', 'effect = "kill"\nnights = "first"')
    name.write_text(f'lynch = "none"\n{once}', encoding="utf-8")

    assert brehon("simulate", str(name), "--games", "1", "--seed", "1", "--json").lines[0]["reasons"] == {
        "undecided": 1
    }


def test_sensible_players_of_a_role_file_let_the_town_win_more_often(
    brehon: Brehon, file: Callable[[str], str]
) -> None:
    by_policy = {}
    for policy in ("random", "sensible"):
        counted = brehon("simulate", file(""), "--games", "60", "--seed", "1", "--json", "--policy", policy).lines[0]
        assert isinstance(counted["wins"], dict)
        by_policy[policy] = counted["wins"]["town"]

    assert by_policy["sensible"] > 2 * by_policy["random"]
