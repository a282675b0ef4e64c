"""Moves of like chariots, which are offered as one."""

from msgspec.structs import replace

from engine.sigily.alike import apart
from engine.sigily.ways import ways
from tests.engine.sigily.race import Race, laid_out, race, unit


def offered(begun: Race, count: int = 2) -> list[str]:
    """The chariots that are offered after a throw, each with those that could move as well."""
    begun.throw(count)
    return [" = ".join(each.tops) for each in apart(begun.table, ways(begun.table))]


def barred(begun: Race, name: str, gate: str) -> Race:
    """The same game, in which a chariot may not enter by a gate any more."""
    bars = {**begun.board.bars, name: (gate,)}
    return laid_out(begun, replace(begun.table, board=replace(begun.board, bars=bars)))


def test_chariots_to_be_introduced_are_alike() -> None:
    assert offered(race()) == ["Ann 1 = Ann 2 = Ann 3 = Ann 4"]


def test_one_that_is_barred_from_a_gate_is_introduced_as_itself() -> None:
    assert offered(barred(race(), "Ann 2", "6")) == ["Ann 1 = Ann 3 = Ann 4", "Ann 2"]


def test_units_on_one_gate_are_alike_if_they_have_as_much_and_have_come_as_far() -> None:
    alike = [unit(f"Ann {number}", "6") for number in (1, 2, 3)]

    assert offered(race([*alike, unit("Ann 4", "7")])) == ["Ann 1 = Ann 2 = Ann 3", "Ann 4"]
    assert offered(race([*alike[:2], unit("Ann 3", "6", coins=1), unit("Ann 4", "7")]))[:2] == [
        "Ann 1 = Ann 2",
        "Ann 3",
    ]
    assert offered(barred(race([*alike, unit("Ann 4", "7")]), "Ann 1", "12"))[:2] == ["Ann 1", "Ann 2 = Ann 3"]


def test_an_enemy_between_them_who_meets_them_in_turn_tells_units_on_a_gate_apart() -> None:
    begun = race([unit("Ann 1", "6"), unit("Ben 1", "6"), unit("Ann 2", "6"), unit("Ann 3, Ann 4", "7")])

    assert offered(begun) == ["Ann 1", "Ann 2", "Ann 3"]


def test_a_stack_and_a_single_chariot_are_not_alike() -> None:
    assert offered(race([unit("Ann 1, Ann 2", "6"), unit("Ann 3", "6"), unit("Ann 4", "7")])) == [
        "Ann 1",
        "Ann 3",
        "Ann 4",
    ]


def test_every_exit_is_a_move_of_its_own() -> None:
    begun = race([unit("Ann 1", "0.2", entry="0"), unit("Ann 2, Ann 3, Ann 4", "7")])
    begun.throw(2, darts={"Ann 1": ["dog", "deer"]})

    found = apart(begun.table, ways(begun.table))
    assert [(each.way.chariot, each.way.exit) for each in found] == [
        ("Ann 1", "6"),
        ("Ann 1", "12"),
        ("Ann 1", "18"),
        ("Ann 2", None),
    ]
