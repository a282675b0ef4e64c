"""Keeps the cover of a game: a picture on its card in place of the theme's, chosen before the game."""

from hashlib import sha256

from msgspec.structs import replace
from sqlalchemy import Connection

from bot.host.denied import Denied
from bot.host.moves.saving import THIS_GAME
from bot.storage.games.hosted_game import HostedGame
from bot.storage.people.sent_pictures import SentPicture, cover_of, put_cover


def keep_cover(connection: Connection, hosted: HostedGame, cover: SentPicture | str | None) -> None:
    """Save a game's cover in place of its present one, or only another alternative text; None takes it away.

    The digest among the settings tells everybody who paints the card that it looks different. Raises Denied if there is
    no cover to which a text could belong.
    """
    if isinstance(cover, str):
        present = cover_of(connection, hosted.id)
        if present is None:
            raise Denied("no-cover")
        cover = present._replace(text=cover)
    put_cover(connection, hosted.id, cover)
    digest = "" if cover is None else sha256(cover.content + cover.text.encode()).hexdigest()
    connection.execute(THIS_GAME, {"game": hosted.id, "settings": replace(hosted.settings, cover=digest)})
