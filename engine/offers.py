"""Offers: what a public event offers to some seats, although the game does not wait for their answers."""

from collections.abc import Mapping

from msgspec import Struct

from engine.actions import Action


class Offer(Struct, frozen=True):
    """An offer by its number in the game, and each seat's possible answers to it; none once it is answered."""

    number: int
    answers: Mapping[str, tuple[Action, ...]] = {}
