"""Texts that each player writes in secret before a game, such as questions that are drawn in its course."""

from collections.abc import Iterable

from msgspec import Struct


class Writing(Struct, frozen=True):
    """What each player may write, as a set-up asks for it: ``share`` texts of ``longest`` characters each at most."""

    option: str
    """The option in which the texts stand once the game begins, by seat; nobody is shown it."""
    share: int
    longest: int

    def counting(self, texts: Iterable[str]) -> tuple[str, ...]:
        """Those texts of one player that count: of those that are not too long the first."""
        return tuple([text for text in texts if len(text) <= self.longest][: self.share])
