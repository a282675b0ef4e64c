"""What may be chosen before the game."""

from enum import StrEnum

from msgspec import Struct

from engine.quests.roles import ALWAYS_IN, RoleName


class OptionalRole(StrEnum):
    """Roles that may be left out. Each comes at most once, but the turncoats, who are always a pair."""

    GUARDIAN = RoleName.GUARDIAN
    HIDDEN = RoleName.HIDDEN
    LONE = RoleName.LONE
    DECOY = RoleName.DECOY
    TURNCOAT = RoleName.TURNCOAT


class Deck(StrEnum):
    """How the turncoats' cards come: drawn after quests, or dealt face up before the first."""

    RANDOM = "random"
    PREDETERMINED = "predetermined"


class Item(StrEnum):
    """What may be left out, and passes from hand to hand."""

    VISION = "vision"
    INVERTER = "inverter"


ITEM_USED_IN = {"look": Item.VISION, "invert": Item.INVERTER}
"""The moves that an item is for, each of which the game then waits for."""


class QuestOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The set-up. ``turncoat`` and ``turncoats_meet`` say how the turncoats play, if they do."""

    roles: tuple[OptionalRole, ...] = ()
    turncoat: Deck = Deck.RANDOM
    turncoats_meet: bool = False
    vision: bool = False
    inverter: bool = False

    @property
    def deck(self) -> Deck | None:
        """How the turncoats' cards come, if the turncoats play."""
        return self.turncoat if OptionalRole.TURNCOAT in self.roles else None

    @property
    def items(self) -> tuple[Item, ...]:
        """The items that are in the game."""
        return tuple(
            [item for item, plays in {Item.VISION: self.vision, Item.INVERTER: self.inverter}.items() if plays]
        )

    @property
    def role_names(self) -> tuple[RoleName, ...]:
        """Every role of this game but the plain ones."""
        return (*ALWAYS_IN, *(RoleName(role) for role in self.roles))
