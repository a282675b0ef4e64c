"""What those are told who watch a game with all its secrets: what its GM is told and others are not, wait by wait."""

from collections.abc import Collection, Iterator, Mapping, Sequence

from msgspec.structs import replace

from bot.delivery.casting import cast_page
from bot.delivery.compose import told_of
from bot.delivery.foreseeing import Foreseen, spread
from bot.delivery.outgoing import Outgoing
from bot.delivery.posts import room_message
from bot.delivery.saying import say, words_of
from bot.storage.cast import Cast
from bot.storage.kinds import OutboxKind
from bot.storage.live import Live
from bot.wording.moments import bold, plain
from bot.wording.pages import FIELD_TEXT, Page, shorten, titled
from bot.wording.times import date
from engine.audience import To
from engine.events import Replaced
from engine.log import is_undo, standing


def pages_so_far(live: Live, cast: Cast) -> tuple[Page, ...]:
    """Everything of a game so far, for whoever may know it: roles, votes, orders, and who is behind the aliases."""
    shown = live.started.revealed
    pages = words_of(live).all_secrets(shown) if shown is not None else ()
    # It was somebody once the game is over.
    pages = (*(replace(page, title=say(live, "task-secrets")) for page in pages[:1]), *pages[1:])
    return (cast_page(live, cast), *pages) if live.anonymous else pages


def spectators_greeted(live: Live, joining: Sequence[int], so_far: Sequence[Page]) -> Outgoing:
    """Call those who come to watch, and say what their thread is for; with all so far where nobody has been told it."""
    values = {"game": live.theme.title, "room": f"<#{live.room.channel_id}>"}
    text = "\n".join([" ".join(f"<@{user}>" for user in joining), say(live, "spectators-greeting", values)])
    return Outgoing(text, so_far, mentions=joining)


def spectators_told(live: Live, lines: Sequence[int], cast: Cast) -> Outgoing | None:
    """What some lines have brought about that not everybody was told; None if that is nothing, or taken back by now."""
    entries = live.told(To.GM).entries
    counting = {entry.line for entry in (*standing(entries), *filter(is_undo, entries))}
    lines = [line for line in lines if line in counting]
    pages = [*_secrets(live, lines, cast)] if lines else []
    if any(is_undo(entry) for entry in entries if entry.line in lines):
        return Outgoing(say(live, "spectators-undone"), pages)
    title = _title(live, lines)
    return Outgoing(bold(title) if title else "", pages) if pages else None


def spectators_foretold(live: Live, foreseen: Foreseen, lines: Sequence[int], cast: Cast) -> Outgoing:
    """The same of what waits for the GM, and how everybody will be told of it."""
    assert live.held_until is not None
    after = foreseen.live
    posts = (row for row in foreseen.rows if row.kind in {OutboxKind.PROMPT, OutboxKind.ANNOUNCEMENT})
    public = [page for row in posts if (post := room_message(after, row)) is not None for page in post.pages]
    told = spectators_told(after, [*lines, after.lines], cast)
    text = say(live, "spectators-held", {"when": date(live.held_until)})
    return Outgoing(text, [*public, *(() if told is None else told.pages)])


def _title(live: Live, lines: Sequence[int]) -> str:
    """What the last of these lines that heads a post in the channel is called there."""
    moments = words_of(live).announce_all(told_of(live, lines, To.PUBLIC), len(live.sittings))
    return next((plain(each.title) for each in reversed(moments) if each is not None and each.title), "")


def secrets_without(live: Live, lines: Sequence[int], gone: Collection[int]) -> list[str]:
    """The parts of what was told of some lines that tell of those that are gone, the longest first."""
    told, left = (
        {part for lines_of in _by_heading(live, some).values() for line in lines_of for part in line.splitlines()}
        for some in (lines, [line for line in lines if line not in gone])
    )
    return sorted(told - left, key=len, reverse=True)


def _secrets(live: Live, lines: Sequence[int], cast: Cast) -> Iterator[Page]:
    fields: list[tuple[str, str]] = []
    for heading, said in _by_heading(live, lines).items():
        fields += titled(heading, (shorten(line, FIELD_TEXT) for each in said for line in each.splitlines()))
    for some in spread(fields):
        yield Page("", "", some, live.theme.colour)
    if live.anonymous and any(isinstance(each.event, Replaced) for each in told_of(live, lines, To.GM)):
        yield cast_page(live, cast)


def _by_heading(live: Live, lines: Sequence[int]) -> Mapping[str, Mapping[str, None]]:
    """What is told of some lines, each line once, under the heading at which it stands first."""
    found: dict[str, dict[str, None]] = {}
    if lines:
        told, so_far = told_of(live, lines, To.GM), live.told(To.GM).events
        for heading, line in words_of(live).in_secret(told, so_far, live.view_at(lines[-1], To.GM)):
            found.setdefault(heading, {})[line] = None
    return found
