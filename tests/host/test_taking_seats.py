"""The name that the record gives to a person who takes a seat."""

from bot.host.seats.taking_seats import Taking, replacement
from tests.delivery.at_a_table import great_table


def named(*, anonymous: bool) -> str:
    hosted = great_table(anonymous=anonymous)
    taken = hosted.occupancies[0]
    return replacement(hosted, taken, Taking(taken.seat_id, taken.occupant_id, 1, "Newcomer", is_staff=False)).by


def test_under_an_alias_a_newcomer_is_named_after_the_seat() -> None:
    assert named(anonymous=True).startswith(great_table(anonymous=True).names[0])


def test_without_aliases_a_newcomer_keeps_the_name() -> None:
    assert named(anonymous=False) == "Newcomer"
