"""Sets a table at which Dan holds the Sword."""

from engine.honnoji.tokens import TalismanName
from tests.engine.honnoji.tables import Play, table_of

SWORD = TalismanName.SWORD


def dan_has_it() -> Play:
    """Ann has given the Sword to Dan and may propose. After Ann, Ben, Cat and Dan lead."""
    play = table_of("sword")
    play.give("Dan")
    return play


def dan_has_sword_and_staff() -> Play:
    """In the second mission, a party that Ben proposed is open. Then Cat leads, or Dan by the Staff."""
    play = table_of("sword staff")
    play.mission(to="Dan")
    play.look(None)
    play.give("Dan")
    play.propose()
    return play
