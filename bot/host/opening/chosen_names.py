"""Keeps the names that players give to what is theirs in a game, among its options."""

from collections.abc import Sequence

from bot.storage.games.hosted_game import HostedGame
from engine.codec import convert

Names = dict[str, tuple[str, ...]]


def names_of(hosted: HostedGame, seat: str) -> tuple[str, ...]:
    """Return the names that a seat has given."""
    return _named(hosted).get(seat, ())


def with_names(hosted: HostedGame, seat: str, names: Sequence[str]) -> dict[str, object]:
    """Return the option with a seat's names, and those that others have given before."""
    assert hosted.rulebook.naming is not None
    return {hosted.rulebook.naming.option: {**_named(hosted), seat: tuple(names)}}


def named_options(hosted: HostedGame) -> dict[str, object]:
    """Return the option for the seats that are taken when the game begins.

    Under aliases it is empty, because the names stand beside those of the players.
    """
    naming = hosted.rulebook.naming
    if naming is None or naming.option not in hosted.options:
        return {}
    names = {} if hosted.anonymous else _named(hosted)
    return {naming.option: {seat: names[seat] for seat in hosted.names if seat in names}}


def names_kept(hosted: HostedGame) -> dict[str, object]:
    """Return the option as it stands, which belongs to the players and not to a set-up; nothing if nobody has named."""
    naming = hosted.rulebook.naming
    return {} if naming is None or naming.option not in hosted.options else {naming.option: _named(hosted)}


def _named(hosted: HostedGame) -> Names:
    naming = hosted.rulebook.naming
    return {} if naming is None else convert(hosted.options.get(naming.option, {}), Names)
