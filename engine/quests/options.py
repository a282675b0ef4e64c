"""The options that may be chosen before the game."""

from enum import StrEnum

from msgspec import Struct

from engine.quests.roles import ALWAYS_IN, RoleName


class OptionalRole(StrEnum):
    """The roles that may be left out. Each comes at most once, except the turncoats, who are always a pair."""

    GUARDIAN = RoleName.GUARDIAN
    HIDDEN = RoleName.HIDDEN
    LONE = RoleName.LONE
    DECOY = RoleName.DECOY
    TURNCOAT = RoleName.TURNCOAT


class Deck(StrEnum):
    """The ways in which the turncoats' cards come: drawn after quests, or dealt face up before the first."""

    RANDOM = "random"
    PREDETERMINED = "predetermined"


class Item(StrEnum):
    """The items that may be left out. They pass from hand to hand."""

    VISION = "vision"
    INVERTER = "inverter"


ITEM_USED_IN = {"look": Item.VISION, "invert": Item.INVERTER}
"""The moves that use an item. The game waits for each of these moves."""


class QuestOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The set-up. ``turncoat`` and ``turncoats_meet`` say how the turncoats play, if they are in the game."""

    roles: tuple[OptionalRole, ...] = ()
    turncoat: Deck = Deck.RANDOM
    turncoats_meet: bool = False
    vision: bool = False
    inverter: bool = False

    @property
    def deck(self) -> Deck | None:
        """The way in which the turncoats' cards come, if the turncoats are in the game."""
        return self.turncoat if OptionalRole.TURNCOAT in self.roles else None

    @property
    def items(self) -> tuple[Item, ...]:
        """The items in the game."""
        return tuple(
            [item for item, plays in {Item.VISION: self.vision, Item.INVERTER: self.inverter}.items() if plays]
        )

    @property
    def role_names(self) -> tuple[RoleName, ...]:
        """Every role of this game except the plain ones."""
        return (*ALWAYS_IN, *(RoleName(role) for role in self.roles))
