"""The copies of a talisman that a seat has and could still use."""

from collections.abc import Iterator

from msgspec import Struct

from engine.honnoji.talisman import Talisman
from engine.honnoji.talismans import BY_NAME
from engine.honnoji.tokens import HELD, Standing, TalismanName, Token, Tokens


class Holding(Struct, frozen=True):
    """All copies of one talisman that a seat has and could still use."""

    seat: str
    talisman: Talisman
    tokens: Tokens

    def has(self, standing: Standing) -> bool:
        """Return whether one of the copies has this standing."""
        return standing in [token.standing for token in self.tokens]


def holdings(tokens: Tokens) -> Iterator[Holding]:
    """Yield what every seat holds, in an order that does not reveal what anybody has set."""
    held: dict[tuple[str | None, TalismanName], list[Token]] = {}
    for token in tokens:
        if token.standing in HELD:
            held.setdefault((token.holder, token.name), []).append(token)
    for (seat, name), live in held.items():
        assert seat is not None
        yield Holding(seat, BY_NAME[name], tuple(live))
