"""Tells informed spectators, wait by wait, what a game's GM is told and others are not."""

from collections.abc import Collection, Iterator, Mapping, Sequence

from msgspec.structs import replace

from bot.delivery.gm.alias_owners import cast_page
from bot.delivery.posts.posts import room_message
from bot.delivery.posts.result_previews import Foreseen, spread
from bot.delivery.telling.compose import told_of
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import say, words_of
from bot.delivery.telling.undo_losses import who_took_back
from bot.storage.games.hosted_game import HostedGame
from bot.storage.people.past_occupants import Cast
from bot.storage.schema.kinds import Trait
from bot.wording.moment_words import bold, plain
from bot.wording.pages import FIELD_TEXT, Page, shorten, titled
from bot.wording.time_words import date
from engine.audience import To
from engine.events import Replaced
from engine.log import is_undo, standing


def pages_so_far(hosted: HostedGame, cast: Cast) -> tuple[Page, ...]:
    """Return everything of a game so far, for people who may know it: roles, votes, orders, and the aliases' owners."""
    shown = hosted.started.revealed
    pages = words_of(hosted).all_secrets(shown) if shown is not None else ()
    # The words' own title is for the end of a game, so the first page gets another.
    pages = (*(replace(page, title=say(hosted, "task-secrets")) for page in pages[:1]), *pages[1:])
    return (cast_page(hosted, cast), *pages) if hosted.anonymous else pages


def spectators_greeted(hosted: HostedGame, joining: Sequence[int], so_far: Sequence[Page]) -> Outgoing:
    """Call new spectators and say what their thread is for, with everything so far if nobody there has been told it."""
    values = {"game": hosted.theme.title, "room": f"<#{hosted.room.channel_id}>"}
    text = "\n".join([" ".join(f"<@{user}>" for user in joining), say(hosted, "spectators-greeting", values)])
    return Outgoing(text, so_far, mentions=joining)


def spectators_told(hosted: HostedGame, lines: Sequence[int], cast: Cast) -> Outgoing | None:
    """Return what not everybody was told of some lines; None if that is nothing, or is taken back by now."""
    entries = hosted.told(To.GM).entries
    counting = {entry.line for entry in (*standing(entries), *filter(is_undo, entries))}
    lines = [line for line in lines if line in counting]
    pages = [*_secrets(hosted, lines, cast)] if lines else []
    if any(is_undo(entry) for entry in entries if entry.line in lines):
        return Outgoing(say(hosted, "spectators-undone", who_took_back(hosted)), pages)
    title = _title(hosted, lines)
    return Outgoing(bold(title) if title else "", pages) if pages else None


def spectators_foretold(hosted: HostedGame, foreseen: Foreseen, lines: Sequence[int], cast: Cast) -> Outgoing:
    """Return the same of the pending result, and how everybody will be told of it."""
    assert hosted.pending_until is not None
    after = foreseen.hosted
    posts = (row for row in foreseen.rows if Trait.TELLS_NEWS in row.kind.traits)
    public = [page for row in posts if (post := room_message(after, row)) is not None for page in post.pages]
    told = spectators_told(after, [*lines, after.lines], cast)
    text = say(hosted, "spectators-held", {"when": date(hosted.pending_until)})
    return Outgoing(text, [*public, *(() if told is None else told.pages)])


def _title(hosted: HostedGame, lines: Sequence[int]) -> str:
    """Return the title, in the channel, of the last of these lines that heads a post."""
    moments = words_of(hosted).announce_all(told_of(hosted, lines, To.PUBLIC), len(hosted.occupancies))
    return next((plain(each.title) for each in reversed(moments) if each is not None and each.title), "")


def secrets_without(hosted: HostedGame, lines: Sequence[int], gone: Collection[int]) -> list[str]:
    """Return the parts of what was told of some lines that tell of those taken back, the longest first."""
    told, left = (
        {part for lines_of in _by_heading(hosted, some).values() for line in lines_of for part in line.splitlines()}
        for some in (lines, [line for line in lines if line not in gone])
    )
    return sorted(told - left, key=len, reverse=True)


def _secrets(hosted: HostedGame, lines: Sequence[int], cast: Cast) -> Iterator[Page]:
    fields: list[tuple[str, str]] = []
    for heading, said in _by_heading(hosted, lines).items():
        fields += titled(heading, (shorten(line, FIELD_TEXT) for each in said for line in each.splitlines()))
    for some in spread(fields):
        yield Page("", "", some, hosted.theme.colour)
    if hosted.anonymous and any(isinstance(each.event, Replaced) for each in told_of(hosted, lines, To.GM)):
        yield cast_page(hosted, cast)


def _by_heading(hosted: HostedGame, lines: Sequence[int]) -> Mapping[str, Mapping[str, None]]:
    """Return what is told of some lines, each text once, under the first heading it stands below."""
    found: dict[str, dict[str, None]] = {}
    if lines:
        told, so_far = told_of(hosted, lines, To.GM), hosted.told(To.GM).events
        for heading, line in words_of(hosted).in_secret(told, so_far, hosted.view_at(lines[-1], To.GM)):
            found.setdefault(heading, {})[line] = None
    return found
