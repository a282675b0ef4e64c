"""Setups: the tables of the rulebook, refused games, and the deal."""

from collections import Counter
from collections.abc import Mapping

import pytest

from engine.audience import To
from engine.chance import Chance, seeded_source
from engine.errors import ImpossibleDraw, SetupRefused
from engine.events import Warned
from engine.game import Game
from engine.parties.events import Leaders
from engine.parties.sides import Side
from engine.quests.options import OptionalRole, QuestOptions
from engine.quests.refusals import RoleTwice, TooManyRoles
from engine.quests.roles import RoleName
from engine.quests.table import QuestTable
from engine.refusals import Refusal, WrongPlayerCount
from tests.engine.quests.tables import NAMES, QUESTS, kinds, table_of

FIVE_SIDES = {"Ann": "good", "Ben": "good", "Cat": "good", "Dan": "evil", "Eve": "evil"}
GOOD_AND_EVIL = {5: (3, 2), 6: (4, 2), 7: (4, 3), 8: (5, 3), 9: (6, 3), 10: (6, 4)}


def dealt(players: int, *roles: str, seed: int = 1, drawn: Mapping[str, object] | None = None) -> QuestTable:
    options = QuestOptions(roles=tuple(OptionalRole(role) for role in roles))
    game = Game.begin(QUESTS, NAMES[:players], options, Chance(drawn, seeded_source(seed, 1)))
    assert isinstance(game.table, QuestTable)
    return game.table


def refused(players: int, *roles: str) -> Refusal:
    seats = (*NAMES, "Kit")[:players]
    options = QuestOptions(roles=tuple(OptionalRole(role) for role in roles))
    with pytest.raises(SetupRefused) as refused:
        Game.begin(QUESTS, seats, options, Chance())
    return refused.value.refusal


@pytest.mark.parametrize("players", GOOD_AND_EVIL)
def test_the_sides_have_the_sizes_of_the_table(players: int) -> None:
    sides = Counter(dealt(players).sides.values())

    assert (sides[Side.GOOD], sides[Side.EVIL]) == GOOD_AND_EVIL[players]


def test_seer_and_assassin_are_always_in() -> None:
    roles = Counter(dealt(5).roles.values())

    assert roles == {RoleName.SEER: 1, RoleName.ASSASSIN: 1, RoleName.PLAIN: 3}


def test_every_chosen_role_is_dealt_once_on_its_side() -> None:
    table = dealt(10, "guardian", "hidden", "lone", "decoy")
    sides = {role: table.sides[seat].value for seat, role in table.roles.items() if role is not RoleName.PLAIN}

    assert sides == {
        "seer": "good",
        "guardian": "good",
        "assassin": "evil",
        "hidden": "evil",
        "lone": "evil",
        "decoy": "evil",
    }


@pytest.mark.parametrize("players", [4, 11, 0])
def test_fewer_than_five_or_more_than_ten_players_are_refused(players: int) -> None:
    assert refused(players) == WrongPlayerCount(5, 10, players)


@pytest.mark.parametrize(
    ("players", "roles"),
    [
        (5, "hidden lone"),
        (6, "lone decoy"),
        (7, "hidden lone decoy"),
        (8, "decoy hidden lone"),
        (9, "hidden decoy lone"),
        (5, "turncoat hidden"),
        (7, "hidden turncoat lone"),
        (10, "hidden turncoat lone decoy"),
    ],
)
def test_more_evil_roles_than_evil_seats_are_refused(players: int, roles: str) -> None:
    seats = GOOD_AND_EVIL[players][1]

    assert refused(players, *roles.split()) == TooManyRoles(Side.EVIL, seats, seats + 1)


@pytest.mark.parametrize(
    ("players", "roles"),
    [
        (5, "guardian hidden"),
        (5, "guardian turncoat"),
        (7, "guardian hidden lone"),
        (10, "guardian hidden lone decoy"),
        (10, "guardian hidden turncoat decoy"),
    ],
)
def test_as_many_evil_roles_as_evil_seats_are_allowed(players: int, roles: str) -> None:
    assert {role.value for role in dealt(players, *roles.split()).roles.values()} >= set(roles.split())


