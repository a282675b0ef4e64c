"""Takes the files that people write for an option of their game, and knows those that come with Brehon."""

from asyncio import to_thread
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec

from bot.delivery.requests.failures import FAILURES
from bot.host.denied import Denied
from bot.host.leading.taking_pictures import Upload
from bot.wording.name_words import escape, escape_text
from bot.wording.pages import shorten
from engine.errors import BadInput
from engine.option_files import OptionFile, Written
from engine.rulebook import AnyRulebook

FOLDER = Path(__file__).parents[2] / "set_ups"
KILO = 1024
LONGEST_OTHER = 150
"""The most units that are told of each mistake after the first."""


@cache
def shipped(rulebook: AnyRulebook) -> Mapping[str, Written]:
    """Return the contents of the files that come with Brehon for a game, by name, those for few players first."""
    form = form_of(rulebook)
    found = {path.stem: form.read(path.read_bytes()) for path in sorted((FOLDER / rulebook.slug).glob("*.toml"))}
    return dict(sorted(found.items(), key=lambda each: players_with(rulebook, each[1])[0]))


def form_of(rulebook: AnyRulebook) -> OptionFile:
    """Return how the file of a game is read. Raises BadInput if the game has none."""
    if rulebook.file is None:
        raise BadInput("this game has no file")
    return rulebook.file


def players_with(rulebook: AnyRulebook, value: Written) -> range:
    """Return how many may play by a file with these contents."""
    return rulebook.players_with(_options(rulebook, value))


def needs_gm(rulebook: AnyRulebook, value: Written) -> bool:
    """Whether a game by a file with these contents needs a GM who doesn't play."""
    return rulebook.needs_gm(_options(rulebook, value))


def _options(rulebook: AnyRulebook, value: Written) -> msgspec.Struct:
    """Return the options of a game by a file with these contents."""
    options: msgspec.Struct = rulebook.options(**{form_of(rulebook).option: value})
    return options


def chosen(rulebook: AnyRulebook, value: Written) -> dict[str, object]:
    """Return the option that these contents of a file make, as a record spells it."""
    return {form_of(rulebook).option: msgspec.to_builtins(value)}


async def taken(form: OptionFile, upload: Upload) -> Written:
    """Fetch and read a file. Raises Denied if it is too large, is gone, or has a mistake."""
    return await understood(form, await fetched(upload, form.largest))


async def fetched(upload: Upload, most: int) -> bytes:
    """Fetch a file. Raises Denied if it has more bytes than that, before it is fetched, or if it is gone."""
    if upload.size > most:
        raise Denied("file-large", {"most": most // KILO})
    try:
        return await upload.fetch()
    except FAILURES:
        raise Denied("file-gone") from None


async def understood(form: OptionFile, content: bytes) -> Written:
    """Read a file in a thread, because that may take a while. Raises Denied with the lines of its mistakes."""
    try:
        return await to_thread(form.read, content)
    except BadInput as bad:
        place, problem = escape(bad.field) or "none", escape_text(bad.problem)
        others = "".join(f"\n{each.line}: {escape(shorten(str(each), LONGEST_OTHER))}" for each in bad.others)
        raise Denied(
            "file-mistake", {"line": bad.line or 1, "place": place, "problem": problem, "others": others or "none"}
        ) from None
