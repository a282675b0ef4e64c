"""Statistics for a game without sides count winners and places."""

import json
from pathlib import Path
from random import Random

from bot.cli.simulation import Count, Simulation, simulate
from bot.cli.simulation_counts import as_text, encoded
from bot.policies.turn import Turn
from engine.actions import Action
from engine.rulebook import any_rulebook
from tests.cli.conftest import Brehon
from tests.hazels.engine import Hazels
from tests.hazels.engine.options import HazelOptions
from tests.hazels.table import GAME
from tests.hazels.test_rules import SEATS


def counted(games: int) -> Count:
    return simulate(Simulation("nine-hazels", any_rulebook(Hazels()), HazelOptions(), range(3, 4), seed=1), games, None)


def test_wins_are_counted_by_seat_including_shared_ones() -> None:
    count = counted(100)

    assert tuple(count.wins) == SEATS
    assert sum(count.wins.values()) > count.games == 100
    assert count.wins == {name: count.places[name][1] for name in SEATS}


def test_everybody_has_one_place_in_each_game() -> None:
    told = json.loads(encoded(counted(20)))

    assert list(told) == ["games", "moves", "seconds", "wins", "reasons", "places"]
    assert {name: sum(came.values()) for name, came in told["places"].items()} == dict.fromkeys(SEATS, 20)
    assert told["reasons"] == {"home": 20}


def test_a_person_reads_a_line_of_places_for_each_seat() -> None:
    count = counted(20)
    *_, first, _, last = as_text(count, 1).splitlines()

    assert first.split() == ["Ann", *(str(count.places["Ann"][place]) for place in (1, 2, 3))]
    assert last.split()[0] == "Cat"


def test_every_command_knows_the_game(brehon: Brehon, tmp_path: Path) -> None:
    played = brehon("simulate", GAME, "--games", "3", "--seed", "4", "--json", "--records", str(tmp_path / "records"))
    assert played.lines[0]["games"] == 3
    for file in sorted((tmp_path / "records").iterdir()):
        told = brehon("replay", str(file), "--view")
        (outcome,) = [line for line in told.lines if line.get("notice") == "outcome"]

        assert (told.status, outcome["side"], outcome["reason"]) == (0, None, "home")
        assert outcome["points"] == told.lines[-1]["view"]["nuts"]  # type: ignore[index]
        assert "reveal" not in {line.get("notice") for line in told.lines}


def test_the_schema_has_places_points_and_the_games_own_titles(brehon: Brehon) -> None:
    told = brehon("schema", GAME).out

    assert all(f'"{field}"' in told for field in ("places", "points", "quickest", "winners"))


def test_the_simulated_gm_judges_at_random() -> None:
    def think(turn: Turn, random: Random) -> Action:
        return turn.ask.pick(random)

    simulation = Simulation(GAME, any_rulebook(Hazels()), HazelOptions(), range(3, 4), seed=1, policy=think)

    assert simulate(simulation, 10, None).games == 10
