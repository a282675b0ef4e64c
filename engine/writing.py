"""Texts that each player writes in secret before a game, such as questions that are drawn in its course."""

from collections.abc import Iterable

from msgspec import Struct


class Writing(Struct, frozen=True):
    """The texts that each player may write: at most ``share`` texts of at most ``longest`` characters."""

    option: str
    """The option that holds the texts by seat once the game begins. Nobody is shown it."""
    share: int
    longest: int

    def counting(self, texts: Iterable[str]) -> tuple[str, ...]:
        """Return the texts of one player that count: the first ones that are not too long."""
        return tuple([text for text in texts if len(text) <= self.longest][: self.share])