@pytest.mark.parametrize("role", ["hidden", "turncoat"])
def test_a_repeated_role_is_refused(role: str) -> None:
    assert refused(10, role, role) == RoleTwice(RoleName(role))


@pytest.mark.parametrize("players", GOOD_AND_EVIL)
def test_the_turncoats_are_always_a_pair_with_one_on_each_side(players: int) -> None:
    for seed in range(10):
        table = dealt(players, "turncoat", seed=seed)
        pair = [seat for seat, role in table.roles.items() if role is RoleName.TURNCOAT]

        assert sorted(table.sides[seat] for seat in pair) == [Side.EVIL, Side.GOOD]


def test_anybody_may_be_a_turncoat_of_either_side() -> None:
    tables = [dealt(5, "turncoat", seed=seed) for seed in range(100)]
    pairs = {(seat, table.sides[seat]) for table in tables for seat in table.seats if table.role(seat).switches}

    assert pairs == {(seat, side) for seat in NAMES[:5] for side in Side}


def test_a_decoy_without_a_guardian_is_allowed_and_the_gm_is_warned() -> None:
    play = table_of(decoy="Eve")

    assert [event for event in play.told("gm") if isinstance(event, Warned)] == [
        Warned(to=To.GM, warning="decoy_without_guardian")
    ]


def test_only_the_gm_gets_the_warning() -> None:
    play = table_of(decoy="Eve")

    assert [reader for reader in (*play.game.seats, "public") if "warning" in kinds(play.told(reader))] == []


def test_a_decoy_with_a_guardian_needs_no_warning() -> None:
    play = table_of(decoy="Eve", guardian="Cat")

    assert "warning" not in kinds(play.told("gm"))


def test_everybody_leads_once_in_the_order() -> None:
    assert sorted(dealt(8).round.order) == sorted(NAMES[:8])


def test_the_order_of_the_leaders_is_public_from_the_start() -> None:
    play = table_of(leaders="Eve Ann Dan Ben Cat")

    assert Leaders(to=To.PUBLIC, order=("Eve", "Ann", "Dan", "Ben", "Cat")) in play.told("public")


def test_chance_decides_the_order_of_the_leaders() -> None:
    assert len({dealt(5, seed=seed).round.order for seed in range(20)}) > 10


def test_anybody_may_be_on_either_side_and_have_any_role() -> None:
    tables = [dealt(5, "guardian", "hidden", seed=seed) for seed in range(200)]

    assert {(seat, role.value) for table in tables for seat, role in table.roles.items()} == {
        (seat, role) for seat in NAMES[:5] for role in ("seer", "guardian", "plain", "assassin", "hidden")
    }


def test_a_given_deal_is_used() -> None:
    table = dealt(5, drawn={"sides": {**FIVE_SIDES, "Ann": "evil", "Dan": "good"}})

    assert table.on_side(Side.EVIL) == ("Ann", "Eve")


def test_sides_are_drawn_to_fit_given_roles() -> None:
    tables = [dealt(5, seed=seed, drawn={"roles": {"Ann": "assassin", "Ben": "seer"}}) for seed in range(20)]

    assert {(table.sides["Ann"].value, table.sides["Ben"].value) for table in tables} == {("evil", "good")}


