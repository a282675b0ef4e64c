"""Moves of like chariots, which are offered as one."""

from msgspec.structs import replace

from engine.sigily.alike import apart
from engine.sigily.ways import ways
from tests.engine.sigily.race import Race, laid_out, race, unit


def offered(begun: Race, count: int = 2) -> list[str]:
    """Return the offered chariots after a throw, each with the others that could move instead."""
    begun.throw(count)
    return [" = ".join(each.tops) for each in apart(begun.table, ways(begun.table))]


def barred(begun: Race, name: str, gate: str) -> Race:
    """Return the same game in which a chariot may no longer enter by a gate."""
    bars = {**begun.board.bars, name: (gate,)}
    return laid_out(begun, replace(begun.table, board=replace(begun.board, bars=bars)))


def test_chariots_to_be_introduced_are_alike() -> None:
    assert offered(race()) == ["Ann 1 = Ann 2 = Ann 3 = Ann 4"]


def test_a_barred_chariot_is_introduced_separately() -> None:
    assert offered(barred(race(), "Ann 2", "6")) == ["Ann 1 = Ann 3 = Ann 4", "Ann 2"]


def test_units_on_a_gate_with_equal_coins_and_progress_are_alike() -> None:
    alike = [unit(f"Ann {number}", "6") for number in (1, 2, 3)]

    assert offered(race([*alike, unit("Ann 4", "7")])) == ["Ann 1 = Ann 2 = Ann 3", "Ann 4"]
    assert offered(race([*alike[:2], unit("Ann 3", "6", coins=1), unit("Ann 4", "7")]))[:2] == [
        "Ann 1 = Ann 2",
        "Ann 3",
    ]
    assert offered(barred(race([*alike, unit("Ann 4", "7")]), "Ann 1", "12"))[:2] == ["Ann 1", "Ann 2 = Ann 3"]


def test_an_enemy_between_units_on_a_gate_makes_them_differ() -> None:
    begun = race([unit("Ann 1", "6"), unit("Ben 1", "6"), unit("Ann 2", "6"), unit("Ann 3, Ann 4", "7")])

    assert offered(begun) == ["Ann 1", "Ann 2", "Ann 3"]


def test_a_stack_and_a_single_chariot_are_not_alike() -> None:
    assert offered(race([unit("Ann 1, Ann 2", "6"), unit("Ann 3", "6"), unit("Ann 4", "7")])) == [
        "Ann 1",
        "Ann 3",
        "Ann 4",
    ]


def test_every_exit_is_a_separate_move() -> None:
    begun = race([unit("Ann 1", "0.2", entry="0"), unit("Ann 2, Ann 3, Ann 4", "7")])
    begun.throw(2, darts={"Ann 1": ["dog", "deer"]})

    found = apart(begun.table, ways(begun.table))
    assert [(each.way.chariot, each.way.exit) for each in found] == [
        ("Ann 1", "6"),
        ("Ann 1", "12"),
        ("Ann 1", "18"),
        ("Ann 2", None),
    ]
