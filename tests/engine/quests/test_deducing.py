"""The deductions of a seat: every deal that fits what it was told counts once, and no other."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from pathlib import Path

import msgspec
import pytest

from bot.themes import games, load_themes
from engine.chance import Chance
from engine.game import Game
from engine.parties.sides import Side
from engine.quests.events import Knowledge
from engine.quests.table import QuestTable
from engine.record import Header, Replay, begin

RECORDS = Path(__file__).parents[2] / "records"
RULES = games(load_themes())
SEATS = ("Ann", "Ben", "Cat", "Dan", "Eve")
GOOD, EVIL = ("seer", "guardian"), ("assassin",)
SABOTAGED = [
    {"by": "Ann", "move": "propose", "party": ["Ann", "Dan"]},
    *({"by": seat, "move": "vote", "approve": True} for seat in SEATS),
    {"by": "Ann", "move": "act", "support": True},
    {"by": "Dan", "move": "act", "support": False},
]


def sides_of(game: Game) -> dict[str, Side]:
    """Return the true sides."""
    assert isinstance(game.table, QuestTable)
    return game.table.sides


def suspicion(game: Game, seat: str) -> dict[str, float]:
    """Return what a seat can deduce about a game by now."""
    return dict(game.rulebook.suspicion(game.view(seat), game.told(seat).standing))


def every_deal(options: dict[str, object]) -> Iterator[Game]:
    """Yield the beginning of the game with each possible deal for five."""
    roles = [str(role) for role in options["roles"]] if isinstance(options["roles"], list) else []
    good_roles = [role for role in GOOD if role == "seer" or role in roles]
    evil_roles = [*EVIL, *(role for role in roles if role not in GOOD)]
    for evil in combinations(SEATS, 2):
        good = [seat for seat in SEATS if seat not in evil]
        for first in permutations(good, len(good_roles)):
            for second in permutations(evil, len(evil_roles)):
                drawn: dict[str, object] = {
                    "sides": {seat: "evil" if seat in evil else "good" for seat in SEATS},
                    "roles": dict(zip((*first, *second), (*good_roles, *evil_roles), strict=True)),
                    "leaders": list(SEATS),
                }
                yield begin(RULES, Header(1, "classic", SEATS, options, drawn), Chance(drawn))


def knowledge(game: Game, seat: str) -> Knowledge:
    """Return what a seat is told at the start."""
    return next(e for each in game.told(seat).events if isinstance(e := each.event, Knowledge))


@pytest.mark.parametrize("roles", [[], ["guardian"], ["guardian", "decoy"], ["hidden"], ["lone"]], ids=str)
def test_a_seat_first_counts_the_deals_that_fit_its_knowledge(roles: list[str]) -> None:
    deals = list(every_deal({"roles": roles}))
    for seat in SEATS:
        game = deals[0]
        alike = [deal for deal in deals if knowledge(deal, seat) == knowledge(game, seat)]
        evil = Counter(other for deal in alike for other, side in sides_of(deal).items() if side == "evil")

        assert suspicion(game, seat) == pytest.approx({other: evil[other] / len(alike) for other in SEATS})


@pytest.mark.parametrize(
    "name",
    [
        "inverter_and_turncoats",
        "inverter_tally",
        "seer_found",
        "turncoat_predetermined",
        "turncoat_random",
        "two_sabotages",
        "undo",
        "vision_and_switch",
        "vision_passes_on",
    ],
)
def test_the_truth_never_seems_impossible(name: str) -> None:
    replay = Replay(RULES, (RECORDS / f"{name}.jsonl").read_bytes().splitlines())
    for verdict in replay:
        sides = sides_of(replay.game)
        for seat in replay.game.seats if verdict.entry is not None else ():
            shares = suspicion(replay.game, seat)

            assert all(shares[other] > 0 if side == "evil" else shares[other] < 1 for other, side in sides.items())
            assert sum(shares.values()) == pytest.approx(sum(side == "evil" for side in sides.values()))


def test_a_player_alone_with_a_saboteur_knows_them() -> None:
    header = {
        "brehon": 1,
        "game": "classic",
        "players": list(SEATS),
        "drawn": {
            "sides": {"Ann": "good", "Ben": "good", "Cat": "good", "Dan": "evil", "Eve": "evil"},
            "roles": {"Cat": "seer", "Eve": "assassin"},
            "leaders": list(SEATS),
        },
    }
    replay = Replay(RULES, [msgspec.json.encode(line) for line in (header, *SABOTAGED)])
    assert all(verdict.refused is None for verdict in replay)

    assert suspicion(replay.game, "Ann") == pytest.approx(
        {"Ann": 0, "Ben": 1 / 3, "Cat": 1 / 3, "Dan": 1, "Eve": 1 / 3}
    )
    assert suspicion(replay.game, "Cat") == pytest.approx({"Ann": 0, "Ben": 0, "Cat": 0, "Dan": 1, "Eve": 1})
    assert (
        suspicion(replay.game, "Ben")["Ann"]
        == suspicion(replay.game, "Ben")["Dan"]
        > suspicion(replay.game, "Ben")["Eve"]
    )
