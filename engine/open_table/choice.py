"""Choices and orders: the abilities that a player may use in a night or on a day, and how they use one."""

from msgspec import Struct


class Order(Struct, frozen=True, forbid_unknown_fields=True):
    """An order: its player, the ability, and the players it names."""

    by: str
    does: str
    at: tuple[str, ...] = ()
    of_side: bool = False
    """Whether it is the one order of the player's side for this ability."""


class Choice(Struct, frozen=True):
    """An ability that a player may use tonight, or today: on this many of these players."""

    does: str
    among: tuple[str, ...]
    number: int
    of_side: bool = False

    def allows(self, order: Order) -> bool:
        """Return whether an order is one of this choice's."""
        named = set(order.at)
        is_named = len(order.at) == len(named) == self.number and named <= set(self.among)
        return (order.does, order.of_side) == (self.does, self.of_side) and is_named
