"""A set-up by itself, as it is saved and shared: what a table has chosen, without people, channels or servers."""

from msgspec import Struct

from bot.storage.schema.game_settings import GameSettings


class TableSetUp(Struct, frozen=True):
    """The choices of a table: its game, the options that its rulebook offers, its settings, and whether it has aliases.

    ``rulebook`` decides where it can be used, ``theme`` only says for which words of that game it was made.
    """

    theme: str
    rulebook: str
    options: dict[str, object] = {}
    settings: GameSettings = GameSettings()
    anonymous: bool = False
