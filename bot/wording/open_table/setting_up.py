"""The set-up in words."""

from collections.abc import Iterator

from bot.wording.open_table.playing import facts
from bot.wording.open_table.rules import counted, numbers, title
from bot.wording.open_table.terms import role_name, side_name
from bot.wording.pages import FIELD_TEXT, length
from bot.wording.voice import SetUp, Voice
from bot.wording.words import Value
from engine.open_table.options import OpenTableOptions
from engine.open_table.role_file import Ballot


def options_text(voice: Voice, options: OpenTableOptions) -> str:
    """Describe the file: its sides with their roles, how lynches are decided, and what the dead reveal.

    Where the roles take too much room, they are only counted.
    """
    with_file = Voice(voice.theme, voice.words, voice.show, SetUp(options, options.file.players))
    whole = "\n".join(_options(with_file, options, is_brief=False))
    return whole if length(whole) <= FIELD_TEXT else "\n".join(_options(with_file, options, is_brief=True))


def _options(voice: Voice, options: OpenTableOptions, *, is_brief: bool) -> Iterator[str]:
    file = options.file
    yield voice.say("options-title", {"title": title(voice), "players": file.players})
    counts = numbers(file)
    for side in file.sides:
        roles = [key for key, role in file.roles.items() if role.side == side]
        named = ", ".join(counted(voice, role_name(voice, key), *counts[key]) for key in roles)
        if is_brief or length(named) > FIELD_TEXT:
            yield voice.say("options-side-brief", {"side": side_name(voice, side), "count": len(roles)})
        else:
            yield voice.say("options-side", {"side": side_name(voice, side), "roles": named})
    chosen: dict[str, Value] = {**facts(voice)}
    yield voice.say("options-lynch", chosen)
    if file.ballots is Ballot.SECRET:
        yield voice.say("options-ballots-secret")
    if file.lynches > 1:
        yield voice.say("options-lynches")
    yield voice.say("options-anonymous" if options.anonymous else "options-named")


def advice(voice: Voice, options: OpenTableOptions, players: int) -> tuple[str, ...]:
    """Say so if the file is for another number of players."""
    exact = options.file.players
    return () if players == exact else (voice.say("advice-players", {"players": exact}),)
