"""Whoever leads a game by hand reads why an order is refused."""

import pytest

from engine.errors import BadInput
from engine.open_table.nights import resolve_nights
from tests.engine.open_table.role_files import changed, read

MORE = """
[abilities.haunt]
effect = "block"
user = "dead"

[abilities.avenge]
effect = "kill"
after_death_of = "doctor"

[abilities.shot]
effect = "kill"
uses = 1

[abilities.look]
effect = "learn_side"
when = "day"

[abilities.stare]
effect = "learn_role"
nights = "even"
"""
FILE = read(
    changed('effect = "protect"', 'effect = "protect"\nrepeats = false').replace(
        '["investigate"]', '["investigate", "haunt", "avenge", "shot", "look", "stare"]'
    )
    + MORE
)
SEATED = 'players = { Ann = "cop", Ben = "doctor", Cat = "townie", Dan = "townie", Eve = "goon" }'
HEALED = '[[nights]]\norders = [{ by = "Ben", does = "heal", at = ["Ann"] }]\n'
SHOT = '[[nights]]\norders = [{ by = "Ann", does = "shot", at = ["Cat"] }]\n'


def refused(orders: str, before: str = "", seated: str = SEATED) -> str:
    """Why orders of the night after some others are refused."""
    with pytest.raises(BadInput) as caught:
        resolve_nights(f"{seated}\n{before}[[nights]]\n{orders}\n".encode(), FILE)
    return caught.value.problem


@pytest.mark.parametrize(
    ("order", "before", "reason"),
    [
        ('by = "Eve", does = "kill", at = ["Ann"]', "", "this order is for the side; add of_side = true"),
        (
            'by = "Ann", does = "investigate", at = ["Eve"], of_side = true',
            "",
            "this order is their own; leave out of_side",
        ),
        ('by = "Ann", does = "haunt", at = ["Eve"]', "", "tonight, for it is for the dead, and they live; they can do"),
        ('by = "Ann", does = "avenge", at = ["Eve"]', "", "for nobody with the role doctor is dead"),
        ('by = "Ann", does = "stare", at = ["Eve"]', "", "for it is for even nights alone, and this is night 1"),
        ('by = "Ann", does = "look", at = ["Eve"]', "", "for it is used by day, in used"),
        ('by = "Ann", does = "shot", at = ["Eve"]', SHOT, "for it is used up"),
        ('by = "Ann", does = "heal", at = ["Eve"]', "", "for they don't have it; they can do investigate, shot"),
        ('by = "Ann", does = "hael", at = ["Eve"]', "", "there is no ability 'hael'; did you mean heal?"),
        ('by = "Zoe", does = "heal", at = ["Eve"]', "", "nobody at this table is called 'Zoe'"),
        ('by = "Ben", does = "heal", at = ["Ann"]', HEALED, "heal names 1 of Cat, Dan, Eve, and not Ann again"),
        (
            'by = "Ben", does = "heal", at = ["Eve"]',
            '[[nights]]\ndead = ["Ben"]\n',
            "Ben can't do heal tonight, for they are dead; they can do nothing",
        ),
    ],
)
def test_an_order_that_nobody_may_give_is_refused_with_the_reason(order: str, before: str, reason: str) -> None:
    assert reason in refused(f"orders = [{{ {order} }}]", before)


def test_an_order_for_the_night_is_none_by_day() -> None:
    assert "for it is used at night, among orders" in refused(
        'used = [{ by = "Ann", does = "investigate", at = ["Eve"] }]', "[[nights]]\n"
    )


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('Cat = "townie"', 'Cat = "cop"', "there are 1 of townie in place of 2, 2 of cop in place of 1"),
        (', Eve = "goon"', "", "there are 4 players; the file is for 5"),
        ('Eve = "goon"', 'Eve = "goo"', "there is no role 'goo'; did you mean goon?"),
    ],
)
def test_players_with_other_roles_than_the_file_s_are_counted(old: str, new: str, reason: str) -> None:
    assert reason in refused("", seated=SEATED.replace(old, new))
