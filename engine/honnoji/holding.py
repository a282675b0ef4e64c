"""What somebody has of a talisman and could still use."""

from collections.abc import Iterator

from msgspec import Struct

from engine.honnoji.talisman import Talisman
from engine.honnoji.talismans import BY_NAME
from engine.honnoji.tokens import HELD, Standing, TalismanName, Token, Tokens


class Holding(Struct, frozen=True):
    """All that a seat has of one talisman and could still use."""

    seat: str
    talisman: Talisman
    tokens: Tokens

    def has(self, standing: Standing) -> bool:
        """Whether one of them stands like this."""
        return standing in [token.standing for token in self.tokens]


def holdings(tokens: Tokens) -> Iterator[Holding]:
    """List what everybody has, in an order that says nothing of what he has set."""
    held: dict[tuple[str | None, TalismanName], list[Token]] = {}
    for token in tokens:
        if token.standing in HELD:
            held.setdefault((token.holder, token.name), []).append(token)
    for (seat, name), live in held.items():
        assert seat is not None
        yield Holding(seat, BY_NAME[name], tuple(live))