IMPOSSIBLE: list[tuple[str, object]] = [
    ("sides", {**FIVE_SIDES, "Cat": "evil"}),
    ("sides", {"Ann": "good", "Ben": "good", "Cat": "good", "Dan": "evil"}),
    ("sides", {**FIVE_SIDES, "Zed": "good"}),
    ("sides", {**FIVE_SIDES, "Cat": "grey"}),
    ("sides", ["Ann"]),
    ("roles", {"Ann": "seer"}),
    ("roles", {"Ann": "seer", "Ben": "seer", "Dan": "assassin"}),
    ("roles", {"Ann": "assassin", "Dan": "seer"}),
    ("roles", {"Ann": "seer", "Dan": "assassin", "Eve": "hidden"}),
    ("roles", {"Ann": "seer", "Dan": "king"}),
    ("roles", {"Ann": "seer", "Zed": "assassin"}),
    ("roles", None),
    ("leaders", ["Ann", "Ben", "Cat", "Dan"]),
    ("leaders", ["Ann", "Ben", "Cat", "Dan", "Dan"]),
    ("leaders", ["Ann", "Ben", "Cat", "Dan", "Zed"]),
    ("leaders", "Ann"),
    ("cards", ["stay"]),
]


def test_an_impossible_deal_is_bad_input() -> None:
    for name, outcome in IMPOSSIBLE:
        with pytest.raises(ImpossibleDraw) as impossible:
            dealt(5, drawn={"sides": FIVE_SIDES, name: outcome})

        assert impossible.value.field == f"drawn.{name}"


@pytest.mark.parametrize(
    "roles",
    [
        {"Ann": "seer", "Dan": "assassin"},
        {"Ann": "seer", "Dan": "assassin", "Ben": "turncoat"},
        {"Ann": "seer", "Dan": "assassin", "Ben": "turncoat", "Cat": "turncoat"},
        {"Ann": "seer", "Dan": "assassin", "Ben": "turncoat", "Cat": "turncoat", "Eve": "turncoat"},
    ],
)
def test_turncoats_on_one_side_are_bad_input(roles: dict[str, str]) -> None:
    with pytest.raises(ImpossibleDraw) as impossible:
        dealt(5, "turncoat", drawn={"sides": FIVE_SIDES, "roles": roles})

    assert impossible.value.field == "drawn.roles"


@pytest.mark.parametrize("roles", [{"Ann": "turncoat"}, dict.fromkeys(NAMES[:3], "turncoat"), {"Zed": "turncoat"}])
def test_a_single_turncoat_is_bad_input_with_any_sides(roles: dict[str, str]) -> None:
    with pytest.raises(ImpossibleDraw):
        dealt(5, "turncoat", drawn={"roles": roles})


def test_sides_are_drawn_to_fit_given_turncoats() -> None:
    given = {"Ann": "assassin", "Ben": "seer", "Cat": "turncoat", "Dan": "turncoat"}
    tables = [dealt(5, "turncoat", seed=seed, drawn={"roles": given}) for seed in range(30)]

    assert {tuple(table.sides[seat].value for seat in NAMES[:4]) for table in tables} == {
        ("evil", "good", "good", "evil"),
        ("evil", "good", "evil", "good"),
    }


@pytest.mark.parametrize("roles", [{"Zed": "assassin", "Yve": "seer"}, {"Zed": "assassin", "Yve": "assassin"}])
def test_roles_given_to_strangers_are_bad_input_with_any_sides(roles: dict[str, str]) -> None:
    with pytest.raises(ImpossibleDraw):
        dealt(5, drawn={"roles": roles})


@pytest.mark.parametrize("evil", [1, 2, 3, 4, 5])
def test_too_many_roles_given_to_a_side_are_bad_input(evil: int) -> None:
    with pytest.raises(ImpossibleDraw):
        dealt(5, drawn={"roles": dict.fromkeys(NAMES[:evil], "assassin")})


def test_given_roles_change_no_other_draw() -> None:
    for seed in range(8):
        whole = Chance(None, seeded_source(seed, 1))
        Game.begin(QUESTS, NAMES[:7], QuestOptions(), whole)
        rest = Chance({"roles": whole.drawn["roles"]}, seeded_source(seed, 1))
        Game.begin(QUESTS, NAMES[:7], QuestOptions(), rest)

        assert rest.drawn == whole.drawn
